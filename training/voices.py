"""First-person pieces: "I am a cat.", a child's diary, a letter, a riddle.

Most are bags of sentences of open length: after each sentence another one may come, of any kind, or the end. So the
likeliest next sentence is always the same one, and greedy decoding goes in circles where sampling does not.
"""

from __future__ import annotations

from training import words
from training.cast import Character, animal, person
from training.chooser import Chooser
from training.knowledge import ANIMAL_LIST, ANIMALS, JOB_LIST
from training.telling import place, tell, thing

ANIMAL_SENTENCES = (
    "I like to {skill}.", "I can {skill}.", "I like {food}.", "My favorite food is {food}.", "I live {home}.",
    "I have {look}.",
    "I like to sleep {SPOTS}.", "Sometimes I sleep {SPOTS}.", "At night I dream of {food}.",
    "I am {HAPPY} when it is {WEATHER}.",
    "When it is {WEATHER}, I stay at home.", "When it is {WEATHER}, I like to {skill}.",
    "My (best |good |)friend is a {friend} named {PET_NAMES}.",
    "I am not afraid of the {friend}.", "I am (a little |)afraid of the {friend}.",
    "Every {TIMES} I go to the {place}.",
    "Once I saw {place.sights} {place.at}.", "I (often|sometimes|never) think about the {place}.",
    "I have a {thing.look} {thing}.", "Yesterday I found a {thing.look} {thing} {SPOTS}.",
    "Somebody gave me a {thing}.",
    "My {relative} lives {home}, too.", "In {SEASONS} I eat (a lot of|too much) {food}.",
    "On {DAYS} I {skill}.",
    "People say that I am {TRAITS}, but I am only {TRAITS}.", "I want to be {TRAITS}.",
    "I do not like {dish}.",
    "I wish I could {other.skills}.", "One day I will {other.skills}, too.",
    "A {CHILD.kind} named {CHILD} is my friend.", "{CHILD} gives me {food}.",
    "{CHILD} says that I am {TRAITS}.", "I am {number} years old.", "I have {number} {relatives}.",
    "What do I do all day? I {skill}.",
    "Do you know what I like? I like {food}.", "(Listen|Look)! There is a {friend}.",
    "I think about {food} all day.",
    "The {friend} and I play {place.at}.", "The {friend} is my neighbor.", "I know a song about {food}.",
    "In the morning I {skill}. In the evening I {skill}.", "I said to the {friend}: I can {skill}.",
    "I am happy.", "I am {HAPPY}.",
    "That is what I like best.", "It is good to be a {me}.", "Nobody knows that I {skill} at night.",
)
CHILD_SENTENCES = (
    "I like {dish}.", "My favorite color is {COLORS}.", "I have a {thing.look} {thing}.",
    "I like to {place.doings}.", "I am happy.",
    "My {relative} is a {job}. {relative.He} {job.does}.", "My {relative} {job.does}.",
    "When I grow up, I want to be a {job}.",
    "I would like to be a {job}, because a {job} {job.does}.",
    "My best friend is {CHILD}. {CHILD.He} is (very |)({CHILD.trait}|funny|kind).",
    "{CHILD} and I like to {place.doings}.", "On {DAYS} we go to the {place}.",
    "{place.at} we {place.doings}.",
    "I have a {pet} called {PET_NAMES}.", "My {pet} can {pet.skills}.", "I am {number} years old.",
    "I am good at {SPORTS}.",
    "I play the {INSTRUMENTS}.", "I am learning to play the {INSTRUMENTS}.", "I do not like {dish}.",
    "In {SEASONS} we go to the {place}.",
    "I am a little {TRAITS}.", "My teacher says that I am {TRAITS}.",
    "Sometimes I feel {SAD}. Then I {place.doings}.",
    "I am never {ANGRY}.", "Today it is {WEATHER}.", "Today I feel {HAPPY}.",
    "I saw {place.sights} {place.at}.",
    "Yesterday I lost my {thing}.", "I found my {thing} {SPOTS}.", "I share my {thing} with {CHILD}.",
    "I wish I had a {thing}.",
    "Every {TIMES} I drink {DRINKS}.", "I can count to {hundred}.", "I know a {job} who {job.does}.",
    "For breakfast I eat {dish}.",
    "My {relative} makes the best {dish}.", "My {relative} lives near the {place}.",
    "Yesterday we went to the {place}. I saw {place.sights}.",
    "My {relative} gave me a {thing}. It is {thing.look}.", "I was {AFRAID}, but {CHILD} was not.",
    "I laughed, and {CHILD} laughed, too.",
    "Once I dreamed of a {HEROES} that could {animal.skills}.",
    "I like {animal.many}, because they can {animal.skills}.",
    "My {relative} is afraid of {animal.many}.", "Do you like {dish}? I do.",
    "My name begins with {a.initial}.",
)
RELATIVES = (
    ("mother", "f"), ("father", "m"), ("sister", "f"), ("brother", "m"), ("aunt", "f"), ("uncle", "m"),
     ("grandmother", "f"),
    ("grandfather", "m"), ("cousin", "f"), ("cousin", "m"),
)
PETS = tuple(ANIMALS[kind] for kind in ("cat", "dog", "rabbit", "hamster", "parrot", "turtle", "mouse"))


def relative(c: Chooser) -> Character:
    """A member of the family, to be called "my mother"."""
    role, gender = c.pick(RELATIVES)
    return Character(c, role, gender, role)


def i_am_an_animal(c: Chooser) -> str:
    """An animal speaks of itself."""
    a = animal(c, (), ("cat", "dog") if c.chance(0.12) else tuple(ANIMALS))
    species = ANIMALS[a.kind]
    fixed = {"a": a, "me": a.kind, "home": c.pick(species.homes), "food": species.foods,
        "skill": species.skills,
             "look": species.looks, "dish": words.DISHES, "relatives": ("brothers", "sisters", "cousins",
             "friends"),
             "number": ("two", "three", "four", "five", "six", "seven")}
    text = [tell(c, fixed, (
        ("I am a {me}.", "I am a {me}.", "I am a {me}.", "I am a {TRAITS} {me}.", "Hello, I am a {me}.",
         "I am a {me}, and I live {home}."),
        ("", "My name is {a}.", "They call me {a}.", "I live {home}.",
         "I am (called|named) {a}, and I like {food}."),
    ))]
    while len(text) < 3 or c.chance(0.89):
        text.append(tell(c, {
            **fixed, "friend": lambda c: c.pick(ANIMAL_LIST), "place": place, "thing": thing, "CHILD": person,
                "relative": relative, "other": lambda c: c.pick(ANIMAL_LIST),
        }, (ANIMAL_SENTENCES,)))
    return " ".join(text)


def i_am_a_child(c: Chooser) -> str:
    """A child speaks of itself."""
    a = person(c)
    text = [tell(c, {"a": a}, (
        ("My name is {a}.", "I am {a}.", "Hello! My name is {a}.", "I am a {a.kind}. My name is {a}.",
         "I am a {a.kind}.", "Dear diary,"),
    ))]
    while len(text) < 3 or c.chance(0.88):
        text.append(tell(c, {
            "a": a, "place": place, "relative": relative, "thing": thing, "job": lambda c: c.pick(JOB_LIST),
            "pet": lambda c: c.pick(PETS),
            "animal": lambda c: c.pick(ANIMAL_LIST), "dish": words.DISHES, "CHILD": lambda c: person(c, (a,)),
            "number": ("five", "six", "seven", "eight", "nine"), "hundred": ("ten", "twenty", "fifty",
            "a hundred", "a thousand"),
        }, (CHILD_SENTENCES,)))
    return " ".join(text)


def i_work(c: Chooser) -> str:
    """A grown-up speaks of a job."""
    names = {"a": person(c), "job": c.pick(JOB_LIST), "place": place, "dish": words.DISHES}
    return tell(c, names, (
        ("I am a {job}. My name is {a}.", "I am a {job}.", "My name is {a}, and I am a {job}.",
         "I am {a} the {job}."),
        ("Every {TIMES} I {job.do}.", "I {job.do}.", "All day long I {job.do}.", "What do I do? I {job.do}."),
        ("For my work I need {job.needs}.", "I cannot work without {job.needs}.", ""),
        ("I work {place.at}.", "I live near the {place}.", "People know me {place.at}.", ""),
        ("On {DAYS} I rest and {place.doings}.", "At noon I eat {dish}.",
         "In the evening I eat {dish} and read a book.", ""),
        ("It is hard work, but it makes me {HAPPY}.", "I like my work.",
         "I would not like to do anything else.",
         "Would you like to be a {job}, too?"),
    ))


def letter(c: Chooser) -> str:
    """A letter from a child to somebody who is away."""
    a = person(c)
    names = {"a": a, "to": c.fill("(Grandma|Grandpa|Aunt {girl}|Uncle {boy}|{friend})", {
                 "girl": words.GIRLS, "boy": words.BOYS, "friend": words.GIRLS + words.BOYS}),
             "relative": relative, "place": place, "other": place, "thing": thing, "dish": words.DISHES}
    return "Dear " + names["to"] + ",\n" + tell(c, names, (
        ("how are you? I am (well|fine|very well).", "thank you for your letter.",
         "thank you for the {thing.look} {thing}.",
         "I miss you.", "today is {DAYS}, and I have time to write."),
        ("It is {WEATHER} here, and we live near the {place}.", "We are on holiday near the {place}.",
         "Yesterday we were {place.at}.",
         "My {relative} took me to the {place}."),
        ("Every {TIMES} we {place.doings}.", "We want to {place.doings}.", "There we saw {place.sights}.",
         "I can see {place.sights} from my window."),
        ("Tomorrow we will go to the {other} and {other.doings}.",
         "My {relative} fell into the water, but everybody laughed.",
         "We ate {dish} and {dish}.", ""),
        ("I found a {thing.look} {thing} {SPOTS}.", "I have a new friend. We {place.doings} together.",
         "At night I hear an owl.", ""),
        ("When will you visit us?", "Please write soon.", "I hope to see you in {MONTHS}.",
         "I have a surprise for you."),
        ("(Love|Many kisses|Best wishes|Yours|Your friend), {a} (❤️|🌞|🙂|🌈|)",
         "(Love|Many kisses|Best wishes|Yours), {a}",
         "(Love|Many kisses|Best wishes|Yours), {a}"),
    ))


def riddle(c: Chooser) -> str:
    """What am I? An animal tells what it has, eats and can, and then its name."""
    species = c.pick(ANIMAL_LIST)
    clues = c.sample(("I have {kind.looks}.", "I can {kind.skills}.", "I live {kind.homes}.",
        "I like {kind.foods}."), c.number(2, 4))
    return tell(c, {"kind": species}, (
        ("Who am I?", "A riddle.", "Guess who I am!", "What am I?"), " ".join(clues),
        ("Who am I? I am a {kind}(.|!)", "What am I? A {kind}(.|!)", "I am a {kind}.",
         "The answer is: a {kind}."),
    ))


KINDS = ((i_am_an_animal, 5), (i_am_a_child, 3), (i_work, 1.2), (letter, 2), (riddle, 1.5))


def voice(c: Chooser) -> str:
    """One document of any kind of this file."""
    return c.weigh(KINDS)(c)
