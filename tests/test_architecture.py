"""ARCHITECTURE.md: the map has every room, names are where they are said to be, and a move takes the walk of a move."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from types import FrameType

from souk.client import Client

from .server import running

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
WALK = re.findall(r"^## The walk of a move\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)[0]
NAMED = re.findall(r"^\d+\. `(#?\w+)` \(`([\w/.-]+\.(?:py|ts))`\)", WALK, re.MULTILINE)
MAP = PAGE.split("```")[1]


def test_every_file_on_the_map_exists() -> None:
    there = {"hatch_build.py"} | {
        path.name for room in ("src", "web/src", "tools") for path in (ROOT / room).rglob("*.*")
    }
    named = set(re.findall(r"[\w-]+(?:\.svelte)?\.(?:py|ts|svelte|json)\b", MAP))
    assert len(named) > 80
    assert not named - there


def test_every_room_is_on_the_map() -> None:
    modules = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")]
    rooms = {path.parent.name for path in modules} - {"souk", "src"}
    assert not {room for room in rooms if not re.search(rf"\b{room}\b", MAP)}


def test_the_walk_of_a_move_goes_through_functions_that_exist() -> None:
    assert len(NAMED) == len(re.findall(r"^\d+\. ", WALK, re.MULTILINE))
    for function, path in NAMED:
        assert re.search(rf"(def |async |^  ){function}\(", (ROOT / path).read_text("utf-8"), re.M), (function, path)


def test_a_move_takes_that_walk_through_the_server(tmp_path: Path) -> None:
    expected = [(function, path) for function, path in NAMED if path.endswith(".py")]
    entered: list[tuple[str, str]] = []

    def note(frame: FrameType, what: str, _: object) -> None:
        code = frame.f_code
        step = code.co_name, str(Path(code.co_filename)).removeprefix(f"{ROOT}/")
        begun = entered or step == expected[0]  # before that is what the server does now and then by itself
        if what == "call" and noting.is_set() and begun and step in expected and step not in entered:
            entered.append(step)

    noting = threading.Event()
    threading.setprofile(note)  # of threads that start from now on: the server's
    try:
        with running(str(tmp_path / "souk.db")) as server, Client(server.url, "Anna") as anna:
            turn = next(anna.open("basari", ["me", "random", "random"]).turns())
            noting.set()
            turn.play(turn.moves[0])
            noting.clear()
    finally:
        threading.setprofile(None)
    assert entered == expected
