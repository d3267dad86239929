// Written by `python -m tools.typescript` from Python: do not edit.

export const souks = {"sack.purple": 8, "sack.yellow": 6, "sack.white": 3, "sack.blue": 4, "barrel.white": 3, "barrel.yellow": 6, "barrel.blue": 4, "barrel.purple": 8, "chest.yellow": 6, "chest.blue": 4, "chest.purple": 8, "vase.blue": 4, "vase.yellow": 6, "vase.orange": 12} as const;
export const rows = ["camel", "sack", "barrel", "chest", "vase", "gold"] as const;
export const buildings = {"paddock": {"camels": 2, "gold": 0}, "office": {"camels": 2, "gold": 2}, "hammam": {"camels": 2, "gold": 2}, "caravanserai": {"camels": 3, "gold": 3}, "bazaar": {"camels": 4, "gold": 4}, "hoist": {"camels": 4, "gold": 4}} as const;
export const placePoints = [2, 1, 0] as const;
