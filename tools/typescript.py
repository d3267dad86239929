"""What the browser's client is built on, written from Python: `python -m tools.typescript` writes it.

`web/src/protocol.ts` has what server and clients tell each other and what all games share,
`web/src/games/<name>/types.ts` what a game tells, `facts.ts` beside it what is printed on its board and cards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from souk.engine import types as base
from souk.engine.game import Game
from souk.games import GAMES
from souk.server import analysis_protocol, protocol
from souk.server.schema import components
from souk.server.web.api import ROUTES

WEB: Final = Path(__file__).parents[1] / "web" / "src"
HEAD: Final = "// Written by `python -m tools.typescript` from Python: do not edit.\n"
UNIONS: Final = ("Move", "Outcome", "AnyEvent", "AnyRemark", "AnyReason", "AnyConsequence", "AnyMatter")


def frame() -> str:
    """Every type that goes over the socket or by HTTP, and what all games share."""
    wanted = [
        protocol.ToClient,
        protocol.ToServer,
        analysis_protocol.AnalysisToClient,
        analysis_protocol.AnalysisToServer,
        protocol.Problem,
        *(kind for route in ROUTES for kind in (route.answer, route.body) if kind),
        *(base.Points, base.Round, base.Over),
    ]
    schemas, parts = components(wanted, "{name}")
    names = ("ToClient", "ToServer", "AnalysisToClient", "AnalysisToServer")
    unions = [f"export type {name} = {_type(schema)};" for name, schema in zip(names, schemas, strict=False)]
    version = f"export const VERSION = {protocol.VERSION};"
    return "\n".join([HEAD, version, "", *unions, "", *_declared(parts)])


def types(game: Game) -> str:
    """What a game tells."""
    module = import_module(f"souk.games.{game.name}.types")
    unions = {name: getattr(module, name) for name in UNIONS}
    wanted = [module.View, module.PrivateView, *unions.values()]
    schemas, parts = msgspec.json.schema_components(wanted, ref_template="{name}")
    named = [f"export type {name} = {_literal(kind)};" for name, kind in _literals(module).items()]
    tagged = [f"export type {name} = {_type(of)};" for name, of in zip(unions, schemas[2:], strict=True)]
    return "\n".join([HEAD, *named, *tagged, "", *_declared(parts)])


def _literals(module: ModuleType) -> Mapping[str, Any]:
    return {name: kind for name, kind in sorted(vars(module).items()) if get_origin(kind) is Literal}


def _literal(kind: Any) -> str:
    return " | ".join(map(json.dumps, get_args(kind)))


def _declared(parts: Mapping[str, dict[str, Any]]) -> list[str]:
    return [_declare(name, parts[name]) for name in sorted(parts)]


def _declare(name: str, schema: Mapping[str, Any]) -> str:
    note = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{note}export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(part)};" for key, part in schema.get("properties", {}).items()
    ]
    return "\n".join([f"{note}export interface {name} {{", *lines, "}", ""])


def _type(schema: Mapping[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": kinds}:
            return " | ".join(map(_type, kinds))
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            return f"({_type(items)})[]"
        case {"type": "object"}:
            more = schema.get("additionalProperties")
            return f"Record<string, {_type(more) if more else 'unknown'}>"
        case {"type": kind}:
            return {"integer": "number", "number": "number", "null": "null"}.get(kind, str(kind))
    return "unknown"


def facts(game: Game) -> str:
    """What is printed on a game's board and cards, for drawing them; no rule."""
    lines = [f"export const {key} = {json.dumps(value)} as const;" for key, value in game.presentation.facts().items()]
    return "\n".join([HEAD, *lines, ""])


def files() -> dict[Path, str]:
    """All that is written, by its place: for the games that have a room there."""
    found = {WEB / "protocol.ts": frame()}
    for room in (WEB / "games").iterdir():
        if room.is_dir():
            found[room / "types.ts"] = types(GAMES[room.name])
            found[room / "facts.ts"] = facts(GAMES[room.name])
    return found


def main() -> None:
    """Write them."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
