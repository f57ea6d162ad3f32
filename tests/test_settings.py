"""The limits of an instance: the three hostings, and how the environment changes them."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from playground.settings import Settings


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch):
    monkeypatch.delenv("SPACE_ID", raising=False)
    monkeypatch.delenv("PLAYGROUND_HOSTING", raising=False)
    for field in fields(Settings):
        monkeypatch.delenv(f"PLAYGROUND_{field.name.upper()}", raising=False)


@pytest.mark.parametrize("hosting", ["local", "workshop", "public"])
def test_a_hosting_by_its_name(hosting, monkeypatch):
    assert Settings.named(hosting) == getattr(Settings, hosting)()
    monkeypatch.setenv("PLAYGROUND_HOSTING", hosting)
    assert Settings.from_environment() == Settings.named(hosting)


@pytest.mark.parametrize("hosting", ["", "Public", "named", "__init__"])
def test_no_other_hosting(hosting):
    with pytest.raises(ValueError, match="local, workshop or public"):
        Settings.named(hosting)


def test_every_hosting_limits_no_less_than_the_one_before():
    for before, after in (("local", "workshop"), ("workshop", "public")):
        before, after = Settings.named(before), Settings.named(after)
        for name in ("max_new_tokens", "max_beams", "max_sequences", "max_candidates", "max_seconds",
                     "max_step_seconds",
                     "max_prompt_tokens", "max_prompt_characters", "size_factor", "max_file_mb",
                     "model_memory", "idle_minutes"):  # fmt: skip
            more, less = getattr(before, name), getattr(after, name)
            assert more is None or (less is not None and less <= more), name
        for name in ("allow_remote_code", "allow_hub", "allow_local_folders", "allow_own_tokens", "allow_rooms",
                     "use_host_token"):
            assert getattr(before, name) >= getattr(after, name), name


def test_strangers_run_no_code_and_read_no_files():
    public = Settings.public()
    assert not (public.allow_remote_code or public.allow_hub or public.allow_local_folders or public.allow_own_tokens)
    assert public.only_safetensors and not Settings.local().only_safetensors
    assert public.max_seconds is not None and public.max_prompt_tokens is not None


def test_without_an_environment_it_is_one_persons_machine():
    assert Settings.from_environment() == Settings.local()


def test_a_space_is_public_unless_told_otherwise(monkeypatch):
    monkeypatch.setenv("SPACE_ID", "someone/playground")
    assert Settings.from_environment() == replace(Settings.public(), proxies=1)
    monkeypatch.setenv("PLAYGROUND_HOSTING", "workshop")
    assert Settings.from_environment() == replace(Settings.workshop(), proxies=1)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("default_model", "a/b", "a/b"),
        ("max_new_tokens", "64", 64),
        ("max_seconds", "1.5", 1.5),
        ("max_seconds", "none", None),
        ("max_prompt_tokens", "", None),
        ("max_prompt_tokens", "100", 100),
        ("allow_hub", "1", True),
        ("api_keys", "one, another", "one, another"),
        ("allow_hub", "False", False),
        ("allow_remote_code", "true", True),
    ],
)
def test_single_values_from_the_environment(name, text, value, monkeypatch):
    monkeypatch.setenv(f"PLAYGROUND_{name.upper()}", text)
    settings = Settings.from_environment()
    assert getattr(settings, name) == value and type(getattr(settings, name)) is type(value)
    others = [field.name for field in fields(Settings) if field.name != name]
    assert all(getattr(settings, other) == getattr(Settings.local(), other) for other in others)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("max_new_tokens", "many"),
        ("max_new_tokens", "1.5"),
        ("max_new_tokens", ""),
        ("max_new_tokens", "0"),
        ("max_beams", "-4"),
        ("max_seconds", "soon"),
        ("max_seconds", "nan"),
        ("max_seconds", "-1"),
        ("allow_hub", "maybe"),
        ("allow_hub", ""),
    ],
)
def test_values_that_do_not_fit_are_named(name, text, monkeypatch):
    monkeypatch.setenv(f"PLAYGROUND_{name.upper()}", text)
    with pytest.raises(ValueError, match=f"PLAYGROUND_{name.upper()}"):
        Settings.from_environment()
