"""The forms of answers, for OpenAPI: what clients can rely on, and generate their types from.

The routes answer plain data, quickly and unchecked; a test compares it with these forms. Views are described in
docs/view.md, messages (`say`) in docs/api.md.
"""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, TypeAdapter

from merkator.server.preferences import Preferences

Said = list[Any]
"""A message: id, variables, and names of somebody's own card set."""
Texts = dict[str, str]
"""By language."""


class Form(BaseModel):
    """The form of an object: these keys and, as far as a server of this version goes, no others."""

    model_config = ConfigDict(extra="forbid")


class Me(Form):
    """Who asks."""

    id: str
    name: str
    guest: bool
    login: str | None
    admin: bool
    language: str | None
    preferences: Preferences
    token: str


# --- games


class OptionForm(Form):
    """An option of a game."""

    name: str
    default: Any
    players: list[int]
    labels: Texts
    texts: Texts
    rule: str
    excludes: list[str]


class LevelForm(Form):
    """A level of bots for people to choose."""

    level: str
    bot: str
    texts: Texts


class BotForm(Form):
    """A bot by its name."""

    level: str
    text: str
    texts: Texts


class OrderChoiceForm(Form):
    """One of the choices of a standing order; a brief one ends with the round."""

    name: str
    texts: Texts
    brief: bool


class OrderForm(Form):
    """A standing order: a choice, or a number from `least` to `most`."""

    name: str
    texts: Texts
    rule: str
    default: str | int
    choices: list[OrderChoiceForm]
    least: int | None = None
    most: int | None = None


class GameForm(Form):
    """A game, with everything a form for a new table needs."""

    game: str
    titles: Texts
    minutes: int | None
    secret: bool
    drawing: bool
    cards: bool
    notable: float
    players: list[int]
    options: list[OptionForm]
    levels: list[LevelForm]
    bots: list[BotForm]
    orders: list[OrderForm]


class RuleForm(Form):
    """One rule."""

    number: str
    html: str
    section: str | None
    title: str
    language: str


class ComponentsForm(Form):
    """A card set."""

    game: str
    hash: str
    standard: bool
    set: dict[str, Any]
    says: dict[str, dict[str, Said]]
    sources: dict[str, int]
    reconstructed: dict[str, list[str]]


class CardSetForm(ComponentsForm):
    """A card set that is kept."""

    id: str
    name: str
    created: float
    changed: float
    text: str


class CardProblemForm(Form):
    """What is wrong with a card set, and where."""

    where: str
    message: str
    line: int | None
    column: int | None
    kind: str | None
    id: str | None
    key: str | None


class CheckForm(Form):
    """Whether a card set can be played with."""

    ok: bool
    game: str
    hash: str | None
    problems: list[CardProblemForm]
    text: str


# --- tables


class SeatForm(Form):
    """A seat of a table."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    taken: bool
    left: bool
    invited: bool
    deadline: float | None
    clock_left: float | None


class CardForm(Form):
    """What lists show of a table."""

    id: str
    title: str
    game: str
    players: int
    options: dict[str, Any]
    public: bool
    status: str
    paused: bool
    chat: bool
    rated: bool
    clock: dict[str, Any] | None
    result: dict[str, Any] | None
    created: float
    changed: float
    number: int
    seats: list[SeatForm]


class ListedForm(CardForm):
    """A table in a list, with what it has to do with the asker."""

    mine: list[int]
    my_turn: bool


class LobbyForm(Form):
    """What a start page shows."""

    mine: list[ListedForm]
    ended: list[ListedForm]
    open: list[ListedForm]
    running: list[ListedForm]


class TalkForm(Form):
    """Something said at a table, or its news."""

    id: int
    kind: str
    seat: int | None
    text: str
    values: dict[str, Any]
    at: float
    number: int
    say: Said | None = None


class PageForm(CardForm):
    """A table as somebody may see it."""

    mine: list[int]
    seat: int | None
    deciding: int | None
    creator: bool
    undoable: int
    last: int
    seed_hash: str | None
    seed: str | None
    wants: dict[str, dict[str, Any]]
    talk: list[TalkForm]
    view: dict[str, Any] | None


class DonePageForm(PageForm):
    """A table after a wish or a claim: whether it was done, or others must agree first."""

    done: bool


class TalkListForm(Form):
    """All that was said lately."""

    talk: list[TalkForm]


class DraftForm(Form):
    """What actions would lead to, behind a veil."""

    view: dict[str, Any]
    events: list[list[dict[str, Any]]]
    passes: bool


class HintForm(Form):
    """What a bot would do."""

    number: int
    seat: int
    level: str
    do: str
    say: Said
    rule: str
    line: list[str]
    reasons: list[Said]


# --- looking back


class StepForm(Form):
    """One action that was played."""

    step: int
    number: int
    seat: int
    by: str
    do: str
    events: list[dict[str, Any]]


class LogForm(Form):
    """What was played."""

    steps: list[StepForm]
    total: int


class PositionForm(Form):
    """A position, and the action that led to it; there is none at the beginning."""

    step: int
    number: int | None = None
    seat: int | None = None
    by: str | None = None
    do: str | None = None
    events: list[dict[str, Any]]
    total: int
    view: dict[str, Any]


class PastHintForm(Form):
    """What a bot would have done."""

    step: int
    seat: int
    level: str
    do: str
    say: Said
    rule: str
    line: list[str]
    reasons: list[Said]


class BestForm(Form):
    """The choice of the bot."""

    do: str
    say: Said


class MomentForm(Form):
    """One decision of a review."""

    step: int
    seat: int
    by: str
    do: str
    say: Said
    best: BestForm | None
    value: float | None
    lost: float | None


class ReviewForm(Form):
    """A part of a review."""

    level: str
    seats: list[int]
    steps: list[MomentForm]
    next: int | None
    total: int


class PointForm(Form):
    """The points after a turn."""

    step: int
    turn: int
    scores: list[float]


class ScoresForm(Form):
    """Points turn by turn."""

    points: list[PointForm]
    over: bool
    open_only: bool


# --- links


class LinkForm(Form):
    """A link as its maker sees it, once."""

    id: int
    kind: str
    table: str | None
    seat: int | None
    created: float
    expires: float
    used: float | None
    token: str
    address: str
    qr: str


class LookForm(Form):
    """What a link is for."""

    kind: str
    name: str | None
    expires: float
    seat: int | None
    table: dict[str, Any] | None


_TABLE: Final = "/api/tables/{id}"
FORMS: Final[dict[tuple[str, str], Any]] = {
    ("get", "/api/me"): Me | None,
    ("patch", "/api/me"): Me,
    ("post", "/api/session"): Me,
    ("post", "/api/account"): Me,
    ("post", "/api/login"): Me,
    ("post", "/api/account/password"): Me,
    ("post", "/api/account/reset"): Me,
    ("get", "/api/games"): list[GameForm],
    ("get", "/api/games/{game}/components"): ComponentsForm,
    ("get", "/api/games/{game}/rules/{number}"): RuleForm,
    ("post", "/api/games/{game}/cards/check"): CheckForm,
    ("post", "/api/card-sets"): CardSetForm,
    ("get", "/api/card-sets/{id}"): CardSetForm,
    ("put", "/api/card-sets/{id}"): CardSetForm,
    ("get", "/api/lobby"): LobbyForm,
    ("get", "/api/tables"): list[ListedForm],
    ("post", "/api/tables"): PageForm,
    ("post", "/api/records"): PageForm,
    ("get", _TABLE): PageForm,
    ("patch", _TABLE): PageForm,
    ("get", f"{_TABLE}/components"): ComponentsForm,
    ("post", f"{_TABLE}/leave"): CardForm,
    ("post", f"{_TABLE}/messages"): TalkListForm,
    ("post", f"{_TABLE}/wishes"): DonePageForm,
    ("post", f"{_TABLE}/claim"): DonePageForm,
    ("post", f"{_TABLE}/draft"): DraftForm,
    ("post", f"{_TABLE}/hint"): HintForm,
    ("get", f"{_TABLE}/log"): LogForm,
    ("get", f"{_TABLE}/history/{{step}}"): PositionForm,
    ("post", f"{_TABLE}/history/{{step}}/hint"): PastHintForm,
    ("post", f"{_TABLE}/review"): ReviewForm,
    ("get", f"{_TABLE}/scores"): ScoresForm,
    ("post", f"{_TABLE}/invitations"): LinkForm,
    ("post", "/api/links/device"): LinkForm,
    ("post", "/api/links/look"): LookForm,
    **{
        ("post", f"{_TABLE}/{word}"): PageForm
        for word in ("join", "start", "moves", "undo", "resume", "rematch", "clone", "seats/{seat}/bot")
    },
}
"""What routes answer when all goes well; those not named here answer what docs/api.md says."""


def describe(schema: dict[str, Any]) -> None:
    """Put the forms into a description of the API."""
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    for (method, path), form in FORMS.items():
        operation = schema["paths"][path][method]
        made = TypeAdapter(form).json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
        parts.update(made.pop("$defs", {}))
        title = made.get("title")
        if title is not None and made.get("type") == "object":
            parts[title] = made
            made = {"$ref": f"#/components/schemas/{title}"}
        good = next(status for status in operation["responses"] if status.startswith("2"))
        operation["responses"][good]["content"] = {"application/json": {"schema": made}}
