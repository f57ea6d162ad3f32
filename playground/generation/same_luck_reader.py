"""What the same luck would have written with other knobs: one run in the lane of the question, and what its draws say.
"""

from __future__ import annotations

import dataclasses

from playground.generation import runner
from playground.generation.desk import Desk
from playground.questions.same_luck import WhatIfAnswer, WhatIfQuestion
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.texts import said
from playground.trace import Trace


def foretell(question: WhatIfQuestion, desk: Desk) -> WhatIfAnswer:
    """Write the text, and tell of the changes. Raises RequestError where this model cannot run the request, or where
    nothing is random in it."""
    trace = Trace()
    request = dataclasses.replace(question.request, read_prompt=False, check_scores=False)
    checked = Checked.of(request, desk.settings)
    runner.run(checked, desk.model, None, desk.settings, trace.add, desk.limits.cancel, slot=desk.slot)
    desk.check()
    if not any(trace.draws):
        message = said("Nothing was drawn at random in this run, so there is nothing to predict.")
        raise request_error("do_sample", message, said("Set do_sample to true, and num_beams to 1."))
    return WhatIfAnswer.of(trace, question.changes)
