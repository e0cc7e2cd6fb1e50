"""What the rulebooks of the Oasis card room have in common, as data."""
