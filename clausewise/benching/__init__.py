"""What the harness costs: each figure is a ratio of two things run side by side on this machine."""
