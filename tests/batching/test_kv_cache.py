"""Texts in a shared cache get the logits that they get alone, whatever else joins, leaves or moves."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import pytest
import torch
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from transformers import DynamicCache, StaticCache
from transformers.cache_utils import DynamicLayer, QuantizedCache

from playground.batching.kv_cache import RunCache, SharedKVCache, is_shareable, make_shareable, run_cache_of
from tests.support.tiny_models import ROUNDING, VOCAB_SIZE, tiny_gpt2, tiny_llama

LLAMA, GPT2, EAGER, EAGER_GPT2 = tiny_llama(), tiny_gpt2(), tiny_llama(), tiny_gpt2()
EAGER.set_attn_implementation("eager")
EAGER_GPT2.set_attn_implementation("eager")
MODELS = {"llama": LLAMA, "gpt2": GPT2, "eager llama": EAGER, "eager gpt2": EAGER_GPT2}
ALL = pytest.mark.parametrize("model", MODELS.values(), ids=MODELS)


@dataclass(eq=False)
class Batch:
    """Texts of equal length, left-padded where `mask` (rows, length) has a 0: with an ordinary cache, and in a shared
    one."""

    model: object
    mask: torch.Tensor
    plain: DynamicCache
    own: DynamicCache

    @classmethod
    def prefilled(cls, model, shared: SharedKVCache, ids: torch.Tensor, padding: list[int] | None = None) -> Batch:
        mask = torch.ones_like(ids)
        for row, count in enumerate(padding or []):
            mask[row, :count] = 0
        cache = DynamicCache(config=model.config)
        position_ids = (mask.cumsum(-1) - 1).clamp_min(0)
        with torch.no_grad():
            model(input_ids=ids, attention_mask=mask, position_ids=position_ids, cache=cache)
        own = copy.deepcopy(cache)
        make_shareable(own, shared)
        return cls(model, mask, cache, own)

    @property
    def run_cache(self) -> RunCache:
        """That of the cache which may lie in the shared one."""
        return run_cache_of(self.own)

    @property
    def next_position_ids(self) -> torch.Tensor:
        """Of the next token, (rows, 1)."""
        return self.mask.sum(-1, keepdim=True)

    def logits_after(self, ids: torch.Tensor) -> torch.Tensor:
        """The logits that follow `ids` (rows, 1), by the ordinary cache."""
        position_ids = self.next_position_ids
        self.mask = torch.cat([self.mask, torch.ones_like(ids)], dim=-1)
        with torch.no_grad():
            out = self.model(input_ids=ids, attention_mask=self.mask, position_ids=position_ids, cache=self.plain)
        return out.logits

    def select(self, order: list[int]) -> None:
        self.plain.reorder_cache(torch.tensor(order))
        self.own.reorder_cache(torch.tensor(order))
        self.mask = self.mask[order]

    def assert_equal(self) -> None:
        """Its keys and values are those of the ordinary cache."""
        assert self.own.get_seq_length() == self.plain.get_seq_length() == self.mask.shape[1]
        for own, plain in zip(copy.deepcopy(self.own).layers, self.plain.layers, strict=True):
            seen = self.mask[:, None, :, None].bool()
            torch.testing.assert_close(own.keys * seen, plain.keys * seen, atol=ROUNDING, rtol=0)
            torch.testing.assert_close(own.values * seen, plain.values * seen, atol=ROUNDING, rtol=0)


def step(shared: SharedKVCache, batches: list[Batch], all_masks: bool = False) -> None:
    """One token for each text of `batches` in one pass; its logits are those of each batch by itself."""
    model = batches[0].model
    for batch in batches:
        shared.move_in(batch.run_cache)
    ids, position_ids = (torch.zeros(shared.used_rows, 1, dtype=torch.long) for _ in range(2))
    masks = []
    for batch in batches:
        ids[batch.run_cache.rows] = torch.randint(3, VOCAB_SIZE, (len(batch.run_cache.rows), 1))
        position_ids[batch.run_cache.rows] = batch.next_position_ids
        longer = torch.cat([batch.mask, torch.ones_like(batch.next_position_ids)], dim=-1)
        masks.append((batch.run_cache, longer if all_masks or not longer.all() else None))
    decode_step = shared.begin_step(masks)
    with torch.no_grad():
        out = model(
            input_ids=ids,
            attention_mask=decode_step.mask,
            position_ids=position_ids,
            cache=decode_step.cache(),
        )
    shared.end_step([batch.run_cache for batch in batches])
    for batch in batches:
        wanted = batch.logits_after(ids[batch.run_cache.rows])
        torch.testing.assert_close(out.logits[batch.run_cache.rows], wanted, atol=ROUNDING, rtol=0)


def tokens(rows: int, length: int, seed: int = 0) -> torch.Tensor:
    return torch.randint(3, VOCAB_SIZE, (rows, length), generator=torch.Generator().manual_seed(seed))


class SharedCaches(RuleBasedStateMachine):
    """Batches join, grow, move, shrink and leave in any order."""

    model = LLAMA

    @initialize()
    def begin(self) -> None:
        torch.manual_seed(0)
        self.shared, self.batches = SharedKVCache(), []

    def chosen(self, data) -> Batch:
        return self.batches[data.draw(st.integers(0, len(self.batches) - 1), label="batch")]

    @precondition(lambda self: len(self.batches) < 5)
    @rule(rows=st.integers(1, 3), length=st.sampled_from([1, 2, 5, 9, 60, 90]), data=st.data())
    def join(self, rows, length, data) -> None:
        padding = data.draw(st.lists(st.integers(0, length - 1), max_size=rows), label="padding")
        ids = tokens(rows, length, len(self.batches))
        self.batches.append(Batch.prefilled(self.model, self.shared, ids, padding))

    @precondition(lambda self: self.batches)
    @rule(data=st.data(), times=st.integers(1, 3), all_masks=st.booleans())
    def grow(self, data, times, all_masks) -> None:
        number = st.integers(0, len(self.batches) - 1)
        chosen = data.draw(st.lists(number, min_size=1, unique=True), label="batches")
        for _ in range(times):
            step(self.shared, [self.batches[i] for i in chosen], all_masks)

    @precondition(lambda self: self.batches)
    @rule(data=st.data(), repeats=st.sampled_from([1, 1, 2]))
    def select(self, data, repeats) -> None:
        batch = self.chosen(data)
        have = len(batch.mask)
        rows = have if repeats == 1 else data.draw(st.integers(1, 4), label="rows")
        batch.select(data.draw(st.lists(st.integers(0, have - 1), min_size=rows, max_size=rows), label="order"))

    @precondition(lambda self: self.batches)
    @rule(data=st.data(), count=st.integers(0, 2))
    def crop(self, data, count) -> None:
        batch = self.chosen(data)
        if count < int(batch.mask.sum(-1).min()):
            batch.plain.crop(-count)
            batch.own.crop(-count)
            batch.mask = batch.mask[:, : batch.mask.shape[1] - count]

    @precondition(lambda self: self.batches)
    @rule(data=st.data())
    def move_out(self, data) -> None:
        batch = self.chosen(data)
        self.shared.move_out(batch.run_cache)
        assert not batch.run_cache.rows

    @precondition(lambda self: self.batches)
    @rule(data=st.data())
    def leave(self, data) -> None:
        batch = self.chosen(data)
        self.shared.release(batch.run_cache)
        self.batches.remove(batch)

    @rule()
    def shrink(self) -> None:
        self.shared.shrink()

    @invariant()
    def every_used_row_has_one_owner(self) -> None:
        caches = [batch.run_cache for batch in self.batches]
        inside = [(id(cache), place, row) for cache in caches for place, row in enumerate(cache.rows)]
        assert sorted(row for _, _, row in inside) == list(range(self.shared.used_rows))
        assert all(self.shared.owners[row][1] == place for _, place, row in inside)
        assert all(id(self.shared.owners[row][0]) == owner for owner, _, row in inside)

    def teardown(self) -> None:
        for batch in self.batches:
            batch.assert_equal()
        for batch in self.batches:
            self.shared.release(batch.run_cache)
        self.shared.shrink()
        assert self.shared.used_rows == 0


class SharedCachesWithLearntPositions(SharedCaches):
    model = EAGER_GPT2


TestSharedCaches = SharedCaches.TestCase
TestSharedCachesWithLearntPositions = SharedCachesWithLearntPositions.TestCase
TestSharedCaches.settings = settings(max_examples=60, stateful_step_count=25)
TestSharedCachesWithLearntPositions.settings = settings(max_examples=30, stateful_step_count=25)


@ALL
def test_texts_of_different_lengths_share_a_pass(model):
    shared = SharedKVCache()
    batches = [
        Batch.prefilled(model, shared, tokens(1, 3)),
        Batch.prefilled(model, shared, tokens(3, 12), padding=[0, 4, 11]),
        Batch.prefilled(model, shared, tokens(2, 1)),
    ]
    for _ in range(3):
        step(shared, batches)
    assert shared.used_rows == 6
    for batch in batches:
        batch.assert_equal()


@ALL
def test_a_text_that_waits_while_others_go_on_is_as_it_was(model):
    shared = SharedKVCache()
    one, other = Batch.prefilled(model, shared, tokens(2, 4), [1, 0]), Batch.prefilled(model, shared, tokens(1, 9))
    step(shared, [one, other])
    for _ in range(3):
        step(shared, [other])  # the rows of `one` get tokens that count for nothing
    step(shared, [one])
    step(shared, [one, other])
    one.assert_equal()


def test_the_shared_cache_grows_in_rows_and_length_and_gives_memory_back():
    shared = SharedKVCache()
    short = Batch.prefilled(LLAMA, shared, tokens(1, 3))
    long = Batch.prefilled(LLAMA, shared, tokens(20, 300))
    sizes = []
    for batches in ([short], [short, long]):
        step(shared, batches)
        sizes.append(shared.keys[0].shape[0] * shared.keys[0].shape[2])
    for _ in range(30):
        step(shared, [short, long])
    assert sizes[0] < 3000 and sizes[1] >= 21 * 301
    shared.shrink()
    assert shared.keys[0].shape[2] > 300  # still needed
    shared.release(long.run_cache)
    shared.shrink()
    assert shared.keys[0].shape[0] * shared.keys[0].shape[2] < 3000
    step(shared, [short])
    short.assert_equal()


@pytest.fixture
def unwritten_is_no_number():
    """In this mode torch fills new memory with what is no number."""
    torch.use_deterministic_algorithms(True)
    yield
    torch.use_deterministic_algorithms(False)


@pytest.mark.usefixtures("unwritten_is_no_number")
def test_a_shared_cache_that_grows_keeps_what_it_has():
    """Again and again, past all the room that it takes ahead."""
    shared = SharedKVCache()
    batches = [Batch.prefilled(LLAMA, shared, tokens(1, 3))]
    sizes = set()
    for length in (3, 250, 700, 5):
        batches.append(Batch.prefilled(LLAMA, shared, tokens(7, length)))
        for _ in range(20):
            step(shared, batches)
        sizes.add((shared.keys[0].shape[0], shared.keys[0].shape[2]))
    assert len(sizes) > 2
    for batch in batches:
        batch.assert_equal()


@pytest.mark.parametrize("kept", [True, False])
def test_an_empty_cache_keeps_only_so_much_memory_for_the_next_texts(monkeypatch, kept):
    shared = SharedKVCache()
    broken = Batch.prefilled(LLAMA, shared, tokens(3, 40))
    for layer in broken.own.layers:
        layer.keys.fill_(torch.nan)
    shared.move_in(broken.run_cache)
    size = sum(block.nbytes for block in (*shared.keys, *shared.values))
    monkeypatch.setattr("playground.batching.kv_cache._KEPT_BYTES_ON_CPU", size - (not kept))
    shared.release(broken.run_cache)
    shared.shrink()
    assert bool(shared.keys) == bool(shared.values) == kept
    batches = [Batch.prefilled(LLAMA, shared, tokens(2, length)) for length in (3, 30)]
    for _ in range(20):
        step(shared, batches)


def test_who_waits_for_long_leaves_the_shared_cache_and_may_come_back():
    shared = SharedKVCache()
    one, other = Batch.prefilled(LLAMA, shared, tokens(2, 4)), Batch.prefilled(LLAMA, shared, tokens(1, 9))
    step(shared, [one, other])
    used = []
    for _ in range(8):
        step(shared, [other])
        shared.shrink()
        used.append(shared.used_rows)
    assert used == [3, 3, 3, 3, 1, 1, 1, 1]
    step(shared, [one, other])
    one.assert_equal()


@pytest.mark.parametrize("growing", [True, False])
def test_memory_that_runs_out_while_the_shared_cache_changes_its_size_breaks_nothing(monkeypatch, growing):
    shared = SharedKVCache()
    batches = [Batch.prefilled(LLAMA, shared, tokens(1, 60)), Batch.prefilled(LLAMA, shared, tokens(40, 3))]
    step(shared, batches)
    if not growing:
        shared.release(batches.pop().run_cache)
    left, original = [3], torch.Tensor.new_empty

    def new_empty(self, *sizes, **options):
        left[0] -= self.dim() == 4
        if left[0] < 0:
            raise torch.OutOfMemoryError("none left")
        return original(self, *sizes, **options)

    monkeypatch.setattr(torch.Tensor, "new_empty", new_empty)
    if growing:
        with pytest.raises(torch.OutOfMemoryError):
            shared.move_in(Batch.prefilled(LLAMA, shared, tokens(3, 400)).run_cache)
    else:
        shared.shrink()
    assert left[0] < 0
    monkeypatch.undo()
    for _ in range(3):
        step(shared, [*batches, Batch.prefilled(LLAMA, shared, tokens(20, 150))])
    for batch in batches:
        batch.assert_equal()


@pytest.mark.parametrize("first", [True, False])
def test_what_a_text_leaves_behind_is_never_seen_by_others(first):
    """A hidden cell has no weight, but nothing times infinity is no number."""
    shared = SharedKVCache()
    broken = Batch.prefilled(LLAMA, shared, tokens(3, 40))
    for layer in broken.own.layers:
        layer.keys.fill_(torch.nan)
        layer.values.fill_(torch.inf)
    good, long = Batch.prefilled(LLAMA, shared, tokens(1, 5)), Batch.prefilled(LLAMA, shared, tokens(1, 60))
    for batch in (broken, good) if first else (good, long, broken):
        shared.move_in(batch.run_cache)
    step(shared, [good, long])  # a long one: a pass looks no further than the longest text
    shared.release(broken.run_cache)  # where it was first, the last rows move there
    assert sorted(good.run_cache.rows + long.run_cache.rows) == [0, 1]
    new = Batch.prefilled(LLAMA, shared, tokens(2, 30))
    for _ in range(3):
        step(shared, [good, long, new])


@pytest.mark.usefixtures("unwritten_is_no_number")
def test_memory_that_nobody_has_written_to_is_never_seen():
    assert torch.empty(1).isnan().all()
    shared = SharedKVCache()
    batches = [Batch.prefilled(LLAMA, shared, tokens(1, length)) for length in (2, 50, 7)]
    for _ in range(2):
        step(shared, batches)
    step(shared, [*batches, Batch.prefilled(LLAMA, shared, tokens(9, 130))])


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision_stays_in_it(dtype):
    model, shared = tiny_llama().to(dtype), SharedKVCache()
    batches = [Batch.prefilled(model, shared, tokens(1, length)) for length in (3, 8)]
    for batch in batches:
        shared.move_in(batch.run_cache)
    decode_step = shared.begin_step([(batch.run_cache, None) for batch in batches])
    assert decode_step.mask.dtype == shared.keys[0].dtype == dtype
    with torch.no_grad():
        out = model(
            input_ids=torch.full((2, 1), 5), attention_mask=decode_step.mask, cache=decode_step.cache(),
            position_ids=torch.tensor([[3], [8]]),
        ).logits.float()  # fmt: skip
    wanted = torch.cat([batch.logits_after(torch.full((1, 1), 5)) for batch in batches]).float()
    assert (out - wanted).abs().max() < 0.1 * wanted.std()


# ------------------------------------------------------------------------------------------- it does what a cache does


def shared_with_another(rows: int = 2, length: int = 6) -> tuple[SharedKVCache, Batch, Batch]:
    shared = SharedKVCache()
    batch = Batch.prefilled(LLAMA, shared, tokens(rows, length))
    other = Batch.prefilled(LLAMA, shared, tokens(1, 3, seed=1))
    step(shared, [batch, other])
    return shared, batch, other


@pytest.mark.parametrize(
    "use",
    [
        lambda cache: cache.batch_repeat_interleave(3),
        lambda cache: cache.batch_select_indices(torch.tensor([1])),
        lambda cache: cache.crop(-2),
        lambda cache: cache.crop(0),
        lambda cache: cache.crop(-7),
        lambda cache: cache.reset(),
        lambda cache: cache.reorder_cache(torch.tensor([1, 0])),
        lambda cache: cache.reorder_cache(torch.tensor([1, 1, 0])),
        lambda cache: [cache.update(*2 * [torch.ones(2, 2, 1, 8)], layer) for layer in range(2)],
    ],
)
def test_what_is_done_to_a_cache_does_the_same_in_a_shared_one(use):
    shared, batch, other = shared_with_another()
    use(batch.plain)
    use(batch.own)
    assert batch.own.get_seq_length() == batch.plain.get_seq_length()
    for own, plain in zip(copy.deepcopy(batch.own).layers, batch.plain.layers, strict=True):
        for ours, theirs in ((own.keys, plain.keys), (own.values, plain.values)):
            assert (ours is None) == (theirs is None)
            if ours is not None:
                torch.testing.assert_close(ours, theirs, atol=ROUNDING, rtol=0)
    step(shared, [other])
    other.assert_equal()


@pytest.mark.parametrize(
    "ask",
    [
        lambda cache: cache.get_seq_length(),
        lambda cache: cache.is_compileable,
        lambda cache: cache.is_croppable,
        lambda cache: cache.is_initialized,
        lambda cache: cache.is_sliding,
        lambda cache: len(cache),
        lambda cache: cache.get_mask_sizes(1, 0),
        lambda cache: cache.get_max_length(),
        lambda cache: [keys.shape for keys, *_ in cache],
        lambda cache: cache.layers[1].values.shape,
    ],
)
def test_what_is_asked_of_a_cache_has_the_same_answer_in_a_shared_one(ask):
    _, batch, _ = shared_with_another()
    assert ask(batch.own) == ask(batch.plain)


def test_a_step_of_a_loop_leaves_a_cache_where_it_is():
    """Being moved out and in again is right, but slow."""
    shared, batch, _ = shared_with_another()
    inputs = LLAMA.prepare_inputs_for_generation(
        tokens(2, 8), next_sequence_length=1, cache=batch.own, attention_mask=None, use_cache=True
    )
    batch.own.reorder_cache(torch.tensor([1, 1]))
    batch.own.crop(0)
    assert inputs["cache"] is batch.own and batch.run_cache.rows and shared.used_rows == 3


def test_a_copy_is_an_ordinary_cache_of_its_own():
    shared, batch, other = shared_with_another()
    copied = copy.deepcopy(batch.own)
    assert type(copied) is DynamicCache and {type(layer) for layer in copied.layers} == {DynamicLayer}
    assert run_cache_of(copied) is None and batch.run_cache.rows  # which stays where it is
    step(shared, [batch, other])
    assert copied.get_seq_length() == 7 and batch.own.get_seq_length() == 8
    batch.assert_equal()


def test_a_mask_hides_what_it_is_told_to_hide():
    """Also where a loop changes it while the text is in the shared cache."""
    shared, batch, other = shared_with_another()
    batch.mask[0, 2:4] = 0
    batch.mask[1, 5] = 0
    step(shared, [batch, other])
    step(shared, [batch, other])


def test_which_caches_can_be_shared():
    assert is_shareable(DynamicCache()) and is_shareable(DynamicCache(config=LLAMA.config))
    assert not is_shareable(StaticCache(config=LLAMA.config, max_cache_len=8))
    assert not is_shareable(QuantizedCache) and not is_shareable(None) and not is_shareable(())
    sliding = copy.deepcopy(LLAMA.config)
    sliding.sliding_window = 4
    assert not is_shareable(DynamicCache(config=sliding))


def test_a_pass_is_as_wide_as_the_longest_text_that_grows():
    """Some models heed how wide a pass is: a longer text that waits in the shared cache must not widen it."""
    shared = SharedKVCache()
    short, long = (Batch.prefilled(LLAMA, shared, torch.arange(3, 3 + length)[None], padding=None) for length in (4, 9))
    for batch in (short, long):
        shared.move_in(batch.run_cache)
    for growing, width in (([short], 5), ([short, long], 10), ([long], 10)):
        step = shared.begin_step([(batch.run_cache, None) for batch in growing])
        assert step.mask.shape[-1] == width
