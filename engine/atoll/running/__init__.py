"""What runs the feature files: pytest-bdd's steps, and what it leaves open.

`perform.py` is the library; the plugin makes the same files tests of pytest.

| module | answers |
|---|---|
| `world.py` | what does a scenario keep, and what is a mismatch? |
| `reading.py`, `keywords.py` | is this file Gherkin at all, and what was a line meant to be? |
| `outline.py`, `binding.py` | which examples does it hold, and how does pytest-bdd run them? |
| `chapter.py`, `example.py` | what of a file will run, and what does an example show? |
| `perform.py`, `playing.py` | what happens when they run by themselves? |
| `files.py`, `house_rules.py` | which files are meant, and under which answers? |
| `lint.py`, `lint_of_one.py` | what of a file, of an example would pytest-bdd pass? |
| `swallowed.py`, `vocabulary.py` | what of a description, of the phrases? |
| `games.py` | which game is a file of? |
| `phrases.py` | which phrases are known, and which is nearest? |
| `parsing.py` | how does a phrase read a step? |
| `stubs.py` | which phrases does an editor find? |
| `claims.py` | did the rule fire that the tag names? |
| `collect.py` | which tests does a file hold? |
| `bound.py` | which phrases does a scenario see that a Python file binds? |
| `missing.py` | which phrases are missing? |
| `run.py`, `results.py`, `report.py` | what happened, and how is a failure told? |
| `tally.py` | did anything get lost on the way? |
| `house.py` | which files are ours? |
| `plugin.py` | the hooks of pytest that join these |
"""
