"""The panes of many seeds in a real browser: the tree of samples, lengths and endings."""

from __future__ import annotations

import json
import math
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.api import compare
from playground.requests.request import GenerationRequest
from playground.trace import Trace
from tests.support.page_modules import module_page
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.many import broken, feed_group, page_of, said, seeds, text, told, under_way
from tests.visualizers.reading import settle
from tests.visualizers.test_panes import EVIL

PROMPT = "Once upon a time,"


@pytest.fixture(scope="module")
def samples() -> list[Trace]:
    """Real samples, of which some share their beginning."""
    config = {"do_sample": True, "max_new_tokens": 12, "top_k": 5}
    return compare(
        GenerationRequest("stories", PROMPT, config=config, seed=seed, top_candidates=1) for seed in range(14)
    )


def ids_of(trace: Trace) -> list[int]:
    return [step.chosen.token_id for step in trace.steps]


def show_samples(show, runs, order: int | None = None, done: bool = True, only=("trie",), **options):
    """A page of these samples: with the tree alone, or with all panes, of which one needs Plotly, where `only` is
    None."""
    runs = list(runs)
    comparison = seeds(len(runs))
    lines = told(comparison, runs, order)
    return show(page_of("seeds", lines + comparison.end() if done else lines, only), **options)


def branches(page) -> list[list[str]]:
    """[text, count] of the shown branches in their order; the prompt first."""
    return page.eval_on_selector_all(
        ".gp-branch",
        "all => all.map(({firstChild: knot}) => [...knot.children].slice(0, 2).map((part) => part.textContent.trim()))",
    )


def branch(page, words: str):
    """The branch whose own words are these."""
    found = page.locator(".gp-branch").filter(has=page.locator(f".gp-run:text-is({json.dumps(words)})"))
    return found.last  # those around it hold it, too


# ---------------------------------------------------------------------------------------------------- the trie itself


@pytest.fixture(scope="module")
def logic(browser):
    """A page that has nothing but trie_of.ts."""
    page = module_page(browser, "comparison/trie_of.ts")
    yield page
    page.close()


GROW = """([samples, order, lanes, opened]) => {
  const trie = new Trie();
  const at = samples.map(() => 0);
  for (const i of order) {
    const ids = samples[i];
    if (at[i] < ids.length) trie.add(i, {token_id: ids[at[i]], logprob: -ids[at[i]] / 4});
    else if (at[i] === ids.length) trie.end(i, 'eos');
    at[i] += 1;
  }
  const asked = new Map(opened ? [...Array(trie.nodes.length).keys()].map((id) => [id, 1e9]) : []);
  let lanesUsed = 0;
  const plain = ({run, kids, folded}) => {
    if (!kids.length) lanesUsed += 1;
    return {
      ids: run.map(({token}) => token && token.token_id), counts: run.map(({samples}) => samples.length),
      logprob: run.at(-1).logprob, ends: run.at(-1).ends.length, kids: kids.map(plain),
      folded: folded.map(({token, samples}) => [token.token_id, samples.length]),
      reached: trie.reached(run.at(-1).depth),
    };
  };
  const root = plain(shownOf(trie, {lanes, grows: false, opened: asked}));
  return {root, lanesUsed};
}"""

TEXTS = st.lists(st.lists(st.integers(0, 2), max_size=5), min_size=1, max_size=14)


def grow(logic, texts, order=None, lanes=10**9, opened=False):
    order = order or [i for i, ids in enumerate(texts) for _ in range(len(ids) + 1)]
    return logic.evaluate(GROW, [texts, order, lanes, opened])


def walk(entry, before=()):
    path = (*before, *(i for i in entry["ids"] if i is not None))
    yield entry, path
    for kid in entry["kids"]:
        yield from walk(kid, path)


@settings(max_examples=60, deadline=None)
@given(TEXTS)
def test_every_text_is_a_path_and_every_number_adds_up(logic, texts):
    root = grow(logic, texts)["root"]
    prefixes = Counter(tuple(ids[:n]) for ids in texts for n in range(len(ids) + 1))
    seen = set()
    for entry, path in walk(root):
        own = [i for i in entry["ids"] if i is not None]
        for n, count in enumerate(reversed(entry["counts"])):
            assert count == prefixes[path[: len(path) - n]]
        seen |= {path[: len(path) - n] for n in range(len(own) + 1)}
        assert math.isclose(entry["logprob"], -sum(path) / 4)
        assert entry["ends"] == sum(tuple(ids) == path for ids in texts)
        assert entry["ends"] or len(entry["kids"]) != 1 or entry is root  # what nothing leaves is joined
        assert [kid["counts"][0] for kid in entry["kids"]] == sorted(
            (kid["counts"][0] for kid in entry["kids"]), reverse=True
        )
        assert entry["reached"] == len(texts)  # all ended by themselves
    assert seen == set(prefixes)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(TEXTS, st.integers(1, 6), st.randoms(use_true_random=False))
def test_what_is_shown_is_folded_the_same_way_however_it_came(logic, texts, lanes, rng):
    order = [i for i, ids in enumerate(texts) for _ in range(len(ids) + 1)]
    rng.shuffle(order)
    found = grow(logic, texts, order, lanes)
    assert found == grow(logic, texts, None, lanes)
    prefixes = Counter(tuple(ids[:n]) for ids in texts for n in range(len(ids) + 1))
    alone = 0
    for entry, path in walk(found["root"]):
        shown = [(*path, kid["ids"][0]) for kid in entry["kids"]]
        hidden = [(*path, token) for token, _ in entry["folded"]]
        assert sorted(shown + hidden) == sorted(p for p in prefixes if p[:-1] == path and p)
        assert all(prefixes[path] >= count == prefixes[(*path, token)] for token, count in entry["folded"])
        assert len(hidden) != 1  # one takes no more room than saying so
        alone += not hidden and bool(shown)
    assert found["lanesUsed"] <= lanes + alone
    everything = grow(logic, texts, order, lanes, opened=True)["root"]
    assert everything == grow(logic, texts)["root"]


def test_lanes_change_places_only_when_one_is_clearly_ahead(logic):
    """While the tree grows; in the end the most frequent stands first."""
    found = logic.evaluate(
        """() => {
          const trie = new Trie();
          let sample = 0;
          const come = (id, times) => { for (; times; times--) trie.add(sample++, {token_id: id, logprob: -id}); };
          const order = (grows) => shownOf(trie, {lanes: 9, grows}).kids.map(({head}) => head.token.token_id);
          come(1, 1); come(2, 1);
          const seen = [order(true)];
          for (const times of [1, 8]) { come(2, times); seen.push(order(true)); } // 1 and 2, 1 and 10
          come(1, 10); seen.push(order(true)); // 11 and 10
          return [...seen, order(false)];
        }"""
    )
    assert found == [[1, 2], [2, 1], [2, 1], [2, 1], [1, 2]]


def test_a_token_without_a_probability_leaves_the_rest_unknown(logic):
    found = logic.evaluate(
        """() => {
          const trie = new Trie();
          for (const [id, logprob] of [[1, -1], [2, null], [3, -1]]) trie.add(0, {token_id: id, logprob});
          const [first] = trie.root.order;
          return [jointOf(first), jointOf(trie.tips[0]), trie.reached(4)];
        }"""
    )
    assert found == [pytest.approx(math.exp(-1)), None, 0]


# ---------------------------------------------------------------------------------------------------- real samples


def test_the_tree_counts_what_the_model_wrote(show, samples):
    page = show_samples(show, samples, order=3)
    page.select_option(".gp-lanes", "100000")
    settle(page)
    rows = branches(page)
    assert rows[0] == [PROMPT, "14"]
    firsts = Counter(ids_of(trace)[0] for trace in samples)
    counts = page.eval_on_selector_all(
        ".gp-roots > .gp-branch > .gp-kids > .gp-branch",
        "all => all.map(({firstChild: knot}) => Number(knot.children[1].textContent || 1))",
    )
    assert counts == [count for _, count in firsts.most_common()]
    leaves = page.eval_on_selector_all(".gp-end", "all => all.filter((one) => one.textContent).length")
    assert leaves == len({tuple(ids_of(trace)) for trace in samples})


def test_the_card_says_how_many_were_to_be_expected(show, samples):
    page = show_samples(show, samples)
    first = Counter(ids_of(trace)[0] for trace in samples).most_common(1)[0][0]
    through = [trace for trace in samples if ids_of(trace)[0] == first]
    step = through[0].steps[0]
    joint = math.exp(step.chosen.logprob)
    page.locator(".gp-t").first.hover()
    settle(page)
    card = dict(zip(said(page, ".gp-card dt"), said(page, ".gp-card dd"), strict=True))
    assert said(page, ".gp-card b") == [step.chosen.text.strip()]
    assert card["Samples here"] == f"{len(through)} of 14 samples"
    assert card["Expected samples"].startswith(f"{14 * joint:.{1 if 14 * joint >= 10 else 2}f} = 14 × ")
    for name, value in {
        "Probability of this token": joint,
        "Before the processors": math.exp(step.chosen.raw_logprob),
        "Share of the samples at this fork": len(through) / 14,
    }.items():
        assert float(card[name].rstrip("%")) == pytest.approx(100 * value, abs=0.06), name


def test_pressing_a_branch_lists_its_samples_and_dims_the_rest(show, samples):
    page = show_samples(show, samples)
    counts = Counter(ids_of(trace)[0] for trace in samples)
    first = counts.most_common(1)[0][0]
    page.locator(".gp-t").first.click()
    settle(page)
    through = [number for number, trace in enumerate(samples) if ids_of(trace)[0] == first]
    facts = dict(zip(said(page, ".gp-through-facts dt"), said(page, ".gp-through-facts dd"), strict=True))
    assert facts["Samples here"] == f"{len(through)} of 14 samples"  # where no pointer can show the card
    listed = page.eval_on_selector_all(".gp-through-list li", "all => all.map((row) => Number(row.dataset.entry))")
    assert page.locator("[aria-selected=true] > .gp-knot .gp-count").inner_text() == str(len(through))
    assert set(listed) <= set(through) and len(listed) == min(12, len(through))
    texts = page.eval_on_selector_all(".gp-through-list bdi", "all => all.map((one) => one.textContent)")
    assert texts == ["".join(step.piece or "" for step in samples[number].steps) for number in listed]
    dim = page.eval_on_selector_all(
        ".gp-branch:not(.gp-more)",
        """all => {
          const picked = document.querySelector('[aria-selected=true]');
          return all.map((one) => [one.classList.contains('gp-dim'), one.contains(picked) || picked.contains(one)]);
        }""",
    )
    assert all(is_dim != is_on_path for is_dim, is_on_path in dim) and len({is_dim for is_dim, _ in dim}) == 2
    page.get_by_role("button", name="Show all again").click()
    assert page.locator(".gp-dim").count() == 0 and page.locator(".gp-through").is_hidden()


@pytest.mark.slow
def test_live_and_read_from_a_file_are_the_same_in_the_end(show, samples):
    comparison = seeds(len(samples))
    lines = told(comparison, samples, order=8).splitlines(keepends=True)
    page = show(page_of("seeds", lines[0]))
    for end in range(0, len(lines), 9):
        feed_group(page, "seeds", "".join(lines[:end]))
    feed_group(page, "seeds", "".join(lines) + comparison.end())
    whole = show(page_of("seeds", comparison.lines()))
    for selector in (".gp-roots", ".gp-lengths"):
        assert page.inner_text(selector) == whole.inner_text(selector)


def test_a_branch_that_stays_is_not_drawn_again(show):
    comparison = seeds(3)
    lines = told(comparison, [text(" a", " b", " c"), text(" a", " b", " d"), text(" a", " x")])
    page = show(page_of("seeds", only=("trie",)))
    feed_group(page, "seeds", lines[: lines.index('{"type":"Tokens","entry":2')])
    page.evaluate("() => { window.kept = [...document.querySelectorAll('.gp-branch')].slice(0, 2); }")
    branch(page, "c").focus()  # which is to stand behind another branch
    feed_group(page, "seeds", lines)
    assert page.evaluate("() => kept.filter((item) => !item.isConnected).length") == 0
    assert branches(page) == [[PROMPT, "3"], ["a", "3"], ["b", "2"], ["c", ""], ["d", ""], ["x", ""]]
    assert page.evaluate("() => document.activeElement.querySelector('.gp-run').textContent.trim()") == "c"


# ---------------------------------------------------------------------------------------------------- awkward ones


def test_model_text_is_never_markup(show):
    page = show_samples(show, [text(*EVIL), text(*EVIL), text(EVIL[0], " <i>x</i>")])
    page.locator(".gp-t").first.click()
    settle(page)
    assert page.locator(".gp-trie :is(i, script, img):not(.gp-key-line, .gp-key-ramp i)").count() == 0
    assert "<i>x</i>" in page.inner_text(".gp-roots")


def test_split_emoji_and_special_tokens_have_words(show):
    fox = [" a", " \\xf0\\x9f", "\\xa6", "\\x8a"]
    hen = [" a", " \\xf0\\x9f", "\\x90", "\\x94"]
    whole = [" a", " ", "", "🦊"]
    runs = [text(*fox, pieces=whole), text(*fox, pieces=whole), text(*hen, pieces=[" a", " ", "", "🐔"])]
    runs += [text(" a", "<|end|>", reason="eos", pieces=[" a", None])] * 2
    page = show_samples(show, runs)
    assert branches(page)[1:] == [["a", "5"], ["F0 9F", "3"], ["A6🦊", "2"], ["🐔", ""], ["<|end|>", "2"]]
    assert page.locator(".gp-special").inner_text() == "<|end|>"
    page.locator(".gp-special").hover()
    settle(page)
    assert dict(zip(said(page, ".gp-card dt"), said(page, ".gp-card dd"), strict=True))[
        "■ ends here: the EOS token"
    ] == "2"  # fmt: skip


def test_writing_from_right_to_left_stays_in_its_branch(show):
    page = show_samples(show, [text(" שלום", " עולם"), text(" שלום", " לך"), text(" hello", " there")])
    assert page.evaluate("() => getComputedStyle(document.querySelector('.gp-run')).unicodeBidi") == "isolate"
    assert ["שלום", "2"] in branches(page)


def test_failed_stopped_and_empty_samples_are_said(show):
    runs = [
        broken(),
        [],  # never begun
        text(" a", " b", reason="stopped"),
        text("<|end|>", reason="eos", pieces=[None]),
        text(" a", " b", " c"),
    ]
    page = show_samples(show, runs, only=None)
    ends = [one for one in said(page, ".gp-end") if one]
    assert sorted("".join(ends).replace(" ", "").replace("1", "")) == sorted("✕◻■⊣")
    assert said(page, ".gp-endings .gp-word") == [
        "the EOS token",
        "an error",
        "the length limit",
        "stopped by hand",
    ]
    oddities = page.inner_text(".gp-oddities")
    assert "1 text is empty" in oddities and "1 sample failed and is counted only here." in oddities
    assert page.inner_text(".gp-troubles p >> nth=0") == "✕ 1 run failed: Out of <b>memory</b>. Ask for fewer tokens."
    assert page.inner_text("body").count("Out of <b>memory</b>") == 1
    assert "2 samples did not finish" in oddities  # the one that was stopped, and the one that never began
    assert page.inner_text(".gp-of") == "3 of 5 samples ended"
    assert page.inner_text(".gp-progress .gp-status") == "Stopped: 3 of 5 runs ended · 1 cut off · 1 not started"
    assert page.inner_text(".gp-about").startswith("4 of 5 samples, ")


def test_samples_that_are_all_the_same_are_one_branch(show):
    page = show_samples(show, [text(" one", " two", " three")] * 6, only=None)
    assert branches(page) == [[PROMPT, "6"], ["one two three", "6"]]
    assert "all with the same text" in page.inner_text(".gp-about")
    assert said(page, ".gp-common li") == ["6 × one two three"]
    assert page.inner_text(".gp-common-title") == "All 6 texts are the same"


# ---------------------------------------------------------------------------------------------------- folding, keys


@pytest.fixture
def many(show):
    """Forty samples that part at their first token."""
    runs = [text(f" w{i}", " x") for i in range(36)] + [text(" often", " y")] * 4
    return show_samples(show, runs)


def test_rare_branches_are_folded_and_open(many):
    assert branches(many)[1] == ["often y", "4"]
    folded = many.locator(".gp-more .gp-run")
    shown = len(branches(many)) - 2
    assert folded.inner_text() == f"+ {37 - shown} more"
    many.locator(".gp-root-knot").click()
    assert many.locator(".gp-dim").count() == 0  # all of it goes through the prompt
    folded.click()
    settle(many)
    assert len(branches(many)) == 1 + 37 and many.locator(".gp-more").count() == 0
    many.select_option(".gp-lanes", "14")
    settle(many)
    assert said(many, ".gp-more .gp-run") == ["+ 23 more"]


def test_the_keyboard_walks_the_tree(show):
    runs = [text(" a", " b", " c"), text(" a", " b", " d"), text(" a", " x"), text(" z")]
    page = show_samples(show, runs)
    here = "() => document.activeElement.querySelector('.gp-run').textContent.trim()"
    page.locator("[role=treeitem][tabindex='0']").focus()
    walked = []
    for key in ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp", "End", "Home", "ArrowRight"]:
        page.keyboard.press(key)
        walked.append(page.evaluate(here))
    assert walked == ["a", "b", "c", "d", "c", "z", PROMPT, "a"]
    page.keyboard.press("ArrowLeft")  # closes it
    settle(page)
    assert [words for words, _ in branches(page)] == [PROMPT, "a", "z"]
    assert page.evaluate("() => document.activeElement.getAttribute('aria-expanded')") == "false"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    settle(page)
    assert page.inner_text(".gp-through-title") == "3 samples go through “a”"
    page.keyboard.press("Escape")
    settle(page)
    assert page.locator(".gp-through").is_hidden() and page.locator(".gp-card").is_hidden()
    assert page.evaluate(here) == "a"
    assert page.locator("[role=treeitem][tabindex='0']").count() == 1


def test_the_focus_stays_while_the_tree_grows(show):
    comparison = seeds(2)
    lines = told(comparison, [text(" a", " b"), text(" z", " b")])
    start = told(seeds(2), [under_way(" a", " b")])
    page = show(page_of("seeds", only=("trie",)))
    feed_group(page, "seeds", start)
    page.locator("[role=treeitem][tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    feed_group(page, "seeds", lines[: lines.rindex('{"type":"Tokens"')])
    assert page.evaluate("() => document.activeElement.querySelector('.gp-run').textContent.trim()") == "a b"


def test_a_sample_can_be_opened_where_the_page_offers_it(show, samples):
    page = show_samples(show, samples[:3])
    page.locator(".gp-root-knot").click()
    assert page.locator(".gp-through-list button").count() == 0
    page.evaluate("() => { GenerationPlayground.group('seeds').answers.open = (what) => { window.asked = what; }; }")
    page.get_by_role("button", name="Show all again").click()
    page.locator(".gp-root-knot").click()
    page.get_by_role("button", name="Open sample 2 as one run").click()
    assert page.evaluate("() => asked") == {"type": "open", "entry": 1}


def test_another_run_begins_anew(show, samples):
    page = show_samples(show, samples)
    page.locator(".gp-t").first.click()
    feed_group(page, "seeds", told(seeds(1), [under_way(" new")]), turn=2)
    assert branches(page) == [[PROMPT, ""], ["new", ""]]
    assert page.locator(".gp-through").is_hidden()


# ---------------------------------------------------------------------------------------------------- lengths


def test_lengths_are_those_of_the_texts(show):
    runs = [text(*made.STORY[:n], reason="eos") for n in (3, 3, 4, 8)] + [under_way(" a")]
    page = show_samples(show, runs, done=False, only=None)
    assert page.locator(".gp-bins .gp-chart-values li").all_text_contents() == [
        f"{n} tokens: {count} text{'' if count == 1 else 's'}"
        for n, count in zip(range(3, 9), (2, 1, 0, 0, 0, 1), strict=True)
    ]
    assert page.inner_text(".gp-average") == "mean 4.5, median 3.5, from 3 to 8"
    assert page.inner_text(".gp-of") == "4 of 5 samples ended so far"
    assert said(page, ".gp-endings li > *") == ["■", "the EOS token", "", "4 · 100%"]
    assert said(page, ".gp-common .gp-times") == ["2 ×"]


def test_wide_lengths_share_bins(show):
    page = show_samples(show, [text(*([" a"] * n)) for n in (1, 39, 40, 95)], only=None)
    told = page.locator(".gp-bins .gp-chart-values li").all_text_contents()
    found = [words for words in told if not words.endswith(" 0 texts")]
    assert found == [
        "1 to 4 tokens: 1 text",
        "35 to 39 tokens: 1 text",
        "40 to 44 tokens: 1 text",
        "95 tokens: 1 text",
    ]


@pytest.mark.parametrize("width", one_in(2, [390, 1280]))
def test_nothing_is_wider_than_the_page(show, samples, width):
    page = show_samples(show, samples, viewport={"width": width, "height": 800}, only=None)
    page.locator(".gp-t").first.click()
    settle(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
