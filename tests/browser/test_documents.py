"""From the page to its documents: by the menu, and from the box of a term to what the documents say of it."""

from __future__ import annotations

from tests.support.browsers import expect


def opened(page, link):
    """The tab that a click on this link opens, at the place that it names."""
    with page.context.expect_page() as tab:
        link.click()
    tab.value.wait_for_load_state()
    return tab.value


def test_documents_open_from_the_menu_and_from_a_term(opening_address, visit):
    page = visit(opening_address)
    page.click("#header .gp-more-button")
    listing = opened(page, page.locator("#header .gp-menu a", has_text="Docs"))
    listing.get_by_role("link", name="What the page shows").click()
    expect(listing.locator("h1")).to_have_text("What the page shows")
    listing.get_by_role("link", name="The playground").click()
    expect(listing.locator("#prompt")).to_be_visible()
    listing.close()

    page.click("#pane-numbers summary")  # how fast it was is beside the table
    term = page.locator("[data-term=first-token]").first
    term.scroll_into_view_if_needed()
    term.hover()
    documents = opened(page, page.locator(".gp-tip:visible a.gp-link", has_text="Docs"))
    assert documents.url.endswith("/docs/serving#time")
    expect(documents.locator("#time")).to_be_in_viewport()
    assert documents.evaluate("document.documentElement.scrollWidth <= innerWidth")
