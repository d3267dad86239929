"""The protocol as TypeScript types, and what is printed on the boards: `web/src/protocol.ts` and `facts.ts`."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from souk.games.basari import board as basari
from souk.games.basari.scoring import COLOUR_POINTS
from souk.games.yspahan import board as yspahan

from . import protocol
from .api import ROUTES

_HEAD: Final = (
    "// Written by `SOUK_GOLDEN=write pytest tests/server/test_docs.py` from the server's schema: do not edit.\n"
)


def types() -> str:
    """Every type that goes over the socket or by HTTP."""
    wanted = [
        protocol.ToClient,
        protocol.ToServer,
        *(kind for route in ROUTES for kind in (route.answer, route.body) if kind),
    ]
    (to_client, to_server, *_), parts = msgspec.json.schema_components(wanted, ref_template="{name}")
    declared = [_declare(name, parts[name]) for name in sorted(parts)]
    unions = [f"export type ToClient = {_type(to_client)};", f"export type ToServer = {_type(to_server)};"]
    version = f"export const VERSION = {protocol.VERSION};"
    return "\n".join([_HEAD, version, "", *unions, "", *declared])


def _declare(name: str, schema: dict[str, Any]) -> str:
    note = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{note}export type {name} = {_type(schema)};\n"
    required = schema.get("required", [])
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(part)};" for key, part in schema.get("properties", {}).items()
    ]
    return "\n".join([f"{note}export interface {name} {{", *lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
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
            return f"Record<string, {_type(more) if more else 'any'}>"
        case {"type": kind}:
            return {"integer": "number", "number": "number", "null": "null"}.get(kind, kind)
    return "any"


def facts() -> str:
    """What is printed on the boards and cards, for drawing them."""
    told = {
        "souks": {f"{quarter}.{colour}": points for quarter, colour, points, _ in yspahan.SOUKS},
        "rows": yspahan.ROWS,
        "doors": {
            square: [yspahan.SHOPS[shop] for shop in shops]
            for square, shops in zip(yspahan.SQUARES, yspahan.SHOPS_AT, strict=True)
            if shops
        },
        "buildings": {name: {"camels": camels, "gold": gold} for name, camels, gold in yspahan.BUILDINGS},
        "placePoints": yspahan.PLACE_POINTS,
        "gemPoints": dict(zip(basari.COLOURS, COLOUR_POINTS, strict=True)),
    }
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in told.items()]
    return "\n".join([_HEAD, *lines, ""])
