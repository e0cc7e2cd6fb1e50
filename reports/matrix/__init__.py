"""The clause matrix: one HTML file that an auditor reads, and that calls nobody."""

from clausewise.reports.matrix.page import matrix_page

__all__ = ["matrix_page"]
