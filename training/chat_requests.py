"""Requests to the chat model that have no one right answer: greetings, stories, sentences, repeating, summaries.

A summary is made of the first and the last sentence of the text, word for word, so that what the model writes stands in
its prompt already.
"""

from __future__ import annotations

import re

from training import words
from training.chat_manners import Answer
from training.chat_questions import Asked
from training.chooser import Chooser
from training.fact_tables import SENTENCES
from training.grammar import tidy
from training.knowledge import ANIMAL_LIST, JOB_LIST, PLACE_LIST
from training.voices import i_work

NAMES = words.GIRLS + words.BOYS
STORY = (
    "(Once upon a time there was|There once was|Long ago there was) a {trait} {kind} (named|called) {name}.",
    "{name} lived {kind.homes} and (liked to eat {kind.foods}|could {kind.skills}).",
    "(One|One {weather}) (morning|day|evening|night) {name} (met|saw|heard) a {trait} {other}.",
    "(\"Can you {other.skills}?\" asked {name}. \"Yes, I can!\" said the {other}."
    "|\"I am hungry,\" said the {other}. {name} gave it {kind.foods}."
    "|\"I have {other.looks},\" said the {other}. \"And I have {kind.looks},\" said {name}."
    "|The {other} was lost. {name} showed it the way.)",
    "(From then on they were friends.|They played until it was dark.|So {name} found a friend.|In the evening {name} was "
    "{happy}.|Then {name} went home and slept.)",
)
TRIP = (
    "On {day} {who} went to the {place}.",
    "It was (a {weather} day|{weather}), and {who} wore a (new|red|blue|green|warm|funny) {clothes}.",
    "There {who} saw {sight} and {sight}.",
    "{who} met {friend}, who had lost a {thing}.",
    "They (looked for it together|found it {spot}).",
    "At noon they ate {dish} and talked about {sight}.",
    "{who} wanted to {doing}, but (it was too late|the rain came|there was no time).",
    "In the end {who} (was {happy}|was tired|came home late|fell asleep|told {friend} a secret).",
)
NEWS = (
    "{who} is a {job.name} who works near the {place}.",
    "Every (morning|day|evening) {who} {job.does}.",
    "For this work one needs {job.needs}.",
    "People say that {who} is {trait} and {trait}.",
    "Last {day} {who} found a {thing} {spot}.",
    "Nobody knew whose {thing} it was.",
    "{who} gave it to {friend}.",
    "Now {who} (wants to rest|is looking for {friend}|is famous|dreams of {sight}).",
)
TALK = (
    ("(Hello!|Hi!|Hello.|Good morning!|Good evening!|Hi there!)", "Hello! How can I help you?"),
    ("(Hello, how are you?|How are you?|How are you today?|Hi, how are you?)",
     "I am doing great. How can I help you today?"),
    ("(Thank you!|Thanks!|Thank you very much!|Thanks a lot!)", "You are welcome!"),
    ("(Goodbye!|Bye!|See you tomorrow!|Good night!)", "Goodbye! It was nice to talk to you."),
    ("(Who are you?|What are you?|What is your name?)", "I am a small chat model. I have no name."),
    ("(What can you do?|Can you help me?)", "I can answer small questions, tell stories and sum up a text."),
    ("(Are you a human?|Are you a robot?)", "No, I am a small language model."),
    ("(I am sad.|I feel sad today.|I am tired.)", "I am sorry to hear that. Shall I tell you a story?"),
    ("(I'd like to show off how chat templating works!|Do you know chat templates?)",
     "With a chat template I know who is speaking."),
    ("(Do you like {x}?|Do you love {x}?)", "I am a language model, so I do not eat, but many people like {x}."),
)  # fmt: skip


def told(c: Chooser, template: tuple[str, ...], **names) -> list[str]:
    """The sentences of a template, tidied."""
    return [tidy(c.fill(sentence, names)) for sentence in template]


def story_of(c: Chooser, kind) -> list[str]:
    """The sentences of a story about an animal."""
    return told(c, STORY, kind=kind, other=c.pick([other for other in ANIMAL_LIST if other is not kind]),
                name=c.pick(words.PET_NAMES), trait=words.TRAITS, weather=words.WEATHER, happy=words.HAPPY)  # fmt: skip


def text_to_sum_up(c: Chooser) -> list[str]:
    """Four to seven sentences that belong together, more or less."""
    way = c.number(0, 4)
    if way == 0:
        return story_of(c, c.pick(ANIMAL_LIST))
    if way in (1, 2):
        who, friend = c.sample(NAMES, 2)
        template = TRIP if way == 1 else NEWS
        middle = sorted(c.sample(range(1, len(template) - 1), c.number(2, 4)))
        place = c.pick(PLACE_LIST)
        return told(c, tuple(template[at] for at in (0, *middle, -1)), who=who, friend=friend, place=place.name,
                    job=c.pick(JOB_LIST), day=c.pick(words.DAYS), weather=words.WEATHER, clothes=words.CLOTHES,
                    sight=place.sights, doing=place.doings, thing=c.pick(words.THINGS), spot=words.SPOTS,
                    dish=words.DISHES, happy=words.HAPPY, trait=words.TRAITS)  # fmt: skip
    if way == 3:
        found = re.findall(r"[^.!?]+[.!?]", i_work(c))
        return [sentence.strip() for sentence in found]
    return c.sample(SENTENCES, c.number(4, 6))


def summary(c: Chooser) -> Asked:
    """A text to sum up."""
    text = text_to_sum_up(c)
    ask = c.fill("(Summarize this text:|Summarize:|Sum up this text:|Please summarize this text:|Write a summary:)", {})
    return Asked(f"{ask} {' '.join(text)}", Answer(f"{text[0]} {text[-1]}"))


def story(c: Chooser) -> Asked:
    """A story that is wished for."""
    kind = c.pick(ANIMAL_LIST)
    question = tidy(c.fill("(Tell me a story about a {kind}.|Tell me a story about a {kind}.|Write a story about a {kind}.|"
                           "Please tell me about a {kind}.)", {"kind": kind.name}))  # fmt: skip
    return Asked(question, Answer(" ".join(story_of(c, kind))))


def sentence_with(c: Chooser) -> Asked:
    """A sentence with a given word."""
    word = c.pick(words.THINGS + words.FRUITS + words.TOOLS)
    names = {"w": word, "who": NAMES, "spot": words.SPOTS, "day": words.DAYS, "trait": words.TRAITS}
    text = c.fill("({who} found a {w} {spot}.|On {day} {who} bought a {w}.|{who} looked for the {w} {spot}.|"
                  "{who} is {trait} and has a {w}.)", names)  # fmt: skip
    question = c.fill('(Write|Make) a sentence with the word "{w}".', names)
    return Asked(question, Answer(tidy(text)))


def repeat(c: Chooser) -> Asked:
    """Something to say again, or some times."""
    if c.chance(0.4):
        word, times = c.pick(words.THINGS + words.TRAITS), c.pick(("two", "three", "four"))
        said = ", ".join([word] * (2 + ("two", "three", "four").index(times)))
        return Asked(f'Say "{word}" {times} times.', Answer(said[0].upper() + said[1:] + "."))
    sentence = c.pick(text_to_sum_up(c))
    return Asked(f"Repeat after me: {sentence}", Answer(sentence))


def talk(c: Chooser) -> Asked:
    """Small talk."""
    asked, answer = c.pick(TALK)
    names = {"x": c.pick(words.DISHES)}
    return Asked(c.fill(asked, names), Answer(c.fill(answer, names)))


KINDS = ((summary, 5), (story, 3), (sentence_with, 2), (repeat, 2), (talk, 3))
