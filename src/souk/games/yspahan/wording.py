"""What Yspahan's messages may use beside the fields: shops, souks and squares by name, costs and changes in words."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from souk.engine.types import GameView
from souk.words.arguments import Phrase, Speaker, named
from souk.words.catalogue import Args

from . import types as t

CROSSING = "c"
WITHOUT = {(): "none", ("camels",): "camels", ("gold",): "gold"}


def ask(view: GameView) -> tuple[str, Struct | None]:
    """The question of the view, and what it is about."""
    due = view.due if isinstance(view, t.View) else None
    return (f"ask-{due.what}", due) if due else ("ask-move", None)


def wording(speaker: Speaker, struct: Struct) -> Args:
    """The arguments that only Yspahan's messages have."""
    args: dict[str, str | int] = {}
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if field == "shop" and value:
            args |= {**named("shop", _shop(speaker, value)), **named("souk", _souk(speaker, value))}
        elif field == "souk":
            args |= named("souk", _souk(speaker, value))
        elif field == "shops":
            args |= named("shops", speaker.listed([_souk(speaker, shop) for shop in value]))
        elif field in ("square", "start") and isinstance(value, str):
            args |= named(field, _square(speaker, value))
        elif field == "place":
            args["place"] = value + 1
    return {**args, **_of_type(speaker, struct)}


def _of_type(speaker: Speaker, struct: Struct) -> Args:
    match struct:
        case t.SupervisorMoved():
            return {"stays": "yes" if struct.start == struct.square else "no"}
        case t.Given(camels=camels, gold=gold):
            gives, gets = (_amounts(speaker, sign * camels, sign * gold) for sign in (-1, 1))
            return {"gives": gives[0], "gets": gets[0], "gets_count": gets[1]}
        case t.Built(camels=camels, gold=gold) | t.Cost(camels=camels, gold=gold):
            cost, kinds = _amounts(speaker, camels, gold)
            return {"cost": cost, "cost_count": kinds}
        case t.ShortOf(has_camels=camels, has_gold=gold):
            holding, kinds = _amounts(speaker, camels, gold)
            return {"holding": holding, "holding_count": kinds}
        case t.Build(without=without):
            return {"without_key": WITHOUT.get(without, "both")}
        case t.Tower(rows=rows):
            return {"rows": ", ".join(_row(speaker, row, dice) for row, dice in rows.items())}
        case t.WeekScored(souks=souks):
            return {"souks": ", ".join(_score(speaker, souk) for souk in souks), "souks_count": len(souks)}
    return {}


def _parts(speaker: Speaker, name: str) -> Args:
    """Quarter and colour of a souk or shop."""
    quarter, colour, *_ = name.split(".")
    return {**named("quarter", speaker.word("quarter", quarter)), **named("colour", speaker.word("colour", colour))}


def _souk(speaker: Speaker, name: str) -> Phrase:
    return speaker.phrase("souk", _parts(speaker, name))


def _shop(speaker: Speaker, name: str) -> Phrase:
    return speaker.phrase("shop", {**_parts(speaker, name), "n": int(name.rpartition(".")[2]) + 1})


def _square(speaker: Speaker, name: str) -> Phrase:
    return speaker.phrase("crossing") if name == CROSSING else speaker.phrase("square", {"name": name})


def _amounts(speaker: Speaker, camels: int, gold: int) -> tuple[str, int]:
    """What there is of both, in words, and how many kinds that is."""
    some = {"camels": camels, "gold": gold}
    phrases = [speaker.phrase(f"amount-{goods}", {"n": n}) for goods, n in some.items() if n > 0]
    return speaker.listed(phrases)[""], len(phrases)


def dice_text(row: t.TowerRow) -> str:
    """The dice of a row, yellow ones in brackets: `4 4 (4)`."""
    white = " ".join([str(row.value)] * row.white)
    yellow = " ".join([str(row.value)] * row.yellow)
    return " ".join(filter(None, (white, f"({yellow})" if yellow else "")))


def _row(speaker: Speaker, row: str, dice: t.TowerRow) -> str:
    args: Mapping[str, str | int] = {**named("row", speaker.word("row", row)), "dice": dice_text(dice)}
    return speaker.phrase("tower-row", args)[""]


def _score(speaker: Speaker, souk: t.SoukScore) -> str:
    args = {**named("souk", _souk(speaker, souk.souk)), "seat": speaker.name(souk.seat)}
    return speaker.phrase("souk-score", {**args, "points": souk.points + souk.bazaar})[""]
