"""The six actions, a file each; all offer the same, and `choosing` lets a player choose one."""
