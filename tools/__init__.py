"""For who works on Souk itself: fitting heuristics, writing TypeScript. Not part of the package."""
