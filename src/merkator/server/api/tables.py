"""The routes of tables: lists, pages, seats, and what their creators do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field

from merkator.core.registry import default_game
from merkator.server.api.responses import MessageJson, ResponseModel, returns
from merkator.server.catalogue import card_sets
from merkator.server.http.auth import Context, CurrentUser, OptionalUser, TableCreator
from merkator.server.tables import access, chat, creation, creator, lobby, seating, table_page

router = APIRouter(prefix="/api", tags=["tables"])


class NewTable(BaseModel):
    """What a new table should be like."""

    game: str = Field(max_length=20, examples=[default_game()])
    players: int = Field(ge=1, le=6, examples=[2])
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"long": True}])
    seats: list[dict[str, Any]] = Field(
        default_factory=list, max_length=6, examples=[[{"kind": "me"}, {"kind": "bot", "level": "greedy"}]]
    )
    title: str = Field("", max_length=80)
    public: bool = False
    chat: bool = True
    rated: bool = False
    clock: dict[str, Any] | None = Field(None, examples=[{"kind": "live", "seconds": 1800, "increment": 20}])
    cards: str | None = Field(None, max_length=16, description="the id of an own card set; none: the standard set")


class Join(BaseModel):
    """Which seat is taken; the first free one when none is named."""

    seat: int | None = Field(None, ge=0, le=5)


class Rematch(BaseModel):
    """Whether the new game has the cards and dice of the one that is over."""

    same_deal: bool = False


class ToBot(BaseModel):
    """Which bot continues."""

    level: str = Field(max_length=20, examples=["greedy"])


class Start(BaseModel):
    """Which bots take the seats that are free; none: no seat may be."""

    level: str | None = Field(None, max_length=20, examples=["greedy"])


class TableChanges(BaseModel):
    """What the creator changes; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    title: str | None = Field(None, max_length=80)
    public: bool | None = None
    chat: bool | None = None
    players: int | None = Field(None, ge=1, le=6, description="before the start; players who sit there stay")
    options: dict[str, Any] | None = Field(None, description="before the start: all that are not as by default")
    clock: dict[str, Any] | None = Field(None, description="before the start; null: no clock")
    rated: bool | None = Field(None, description="before the start")


class SeatSummary(ResponseModel):
    """A seat of a table."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    taken: bool
    left: bool
    out: bool
    invited: bool
    deadline: float | None
    clock_left: float | None


class TableSummary(ResponseModel):
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
    round: int | None
    deciding: int | None
    seats: list[SeatSummary]


class ListedTable(TableSummary):
    """A table in a list, with what it means to the user."""

    mine: list[int]
    my_turn: bool


class LobbyResponse(ResponseModel):
    """What a start page shows."""

    mine: list[ListedTable]
    ended: list[ListedTable]
    open: list[ListedTable]
    running: list[ListedTable]


class ChatMessage(ResponseModel):
    """A chat message, or news about the table."""

    id: int
    kind: str
    seat: int | None
    text: str
    values: dict[str, Any]
    at: float
    number: int
    say: MessageJson | None = None


class TablePage(TableSummary):
    """A table as the user may see it."""

    mine: list[int]
    seat: int | None
    creator: bool
    undoable: int
    last: int
    seed_hash: str | None
    seed: str | None
    seed_salt: str | None
    wants: dict[str, dict[str, Any]]
    talk: list[ChatMessage]
    view: dict[str, Any] | None


@router.get("/lobby")
@returns(LobbyResponse)
async def show_lobby(context: Context, user: OptionalUser) -> dict[str, Any]:
    """Return my tables, those that wait for me first, open public ones, and public ones to watch."""
    return await context.database.read(lambda c: lobby.lobby(c, None if user is None else user.id))


@router.get("/tables")
@returns(list[ListedTable])
async def list_tables(
    context: Context,
    user: OptionalUser,
    kind: Annotated[str, Query(pattern="^(open|running|over|mine)$")] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(ge=0)] = None,
) -> list[dict[str, Any]]:
    """List tables, the latest changes first; my own with those that wait for me first."""
    upto = context.now() + 1 if before is None else before
    id = None if user is None else user.id
    return await context.database.read(lambda c: lobby.list_tables(c, id, kind, limit, upto))


@router.post("/tables", status_code=201)
@returns(TablePage)
async def create_table(context: Context, user: TableCreator, spec: NewTable) -> dict[str, Any]:
    """Create a table; the game starts at once if every seat is taken."""
    wanted = spec.model_dump(exclude={"cards"})
    if spec.cards is not None:
        kept = await context.database.read(lambda c: card_sets.of_user(c, user.id, spec.cards or "", spec.game))
        wanted["cards_text"] = kept.text
    return table_page.page(await creation.create(context, user, creation.TableSpec(**wanted)), user)


@router.get("/tables/{id}")
@returns(TablePage)
async def show_table(context: Context, user: OptionalUser, id: str) -> dict[str, Any]:
    """Return a table with the view of the user's seat, or of a spectator."""
    return table_page.page(await access.visible_room(context, id, user), user)


@router.patch("/tables/{id}")
@returns(TablePage)
async def change_table(context: Context, user: CurrentUser, id: str, body: TableChanges) -> dict[str, Any]:
    """Change the title or the chat, or before the start what the game is like; for its creator."""
    room = await access.visible_room(context, id, user)
    changes = body.model_dump(exclude_unset=True)
    changes = {name: value for name, value in changes.items() if value is not None or name == "clock"}
    await creator.change(context, room, user, changes)
    return table_page.page(room, user)


@router.delete("/tables/{id}", status_code=204)
async def close_table(context: Context, user: CurrentUser, id: str) -> None:
    """Remove a table whose game has not begun; for its creator."""
    await creator.close(context, await access.visible_room(context, id, user), user)


@router.post("/tables/{id}/start")
@returns(TablePage)
async def start_table(context: Context, user: CurrentUser, id: str, body: Start) -> dict[str, Any]:
    """Fill the free seats with bots and start the game; for its creator."""
    room = await access.visible_room(context, id, user)
    await creator.start(context, room, user, body.level)
    return table_page.page(room, user)


@router.post("/tables/{id}/join")
@returns(TablePage)
async def join_table(context: Context, user: CurrentUser, id: str, body: Join) -> dict[str, Any]:
    """Take a free seat of a public table, or return to a seat one has left."""
    room = await access.visible_room(context, id, user)
    await seating.join(context, room, user, body.seat)
    return table_page.page(room, user)


@router.post("/tables/{id}/leave")
@returns(TableSummary)
async def leave_table(context: Context, user: CurrentUser, id: str) -> dict[str, Any]:
    """Give up the user's seats."""
    room = await access.visible_room(context, id, user)
    await seating.leave(context, room, user)
    return table_page.table_summary(room.row, room.seats)


@router.post("/tables/{id}/seats/{seat}/bot")
@returns(TablePage)
async def to_bot(context: Context, user: CurrentUser, id: str, seat: int, body: ToBot) -> dict[str, Any]:
    """Let a bot continue for a player who has left, or for oneself; or take a free seat, for the creator."""
    room = await access.visible_room(context, id, user)
    if creator.is_creator(room, user) and not room.seats[creator.check_seat(room, seat)].taken:
        await creator.seat_bot(context, room, seat, body.level)
        return table_page.page(room, user)
    await seating.hand_to_bot(context, room, user, seat, body.level)
    return table_page.page(room, user)


@router.post("/tables/{id}/rematch", status_code=201)
@returns(TablePage)
async def rematch(context: Context, user: TableCreator, id: str, body: Rematch | None = None) -> dict[str, Any]:
    """Create a table like this one."""
    room = await access.visible_room(context, id, user)
    again = await creation.rematch(context, room, user, body is not None and body.same_deal)
    await chat.announce(context, room, "rematch", room.seats_of(user.id)[0], table=again.id)
    return table_page.page(again, user)
