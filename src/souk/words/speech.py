"""Sentences in one language, about one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import asdict

from .arguments import Phrase, Speaker, arguments, named
from .catalogue import USUAL, Args, Catalogue, catalogue, text_of

if TYPE_CHECKING:
    from souk.engine.game import Game
    from souk.engine.types import Consequence, Event, GameView, Matter, MoveFields, Reason, Remark

SMALLEST: Final = 0.001  # share of a victory
NOTHING: Final = 1e-9


class Words:
    """How a language speaks, of a game if there is one, with what a folder of it adds. What it lacks is in English."""

    def __init__(self, language: str, game: Game | None = None, more: str = "") -> None:
        self.language = language
        self._presentation = game.presentation if game else None
        self._package = self._presentation.package if self._presentation else ""
        self._catalogues = [catalogue(code, self._package, more) for code in dict.fromkeys((language, USUAL))]

    def _with(self, id: str) -> Catalogue | None:
        return next((one for one in self._catalogues if one.has(id)), None)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._with(id) is not None

    def say(self, id: str, **args: str | int) -> str:
        """A message; its id where there is none."""
        return self._filled(id, args)

    def _filled(self, id: str, args: Args) -> str:
        found = self._with(id)
        return found.format(id, args) if found else id

    def _forms(self, id: str, args: Args) -> Phrase:
        found = self._with(id)
        return found.forms(id, args) if found else {}

    def word(self, field: str, text: str) -> str:
        """The word for a text of a field, as `row-sack`; the text itself where there is none."""
        return self.say(f"{field}-{text}") if self.has(f"{field}-{text}") else text

    def listed(self, words: Sequence[str]) -> str:
        """Words joined as people do."""
        return self._catalogues[0].listed(words)

    def labelled(self, label: str, text: str) -> str:
        """What something is or who says it, and then the text: `Anna: no cards`."""
        return self.say("labelled", label=label, text=text)

    def number(self, value: float) -> str:
        """A number, with one decimal if it has one."""
        return self._catalogues[0].number(value)

    def share(self, value: float) -> str:
        """A share as whole per cent."""
        return self._catalogues[0].share(value)

    def percent(self, share: float) -> str:
        """A share as per cent with one decimal."""
        return f"{self.number(round(100 * share, 1))} %"

    def margin(self, error: float) -> str:
        """A standard error of a share; what is less than a tenth of a per cent is not told as nothing."""
        return self.percent(max(error, SMALLEST) if error > NOTHING else 0.0)

    def form(self, field: str, text: str, form: str) -> str:
        """A form of such a word."""
        found = self._with(f"{field}-{text}")
        return found.forms(f"{field}-{text}", {}).get(form, text) if found else text

    def fill(
        self, id: str, struct: Struct, names: Sequence[str] = (), reader: int | None = None, **more: str | int
    ) -> str:
        """A message about something, filled with its fields."""
        return self._filled(id, {**self.args(struct, names, reader), **more})

    def args(self, struct: Struct, names: Sequence[str] = (), reader: int | None = None) -> dict[str, str | int]:
        """What a message about this may use."""
        more = self._presentation.wording if self._presentation else None
        return arguments(Speaker(self._catalogues[0], names, reader), struct, more)

    # What games tell. A game without words of its own is told by its codes.

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened, as a sentence."""
        return self.fill(f"event-{_tag(event)}", event, names, reader)

    def move(self, fields: MoveFields) -> str:
        """What a move is called."""
        return self.fill(f"move-{_tag(fields)}", fields)

    def doing(self, fields: MoveFields) -> Phrase:
        """How sentences speak of a move, form by form (`doing`); its name in quotation marks where it has none."""
        forms = self._forms(f"move-{_tag(fields)}", self.args(fields))
        return forms if "doing" in forms else self._forms("study-move", {"move": self.move(fields)})

    def remark(self, remark: Remark, fields: MoveFields) -> str:
        """What there is to know about a move."""
        return self._filled(f"remark-{_tag(remark)}", {**self.args(fields), **self.args(remark)})

    def consequences(self, found: Sequence[Consequence], names: Sequence[str]) -> list[str]:
        """What a move does on the board, as rests of a sentence about it; what differs in the colour alone at once."""
        alike: dict[str, list[Consequence]] = {}
        for one in found:
            alike.setdefault(repr({**asdict(one), "colour": ""}) + _tag(one), []).append(one)
        return [self._at_once(ones, names) for ones in alike.values()]

    def _at_once(self, ones: Sequence[Consequence], names: Sequence[str]) -> str:
        speaker = Speaker(self._catalogues[0], names)
        colours = [speaker.word("colour", asdict(one)["colour"]) for one in ones if "colour" in asdict(one)]
        more = named("colour", speaker.listed(colours)) if colours else {}
        return self._filled(f"consequence-{_tag(ones[0])}", {**self.args(ones[0], names), **more})

    def matter(self, matter: Matter, names: Sequence[str], reader: int | None = None) -> str:
        """What matters at a decision, as a sentence: a message of the game's lessons."""
        return self.fill(f"matter-{_tag(matter)}", matter, names, reader)

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is closed, with the number of the ruling."""
        said = self.fill(f"reason-{_tag(reason)}", reason, names)
        return f"{said} ({reason.ruling})" if reason.ruling else said

    def ask(self, view: GameView) -> str:
        """What is to be decided."""
        if not self._presentation:
            return self.say("ask-move")
        id, struct = self._presentation.ask(view)
        return self.fill(id, struct) if struct else self.say(id)

    def rules(self) -> str:
        """The rules of the game, as Markdown."""
        return next(filter(None, (text_of(self._package, "rules", f"{one}.md") for one in (self.language, USUAL))), "")


def _tag(struct: Struct) -> str:
    return str(struct.__struct_config__.tag)
