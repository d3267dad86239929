"""The browser client, as files that were built beforehand."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response

from .problems import Problem, response_of

NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Souk</title><h1>Souk</h1>"
    "<p>This server runs, but its browser client is not built. Programs can play: see <a href=/api/openapi.json>"
    "the HTTP interface</a> and <a href=/api/messages.json>the messages</a>."
)


class Files:
    """What was built, by path. They are listed once, so that no address that somebody makes up reaches the disk."""

    def __init__(self, root: Path) -> None:
        self._files = {file.relative_to(root).as_posix(): file for file in root.rglob("*") if file.is_file()}

    def answer(self, path: str, headers: Headers) -> Response:
        """A file of the browser client; a page of it for every other address."""
        if path in self._files:
            hashed = path.startswith("assets/")
            return self._sent(path, headers, "public, max-age=31536000, immutable" if hashed else "no-cache")
        if "." in path.rpartition("/")[2]:
            return response_of(Problem(404, "nowhere", "there is nothing here"))
        return self._sent("index.html", headers, "no-cache") if "index.html" in self._files else HTMLResponse(NO_CLIENT)

    def _sent(self, path: str, headers: Headers, lasting: str) -> Response:
        """A file as it is, or compressed as the build left it beside it, for who takes that."""
        taken = {word.partition(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")}
        more = {"cache-control": lasting, "vary": "accept-encoding"}
        kind = guess_type(path)[0]
        for name, ending in (("br", ".br"), ("gzip", ".gz")):
            if name in taken and path + ending in self._files:
                small = self._files[path + ending]
                return FileResponse(small, headers={**more, "content-encoding": name}, media_type=kind)
        return FileResponse(self._files[path], headers=more, media_type=kind)
