"""Illegal records out of legal ones, each with the rule that refuses it: of any game."""

from atoll.forge.forging import (
    GAMES,
    Forged,
    NotLegal,
    Report,
    forged,
    judged,
    legal,
    played,
    refused_by,
    report,
    text,
    whole_games,
)

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
