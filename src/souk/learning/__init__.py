"""Learning to judge: games of a net against itself, what they teach, and whether the next net is stronger."""
