"""The parts of a run as plain data: steps with their candidates, beams, draft rounds, the prompt, the outputs.

Python numbers, strings and lists only, so that they can cross a process, a cluster or a browser unchanged. All
log-probabilities and entropies are in nats. "Before" and "after" mean before and after the logits processors.
"""

from __future__ import annotations

import base64
import io
import wave

from msgspec import field

from playground.trace.wire import Logarithm, Number, Record, Whole

# ---------------------------------------------------------------------------------------------------- one step


class Candidate(Record):
    """One token at one step: how likely the model found it, and how likely it was after the processors.

    `raw_logprob` is the log-softmax of the model's logits. `logprob` is the log-probability after the processors, as
    `compute_transition_scores` gives it: normalised for greedy and sampling, not renormalised for beams; None if the
    token was removed (minus infinity). Ranks start at 1; a rank is None if the token is outside the top
    `top_candidates` on that side (the chosen token always has both, except in beam search). `stage_logprobs` are the
    renormalised log-probabilities just after each processor, in order; None after processors that removed the token.
    """

    token_id: Whole
    text: str
    raw_logprob: Logarithm
    logprob: Logarithm | None
    raw_rank: Whole | None = None
    rank: Whole | None = None
    removed_by: str | None = None
    stage_logprobs: list[Logarithm | None] = field(default_factory=list)

    @property
    def kept(self) -> bool:
        """Whether the token could still be chosen after the processors."""
        return self.logprob is not None


class Stage(Record):
    """What one logits processor did to the distribution of one step.

    `entropy` (nats) and `kept` (tokens that can still be chosen) are those after it; `mass_removed` is the
    probability, just before it, of the tokens it removed; `mass_moved` the total variation distance between the
    distributions just before and just after it, from 0 to 1.
    """

    name: str
    entropy: Number
    kept: Whole
    mass_removed: Number
    mass_moved: Number


class Distribution(Record):
    """The next-token distribution at one place, before and after the processors, reduced to its top candidates.

    `candidates` holds the union of the top `top_candidates` on both sides: kept ones first, by `logprob`, then the
    removed ones, by `raw_logprob`. `vocab` is the number of tokens with a probability before the processors.

    In a run that another server made (`Started.elsewhere`) the entropies and `vocab` are None: a few candidates do not
    determine them.
    """

    candidates: list[Candidate]
    entropy_before: Number | None
    entropy_after: Number | None
    vocab: Whole | None
    stages: list[Stage] = field(default_factory=list)

    @property
    def kept(self) -> int | None:
        """How many tokens could still be chosen after the processors; None where `vocab` is."""
        return self.stages[-1].kept if self.stages else self.vocab


class Reranked(Record):
    """One of the `top_k` tokens that contrastive search weighed against each other at a step.

    `probability` is the model's, after the processors; `penalty` the degeneration penalty, the largest cosine
    similarity of the token's hidden state with those of the text so far, from -1 to 1; `score` is
    (1 - penalty_alpha) * probability - penalty_alpha * penalty. The highest score is chosen. Tokens that a processor
    removed are not weighed.
    """

    token_id: Whole
    text: str
    probability: Number
    penalty: Number
    score: Logarithm


DOLA_CONTRAST = "DolaContrast"  # the stage that comes before the logits processors in DoLa


class LayerContrast(Record):
    """Which earlier layer DoLa contrasted with the last one at a step, and why.

    `divergences[i]` (nats) is how far `candidate_layers[i]` is from the last layer, averaged over the rows of a batch:
    the mean of KL(M || last) and KL(M || candidate), where M is the average of the two distributions. `layer` is the
    candidate with the largest. Layer 0 is the embedding, `final_layer` the last.

    In a run with DoLa the raw distribution is the last layer's, and its first stage is `DOLA_CONTRAST`: the
    log-probabilities of the last layer minus those of `layer`, without the tokens that DoLa finds improbable. Runs that
    were saved by earlier versions lack that stage: what they call raw is what it leaves.
    """

    layer: Whole
    final_layer: Whole
    candidate_layers: list[Whole]
    divergences: list[Number]


class Mark(Record):
    """What a watermark did to one token at the step that chose it, as its logits processor changed the scores.

    `kind` is "green" (green lists) or "synthid". Of green lists, `green` says whether the token got the bias; `listed`
    is how many tokens did, of those that earlier processors had left, `mass_before` and `mass_after` their probability
    just before the watermark and just after it, and `expected` at least the share of green tokens that this
    distribution leads to, averaged over all lists (see `green_lists.expected_green_fraction`). Of SynthID, `g` is the
    mean of the token's g-values over all keys, from 0 to 1. `chosen_before` and `chosen_after` are the token's
    probability just before the watermark and just after it, and `suppressed` how many of the likeliest tokens before
    it (as many as the request's `top_candidates`) are less likely after it.

    `why` says why nothing was marked, or is None: "context" (too few tokens before it), "repeated" (SynthID: this
    context was there before), "removed" (a given token that an earlier processor had removed, which gets no bias) or
    "bias" (of 0). `green` and `g` are None then.
    """

    kind: str
    green: bool | None
    g: Number | None
    listed: Whole | None
    mass_before: Number | None
    mass_after: Number | None
    expected: Number | None
    chosen_before: Number
    chosen_after: Number
    suppressed: Whole
    why: str | None = None


HOTTEST = 2.0  # the highest temperature for which a step's contenders are known, if its own is not higher


class Contender(Record):
    """A token that could have won the draw of a step at another temperature, or after other cuts.

    `score` is its score just before the temperature, less the best one; `luck` is -ln q, where q is the exponential
    number that it drew. At the temperature T the token with the largest score / T + luck wins, among those that the
    cuts leave. `rank` counts from the highest score, from 1; `above` is the probability of the tokens with a higher
    score, at the run's temperature and before any cut.
    """

    token_id: Whole
    text: str
    score: Number
    luck: Number
    rank: Whole
    above: Number


class Draw(Record):
    """What was random at a step: `luck` is that of each of the step's candidates, in their order (see `Contender`).

    `contenders` are the tokens that no token with a higher score beats at the temperature `HOTTEST`, or at the run's
    own if that is higher; by falling score. At every lower temperature, and after every cut that takes away the tokens
    with the lowest scores, the winner is one of them. The list is empty if that cannot be said: a processor runs after
    the cuts, or there are too many.
    """

    luck: list[Number]
    contenders: list[Contender] = field(default_factory=list)


class Step(Record):
    """One generated token of one sequence: its place, the chosen token, and the distribution that it was chosen from.

    `piece` is what the token adds to the text: empty while the bytes of a character are incomplete, then the whole
    character; None for a special token, which adds nothing. `seconds` is the wall time of the step, `elapsed` the
    time since the run started, both None if another server made the run. `reranked` is set in contrastive search, in
    the library's order (most probable first), `layers` in DoLa. `given` means that the request supplied the token, so
    the model did not choose it. `watched` are the tokens that the request asked to watch, whatever their rank. `mark`
    is what a watermark did, if there is one. `draw` is how chance chose the token, if it did.
    """

    sequence: Whole
    index: Whole
    chosen: Candidate
    piece: str | None
    distribution: Distribution
    seconds: Number | None
    elapsed: Number | None
    reranked: list[Reranked] | None = None
    layers: LayerContrast | None = None
    given: bool = False
    watched: list[Candidate] = field(default_factory=list)
    mark: Mark | None = None
    draw: Draw | None = None

    @property
    def candidates(self) -> list[Candidate]:
        """The top candidates of this step (see `Distribution.candidates`)."""
        return self.distribution.candidates

    @property
    def stages(self) -> list[Stage]:
        """One stage for each logits processor, in the order in which they ran."""
        return self.distribution.stages


# --------------------------------------------------------------------------------------------------- beam search


class BeamCandidate(Record):
    """One continuation that a beam-search step considered.

    `parent` is the running beam that it continues (an index into `BeamStep.distributions`), `logprob` its own step
    score and `score` the running sum along its path, both as transformers adds them up. `status`: "running" (it
    goes on, as running beam number `beam`), "finished" (it met a stopping criterion among the best `num_beams`, and
    competes with `final_score`, the sum after the length penalty), "ended" (it met one but does not count: it ranked
    too low, or lacks words that it must contain) or "pruned".

    `group` is the group of diverse beam search that considered it, and `diversity_penalty` what it lost there because
    earlier groups had just chosen the same token (0 or more; `logprob` is after it; the padding that a finished group
    writes counts, too). In constrained beam search, `progress` is how many tokens its text has of each constraint,
    `bank` the bank that it was sorted into (the same in all, but a finished constraint counts as many tokens as the
    longest has), and `forced` says that it competed because it advances a constraint, not because it ranked high.
    `mark` is what a watermark did to it, where there is one.

    Beam sampling draws what it considers, among all continuations of all running beams of the prompt: `share` is the
    probability of this one there, from 0 to 1, and `luck` is -ln q (see `Contender`). Drawn are those with the largest
    ln(share) + luck; None in any other search.
    """

    token_id: Whole
    text: str
    piece: str | None
    parent: Whole
    raw_logprob: Logarithm
    logprob: Logarithm
    score: Logarithm
    status: str
    beam: Whole | None = None
    final_score: Logarithm | None = None
    group: Whole | None = None
    diversity_penalty: Number = 0.0
    bank: Whole | None = None
    progress: list[Whole] | None = None
    forced: bool = False
    mark: Mark | None = None
    share: Number | None = None
    luck: Number | None = None


class BeamStep(Record):
    """One step of beam search for one prompt: the continuations in the order of the library, best first.

    With sampling, transformers before 5.24 has the order of the draw. In diverse beam search it is group after group,
    and in constrained beam search the forced ones that ranked too low stand last. `distributions[i]` is what running
    beam `i` had before it; it has no candidates where the beam's group has finished.
    `pool` is the scores of the finished hypotheses that are kept so far, best first.

    `given` says that the request had the step's one candidate written here: all beams hold it, it weighs nothing in
    any score, and no processor took part. Every parent in the step after it stands for it.
    """

    sequence: Whole
    index: Whole
    candidates: list[BeamCandidate]
    distributions: list[Distribution]
    pool: list[Logarithm]
    seconds: Number
    elapsed: Number
    given: bool = False

    @property
    def running(self) -> list[BeamCandidate]:
        """The beams that go on, in their order."""
        return sorted((c for c in self.candidates if c.status == "running"), key=lambda c: c.beam)


# ---------------------------------------------------------------------------------------------- assisted decoding


class DraftToken(Record):
    """One drafted token: the draft's own log-probability of it (None where the drafter has none, as in prompt
    lookup) and the target's after the processors (None: the target could not choose it).

    `overlap` is the sum over the vocabulary of min(target, draft) at this place, both after their processors: 1 minus
    their total variation distance, and the probability that speculative sampling keeps a token drafted here (Leviathan
    et al. 2023, arXiv 2211.17192, theorem 3.5). With `assistant_ensemble_weight` the mixture that judges the drafts
    stands for the target. None where the drafter has no probabilities, or the run did not note it.

    In speculative sampling a number `uniform`, between 0 and 1, is drawn for each drafted token, and the token is kept
    where that is at most `ratio`: target / draft, of which the mixture makes 1 - w + w * target / draft. Both are the
    library's own float32 numbers, exactly. The tokens behind the first that is not kept had a draw, too, which did not
    count. None where nothing was drawn for the token; `ratio` is also None where it is no finite number.
    """

    token_id: Whole
    text: str
    draft_logprob: Logarithm | None
    target_logprob: Logarithm | None
    accepted: bool
    overlap: Number | None = None
    uniform: Number | None = None
    ratio: Number | None = None


class Racer(Record):
    """A token in the draw of a round's last token: `probability` is what it was drawn with, `luck` is -ln q, where q is
    the exponential number that it drew. The largest probability / q won."""

    token_id: Whole
    text: str
    probability: Number
    luck: Number


class DraftRound(Record):
    """One round of assisted decoding: tokens drafted, tokens kept, and the target's token that follows them.

    `start` is the index of the round's first token in the generated text. `follow` is "correction" (it replaced a
    rejected draft token), "bonus" (every draft token was accepted), "target" (nothing was drafted) or "none" (the
    round ended inside its draft, at an end-of-sequence token or the length limit; `next_token_id` is then None).

    `race` are the tokens that came furthest in the draw of the next token in speculative sampling, the winner first: a
    correction is drawn from the residual max(0, target - draft), scaled up to 1, a bonus token from the target's
    distribution. The numbers are exact to six decimals. Empty where there was no such draw.
    """

    index: Whole
    start: Whole
    drafted: list[DraftToken]
    num_accepted: Whole
    next_token_id: Whole | None
    next_text: str
    follow: str
    draft_seconds: Number
    verify_seconds: Number
    race: list[Racer] = field(default_factory=list)


# ------------------------------------------------------------------------------------------------ block diffusion


class CanvasPlace(Record):
    """One place of a canvas at one denoising step.

    `read_id` is the token that the model read there: one drawn from the whole vocabulary at random, or the one that the
    step before drew and accepted. `token_id` is the most likely token after the temperature, which stands in the text
    if the canvas ends here; `logprob` is its log-probability and `entropy` the entropy of its distribution, both after
    the temperature, as the library's sampler sees them. `accepted` says whether the sampler accepted the place: what it
    drew there is read at the next step, and any other place is filled at random again. A later step may take that back.
    """

    token_id: Whole
    text: str
    piece: str | None
    logprob: Logarithm
    entropy: Number
    accepted: bool
    read_id: Whole
    read_text: str


class CanvasStep(Record):
    """One denoising step of one canvas, every place of it in order.

    `canvas` and `step` count from 0; the library counts its steps down. `temperature` is what the logits were divided
    by. `seconds` is the wall time of the step, `elapsed` the time since the run started.
    """

    canvas: Whole
    step: Whole
    temperature: Number
    places: list[CanvasPlace]
    seconds: Number
    elapsed: Number

    @property
    def num_accepted(self) -> int:
        """How many places the sampler accepted."""
        return sum(place.accepted for place in self.places)

    @property
    def mean_entropy(self) -> float:
        """What the library compares with `confidence_threshold`, in nats."""
        return sum(place.entropy for place in self.places) / max(1, len(self.places))


# ------------------------------------------------------------------------------------------------ prompt and result


class Token(Record):
    """A token of the prompt: its id, how it is written, and what it adds to the text."""

    token_id: Whole
    text: str
    piece: str | None


class Provenance(Record):
    """The weights and the machine that made a run. `weights` is the SHA-256 of the model's files
    (`playground.models.weights_hash`), None if it was not known yet when the run began, `assistant_weights` that of the
    assistant's; `dtype` the weights' dtype; `processor` the name of the device; `threads` torch's threads; `cores` the
    machine's cores; `date` when the run began, in UTC."""

    date: str
    dtype: str
    processor: str
    threads: Whole
    cores: Whole
    weights: str | None = None
    assistant_weights: str | None = None


class Part(Record):
    """A part of a prompt that a chat template wrote: its tokens from `start` to `stop` - 1.

    `kind` is "message" (the words of message number `message`, of `role`), "template" (what the template wrote around
    them) or "generation" (how it begins the answer: the generation prompt). A token that two parts share belongs to the
    first.
    """

    kind: str
    start: Whole
    stop: Whole
    role: str | None = None
    message: Whole | None = None


class Reasoning(Record):
    """How a model marks its reasoning: `start` and `end` are the marks as text. If `is_open`, the prompt has opened a
    span, which continues in the text."""

    start: str
    end: str
    is_open: bool = False


class Timestamps(Record):
    """The tokens for times in a text: token `first` is 0 seconds, each next one `seconds` later."""

    first: Whole
    seconds: Number


class MediaSpan(Record):
    """The tokens of a prompt, from `start` up to `end`, in place of which a model reads a picture or a sound; `kind` is
    "image" or "audio"."""

    kind: str
    start: Whole
    end: Whole


class ServedBy(Record):
    """The number of the replica that decodes a run in a cluster, counting from 1, and the number of replicas."""

    replica: Whole
    of: Whole


class Sound(Record):
    """The sound that a model has written: `samples` are 16-bit integers of one channel, lowest byte first, in Base64;
    `rate` is the number of samples per second."""

    rate: Whole
    samples: str

    def to_wav(self) -> bytes:
        """The sound as a WAV file.

        >>> import base64
        >>> samples = base64.b64encode(bytes(16000)).decode()
        >>> len(Sound(rate=8000, samples=samples).to_wav())
        16044
        """
        file = io.BytesIO()
        with wave.open(file, "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(self.rate)
            sound.writeframes(base64.b64decode(self.samples))
        return file.getvalue()


class Sequence(Record):
    """One finished output, without the prompt.

    `score` is `sequences_scores` for beams, else None. `logprobs` are the transition scores, one per token; empty after
    block diffusion, which has none: its tokens are not chosen one after the other.
    `stop_reason`: "eos", "stop_string", "criterion" (a custom stopping criterion), "length", "max_time", "loop" (a
    custom decoding loop ended it), "given" (the given text ended), "unfinished" (in beam search: it had not ended when
    the search did), "step" (the run wrote one token; a person can continue it) or "stopped" (by a person). A run by
    another server can also have "stop" (EOS or a stop string), "content_filter", "tool_calls", "cut" (the answer breaks
    off before the text ends), or whatever else the server says. `beams` is, for beam search, the running beam that each
    token continued (`beam_indices`). `note` says what differs from the request, or is empty. `transition_scores` are
    the result of the library's own `compute_transition_scores`, to compare with `logprobs`; None if the request did not
    ask for them, or if the decoding loop is custom.
    """

    text: str
    token_ids: list[Whole]
    logprobs: list[Logarithm]
    stop_reason: str
    score: Logarithm | None = None
    beams: list[Whole] | None = None
    note: str = ""
    transition_scores: list[Logarithm] | None = None
