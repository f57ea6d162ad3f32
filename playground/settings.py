"""What an instance allows: limits and policy for a laptop, a workshop or a public host.

Knows nothing of models or pages. Every limit that a person can run into is named in the message that refuses.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace


@dataclass(frozen=True)
class Settings:
    """Limits of one running instance. Counts are tokens unless said otherwise; None means no limit of ours."""

    default_model: str = "stories"
    engine: str = "local"  # or "ray", a cluster; or "openai": another server with OpenAI's API decodes, at base_url
    base_url: str = ""  # of that server, with its /v1
    backend_key: str = field(default="", repr=False)  # which that server wants
    replicas: int | None = None  # of a cluster, at least; None: one, or as they run there already
    most_replicas: int | None = None  # while many runs are decoded; None: always as many as `replicas`
    replica_gpus: float | None = None  # of each replica; None: the machines' are shared among them
    max_prompt_tokens: int | None = None  # the model's own context always holds
    max_file_mb: int = 50  # of a trace or a comparison that is opened: five times as much memory for a moment
    max_prompt_characters: int = 2_000_000  # of a prompt, of given text, of all messages
    max_media: int = 8  # pictures and sounds in one request
    max_media_mb: int = 50  # of the file of one
    max_megapixels: float = 50  # of a picture that is opened: what the largest telephones take
    max_image_side: int | None = None  # pixels; a larger picture is made smaller
    max_audio_seconds: int = 600  # of one sound
    size_factor: int = 100  # how many times what playground/requests/request_sizes.py allows strangers
    max_new_tokens: int = 2048
    max_beams: int = 32
    max_sequences: int = 32  # num_return_sequences
    max_candidates: int = 50  # top_candidates
    max_seconds: float | None = None  # of decoding, for one run
    max_step_seconds: float | None = None  # of one step that a run has to itself, while all others wait
    max_waiting: int = 200  # runs in the queue
    max_lanes: int = 32  # runs that are decoded side by side
    lanes_each: int = 16  # of them for one comparison of one person
    max_runs: int = 256  # runs of one sweep, or samples of one strategy
    max_question_tokens: int | None = None  # of all runs of a program's question together: they are kept to its end
    runs_per_session: int | None = None  # that are not finished, of one open tab or one program
    runs_per_address: int | None = None  # the same of one address of the network
    lanes_per_address: int | None = None  # of max_lanes; a run with beams takes one for each
    requests_per_minute: int | None = None  # of HTTP, from one address or with one key
    mb_per_minute: int | None = None  # that one address sends
    open_per_address: int | None = None  # requests of one address that are open at a time, such as streams of events
    sessions_per_minute: int | None = None  # pages opened from one address, calls of /generate; half of them at once
    max_sessions: int = 500  # of which the page's state is kept; the least recently used leave first
    proxies: int | None = None  # in front of the server, each of which adds an address to X-Forwarded-For
    gpu_models: str = ""  # with commas, on a Space whose GPU is shared: those that are decoded there
    model_memory: float | None = None  # GB of weights that stay loaded; None: as many as fit
    idle_minutes: float | None = None  # after which the runs of a tab that nobody uses are forgotten
    allow_remote_code: bool = False
    only_safetensors: bool = False  # no weights in pickled files (.bin), which are programs
    allow_hub: bool = True  # models by Hub id
    allow_local_folders: bool = True
    allow_rooms: bool = True  # in which a class's predictions are gathered
    max_rooms: int = 20
    max_pupils: int = 100  # in one room
    allowed_hosts: str = ""  # names by which the server may be called, with commas; see server/other_sites.py
    allowed_origins: str = ""  # other sites whose pages may use the server, with commas; see server/other_sites.py
    frame_ancestors: str = "*"  # other sites that may show the page in a frame, with commas; * for all
    metrics: bool = True  # GET /metrics, for Prometheus
    json_log: bool = False  # what is logged as JSON, and a line for each run
    mcp: bool = False  # whether language models may use tools of this server (MCP)
    api_keys: str = field(default="", repr=False)  # of programs, with commas; none: the HTTP API is open to all
    use_host_token: bool = True  # this machine's own access token (HF_TOKEN), for any model that is asked for
    allow_own_tokens: bool = True  # a person's own access token of the Hub: what it opens is open to all who use this

    @property
    def gpu_model_names(self) -> list[str]:
        """The models that are decoded on a shared GPU; the owner names them, so they may be opened anywhere."""
        return [name.strip() for name in self.gpu_models.split(",") if name.strip()]

    @classmethod
    def local(cls) -> Settings:
        """One person on their own machine."""
        return cls()

    @classmethod
    def workshop(cls) -> Settings:
        """A class on one instance: everybody gets a turn."""
        return cls(
            max_prompt_characters=200_000, max_media=4, max_media_mb=20, max_image_side=1536, max_audio_seconds=60,
            size_factor=4, max_new_tokens=512, max_beams=16, max_sequences=16, max_seconds=60, max_step_seconds=30,
            lanes_each=8, max_runs=100, runs_per_session=32,
            allow_local_folders=False, allow_own_tokens=False, use_host_token=False, model_memory=16,
            max_sessions=200, idle_minutes=120,
        )  # fmt: skip

    @classmethod
    def public(cls) -> Settings:
        """Strangers on a public host: bundled models, short runs."""
        return cls(
            max_prompt_tokens=2048,
            max_prompt_characters=40_000,
            max_file_mb=10,
            max_media=2,
            max_media_mb=10,
            max_megapixels=12.5,  # a telephone's 12 are 4032 by 3024
            max_image_side=1024,
            max_audio_seconds=30,
            model_memory=2,
            idle_minutes=30,
            size_factor=1,
            max_new_tokens=512,
            max_beams=10,
            max_sequences=8,
            max_candidates=20,
            max_seconds=60,
            max_step_seconds=30,
            lanes_each=8,
            max_runs=64,
            max_question_tokens=12_288,  # 15 MB
            runs_per_session=16,
            runs_per_address=48,
            lanes_per_address=16,
            requests_per_minute=3_000,
            mb_per_minute=60,
            open_per_address=200,
            sessions_per_minute=60,
            only_safetensors=True,
            allow_hub=False,
            allow_local_folders=False,
            allow_own_tokens=False,
            allow_rooms=False,
            metrics=False,
            json_log=True,
            use_host_token=False,
        )

    @classmethod
    def named(cls, hosting: str) -> Settings:
        """The settings for "local", "workshop" or "public". Raises ValueError for any other name."""
        if hosting not in ("local", "workshop", "public"):
            raise ValueError(f"There is no hosting {hosting!r}: choose local, workshop or public.")
        return getattr(cls, hosting)()

    @classmethod
    def from_environment(cls) -> Settings:
        """PLAYGROUND_HOSTING chooses the set ("public" by default on a Space, else "local"); PLAYGROUND_MAX_NEW_TOKENS
        and the like, one for each field, change single values. A Space has one proxy in front. Raises ValueError for a
        value that does not fit."""
        on_space = "SPACE_ID" in os.environ
        base = cls.named(os.environ.get("PLAYGROUND_HOSTING", "public" if on_space else "local"))
        base = replace(base, proxies=1) if on_space else base
        changes = {}
        for each in fields(cls):
            text = os.environ.get(f"PLAYGROUND_{each.name.upper()}")
            if text is not None:
                changes[each.name] = _parse(each.name, text, str(each.type))
        return cls(**{**{f.name: getattr(base, f.name) for f in fields(cls)}, **changes})


def _parse(name: str, text: str, kind: str) -> object:
    if "None" in kind and text.lower() in ("", "none"):
        return None
    if kind == "bool":
        if text.lower() not in ("0", "1", "true", "false"):
            raise ValueError(f"PLAYGROUND_{name.upper()} is {text!r}: use 1 or 0.")
        return text.lower() in ("1", "true")
    if kind == "str":
        return text
    try:
        number = float(text) if "float" in kind else int(text)
        if not number > 0:  # nan is not either
            raise ValueError
    except ValueError:
        raise ValueError(f"PLAYGROUND_{name.upper()} is {text!r}: a number above 0 is needed.") from None
    return number
