"""The engine beside a system: what came, what was permitted, where it departs, and whom to blame."""
