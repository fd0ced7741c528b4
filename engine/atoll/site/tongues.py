"""The languages of the book: what they are called, and the words of the marks in them."""

import re
from collections.abc import Mapping

__all__ = ["LANGUAGES", "WORDS", "said"]

LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français"}
WORDS: Mapping[str, Mapping[str, str]] = {
    "de": {
        "Examples": "Beispiele",
        "Law": "Gesetz",
        "Ruling": "Entscheidung",
        "Source": "Quelle",
        "Sources": "Quellen",
        "adopted by": "festgelegt durch",
        "applies": "wendet sie an",
        "apply": "wenden sie an",
        "checked": "geprüft",
        "confirmed": "bestätigt",
        "disputed": "strittig",
        "failing": "fehlgeschlagen",
        "inferred": "erschlossen",
        "no ruling": "keine Entscheidung",
        "none": "keines",
        "none yet": "noch keine",
        "none shows it": "keines zeigt sie",
        "not held by the lock": "nicht durch das Zitatschloss gesichert",
        "open": "offen",
        "proved": "bewiesen",
        "read on": "gelesen am",
        "refuse": "weisen ab",
        "refuses": "weist ab",
        "refuted": "widerlegt",
        "sampled": "an Stichproben geprüft",
        "sentence": "Satz",
        "sentences": "Sätze",
        "source": "Quelle",
        "sources": "Quellen",
        "stated": "belegt",
        "the Atoll project": "das Projekt Atoll",
        "unknown": "unbekannt",
        "unproved": "unbewiesen",
    },
}
"""What a mark can say, in other languages."""


def said(text: str, language: str) -> str:
    """What a mark says, in a language; in English where nobody has given the words.

    >>> said("stated; 2 sentences inferred", "de")
    'belegt; 2 Sätze erschlossen'
    """
    words = WORDS.get(language, {})
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True)) or "(?!)"
    return re.sub(rf"\b(?:{known})\b", lambda found: words[found[0]], text)
