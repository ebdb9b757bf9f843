"""What people can choose for themselves: small, with a default for everything, and nothing else gets in."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError


class Preferences(BaseModel):
    """How one person likes it. What is not chosen stays at its default, also when the default changes."""

    model_config = ConfigDict(extra="forbid", strict=True)

    theme: Literal["auto", "light", "dark"] = "auto"
    contrast: Literal["auto", "normal", "high"] = "auto"
    text_size: Literal["small", "normal", "large"] = "normal"
    motion: Literal["auto", "full", "reduced"] = "auto"
    confirm: Literal["off", "on", "countdown"] = Field("on", description="before the turn passes on")
    confirm_seconds: int = Field(5, ge=1, le=60, description="of the countdown")
    sound: bool = True
    volume: int = Field(50, ge=0, le=100)
    notifications: Literal["off", "turn", "all"] = "turn"
    chat: bool = Field(True, description="show what others say")
    hints: bool = Field(True, description="explain actions and cards")
    pace: Literal["slow", "normal", "fast", "off"] = Field("normal", description="of the turns of others")
    effects: bool = Field(False, description="quiet sounds of dice, coins and cards")
    haptics: bool = Field(True, description="a phone trembles when it is your turn")


def all_preferences(stored: dict[str, Any]) -> dict[str, Any]:
    """Return all preferences of a user; what another version stored and this one does not know is left out."""
    try:
        return Preferences(**stored).model_dump()
    except ValidationError as error:
        bad = {item["loc"][0] for item in error.errors() if item["loc"]}
        return Preferences(**{name: value for name, value in stored.items() if name not in bad}).model_dump()


def merge(stored: dict[str, Any], changes: Preferences) -> dict[str, Any]:
    """Return what is stored after a change: only what was ever chosen."""
    kept = {name: value for name, value in stored.items() if name in Preferences.model_fields}
    return kept | changes.model_dump(exclude_unset=True)
