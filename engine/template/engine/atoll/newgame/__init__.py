"""New Game: who takes the last stone wins."""

from atoll.table import games

__all__, __getattr__, __dir__ = games.verbs(__name__)
