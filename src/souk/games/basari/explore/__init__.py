"""What many games of Basari are asked."""

from __future__ import annotations

from .notes import FACTS, conclude, notice
from .questions import QUESTIONS, derive

__all__ = ["FACTS", "QUESTIONS", "conclude", "derive", "notice"]
