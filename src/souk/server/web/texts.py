"""Words and rules as texts for clients: catalogues in Fluent's format and Markdown, by language."""

from __future__ import annotations

import re
from functools import cache, partial
from gzip import compress
from hashlib import sha256
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from souk.games import GAMES
from souk.words import LANGUAGES
from souk.words.catalogue import FRAME, USUAL, text_of

from ..reasons import NothingHere
from .problems import Problem, response_of

ELSEWHERE: Final = re.compile(r"^(?:#.*\n\n*|(?:cli|terminal)-.*\n(?:[ }].*\n|\n(?= ))*)", re.MULTILINE)


class Text(NamedTuple):
    """A text as it is sent, whole and compressed, and the tag by which a browser knows that it has it."""

    whole: bytes
    small: bytes
    tag: str


@cache
def _packages() -> dict[str | None, str]:
    """Where the texts of the frame and of each game are: looking for games of other packages takes long."""
    return {None: FRAME, **{name: game.presentation.package for name, game in GAMES.loaded()}}


@cache
def _text(package: str, folder: str, language: str) -> Text:
    """In English where there is no other; empty for a game that has none."""
    ending = "md" if folder == "rules" else "ftl"
    found = text_of(package, folder, f"{language}.{ending}") or text_of(package, folder, f"{USUAL}.{ending}")
    whole = (_for_browsers(found) if folder == "words" else found).encode()
    return Text(whole, compress(whole, mtime=0), f'"{sha256(whole).hexdigest()[:20]}"')


def _for_browsers(catalogue: str) -> str:
    """A catalogue without comments and what only terminals say: it is a good part of the first load."""
    return "".join(re.split(ELSEWHERE, catalogue))


async def _answer(request: Request, folder: str = "words") -> Response:
    """A text that may be kept but is asked for again: 304 if it is still the same."""
    wanted = request.path_params
    package = _packages().get(wanted.get("game"))
    if wanted["language"] not in LANGUAGES or package is None:
        return response_of(Problem(404, "nowhere", NothingHere()))
    text = _text(package, folder, wanted["language"])
    headers = {"etag": text.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == text.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(text.small, headers={**headers, "content-encoding": "gzip"}, media_type="text/plain")
    return Response(text.whole, headers=headers, media_type="text/plain")


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/words/{language}", _answer),
    Route("/api/games/{game}/words/{language}", _answer),
    Route("/api/games/{game}/lessons/{language}", partial(_answer, folder="lessons")),
    Route("/api/games/{game}/rules/{language}", partial(_answer, folder="rules")),
]
