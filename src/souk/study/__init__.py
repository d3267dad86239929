"""The study: a finished game judged, decision by decision and roll by roll, and positions analysed. See docs/study.md.

review(load(text)).seats[0].ledger
"""

from .judge import NoJudge
from .review import CHEAP, DEEP, QUICK, Findings, continue_review, review
from .types import MILLION, Effort, Review

__all__ = ["CHEAP", "DEEP", "MILLION", "QUICK", "Effort", "Findings", "NoJudge", "Review", "continue_review", "review"]
