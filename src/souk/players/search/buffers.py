"""Where one thread of a search works: its own buffers, its own tree; and what it found, read out of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from souk.engine.contract import NATURE
from souk.engine.position import Move, View
from souk.engine.twin import Twin

from .node_records import ACTION_BITS, ACTIONS, PART_BITS, Node, Option, Task

LONGEST_PATH = 256
LONGEST_LINE = 16
MOST_NODES = 1 << 22  # 256 megabytes a thread


@dataclass
class Found:
    """What is known of one action at the root."""

    visits: int = 0
    weight: float = 0.0  # visits; of a mixed answer how often it was played
    shares: list[float] = field(default_factory=list)  # summed over the visits
    scores: list[float] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Merge what another thread knows."""
        self.visits += other.visits
        self.weight += other.weight
        self.shares = _sum(self.shares, other.shares)
        self.scores = _sum(self.scores, other.scores)


def _sum(some: list[float], more: list[float]) -> list[float]:
    return [a + b for a, b in zip(some, more, strict=True)] if some else more[:]


class SearchBuffers:
    """The buffers of one thread, for any number of searches one after the other."""

    def __init__(self, twin: Twin, room: int) -> None:
        game = twin.game
        size = max(len(game.actions), len(game.outcomes))
        self.twin = twin
        self.room = room
        self.tasks = twin.records(Task, 1)
        self.states = twin.states(2)
        self.nodes = twin.records(Node, self.room)
        self.options = twin.records(Option, self.room)
        self._path, self._timer = twin.ints(LONGEST_PATH), twin.ints(2)
        self._ids, self._weights, self._marks = twin.ints(size), twin.ints(size), twin.ints(size)
        self._shares, self._values = twin.floats(NATURE), twin.floats(size)
        self.outlook = twin.records(Node, 1)
        self.task = Task()
        self.kept = 0  # visits of the root before the search

    def set_task(self, task: Task, key: int, share: int) -> None:
        """Get ready for a task, on the tree below the root's child with this key if there is one and room for more."""
        before, self.task = self.task, task.copy()
        if key and before.used + share <= self.room:
            self.task.root = self._child(before.root, key)
            self.task.used, self.task.used_options, self.task.stamp = before.used, before.used_options, before.stamp
        self.kept = self.node(self.task.root).visits if self.task.root else 0
        if task.explaining:
            self.outlook = self.twin.records(Node, len(self.twin.game.actions))

    def run(self, view: View, seed: int) -> None:
        """Search; what comes out stands in the task and in the nodes."""
        self.twin.put(self.states, 0, view.state)
        self.twin.put(self.tasks, 0, self.task)
        self.twin.search(
            *(self.tasks, self.states, self.nodes, self.options, self.outlook, self.twin.rng(seed)),
            *(self._ids, self._weights, self._marks, self._path, self._timer, self._shares, self._values),
        )
        self.task = self.twin.get(self.tasks, 0, Task)

    def node(self, at: int) -> Node:
        """A node of the tree."""
        found: Node = self.twin.get(self.nodes, at, Node)
        return found

    def children(self, at: int) -> list[tuple[int, Node]]:
        """All children of a node."""
        found = []
        child = self.node(at).child
        while child:
            node = self.node(child)
            found.append((child, node))
            child = node.next
        return found

    def found(self, players: int) -> dict[int, Found]:
        """What is known of the seat's own actions at the root. Scores are noted by a search from nothing."""
        table: dict[int, Found] = {}
        for _, node in self.children(self.task.root):
            if node.visits == 0:  # the plans named it, but nothing spoke for trying it
                continue
            action = dict(parts(node.key)).get(self.task.seat, -1)
            table.setdefault(action, Found()).add(Found(node.visits, node.visits, node.total[:players]))
        self._read_mixed(table)
        if self.task.explaining:
            for action, found in table.items():
                found.scores = self.twin.get(self.outlook, action, Node).total[:players]
        return table

    def _read_mixed(self, table: dict[int, Found]) -> None:
        """Where several choose at the same time, an action weighs as much as the average strategy plays it."""
        at = self.node(self.task.root).options
        while at:
            option: Option = self.twin.get(self.options, at, Option)
            if option.key >> ACTION_BITS == self.task.seat and option.key % ACTIONS in table:
                table[option.key % ACTIONS].weight = option.played
            at = option.next

    def _child(self, at: int, key: int) -> int:
        return next((child for child, node in self.children(at) if node.key == key), 0)

    def line(self, action: int) -> list[tuple[int, int]]:
        """What happened most often after an action of the seat, as seats and actions."""
        line: list[tuple[int, int]] = []
        own = (self.task.seat, action)
        at = self.task.root
        while len(line) < LONGEST_LINE:
            tried = [(node.visits, child, node.key) for child, node in self.children(at)]
            if not line:
                tried = [choice for choice in tried if own in parts(choice[2])]
            visits, at, key = max(tried, default=(0, 0, 0))
            if visits < 2 and line:
                break
            line += parts(key)
        return line


def parts(key: int) -> list[tuple[int, int]]:
    """The decisions that a key stands for, as seats and actions."""
    if key < 0:
        return [(NATURE, -1 - key)]
    found = [(key >> ACTION_BITS & 15, key % ACTIONS)]
    while key >> 2 * PART_BITS:
        key >>= PART_BITS
        found.insert(0, (key >> ACTION_BITS & 15, key % ACTIONS))
    return found


def moves_of(view: View, line: list[tuple[int, int]]) -> tuple[Move, ...]:
    """A line as moves."""
    return tuple(Move(seat, view.game.table(seat)[action]) for seat, action in line)
