"""What runs the feature files: pytest-bdd's steps, and what it leaves open.

`perform.py` is the library; the plugin makes the same files tests of pytest.

| module | answers |
|---|---|
| `world.py` | what does a scenario keep, what is a mismatch, and what did an example show? |
| `reading.py` | is this file Gherkin at all, and what was a line meant to be? |
| `outline.py`, `chapter.py` | which scenarios does it hold, and what of them will run? |
| `perform.py`, `own.py` | how is an example played, and all of them, under which answers? |
| `house.py` | which files are meant, and which are ours? |
| `lint.py` | what of a file, of an example would pytest-bdd pass? |
| `vocabulary.py` | what of the phrases? |
| `games.py` | which game is a file of, and what do its steps ask for? |
| `phrases.py` | which phrases are known, and which does a step mean? |
| `parsing.py` | what is taken of pytest-bdd, and how does a phrase read a step? |
| `stubs.py` | which phrases does an editor find? |
| `claims.py` | did the rule fire that the tag names? |
| `report.py` | how is a failure told? |
| `collect.py` | which tests does a file hold, and what does one see that a Python file binds? |
| `plugin.py` | the hooks of pytest that join these: did anything get lost on the way? |
"""
