"""Illegal records out of legal ones, each with the rule that refuses it: of any game."""
