"""The bench for ports: a program of somebody else plays, and is held against the rules.

Read it in this order:

- the messages, each said once (`messages`), a program that answers them (`talk`), what it claims
  (`claims`), and all of that as one `port`;
- a `question` is a record, with our side of it; made of vectors, of forged moves (`questions`) or
  of a game that is played (`games`); what comes of `asking` it may be a `parting`;
- partings are made `short`, the rule is looked for (`suspicion`), and each is told as a `scenario`;
  all together are the `findings`;
- `run` does it all, and what came of it is its `result`.
"""

__all__: list[str] = []
