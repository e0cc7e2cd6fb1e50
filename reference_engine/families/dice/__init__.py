"""Dice in a shaker: wagers on a layout, one throw that decides them all, a computer that lights what wins."""
