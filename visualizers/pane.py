"""The live panes: what each is made of, and how a page puts them together.

A pane is three files in a folder of `panes/`: a static HTML template, its CSS, and an ES module that draws from a run
log. What panes share stands beside them: in `core/` reading the log and telling the panes what is new, how tokens and
numbers are written, what is told of the one pointed at, mounting; in `charts/` plots along the text and over values; in
each other folder what the panes of one subject have in common. Each file says in its first lines what it does.
`index.ts` imports the panes of any run that a page shows at first, `closed_panes.ts` those that stand closed,
`special_runs.ts` those that only some runs fill, `comparisons.ts` those of comparisons. What a page loads are the
bundles that esbuild makes of them, such as `panes.bundle.js`, each with the style sheets of its panes.

A pane that does not apply to a run is hidden.
Knows no Gradio, but keeps to what `gr.HTML` asks: templates hold no model text and nothing that it would evaluate; CSS
still works when it is nested in another rule; scripts may run before or after the page's head.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FILES = {path.name: path for path in (Path(__file__).parent / "panes").glob("*/*.*")}  # a name is there once
_PLOTLY = Path(__file__).with_name("plotly.bundle.js")  # written by .ci/bundle.py, as Plotly publishes it
# Written by .ci/bundle.py, from panes/index.ts and the modules of these names; the second has what the rest shares.
AT_FIRST, _SHARED_LATER, CLOSED, SPECIAL, COMPARISONS = (
    "panes", "shared_later", "closed_panes", "special_runs", "comparisons",
)  # fmt: skip
_BUNDLES = (AT_FIRST, _SHARED_LATER, CLOSED, SPECIAL, COMPARISONS)

_SHARED = ("pane", "inks", "trials", "watermarks", "models")  # style sheets of several panes, in their order

# The runtime and the components of a page load in any order: whoever comes first leaves its calls in this queue.
_QUEUE = "(window.GenerationPlaygroundQueue ??= [])"


@dataclass(frozen=True)
class Pane:
    """One live picture. Its script is part of `page_head()`, its style of `pane_styles()`; `template` and `classes` go
    into the component. `styles` are the names of its style sheets, `bundle` is that of its script."""

    name: str
    title: str
    description: str
    template: str
    styles: tuple[str, ...]
    bundle: str = AT_FIRST

    @property
    def classes(self) -> list[str]:
        """The classes of the element that holds it, in which its style is nested."""
        return [style_class(name) for name in self.styles]

    def js_on_load(self, log: str = "main") -> str:
        """One line of JavaScript for `gr.HTML(js_on_load=...)` that draws the run log of that name in the component."""
        return f"{_QUEUE}.push((gp) => gp.mount({json.dumps(self.name)}, element, {{log: {json.dumps(log)}}}));"


@dataclass(frozen=True)
class GroupPane(Pane):
    """A picture of many runs: what it draws is a comparison, not a run's log."""

    def js_on_load(self, log: str = "lanes") -> str:
        """One line of JavaScript that draws the comparison of that name in the component."""
        return f"{_QUEUE}.push((gp) => gp.mountGroup({json.dumps(self.name)}, element, {{group: {json.dumps(log)}}}));"


def together(panes: Iterable[Pane], prefix: str = "pane-", more: Iterable[str] = ()) -> str:
    """The template of one component that holds all of these panes, each in an element whose id is `prefix` and its
    name; `more` are further classes of theirs. Each is drawn by its own `js_on_load`."""
    return "".join(
        f'<div id="{prefix}{pane.name}" class="{" ".join(["gp-mount", *pane.classes, *more])}" data-pane="{pane.name}">'
        f"{pane.template}</div>"
        for pane in panes
    )


def source(name: str) -> str:
    """The text of a file of the panes, such as "text.js", whichever folder it is in."""
    return _FILES[name].read_text(encoding="utf-8")


def _load(name: str, title: str, description: str, bundle: str = AT_FIRST, styles: tuple[str, ...] = ()) -> Pane:
    """A pane from its template and its style; `styles` are CSS files that it shares with other panes."""
    kind = GroupPane if bundle == COMPARISONS else Pane
    return kind(name, title, description, source(f"{name}.html"), ("pane", *styles, name), bundle)


PANES: dict[str, Pane] = {
    pane.name: pane
    for pane in (
        _load("numbers", "Numbers", "How long, how fast, why it stopped, which seed; what a run waits for; errors."),
        _load(
            "canvas", "Canvas", "Block diffusion: the text as it stands at each step, and the history of each place.",
            SPECIAL, styles=("inks",),
        ),
        _load("what_if", "What if", "What the knobs that are being turned would make of the text, with the same luck."),
        _load(
            "tokens", "Text", "The text token by token, shaded by probability, rank, surprisal or entropy.",
            styles=("inks", "watermarks"),
        ),
        _load("knob_strips", "Knobs", "How far each knob can move without changing a word of the text."),
        _load(
            "template", "Chat template", "A chat’s messages, the prompt that its template makes, whose its tokens are.",
            SPECIAL, styles=("inks",),
        ),
        _load(
            "check", "Check", "Whether the recorded scores are the library's own, and whether a beam tree adds up.",
            CLOSED,
        ),
        _load("quiz", "Guess the next word", "What comes is hidden: pick from the candidates, then see it."),
        _load("branches", "Branches", "The runs that continue one another, as trees to browse, name and delete."),
        _load(
            "reranked", "Contrastive search", "The candidates weighed: probability, degeneration penalty, score.",
            SPECIAL,
        ),
        _load(
            "drafts", "Drafts", "Assisted decoding round by round: what was drafted, what was kept, how long it took.",
            SPECIAL, styles=("inks",),
        ),
        _load(
            "layers", "DoLa", "Which layer was contrasted at each token, and how far each lies from the last.", SPECIAL,
        ),
        _load(
            "watermark", "Watermark", "Each token green or red, what the bias did to it, z, the cost.",
            SPECIAL, styles=("inks", "watermarks"),
        ),
        _load(
            "beamtree", "Beam tree", "How the beams fork, are pruned and end: live, step by step, as a file.", SPECIAL,
        ),
        _load("hypotheses", "Hypotheses", "A search’s texts, ranked, also by other settings; why it stopped.", SPECIAL),
        _load(
            "beams", "Beams", "What each step of beam search considered: beams that continue, ended or were pruned.",
            SPECIAL,
        ),
        _load(
            "spoken", "What was spoken", "The sound of a model that writes codes of it: its waveform, to be heard.",
            SPECIAL,
        ),
        _load(
            "word_times", "When it was heard", "The parts of a sound, and when each begins and ends: press to hear.",
            SPECIAL,
        ),
        _load("token", "Token", "The selected token, its neighbours, and which of its pictures is shown."),
        _load("candidates", "Candidates", "The most likely tokens at one position, before and after the processors."),
        _load("draw", "Draw", "How one token was drawn: its probability, its luck, and what both came to.", CLOSED),
        _load(
            "curve", "Curves", "Surprisal, entropy, tokens kept, log-probability, looked-up tokens along the text.",
            CLOSED,
        ),
        _load("in_words", "In words", "How a token came about, in sentences with the numbers of its step.", CLOSED),
        _load(
            "logit_lens", "Layers", "What each layer would have said in the place of a token: the logit lens.",
            CLOSED, styles=("inks",),
        ),
        _load(
            "cross_attention", "Attention",
            "Where the decoder looked in a picture, or listened in a sound, for a token.", SPECIAL,
        ),
        _load("processors", "Processors", "The logits processors in order: what each left, removed and moved.", CLOSED),
    )
}

# The panes of many runs, and which of them show a comparison of each kind, in their order.
_OF_GROUPS: dict[str, GroupPane] = {
    pane.name: pane
    for pane in (
        _load("progress", "Progress", "How many runs have ended, how fast they are together.", COMPARISONS),
        _load("conclusion", "Answer", "What all runs together have shown, in one sentence.", COMPARISONS, ("trials",)),
        _load("lanes", "Side by side", "The lanes as columns, live; where they diverge.", COMPARISONS, ("inks",)),
        _load("without", "Without the template", "What a chat template changes: the prompts, the first token.",
              COMPARISONS),
        _load("divergence", "Where they diverge", "What two lanes could choose from where they diverge.", COMPARISONS),
        _load("difference", "Differences", "Two texts word by word: what both have, what only one has.", COMPARISONS),
        _load("sensitivity", "Prompt sensitivity", "How the next token’s distribution moves with the prompt.",
              COMPARISONS, ("trials",)),
        _load("measures", "Metrics", "Every metric of every lane in one table that can be sorted.", COMPARISONS),
        _load("grid", "Grid", "The cells of a sweep: their texts, and any metric as a heat map.", COMPARISONS),
        _load("trie", "Tree of samples", "What the model can say: many samples as one tree.", COMPARISONS),
        _load("lengths", "Lengths and endings", "How long the samples are, what ended them.", COMPARISONS),
        _load("speedup", "Is it faster?", "Runs with and without drafts by turns: what drafts gain, and why.",
              COMPARISONS, ("trials",)),
        _load("draft_lengths", "Which setting is best?", "Speed-up over a draft knob, against the paper’s formula.",
              COMPARISONS, ("trials",)),
        _load("sameness", "Is it the same?", "The texts with drafts compared with those without.",
              COMPARISONS, ("trials",)),
        _load("marked", "Side by side", "A text without a watermark and with it, marked by the same key.",
              COMPARISONS, ("inks", "trials", "watermarks")),
        _load("detectability", "How sure is detection?", "Scores with and without a watermark, ROC, rates, lengths.",
              COMPARISONS, ("trials", "watermarks")),
        _load("watermark_cost", "What does it cost?", "Perplexity, z and green share against a watermark’s strength.",
              COMPARISONS, ("trials", "watermarks")),
        _load("watermark_quiz", "Quiz", "Which of two texts is watermarked, and what gave it away.",
              COMPARISONS, ("inks", "trials", "watermarks")),
        _load("detection", "Detection", "Whether a text carries a watermark: tokens, numbers, z as it grows.",
              COMPARISONS, ("inks", "trials", "watermarks")),
        _load("mistakes", "With one setting wrong", "What detection says with a wrong key, scheme or tokenizer.",
              COMPARISONS),
        _load("attack", "After the attack", "What remains of a watermark after its text was changed.",
              COMPARISONS, ("inks", "trials", "watermarks")),
        _load("precisions", "Precisions", "What each precision writes, how much memory it takes, how fast it is.",
              COMPARISONS, ("trials",)),
        _load("kl", "Divergence at each token", "How far distributions lie from the reference’s, token by token.",
              COMPARISONS, ("inks", "trials")),
        _load("choices", "Answers", "Named answers, the likeliest first: tokens, log-probabilities, shares.",
              COMPARISONS, ("inks",)),
        _load("strengths", "z against strength", "How z falls as an attack grows stronger.",
              COMPARISONS, ("trials", "watermarks")),
        _load("shelf", "Models", "What is loaded, what is bundled, what could be opened from the Hub.",
              COMPARISONS, ("models",)),
        _load("estimate", "What it takes", "Download and memory of a model, in each precision, and what fits.",
              COMPARISONS, ("models",)),
        _load("arrival", "On its way", "How far the download or the loading of a model is.", COMPARISONS),
        _load("opened", "What was opened", "A loaded model, and its generation config beside the defaults.",
              COMPARISONS, ("models",)),
        _load("batch", "Padding", "Prompts padded left and right, as the model reads them, compared with each alone.",
              COMPARISONS, ("inks",)),
        _load("answer", "Answer", "What came of a question: in a sentence, as bars, as tokens.", COMPARISONS),
        _load("serving", "Serving", "Requests by steps: who waits, reads, writes; the cache’s blocks; ways compared.",
              COMPARISONS, ("trials",)),
    )
}
GROUP_PANES: dict[str, list[GroupPane]] = {
    kind: [_OF_GROUPS[name] for name in names]
    for kind, names in {
        "lanes": ("conclusion", "progress", "lanes", "sensitivity", "divergence", "difference", "measures"),
        "sweep": ("conclusion", "progress", "grid", "sensitivity"),
        "seeds": ("conclusion", "progress", "trie", "lengths", "measures"),
        "trial": ("progress", "speedup", "draft_lengths", "sameness"),
        "precision": ("conclusion", "progress", "precisions", "kl"),
        "choices": ("progress", "choices"),
        "watermark": ("progress", "marked", "detectability", "watermark_cost", "watermark_quiz"),
        "template": ("without", "lanes", "divergence"),
        # of no run: each draws what was found of a text, as the comparison of its name that has nothing else
        **{name: (name,) for name in ("detection", "mistakes", "attack", "strengths", "batch", "serving")},
        **{name: (name,) for name in ("answer", "shelf", "estimate", "arrival", "opened")},
    }.items()
}


_EVERY: list[Pane] = [*PANES.values(), *_OF_GROUPS.values()]


def sheets_of(panes: Iterable[Pane]) -> list[str]:
    """The names of the style sheets of these panes, each once, and what panes share before what is one's own."""
    panes = list(panes)
    used = {name for each in panes for name in each.styles}
    return [name for name in _SHARED if name in used] + [each.name for each in panes]


def styles_of(panes: Iterable[Pane]) -> str:
    """The style of a page that has these panes and nothing else."""
    return "".join(source(f"{name}.css") for name in sheets_of(panes))


def style_class(name: str) -> str:
    """The class of components that have the style sheet of that name."""
    return f"css-{name.replace('_', '-')}"


def nested_style(name: str, css: str) -> str:
    """A style sheet for the components of its class alone. It weighs as much as if it stood below their ids."""
    return f":is(#css, .{style_class(name)}) {{\n{css}}}\n"


@cache
def pane_styles() -> str:
    """The style of all panes, for the head of a page that has other things, too."""
    return _nested(sheets_of(_EVERY))


@cache
def first_pane_styles() -> str:
    """The style of the panes of `first_scripts()`, likewise; `later_scripts()` bring the rest."""
    return _nested(_sheets_in(AT_FIRST))


def _sheets_in(bundle: str) -> list[str]:
    """The style sheets of the panes in a bundle, without those that a page has at first."""
    there = set() if bundle == AT_FIRST else set(_sheets_in(AT_FIRST))
    return [name for name in sheets_of(each for each in _EVERY if each.bundle == bundle) if name not in there]


def _nested(names: Iterable[str]) -> str:
    return "".join(nested_style(name, source(f"{name}.css")) for name in names)


def log_js_on_load(log: str = "main") -> str:
    """One line of JavaScript for the `gr.HTML` whose value is the run log of that name.

    The component must stay in the page (visible="hidden", not visible=False) for its value to be read.
    """
    name = json.dumps(log)
    return (
        f"{_QUEUE}.push((gp) => {{ const feed = () => gp.feed({name}, props.value || ''); "
        "watch('value', feed); feed(); });"
    )


def page_head() -> str:
    """The script element with the runtime and every pane, for the head of a page that is one file. It fetches nothing:
    such a page holds Plotly (`held_plotly`), or has none."""
    return f"<script>\n{scripts()}</script>\n"


def plotly_file() -> Path:
    """The part of Plotly's library for the browser that draws what the charts are made of: scatter plots, bars and heat
    maps."""
    return _PLOTLY


@cache
def held_plotly() -> str:
    """An element that holds Plotly's library, compressed, for pages that fetch nothing: 0.6 MB."""
    packed = base64.b64encode(gzip.compress(plotly_file().read_bytes(), mtime=0)).decode()
    return f'<script type="text/plain" id="plotly">{packed}</script>\n'


@cache
def scripts() -> str:
    """The runtime and every pane: a classic script, not a module. It fetches Plotly when the first chart is drawn, from
    the address `window.GenerationPlaygroundPlotly`, and the texts in the visitor's language, where the page has these
    addresses."""
    return "".join(map(_bundle, _BUNDLES))


@cache
def first_scripts() -> str:
    """The runtime and the panes that a page shows at first. It fetches the others when they are needed, from the
    addresses `window.GenerationPlaygroundLater`, where the page has these."""
    return _bundle(AT_FIRST)


@cache
def later_scripts() -> dict[str, str]:
    """What a page with `first_scripts()` and the style of their panes loads later, by its name there: the scripts of
    the other panes, each of which brings its style, and what they share."""
    return {name: _adding(_nested(_sheets_in(name))) + _bundle(name) for name in _BUNDLES[1:]}


def _bundle(name: str) -> str:
    return Path(__file__).with_name(f"{name}.bundle.js").read_text(encoding="utf-8")


def _adding(style: str) -> str:
    """A line of JavaScript that adds a style to the page."""
    css = re.sub(r"\s*/\*.*?\*/", "", style, flags=re.DOTALL)
    if not css:
        return ""
    add = "document.adoptedStyleSheets.push(new CSSStyleSheet());\ndocument.adoptedStyleSheets.at(-1)"
    return f"{add}.replaceSync({json.dumps(css)});\n"
