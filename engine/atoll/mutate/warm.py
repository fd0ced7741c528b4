"""Imported once, before children are made: pytest and all that is no part of a game."""

from tempfile import TemporaryDirectory

from atoll.cli.run import Performance, perform

__all__: list[str] = []

with TemporaryDirectory() as nothing:
    perform([nothing], Performance())  # pytest imports its own parts when it first runs
