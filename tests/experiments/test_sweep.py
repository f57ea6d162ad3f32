"""What may be swept, what a person may type, the grid that comes of it, and what is said of it before it runs."""

from __future__ import annotations

import dataclasses
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from playground import GenerationRequest, generate
from playground.experiments.sweep import (
    MAX_CHARACTERS,
    MAX_RUNS,
    MAX_VALUES,
    SWEEPABLE,
    format_value,
    grid,
    parse_values,
    suggested,
)
from playground.experiments.sweep_notes import notes
from playground.knobs import KNOBS
from playground.requests.extra_fields import EXTRAS
from playground.requests.validation import Checking, Known, check
from playground.settings import Settings

SAMPLED = GenerationRequest("stories", "Once", config={"do_sample": True, "max_new_tokens": 4}, seed=3)
GREEDY = dataclasses.replace(SAMPLED, config={"max_new_tokens": 4})
LOCAL = Settings.local()


def test_what_can_be_swept():
    always = {"temperature", "top_k", "num_beams", "do_sample", "early_stopping", "presence_penalty", "dola_layers"}
    assert always <= set(SWEEPABLE)
    never = {"output_scores", "bad_words_ids", "stop_strings", "pad_token_id", "negative_prompt", "structured_output"}
    assert not never & set(SWEEPABLE)
    for name, knob in SWEEPABLE.items():
        assert knob is (KNOBS.get(name) or EXTRAS[name])


@pytest.mark.parametrize("name", SWEEPABLE)
def test_what_is_suggested_can_be_taken(name):
    values = parse_values(name, suggested(name))
    assert 2 <= len(values) <= 5
    assert len(suggested(name).split(", ")) == len(values)
    assert all(value is None or SWEEPABLE[name].problem(value) is None for value in values)


# ---------------------------------------------------------------------------------------------- what a person typed


@pytest.mark.parametrize(
    ("name", "text", "values"),
    [
        ("temperature", "0.2, 0.5,1", [0.2, 0.5, 1.0]),
        ("temperature", " 0.2\n0.5;1\t", [0.2, 0.5, 1.0]),
        ("temperature", "0.1..0.9 by 0.2", [0.1, 0.3, 0.5, 0.7, 0.9]),
        ("temperature", "0.1 .. 0.4 BY 0.1, 2", [0.1, 0.2, 0.3, 0.4, 2.0]),
        ("temperature", "0.5 by 1", None),
        ("temperature", "1..2 by 0.4", [1.0, 1.4, 1.8]),  # the end is not met
        ("temperature", ".5 5e-1 5E-1", [0.5]),
        ("temperature", "1..3", [1.0, 2.0, 3.0]),
        ("temperature", "0.5..2.5", [0.5, 1.5, 2.5]),
        ("temperature", "unset, 0.5", [None, 0.5]),
        ("top_k", "1..5", [1, 2, 3, 4, 5]),
        ("top_k", "5..1 by 2", [5, 3, 1]),
        ("top_k", "3, 3.0, 1e1, 3", [3, 10]),
        ("top_k", "1..2, 2..3", [1, 2, 3]),
        ("top_k", "7..7", [7]),
        ("length_penalty", "-1..1", [-1.0, 0.0, 1.0]),
        ("do_sample", "true no", [True, False]),
        ("do_sample", "On, OFF, unset", [True, False, None]),
        ("early_stopping", 'false, true, "never", NEVER', [False, True, "never"]),
        ("num_assistant_tokens_schedule", "heuristic, constant", ["heuristic", "constant"]),
        ("dola_layers", "low 'high' none", ["low", "high", None]),
    ],
)
def test_values_are_read(name, text, values):
    if values is None:
        with pytest.raises(ValueError):
            parse_values(name, text)
        return
    found = parse_values(name, text)
    assert found == values
    assert list(map(type, found)) == list(map(type, values))


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("temperature", "", "There are no values of temperature. Write some, such as 0.2"),
        ("temperature", " , ;", "There are no values"),
        ("temperature", "warm", "'warm' is not a number"),
        ("temperature", "nan", "'nan' is not a number"),
        ("temperature", "1e999", "is not a number"),
        ("temperature", "-1", "temperature is -1.0: it must be at least 0.0"),
        ("top_p", "0.5, 1.5", "top_p is 1.5: it must be at least 0.0 and at most 1.0. Change that value"),
        ("top_p", "0,5", "Decimals are written with a point"),
        ("top_k", "1.5", "must be a whole number"),
        ("top_k", "1..2 by 0.5", "must be a whole number"),
        ("top_k", "9" * 40, "at most 2147483647"),
        ("temperature", "0.1..0.8", "needs a step. Write it like this: 0.1..0.8 by 0.1."),
        ("temperature", "1..2 by 0", "The step of 1..2 by 0 is 0. Write a larger one after by."),
        ("top_k", "1..5x", "is not a number"),
        ("top_k", "1..1000", f"There are 1,000 values of top_k; the limit is {MAX_VALUES}"),
        ("top_k", "1..1e20", "more than a billion"),
        ("temperature", "1e-999999..1 by 1e-999999", "more than a billion"),
        ("top_k", "1..1e300", "too large or too small"),
        ("top_k", "1..40 41..80", "There are 80 values"),
        ("do_sample", "maybe", "must be true or false"),
        ("do_sample", "1..2", "has no ranges"),
        ("early_stopping", "always", "must be one of"),
        ("dola_layers", "middle", "must be"),
        ("top_k", "1 " * MAX_CHARACTERS, "Write fewer of them"),
        ("seed", "1", "cannot be swept. Choose"),
        ("bad_words_ids", "1", "cannot be swept. Choose"),
    ],
)
def test_what_is_wrong_is_said(name, text, message):
    with pytest.raises(ValueError) as error:
        parse_values(name, text)
    assert message in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("text", [f"{'1' * 660}..{'1' * 660}x", f"{'1' * 660}..{'1' * 660} by {'1' * 660}x"])
def test_a_thousand_digits_are_read_at_once(text):
    begun = time.thread_time()
    with pytest.raises(ValueError):
        parse_values("temperature", text)
    assert time.thread_time() - begun < 1


@given(st.sampled_from(sorted(SWEEPABLE)), st.text() | st.text("0123456789.,;- bytrueunsaflo\n"))
def test_any_text_gives_allowed_values_or_a_sentence(name, text):
    try:
        values = parse_values(name, text)
    except ValueError as error:
        assert str(error).endswith(".")
        return
    assert values and len(set(map(repr, values))) == len(values)
    assert all(value is None or SWEEPABLE[name].problem(value) is None for value in values)
    assert parse_values(name, ", ".join(map(format_value, values))) == values


@given(st.integers(-40, 40), st.integers(0, 30), st.integers(1, 9))
def test_a_range_of_decimals_is_exact(start, count, step):
    first, last, by = start / 10, (start + count * step) / 10, step / 10
    values = parse_values("length_penalty", f"{first}..{last} by {by}")
    assert values == [(start + i * step) / 10 for i in range(count + 1)]


# ------------------------------------------------------------------------------------------------------- the grid


def test_two_knobs_make_columns_and_rows():
    cells = grid(SAMPLED, [("temperature", [0.5, 1.0, 1.5]), ("presence_penalty", [0.0, 1.0])], seeds=2)
    assert [cell.place for cell in cells] == [(row, column) for row in range(2) for column in range(3)]
    assert cells[5].label == "temperature 1.5, presence_penalty 1.0"
    assert cells[5].changes == {"temperature": 1.5, "presence_penalty": 1.0}
    first, second = cells[5].requests
    assert (first.seed, second.seed) == (3, 4)
    assert first == dataclasses.replace(
        SAMPLED, config={**SAMPLED.config, "temperature": 1.5}, presence_penalty=1.0, seed=3
    )
    assert "temperature" not in SAMPLED.config  # the request that was given stays as it is


def test_one_knob_makes_columns_and_none_a_single_cell():
    cells = grid(SAMPLED, [("top_k", [None, 5])])
    assert [(cell.place, cell.label) for cell in cells] == [((0, 0), "top_k unset"), ((0, 1), "top_k 5")]
    (alone,) = grid(SAMPLED, [], seeds=3)
    assert (alone.place, alone.changes, alone.label) == ((0, 0), {}, "")
    assert alone.requests == [dataclasses.replace(SAMPLED, seed=seed) for seed in (3, 4, 5)]


def test_unset_takes_a_value_away():
    request = dataclasses.replace(SAMPLED, config={"top_k": 4}, frequency_penalty=2.0)
    ((only,), (other,)) = (grid(request, [(name, [None])]) for name in ("top_k", "frequency_penalty"))
    assert only.requests[0].config == {} and only.requests[0].frequency_penalty == 2.0
    assert other.requests[0].config == {"top_k": 4} and other.requests[0].frequency_penalty == 0.0


def test_one_seed_is_drawn_for_all_cells():
    request = dataclasses.replace(SAMPLED, seed=None)
    cells = grid(request, [("temperature", [0.5, 1.0])], seeds=2)
    seeds = [[r.seed for r in cell.requests] for cell in cells]
    assert seeds[0] == seeds[1] and seeds[0][1] == seeds[0][0] + 1
    assert grid(request, [])[0].requests[0].seed != grid(request, [])[0].requests[0].seed


@pytest.mark.parametrize(
    ("axes", "seeds", "message"),
    [
        ([("temperature", [1.0] * 20), ("top_k", [1] * 3)], 4, "20 × 3 × 4 values and seeds make 240 runs; the limit"),
        ([("temperature", [1.0] * 20), ("top_k", [1] * 6)], 1, "20 × 6 values make 120 runs"),
        ([("temperature", [1.0] * 120)], 1, "These are 120 runs"),
        ([], 120, "These are 120 runs; the limit here is 100. Use fewer seeds."),
        ([("temperature", [1.0]), ("temperature", [2.0])], 1, "chosen twice"),
        ([("temperature", [1.0]), ("top_k", [1]), ("top_p", [1.0])], 1, "one or two knobs, and 3"),
        ([("temperature", [])], 1, "There are no values of temperature"),
        ([("bad_words_ids", [[[1]]])], 1, "cannot be swept"),
        ([("temperature", [1.0])], 0, "The number of seeds is 0"),
        ([("temperature", [1.0])], True, "The number of seeds is true"),
    ],
)
def test_what_makes_no_grid(axes, seeds, message):
    with pytest.raises(ValueError, match=r"\.$") as error:
        grid(SAMPLED, axes, seeds, limits=100)
    assert message in str(error.value)


@pytest.mark.parametrize("seed", [-1, "x", 1.5, True, 2**63 - 1])
def test_seeds_that_cannot_be_counted_from(seed):
    with pytest.raises(ValueError, match=r"The seed is|Seed .* is too large"):
        grid(dataclasses.replace(SAMPLED, seed=seed), [], seeds=2)


@given(st.integers(1, 6), st.integers(1, 6), st.integers(1, 4))
def test_every_combination_runs_once_for_each_seed(columns, rows, seeds):
    axes = [("temperature", [0.5 + i for i in range(columns)]), ("top_k", list(range(rows)))]
    requests = [request for cell in grid(SAMPLED, axes, seeds, limits=1000) for request in cell.requests]
    combinations = {(r.config["temperature"], r.config["top_k"], r.seed) for r in requests}
    assert len(requests) == len(combinations) == columns * rows * seeds
    if len(requests) > MAX_RUNS:
        with pytest.raises(ValueError, match=f"{len(requests)} runs"):
            grid(SAMPLED, axes, seeds)


# ------------------------------------------------------------------------------------- what one should know before


def checking(**known) -> Checking:
    return Checking(LOCAL, lambda *models: Known(**known))


def said(request, axes, seeds=1, **known) -> list[tuple[str, str, str, str]]:
    return [astuple(note)[:4] for note in notes(grid(request, axes, seeds), checking(**known))]


def test_a_knob_without_effect_is_told_once_with_what_would_help():
    assert said(GREEDY, [("temperature", [0.5, 1.0, 1.5]), ("repetition_penalty", [1.0, 1.2])]) == [
        ("temperature", "warning", "temperature is ignored: do_sample is off.", "Set do_sample to true.")
    ]
    fixed = dataclasses.replace(GREEDY, config={**GREEDY.config, "do_sample": True})
    assert said(fixed, [("temperature", [0.5, 1.0, 1.5])]) == []


def test_the_models_own_values_count():
    assert said(GREEDY, [("temperature", [0.5, 1.5])], model_defaults={"do_sample": True}) == []
    ((_, _, message, _),) = said(GREEDY, [("temperature", [0.5, 1.5])], model_defaults={"do_sample": False})
    assert message == "temperature is ignored: do_sample is off (the model's default)."


def test_where_only_some_cells_are_concerned_it_says_so():
    ((knob, severity, message, _),) = said(GREEDY, [("temperature", [0.5, 1.0]), ("do_sample", [True, False])])
    assert (knob, severity) == ("temperature", "warning")
    assert message.endswith("(In 2 of 4 cells, the first at temperature 0.5, do_sample false.)")


def test_cells_that_cannot_run_are_told_first():
    axes = [("num_beam_groups", [1, 2, 3]), ("num_beams", [1, 4])]
    request = dataclasses.replace(GREEDY, config={**GREEDY.config, "diversity_penalty": 0.5})
    (error, warning) = said(request, axes)
    assert error[1:3] == (
        "error",
        "4 beams cannot be divided into 3 groups of the same size. "
        "(In 1 of 6 cells, the first at num_beam_groups 3, num_beams 4.)",
    )
    assert warning[:2] == ("num_beam_groups", "warning")


def test_the_same_problem_with_other_numbers_is_one():
    ((knob, severity, message, _),) = said(SAMPLED, [("min_new_tokens", [2, 8, 9])])
    assert (knob, severity) == ("min_new_tokens", "warning")
    assert message == "min_new_tokens is 8, but max_new_tokens is 4. (In 2 of 3 cells, the first at min_new_tokens 8.)"


def test_unset_cells_do_not_make_a_knob_active():
    ((_, _, message, _),) = said(GREEDY, [("top_p", [None, 0.9, 0.5])])
    assert message == "top_p is ignored: do_sample is off."


@pytest.mark.parametrize(
    ("request_", "axes", "told"),
    [(GREEDY, [("num_beams", [1, 2])], True), (SAMPLED, [], False), (GREEDY, [("do_sample", [True, False])], False)],
)
def test_seeds_that_change_nothing(request_, axes, told):
    assert ("seed" in [knob for knob, *_ in said(request_, axes, seeds=2)]) == told
    assert "seed" not in [knob for knob, *_ in said(request_, axes)]


@given(st.data())
def test_what_cannot_run_is_always_told(data):
    names = data.draw(st.lists(st.sampled_from(sorted(SWEEPABLE)), min_size=1, max_size=2, unique=True))
    cells = grid(SAMPLED, [(name, parse_values(name, suggested(name))) for name in names])
    wrong = {d.knob for cell in cells for d in check(cell.requests[0], LOCAL) if d.severity == "error"}
    assert {note.knob for note in notes(cells, checking()) if note.severity == "error"} == wrong


def test_cells_are_runs_like_any_other():
    cells = grid(SAMPLED, [("temperature", [0.01, 1.0])], seeds=2)
    texts = [[generate(request).sequences[0].text for request in cell.requests] for cell in cells]
    assert texts[0][0] == texts[0][1]  # so cold that nothing is left to chance
    assert texts[1][1] == generate(dataclasses.replace(
        SAMPLED, config={**SAMPLED.config, "temperature": 1.0}, seed=4)).sequences[0].text  # fmt: skip
