"""The order in which a person sees the answers: always the same for one person, and no seat has most right answers."""

from __future__ import annotations

from collections import Counter

import pytest

from playground.lessons.lesson import LESSONS
from tests.support.page_modules import module_page

QUESTIONS = [
    (f"{lesson.name} {number}", [answer.right for answer in step.predict.answers])
    for lesson in LESSONS.values()
    for number, step in enumerate(lesson.steps)
    if step.predict and step.predict.answers
]


@pytest.fixture(scope="module")
def page(browser):
    page = module_page(browser, "playground/ui/lessons/answer_order.ts")
    yield page
    page.close()


def order(page, place: str, count: int, person: str) -> list[int]:
    return page.evaluate("([place, count, person]) => orderOf(place, count, person)", [place, count, person])


def test_one_person_always_sees_the_same_order_and_others_another(page):
    for place, answers in QUESTIONS[:5]:
        orders = [order(page, place, len(answers), person) for person in map(str, range(20))]
        assert all(sorted(each) == list(range(len(answers))) for each in orders)
        assert order(page, place, len(answers), "7") == orders[7]
        assert len(set(map(tuple, orders))) > 1


def test_no_seat_has_most_of_the_right_answers(page):
    three = [(place, answers) for place, answers in QUESTIONS if len(answers) == 3]
    assert len(three) > 30
    seats = Counter(
        order(page, place, 3, person).index(answers.index(True)) for person in "abcdefgh" for place, answers in three
    )
    assert max(seats.values()) < 0.42 * seats.total(), seats


def test_a_browser_is_one_person_until_it_forgets(page):
    asked = "() => ['a 1', 'b 2', 'c 3', 'd 4'].map((place) => orderOf(place, 5).join(''))"
    assert page.evaluate(asked) == page.evaluate(asked)
