"""The compiled twin of a game: the very same rule functions, built with Numba, for millions of decisions a second.

    twin = twin_of(GAMES["yspahan"])
    states, rng, ids, weights = twin.states(2), twin.rng(7), twin.ints(500), twin.ints(500)
    twin.new_game_at(states, 0, 4, twin.ints(8))
    decisions = twin.playouts(states, 0, 1000, rng, ids, weights)

Compiled code is kept on disk under a hash of all rules and tables it was made from. Where it cannot be kept it goes
to a temporary folder; where Numba does not work, the twin is plain Python with the same methods, only slower.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import stat
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, GenericAlias
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

from .binding import Binding, Function
from .fingerprint import fingerprint
from .game import Game
from .record import Record
from .rng import seed_words

try:
    import fcntl
except ImportError:  # on Windows every process compiles for itself
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import numpy as np

log = logging.getLogger("souk")
_compiling = threading.RLock()  # Numba's settings belong to the whole process
_KEPT_DAYS = 30


class Twin:
    """A game's rules ready to be called: its entries are methods, its buffers come from here."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def compiled(self) -> bool:
        """Whether this is machine code."""
        return False

    def states(self, n: int) -> Any:
        """An array of n states, all zeros."""
        return [self.game.state() for _ in range(n)]

    def records(self, kind: type[Record], n: int) -> Any:
        """An array of n records of another kind than the game's state, all zeros."""
        return [kind() for _ in range(n)]

    def ints(self, n: int) -> Any:
        """A buffer of n whole numbers."""
        return [0] * n

    def floats(self, n: int) -> Any:
        """A buffer of n numbers for `features`, as coarse here as in machine code, so that both think alike."""
        return array("f", bytes(4 * n))

    def doubles(self, values: Iterable[float]) -> Any:
        """A buffer with these numbers, as exact as Python's own."""
        return array("d", values)

    def rng(self, seed: int) -> Any:
        """A random generator of its own."""
        return self.filled(seed_words(seed))

    def filled(self, values: Iterator[int] | tuple[int, ...] | list[int]) -> Any:
        """A buffer with these whole numbers."""
        return list(values)

    def over(self, array: np.ndarray[Any, Any]) -> Any:
        """A NumPy array as a buffer, without a copy: what rules write stands in the array."""
        return memoryview(array.data)

    def put(self, states: Any, i: int, state: Record) -> None:
        """Write a plain record into an array."""
        states[i].assign(state)

    def get(self, states: Any, i: int, kind: type[Record] | None = None) -> Any:
        """A plain record out of an array: a state, or of the kind that the array holds."""
        return states[i].copy()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in self.game.extension.entries:
            raise AttributeError(f"a twin has no entry {name!r}; it has {', '.join(self.game.extension.entries)}")
        made = self._make(name)
        setattr(self, name, made)
        return made

    def warm(self) -> Iterator[str]:
        """Make every entry ready, one after the other; says which one is next."""
        for name in self.game.extension.entries:
            yield name
            getattr(self, name)

    def _make(self, name: str) -> Function:
        return self._binding.bind(self.game.extension.entries[name])

    @cached_property
    def _binding(self) -> Binding:
        return Binding(self.game.functions, self.game.tables)


class CompiledTwin(Twin):
    """The twin in machine code."""

    def __init__(self, game: Game) -> None:
        import numba  # noqa: F401, PLC0415 - half a second that plain play does not pay
        import numpy as np  # noqa: PLC0415

        super().__init__(game)
        self._np = np
        self.cache = _cache_folder(game)

    @property
    def compiled(self) -> bool:
        """Whether this is machine code."""
        return True

    def states(self, n: int) -> Any:
        """An array of n states, all zeros."""
        return self.records(self.game.state, n)

    def records(self, kind: type[Record], n: int) -> Any:
        """An array of n records of another kind than the game's state, all zeros."""
        return self._np.zeros(n, kind.dtype())

    def ints(self, n: int) -> Any:
        """A buffer of n whole numbers."""
        return self._np.zeros(n, self._np.int64)

    def floats(self, n: int) -> Any:
        """A buffer of n numbers for `features`."""
        return self._np.zeros(n, self._np.float32)

    def doubles(self, values: Iterable[float]) -> Any:
        """A buffer with these numbers."""
        return self._np.array(array("d", values))

    def filled(self, values: Iterator[int] | tuple[int, ...] | list[int]) -> Any:
        """A buffer with these whole numbers."""
        return self._np.array(list(values), self._np.int64)

    def over(self, array: np.ndarray[Any, Any]) -> Any:
        """A NumPy array as a buffer, without a copy."""
        return array

    def put(self, states: Any, i: int, state: Record) -> None:
        """Write a plain record into an array."""
        states[i] = self._np.frombuffer(bytes(state), type(state).dtype())[0]

    def get(self, states: Any, i: int, kind: type[Record] | None = None) -> Any:
        """A plain record out of an array: a state, or of the kind that the array holds."""
        return (kind or self.game.state).from_bytes(states[i].tobytes())

    def _make(self, name: str) -> Function:
        entry, mark = self.game.extension.entries[name], self.cache / f"{name}.ready"
        with _compiling, _numba_cache(self.cache), _alone(self.cache):
            if mark.exists():
                try:  # of a kept entry nothing else is loaded: what it calls is inside its machine code
                    return self._sealed(self._jit(entry, cache=True), entry)
                except Exception:  # the code is not there any more, or is damaged: whatever it is, compile again
                    shutil.rmtree(self.cache, ignore_errors=True)
                    self.cache.mkdir(exist_ok=True)
            made = self._sealed(self._jit(self._binding.rebind(entry), True, self._makes_arrays(entry)), entry)
            mark.touch()
        return made

    def _sealed(self, dispatcher: Any, original: Function) -> Function:
        """Compiled for exactly the types that the annotations say: one version of each rule, no more."""
        dispatcher.compile(_signature(original, self.game))
        dispatcher.disable_compile()
        made: Function = dispatcher
        return made

    @cached_property
    def _binding(self) -> Binding:
        return Binding(self.game.functions, self.game.tables, self._compile, self._freeze)

    def _compile(self, bound: FunctionType, original: Function) -> Function:
        instead = original.__dict__.get("compiled_as")
        if isinstance(instead, str):  # in a module that needs Numba: loaded only here
            module, _, name = instead.partition(":")
            instead = getattr(import_module(module), name)
        return self._sealed(self._jit(instead or bound, False, self._makes_arrays(original)), original)

    def _makes_arrays(self, function: Function) -> bool:
        """Whether a rule, or one that it comes to, gives back a buffer: nobody can have made it but they."""
        returned = [get_type_hints(rule)["return"] for rule in self._binding.reach(function)]
        return any(hint is array or get_origin(hint) is list for hint in returned)

    def _freeze(self, table: Any) -> Any:
        return self._np.array(table, self._np.int64)

    def _jit(self, function: Function, cache: bool, makes_arrays: bool = True) -> Any:
        import numba  # noqa: PLC0415

        # The name goes into the symbols of the machine code. One game with two sets of tables, compiled in different
        # processes and loaded into one, would otherwise have the same symbols, and the first code would run for both.
        assert isinstance(function, FunctionType)
        named = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
        named.__module__ = function.__module__
        named.__qualname__ = f"{function.__qualname__}.{self.cache.name}"
        # References are counted only where arrays are made: to those of the caller it would cost a seventh of a step.
        return numba.njit(cache=cache, nogil=True, error_model="numpy", _nrt=makes_arrays)(named)


@lru_cache(maxsize=64)
def plain_twin(game: Game) -> Twin:
    """The game's rules with a twin's methods, in plain Python."""
    return Twin(game)


@lru_cache(maxsize=64)
def twin_of(game: Game) -> Twin:
    """The compiled twin, made now if it has to be; the plain one, with a word in the log, where Numba does not work."""
    if os.environ.get("SOUK_PLAIN"):
        return plain_twin(game)
    try:
        return CompiledTwin(game)
    except ImportError as error:
        _say_plain(str(error))
        return plain_twin(game)


@cache
def _say_plain(reason: str) -> None:
    """Once for all games."""
    log.warning("Numba does not work here (%s): Souk plays on in plain Python, more slowly.", reason)


def is_ready(game: Game) -> bool:
    """Whether `twin_of` gives the twin at once: every entry has been compiled and kept, or none ever will be."""
    if os.environ.get("SOUK_PLAIN"):
        return True
    try:
        folder = cache_root() / _key(game)
    except ImportError:
        return True  # there is nothing to wait for, and `twin_of` says why
    return all((folder / f"{name}.ready").exists() for name in game.extension.entries)


# Types.


def _signature(function: Function, game: Game) -> Any:
    hints = get_type_hints(function)
    returned = _numba_type(hints.pop("return"), game)
    return returned(*(_numba_type(hint, game) for hint in hints.values()))


def _numba_type(hint: Any, game: Game) -> Any:
    import numba  # noqa: PLC0415
    from numba import types  # noqa: PLC0415

    if get_origin(hint) is list or isinstance(hint, GenericAlias):
        (item,) = get_args(hint)
        if item is float:
            return types.float32[::1]
        return _numba_type(item, game)[::1]
    if hint is Any:
        hint = game.state
    if isinstance(hint, type) and issubclass(hint, Record):
        return numba.from_dtype(hint.dtype())
    simple = {
        int: types.int64,
        bool: types.boolean,
        float: types.float64,
        type(None): types.none,
        bytearray: types.uint8[::1],
        array: types.float64[::1],
    }
    if hint not in simple:
        raise TypeError(
            f"a rule cannot take or return {hint}: use a record, int, bool, float, a list of them, bytearray or Doubles"
        )
    return simple[hint]


# The cache on disk.


def _key(game: Game) -> str:
    """A hash of everything that the compiled code is made from.

    Numba itself keeps code by the processor and by the path and the time of the file that an entry stands in; they
    count here too, so that what is marked as ready is there.
    """
    import numba  # noqa: PLC0415
    from numba.core.registry import cpu_target  # noqa: PLC0415

    made_for = numba.__version__, sys.version, *cpu_target.target_context.codegen().magic_tuple()
    state = hashlib.sha256(f"{made_for} {game.name} {sorted(game.tables.items())}".encode())
    for path in sorted({Path(f.__code__.co_filename) for f in game.extension.entries.values()}):
        state.update(f"{path} {path.stat().st_mtime_ns}".encode())
    for part in fingerprint(game):
        state.update(part.encode() + b"\0")
    return f"{game.name}-{state.hexdigest()[:16]}"


@cache
def cache_root() -> Path:
    """Where compiled code is kept: the user's cache folder, or a temporary one if that is not to be used.

    The temporary one has the same name for all processes of a user, so that only one of them compiles.
    """
    from platformdirs import user_cache_path  # noqa: PLC0415

    root = Path(os.environ.get("SOUK_CACHE") or user_cache_path("souk")) / "twin"
    if not (reason := _why_not(root)):
        return root
    spare = Path(tempfile.gettempdir()) / f"souk-{os.getuid() if hasattr(os, 'getuid') else 0}" / "twin"
    if _why_not(spare.parent) or _why_not(spare):
        spare = Path(tempfile.mkdtemp(prefix="souk-")) / "twin"
        spare.mkdir(mode=0o700)
    log.warning("%s %s: compiled code goes to %s.", root, reason, spare)
    return spare


def _why_not(folder: Path) -> str:
    """Why compiled code cannot be kept in a folder, which is made; code that others may have put there is not run."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if hasattr(os, "getuid") and (found.st_uid != os.getuid() or not stat.S_ISDIR(found.st_mode)):
            return "belongs to somebody else"
        if os.name == "posix" and found.st_mode & 0o022:
            return "can be written by others"
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return f"cannot be written ({error.strerror})"


def _cache_folder(game: Game) -> Path:
    root = cache_root()
    folder = root / _key(game)
    folder.mkdir(mode=0o700, exist_ok=True)
    os.utime(folder)
    _sweep(root)
    return folder


def _sweep(root: Path) -> None:
    """Remove what no version of the sources has used for a month."""
    for folder in root.iterdir():
        if time.time() - folder.stat().st_mtime > _KEPT_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Of several processes that need the same code one compiles it, and the others wait for that."""
    with (folder / "lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def _numba_cache(folder: Path) -> Iterator[None]:
    from numba.core import config  # noqa: PLC0415

    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
