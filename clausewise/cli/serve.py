"""`clausewise serve`: the reference engine, or one that others wrote, behind the protocol."""

from __future__ import annotations

import argparse
import os

from clausewise.cli import Subparsers
from clausewise.cli.arguments import path
from clausewise.failures import CLEAN, ClausewiseError


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise serve`."""
    parser = subparsers.add_parser(
        "serve",
        help="put the reference engine, or another, behind the protocol",
        description="Serves an engine under the protocol, until interrupted. See docs/for-the-vendor.md.",
    )
    parser.add_argument(
        "--engine",
        metavar="NAME",
        help="pokerkit or openspiel, each installed by an extra of that name, or what another package brings, NAME or"
        " NAME:REST (default: the reference engine)",
    )
    parser.add_argument("--host", help="the address to listen on (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, metavar="N", help="the port (default: 8000; 0 takes any that is free)")
    parser.add_argument("--tables", type=int, metavar="N", help="how many tables may be open at a time (default: 256)")
    parser.add_argument(
        "--token-env", metavar="NAME", help="the environment variable with the token that requests must bring"
    )
    parser.add_argument(
        "--config", metavar="FILE", type=path, help="a TOML file with these settings and more (host, port, tables, ...)"
    )
    parser.add_argument(
        "--stdio", action="store_true", help="answer JSON lines on standard input and output, instead of HTTP"
    )
    parser.set_defaults(handler=serve)


def serve(args: argparse.Namespace) -> int:
    """Listens until interrupted."""
    from clausewise.adapters.reference import ReferenceSystem
    from clausewise.adapters.third_party.engines import open_engine
    from clausewise.serving import server
    from clausewise.serving.app import create_app
    from clausewise.serving.settings import read_settings, with_overrides

    given = {
        "host": args.host,
        "port": args.port,
        "tables": args.tables,
        "token_variable": args.token_env,
    }
    settings = with_overrides(
        read_settings(args.config), {name: value for name, value in given.items() if value is not None}
    )
    token = None
    if settings.token_variable is not None:
        token = os.environ.get(settings.token_variable)
        if not token:
            raise ClausewiseError(f"the environment variable {settings.token_variable} holds no token: set it first")
    system = ReferenceSystem(by_chance=True) if args.engine is None else open_engine(args.engine)
    app = create_app(system, settings, token)
    if args.stdio:
        from clausewise.serving.stdio import answer_lines

        answer_lines(app, settings, token)
        return CLEAN
    sock = server.listen(settings.host, settings.port)
    server.serve(app, sock, lambda address: _announce(args.engine, address), settings)
    return CLEAN


def _announce(engine: str | None, address: str) -> None:
    print(f"{engine or 'The reference engine'} answers at {address}; end with Ctrl-C.", flush=True)
