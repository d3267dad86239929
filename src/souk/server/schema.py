"""The protocol described for programs: OpenAPI for HTTP, JSON Schema for the messages of sockets."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import souk
from souk.engine import types as base
from souk.study import types as study
from souk.table import commands, log

from . import analysis_protocol, progress_protocol, protocol, puzzle_protocol, socket_protocol
from .web.api import ROUTES
from .web.routes import Route

# What games and refusals fill in: to whoever knows only the frame a tag is any text, and more fields may follow.
OPEN: Final = {
    base.MoveFields: "kind",
    base.Remark: "code",
    base.Matter: "code",
    base.Reason: "code",
    base.Event: "type",
}


def components(types: Sequence[Any], ref_template: str) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """Types as JSON Schema, and what they are made of by name."""
    schemas, parts = msgspec.json.schema_components(types, ref_template=ref_template)
    for kind, tag in OPEN.items():
        if kind.__name__ in parts:
            parts[kind.__name__]["properties"][tag] = {"type": "string"}
    return list(schemas), parts


def messages() -> dict[str, Any]:
    """The messages of sockets, both ways, as JSON Schema."""
    kinds = [
        protocol.ToClient,
        protocol.ToServer,
        analysis_protocol.AnalysisToClient,
        analysis_protocol.AnalysisToServer,
    ]
    (to_client, to_server, to_analyst, from_analyst), parts = components(kinds, "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket, and of the analysis board's",
        "version": protocol.VERSION,
        "type": "object",
        "properties": {
            "to_client": to_client,
            "to_server": to_server,
            "analysis_to_client": to_analyst,
            "analysis_to_server": from_analyst,
        },
        "$defs": parts,
    }


def openapi() -> dict[str, Any]:
    """The HTTP interface as OpenAPI."""
    types = [protocol.Problem, *(kind for route in ROUTES for kind in (route.answer, route.body) if kind)]
    schemas, parts = components(types, "#/components/schemas/{name}")
    of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Souk", "version": souk.__version__, "summary": "Tables for board games"},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "souk"}},
        },
    }


def _operation(route: Route, of: dict[str, Any]) -> dict[str, Any]:
    problem = {"description": "What went wrong", "content": {"application/json": {"schema": of[str(protocol.Problem)]}}}
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip(),
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"{(\w+)}", route.path)
            ),
            *(
                {
                    "name": name,
                    "in": "query",
                    "description": text,
                    "schema": {"type": "integer", "minimum": 0, "maximum": 10**15 - 1},
                }
                for name, text in route.query.items()
            ),
        ],
        "responses": {
            "200": {"description": "It is so", "content": {route.media: {"schema": of[str(route.answer)]}}},
            "4XX": problem,
        },
    }
    if route.body:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": of[str(route.body)]}}}
    if route.known:
        found["security"] = [{"cookie": []}]
    return found


def reference() -> str:
    """Every route and every type of the protocol as Markdown, straight from the source."""
    sections = ["## HTTP", "", "| | takes | answers | |", "|---|---|---|---|"]
    for route in ROUTES:
        asks = ", ".join(filter(None, (_name(route.body), *(f"?{name}" for name in route.query))))
        said = (route.handler.__doc__ or "").strip() + ("" if route.known else " Anybody may.")
        sections.append(f"| `{route.method} {route.path}` | {asks} | {_name(route.answer)} | {said} |")
    pages = (
        *(("To the server", commands), ("To the client", socket_protocol), ("What HTTP carries", protocol)),
        *(("Puzzles", puzzle_protocol), ("Progress", progress_protocol)),
        *(("The analysis board", analysis_protocol), ("Reviews", study), ("Entries", log)),
    )
    for title, module in pages:
        kinds = [
            kind
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
        ]
        source = "\n\n\n".join(inspect.getsource(kind).strip() for kind in kinds)
        source = source.replace(", gc=False", "")  # how they are kept is nobody's affair
        sections += ["", f"## {title}", "", "```python", source, "```"]
    return "\n".join(sections) + "\n"


def _name(kind: Any) -> str:
    if kind is None:
        return ""
    arguments = getattr(kind, "__args__", ())
    return f"list of {arguments[0].__name__}" if arguments else "text" if kind is str else str(kind.__name__)
