"""Every piece of Python in the README runs."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_code_of_the_readme_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    space: dict[str, object] = {"__name__": "readme"}
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"README.md, block {number}", "exec"), space)
