"""New Game: who takes the last stone wins."""
