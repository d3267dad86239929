"""What a game is. Knows no game, no player, no network."""
