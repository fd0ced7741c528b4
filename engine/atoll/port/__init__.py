"""The bench for ports: a program of somebody else plays, and is held against the rules.

Read it in this order:

- the `messages`, each said once; a program that answers them (`talk`); what it claims (`port`);
- a question is a record, with our side of it; `asking` it may come to a parting, as also in `games`
  that are played side by side;
- partings are made short, and told as `findings`, each with its rule;
- `run` does it all, and says what came of it.
"""
