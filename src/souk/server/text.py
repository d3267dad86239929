"""Names and chat as people may write them: one line, no tricks with invisible, turning or look-alike characters.

A name is written in one script, as browsers want it of domain names: a Cyrillic A among Latin letters is refused. Names
that are kept by a password are moreover told apart by their looks: `Anna.`, `ANNA` and one in Cyrillic are the same.
"""

from __future__ import annotations

import json
import unicodedata
from importlib.resources import files
from itertools import groupby
from typing import Final

from souk.engine.errors import SoukError
from souk.engine.types import Reason

from .reasons import BadName, EmptyText, NameHasPiles, NameHasSign, NameMixesScripts, NameScript

MOST_NAME: Final = 32
MOST_MARKS: Final = 3  # accents and vowel signs on top of one letter

# Letters, marks and symbols that show nothing, though Unicode counts them among letters, marks and symbols.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")

# Scripts that are in everyday use, by the first word of their characters' names (UTS 31, table 5).
SCRIPTS: Final = frozenset(
    """
    ARABIC ARMENIAN BENGALI BOPOMOFO CYRILLIC DEVANAGARI ETHIOPIC GEORGIAN GREEK GUJARATI GURMUKHI HAN HANGUL HEBREW
    HIRAGANA KANNADA KATAKANA KHMER LAO LATIN MALAYALAM MYANMAR ORIYA SINHALA TAMIL TELUGU THAANA THAI TIBETAN
    """.split()  # noqa: SIM905 - a list of words
)
TOGETHER: Final = (  # what may stand in one name (UTS 39, highly restrictive)
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
_CALLED: Final = {
    "CJK": "HAN",
    "IDEOGRAPHIC": "HAN",
    "KATAKANA-HIRAGANA": "KATAKANA",
    "ARABIC-INDIC": "ARABIC",
    "EXTENDED": "ARABIC",  # the digits of Persian and Urdu
}
_ANYWHERE: Final = ("COMBINING", "MODIFIER")  # accents, and the apostrophes that are letters

# What letters of other scripts, and a few of the same, look like (as in Unicode's confusables.txt, for `SCRIPTS`).
_LOOKS: Final = {
    ord(other): letter
    for letter, others in json.loads(files(__package__).joinpath("look_alikes.json").read_text("utf-8")).items()
    for other in others
}


class Unfit(SoukError):
    """A text that cannot be shown."""

    reason: Reason

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def clean(text: str) -> str:
    """One line of visible text: composed, without control, format and private characters, single spaces."""
    composed = unicodedata.normalize("NFC", text)
    line = " ".join("".join(map(_seen, composed)).split())
    if not line:
        raise Unfit(EmptyText())
    return line


def _seen(c: str) -> str:
    """A character, or what is left of one that nobody can see."""
    if unicodedata.category(c)[0] == "C":
        return " " if c in "\t\n\r" else ""
    return "" if c in BLANK else c


def clean_name(name: str) -> str:
    """A name as others will see it."""
    plain = unicodedata.normalize("NFKC", clean(name))
    line = clean("".join(c for c in plain if "VARIATION SELECTOR" not in unicodedata.name(c, "")))
    if len(line) > MOST_NAME or not any(c.isalpha() or c.isdecimal() for c in line):
        raise Unfit(BadName(most=MOST_NAME))
    for c in line:
        if unicodedata.category(c) in ("Me", "Nl", "No"):
            raise Unfit(NameHasSign(sign=ascii(c)))
    for mark, pile in groupby(unicodedata.normalize("NFD", line), lambda c: unicodedata.category(c) == "Mn"):
        marks = list(pile)
        if mark and (len(marks) > MOST_MARKS or len(set(marks)) < len(marks)):
            raise Unfit(NameHasPiles())
    _check_scripts(line)
    return line


def _check_scripts(line: str) -> None:
    found = {script: c for c in line if (script := _script(c))}
    for script, c in found.items():
        if script not in SCRIPTS:
            raise Unfit(NameScript(sign=c))
    if len(found) > 1 and not any(set(found) <= together for together in TOGETHER):
        scripts = " and ".join(sorted(script.capitalize() for script in found))
        raise Unfit(NameMixesScripts(scripts=scripts))


def _script(c: str) -> str:
    """The script of a letter, a mark or a digit; nothing for what belongs to all scripts."""
    if unicodedata.category(c)[0] not in "LMN" or c in "0123456789":
        return ""
    word = unicodedata.name(c, "UNKNOWN").split()[0]
    return "" if word in _ANYWHERE else _CALLED.get(word.partition("-")[0], _CALLED.get(word, word))


def folded(name: str) -> str:
    """What two ways to write the same name have in common."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def looks(name: str) -> str:
    """What two names that look alike have in common: small letters and digits, whatever their script."""
    alike = unicodedata.normalize("NFKC", name).translate(_LOOKS).casefold().translate(_LOOKS)
    letters = "".join(c for c in unicodedata.normalize("NFKC", alike) if unicodedata.category(c)[0] in "LMN")
    return letters.replace("rn", "m") or folded(name)
