"""The command line: `comptoir play`, `replay`, `rules`, `editions`, `simulate` and `serve`.

Commands import what they need when they run, because `comptoir --help` has to answer without loading a game.
"""

import io
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""

try:
    import typer
    from typer.core import TyperGroup
except KeyboardInterrupt:  # while modules are still being imported
    sys.exit(INTERRUPTED)


class Commands(TyperGroup):
    """The commands. A refusal ends a command with a sentence on stderr and exit code 1."""

    # Any: typer has a copy of click, whose `Context` has no public name.
    def invoke(self, ctx: Any) -> object:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except Exception as error:
            from comptoir.core.refusals import Refusal

            if not isinstance(error, Refusal):
                raise
            from comptoir.words.printable import printable
            from comptoir.words.sentences import write_refusal

            sentence = write_refusal(error, ctx.obj or system_language())
            typer.echo(printable(sentence), err=True)
            raise typer.Exit(1) from None


app = typer.Typer(
    cls=Commands,
    name="comptoir",
    help="""Play, study and simulate table games.

    \b
    comptoir rules              list the games
    comptoir rules GAME         show the rules of a game
    comptoir play GAME          play a game against bots
    comptoir COMMAND --help     show the options of a command
    """,
    epilog="Exit codes: 0 success, 1 request refused, 2 usage error.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # rich would cost every call a tenth of a second
    pretty_exceptions_enable=False,
)


# --- Shared arguments -------------------------------------------------------


class Language(StrEnum):
    EN = "en"
    FR = "fr"
    DE = "de"
    IT = "it"


def system_language() -> Language:
    """The language of the system if Comptoir has it, otherwise English."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    code = named[:2].lower()
    return Language(code) if code in list(Language) else Language.EN


def remember(ctx: typer.Context, language: Language | None) -> Language:
    """The chosen language; refusals are written in it too."""
    chosen = language or system_language()
    ctx.find_root().obj = chosen
    return chosen


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game.")]
MaybeGame = Annotated[
    str, typer.Argument(metavar="[GAME]", help="Name of the game; without it, list all games.")
]
Lang = Annotated[
    Language | None,
    typer.Option(
        "--lang", callback=remember, help="Language of the output; default: your system's language."
    ),
]
EditionName = Annotated[
    str,
    typer.Option(
        "--edition", metavar="NAME|FILE", help="Name of a shipped edition, or path of a .toml file."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plain = Annotated[bool, typer.Option("--plain", help="Show no animations and no pauses.")]


# --- Commands -----------------------------------------------------------------


@app.command()
def play(
    ctx: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Name of the game; omit it with --resume.")
    ] = "",
    *,
    seats: Annotated[int, typer.Option(help="Seats, including yours.")] = 4,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0; default: 0.")] = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    bots: Annotated[
        str,
        typer.Option(metavar="LEVEL[,LEVEL...]", help="Bot levels: one for all bots, or one for each."),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Random seed; the same seed gives the same luck.")] = None,
    edition: EditionName = "standard",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Option of the game; repeatable.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Record the game in this new file, step by step.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Record of the game to continue; new steps are added to it."),
    ] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Play a game against bots in the terminal.

    \b
    comptoir play GAME
    comptoir play GAME --seats 3 --bots novice,regular --name Ann
    comptoir play GAME --seed 7 --record evening.txt
    comptoir play --resume evening.txt
    """
    from comptoir.terminal.session import PlayArguments, play_session

    if not game and not resume:
        raise typer.BadParameter("Give the name of a game, or a record with --resume.", param_hint="GAME")
    if resume and (settled := [f"--{key}" for key in SETTLED if is_given(ctx, key)]):
        raise typer.BadParameter(
            "Not allowed with --resume: the record already determines it.", param_hint=", ".join(settled)
        )
    arguments = PlayArguments(
        seats, seat, name, bots, seed, edition, tuple(option or ()), record, resume, plain
    )
    play_session(game, arguments, lang or system_language())


SETTLED: Final = ("seats", "name", "edition", "option", "record")
"""Options that the record determines when a game is resumed."""


def is_given(ctx: typer.Context, key: str) -> bool:
    """Whether an option was given on the command line."""
    source = ctx.get_parameter_source(key)
    return source is not None and source.name == "COMMANDLINE"


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a game.")],
    *,
    seat: Annotated[
        int | None,
        typer.Option(help="Seat to watch from, counted from 0; default: watch without a seat."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print all steps at once.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Step through a recorded game.

    \b
    comptoir replay evening.txt
    comptoir replay evening.txt --seat 2
    comptoir replay evening.txt --json | jq .result
    """
    from comptoir.terminal.replay import as_json, open_record, watch

    game, recorded = open_record(file, seat)
    if json:
        typer.echo(as_json(game, recorded, seat))
    else:
        watch(game, recorded, seat, lang or system_language(), everything=everything)


@app.command()
def rules(
    game: MaybeGame = "",
    section: Annotated[
        str, typer.Argument(metavar="[SECTION]", help="Section (3), paragraph (3.2) or ruling (P4).")
    ] = "",
    *,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or one section.

    \b
    comptoir rules
    comptoir rules GAME
    comptoir rules GAME 3.2 --lang fr
    """
    from comptoir.terminal import pages

    language = lang or system_language()
    if json:
        typer.echo(pages.rules_json(game, language, section) if game else pages.games_json())
    else:
        pages.print_page(pages.rules_page(game, language, section) if game else pages.games_page(language))


@app.command()
def editions(
    game: MaybeGame = "",
    name: Annotated[
        str, typer.Argument(metavar="[NAME|FILE]", help="Name of a shipped edition, or path of a .toml file.")
    ] = "standard",
    *,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the figures, sources and options of an edition.

    \b
    comptoir editions GAME
    comptoir editions GAME my-box.toml
    """
    from comptoir.terminal import pages

    language = lang or system_language()
    if json:
        typer.echo(pages.editions_json(game, name) if game else pages.games_json())
    else:
        pages.print_page(pages.editions_page(game, language, name) if game else pages.games_page(language))


@app.command()
def simulate(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(metavar="LEVEL[,LEVEL...]", help="Bot levels: one for all seats, or one for each."),
    ],
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Random seed; the same seed gives the same results.")] = 1,
    seats: Annotated[
        int | None, typer.Option(help="Seats; default: one per level, or 4 for a single level.")
    ] = None,
    edition: EditionName = "standard",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Option of the game; repeatable.")
    ] = None,
    permute: Annotated[bool, typer.Option(help="Give each bot every seat equally often.")] = True,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Parallel processes; default: one per core.")
    ] = None,
    record_dir: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save a record of each game in this folder.")
    ] = None,
    json: Json = False,
) -> None:
    """Simulate games between bots and report the results.

    All estimates have 95% intervals.

    \b
    comptoir simulate GAME --bots regular,novice,novice,novice --games 4000
    comptoir simulate GAME --bots random --seats 5 --edition my-box.toml --json
    """
    from comptoir import line_up
    from comptoir.catalogue import load
    from comptoir.lab.command import run
    from comptoir.lab.executors import cores, executor
    from comptoir.lab.simulate import plan

    played = load(game)
    planned = plan(
        played,
        line_up.read_levels(bots),
        games=games,
        seed=seed,
        seats=seats,
        permute=permute,
        options=line_up.read_options(played, option or []),
        edition=edition,
    )
    run(planned, executor(workers or cores()), json=json, record_dir=record_dir)


@app.command()
def serve(
    *,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0: any free port.")] = 8000,
    lan: Annotated[bool, typer.Option("--lan", help="Let other devices on your network join.")] = False,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="File that stores the tables; default: tables.db in your data folder."
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    compress: Annotated[bool, typer.Option(help="Compress messages to the page.")] = True,
    lang: Lang = None,
) -> None:
    """Run the server for playing in the browser.

    \b
    comptoir serve --open
    comptoir serve --lan
    comptoir serve --port 9000 --data evening.db
    """
    from comptoir.server import serve as server

    kept = data or Path(typer.get_app_dir("comptoir"), "tables.db")
    options = server.ServeOptions(host=host, port=port, lan=lan, data=kept, compress=compress)
    server.serve(options, lang or system_language(), open_page)


def main() -> None:
    """Run the command line. A broken input or output stream ends it with an error and no traceback."""
    try:
        prepare_streams()
        try:
            app()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        if error.filename is not None:
            raise
        # Discard what is still buffered; otherwise Python would report another error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        complain(f"comptoir: {error.strerror or error}")
        sys.exit(1)


def prepare_streams() -> None:
    """Point closed streams at the null device; replace characters that cannot be encoded."""
    silent = sys.stdout is None
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            setattr(
                sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "w" if number else "r", encoding="utf-8")
            )
        if isinstance(stream := getattr(sys, name), io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if silent:
        complain("comptoir: standard output is closed.")
        sys.exit(1)


def complain(sentence: str) -> None:
    """Print an error to stderr, if possible."""
    try:
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


if __name__ == "__main__":
    main()
