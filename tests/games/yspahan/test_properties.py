"""What holds in every game: second, naive implementations, and books kept from the narration alone."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souk.engine.contract import NATURE
from souk.engine.position import Position
from souk.engine.types import Event, Over, Points, Reason
from souk.games.yspahan import GAME
from souk.games.yspahan import types as t
from souk.games.yspahan.board import BUILDING_NAMES, CARDS, SHOPS, SOURCES
from souk.games.yspahan.narrate import is_all
from souk.games.yspahan.rules import act

from . import MODES, Data, finished, notations, random_game, rows, seat, seen, table, walk, with_group
from .test_board import SOUKS

each_mode = pytest.mark.parametrize(("players", "cards"), MODES)
modes = st.sampled_from(MODES)
seeds = st.integers(0, 10**6)
few = settings(max_examples=12, deadline=None, derandomize=True)
many = settings(max_examples=200, deadline=None, derandomize=True)


# Books kept from the narration.


class Books:
    """All that is public, followed through the events and nothing else."""

    def __init__(self, players: int) -> None:
        self.gold = [2] * players
        self.camels = [0] * players
        self.cards = [0] * players
        self.sheet: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
        self.buildings: list[set[str]] = [set() for _ in range(players)]
        self.cubes: dict[str, int] = {}
        self.caravan: list[int] = []
        self.supervisor = "c"
        self.deck = 18
        self.days = 0
        self.turns = 0

    def enter(self, event: Event) -> None:
        """Follow an event. Every type of event is known here."""
        match event:
            case t.Start() | t.DieRolled() | t.Tower() | t.Chosen() | t.NoGroup() | t.CubeOrder() | t.SoukComplete():
                pass
            case t.Drawn() | t.DrawLost() | Over():
                pass
            case t.Day():
                self.days += 1
            case t.TurnEnded():
                self.turns += 1
            case t.Bought():
                self.gold[event.seat] -= event.dice
            case t.Camels():
                assert event.n > 0
                self.camels[event.seat] += event.n
            case t.Gold():
                assert event.n > 0
                self.gold[event.seat] += event.n
            case t.BonusDie() | t.Played():
                self.cards[event.seat] -= 1
            case t.Given():
                self._give(event.seat, event.card, event.camels, event.gold)
            case t.Placed():
                assert event.shop not in self.cubes
                self.cubes[event.shop] = event.seat
            case t.SupervisorMoved():
                assert event.start == self.supervisor
                self.supervisor = event.square
                self.gold[event.seat] -= event.gold
            case t.CamelPaid():
                assert self.cubes[event.shop] == event.seat
                self.camels[event.seat] -= 1
            case t.Sent():
                self._load(event.seat, event.place)
                assert self.cubes[event.shop] == event.seat
                if not event.kept:
                    del self.cubes[event.shop]
            case t.Loaded():
                self._load(event.seat, event.place)
            case t.CaravanScored():
                self.caravan.clear()
            case t.DrawsCard():
                self.cards[event.seat] += 1
                self.deck -= 1
            case t.Reshuffled():
                self.deck = event.deck
            case t.Built():
                self.camels[event.seat] -= event.camels
                self.gold[event.seat] -= event.gold
                self.cards[event.seat] -= len(event.cards)
                self.buildings[event.seat].add(event.building)
            case Points():
                assert event.n > 0
                self.sheet[event.seat][event.source] += event.n
            case t.WeekScored():
                self.cubes.clear()
                self.supervisor = "c"
            case unknown:
                pytest.fail(f"unknown event {unknown}")

    def _load(self, number: int, place: int) -> None:
        assert place == len(self.caravan)
        self.caravan.append(number)

    def _give(self, number: int, card: str, camels: int, gold: int) -> None:
        if card == "exchange":
            assert camels == -gold != 0
        else:
            assert (camels < 0, gold) == (True, 0) or (camels, gold < 0) == (0, True)
        self.camels[number] += camels
        self.gold[number] += gold

    def compare(self, view: Data) -> None:
        """The view of a spectator says the same."""
        told = view["seats"]
        assert [one["gold"] for one in told] == self.gold
        assert [one["camels"] for one in told] == self.camels
        assert [one["cards"] for one in told] == self.cards
        assert [one["score_sheet"] for one in told] == self.sheet
        assert [set(one["buildings"]) for one in told] == self.buildings
        assert (view["cubes"], view["caravan"]) == (self.cubes, self.caravan)
        assert (view["supervisor"], view["deck"]) == (self.supervisor, self.deck)


@few
@given(modes, seeds)
def test_books_kept_from_the_narration_agree_with_the_table_at_every_step(mode: tuple[int, str], seed: int) -> None:
    players, cards = mode
    game = random_game(players, seed, cards)
    books = Books(players)
    books.days += seed % 2  # a chosen start seat begins the first day without a word
    for before, number, action, after in walk(game, seed):
        for event in GAME.presentation.narrate(GAME, before, number, action, after):
            books.enter(event)
        books.compare(seen(game))
    assert books.days == 21
    assert books.turns == 21 * (3 if players == 2 else players)


# Conservation.


@few
@given(modes, seeds)
def test_there_are_always_two_cards_of_each_kind(mode: tuple[int, str], seed: int) -> None:
    for _, _, _, s in walk(random_game(mode[0], seed, mode[1]), seed):
        for kind in range(len(CARDS)):
            assert s.deck[kind] + s.discards[kind] + sum(hand[kind] for hand in s.hand) == 2
        assert [sum(hand) for hand in s.hand] == s.cards
        assert min(map(min, (s.deck, s.discards, *s.hand))) >= 0


@few
@given(modes, seeds)
def test_nothing_is_ever_negative_and_no_souk_holds_two_players(mode: tuple[int, str], seed: int) -> None:
    for _, _, _, s in walk(random_game(mode[0], seed, mode[1]), seed):
        assert min(s.gold) >= 0
        assert min(s.camels) >= 0
        for mask, owner in zip(s.souk, s.owner, strict=True):
            assert bool(mask) == bool(owner)
        assert [bool(place) for place in s.caravan] == [k < s.loaded for k in range(12)]
        assert bytes(s)


@few
@given(modes, seeds)
def test_a_game_ends_after_21_days(mode: tuple[int, str], seed: int) -> None:
    game = finished(mode[0], seed, mode[1])
    days = [(event.week, event.day) for _, event in game.story() if isinstance(event, t.Day)]
    if game.options["start"] != "random":
        days.insert(0, (1, 1))
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]


# Scores.


@few
@given(modes, seeds)
def test_scores_equal_the_sheet_and_the_points_told(mode: tuple[int, str], seed: int) -> None:
    game = finished(mode[0], seed, mode[1])
    told: Counter[tuple[str, int]] = Counter()
    for _, event in game.story():
        if isinstance(event, Points):
            told[event.source, event.seat] += event.n
    sheet = GAME.presentation.score_sheet(game.state)
    assert set(sheet) == set(SOURCES)
    assert {(source, k): n for source, line in sheet.items() for k, n in enumerate(line) if n} == dict(told)
    assert [sum(line) for line in zip(*sheet.values(), strict=True)] == game.scores
    assert game.winners == tuple(k for k, points in enumerate(game.scores) if points == max(game.scores))


@few
@given(modes, seeds)
def test_the_table_of_a_week_equals_the_change_of_the_sheet(mode: tuple[int, str], seed: int) -> None:
    points = {f"{quarter}.{colour}": int(n) for quarter, colour, n, _ in (line.split() for line in SOUKS.split(","))}
    size = Counter(shop.rsplit(".", 1)[0] for shop in SHOPS)
    weeks = 0
    for before, number, action, after in walk(random_game(mode[0], seed, mode[1]), seed):
        for event in GAME.presentation.narrate(GAME, before, number, action, after):
            if not isinstance(event, t.WeekScored):
                continue
            weeks += 1
            view = seen(Position(GAME, before, {}))
            filled = Counter(shop.rsplit(".", 1)[0] for shop in view["cubes"])
            complete = {souk: view["cubes"][f"{souk}.0"] for souk in filled if filled[souk] == size[souk]}
            assert {line.souk: line.seat for line in event.souks} == complete
            old, new = GAME.presentation.score_sheet(before), GAME.presentation.score_sheet(after)
            for k in range(mode[0]):
                mine = [line for line in event.souks if line.seat == k]
                bazaar = "bazaar" in view["seats"][k]["buildings"]
                assert all(line.points == points[line.souk] for line in mine)
                assert all(line.bazaar == 2 * bazaar for line in mine)
                assert new["souks"][k] - old["souks"][k] == sum(line.points for line in mine)
                assert new["bazaar"][k] - old["bazaar"][k] == sum(line.bazaar for line in mine)
                assert new["caravan_scorings"][k] - old["caravan_scorings"][k] == event.caravan[k]
                assert event.caravan[k] == caravan_points(view, k)
    assert weeks == 3


def caravan_points(view: Data, number: int) -> int:
    """Own cubes times the highest row with one of them."""
    mine = [place // view["caravan_row"] + 1 for place, owner in enumerate(view["caravan"]) if owner == number]
    return len(mine) * max(mine, default=0)


# The tower.


def filled_tower(white: list[int], yellow: list[int]) -> Data:
    """The tower by the words of the rulebook."""
    values = sorted({*white, *yellow})
    places = dict(zip(values, ("camel", "sack", "barrel", "chest", "vase"), strict=False))
    if len(values) > 1:
        places[values[-1]] = "gold"
    return rows(**{places[value]: (value, white.count(value), yellow.count(value)) for value in values})


def rolled_tower(players: int, white: list[int], yellow: list[int]) -> Data:
    """The tower by the rules."""
    state = table(*[seat(gold=3)] * players, due="supply").play(f"buy {len(yellow)}").state
    for face in (*white, *yellow):
        state = GAME.after(state, NATURE, GAME.outcomes.parse(str(face)).id)
    data: Data = dict(GAME.codec.to_data(state))
    tower: Data = data["tower"]
    return tower


def test_the_tower_is_filled_by_the_rulebook_for_all_dice() -> None:
    for white in combinations_with_replacement(range(1, 7), 8):
        assert rolled_tower(2, list(white), []) == filled_tower(list(white), [])


faces = st.integers(1, 6)


@many
@given(st.lists(faces, min_size=9, max_size=9), st.lists(faces, max_size=3), st.sampled_from([3, 4]))
def test_the_tower_is_filled_by_the_rulebook_with_yellow_dice(
    white: list[int], yellow: list[int], players: int
) -> None:
    assert rolled_tower(players, white, yellow) == filled_tower(white, yellow)


# The supervisor.


def street() -> dict[str, set[str]]:
    """The neighbours of every square."""
    near: dict[str, set[str]] = {"c": set()}
    for arm, length in (("w", 10), ("e", 7), ("n", 4), ("s", 7)):
        for k in range(1, length + 1):
            inner = f"{arm}{k - 1}" if k > 1 else "c"
            near.setdefault(f"{arm}{k}", set()).add(inner)
            near[inner].add(f"{arm}{k}")
    return near


def steps_from(square: str) -> dict[str, int]:
    """The squares in the order of a walk in which none is entered twice, with the number of steps."""
    near, steps = street(), {square: 0}
    queue = [square]
    for here in queue:
        for there in sorted(near[here] - steps.keys()):
            steps[there] = steps[here] + 1
            queue.append(there)
    return steps


@pytest.mark.parametrize("hammam", [False, True])
@pytest.mark.parametrize("square", street())
def test_the_supervisor_reaches_what_a_walk_along_the_street_does(square: str, hammam: bool) -> None:
    steps = steps_from(square)
    assert len(steps) == 29
    for face in range(1, 7):
        for gold in (*range(7), 20):
            mover = seat(gold=gold, buildings=["hammam"] * hammam)
            game = with_group("vase", face, 1, mover, seat(), seat(), supervisor=square).play("supervisor")
            price = {there: max(0, abs(n - face) - 3 * hammam) for there, n in steps.items()}
            expected = {there + (f" ({cost} gold)" if cost else "") for there, cost in price.items() if cost <= gold}
            assert set(notations(game)) == expected


# Deliveries.


def random_town(rng: random.Random, players: int) -> dict[str, int]:
    """Souks free, begun and complete, of any players."""
    town = {}
    for souk in dict.fromkeys(shop.rsplit(".", 1)[0] for shop in SHOPS):
        shops = [shop for shop in SHOPS if shop.startswith(f"{souk}.")]
        owner = rng.randrange(players)
        for shop in rng.sample(shops, rng.choice([0, 0, 1, 2, len(shops), len(shops)]) % (len(shops) + 1)):
            town[shop] = owner
    return town


def shops_open_to(town: dict[str, int], number: int, quarter: str) -> set[str]:
    """The shops that take a cube, by the words of the rulebook."""
    free = [shop for shop in SHOPS if shop.startswith(quarter) and shop not in town]

    def owners(shop: str) -> set[int]:
        return {owner for other, owner in town.items() if other.rsplit(".", 1)[0] == shop.rsplit(".", 1)[0]}

    own = {shop for shop in free if owners(shop) == {number}}
    return own or {shop for shop in free if not owners(shop)}


@many
@given(seeds, st.sampled_from([2, 3, 4]), st.sampled_from(["sack", "barrel", "chest", "vase"]))
def test_deliveries_go_where_the_rulebook_says(seed: int, players: int, quarter: str) -> None:
    town = random_town(random.Random(seed), players)
    expected = shops_open_to(town, 0, quarter)
    row_face = {"sack": 2, "barrel": 3, "chest": 4, "vase": 5}[quarter]
    game = with_group(quarter, row_face, 2, *[seat()] * players, cubes=town)
    assert ("deliver" in notations(game)) == bool(expected)
    if expected:
        game.play("deliver")
        assert set(notations(game)) == expected
        shop = random.Random(seed).choice(sorted(expected))
        game.play(shop)
        further = shops_open_to({**town, shop: 0}, 0, quarter)
        assert {move.notation for move in game.moves if move.kind == "shop"} == further


@many
@given(seeds, st.sampled_from([2, 3, 4]))
def test_cube_to_souk_goes_where_a_delivery_would(seed: int, players: int) -> None:
    town = random_town(random.Random(seed), players)
    expected = {shop for quarter in ("sack", "barrel", "chest", "vase") for shop in shops_open_to(town, 0, quarter)}
    game = table(seat("cube_to_souk"), *[seat()] * (players - 1), cubes=town)
    assert ("play cube_to_souk" in notations(game)) == bool(expected)
    if expected:
        assert set(notations(game.play("play cube_to_souk"))) == expected


# Buildings.


@many
@given(
    st.integers(0, 5), st.integers(0, 5), st.sets(st.sampled_from(BUILDING_NAMES)), st.booleans(), st.booleans(),
    st.sampled_from(["discount", "extra", "once"]), st.sampled_from(["supply", "choose", "after"]),
)  # fmt: skip
def test_buildings_are_offered_for_what_can_be_paid(
    camels: int, gold: int, built: set[str], no_camels: bool, no_gold: bool, cards: str, due: str
) -> None:
    prices = {"paddock": (2, 0), "office": (2, 2), "hammam": (2, 2), "caravanserai": (3, 3)}
    prices |= {"bazaar": (4, 4), "hoist": (4, 4)}
    hand = ["build_no_camels"] * no_camels + ["build_no_gold"] * no_gold
    expected = set()
    for name, (camel_price, gold_price) in prices.items():
        if name in built:
            continue
        if camels >= camel_price and gold >= gold_price and due == "after":
            expected.add(f"build {name}")
        if cards == "discount" and due != "after":
            continue
        if no_camels and gold >= gold_price:
            expected.add(f"build {name} without camels")
        if no_gold and camels >= camel_price and (gold_price or cards != "discount"):
            expected.add(f"build {name} without gold")
        if no_camels and no_gold and gold_price and cards == "discount":
            expected.add(f"build {name} without camels and gold")
    player = seat(*hand, camels=camels, gold=gold, buildings=sorted(built))
    game = table(player, seat(), seat(), due=due, building_cards=cards)
    assert {move.notation for move in game.moves if move.kind == "build"} == expected


@each_mode
def test_a_turn_has_as_many_buildings_as_the_option_allows(players: int, cards: str) -> None:
    """By players who draw cards, and build whenever they can."""
    for seed in range(4):
        game, rng = random_game(players, seed, cards), random.Random(seed)
        while not game.over:
            wanted = [move for move in game.moves if move.kind == "build" or move.notation in ("draw", "take")]
            game.play(rng.choice(wanted or game.moves))
        turn: list[t.Built] = []
        for _, event in game.story():
            match event:
                case t.Built():
                    turn.append(event)
                case t.TurnEnded():
                    by_card = sum(bool(built.cards) for built in turn)
                    assert len(turn) - by_card <= 1
                    assert cards == "extra" or len(turn) <= 1
                    assert cards == "discount" or all(len(built.cards) <= 1 for built in turn)
                    turn.clear()


# Words.


@few
@given(modes, seeds)
def test_no_event_tells_a_seat_the_cards_of_another(mode: tuple[int, str], seed: int) -> None:
    game = finished(mode[0], seed, mode[1])
    for viewer in range(mode[0]):
        assert all(event.seat == viewer for _, event in game.story(viewer) if isinstance(event, t.Drawn))
    drawn = [event for _, event in game.story() if isinstance(event, t.Drawn)]
    assert all(event.only == event.seat for event in drawn)
    assert len(drawn) == sum(move.kind == "card" for move in game.history)


@cache
def walked(players: int, cards: str) -> list[Position]:
    """Positions of a few random games where somebody decides."""
    found = []
    for seed in range(3):
        game = random_game(players, seed, cards)
        for before, number, _, _ in walk(game, seed):
            if number != NATURE:
                found.append(Position(GAME, before, game.options))
    return found


def contradicts(reason: Reason, view: Data, number: int) -> bool:
    """Whether a reason says what is not so."""
    told = view["seats"][number]
    match reason:
        case t.DiceCost() | t.SquareCost():
            return reason.has != told["gold"] or reason.needs <= reason.has
        case t.ShortOf():
            lacks = {goods for goods in ("camels", "gold") if told[goods] < getattr(reason, goods)}
            said = {"camels", "gold"} if reason.what == "both" else {reason.what}
            return lacks != said or (reason.has_camels, reason.has_gold) != (told["camels"], told["gold"])
        case t.CardTakes() | t.ExchangeHas():
            return bool(reason.has != told[reason.goods])
        case t.NotHeld():
            return reason.card in told["hand"]
        case t.NeitherHeld():
            return any(card.startswith("build") for card in told["hand"])
        case t.EmptyRow():
            return reason.row in view["tower"]
        case t.FullPriceAfterGroup():
            return bool(view["building_cards"] == "discount" or view["due"]["what"] not in ("supply", "choose"))
        case t.BuildAfterGroup():
            return bool(view["due"]["what"] == "after")
        case t.OneBuilding():
            return not told["buildings"]
        case t.AlreadyBuilt():
            return reason.building not in told["buildings"]
        case t.NoCardLeft():
            return bool(view["deck"])
        case t.ChooseGroup():
            return not view["tower"]
        case t.DrawInstead():
            return bool(view["tower"]) and view["seats"][2:] != []
    return False


@each_mode
def test_every_closed_action_has_a_reason_that_does_not_contradict_the_table(players: int, cards: str) -> None:
    places = random.Random(players).sample(walked(players, cards), 120)
    kinds = set()
    for game in places:
        (number,) = game.actors
        legal = set(GAME.legal(game.state, number))
        view = seen(game, number)
        for action in GAME.actions:
            reason = game.why_not(action)
            assert bool(reason) == (action.id not in legal)
            if reason is None:
                continue
            assert not contradicts(reason, view, number), f"{action}: {reason}"
            assert not isinstance(reason, t.ShopTaken) or action.notation in view["cubes"]
            kinds.add(type(reason))
    assert len(kinds) > 8


@each_mode
def test_every_move_is_played_as_it_is_written_with_its_remark(players: int, cards: str) -> None:
    for game in random.Random(players).sample(walked(players, cards), 150):
        for move in game.moves:
            again = game.copy().play(str(move), move.seat)
            assert again.history == [move]
            assert again.state == game.copy().play(move).state


@each_mode
def test_a_text_may_hold_all_decisions_in_a_row(players: int, cards: str) -> None:
    game, again = finished(players, 3, cards), random_game(players, 3, cards)
    for number, moves in groupby(game.history, key=lambda move: move.seat):
        again.play(" ".join(move.notation for move in moves), number)
    assert again.history == game.history
    assert again.state == game.state


@each_mode
def test_nothing_is_carried_out_where_narration_thinks_so(players: int, cards: str) -> None:
    """Then it takes the state after a move for what the move alone leads to."""
    alone = 0
    for seed in range(6):
        for before, number, action, after in walk(random_game(players, seed, cards), seed):
            made = before.copy()
            act(made, number, action)
            assert (made == after) >= is_all(before, after)
            alone += is_all(before, after)
    assert alone
