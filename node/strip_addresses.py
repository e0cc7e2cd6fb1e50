"""Takes out of package-lock.json what npm adds and nothing here needs: where packages lie and who asks for money."""

import json
from pathlib import Path

LOCK = Path(__file__).with_name("package-lock.json")

lock = json.loads(LOCK.read_text(encoding="utf-8"))
for package in lock["packages"].values():
    package.pop("resolved", None)
    package.pop("funding", None)
LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")
