"""The games as environments: for Gymnasium, PettingZoo and OpenSpiel, and in batches of thousands.

Each stands in a module of its own, which needs the package that it is for: `pip install 'souk[envs]'` brings them all.
`souk.envs.batch` needs none.
"""
