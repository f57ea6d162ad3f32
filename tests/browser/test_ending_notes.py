"""What a run says of its end, and the button that mends it: the real engine."""

from __future__ import annotations

from playground.requests.request import GenerationRequest
from playground.sharing.links import to_query
from tests.support.browsers import expect

SCHEMA = {"type": "object", "properties": {"cat": {"type": "string"}}, "required": ["cat"]}
REQUEST = GenerationRequest(
    "stories", "Once", config={"max_new_tokens": 12}, seed=0, structured_output={"json_schema": SCHEMA}
)
ASKED = "GenerationPlayground.log('main').started.request.structured_output.json_schema.additionalProperties"


def test_a_schema_that_allows_more_fields_is_closed_with_one_press(visit, address):
    page = visit(f"{address}?{to_query(REQUEST)}")
    expect(page.locator("#messages")).to_contain_text("Opened from a link", timeout=60_000)
    page.click("#generate")
    note = page.locator("#pane-numbers .gp-notes p", has_text="before its JSON was complete")
    expect(note).to_contain_text("the schema lets it add fields that it does not name", timeout=60_000)
    assert page.evaluate(ASKED) is None and "additionalProperties" not in note.inner_text()
    button = note.get_by_role("button", name="Allow no other fields")
    button.click()
    expect(button).to_have_count(0)
    page.click("#generate")
    page.wait_for_function(f"{ASKED} === false")
