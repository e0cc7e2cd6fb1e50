"""What stands on a table and is used by games of every family."""
