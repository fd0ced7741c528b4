"""Illegal records out of legal ones, each with the rule that refuses it: of any game."""

from atoll.forge.forging import Forged, forged, refused_by
from atoll.forge.judging import Report, judged, report, text
from atoll.forge.records import GAMES, NotLegal, legal, played, whole_games

__all__ = [
    "GAMES",
    "Forged",
    "NotLegal",
    "Report",
    "forged",
    "judged",
    "legal",
    "played",
    "refused_by",
    "report",
    "text",
    "whole_games",
]
