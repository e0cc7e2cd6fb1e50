"""Its features."""
