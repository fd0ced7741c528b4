"""Illegal records out of legal ones, each with the rules it breaks, named beforehand."""

from atoll.forge.bases import NotLegal, legal, whole_games
from atoll.forge.different import different
from atoll.forge.forging import forged, ways
from atoll.forge.judging import amiss, judged, text
from atoll.forge.report import Report, report

__all__ = [
    "NotLegal",
    "Report",
    "amiss",
    "different",
    "forged",
    "judged",
    "legal",
    "report",
    "text",
    "ways",
    "whole_games",
]
