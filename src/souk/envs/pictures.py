"""A drawing as pixels. Its letters come from the font inside Pillow: the same game is the same image everywhere."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from souk.engine.errors import SoukError

WIDTH = 640


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """An SVG drawing as rows of columns of red, green and blue."""
    try:
        import resvg_py  # noqa: PLC0415 - only images need these two
        from PIL import Image, ImageFont  # noqa: PLC0415
    except ImportError as error:
        raise SoukError(f"an image needs another package ({error}): pip install 'souk[envs]'") from error
    font = ImageFont.load_default(16)
    assert isinstance(font, ImageFont.FreeTypeFont)
    family = str(font.getname()[0])
    with tempfile.TemporaryDirectory(prefix="souk-") as folder:
        path = Path(folder, "font.ttf")
        path.write_bytes(font.font_bytes)
        png = resvg_py.svg_to_bytes(
            svg_string=svg.replace("\N{MULTIPLICATION SIGN}", "x"),  # the only sign that the font does not have
            width=width,
            skip_system_fonts=True,
            font_files=[str(path)],
            font_family=family,
            serif_family=family,
            sans_serif_family=family,
        )
    return np.array(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
