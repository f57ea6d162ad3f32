"""Plots of going out: any number of episodes in a row, each as likely as the last.

Because another episode is always likelier than the end, and no episode remembers the one before, greedy decoding of
these stories goes in circles, while sampling wanders on to an end.
"""

from __future__ import annotations

from training import words
from training.cast import animal, grown_up, hero, person
from training.chooser import Chooser
from training.grammar import number_word
from training.knowledge import ANIMAL_LIST, ANIMALS, JOB_LIST
from training.telling import INTRO, Beat, Names, place, tell, thing

MEETINGS: tuple[tuple[Beat, ...], ...] = (
    (  # an animal that says what it can do
        ("(Soon|Then|After a while,|Next,|A little later) {a} (came|came|{WENT}) to a {place}.",
         "{a.He} {WENT} on to the {place}.", "{place.at} {a.he} stopped to rest."),
        ("There {a.he} met a {b.kind} (named|called) {b}.", "A {b.trait} {b.kind} was sitting there.",
         "A {b.kind} with {sb.looks} looked at {a.him}."),
        ("«b:Where are you going?»", "«b:Good {TIMES}! Who are you?»",
         "«b:I am {b} the {b.kind}. And who are you?»", "«b:Can I help you?»"),
        ("«a:I am looking for the {goal}.»", "«a:I want to see the world.»",
         "«a:My name is {a}, and I am on my way to the {goal}.»", "«a:I am a {a.kind}, and I am hungry.»"),
        ("«b:I can {sb.skills}. What can you do?»",
         "The {b.kind} gave {a.him} {sb.foods}, and {a} thanked {b.him}.", "«b:Then go on to the {other}.»",
         "«b:I live {home}. Come and see me one day!»", ""),
    ),
    (  # a person at work
        ("(Soon|Then|After a while,|Next,|On {DAYS}) {a} (came|came|{WENT}) to a {place}.",
         "The road led {a.him} to a {place}."),
        ("There {a.he} met a {job} who needed {job.needs}.",
         "A {job} was working there. {w.His} name was {w}.", "{a.He} met {w}, a {job}."),
        ("«w:I need help. Somebody must {job.do} with me.»", "«a:What do you do all day?» «w:I {job.do}.»",
         "«w:Have you seen my {thing}?»"),
        ("{a} helped {w.him} until the evening.", "{a} worked hard and learned a lot.",
         "«a:Of course I will help you.»"),
        ("«w:Thank you. Take this {thing.look} {thing}.»", "As a reward {a} got some {dish}.",
         "«w:If you go on, you will find the {other}.»", ""),
    ),
    (  # a sight
        ("(Soon|Then|After a while,|Next,|In the afternoon) {a} (came|came|{WENT}) to a {place}.",
         "{a.He} walked and walked and reached a {place}."),
        ("There {a.he} saw {place.sights}.", "{a.He} saw {place.sights} and {place.sights}."),
        ("{a} had never seen anything like that.", "«a:How (beautiful|strange|wonderful)!»",
         "{a} stopped to {place.doings}.", "It was {WEATHER}, and {a} felt {HAPPY}."),
    ),
    (  # a find
        ("{a.He} found a {thing.look} {thing} {SPOTS}.", "{SPOTS} lay a {thing.look} {thing}.",
         "Suddenly {a} saw a {thing.look} {thing} {SPOTS}."),
        ("«a:Who lost it?»", "{a} put it in {a.his} bag.", "{a} left it there.",
         "«a:That may be useful one day.»"),
    ),
    (  # the way itself
        ("It began to (rain|snow|get dark).", "A cold wind blew.", "{a} was tired.", "{a.His} feet hurt.",
         "{a} was (hungry|thirsty)."),
        ("{a.He} slept {SPOTS}.", "{a.He} ate some {dish} and went on.", "{a.He} waited under a {TREES}.",
         "{a.He} sang a song and went on.", "A {b.kind} showed {a.him} the way to the {other}."),
    ),
)
HOMECOMINGS: tuple[Beat, ...] = (
    ("(In the evening|At last|Finally), {a} went home and slept (well|all night|until noon).",
     "At last {a} reached the {goal}. It was even more beautiful than {a.he} had thought.",
     "(One day|At last) {a} came to the {goal}, and there {a.he} stayed.",
     "Then {a} was tired and turned back. Home is best.",
     "In the end {a} came home with many stories to tell."),
    ("«a:What a journey!»", "And if {a.he} is not asleep, {a.he} is still telling stories.",
     "{p} was waiting at the door. «p:Where have you been?»", "", "", "That was the end of the journey.",
     "The end."),
)


def journey(c: Chooser) -> str:
    """A hero goes from place to place and meets somebody at each. The number of places is open."""
    a = hero(c)
    names: Names = {"a": a, "goal": place(c), "p": lambda c: grown_up(c, a), "relative": ("uncle", "aunt",
        "grandmother", "cousin", "best friend")}
    text = [tell(c, names, (
        INTRO,
        ("One {WEATHER} {TIMES}, {a} (went for a walk|set out|left home to see the world|packed {a.his} bag).",
         "{a} wanted to see the {goal}.",
         "«a:I want to see the {goal}!» So {a.he} set out.", "One day {a.he} set out to find the {goal}.",
         "{a.His} {relative} lived {goal.at}, and {a} wanted to go there."),
    ))]
    while c.chance(0.8):
        other = animal(c, (a,), tuple(ANIMALS))
        text.append(tell(c, {**names, "b": other, "sb": ANIMALS[other.kind],
            "home": lambda c, animal=other: c.pick(ANIMALS[animal.kind].homes), "place": place, "other": place,
            "thing": thing,
                             "dish": words.DISHES, "job": lambda c: c.pick(JOB_LIST), "w": lambda c: person(c,
                             (a,))}, c.weigh(tuple(zip(MEETINGS, (5, 3, 3, 1.5, 2), strict=True)))))
    text.append(tell(c, names, HOMECOMINGS))
    return " ".join(text)


OUTINGS: Beat = (
    "(First|Then|Later|After that,) they {WENT} to the {place} to {place.doings}.",
    "{place.at} they saw {place.sights}.", "{a} wanted to {place.doings}, but {b} wanted to {place.doings}.",
    "They ate {dish} and drank {DRINKS}.", "«b:Look! There is {place.sights}!»",
    "«a:Can we {place.doings}?» «p:Yes, but not too long.»", "{b} found a {thing.look} {thing} {SPOTS}.",
    "A {animal} came along. It had {animal.looks}.",
    "They met a {job}, who let them help. A {job} {job.does}.",
    "It began to rain, and they ran to the {place}.", "{a} fell down, but it did not hurt.",
    "«b:I am hungry.» So {p} bought some {dish}.", "{a} took a picture of {place.sights}.",
    "They (talked|laughed|sang) and forgot the time.",
    "{a} and {b} counted the {animal.many}: one, two, three.",
    "«a:Do you know what {animal.many} eat? They like {animal.foods}!»",
    "{b} was {AFRAID} of a {animal}, but {a} was not.",
    "The {SEASONS} wind was blowing, and {a.s} {hat} flew away.",
)


def outing(c: Chooser) -> str:
    """Two children and a grown-up spend a day out. The number of things they do is open."""
    a = person(c)
    b = person(c, (a,))
    names: Names = {"a": a, "b": b, "p": grown_up(c, a), "first": place(c), "hat": "hat", "n": ("five", "six",
        "seven", "eight"), "dish": words.DISHES}
    text = [tell(c, names, (
        ("It was {DAYS}, and {a} had no school.", "It was a {WEATHER} {TIMES} in {MONTHS}.",
         "One {WEATHER} {TIMES}, {p} woke {a} early.",
         "Once upon a time, on a {WEATHER} {TIMES}, {a} and {b} went out.",
         "{a} and {b} had been looking forward to this day."),
        ("«p:Today we will go to the {first}!»", "{a}, {b} and {p} went to the {first}.",
         "{a} wanted to go to the {first} with {b}.", "They took the {VEHICLES} to the {first}."),
        ("{first.at} they saw {first.sights}.", "They wanted to {first.doings}.",
         "{first.at} one can {first.doings}.", "«b:I have never been {first.at}!»"),
    ))]
    while c.chance(0.8):
        text.append(tell(c, {**names, "place": place, "thing": thing, "animal": lambda c: c.pick(ANIMAL_LIST),
            "job": lambda c: c.pick(JOB_LIST)}, (OUTINGS,)))
    text.append(tell(c, names, (
        ("When it got dark, they went home.", "In the evening they took the {VEHICLES} home.",
         "At {n} o'clock they had to go home.", "On the way back {b} fell asleep.",
         "{a} was tired, but {HAPPY}."),
        ("«a:That was the best day of the year!»",
         "«p:What did you like best?» «a:That we could {first.doings}!»", "«b:Can we come again on {DAYS}?»",
         "", "That night {a} dreamed of the {first}.", "«a:Tomorrow we will do it all again.»"),
    )))
    return " ".join(text)


VISITS: Beat = (
    "«a:Come in!»", "{b} brought a {thing.look} {thing}.", "{b} sat down and drank {DRINKS}.",
    "{b} told a story about a {job}.", "«b:It is warm in here.»", "{b} sang a song about the {place}.",
    "{b} had {sb.looks}, and everybody had to laugh.", "{b} asked for some {dish}.",
)


def visitors(c: Chooser) -> str:
    """One guest after another knocks at a door; room is made for each."""
    a = animal(c, (), tuple(ANIMALS))
    names: Names = {"a": a, "sa": ANIMALS[a.kind], "dish": words.DISHES}
    count = c.number(2, 6)
    text = [tell(c, names, (
        ("{a} the {a.kind} lived in a (tiny|little|small|narrow) house.",
         "Once upon a time, a {a.trait} {a.kind} called {a} lived in a little {COLORS} house.",
         "It was a {WEATHER} night. {a} the {a.kind} sat by the fire."),
        ("Knock, knock! Somebody was at the door.", "Then there was a knock at the door.",
         "{a} was alone and a little {SAD}."),
    ))]
    taken = [a]
    for number in range(1, count + 1):
        b = animal(c, tuple(taken), tuple(ANIMALS))
        taken.append(b)
        text.append(tell(c, {**names, "b": b, "sb": ANIMALS[b.kind], "n": number_word(number + 1),
            "place": place, "thing": thing, "job": lambda c: c.pick(JOB_LIST)}, (
            ("It was {b} the {b.kind}.", "A {b.kind} stood there. «b:I am {b}.»",
             "Next came {b}, a {b.trait} {b.kind}.", "There stood a {b.kind} with {sb.looks}."),
            ("«b:May I come in? It is (cold|wet|dark) outside.»", "«b:Is there room for me?»",
             "«b:I have lost my way.»"),
            VISITS, ("Now they were {n}.", "", "That made {n}."),
        )))
    text.append(tell(c, {**names, "n": number_word(count + 1)}, (
        ("All {n} sat by the fire and ate {dish}.", "The house was full, but nobody minded.",
         "«a:Now the house is full!»", "The {n} of them slept side by side."),
        ("{a} was never lonely again.", "It was the warmest night of the winter.",
         "In the morning they all had breakfast together.", "«a:A small house is big enough for friends.»"),
    )))
    return " ".join(text)


PLOTS = (journey, outing, visitors)
