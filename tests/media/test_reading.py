"""Pictures and sounds are read safely: the pixels and samples that were sent, nothing else of their files, and a
sentence for what cannot be read."""

from __future__ import annotations

import base64
import io
import json
import struct
import sys
import zlib

import numpy as np
import pytest
import soundfile
from PIL import Image, PngImagePlugin

from playground.media import MediaError, read_media, told
from playground.media.media_data import PEAKS, data_of
from playground.media.reading import MAX_PIXELS, PREVIEW, open_image, png_of, sound_header
from playground.settings import Settings

LOCAL, PUBLIC = Settings.local(), Settings.public()
SHADES = Image.fromarray(np.random.default_rng(0).integers(0, 256, (30, 40, 3), dtype=np.uint8))
TONE = np.sin(np.arange(1600) / 7) * 0.5


def file_of(image: Image.Image, kind: str = "PNG", **options) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def sound_file(samples=TONE, rate=16000, kind="WAV", subtype=None) -> bytes:
    file = io.BytesIO()
    soundfile.write(file, samples, rate, format=kind, subtype=subtype)
    return file.getvalue()


def pixels(media) -> np.ndarray:
    return np.asarray(open_image(data_of(media)))


def samples(media) -> tuple[np.ndarray, int]:
    return soundfile.read(io.BytesIO(data_of(media)))


def test_a_picture_keeps_its_pixels_however_it_comes(tmp_path):
    (tmp_path / "a.png").write_bytes(file_of(SHADES))
    ways = [SHADES, file_of(SHADES), tmp_path / "a.png", str(tmp_path / "a.png"), file_of(SHADES, "BMP")]
    read = [read_media(way, LOCAL) for way in ways]
    for media in read:
        assert np.array_equal(pixels(media), np.asarray(SHADES))
        assert (media["kind"], media["width"], media["height"]) == ("image", 40, 30)
        assert media["sha256"] == read[0]["sha256"]
    assert json.loads(json.dumps(read[0])) == read[0]
    small = Image.open(io.BytesIO(base64.b64decode(read[0]["preview"])))
    assert max(small.size) <= PREVIEW


@pytest.mark.parametrize("kind", ["JPEG", "WEBP", "GIF", "TIFF"])
def test_other_formats_are_read(kind):
    media = read_media(file_of(SHADES, kind), LOCAL)
    assert pixels(media).shape == (30, 40, 3)


def test_a_photo_is_turned_upright_and_says_nothing_of_where_it_was_taken():
    exif = Image.Exif()
    exif[0x0112] = 6  # lies on its side
    exif[0x010E] = "a secret place"
    exif.get_ifd(0x8825)[2] = (48.0, 8.0, 15.0)
    text = PngImagePlugin.PngInfo()
    text.add_text("comment", "a secret place")
    for data in (file_of(SHADES, "JPEG", exif=exif), file_of(SHADES, exif=exif, pnginfo=text)):
        assert b"secret" in data
        media = read_media(data, LOCAL)
        assert (media["width"], media["height"]) == (30, 40)
        for kept in (data_of(media), base64.b64decode(media["preview"])):
            assert b"secret" not in kept and b"eXIf" not in kept and b"tEXt" not in kept
            assert not Image.open(io.BytesIO(kept)).getexif()


def test_what_is_transparent_becomes_white():
    clear = Image.new("RGBA", (4, 4), (255, 0, 0, 0))
    assert pixels(read_media(clear, LOCAL)).min() == 255


def test_on_shared_hosts_a_large_picture_is_made_smaller():
    media = read_media(Image.new("RGB", (4000, 1000), "red"), PUBLIC)
    assert (media["width"], media["height"]) == (PUBLIC.max_image_side, PUBLIC.max_image_side // 4)
    large = read_media(Image.new("RGB", (4000, 1000), "red"), LOCAL)
    assert large["width"] == 4000
    with pytest.raises(MediaError, match="is 4000 by 1000 pixels"):
        open_image(data_of(large), PUBLIC.max_image_side)


@pytest.mark.parametrize("kind, subtype", [("WAV", "PCM_16"), ("FLAC", "PCM_16"), ("WAV", "FLOAT"), ("WAV", "PCM_U8")])
def test_a_sound_keeps_its_samples(kind, subtype):
    data = sound_file(kind=kind, subtype=subtype)
    expected, rate = soundfile.read(io.BytesIO(data))
    read, own_rate = samples(media := read_media(data, LOCAL))
    assert own_rate == rate == media["rate"] and media["kind"] == "audio" and media["seconds"] == 0.1
    assert np.abs(read - expected).max() <= 2**-23
    assert len(media["preview"]) == PEAKS and max(media["preview"]) == 50


@pytest.mark.parametrize("kind", ["OGG", "MP3"])
def test_other_sounds_are_read(kind):
    media = read_media(sound_file(np.tile(TONE, 10), kind=kind), LOCAL)
    assert 0.9 < media["seconds"] < 1.2


def test_samples_from_python():
    whole = read_media((TONE, 8000), LOCAL)
    assert whole["seconds"] == 0.2
    both = read_media((np.stack([TONE, -TONE], axis=1), 8000), LOCAL)
    assert np.abs(samples(both)[0]).max() < 1e-6  # the mean of two channels
    whole_numbers = read_media((np.round(TONE * 2**15).astype(np.int16), 8000), LOCAL)
    assert np.abs(samples(whole_numbers)[0] - TONE).max() < 2**-15


def test_plain_data_is_read_again():
    media = read_media(SHADES, LOCAL)
    assert read_media(media, LOCAL) == media
    placed = read_media({"kind": "image", "data": base64.b64encode(file_of(SHADES, "BMP")).decode(), "at": 3}, LOCAL)
    assert placed == media | {"at": 3}
    lies = read_media(media | {"width": 1, "preview": "<script>", "sha256": "0"}, LOCAL)
    assert lies == media
    assert set(media) - set(told(media)) == {"data"}


def bomb() -> bytes:
    """A PNG of a few hundred bytes that says it has ten thousand million pixels."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 100_000, 100_000, 8, 2, 0, 0, 0)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def wave_that_lies() -> bytes:
    """A WAV whose header promises two thousand million samples."""
    data = bytearray(sound_file(kind="WAV", subtype="PCM_16"))
    at = data.index(b"data")
    data[at + 4 : at + 8] = struct.pack("<I", 0xFFFFFF00)
    return bytes(data)


REFUSED = {
    "a bomb": (bomb(), "far too many pixels"),
    "a torn picture": (file_of(SHADES)[:700], "damaged"),
    "a text": (b"hello", "not a picture"),
    "nothing": (b"", "not a picture"),
    "a picture in a format that runs programs": (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", "not a picture"),
    "a torn sound": (sound_file(kind="FLAC")[:60], "sound"),
    "a false sound": (b"RIFF0000WAVEhello", "not a sound"),
    "an empty sound": (sound_file(np.zeros(0)), "empty"),
    "a number": (7, "cannot be a int"),
    "a missing file": ("no such file.png", "cannot be read"),
    "a rate of 0": ((TONE, 0), "rate of a sound"),
    "samples of words": ((np.array(["a"]), 8000), "numbers of shape"),
    "samples in a cube": ((np.zeros((2, 2, 2)), 8000), "numbers of shape"),
    "no number": ((np.array([0.0, np.nan]), 8000), "finite"),
    "another kind": ({"kind": "video", "data": ""}, "has a kind"),
    "no base64": ({"kind": "image", "data": "<b>"}, "base64"),
    "a run without its file": ({"kind": "image", "sha256": "0"}, "was not kept"),
    "a sound called a picture": ({"kind": "image", "data": base64.b64encode(sound_file()).decode()}, "audio"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_told(name):
    value, why = REFUSED[name]
    with pytest.raises(MediaError, match=why) as refused:
        read_media(value, LOCAL)
    assert refused.value.message.endswith(".") and refused.value.fix.endswith(".")


def test_a_header_that_lies_takes_no_memory_and_no_time():
    try:
        media = read_media(wave_that_lies(), LOCAL)
    except MediaError:
        return
    assert media["seconds"] <= 0.2


@pytest.mark.parametrize("settings, value, why", [
    (PUBLIC, (np.zeros(8000 * 31), 8000), "31.0 seconds"),
    (PUBLIC, sound_file(np.zeros(8000 * 31), 8000), "31.0 seconds"),
    (PUBLIC, bytes(10_000_001), "10.0 MB"),
])  # fmt: skip
def test_limits(settings, value, why):
    with pytest.raises(MediaError, match=why):
        read_media(value, settings)


def test_a_large_picture_from_python_is_refused_before_it_is_copied():
    with pytest.raises(MediaError, match="million pixels"):
        read_media(Image.new("L", (MAX_PIXELS // 1000, 1001)), LOCAL)


def test_headers():
    assert sound_header(sound_file(kind="FLAC")) == (0.1, 16000)


def test_without_the_library_for_sounds_pictures_are_read(monkeypatch):
    monkeypatch.setitem(sys.modules, "soundfile", None)
    assert read_media(SHADES, LOCAL)["kind"] == "image"
    for value in ((TONE, 8000), b"fLaC" + bytes(40)):
        with pytest.raises(MediaError, match="soundfile is missing"):
            read_media(value, LOCAL)


def test_bytes_become_a_picture_that_is_not_larger_than_asked():
    grey = np.arange(200 * 100, dtype=np.uint8).reshape(100, 200)
    for pixels, mode in ((grey, "L"), (np.stack([grey] * 3, -1), "RGB")):
        found = Image.open(io.BytesIO(base64.b64decode(png_of(pixels, (200, 100)))))
        assert found.mode == mode and np.array_equal(np.asarray(found), pixels)
        assert Image.open(io.BytesIO(base64.b64decode(png_of(pixels, (50, 50))))).size == (50, 25)
