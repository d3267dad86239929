"""The catalogues, found by their place and read when they are first needed."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from souk.engine.errors import UnknownName

Args = Mapping[str, str | int]
LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "nl": "Nederlands",
    "it": "Italiano",
    "fr": "Français",
}
USUAL: Final = "en"
LOCALES: Final = {"en": "en-GB"}  # `Anna, Ben and Eva`, without a comma before the last
FRAME: Final = "souk"  # the package whose catalogues are the frame's
log = logging.getLogger("souk")


def language_of(wanted: str = "", environment: Mapping[str, str] = os.environ) -> str:
    """The language that somebody asks for, else the one of the environment, else English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise UnknownName("language", wanted, LANGUAGES)
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            code = locale[:2].lower()
            return code if code in LANGUAGES and not locale[2:3].isalpha() else USUAL
    return USUAL


@cache
def text_of(package: str, folder: str, name: str) -> str:
    """A text in a folder of a package; empty if there is none."""
    if not package:
        return ""
    path = files(package).joinpath(folder, name)
    return path.read_text("utf-8") if path.is_file() else ""


class Catalogue:
    """The messages of a language: the frame's, and those of the game in a package, which come first.

    A further folder of that package may have more, as lessons do.
    """

    def __init__(self, language: str, package: str = "", more: str = "") -> None:
        locale = LOCALES.get(language, language)
        self._locale = locale.replace("-", "_")
        self._bundle = FluentBundle([locale], use_isolating=False)
        for place, folder in ((FRAME, "words"), (package, "words"), (package, more)):
            resource = FluentResource(text_of(place, folder, f"{language}.ftl") if folder else "")
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id)

    def format(self, id: str, args: Args) -> str:
        """A message, filled in."""
        value = self._bundle.get_message(id).value
        return self._filled(id, value, args) if value else ""

    def forms(self, id: str, args: Args) -> dict[str, str]:
        """A word's other forms (`.the`, `.of`), by name."""
        attributes = self._bundle.get_message(id).attributes
        return {name: self._filled(id, form, args) for name, form in attributes.items()}

    def _filled(self, id: str, pattern: Pattern, args: Args) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        for error in errors:
            log.warning("message %s: %s", id, error)
        return str(text)

    def number(self, value: float) -> str:
        """A number, with one decimal if it has one."""
        return format_decimal(value, "#,##0.#", self._locale)

    def share(self, value: float) -> str:
        """A share as whole per cent."""
        return format_percent(value, locale=self._locale)

    def listed(self, words: Sequence[str]) -> str:
        """Words joined as people do: `Anna, Ben and Eva`."""
        return format_list(words, locale=self._locale)


@cache
def catalogue(language: str, package: str = "", more: str = "") -> Catalogue:
    """The catalogue of a language, with that of a game and what another of its folders says."""
    return Catalogue(language, package, more)
