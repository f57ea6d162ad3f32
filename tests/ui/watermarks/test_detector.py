"""The detector of the view "Watermarks": what it asks the engine, what it shows, and attacks on the text."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.engines.local import LocalEngine
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.ui.watermarks.attacking import MAX_CHARACTERS as LONGEST_CURVE
from playground.ui.watermarks.attacking import SEEDS, STRENGTHS
from playground.ui.watermarks.detector import MAX_CHARACTERS, TakenText, _false_positives
from playground.ui.watermarks.watermark_fields import WatermarkFields
from playground.ui.watermarks.wrong_settings import MAX_SPELLED, WRONG_KEYS, letter_ids, mistakes
from playground.watermarks.attacks import ATTACKS
from playground.watermarks.detection import Query
from tests.support.asking import TEXT, Asker, built
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import received

GREEN = {"greenlist_ratio": 0.25, "hashing_key": 15485863, "seeding_scheme": "lefthash", "context_width": 1}
SYNTHID = {
    "ngram_len": 5, "keys": [103, 214, 325, 436, 547, 658, 769, 870, 981], "context_history_size": 1024,
    "sampling_table_seed": 0, "sampling_table_size": 65536,
}  # fmt: skip


@pytest.fixture(scope="module")
def page():
    return built(FakeEngine())


@pytest.fixture
def asker(page, request):
    return Asker(*page, request.node.name)


# ----------------------------------------------------------------------------------------------------- detection


def test_a_text_is_scored_with_the_settings_as_they_are_shown(asker):
    asker.ask(asker.detector.run)
    other_way, query = asker.queries
    assert query == Query("stories", TEXT, GREEN, "") and other_way == dataclasses.replace(
        query, once=True, summary=True
    )
    values = asker.shown(asker.detector.found)
    (report,) = values["reports"]
    assert report == json.loads(json.dumps(asker.tab.page.engine.detect([query])[0]))
    assert values["otherwise"]["z_score"] == report["z_score"] and "tokens" not in values["otherwise"]
    assert (values["model"], values["watermark"], values["exact"], values["once"]) == ("stories", GREEN, False, False)
    assert asker.says() == ""


def test_with_a_prompt_both_ways_stand_beside_each_other(asker):
    asker.form |= {asker.detector.prompt: "Once upon a time", asker.detector.once: True, asker.detector.threshold: 4}
    asker.ask(asker.detector.run)
    assert [(query.with_prompt, query.once) for query in asker.queries] == [(False, False), (False, True), (True, True)]
    assert {(query.prompt, query.threshold) for query in asker.queries} == {("Once upon a time", 4.0)}
    reports = asker.shown(asker.detector.found)["reports"]
    assert [report["prompt_tokens"] for report in reports] == [0, 4]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"text": ""}, "The text is too short. Use a longer text."),
        ({"text": "one"}, "The text is too short."),
        ({"text": "x" * (MAX_CHARACTERS + 1)}, "500,000 can be scored at once"),
        ({"model": "nothing"}, "There is no model nothing."),
        ({"hashing_key": "12e"}, "'12e' is not a whole number. Correct it among the settings."),
        ({"hashing_key": ""}, "'' is not a whole number."),
        ({"greenlist_ratio": None}, "'None' is not a number."),
        ({"context_width": 1.5}, "'1.5' is not a whole number."),
    ],
)
def test_what_cannot_be_scored_is_told_and_the_last_picture_stays(asker, changes, words):
    asker.ask(asker.detector.run)
    before = asker.shown(asker.detector.found)
    model = asker.tab.page.controls.model
    fields = asker.detector.fields.of("Green list") | {"text": asker.detector.text, "model": model}
    asker.form |= {fields[name]: value for name, value in changes.items()}
    asker.ask(asker.detector.run)
    assert words in asker.says() and asker.shown(asker.detector.found) == before


def test_an_engine_that_breaks_is_told(asker):
    def broken(queries):
        raise RuntimeError("out of memory")

    asker.tab.page.engine.detect = broken
    try:
        asker.take(asyncio.run(asker.detector.run(asker.form, asker.http)))
    finally:
        del asker.tab.page.engine.detect
    assert "The text was not scored: out of memory Try again." in asker.says()


@pytest.mark.parametrize(
    ("threshold", "words"),
    [(3.0, "one in 741 texts"), (0.0, "one in 2 texts"), (1.6448536, "one in 20 texts"), (50.0, "Hardly any")],
)
def test_a_threshold_says_how_many_texts_exceed_it_falsely(threshold, words):
    assert words in _false_positives(threshold)


# ------------------------------------------------------------------------------------------------ the run's own text


@pytest.fixture
def taken(asker):
    """A visitor who has taken the text of a run that wrote these tokens."""
    asker.set_knobs({"do_sample": False, "max_new_tokens": 9, "watermarking_config": GREEN | {"greenlist_ratio": 0.5}})
    trace = asker.generate(prompt="Once upon a time")
    asker.call(asker.detector.take_last)
    return asker, trace


def test_the_last_runs_text_comes_with_its_tokens_and_its_watermark(taken):
    asker, trace = taken
    output = trace.sequences[0]
    assert asker.form[asker.detector.text] == output.text and asker.form[asker.detector.prompt] == "Once upon a time"
    asker.ask(asker.detector.run)
    query = asker.queries[1]
    assert (query.text, query.prompt) == (output.token_ids, [t.token_id for t in trace.started.prompt_tokens])
    assert query.watermark == GREEN | {"greenlist_ratio": 0.5}
    assert asker.shown(asker.detector.found)["exact"] and "9 tokens of stories" not in asker.says()


def test_a_prompt_that_an_encoder_read_is_no_part_of_the_text(asker, monkeypatch):
    facts = dataclasses.replace(asker.tab.page.engine.facts("stories"), is_encoder_decoder=True)
    monkeypatch.setattr(asker.tab.page.engine, "facts", lambda model: facts)
    asker.set_knobs({"max_new_tokens": 9})
    asker.generate(prompt="Once upon a time")
    asker.call(asker.detector.take_last)
    query = asker.detector.query(asker.form, asker.http)
    assert isinstance(query.text, list) and not query.prompt and asker.form[asker.detector.prompt] == ""


@pytest.mark.parametrize(
    ("change", "exact"),
    [
        (lambda asker: {asker.detector.text: TEXT}, (False, False)),
        (lambda asker: {asker.tab.page.controls.model: "stories-draft"}, (False, False)),
        (lambda asker: {asker.detector.prompt: "Once"}, (True, False)),
        (lambda asker: {asker.detector.threshold: 2}, (True, True)),
    ],
)
def test_an_edited_text_or_another_model_is_split_anew(taken, change, exact):
    asker, _ = taken
    asker.form |= change(asker)
    query = asker.detector.query(asker.form, asker.http)
    assert (isinstance(query.text, list), isinstance(query.prompt, list)) == exact


def test_line_ends_that_a_browser_rewrites_do_not_hide_the_runs_tokens(asker):
    held = TakenText("stories", "a\r\nb\rc", [1, 2, 3], "", [])
    asker.session.taken_text = held
    asker.form[asker.detector.text] = "a\nb\nc"
    assert asker.detector.query(asker.form, asker.http).text == [1, 2, 3]


def test_without_a_run_there_is_nothing_to_take(asker):
    asker.call(asker.detector.take_last)
    assert "There is no run to take a text from." in asker.says() and asker.form[asker.detector.text] == TEXT


def test_a_run_without_a_watermark_leaves_the_settings(asker):
    asker.set_knobs({"max_new_tokens": 9})
    asker.generate()
    asker.form[asker.detector.fields.of("Green list")["hashing_key"]] = "77"
    asker.call(asker.detector.take_last)
    assert "was not watermarked" in asker.says()
    assert asker.detector.fields.read(asker.form)["hashing_key"] == 77


# -------------------------------------------------------------------------------------------------------- settings


def test_the_knobs_watermark_fills_the_fields(asker):
    asker.set_knobs({"watermarking_config": {"ngram_len": 4, "keys": [5, 6]}})
    asker.take(asker.detector.take_knobs(asker.form))
    assert asker.detector.fields.read(asker.form) == SYNTHID | {"ngram_len": 4, "keys": [5, 6]}
    asker.ask(asker.detector.run)
    assert asker.shown(asker.detector.found)["reports"][0]["kind"] == "synthid"


@pytest.mark.parametrize(
    ("config", "words"),
    [({}, "No watermark is set among the knobs"), ({"watermarking_config": {"bias": "x"}}, "bias")],
)
def test_knobs_without_a_watermark_are_told(asker, config, words):
    asker.set_knobs(config)
    asker.take(asker.detector.take_knobs(asker.form))
    assert words in asker.says() and asker.detector.fields.read(asker.form) == GREEN


KEYS = st.integers(0, 2**62)
CONFIGS = st.one_of(
    st.fixed_dictionaries(
        {},
        optional={
            "greenlist_ratio": st.floats(0.25, 0.99),
            "bias": st.floats(-5, 5),
            "hashing_key": KEYS,
            "seeding_scheme": st.sampled_from(["lefthash", "selfhash"]),
            "context_width": st.integers(1, 1024),
        },
    ),
    st.fixed_dictionaries(
        {"ngram_len": st.integers(2, 64), "keys": st.lists(KEYS, min_size=1, max_size=12)},
        optional={"sampling_table_seed": KEYS, "skip_first_ngram_calls": st.booleans()},
    ),
)


FIELDS = WatermarkFields()


@given(CONFIGS)
def test_fields_give_back_what_they_show(config):
    shown = {component: component.value for component in FIELDS.inputs} | FIELDS.show(config)
    travelled = json.loads(json.dumps([shown[component] for component in FIELDS.inputs]))
    read = FIELDS.read(dict(zip(FIELDS.inputs, travelled, strict=True)))
    default = SYNTHID if "keys" in config else GREEN
    assert read == default | {name: value for name, value in config.items() if name in default}


@given(st.one_of(st.none(), st.text(), st.floats(), st.integers(), st.lists(st.integers()), st.booleans()))
def test_whatever_a_field_holds_is_read_or_refused(value):
    for kind in ("Green list", "SynthID"):
        for component in FIELDS.of(kind).values():
            data = {each: each.value for each in FIELDS.inputs} | {FIELDS.kind: kind, component: value}
            try:
                json.dumps(FIELDS.read(data), allow_nan=False)
            except RequestError as error:
                assert error.diagnostics[0].message and error.diagnostics[0].fix


@pytest.mark.parametrize("text", ["", "[1]", "{", "null", "9" * 5000, "[" * 100_000, None])
def test_a_file_that_is_no_detector_is_refused(asker, text):
    asker.take(asker.detector.load_trained({"name": "a.json", "size": 3, "text": text}, asker.http))
    assert "a.json holds no trained detector" in asker.says() and asker.session.trained_detector is None


def test_a_trained_detector_is_asked_too(asker):
    asker.take(asker.detector.load_trained({"name": "mine.json", "size": 3, "text": '{"baseline": 1}'}, asker.http))
    assert "mine.json is loaded" in asker.says()
    asker.take(asker.detector.fields.show(SYNTHID))
    asker.ask(asker.detector.run)
    assert asker.queries[0].detector == {"baseline": 1}
    assert asker.shown(asker.detector.found)["reports"][0]["posterior"] is not None


def test_a_trained_detector_that_was_forgotten_is_missed(asker):
    asker.take(asker.detector.load_trained({"name": "mine.json", "size": 3, "text": '{"baseline": 1}'}, asker.http))
    asker.session.forget_runs()
    asker.take(asker.detector.fields.show(SYNTHID))
    asker.ask(asker.detector.run)
    assert asker.queries[0].detector is None
    assert "was forgotten while this page was idle" in asker.says() and "Load it again" in asker.says()
    asker.take(asker.detector.fields.show(GREEN))
    asker.ask(asker.detector.run)
    assert "was forgotten" not in asker.says()
    asker.take(asker.detector.load_trained({"name": "mine.json", "size": 3, "text": '{"baseline": 1}'}, asker.http))
    asker.take(asker.detector.fields.show(SYNTHID))
    asker.ask(asker.detector.run)
    assert "was forgotten" not in asker.says()


def test_choosing_no_file_changes_nothing(asker):
    before = dict(asker.form)
    asker.take(asker.detector.load_trained(None, asker.http))
    assert asker.form == before


# -------------------------------------------------------------------------------------------------- wrong settings

WRONG = {
    "green": ["nothing", "the key", "the scheme", "the context width", "the ratio",
              "the token boundaries", "the tokenizer"],
    "synthid": ["nothing", "the keys", "the length of n-grams", "the table’s seed", "half of the keys",
                "the token boundaries", "the tokenizer"],
}  # fmt: skip


@pytest.mark.parametrize(("kind", "watermark"), [("green", GREEN), ("synthid", SYNTHID)])
def test_each_row_has_one_thing_wrong(kind, watermark):
    query = Query("stories", [1, 2, 3], watermark, detector={"a": 1})
    rows = mistakes(query, TEXT, ["stories", "stories-draft", "stories-draft", ""], [7, 8, 9])
    assert [row.what for row in rows] == WRONG[kind]
    assert rows[0].queries == [query] and len(rows[1].queries) == WRONG_KEYS
    for row in rows[1:]:
        for each in row.queries:
            changed = {f.name for f in dataclasses.fields(Query) if getattr(each, f.name) != getattr(query, f.name)}
            if "watermark" in changed:
                differ = {name for name in each.watermark if each.watermark[name] != watermark[name]}
                assert len(differ) == 1 and each.watermark.keys() == watermark.keys()
                assert changed == {"watermark", "detector"}
            else:
                assert changed in ({"text"}, {"model", "text"})
    keys = "keys" if kind == "synthid" else "hashing_key"
    assert len({str(each.watermark[keys]) for each in rows[1].queries} | {str(watermark[keys])}) == WRONG_KEYS + 1


def test_one_press_one_table(asker):
    asker.form[asker.detector.other] = "nothing"
    asker.ask(asker.detector.try_mistakes)
    values = asker.shown(asker.detector.mistaken)
    assert [row["what"] for row in values["rows"]] == [*WRONG["green"], "the tokenizer"]
    passed = [report for row in values["rows"] for report in row["reports"] if report.get("prediction")]
    assert sum(len(row["reports"]) for row in values["rows"]) + len(passed) == len(asker.queries)
    assert all(report["once"]["z_score"] is not None for report in passed)
    assert "There is no model nothing" in values["rows"][-1]["reports"][0]["error"]["message"]
    assert not any("tokens" in report for row in values["rows"] for report in row["reports"])
    assert len(letter_ids(asker.tab.page.engine, "stories", "abc" * MAX_SPELLED)) == MAX_SPELLED


def test_a_text_that_the_right_settings_cannot_score_has_no_table(asker):
    asker.form[asker.detector.text] = "one"
    asker.ask(asker.detector.try_mistakes)
    assert asker.shown(asker.detector.mistaken) is None and "too short" in asker.says()


# --------------------------------------------------------------------------------------------------------- attacks


@pytest.mark.parametrize("name", ATTACKS)
def test_each_attack_shows_its_text_and_z_before_and_after(asker, name):
    attacking = asker.attacking
    asker.form |= {attacking.attack: name, attacking.strength: 0.4, attacking.seed: 3, attacking.other: "green eggs"}
    asker.ask(attacking.run)
    text = ATTACKS[name].make(TEXT, 0.4, 3, "green eggs")
    assert asker.form[attacking.attacked] == text != TEXT
    assert [query.text for query in asker.queries] == [TEXT, text]
    values = asker.shown(attacking.found)
    assert (values["how"], values["strength"]) == (ATTACKS[name].label, 0.4)
    assert [values["before"]["z_score"], values["after"]["z_score"]] == [
        report["z_score"] for report in asker.tab.page.engine.detect(asker.queries)
    ]


def test_a_text_edited_by_hand_is_scored_again(asker):
    asker.form[asker.attacking.attacked] = "My own words stand here now"
    asker.ask(asker.attacking.run_edited)
    assert [query.text for query in asker.queries] == [TEXT, "My own words stand here now"]
    values = asker.shown(asker.attacking.found)
    assert (values["how"], values["strength"]) == (None, None)
    assert asker.form[asker.attacking.attacked] == "My own words stand here now"


def test_an_attack_that_leaves_nothing_is_shown_as_such(asker):
    asker.form |= {asker.attacking.attack: "delete", asker.attacking.strength: 1}
    asker.ask(asker.attacking.run)
    assert asker.shown(asker.attacking.found)["after"]["error"]["message"] == "The text is too short."


def test_an_attack_on_the_runs_own_tokens_is_on_their_text(taken):
    asker, trace = taken
    asker.ask(asker.attacking.run)
    assert asker.queries[0].text == trace.sequences[0].token_ids
    assert asker.queries[1].text == asker.form[asker.attacking.attacked]


def test_an_attack_that_lacks_its_text_is_told(asker):
    asker.form[asker.attacking.attack] = "mix"
    for press in (lambda: asker.ask(asker.attacking.run), asker.curve):
        press()
        assert "Mixing needs another text: paste one." in asker.says()
    assert asker.form[asker.attacking.attacked] in (None, "")


def test_every_strength_is_tried_with_several_seeds(asker):
    asker.form |= {asker.attacking.attack: "delete", asker.attacking.seed: 10}
    updates = asker.curve()
    values = asker.shown(asker.attacking.curve)
    assert len(updates) == len(STRENGTHS) and [p["strength"] for p in values["points"]] == STRENGTHS
    assert [len(p["z"]) + p["refused"] for p in values["points"]] == [1] + [SEEDS] * (len(STRENGTHS) - 1)
    assert values["points"][-1] == {"strength": 1.0, "z": [], "refused": SEEDS}
    texts = [ATTACKS["delete"].make(TEXT, 0.1, seed, "") for seed in range(10, 10 + SEEDS)]
    queries = [dataclasses.replace(asker.queries[0], text=text) for text in texts]
    assert values["points"][1]["z"] == [report["z_score"] for report in asker.tab.page.engine.detect(queries)]


def test_a_text_too_long_for_a_curve_is_told(asker):
    asker.form[asker.detector.text] = "fox " * (LONGEST_CURVE // 4 + 1)
    asker.curve()
    assert "would be scored dozens of times" in asker.says() and asker.shown(asker.attacking.curve) is None


@pytest.mark.parametrize("how", ["stop", "close"])
def test_a_curve_that_is_stopped_keeps_what_it_has(asker, how):
    async def first_two():
        updates = asker.attacking.run_all(asker.form, asker.http)
        for _ in range(2):
            asker.take(await anext(updates))
        if how == "close":
            return await updates.aclose()
        asker.take(asker.attacking.stop_job(asker.http))
        return [update async for update in updates]

    assert not asyncio.run(first_two())
    values = asker.shown(asker.attacking.curve)
    assert (len(values["points"]), values["of"]) == (2, len(STRENGTHS)) and asker.says() == ""
    assert len(asker.curve()) == len(STRENGTHS), "it can be drawn again"


def test_a_piece_that_takes_long_is_stopped_too(asker):
    async def stop_in_the_middle():
        begun = asyncio.Event()

        async def for_ever(*_):
            begun.set()
            await asyncio.sleep(60)

        asker.attacking._point = for_ever
        try:
            whole = asyncio.ensure_future(anext(asker.attacking.run_all(asker.form, asker.http), None))
            await begun.wait()
            asker.attacking.stop_job(asker.http)
            return await asyncio.wait_for(whole, 10)
        finally:
            del asker.attacking._point

    assert asyncio.run(stop_in_the_middle()) is None


AWKWARD = [None, True, 10**400, math.nan, -5, ["speed"], {"a": 1}, "\x00", "9" * 5000, "\ud800"]


@pytest.mark.parametrize("value", one_in(4, AWKWARD), ids=lambda value: repr(value)[:12])
def test_whatever_a_browser_sends_is_answered(page, value):
    """Each input in turn holds what no page would send, in so far as the form lets it through."""
    tab, detector = page
    attacking = detector.attacking
    own = [attacking.attack, attacking.strength, attacking.seed, attacking.other, attacking.attacked]
    for number, component in enumerate([*detector.inputs, *own]):
        try:
            sent = received(component, value)
        except Exception:  # the form refuses it, or Gradio
            continue
        asker = Asker(tab, detector, f"{number}")
        asker.form[component] = sent
        for handler, report in (
            (detector.run, detector.found),
            (detector.try_mistakes, detector.mistaken),
            (attacking.run, attacking.found),
            (attacking.run_edited, attacking.found),
        ):
            asker.ask(handler)
            assert asker.says() or asker.shown(report)


# ------------------------------------------------------------------------------------------------- the real engine


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings.local())
    yield engine
    engine.close()


def test_only_the_right_settings_find_the_mark(engine, tmp_path):
    from playground.watermarks.green_lists import GreenLists
    from tests.support.tiny_models import save

    tab, detector = built(engine)
    asker = Asker(tab, detector)
    vocabulary = engine.facts("stories").vocab_size
    lists, ids = GreenLists(dict(GREEN), vocabulary), [300]
    while len(ids) < 60:
        ids.append(next(token for token in sorted(lists.after(ids)) if token > 260 and token not in ids[-40:]))
    text = "".join(token.piece or "" for token in engine.tokens("stories", ids))
    asker.form[detector.text] = text
    asker.session.taken_text = TakenText("stories", text, ids, "", [])
    asker.ask(detector.run)
    assert asker.shown(detector.found)["reports"][0]["num_green_tokens"] == 59
    asker.form[detector.other] = str(save(tmp_path))  # a model with a tokenizer of bytes
    asker.ask(detector.try_mistakes)
    rows = asker.shown(detector.mistaken)["rows"]
    of = {row["how"].removesuffix("’s"): row["reports"][0] for row in rows if row["how"].endswith("’s")}
    assert of["stories-draft"]["z_score"] > 12
    for stranger in ("facts", "translator", str(tmp_path)):
        assert abs(of[stranger]["z_score"]) < 5
    rows = {row["what"]: row["reports"] for row in rows}
    z = {what: [report["z_score"] for report in reports] for what, reports in rows.items()}
    assert z["nothing"][0] == pytest.approx((59 - 59 / 4) / math.sqrt(59 * 3 / 16))
    assert z["the context width"][0] > 12, "lefthash looks at one token however wide it is"
    assert z["the ratio"][0] == pytest.approx(math.sqrt(59)), "half of the vocabulary holds the quarter"
    assert all(abs(each) < 5 for what in ("the key", "the scheme", "the token boundaries") for each in z[what])
