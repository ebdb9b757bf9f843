"""The routes of accounts: from guest to account, logging in, passwords, tokens for programs, admin links."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from merkator.core import names
from merkator.server.api.responses import returns
from merkator.server.api.users import MeResponse
from merkator.server.base import limits
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden, NotFound, Problem
from merkator.server.http.auth import AdminUser, BrowserUser, Context, OptionalUser, RowId
from merkator.server.http.sign_in import announce_seats, device, recheck_sockets, set_session_cookie
from merkator.server.users import accounts, links, passwords, user_store
from merkator.server.users.accounts import Account, LoginTaken
from merkator.server.users.links import Link
from merkator.server.users.user_store import TOKEN, User

router = APIRouter(prefix="/api", tags=["accounts"])
_PASSWORD: Any = Field(max_length=1000, examples=["a long sentence is a good password"])


class NewAccount(BaseModel):
    """What a guest needs to become an account."""

    login: str = Field(max_length=60, examples=["anna"])
    password: str = _PASSWORD
    invitation: str | None = Field(None, max_length=100, description="needed when accounts are by invitation only")


class Login(BaseModel):
    """Name and password."""

    login: str = Field(max_length=60)
    password: str = Field(max_length=passwords.LONGEST)
    take_along: bool = Field(True, description="the games of the guest who logs in become the account's")


class NewPassword(BaseModel):
    """The old password and the new one."""

    old: str = Field(max_length=passwords.LONGEST)
    new: str = _PASSWORD


class Reset(BaseModel):
    """A new password for a user who forgot the old one and got a link."""

    token: str = Field(min_length=1, max_length=100)
    password: str = _PASSWORD


class NewToken(BaseModel):
    """A token for a program."""

    label: str = Field(min_length=1, max_length=60, examples=["my bot"])


@router.get("/account")
async def account_rules(context: Context) -> dict[str, Any]:
    """Return what an account needs here."""
    return {
        "invite_only": context.settings.invite_only,
        "guest_tables": context.settings.guest_tables,
        "password": {"shortest": passwords.SHORTEST, "longest": passwords.LONGEST},
    }


@router.post("/account", status_code=201)
@returns(MeResponse)
async def become_account(
    context: Context, user: BrowserUser, request: Request, response: Response, body: NewAccount
) -> dict[str, Any]:
    """Turn a guest into an account, which keeps everything. The session gets a new token."""
    if not user.guest:
        raise Conflict("account", "you already have an account")
    invited = context.settings.invite_only
    if invited and not body.invitation:
        raise Forbidden("invite-only", "you need an invitation to create an account: ask the server admin")
    login = accounts.check_login(body.login)
    hashed = await passwords.hash_of(passwords.check_password(body.password, login, user.name))
    now = context.now()

    def write(connection: Connection) -> str:
        if invited:
            accounts.use_invitation(connection, body.invitation, now)
        accounts.become(connection, user, login, hashed)
        return accounts.new_browser(connection, user.id, device(request), now, instead=user)

    try:
        token = await context.database.write(write)
    except IntegrityError:  # another process gave the name away at the same moment
        raise LoginTaken(login) from None
    return await set_session_cookie(context, request, response, token)


@router.post("/login")
@returns(MeResponse)
async def log_in(
    context: Context, user: OptionalUser, request: Request, response: Response, body: Login
) -> dict[str, Any]:
    """Log in. An unknown name and a wrong password are answered alike, and as slowly."""
    login = body.login.strip().casefold()
    where = _where(request, user, login)
    context.limits.try_login(login, where, context.now())
    account = await context.database.read(lambda c: accounts.find(c, login))
    right = await passwords.matches(body.password, account.password if account else None)
    if account is None or not right:
        raise Problem("login", "wrong username or password", 401)
    context.limits.logged_in(login, where, context.now())
    await _renew_hash(context, account, body.password)
    guest = user if user is not None and user.guest and user.session_kind != TOKEN else None

    def write(connection: Connection) -> tuple[str, list[str]]:
        token = accounts.new_browser(connection, account.user_id, device(request), context.now(), instead=user)
        moved = accounts.take_along(connection, guest.id, account.user_id) if guest and body.take_along else []
        return token, moved

    token, moved = await context.database.write(write)
    if user is not None:
        await recheck_sockets(context, user.id)
    await announce_seats(context, moved)
    return await set_session_cookie(context, request, response, token)


def _where(request: Request, user: User | None, login: str) -> str:
    """Return what wrong passwords for a name count by: the address, or the session of a user who has that name."""
    if user is not None and user.login == login:
        return f"session {user.session_id}"
    return limits.neighbourhood(request.client.host if request.client else "local")


async def _renew_hash(context: ServerContext, account: Account, password: str) -> None:
    """Store a hash with today's parameters when the old one had others."""
    if account.password is not None and passwords.is_outdated(account.password):
        hashed = await passwords.hash_of(passwords.normalise(password))
        await context.database.write(lambda c: accounts.set_password(c, account.user_id, hashed))


@router.post("/account/password")
@returns(MeResponse)
async def change_password(
    context: Context, user: BrowserUser, request: Request, response: Response, body: NewPassword
) -> dict[str, Any]:
    """Change the password; all other sessions end, those of programs too."""
    stored = await context.database.read(lambda c: accounts.password_of(c, user.id))
    if not await passwords.matches(body.old, stored):
        raise Forbidden("password", "wrong password")
    new = await passwords.hash_of(passwords.check_password(body.new, user.login, user.name))
    return await set_session_cookie(context, request, response, await _new_password(context, request, user.id, new))


async def _new_password(
    context: ServerContext, request: Request, user_id: int, hashed: str, link: Link | None = None
) -> str:
    """Store a new password, end all sessions, and open one."""
    now = context.now()

    def write(connection: Connection) -> str:
        if link is not None:
            links.claim(connection, link, now)
        accounts.set_password(connection, user_id, hashed)
        user_store.end_all_sessions(connection, user_id)
        return accounts.new_browser(connection, user_id, device(request), now)

    token = await context.database.write(write)
    await recheck_sockets(context, user_id)
    return token


@router.post("/account/reset")
@returns(MeResponse)
async def reset_password(context: Context, request: Request, response: Response, body: Reset) -> dict[str, Any]:
    """Choose a new password with a link that an admin made."""

    def read(connection: Connection) -> tuple[Link, Account | None]:
        link = links.find(connection, body.token, context.now())
        return link, accounts.of_user(connection, link.user_id)

    link, account = await context.database.read(read)
    if link.kind != links.RESET or account is None:
        raise NotFound("no-link", links.USELESS)
    hashed = await passwords.hash_of(passwords.check_password(body.password, account.login, account.name))
    return await set_session_cookie(
        context, request, response, await _new_password(context, request, account.user_id, hashed, link)
    )


# --- programs


@router.get("/tokens")
async def list_tokens(context: Context, user: BrowserUser) -> list[dict[str, Any]]:
    """List the user's tokens for programs, without the tokens themselves."""
    return await context.database.read(lambda c: accounts.sessions_of(c, user, TOKEN))


@router.post("/tokens", status_code=201)
async def new_token(context: Context, user: BrowserUser, body: NewToken) -> dict[str, Any]:
    """Create a token for a program, to be sent as `Authorization: Bearer …`. It is shown this once."""
    label = names.tidy(body.label)
    if not label or not names.is_visible(label):
        raise Problem("label", "a token needs a name", 422)
    row, token = await context.database.write(lambda c: accounts.new_token(c, user, label, context.now()))
    return {**row, "token": token}


@router.delete("/tokens/{id}", status_code=204)
async def end_token(context: Context, user: BrowserUser, id: RowId) -> None:
    """Revoke a token."""
    await context.database.write(lambda c: accounts.end_session(c, id, user.id, TOKEN))
    await recheck_sockets(context, user.id)


# --- admins


@router.post("/admin/invitations", status_code=201)
async def invite_account(context: Context, admin: AdminUser, request: Request) -> dict[str, Any]:
    """Create a link with which one person can create an account."""
    return await _admin_link(context, admin, request, links.ACCOUNT, admin.id)


@router.post("/admin/users/{login}/reset", status_code=201)
async def new_reset(context: Context, admin: AdminUser, request: Request, login: str) -> dict[str, Any]:
    """Create a link with which a user can choose a new password."""
    account = await context.database.read(lambda c: accounts.find(c, login.casefold()))
    if account is None:
        raise NotFound("no-account", "there is no account {login!r}", login=login[:60])
    return await _admin_link(context, admin, request, links.RESET, account.user_id)


async def _admin_link(
    context: ServerContext, admin: User, request: Request, kind: str, user_id: int
) -> dict[str, Any]:
    made = await context.database.write(lambda c: links.new_link(c, kind, user_id, context.now()))
    return links.link_json(str(request.base_url), *made)
