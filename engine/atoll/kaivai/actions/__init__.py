"""Actions of several moves, a file each; all offer the same, and `turns` has one chosen."""
