"""The browser client, as files that were built beforehand."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response

from ..reasons import NothingHere
from .problems import Problem, response_of

NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Souk</title><h1>Souk</h1>"
    "<p>This server runs, but its browser client is not built. Programs can play: see <a href=/api/openapi.json>"
    "the HTTP interface</a> and <a href=/api/messages.json>the messages</a>."
)


def file_of(root: Path, path: str, headers: Headers) -> Response:
    """A file of the browser client; a page of it for every other address."""
    wanted = (root / path).resolve()
    if wanted.is_file() and wanted.is_relative_to(root):
        hashed = path.startswith("assets/")
        return _sent(wanted, headers, "public, max-age=31536000, immutable" if hashed else "no-cache")
    if "." in path.rpartition("/")[2]:
        return response_of(Problem(404, "nowhere", NothingHere()))
    index = root / "index.html"
    return _sent(index, headers, "no-cache") if index.is_file() else HTMLResponse(NO_CLIENT)


def _sent(file: Path, headers: Headers, lasting: str) -> Response:
    """A file as it is, or compressed as the build left it beside it, for who takes that."""
    taken = {word.partition(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")}
    more = {"cache-control": lasting, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0]
    for name, ending in (("br", ".br"), ("gzip", ".gz")):
        small = file.with_name(file.name + ending)
        if name in taken and small.is_file():
            return FileResponse(small, headers={**more, "content-encoding": name}, media_type=kind)
    return FileResponse(file, headers=more, media_type=kind)
