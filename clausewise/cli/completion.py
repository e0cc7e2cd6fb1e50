"""`clausewise completion`: the words of the command line for a shell, made from the parser itself."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator

from clausewise.cli import Subparsers
from clausewise.failures import CLEAN


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise completion`."""
    parser = subparsers.add_parser(
        "completion",
        help="print what a shell needs to complete commands and options",
        description="Prints a script with which a shell completes the commands and options of clausewise. Its first "
        "comment says where it belongs.",
    )
    parser.add_argument("shell", choices=("bash", "zsh", "fish"), help="whose script")
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Print it."""
    from clausewise.cli import parser

    known = dict(words_of(parser()))
    print("\n".join({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](known)))
    return CLEAN


Known = dict[str, list[tuple[str, str]]]


def words_of(top: argparse.ArgumentParser) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """For each command, and for none, the words that may come after it, with what they are."""
    for name, command, _ in _commands(top):
        actions = command._actions  # noqa: SLF001  argparse has no public list of its options
        options = [(action.option_strings[-1], _told(action)) for action in actions if action.option_strings]
        choices = [(str(c), "") for action in actions if not action.option_strings for c in action.choices or ()]
        yield name, sorted([*options, *choices])
    yield "", [(name, told) for name, _, told in _commands(top)]


def _commands(top: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser, str]]:
    for action in top._actions:  # noqa: SLF001  as above
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001  as above
            told = {choice.dest: choice.help or "" for choice in action._choices_actions}  # noqa: SLF001  as above
            for name, command in action.choices.items():
                yield name, command, told.get(name, "")


def _told(action: argparse.Action) -> str:
    return (action.help or "").partition(";")[0].partition(" (")[0].replace("%%", "%")


def _bash(known: Known) -> Iterator[str]:
    yield "# clausewise completion bash > ~/.local/share/bash-completion/completions/clausewise"
    yield "_clausewise() {"
    yield '    local words=""'
    yield '    case "$COMP_CWORD:${COMP_WORDS[1]}" in'
    yield f"    1:*) words={shlex.quote(' '.join(word for word, _ in known['']))} ;;"
    for name, words in known.items():
        if name:
            yield f"    *:{name}) words={shlex.quote(' '.join(word for word, _ in words))} ;;"
    yield "    esac"
    yield '    COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))'
    yield "}"
    yield "complete -o default -F _clausewise clausewise"


def _zsh(known: Known) -> Iterator[str]:
    yield "#compdef clausewise"
    yield "# clausewise completion zsh > ~/.zfunc/_clausewise, and fpath+=~/.zfunc before compinit in ~/.zshrc"
    yield "local -a known"
    yield "if (( CURRENT == 2 )); then"
    yield f"    known=({' '.join(shlex.quote(_colon(word, told)) for word, told in known[''])})"
    yield "else"
    yield '    case "$words[2]" in'
    for name, words in known.items():
        if name:
            yield f"    {name}) known=({' '.join(shlex.quote(_colon(word, told)) for word, told in words)}) ;;"
    yield "    esac"
    yield "fi"
    yield "_describe clausewise known || _files"


def _colon(word: str, told: str) -> str:
    return f"{word}:{told.replace(':', ' ')}" if told else word


def _fish(known: Known) -> Iterator[str]:
    yield "# clausewise completion fish > ~/.config/fish/completions/clausewise.fish"
    for word, told in known[""]:
        yield f"complete -c clausewise -n __fish_use_subcommand -a {word} -d {shlex.quote(told)}"
    for name, words in known.items():
        for word, told in words if name else ():
            kind = f"-l {word[2:]}" if word.startswith("--") else f"-s {word[1:]}" if word[0] == "-" else f"-a {word}"
            told_ = f" -d {shlex.quote(told)}" if told else ""
            yield f"complete -c clausewise -n '__fish_seen_subcommand_from {name}' {kind}{told_}"
