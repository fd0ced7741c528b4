"""The bench for ports: a program of somebody else plays, and is held against the rules.

Read it in this order:

- the `messages`, each said once; a program that answers them (`talk`); what it claims, and how it
  is asked of a record (`port`);
- a `question` is a record, with our side of it; what comes of `asking` it may be a `parting`, as
  also in `games` that are played side by side;
- partings are made `short`, and told as `findings`, each with its rule;
- `run` does it all, and says what came of it.
"""
