"""What runs the feature files: pytest-bdd's steps, and what it leaves open.

`own.py` is the library; the plugin makes the same files tests of pytest, played by the same loop.

| module | answers |
|---|---|
| `house.py` | which files are meant, and which are ours? |
| `reading.py` | is this file Gherkin at all, and what was a line meant to be? |
| `outline.py`, `chapter.py` | which scenarios does it hold, of which game is it, and what runs? |
| `lint.py`, `claims.py` | what would pytest-bdd pass, and did the rule fire that a tag names? |
| `parsing.py` | what is taken of pytest-bdd, and how does a phrase read a step? |
| `phrases.py`, `games.py` | which phrases has a game, and which of them does a step mean? |
| `vocabulary.py`, `stubs.py` | what is wrong with the phrases, and which does an editor find? |
| `world.py` | what does a scenario keep, what is a mismatch, and what did an example show? |
| `play.py`, `report.py` | how is an example played, and how is a failure told? |
| `own.py` | what do files show, or all of ours, under which answers? |
| `plugin.py` | which tests does a file hold, and what do they see of pytest? |
"""
