"""A model's name and how it is opened, as one text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.models.locations import ModelError, locate
from playground.models.reference import CHOICES, BadReference, ModelReference, name_of
from playground.settings import Settings

NAMES = st.text(st.characters(exclude_characters="?", codec="utf-8"), min_size=1, max_size=20)


@given(
    NAMES,
    st.fixed_dictionaries(
        {},
        optional={
            "dtype": st.sampled_from(CHOICES["dtype"]),
            "quantization": st.sampled_from(CHOICES["quantization"]),
            "attn_implementation": st.sampled_from(CHOICES["attn_implementation"]),
            "device_map": st.sampled_from(["auto", "cuda:1", "balanced"]),
            "revision": st.from_regex(r"[a-z0-9][a-z0-9/@+-]{0,11}(\.[a-z])?", fullmatch=True),
        },
    ),
)
def test_text_and_back(name, options):
    reference = ModelReference(name, **options)
    assert ModelReference.parse(str(reference)) == reference
    assert reference.options == options and name_of(str(reference)) == name


@pytest.mark.parametrize(
    "text, words",
    [
        ("stories?color=red", "no option 'color'"),
        ("stories?dtype=float8", "dtype of a model cannot be 'float8'. Use auto"),
        ("a/b?revision=../../../etc/passwd", "revision of a model cannot be '../../../etc/passwd'"),
        ("a/b?revision=/etc/passwd", "revision of a model cannot be '/etc/passwd'"),
        ("a/b?revision=main%00", "revision of a model cannot be"),
        ("stories?revision=", "revision of a model cannot be ''"),
        ("stories?double_quant=true", "double_quant applies to 4-bit weights only"),
        ("stories?quantization=8bit&compute_dtype=float16", "compute_dtype applies to 4-bit weights only"),
    ],
)
def test_what_there_is_not_is_told(text, words):
    with pytest.raises(BadReference, match=words.replace(".", r"\.")):
        ModelReference.parse(text)
    with pytest.raises(ModelError):
        locate(text, Settings())


def test_the_place_is_that_of_the_name(tmp_path):
    (tmp_path / "config.json").write_text("{}")
    assert locate("stories?quantization=nf4", Settings()) == locate("stories", Settings())
    assert locate(f"{tmp_path}?dtype=bfloat16", Settings()) == ("folder", str(tmp_path))
    assert locate("owner/name?revision=main", Settings()) == ("hub", "owner/name")
