"""Start the table: it reads requests from standard input and answers on standard output."""

import argparse

from pit import faults
from pit.protocol import serve


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(description="A table for three-card and four-card poker.")
    parser.add_argument("--fault", default="", metavar="ID", help="a build with this error; see faults.toml")
    faults.choose(parser.parse_args().fault)
    serve()


if __name__ == "__main__":
    main()
