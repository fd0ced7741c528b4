"""The open points of Bali, by the part of the game they are asked of."""
