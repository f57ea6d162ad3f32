"""Who reads long texts does so by turns: somebody who writes beside many of them makes a step soon."""

from __future__ import annotations

import time

import pytest
import torch

from playground.batching.scheduler import LaneScheduler
from tests.support.tiny_models import tiny_llama

READERS, TURNS = 12, 5
SECONDS = 0.015  # of what one of them does at a time: a few of them make a tick


class Slow(torch.nn.Module):
    """Takes its time for a long prompt."""

    def __init__(self, number, order):
        super().__init__()
        self.number, self.order = number, order

    def forward(self, input_ids):
        self.order.append(self.number)
        time.sleep(SECONDS)
        return input_ids


def reads_prompts(number, order):
    def job(slot):
        model = slot(Slow(number, order))
        for _ in range(TURNS):
            model(input_ids=torch.zeros(1, 100, dtype=torch.long))

    return job


def reads_given_text(number, order):
    def job(slot):
        for _ in range(TURNS):
            order.append(number)
            time.sleep(SECONDS)
            slot.give_way()

    return job


@pytest.mark.parametrize("reads", [reads_prompts, reads_given_text])
def test_somebody_who_writes_waits_for_few_of_many_readers(reads):
    lanes, order, ended = LaneScheduler(tiny_llama()), [], []

    def writes(slot):
        model = slot(lanes.model)
        while len(ended) < READERS:
            model(input_ids=torch.tensor([[5]]))
            order.append("step")

    for number in range(READERS):
        lanes.add(reads(number, order))
    lanes.add(writes)
    while lanes.lanes:
        ended += lanes.tick()
    between = [each.split() for each in " ".join(map(str, order)).split("step")]
    later = between[2:]  # at first nobody knows how long they take
    assert max(map(len, later)) <= 4 < READERS
    assert sorted(each for each in order if each != "step") == sorted([*range(READERS)] * TURNS)
    read = [each for each in order if each != "step"]
    first = next(i for i, each in enumerate(read) if read[: i + 1].count(each) == TURNS)
    assert set(read[: first + 1]) == set(range(READERS))  # nobody has had all turns before each has had one
    assert [lane.error for lane in ended] == [None] * (READERS + 1)


def test_readers_get_what_they_asked_for():
    lanes, outputs = LaneScheduler(tiny_llama()), {}

    def job(number):
        def read(slot):
            prompt = torch.full((1, 50), 5 + number)
            outputs[number] = slot(Slow(number, []))(input_ids=prompt), prompt

        return read

    for number in range(READERS):
        lanes.add(job(number))
    while lanes.lanes:
        lanes.tick()
    assert len(outputs) == READERS and all(torch.equal(*pair) for pair in outputs.values())
