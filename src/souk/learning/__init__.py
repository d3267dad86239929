"""Learning to judge: games of a net against itself, what they teach, and whether the next net is stronger.

from souk.learning import Folder, Settings, calibration, train

settings = Settings.make("yspahan", 4, {})
for line in train(settings, Folder(Path("y4")), rounds=40):
    print(line["round"], line["gate"])

See docs/learning.md.
"""

from __future__ import annotations

from .calibration import calibration
from .folder import Folder
from .run import train
from .settings import LearningError, Settings

__all__ = ["Folder", "LearningError", "Settings", "calibration", "train"]
