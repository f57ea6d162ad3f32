"""The gallery: what its pages say is what was recorded, a person's files stay as they are, and no text is markup. How
it looks and what it fetches is tested in browser/test_gallery.py."""

from __future__ import annotations

import gzip
import json
import math
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from huggingface_hub import SpaceCard
from hypothesis import given
from hypothesis import strategies as st

from playground.gallery import folder as gallery_folder
from playground.gallery.__main__ import main
from playground.gallery.entries import OWN, SERVED, GalleryPage, asked, bundled, in_order, recorded, slug
from playground.gallery.first_words import first_words, level_of
from playground.gallery.folder import FolderError, write_site
from playground.gallery.pages import TITLE, site, space_card
from playground.presets.presets import EXAMPLES, FOLDER, PRESETS
from playground.presets.recorded_runs import OPENING, PREEMPTED, recorded_log, recorded_serving
from playground.sharing.open_trace import open_log
from playground.trace import Step, Trace, event_to_line, replace
from tests.support.changing import change
from tests.support.full_data import full
from tests.visualizers import made

ROOT = Path(__file__).parents[1]
EVIL = ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!--", "'\" onclick=alert(1) ", "&lt;b"]
OF_THE_PAGE = ("lesson-", "view-", "door")  # recorded runs that lessons, views and the front door begin with


class Page(HTMLParser):
    """What a page is made of: its elements with their attributes, and the text in each kind of element."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}  # tag, or tag.class -> the texts of these elements
        self._open: list[tuple[str, list[str]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag in ("meta", "link", "input", "i", "br", "hr"):
            return
        names = [tag, *(f"{tag}.{name}" for name in (dict(attrs).get("class") or "").split())]
        self._open.append((tag, names))
        for name in names:
            self.texts.setdefault(name, []).append("")

    def handle_endtag(self, tag):
        while self._open and tag in [each for each, _ in self._open]:
            if self._open.pop()[0] == tag:
                return

    def handle_data(self, data):
        for name in {name for _, names in self._open for name in names}:
            self.texts[name][-1] += data

    def attributes(self, tag: str, name: str) -> list[str]:
        return [attrs[name] for each, attrs in self.elements if each == tag and attrs.get(name)]


def events_in(text: str) -> list[dict]:
    (block,) = re.findall(r'<script type="application/x-ndjson" id="events">\n(.*?)</script>', text, flags=re.DOTALL)
    return [json.loads(line) for line in block.split("\n") if line]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("gallery")
    assert main([str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def index(gallery) -> Page:
    return Page((gallery / "index.html").read_text("utf-8"))


def small(name: str = "one", title: str = "One", trace: Trace | None = None, **more) -> GalleryPage:
    return GalleryPage(name, title, OWN, trace or made.sampled(), "sampling", **more)


# ------------------------------------------------------------------------------------------------------- what it shows


def test_every_recorded_run_has_a_page_with_its_events(gallery):
    names = {path.stem for path in (FOLDER / "recorded").glob("*.ndjson") if not path.stem.startswith(OF_THE_PAGE)}
    assert {path.stem for path in gallery.glob("*.html")} == names | {"index", PREEMPTED}
    for name in names:
        lines = map(event_to_line, open_log(recorded_log(name)).events())
        assert events_in((gallery / f"{name}.html").read_text("utf-8")) == [json.loads(line) for line in lines]


def test_the_index_has_each_run_once_under_what_its_strategy_does(gallery, index):
    links = [address for address in index.attributes("a", "href") if not address.startswith("#")]
    assert sorted(links) == sorted(path.name for path in gallery.glob("*.html") if path.stem != "index")
    groups = [group for group in dict.fromkeys(preset.group for preset in PRESETS.values()) if group]
    groups.append(SERVED)
    assert index.texts["h2"] == groups
    entries = in_order(recorded())
    assert index.texts["h3"] == [entry.title for entry in entries]
    assert [entry.group for entry in entries] == sorted((entry.group for entry in entries), key=groups.index)
    examples = {example.title: example for example in EXAMPLES if example.recorded}
    for title, words, facts in zip(index.texts["h3"], index.texts["p.words"], index.texts["p.facts"], strict=True):
        if example := examples.get(title):
            trace = open_log(recorded_log(example.recorded))
            count = f"{trace.finished.num_tokens} tokens"
            assert facts.startswith(f"{PRESETS[example.preset].title} · smollm2 · ") and facts.endswith(count)
            assert asked(trace)[-60:] in words and trace.sequences[0].text.split()[0] in words
    looks = {look.replace("\xa0", " ") for look in index.texts["p.look"]}
    assert {example.look for example in examples.values()} <= looks


def test_pages_lead_to_the_index_and_to_their_neighbours(gallery):
    name, seen = in_order(recorded())[0].name, []
    before = None
    while name:
        page = Page((gallery / f"{name}.html").read_text("utf-8"))
        ways = {attrs.get("rel", "index"): attrs["href"] for tag, attrs in page.elements if tag == "a"}
        assert ways["index"] == "index.html" and ways.get("prev") == before
        seen.append(name)
        before, name = f"{name}.html", ways.get("next", "").removesuffix(".html")
    assert seen == [entry.name for entry in in_order(recorded())]


def test_a_page_says_what_to_look_at_and_how_it_was_made(gallery):
    for example in EXAMPLES:
        if example.recorded:
            text = (gallery / f"{example.recorded}.html").read_text("utf-8")
            page = Page(text)
            (watch,) = page.texts["p.watch"]
            assert watch.replace("\xa0", " ") == example.watch.replace(" (choose it and see)", "")
            assert page.texts["h1"] == [example.title]
            (how,) = page.texts["pre"]
            trace = open_log(recorded_log(example.recorded))
            assert json.loads(how)["seed"] == trace.seed and json.loads(how)["versions"] == trace.started.versions
            assert "choose it and see" not in text


def test_what_is_said_of_the_opening_run_is_so():
    (entry,) = [entry for entry in recorded() if entry.name == OPENING]
    steps = entry.shown.steps
    name = max(steps, key=lambda step: step.distribution.entropy_before)
    assert name.piece == " Ziti" and name.distribution.kept == 62 and "62 tokens" in entry.watch
    left = [candidate.text for candidate in name.candidates if candidate.kept]
    assert all(f" {other}" in left and f"“{other}”" in entry.watch for other in ("Nibbles", "Peanut", "Honey"))
    after = steps[name.index + 1]
    assert after.piece == "." and after.distribution.kept == 1
    assert "dormouse called" in entry.shown.sequences[0].text and "dormouse" in entry.look


def test_what_is_said_of_the_requests_that_were_served_is_so(gallery, tmp_path):
    (entry,) = [entry for entry in recorded() if entry.name == PREEMPTED]
    few, many, padded, alone = full(entry.shown)["ways"]
    assert [way["settings"]["kind"] for way in (few, many, padded, alone)] == ["continuous"] * 2 + ["padded", "alone"]
    assert few["settings"]["blocks"] == [9] and many["settings"]["blocks"] == [64]
    assert few["figures"]["starved"] > 0 and few["figures"]["tokens"]["again"] > 0
    assert len({number for step in few["steps"] for number in step["put_back"]}) == 3
    assert not any(step["waiting"] or step["starved"] or step["put_back"] for step in many["steps"])
    assert padded["figures"]["tokens"]["padding"] > 0 and alone["figures"]["at_once"] == 1
    ends = [end for way in (few, many, padded, alone) for end in way["ends"]]
    assert all(end["same"] for end in ends if end["status"] == "finished")
    (line,) = events_in((gallery / f"{PREEMPTED}.html").read_text("utf-8"))
    assert line == {"type": "Found", "values": entry.shown.values, "charts": {}}
    own = tmp_path / "Ours.json"
    own.write_text(recorded_serving(), "utf-8")
    assert main([str(tmp_path / "new"), str(own)]) == 0
    index = Page((tmp_path / "new/index.html").read_text("utf-8"))
    assert index.texts["p.facts"][0] == "Continuous batching · stories · 7 requests"
    assert (tmp_path / "new/ours.html").is_file() and (tmp_path / "new/assets/serving.js").is_file()


def test_the_stronger_the_shade_the_less_likely_the_token():
    def step(logprob: float | None, raw: float = -1.0) -> Step:
        chosen = replace(made.steps(["a"])[0].chosen, logprob=logprob, raw_logprob=raw)
        return replace(made.steps(["a"])[0], chosen=chosen)

    levels = [level_of(step(math.log(chance))) for chance in (1, 0.96, 0.94, 0.76, 0.74, 0.06, 0.04, 1e-30)]
    assert levels == [0, 0, 1, 2, 3, 9, 10, 10] and level_of(step(-math.inf)) == 10
    assert level_of(step(None, raw=math.log(0.6))) == 4, "of a removed token the model's own"


def test_what_cannot_be_seen_has_a_sign_and_bytes_of_a_character_are_joined():
    assert Page(first_words(made.split_emoji())).texts["p.words"] == ["Once upon a time, a·🦊 ran"]
    turned = made.sampled([" a\u202eb", "\n", "c\x00", "  d "])
    assert Page(first_words(turned)).texts["p.words"] == ["Once upon a time, a\ufffdb↵c\ufffd··d·"]
    assert Page(first_words(made.several())).texts["bdi.special"] == ["<|end|>"]


def test_a_run_without_tokens_says_why():
    trace = Trace(failed=made.failed().failed)
    assert Page(first_words(trace)).texts["p.words"] == ["The model ran out of memory."]
    assert "index.html" in site([small(trace=trace)])


# ------------------------------------------------------------------------------------------------------------ its pages


def test_pages_refer_to_nothing_but_files_of_the_gallery(gallery):
    for path in gallery.glob("*.html"):
        page = Page(path.read_text("utf-8"))
        inside = [address for tag in ("a", "link") for address in page.attributes(tag, "href")]
        for address in [*inside, *page.attributes("script", "src")]:
            assert address.startswith("#") or (gallery / address).is_file(), address
        for tag, attrs in page.elements:
            assert [name for name in attrs if name.startswith("on")] == [], "a handler in an attribute"
            assert tag not in ("img", "iframe", "base", "object", "embed", "style")
            assert tag != "script" or attrs.get("src") or attrs["type"] == "application/x-ndjson"
        assert "module" not in page.attributes("script", "type"), "not loaded from a file without a server"
        (policy,) = page.attributes("meta", "content")[1:]
        assert "default-src 'none'" in policy and "script-src 'self' file:;" in policy


def test_the_library_of_charts_is_there_once_and_pages_are_small(gallery):
    plotly = (gallery / "assets/plotly.js").stat().st_size
    rest = sum(path.stat().st_size for path in gallery.rglob("*") if path.is_file()) - plotly
    assert plotly > 1_000_000 and rest < 5_000_000
    assert max(path.stat().st_size for path in gallery.glob("*.html")) < 300_000


ANY_TEXT = st.one_of(st.sampled_from(EVIL), st.text(st.characters(codec="utf-8"), max_size=8))


@given(texts=st.lists(ANY_TEXT, min_size=1, max_size=6), title=ANY_TEXT)
def test_no_text_is_markup(texts, title):
    trace = made.sampled(texts)
    change(trace.started, prompt=title, model=title)
    evil = [small(trace=trace, title=title, look=title, watch=title), small(title=title)]
    harmless = [small(trace=made.sampled(["a"] * len(texts)), look="a", watch="a"), small()]
    files, usual = site(in_order(evil), title), site(in_order(harmless))
    for name in ("index.html", "one.html", "one-2.html"):
        assert outline(files[name]) == outline(usual[name])
        assert [key for _, attrs in Page(files[name]).elements for key in attrs if key.startswith("on")] == []
    assert Page(files["index.html"]).texts["h3"] == [title, title]
    assert events_in(files["one.html"]) == [json.loads(event_to_line(event)) for event in trace.for_files().events()]


def outline(text: str) -> list[tuple[str, list[str]]]:
    """The elements and the names of their attributes, but for those around single tokens, and around a look that is
    there or not."""
    return [(tag, sorted(attrs)) for tag, attrs in Page(text).elements if tag not in ("span", "bdi", "p")]


def test_texts_with_half_characters_can_be_written(tmp_path):
    write_site(tmp_path / "new", site([small(title="a\ud800")], "b\udc80"), space_card("b\udc80"))
    assert "<h3><a href=\"one.html\"><bdi>a?</bdi>" in (tmp_path / "new/index.html").read_text("utf-8")


# --------------------------------------------------------------------------------------------------------- the command


def test_neither_torch_nor_transformers_nor_gradio_is_loaded(tmp_path):
    code = (
        "import sys; from playground.gallery.__main__ import main; status = main(sys.argv[1:]);"
        "print(status, *(name for name in ('torch', 'transformers', 'gradio', 'plotly') if name in sys.modules))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "new")]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[-1] == "0"


def test_a_persons_own_traces_and_comparisons_come_first(tmp_path):
    (tmp_path / "Ein Käfer.json").write_text(open_log(recorded_log("smollm2-dola-low")).to_json(), "utf-8")
    lanes = tmp_path / "index.json"
    lanes.write_bytes(gzip.decompress((ROOT / "tests/saved/lanes.json.gz").read_bytes()))
    files = [str(tmp_path / "Ein Käfer.json"), str(lanes)]
    assert main([str(tmp_path / "new"), *files, "--title", "Our <runs>"]) == 0
    index = Page((tmp_path / "new/index.html").read_text("utf-8"))
    assert index.texts["h1"] == ["Our <runs>"] and index.texts["h2"][0] == OWN
    assert index.texts["h3"][:2] == ["Ein Käfer", "index"]
    assert index.texts["p.facts"][:2] == ["DoLa · smollm2 · 14 tokens", "Side by side · stories · 2 runs"]
    assert Page((tmp_path / "new/ein-kafer.html").read_text("utf-8")).texts["h1"] == ["Ein Käfer"]
    page = (tmp_path / "new/index-2.html").read_text("utf-8")
    assert events_in(page)[0]["kind"] == "lanes" and 'src="assets/lanes.js"' in page
    assert (tmp_path / "new/assets/lanes.css").is_file()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{}", "This JSON is not a trace: it has no events."),
        ("no", "This is not JSON"),
        ('{"format": 1, "entries": []}', "This is a comparison of kind None"),
        ('{"format": 1, "events": [{"type": "Stepped"}]}', "This trace is damaged"),
        (None, "There is no file"),
    ],
)
def test_a_file_that_is_none_is_refused_and_nothing_is_written(tmp_path, capsys, text, problem):
    file = tmp_path / "mine.json"
    if text is not None:
        file.write_text(text, "utf-8")
    assert main([str(tmp_path / "new"), str(file)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{file}: ") and problem in said
    assert not (tmp_path / "new").exists()


def test_names_are_parts_of_addresses_and_each_is_there_once():
    assert [slug(text) for text in ("Ein Käfer!", "../../etc", "…", "A" * 200)] == ["ein-kafer", "etc", "run", "a" * 80]
    names = [entry.name for entry in in_order([small("index"), small("a"), small("a"), small("a-2")])]
    assert names == ["index-2", "a", "a-2", "a-2-2"]


def test_a_run_of_a_bundled_model_is_the_run_of_its_example():
    from playground.api import generate

    entry, example = next(bundled()), next(example for example in EXAMPLES if not example.recorded)
    assert entry.title == example.title and entry.watch == example.watch
    assert entry.shown.sequences[0].token_ids == generate(example.request).sequences[0].token_ids


@pytest.mark.slow
def test_all_examples_of_the_bundled_models_run(tmp_path):
    assert main([str(tmp_path / "new"), "--bundled"]) == 0
    titles = Page((tmp_path / "new/index.html").read_text("utf-8")).texts["h3"]
    assert {example.title for example in EXAMPLES} < set(titles)
    assert len(titles) == len(EXAMPLES) + 2  # beside them the opening, and requests that were served


# ---------------------------------------------------------------------------------------------------------- the folder


@pytest.fixture
def files() -> dict[str, str]:
    return {"index.html": "index", "one.html": "one", "assets/page.css": "css"}


def contents(folder: Path) -> dict[str, str]:
    """What the files of a folder hold, without the list of the gallery."""
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: path.read_text("utf-8") for name, path in sorted(paths.items()) if name != gallery_folder.LIST}


def test_a_gallery_is_made_anew_and_what_it_lost_is_removed(tmp_path, files):
    write_site(tmp_path, files, "card")
    assert contents(tmp_path) == files | {"README.md": "card"}
    write_site(tmp_path, {"index.html": "new", "assets/page.css": "css"}, "another card")
    assert contents(tmp_path) == {"README.md": "card", "assets/page.css": "css", "index.html": "new"}


def test_files_of_a_person_stay_as_they_are(tmp_path, files):
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git/config").write_text("git")
    (tmp_path / "README.md").write_text("mine")
    write_site(tmp_path, files, "card")
    (tmp_path / "photo.png").write_text("photo")
    (tmp_path / "assets/notes.txt").write_text("notes")
    (tmp_path / "one.html").write_text("changed by hand")
    write_site(tmp_path, {"index.html": "new"}, "card")
    mine = {".git/config": "git", "README.md": "mine", "photo.png": "photo", "assets/notes.txt": "notes"}
    assert contents(tmp_path) == mine | {"one.html": "changed by hand", "index.html": "new"}


@pytest.mark.parametrize("way", ["changed", "new", "link", "folder"])
def test_a_file_in_the_way_is_not_overwritten(tmp_path, files, way):
    folder = tmp_path / "gallery"
    write_site(folder, files, "card")
    name = "two.html" if way == "new" else "one.html"
    path = folder / name
    if way == "link":
        path.unlink()
        (tmp_path / "elsewhere.html").write_text("one")
        path.symlink_to(tmp_path / "elsewhere.html")
    elif way == "folder":
        path.unlink()
        path.mkdir()
    else:
        path.write_text("mine")
    before = contents(folder)
    with pytest.raises(FolderError, match=rf"{name} is not as the gallery left it.*Move it away"):
        write_site(folder, files | {"index.html": "new", name: "new"}, "card")
    assert contents(folder) == before
    if way == "link":
        assert (tmp_path / "elsewhere.html").read_text() == "one"


def test_a_folder_with_other_files_is_refused(tmp_path, capsys):
    (tmp_path / "homework.txt").write_text("mine")
    assert main([str(tmp_path)]) == 1
    assert "holds other files (homework.txt) and no gallery. Choose an empty folder" in capsys.readouterr().err
    assert main([str(tmp_path / "homework.txt")]) == 1
    assert "homework.txt is not a folder. Choose another name." in capsys.readouterr().err
    assert contents(tmp_path) == {"homework.txt": "mine"}


@pytest.mark.parametrize("text", ["", "[]", '{"files": []}', '{"files": {"../a.html": []}}', '{"files": {"a.b": [1]}}'])
def test_a_damaged_list_is_refused(tmp_path, files, text):
    write_site(tmp_path, files, "card")
    (tmp_path / gallery_folder.LIST).write_text(text)
    with pytest.raises(FolderError, match="is damaged"):
        write_site(tmp_path, files, "card")


def test_a_shared_folder_that_lies_elsewhere_is_not_followed(tmp_path, files):
    write_site(tmp_path / "other", files, "card")
    (tmp_path / "gallery").mkdir()
    (tmp_path / "gallery/assets").symlink_to(tmp_path / "other/assets")
    with pytest.raises(FolderError, match="holds other files"):
        write_site(tmp_path / "gallery", files, "card")


@pytest.mark.parametrize("after", range(5))
def test_a_gallery_of_which_a_part_was_written_is_made_anew(tmp_path, monkeypatch, files, after):
    write_site(tmp_path, files, "card")
    new = {"index.html": "new", "two.html": "two", "assets/page.css": "new css"}
    done, replace = [], os.replace

    def fails(*paths):
        if len(done) == after:
            raise OSError("no space left")
        done.append(paths)
        replace(*paths)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", fails)
        with pytest.raises(OSError, match="no space left"):
            write_site(tmp_path, new, "card")
    write_site(tmp_path, new, "card")
    (tmp_path / "assets/.writing").unlink(missing_ok=True)
    assert contents(tmp_path) == new | {"README.md": "card"}


@pytest.mark.parametrize("title", [TITLE, 'Runs: "ours" # 1', "Läufe – 7b"])
def test_the_folder_is_a_static_space(title):
    card = SpaceCard(space_card(title)).data
    assert (card.title, card.sdk, card.app_file) == (title, "static", "index.html")
    assert 0 < len(card.get("short_description")) <= 60 and card.get("emoji")
    for colour in (card.get("colorFrom"), card.get("colorTo")):
        assert colour in ("red", "yellow", "green", "blue", "indigo", "purple", "pink", "gray")
