"""Puzzles: decisions with one answer, found in games, checked by a long search, rated, and kept with their game.

from souk.puzzles import shelf_of

for puzzle in shelf_of("yspahan"):
    print(puzzle.id, puzzle.players, puzzle.rating, puzzle.themes)
"""
