"""Saved studies, and positions that somebody wrote."""

from __future__ import annotations

import json

from souk.engine.errors import BadPosition, SoukError
from souk.study.variations import position_of

from .. import analysis_protocol as a
from .. import protocol as p
from ..analysis.sources import nameless
from ..reasons import Impossible, NoSuchStudy
from .problems import Problem
from .routes import Call, Route, marker

ROUTES: list[Route] = []
route = marker(ROUTES)


@route("POST", "/api/studies", a.StudyInfo, a.NewStudy)
async def save_study(call: Call) -> a.StudyInfo:
    """Keep a study, or the record of a game, for whoever has the link."""
    transcript, text = await nameless(call.services, call.body.text, call.who)
    return await call.services.studies.add(
        call.person.id, transcript.game, transcript.players, text, call.services.now()
    )


@route("GET", "/api/studies/{link}", str, known=False)
async def study(call: Call) -> str:
    """A study that was kept, as a record."""
    text = await call.services.studies.text(call.path["link"])
    if text is None:
        raise Problem(404, "nowhere", NoSuchStudy())
    return text


@route("DELETE", "/api/studies/{link}", p.Ok)
async def delete_study(call: Call) -> p.Ok:
    """Keep one of your studies no longer."""
    if not await call.services.studies.delete(call.person.id, call.path["link"]):
        raise Problem(404, "nowhere", NoSuchStudy())
    return p.Ok()


@route("GET", "/api/me/studies", a.Studies)
async def my_studies(call: Call) -> a.Studies:
    """The studies that you keep."""
    return a.Studies(await call.services.studies.of(call.person.id))


@route("POST", "/api/positions/check", a.PositionCheck, a.PositionText, known=False)
async def check_position(call: Call) -> a.PositionCheck:
    """Whether there can be such a position; if not, what is wrong with it."""
    try:
        position = position_of(call.body.text)
    except BadPosition as error:
        return a.PositionCheck(False, error.reason, list(error.path), "")
    except SoukError as error:
        return a.PositionCheck(False, error.reason or Impossible(text=str(error)), [], "")
    return a.PositionCheck(True, None, [], json.dumps(position.to_json()))
