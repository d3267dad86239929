"""The words of Yspahan: what there is on board, dice and cards, by name."""

from __future__ import annotations

from typing import Literal

Row = Literal["camel", "sack", "barrel", "chest", "vase", "gold"]
Quarter = Literal["sack", "barrel", "chest", "vase"]
Goods = Literal["camels", "gold"]
Use = Literal["take", "deliver", "supervisor", "draw"]
Building = Literal["paddock", "office", "hammam", "caravanserai", "bazaar", "hoist"]
Card = Literal[
    "exchange",
    "three_camels",
    "three_gold",
    "cube_to_souk",
    "cube_to_caravan",
    "camels_for_points",
    "gold_for_points",
    "build_no_camels",
    "build_no_gold",
]
Source = Literal["souks", "bazaar", "caravan_places", "caravan_scorings", "buildings", "cards"]
Problem = Literal[
    "due",
    "cards_mode",
    "only_when_over",
    "weeks",
    "before_start",
    "order_seats",
    "clockwise",
    "order_length",
    "turn",
    "building_points",
    "empty_deck",
    "has_built",
    "caravan_places",
    "caravan_full",
    "no_group",
    "needs_group",
    "before_roll",
    "first_turn_rolls",
    "rolled",
    "white_dice",
    "yellow_dice",
    "group_dice",
    "yellow_leave",
    "values_rise",
    "two_cards",
    "two_owners",
]
Shop = str  # `sack.white.1`: quarter, colour and number of a shop
Souk = str  # `sack.white`
Square = str  # `w3`: a square of the street
