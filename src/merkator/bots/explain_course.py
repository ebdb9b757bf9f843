"""What a line leads to, as far as anyone can know: it is played on behind a veil, and what happens is noted."""

from __future__ import annotations

from collections.abc import Sequence

from merkator.core.contract import State
from merkator.core.events import Event


class Course:
    """A line as it goes: what happened to the seat, and the position behind the veil where it ends."""

    def __init__(self, start: State, seat: int) -> None:
        self.start = start
        self.seat = seat
        self.end = start.veiled()
        self.played: list[int] = []  # the actions of the seat
        self.events: list[Event] = []  # of the seat
        self.first = 0  # how many events the first action caused
        self.sure = -1  # events until a hidden card came up or someone else decided; -1: neither happened
        self.stopped = False  # chance decides how it continues

    @property
    def certain(self) -> bool:
        """Whether nothing happens to the seat after chance or others had a say."""
        return self.sure < 0 or self.sure == len(self.events)

    @property
    def later(self) -> list[Event]:
        """What came after the first action."""
        return self.events[self.first :]

    def play(self, action: int) -> None:
        """Play an action of the seat and note what happened to it."""
        happened = self.end.play_events(action)
        self.played.append(action)
        self.events += [event for event in happened if event.seat == self.seat]
        if len(self.played) == 1:
            self.first = len(self.events)
        if self.end.drawn:
            self.mark_uncertain()
        self.stopped = self.end.waiting >= 0 and self.end.turns == self.start.turns  # not what the next turn brings

    def mark_uncertain(self) -> None:
        """Note that all that follows is not certain."""
        if self.sure < 0:
            self.sure = len(self.events)


def follow(start: State, seat: int, actions: Sequence[int], others: Sequence[int]) -> Course:
    """Play a line behind a veil until its end, the end of the turn, or what nobody can know.

    `others` are what other players are taken to answer, if they can: that they stay away. Where they have another
    choice the course ends.
    """
    course = Course(start, seat)
    for action in actions:
        if not _others(course, others) or action not in course.end.choices:
            break
        course.play(action)
        if course.end.turns != start.turns:
            break
    return course


def _others(course: Course, answers: Sequence[int]) -> bool:
    """Let others answer until it is the seat's decision; say whether it is."""
    end = course.end
    while not end.over and end.choices and end.seat != course.seat and end.turns == course.start.turns:
        course.mark_uncertain()
        answer = next((answer for answer in answers if answer in end.choices), None)
        if answer is None:
            return False
        end.play(answer)
    return not end.over and bool(end.choices) and end.seat == course.seat and end.turns == course.start.turns
