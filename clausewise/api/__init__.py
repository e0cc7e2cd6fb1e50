"""What other packages may import: `clausewise.api.rulebooks` for rulebooks, `clausewise.api.adapters` for adapters.

Whatever is not named there may change from one version to the next. See docs/for-packages.md.
"""
