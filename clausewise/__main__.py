"""`python -m clausewise`."""

import sys

from clausewise.cli import main

sys.exit(main())
