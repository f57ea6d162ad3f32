"""Pictures and sounds are read safely: the pixels and samples that were sent, nothing else of their files, and a
sentence for what cannot be read."""

from __future__ import annotations

import base64
import io
import json
import os
import struct
import subprocess
import sys
import zlib

import numpy as np
import pytest
import soundfile
from PIL import Image, ImageFile, JpegImagePlugin, PngImagePlugin

from playground.media import MediaError, read_media, read_sent_media, told
from playground.media.media_data import PEAKS, data_of
from playground.media.reading import BLOCK, MAX_RATE, PREVIEW, open_image, png_of, sound_header
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
    return np.asarray(open_image(data_of(media), LOCAL))


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
        open_image(data_of(large), PUBLIC)


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
        read_media(Image.new("L", (50_000, 1001)), LOCAL)


def test_a_public_host_reads_a_telephone_s_picture_and_refuses_a_larger_one_by_its_header():
    photo = Image.new("L", (4032, 3024))
    assert max(pixels(read_media(file_of(photo, "JPEG"), PUBLIC)).shape) == PUBLIC.max_image_side
    large = Image.new("1", (7000, 1800))
    for data in (file_of(large), file_of(large.convert("L"), "JPEG")):
        header = data[: len(data) // 2]  # so that to decode it would fail otherwise
        with pytest.raises(MediaError, match=r"13 million pixels; the limit is 12.5 million"):
            read_media(header, PUBLIC)
    assert read_media(file_of(large), LOCAL)["width"] == 7000


def rise(work) -> float:
    """By how many MB the memory that numpy, Pillow and Python hold was higher than before, at most. In a process of its
    own: the highest of this one may lie behind it."""
    code = (
        "import base64, sys, resource; from playground.media import read_media; import soundfile;"
        "from PIL import Image; from playground.settings import Settings; Image.init();"
        "data = base64.b64decode(sys.stdin.read());"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss; read_media(data, Settings.public());"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=base64.b64encode(work), capture_output=True, check=True, timeout=120
    )
    return int(done.stdout) / 1000


@pytest.mark.skipif(sys.platform != "linux", reason="ru_maxrss is in kilobytes there")
@pytest.mark.parametrize("data", [
    lambda: file_of(Image.new("RGBA", (4000, 3000), (9, 9, 9, 9))),
    lambda: file_of(Image.new("P", (4000, 3000)), "GIF"),
    lambda: file_of(Image.new("RGB", (4000, 3000)), "JPEG"), lambda: file_of(Image.new("I;16", (4000, 3000))),
    lambda: sound_file(np.zeros((30 * 48_000, 4)), 48_000, "FLAC"),
    lambda: sound_file(np.zeros(30 * 192_000), 192_000, "FLAC"),
], ids=["transparent", "palette", "JPEG", "16 bits", "4 channels", "192 kHz"])  # fmt: skip
def test_the_largest_that_a_public_host_reads_takes_little_memory(data):
    assert rise(data()) < 110  # two are read at once; MB


def test_a_jpeg_that_is_made_smaller_is_not_decoded_in_full(monkeypatch):
    decoded, load = [], ImageFile.ImageFile.load
    monkeypatch.setattr(JpegImagePlugin.JpegImageFile, "load", lambda image: decoded.append(image.size) or load(image))
    assert read_media(file_of(Image.new("RGB", (4032, 3024)), "JPEG"), PUBLIC)["width"] == PUBLIC.max_image_side
    assert decoded[0] == (2016, 1512)


@pytest.mark.parametrize("turned", [1, 6])
def test_a_picture_that_is_made_smaller_stands_upright(turned):
    exif = Image.Exif()
    exif[0x0112] = turned
    for kind in ("JPEG", "PNG", "WEBP", "TIFF"):
        media = read_media(file_of(Image.new("RGB", (2000, 1000)), kind, exif=exif), PUBLIC)
        size = (PUBLIC.max_image_side, PUBLIC.max_image_side // 2)
        assert (media["width"], media["height"]) == (size if turned == 1 else size[::-1]), kind


def test_what_is_transparent_becomes_white_in_a_picture_that_is_made_smaller():
    for kind, mode in (("PNG", "RGBA"), ("PNG", "LA"), ("GIF", "RGBA"), ("WEBP", "RGBA")):
        clear = Image.new("RGBA", (2000, 1000), (255, 0, 0, 0)).convert(mode)
        assert pixels(read_media(file_of(clear, kind), PUBLIC)).min() >= 254, (kind, mode)


def test_a_sound_of_many_channels_is_their_mean_and_too_many_are_refused():
    channels = np.random.default_rng(0).uniform(-0.9, 0.9, (2 * BLOCK + 77, 8)).astype(np.float32)
    read, rate = samples(read_media(sound_file(channels, 48_000, subtype="FLOAT"), PUBLIC))
    assert rate == 48_000 and np.abs(read - channels.mean(axis=1)).max() <= 2**-22
    seconds = 30 * MAX_RATE // (8 * 48_000)
    assert read_media(sound_file(np.zeros((seconds * 48_000, 8)), 48_000, "FLAC"), PUBLIC)["seconds"] == seconds
    many = sound_file(np.zeros((seconds * 48_000 + 1, 8)), 48_000, "FLAC")
    for value in (many[: len(many) // 2], (np.zeros((seconds * 48_000 + 1, 8)), 48_000)):  # by its header
        with pytest.raises(MediaError, match="8 channels, each with 48,000 samples a second: too many"):
            read_media(value, PUBLIC)


def test_headers():
    assert sound_header(sound_file(kind="FLAC")) == (0.1, 16000, 1)


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


@pytest.mark.parametrize("value", ["a.png", b"x", SHADES, ["a.png"], ("a", 1), None, 7], ids=lambda each: type(each))
def test_what_was_sent_is_plain_data_and_never_a_path(value, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.png").write_bytes(file_of(SHADES))
    with pytest.raises(MediaError, match="an object with its kind"):
        read_sent_media(value, LOCAL)
    assert read_sent_media({"kind": "image", "data": base64.b64encode(file_of(SHADES)).decode()}, LOCAL)["width"] == 40


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_pipes_and_devices_are_no_pictures(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero", "/dev/ptmx", "/dev/stdin"):
        with pytest.raises(MediaError, match="cannot be read"):
            read_media(path, LOCAL)


def test_a_nul_in_a_path_is_told():
    with pytest.raises(MediaError, match="cannot be read"):
        read_media("a\0b", LOCAL)


def test_no_more_of_a_file_is_read_than_may_be(tmp_path):
    (tmp_path / "large").write_bytes(bytes(10_000_001))
    with pytest.raises(MediaError, match=r"10\.0 MB"):
        read_media(tmp_path / "large", PUBLIC)
