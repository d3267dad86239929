"""The twin: kept by its sources, never in the way, and plain where it cannot be compiled."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import souk
from bidding_pig import GAME, State
from souk.engine import twin as twins
from souk.engine.clock import nanoseconds
from souk.engine.contract import Ints, rule
from souk.engine.game import Extension
from souk.engine.loops import ENTRIES
from souk.engine.record import Record, f64, i8
from souk.engine.twin import Twin, plain_twin, twin_of

from .test_registry import install

ROOT = Path(__file__).parents[2]

# What a new process finds: whether its twin is compiled, out of the cache, and the weights of a die by the rules.
LOOK = """
import json, sys
from mini import GAME
from souk.engine import twin as twins
from souk.players import background

def look(twin):
    states, ids, weights = twin.states(1), twin.ints(9), twin.ints(9)
    state = GAME.new_state(2, GAME.configure({})[1])
    for seat, action in ((15, 0), (15, 1), (0, 0), (1, 0), (0, 3)):
        state = GAME.after(state, seat, action)
    twin.put(states, 0, state)
    count = twin.odds_at(states, 0, ids, weights)
    cached = twin.compiled and bool(twin.odds_at.stats.cache_hits)
    return {"compiled": twin.compiled, "cached": cached, "weights": [int(w) for w in weights[:count]]}
"""


class Workshop:
    """A folder with a copy of Souk, with Bidding Pig as a package `mini`, and with a cache that is empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.rules = folder / "mini" / "rules.py"
        self.copy(ROOT / "examples/bidding_pig/src/bidding_pig", "mini")
        self.copy(ROOT / "src" / "souk", "souk")

    def copy(self, package: Path, name: str) -> None:
        """Put a package into the folder."""
        shutil.copytree(package, self.folder / name, ignore=shutil.ignore_patterns("__pycache__"))

    def run(self, code: str = "print(json.dumps(look(twins.twin_of(GAME))))", **env: str) -> tuple[Any, str]:
        """What the code prints in a new process, as data; and what it says on standard error."""
        fresh = {"PYTHONDONTWRITEBYTECODE": "1"}  # an edit within the same second would not be seen
        settings = {"PYTHONPATH": str(self.folder), "SOUK_CACHE": str(self.cache), "SOUK_PLAIN": "", **fresh, **env}
        done = subprocess.run(
            [sys.executable, "-P", "-c", LOOK + code],
            env={**os.environ, **settings},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout), done.stderr


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


FAIR = [1, 1, 1, 1, 1, 1]
FRESH = {"compiled": True, "cached": False, "weights": FAIR}
KEPT = {"compiled": True, "cached": True, "weights": FAIR}
PLAIN = {"compiled": False, "cached": False, "weights": FAIR}


def test_compiled_code_is_kept_until_a_source_changes(workshop: Workshop) -> None:
    assert workshop.run() == (FRESH, "")
    assert workshop.run() == (KEPT, "")
    rules = workshop.rules.read_text()
    workshop.rules.write_text(rules.replace("FACES = [1, 1, 1, 1, 1, 1]", "FACES = [1, 1, 1, 1, 1, 9]"))
    assert workshop.run() == ({**FRESH, "weights": [1, 1, 1, 1, 1, 9]}, "")
    workshop.rules.write_text(rules)
    assert workshop.run() == (KEPT, "")


def test_the_order_in_which_entries_came_does_not_matter() -> None:
    """Or what one process compiled another would compile again that loaded the players' modules the other way round."""
    turned = Extension(GAME.extension.functions, dict(reversed([*GAME.extension.entries.items()])))
    assert twins._key(replace(GAME, extension=turned)) == twins._key(GAME)


KEY = "print(json.dumps(twins._key(GAME)))"


def test_what_counts_is_what_rules_do_and_read(workshop: Workshop) -> None:
    """Not the lines that they stand on, nor what stands beside them."""
    first = workshop.run(KEY)[0]
    rules, rng = workshop.rules, workshop.folder / "souk/engine/rng.py"
    errors = workshop.folder / "souk/engine/errors.py"
    edits = [
        (errors, "class BadRecord", "MORE = 1\n\n\nclass BadRecord", True),
        (rules, '"""The start: everything is due on the stack, the deal first."""', '"""The start."""', True),
        (rules, "FULL = 24", "FULL = 25", False),  # a number
        (rules, "turn: int = i8", "turn: int = i16", False),  # the layout of a state
        (rules, "score: list[int] = i16[4]", "score: list[int] = i16[5]", False),
        (rules, 'Bid, "bid {points}"', 'Bid, "offer {points}"', True),  # what no rule reads
        (rng, "b << 13", "b << 12", False),  # a rule of another module
    ]
    for path, old, new, same in edits:
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))
        assert (workshop.run(KEY)[0] == first) is same, old
        path.write_text(text)
    assert workshop.run(KEY)[0] == first


def test_of_several_processes_one_compiles_and_the_others_wait(workshop: Workshop) -> None:
    with ThreadPoolExecutor() as pool:
        seen = [found for found, _ in pool.map(lambda _: workshop.run(), range(3))]
    assert sorted(found["cached"] for found in seen) == [False, True, True]


def test_damaged_or_missing_code_is_compiled_again(workshop: Workshop) -> None:
    workshop.run()
    for path in workshop.cache.glob("**/*.nbc"):
        path.write_bytes(b"no machine code")
    assert workshop.run() == (FRESH, "")
    assert workshop.run() == (KEPT, "")
    for path in workshop.cache.glob("**/*.nbc"):
        path.unlink()
    assert workshop.run() == (FRESH, "")
    assert workshop.run() == (KEPT, "")


def test_a_second_checkout_with_the_same_cache_compiles_its_own(workshop: Workshop) -> None:
    workshop.run()
    workshop.copy(workshop.folder / "souk", "second/souk")
    path = os.pathsep.join(map(str, (workshop.folder / "second", workshop.folder)))
    assert workshop.run(PYTHONPATH=path) == (FRESH, "")
    assert workshop.run(PYTHONPATH=path) == (KEPT, "")
    (workshop.folder / "second" / "souk" / "engine" / "loops.py").touch()
    assert workshop.run(PYTHONPATH=path) == (FRESH, "")
    assert workshop.run() == (KEPT, "")


def test_what_nobody_used_for_a_month_is_swept_out(workshop: Workshop) -> None:
    for days in (1, 29, 31):
        folder = workshop.cache / "twin" / f"pig-{days}"
        folder.mkdir(parents=True)
        (folder / "x.ready").touch()
        os.utime(folder, (time.time() - days * 86400,) * 2)
    workshop.run("twins.twin_of(GAME); print(0)")
    left = {folder.name for folder in (workshop.cache / "twin").iterdir()}
    assert {"pig-1", "pig-29"} < left
    assert "pig-31" not in left


def test_an_unwritable_cache_is_replaced_by_a_temporary_one_with_one_word(workshop: Workshop) -> None:
    workshop.cache.write_text("a file, not a folder")
    code = "print(json.dumps([look(twins.twin_of(GAME)), str(twins.twin_of(GAME).cache)]))"
    (seen, spare), said = workshop.run(code, TMPDIR=str(workshop.folder))
    assert seen == FRESH
    assert Path(spare).is_relative_to(workshop.folder)
    assert said.count("\n") == 1
    assert "cache/twin cannot be written" in said
    assert "compiled code goes to" in said


WHERE = "print(json.dumps([str(twins.cache_root()), twins._why_not(twins.cache_root())]))"


def test_processes_without_a_cache_of_their_own_share_the_temporary_one(workshop: Workshop) -> None:
    workshop.cache.write_text("a file, not a folder")
    found = [workshop.run(WHERE, TMPDIR=str(workshop.folder))[0] for _ in range(2)]
    assert found[0] == found[1]
    assert Path(found[0][0]).parent.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(os.name != "posix", reason="folders without owners")
def test_a_cache_that_others_can_write_is_not_used(workshop: Workshop) -> None:
    folder = workshop.cache / "twin"
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    (found, _), said = workshop.run(WHERE, TMPDIR=str(workshop.folder))
    assert not Path(found).is_relative_to(workshop.cache)
    assert "cache/twin can be written by others" in said


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away")
def test_a_cache_that_belongs_to_somebody_else_is_not_used(workshop: Workshop) -> None:
    folder = workshop.cache / "twin"
    folder.mkdir(parents=True)
    os.chown(folder, 12345, 12345)
    squatted = workshop.folder / "souk-0"
    squatted.mkdir()
    os.chown(squatted, 12345, 12345)
    (found, _), said = workshop.run(WHERE, TMPDIR=str(workshop.folder))
    assert "cache/twin belongs to somebody else" in said
    assert Path(found).parent not in (workshop.cache, squatted)
    assert Path(found).stat().st_uid == 0


def test_a_compiler_ends_with_who_started_it(workshop: Workshop) -> None:
    install(workshop.folder, "mini_dist", "", pig="mini:GAME")
    code = "print(json.dumps(background.Compilers().start(GAME).pid)); sys.stdout.flush(); os._exit(0)"
    pid, _ = workshop.run("import os\n" + code)
    until = time.monotonic() + 30
    while _runs(pid):
        assert time.monotonic() < until, "it compiles on"
        time.sleep(0.05)
    assert not list(workshop.cache.glob("**/*.ready"))


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


NO_NUMBA = "sys.modules['numba'] = None\n"


def test_without_numba_the_twin_is_plain_with_one_word(workshop: Workshop) -> None:
    code = NO_NUMBA + "print(json.dumps([look(twins.twin_of(GAME)), look(background.twin_now(GAME))]))"
    seen, said = workshop.run(code)
    assert seen == [PLAIN, PLAIN]
    assert said.count("\n") == 1
    assert "Numba does not work here" in said
    assert "plain Python" in said
    assert not list(workshop.cache.glob("**/*.ready"))


def test_plain_can_be_asked_for(workshop: Workshop) -> None:
    code = "print(json.dumps([look(twins.twin_of(GAME)), look(background.twin_now(GAME)), 'numba' in sys.modules]))"
    assert workshop.run(code, SOUK_PLAIN="1") == ([PLAIN, PLAIN, False], "")


WAIT = """
first = look(background.twin_now(GAME))
assert background._compilers.start(GAME).wait() == 0  # the very process that was started
print(json.dumps([first, look(background.twin_now(GAME))]))
"""


def test_another_process_compiles_while_plain_serves(workshop: Workshop) -> None:
    """The cache cannot be written either, so both processes have to agree on the temporary one."""
    install(workshop.folder, "mini_dist", "", pig="mini:GAME")
    workshop.cache.write_text("a file, not a folder")
    seen, said = workshop.run(WAIT, TMPDIR=str(workshop.folder))
    assert seen == [PLAIN, KEPT]
    assert said.count("\n") == 1


def test_the_first_move_needs_neither_numba_nor_numpy() -> None:
    code = """
import sys, souk
for name in ("yspahan", "basari"):
    assert souk.new(name, players=3, seed=1).moves
print([name for name in ("numba", "numpy", "llvmlite") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# In this process


@pytest.fixture(params=["plain", "compiled"])
def twin(request: pytest.FixtureRequest) -> Twin:
    return plain_twin(GAME) if request.param == "plain" else twin_of(GAME)


def test_states_go_in_and_come_out(twin: Twin) -> None:
    states = twin.states(3)
    assert [twin.get(states, i) for i in range(3)] == [State()] * 3
    state = GAME.new_state(3, GAME.configure({})[1])
    twin.put(states, 1, state)
    assert [twin.get(states, i) for i in range(3)] == [State(), state, State()]
    twin.get(states, 1).score[0] = 99
    assert twin.get(states, 1) == state


def test_buffers(twin: Twin) -> None:
    assert list(twin.ints(3)) == [0, 0, 0]
    assert list(twin.floats(2)) == [0.0, 0.0]
    assert list(twin.filled((7, 2**40))) == [7, 2**40]
    assert list(twin.rng(7)) == list(twin.rng(7))
    assert list(twin.rng(7)) != list(twin.rng(8))


class Note(Record):
    mean: float = f64
    count: int = i8


def test_arrays_of_other_records(twin: Twin) -> None:
    notes = twin.records(Note, 2)
    note = Note()
    note.mean, note.count = 0.1, 3
    twin.put(notes, 1, note)
    assert [twin.get(notes, i, Note) for i in range(2)] == [Note(), note]


def test_floats_are_as_coarse_in_both(twin: Twin) -> None:
    floats = twin.floats(1)
    floats[0] = 0.1
    assert float(floats[0]) == 0.10000000149011612


@rule
def minutes_since(timer: Ints, begun: int) -> int:
    return (nanoseconds(timer) - begun) // 60_000_000_000


def test_compiled_code_reads_the_same_clock(twin: Twin) -> None:
    timed = replace(twin.game, extension=Extension(entries={"minutes_since": minutes_since}))
    timing = type(twin)(timed)
    assert timing.minutes_since(timing.ints(2), time.monotonic_ns() - 100 * 60_000_000_000) == 100


def test_entries_are_methods(twin: Twin) -> None:
    assert list(twin.warm()) == list(ENTRIES)
    assert twin.actors_at is twin.actors_at
    with pytest.raises(AttributeError, match="a twin has no entry 'fly'; it has playouts, trace"):
        twin.fly  # noqa: B018


def test_a_game_has_one_twin() -> None:
    assert twin_of(GAME) is twin_of(GAME)
    assert plain_twin(GAME) is plain_twin(GAME)
    assert twin_of(GAME) is not plain_twin(GAME)


def test_trace_stops_when_there_is_no_more_room(twin: Twin) -> None:
    states = twin.states(6)
    twin.put(states, 0, GAME.new_state(2, GAME.configure({})[1]))
    log = twin.ints(5)
    assert twin.trace(states, 0, 5, twin.rng(1), twin.ints(9), twin.ints(9), log) == 5
    again = souk.Position.new(GAME, 2, None, {})
    for k in range(5):
        again.play(int(log[k]), again.actors[0])
        assert twin.get(states, k + 1) == again.state


@rule
def winners(s: State) -> str:  # what no compiled rule can return
    return "everybody"


def test_a_rule_of_a_strange_type_is_refused() -> None:
    strange = replace(GAME, name="strange", rules=replace(GAME.rules, winners=winners))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a rule cannot take or return <class 'str'>: use a record, int"):
        twin_of(strange).winners_at(None, 0)
