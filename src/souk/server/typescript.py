"""What the browser's client is built on: the protocol as types, what is printed on the boards, all sentences.

These are `protocol.ts`, `facts.ts` and `sentences.ts` in `web/src`.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from souk.games.basari import board as basari
from souk.games.basari.scoring import COLOUR_POINTS
from souk.games.yspahan import board as yspahan

from . import protocol
from .web.api import ROUTES

_HEAD: Final = (
    "// Written by `SOUK_GOLDEN=write pytest tests/server/test_docs.py` from the server's schema: do not edit.\n"
)


def types() -> str:
    """Every type that goes over the socket or by HTTP."""
    wanted = [
        protocol.ToClient,
        protocol.ToServer,
        protocol.Problem,
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
            return {"integer": "number", "number": "number", "null": "null"}.get(kind, str(kind))
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
        "archways": [
            {"points": points, "gems": dict(zip(basari.COLOURS, gems, strict=True))}
            for points, gems in zip(basari.POINTS, basari.GEMS, strict=True)
        ],
    }
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in told.items()]
    return "\n".join([_HEAD, *lines, ""])


_SPEAKING: Final = ("games/*/why.py", "games/*/narrate.py", "table/*.py", "server/**/*.py")
_SPOKEN: Final = {"Reason", "Refusal", "Problem", "Denied", "IllegalMove", "BadOption", "refused", "Bye"}
_DEAF: Final = {"backup.py", "database", "run.py", "settings.py", "verify.py"}  # speak to who runs the server


def sentences() -> str:
    """Every sentence that the server may refuse with, as a template: all of them have to be translated."""
    root = Path(__file__).parents[1]
    files = (file for pattern in _SPEAKING for file in root.glob(pattern) if not _DEAF & set(file.parts))
    found = {
        said
        for file in files
        for said in _said(ast.parse(file.read_text("utf-8")), "server" not in file.relative_to(root).parts)
    }
    lines = [f"  {json.dumps(said)}," for said in sorted(found)]
    return "\n".join([_HEAD, "export const sentences = [", *lines, "] as const;", ""])


def _said(tree: ast.Module, rules: bool) -> Iterator[str]:
    """Sentences in what is raised or sent; among the rules also in functions that say why not, and in constants."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args, keywords=more) if name in _SPOKEN:
                for part in (*args, *(keyword.value for keyword in more)):
                    yield from _texts(part)
            case ast.FunctionDef(name=name) if rules and name.startswith(("why_", "_why_", "_no_", "_wrong_")):
                for said in (part.value for part in ast.walk(node) if isinstance(part, ast.Return | ast.Assign)):
                    yield from _texts(said) if said else ()
    for node in tree.body:
        match node:
            case ast.Assign(value=words) | ast.AnnAssign(value=words) if rules and words:
                yield from _texts(words)


def _texts(node: ast.AST) -> Iterator[str]:
    """Texts of several words, with `{name}` for what is filled in."""
    match node:
        case ast.JoinedStr(values=parts):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else _hole(part) for part in parts)
            yield from [text] if " " in text else []
        case ast.Constant(value=str(text)) if " " in text.strip():
            yield text
        case ast.expr():
            for child in ast.iter_child_nodes(node):
                yield from _texts(child)


def _hole(part: ast.AST) -> str:
    """What is filled in, by the name that the code has for it."""
    match part:
        case ast.FormattedValue(value=ast.Attribute(attr=name)):
            return f"{{{name}}}"
    return "{" + next(node.id for node in ast.walk(part) if isinstance(node, ast.Name)) + "}"
