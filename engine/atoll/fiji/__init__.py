"""Fiji by Friedemann Friese: the box, the rules, the game and its notation."""
