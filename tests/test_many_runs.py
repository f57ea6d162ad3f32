"""The Python API for several runs and for texts: what it makes of a question, with the bundled models."""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import json
import shutil
import sys

import pytest

from playground import (
    GenerationRequest,
    RequestError,
    RequestWarning,
    batch,
    choices,
    compare,
    detect,
    generate,
    judge,
    run,
    sweep,
)
from playground.experiments.draft_trials import lengths_trial, same_trial, speed_trial
from playground.experiments.precision import precision_trial
from playground.experiments.watermark_trials import pair_trial
from playground.models.catalog import bundled_folder
from playground.notebook.frames import page_of
from playground.questions.serving_steps import ServedRequest
from playground.serving import serve_batch
from playground.sharing.answer_files import answer_to_csv, answer_to_json
from playground.sharing.comparison_files import to_csv, to_json
from playground.sharing.open_comparison import open_comparison, open_saved
from playground.trace import Trace, Traces
from visualizers.export import export_html

PROMPT = "Once upon a time"
SAMPLED = GenerationRequest("stories", PROMPT, config={"do_sample": True, "max_new_tokens": 6}, seed=3)
MARK = {"bias": 4.0}
MARKED = {"do_sample": True, "max_new_tokens": 40, "watermarking_config": MARK}


def test_the_cells_of_a_sweep_are_the_runs_of_their_requests():
    grid = sweep(SAMPLED, {"temperature": [0.5, 1.5], "top_k": [1, 5]})
    wanted = [
        GenerationRequest("stories", PROMPT, config={**SAMPLED.config, "temperature": t, "top_k": k}, seed=3)
        for k in (1, 5)
        for t in (0.5, 1.5)
    ]
    texts = [trace.sequences[0].text for trace in compare(wanted)]
    assert [trace.sequences[0].text for trace in grid.traces] == texts
    assert [group.place for group in grid.groups] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert grid.over and not grid.stopped


def test_prompts_are_an_axis_and_how_they_move_the_next_token_is_read():
    grid = sweep(SAMPLED, {"prompt": ["Once upon a time", "One day"]})
    found = grid.found()
    assert found["question"] == "prompts" and not found["waiting"]
    assert found["read"]["kl"][0][1] > 0
    assert grid.to_pandas()["KL from the first prompt (nats)"].iloc[0] == 0


def test_a_cell_that_cannot_run_says_so_and_the_others_run():
    grid = sweep(SAMPLED, {"top_p": [0.5, 7.0]})
    failed = [bool(trace.failed) for trace in grid.traces]
    assert failed == [False, True] and grid.traces[0].sequences
    assert list(grid.to_pandas()["failed"].notna()) == failed


@pytest.mark.parametrize(("over", "words"), [({"top_p": []}, "no values"), ({"seed": [1]}, "cannot be swept")])
def test_what_makes_no_grid_is_refused(over, words):
    with pytest.raises(ValueError, match=words):
        sweep(SAMPLED, over)


def test_a_trial_is_run_to_its_end():
    request = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 12}, assistant="stories-draft")
    found = run(same_trial(request)).found()
    assert found["mode"] == "greedy" and found["done"] == found["runs"] == 2
    assert found["texts"][0] == found["texts"][1]


def test_precisions_are_held_against_the_first():
    trial = run(precision_trial(SAMPLED, ["stories", "stories?dtype=bfloat16"], repeats=1))
    pair = trial.found()["groups"][1]["pair"]
    assert 0 < pair["mean"] < 0.1


def test_texts_of_a_trial_are_judged_by_the_engine():
    trial = run(pair_trial(GenerationRequest("stories", PROMPT, config=MARKED, seed=1), judge("stories")))
    plain, marked = trial.found()["texts"]
    assert marked["report"]["z_score"] > plain["report"]["z_score"]


def test_a_run_is_judged_by_its_own_tokens_and_its_own_watermark():
    trace = generate(GenerationRequest("stories", PROMPT, config=MARKED, seed=1))
    found = detect(trace)
    assert found.prediction and found.z_score > 3 > found.with_prompt["z_score"] - 1
    assert [row[0] for row in found.report["tokens"]] == trace.sequences[0].token_ids
    text = detect(trace.sequences[0].text, MARK, "stories")
    assert text.with_prompt is None and text.z_score == pytest.approx(found.z_score)
    other = detect(trace, {"bias": 4.0, "hashing_key": 99})
    assert not other.prediction
    assert not detect(trace, threshold=50).prediction


def test_what_cannot_be_judged_is_refused():
    with pytest.raises(RequestError, match="without a watermark"):
        detect(generate(SAMPLED))
    with pytest.raises(RequestError, match="no such text"):
        detect(generate(SAMPLED), MARK, sequence=1)
    with pytest.raises(RequestError, match="empty"):
        detect("", MARK, "stories")
    with pytest.raises(TypeError, match="a watermark and a model"):
        detect("A text.")


def test_a_batch_is_decoded_in_its_ways():
    decoded = batch(GenerationRequest("stories", config={"max_new_tokens": 3}, seed=0), ["Once", "The cat sat"])
    assert [way.name for way in decoded.answer.ways] == ["alone", "left", "right"]
    alone, left = decoded.answer.ways[:2]
    assert [output.text for output in left.answers] == [output.text for output in alone.answers]
    with pytest.raises(RequestError):
        batch(GenerationRequest("stories"), [])


# ------------------------------------------------------------------------------------------------------------- again


def test_what_has_ended_is_not_run_again():
    grid = sweep(SAMPLED, {"top_p": [0.5, 7.0]})
    before = list(grid.traces), to_json(grid)
    assert run(grid) is grid and all(one is other for one, other in zip(grid.traces, before[0], strict=True))
    assert to_json(grid) == before[1]


def test_a_file_with_doubled_steps_is_refused():
    grid = sweep(SAMPLED, {"top_p": [0.5, 0.9]})
    saved = json.loads(to_json(grid))
    assert open_comparison(json.dumps(saved)).entries
    events = saved["entries"][0]["trace"]["events"]
    saved["entries"][0]["trace"]["events"] = events + events
    with pytest.raises(ValueError, match="a step appears twice"):
        open_comparison(json.dumps(saved))


def test_a_sweep_warns_of_what_the_page_says():
    greedy = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 3})
    with pytest.warns(RequestWarning) as issued:
        sweep(greedy, {"temperature": [0.5, 1.5]}, seeds=2)
    told = [str(each.message) for each in issued]
    assert any("All seeds of a cell write the same text" in each for each in told)
    assert sum("temperature is ignored" in each for each in told) == 1 and len(told) == 2


def warned(ask):
    """What a call warns of, in our category; asked twice in one place, it says so once."""
    with pytest.warns() as issued:
        for _ in range(2):
            ask()
    return [str(each.message) for each in issued if each.category is RequestWarning]


def test_what_a_trial_took_by_itself_is_said_once():
    short = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 2})
    [drafts] = [text for text in warned(lambda: run(same_trial(short))) if "draft" in text]
    assert drafts.startswith("No draft model was chosen, so stories-draft drafts")
    [drawn] = [text for text in warned(lambda: run(pair_trial(short, judge("stories")))) if "watermark" in text]
    assert "green lists" in drawn and "bias of 4" in drawn
    named = dataclasses.replace(short, assistant="stories-draft")
    said = warned(lambda: run(lengths_trial(named, "prompt_lookup_num_tokens", [2], repeats=1)))
    assert any("num_assistant_tokens sets their length" in text for text in said)
    assert not any("No draft model" in text for text in said)


def test_what_has_no_effect_where_nothing_is_chosen_is_said():
    asked = GenerationRequest("stories", PROMPT, config={"num_beams": 4, "max_new_tokens": 2})
    assert warned(lambda: choices(asked, ["blue", "red"])) == ["Left out, because nothing is chosen here: num_beams."]
    sampled = GenerationRequest("stories", config={"do_sample": True, "top_k": 0, "max_new_tokens": 2})
    [drawn] = warned(lambda: batch(sampled, ["Once", "A cat sat"]))
    assert drawn.startswith("Each way draws its own tokens")
    [greedy] = warned(lambda: serve_batch([ServedRequest("Once", max_new_tokens=2, top_k=3)]))
    assert greedy.startswith("Request 1 is decoded greedily: top_k and top_p change nothing.")


def test_what_a_run_finds_without_effect_at_its_end_is_said():
    asked = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 2}, reasoning_budget=5)
    [budget] = warned(lambda: generate(asked))
    assert budget.startswith("reasoning_budget had no effect")
    trial = warned(lambda: run(same_trial(dataclasses.replace(asked, assistant="stories-draft"))))
    assert trial == [budget]


# ------------------------------------------------------------------------------------------------- tables and limits


def test_greedy_cells_are_seen_to_be_one_text():
    greedy = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 3})
    with pytest.warns(RequestWarning):
        table = sweep(greedy, {"temperature": [0.5, 1.5]}, seeds=3).to_pandas()
    assert table["same_as"].isna().iloc[0] and list(table["same_as"].iloc[1:]) == [0] * 5
    assert list(table["max_new_tokens"]) == [3] * 6 and table["shared"].max() > 1


def test_the_limits_of_a_page_bind_no_script():
    config = {"do_sample": True, "max_new_tokens": 1, "top_k": 0}
    request = GenerationRequest("stories", PROMPT, config=config, seed=1)
    grid = sweep(request, {"temperature": [0.5, 1.5], "top_p": [0.5, 1.0], "min_p": [0.0, 0.1]}, seeds=13)
    table = grid.to_pandas()
    assert len(table) == 104 and (table["status"] == "ended").all()
    assert len(table[["temperature", "top_p", "min_p"]].drop_duplicates()) == 8
    assert [each.request.config for each in open_comparison(to_json(grid)).entries] == [
        each.request.config for each in grid.entries
    ]
    with pytest.raises(RequestError, match="context of stories"):  # the model's own limit, not 2,048
        generate(GenerationRequest("stories", PROMPT, config={"max_new_tokens": 3000}))


def test_progress_is_shown_on_a_terminal_only(monkeypatch, capsys):
    request = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 1})
    compare([request, request])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    compare([request, request])
    sweep(request, {"max_new_tokens": [1, 2]})
    shown = capsys.readouterr().err
    assert "compare: 100%" in shown and "sweep: 100%" in shown and "2/2" in shown


def test_files_name_a_model_by_its_name_and_the_hash_of_its_weights(tmp_path):
    folder = tmp_path / "my-model"
    shutil.copytree(bundled_folder("stories-draft"), folder)
    request = GenerationRequest(str(folder), PROMPT, config={"max_new_tokens": 3})
    grid = sweep(request, {"max_new_tokens": [2, 3]})
    trace = grid.traces[1]
    lanes = Traces(grid.traces)
    for text in (trace.to_json(), to_json(grid), to_csv(grid), export_html(trace),
                 page_of(grid), page_of(lanes), str(lanes.to_pandas()["model"])):  # fmt: skip
        assert str(tmp_path) not in text and "my-model" in text
    assert trace.started.model == str(folder)  # what is in memory can be run again
    wanted = hashlib.sha256((folder / "model.safetensors").read_bytes()).hexdigest()
    made = generate(request).started.provenance
    assert made.weights == wanted and made.dtype == "float32" and made.threads >= 1 and made.processor
    drafted = generate(GenerationRequest("stories", PROMPT, assistant=str(folder), config={"max_new_tokens": 3}))
    assert made.assistant_weights is None and drafted.started.provenance.assistant_weights == wanted
    assert datetime.datetime.fromisoformat(made.date).tzinfo is not None
    assert trace.started.versions["generation-playground"]
    assert Trace.from_json(trace.to_json()).started.provenance == trace.started.provenance


def test_files_of_a_batch_and_of_served_requests_say_with_what_they_were_made(tmp_path):
    folder = tmp_path / "my-model"
    shutil.copytree(bundled_folder("stories-draft"), folder)
    decoded = batch(GenerationRequest(str(folder), config={"max_new_tokens": 2}), [PROMPT])
    log = serve_batch([PROMPT], model=str(folder), num_blocks=16)
    for values, text, table in (
        (decoded.answer.values, answer_to_json(decoded), answer_to_csv(decoded)),
        (log.values, answer_to_json(log), answer_to_csv(log)),
    ):
        assert str(tmp_path) not in text + table and "./my-model" in table
        made = values["provenance"]
        assert made["dtype"] == "float32" and made["threads"] >= 1 and made["processor"] in table
        assert datetime.datetime.fromisoformat(made["date"]).tzinfo is not None and made["date"] in table
        assert values["versions"]["generation-playground"]
        opened = open_saved(text)
        assert getattr(opened, "answer", opened).values == values | {"model": "./my-model"}
    wanted = hashlib.sha256((folder / "model.safetensors").read_bytes()).hexdigest()
    assert batch(decoded.question.request, [PROMPT]).answer.provenance.weights == wanted  # known by now


def test_a_trial_of_too_few_repeats_says_that_it_can_give_no_verdict():
    drafted = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 3}, assistant="stories-draft")
    with pytest.warns(RequestWarning, match="repeats is 1: a verdict on time takes 5"):
        found = run(speed_trial(drafted, repeats=1)).found()
    assert found["verdict"] == "wait"


def test_a_run_says_what_the_processor_did_meanwhile():
    finished = generate(GenerationRequest("stories", PROMPT, config={"max_new_tokens": 50})).finished
    assert finished.processor_seconds > 0 and finished.load >= 0
