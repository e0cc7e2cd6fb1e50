"""Takes out of package-lock.json what npm adds and nothing here needs: where packages lie and who asks for money."""

import json
from pathlib import Path

HERE = Path(__file__).parent

for path in (HERE / "package-lock.json", HERE / "engines" / "package-lock.json"):
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")
