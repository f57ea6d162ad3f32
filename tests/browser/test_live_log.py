"""A run reaches the page line by line over a route of its own. Whatever happens to the connection, nothing of it is
missing on the page, nothing comes twice, and the page says what it lacks. In a browser."""

from __future__ import annotations

import threading
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest

from playground.server import live_log
from tests.browser.conftest import COMES_BACK
from tests.support.browsers import expect, open_view, wait_until_ready
from tests.support.fakes import FakeEngine, sampled, scripted

LOG = "GenerationPlayground.log('main')"
TOKENS = 40
TABS = 7  # more than the connections that a browser holds to one address
CONNECTION = "#messages .message.connection"


@pytest.fixture(scope="module")
def engine():
    return FakeEngine()


@pytest.fixture(scope="module")
def direct(serve_page, engine):
    return serve_page(engine)


@pytest.fixture
def address(direct, engine):
    """A page whose runs take their time."""
    engine.pace = 0.05
    yield direct
    engine.pace = 0.0


@pytest.fixture
def page(lend_page, address):
    return as_at_first(lend_page(address))


def as_at_first(page):
    """A page in which nothing runs and nothing is told, with the view of one run."""
    open_view(page, "One run")
    expect(page.locator("#stop")).to_be_disabled()
    set_tokens(page)
    assert page.locator(CONNECTION).count() == 0
    return page


def set_tokens(page, tokens=TOKENS):
    page.locator("#knob-max_new_tokens-control").fill(str(tokens))


def press(page):
    """Press Generate, and wait until the run has begun."""
    before = page.evaluate(f"{LOG}.turn ?? 0")
    page.click("#generate")
    page.wait_for_function(f"(before) => {LOG}.turn > before && {LOG}.numTokens > 2", arg=before)


def steps(page, tokens=TOKENS):
    """The run has ended; the places of its tokens are those of one text, each once, and so are the lines of its log."""
    page.wait_for_function(f"{LOG}.finished")
    path = page.evaluate(f"""() => {{
      const steps = [];
      for (let step = {LOG}.lasts[0]; step; step = step.before) steps.unshift(step.index);
      return steps;
    }}""")
    assert path == list(range(tokens))
    lines = page.evaluate(f"{LOG}.text").splitlines()
    assert sum('"type":"Stepped"' in line for line in lines) == tokens
    assert page.locator("#pane-tokens .gp-token").count() == tokens
    expect(page.locator("#stop")).to_be_disabled()


# ------------------------------------------------------------------------------------------------- a proxy in between


class Proxy:
    """Between the browser and the server, over HTTP/1.1. `on_log(write, lines)` sees what the log's route answers:
    `write` sends bytes to the browser, `lines` are what comes from the server. `buffers`: an answer is sent once it is
    complete; `away`: that route cannot be reached; `gone`: it knows no log. `asked` has its queries."""

    def __init__(self, address):
        self.pass_on()
        port, proxy = urlsplit(address).port, self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_all(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                upstream = HTTPConnection("127.0.0.1", port, timeout=60)
                own = {name: value for name, value in self.headers.items() if name.lower() != "accept-encoding"}
                upstream.request(self.command, self.path, body, own)
                answer = upstream.getresponse()
                is_log = urlsplit(self.path).path == "/live-log"
                if is_log and proxy.away:
                    raise OSError("away")
                if is_log and proxy.gone:
                    self.close_connection = True
                    return self.send_error(410)
                if is_log:
                    proxy.asked.append({name: value[0] for name, value in parse_qs(urlsplit(self.path).query).items()})
                kept = answer.read() if is_log and proxy.buffers else None
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in ("content-length", "transfer-encoding", "connection", "date", "server"):
                        self.send_header(name, value)
                self.send_header("Connection", "close")
                self.end_headers()

                def write(data):
                    self.wfile.write(data)
                    self.wfile.flush()

                if kept is not None:
                    write(kept)
                elif is_log and answer.status == 200 and proxy.on_log:
                    proxy.on_log(write, answer)
                else:
                    while data := answer.read1(65536):
                        write(data)
                upstream.close()
                self.close_connection = True

            do_GET = do_POST = do_HEAD = handle_all

            def log_message(self, *_):
                pass

            def handle(self):
                try:
                    super().handle()
                except (OSError, ValueError):
                    self.close_connection = True

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"

    def pass_on(self):
        """Pass on all that comes, as it comes; `asked` begins anew."""
        self.on_log, self.asked = None, []
        self.buffers = self.away = self.gone = False


@pytest.fixture(scope="module")
def between(direct):
    proxy = Proxy(direct)
    yield proxy
    proxy.server.shutdown()


@pytest.fixture
def proxy(between, address, engine):
    """The proxy, which passes everything on until a test says otherwise."""
    yield between
    between.pass_on()
    engine.script = scripted


@pytest.fixture
def proxied(lend_page, proxy):
    page = as_at_first(lend_page(proxy.address))
    yield page
    page.complaints = [each for each in page.complaints if "ERR_" not in each]  # what the browser says of a cut answer
    assert page.complaints == []


def test_a_run_comes_whole_and_holds_a_connection_only_while_it_goes_on(page):
    open_now = []
    page.on("request", lambda request: open_now.append(request))
    page.on("requestfinished", lambda request: open_now.remove(request) if request in open_now else None)
    page.on("requestfailed", lambda request: open_now.remove(request) if request in open_now else None)
    press(page)
    page.wait_for_timeout(700)
    assert [urlsplit(request.url).path for request in open_now] == ["/live-log"], "one, and none of Gradio's"
    steps(page)
    page.wait_for_timeout(1000)
    assert open_now == []


def test_lanes_share_one_connection(page):
    open_view(page, "Side by side")
    asked = []
    page.on("request", lambda request: asked.append(request) if "live-log" in request.url else None)
    page.click("#generate")
    page.wait_for_function("() => { const lanes = GenerationPlayground.group('lanes'); return lanes.done; }")
    assert page.evaluate("GenerationPlayground.group('lanes').entries.every(({log}) => log.finished)")
    assert len(asked) == 1
    expect(page.locator("#stop")).to_be_disabled()


def test_stop_works_within_a_step(page, engine):
    press(page)
    engine.pace = 0.3
    page.click("#stop")
    page.wait_for_function(f"{LOG}.finished")
    assert page.evaluate(f"{LOG}.lines()[0].stopReason") == "stopped"
    assert page.evaluate(f"{LOG}.numTokens") < TOKENS
    expect(page.locator("#stop")).to_be_disabled()


def test_an_answer_that_is_cut_anywhere_is_gone_on_from(proxied, proxy, engine):
    engine.script = spoken(["ä", "€", "𝄞", "\u2028", "漢"])
    cuts = iter([5, 90, 1_000, 1_501, 2_002, 3_003, 4_004, 5_005, 6_001, 6_002, 6_003])

    def cut(write, answer):
        left = next(cuts, None)
        while data := answer.read1(64):
            if left is not None and len(data) >= left:
                write(data[:left])
                raise OSError("cut")
            left = None if left is None else left - len(data)
            write(data)

    proxy.on_log = cut
    press(proxied)
    steps(proxied)
    text = proxied.evaluate(f"{LOG}.finished.sequences[0].text")
    assert proxied.evaluate("[...document.querySelectorAll('#pane-tokens .gp-token')].length") == TOKENS
    assert "�" not in proxied.evaluate(f"{LOG}.text") and "€" in text and "𝄞" in text
    assert len(proxy.asked) > 8 and all("poll" not in each for each in proxy.asked)
    # by the one name for all tabs of a browser, by which the server counts their connections
    name = proxied.evaluate("localStorage.getItem('generation-playground.browser')")
    assert name and {each["browser"] for each in proxy.asked} == {name}
    assert proxied.locator(CONNECTION).count() == 0


def spoken(words):
    """A script that says these words in turn."""
    def script(request):
        return sampled(request, [words[number % len(words)] for number in range(TOKENS)])

    return script


def test_a_proxy_that_keeps_answers_back_is_asked_again_and_again_in_silence(new_page, proxy, engine):
    page = new_page(proxy.address)  # of its own: it asks like this from then on
    set_tokens(page, 12)
    engine.pace, proxy.buffers = 0.4, True  # the page waits for two seconds before it asks like this
    press(page)
    assert page.evaluate(f"!{LOG}.finished"), "it is seen while it goes on"
    steps(page, 12)
    assert proxy.asked[-1].get("poll") == "1" and page.locator(CONNECTION).count() == 0
    page.complaints = [each for each in page.complaints if "ERR_" not in each]
    assert page.complaints == []
    page.context.close()
    new_page.pages.remove(page)


def test_a_line_that_is_no_json_is_told_of_and_the_rest_is_kept(proxied, proxy):
    spoilt = []

    def spoil(write, answer):
        rest = b""
        while data := answer.read1(65536):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                if not spoilt and b'"index":5' in line:
                    spoilt.append(line)
                    line = line[: len(line) // 2] + b"#"
                write(line + b"\n")

    proxy.on_log = spoil
    press(proxied)
    proxied.wait_for_function(f"{LOG}.finished")
    expect(proxied.locator(CONNECTION)).to_contain_text("damaged")
    assert spoilt and proxied.evaluate(f"{LOG}.numTokens") == TOKENS - 1
    proxied.complaints = [each for each in proxied.complaints if "a line of the log was skipped" not in each]
    again = proxied.locator(CONNECTION).get_by_role("button", name="Run again")
    before = proxied.evaluate(f"{LOG}.turn")
    again.click()
    proxied.wait_for_function(f"(before) => {LOG}.turn > before", arg=before)
    steps(proxied)
    assert proxied.locator(CONNECTION).count() == 0


def test_a_server_that_no_longer_has_the_run_is_told_of(proxied, proxy, engine):
    def cut(write, answer):
        if b'"index":5' in forward(write, answer, b'"index":5'):
            proxy.gone = True
            engine.runs[-1].cancel()
        raise OSError("cut")

    proxy.on_log = cut
    press(proxied)
    expect(proxied.locator(CONNECTION)).to_contain_text("no longer has this run")
    proxied.complaints = [each for each in proxied.complaints if "410" not in each]
    assert 5 <= proxied.locator("#pane-tokens .gp-token").count() < TOKENS, "what came stays"
    expect(proxied.locator("#pane-numbers .gp-status")).to_contain_text("The text so far is kept")
    expect(proxied.locator("#stop")).to_be_disabled()
    proxy.gone, proxy.on_log = False, None
    proxied.locator(CONNECTION).get_by_role("button", name="Run again").click()
    proxied.wait_for_function(f"{LOG}.finished")
    steps(proxied)
    assert proxied.locator(CONNECTION).count() == 0


def forward(write, answer, until):
    """What came, up to these bytes."""
    found = b""
    while until not in found and (data := answer.read1(65536)):
        write(data)
        found += data
    return found


def test_a_server_that_is_away_for_a_moment_is_told_of_and_the_rest_comes(proxied, proxy):
    def cut(write, answer):
        forward(write, answer, b'"index":5')
        proxy.away, proxy.on_log = True, None
        raise OSError("cut")

    proxy.on_log = cut
    press(proxied)
    expect(proxied.locator(CONNECTION)).to_contain_text("connection to the server is lost")
    proxy.away = False
    steps(proxied)
    assert proxied.locator(CONNECTION).count() == 0


def test_a_page_that_sleeps_goes_on_where_it_was(page, monkeypatch):
    monkeypatch.setattr(live_log, "PATIENCE_SECONDS", 60.0)  # a busy machine takes long to wake
    press(page)
    page.context.set_offline(True)
    page.wait_for_timeout(1500)
    page.context.set_offline(False)
    steps(page)
    page.complaints = [each for each in page.complaints if "ERR_" not in each and "Failed to fetch" not in each]


def test_a_page_that_does_not_read_finds_all_of_it_afterwards(page):
    """As one that is busy, or put to sleep, for longer than the run goes on."""
    set_tokens(page, 20)
    press(page)
    page.evaluate("() => { const end = performance.now() + 2000; while (performance.now() < end); }")
    steps(page, 20)


def test_the_run_of_a_page_that_has_gone_ends(new_page, address, engine):
    page = new_page(address)
    set_tokens(page, 2000)
    press(page)
    run = engine.runs[-1]
    page.goto("about:blank")
    assert run.cancelled.wait(5)


@pytest.mark.slow
def test_many_tabs_run_at_once_and_each_can_be_stopped(new_page, address, engine):
    engine.pace = 0.2
    first = new_page(address)
    tabs = [first]
    while len(tabs) < TABS:
        tabs.append(first.context.new_page())
        tabs[-1].add_init_script(COMES_BACK)
        tabs[-1].goto(address)
        wait_until_ready(tabs[-1])
    for tab in tabs:
        set_tokens(tab, 300)
        tab.click("#generate")
    for tab in tabs:
        tab.wait_for_function(f"{LOG}.numTokens > 2")
    for tab in reversed(tabs):
        shown = tab.evaluate(f"{LOG}.numTokens")
        tab.wait_for_function(f"(shown) => {LOG}.numTokens > shown", arg=shown, timeout=10_000)
        tab.click("#stop")
        tab.wait_for_function(f"{LOG}.finished", timeout=10_000)
        assert tab.evaluate(f"{LOG}.lines()[0].stopReason") == "stopped"
