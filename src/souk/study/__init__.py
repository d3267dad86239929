"""Studying games: what a game says about who played it, and what many games say together."""
