"""Stud and draw games for a pot, by the rules of Oneida."""
