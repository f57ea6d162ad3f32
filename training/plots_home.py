"""Plots of the house: baking, planting, bedtime, an illness, a dark evening, a tooth, a concert, a day of rain."""

from __future__ import annotations

from training import words
from training.cast import animal, grown_up, person
from training.chooser import Chooser
from training.grammar import number_word
from training.knowledge import JOB_LIST
from training.telling import Beat, Names, place, thing

Plot = tuple[Names, tuple[Beat, ...]]


def family(c: Chooser) -> Names:
    """A child, a grown-up, a friend, a brother or sister `s`."""
    a = person(c)
    return {"a": a, "p": grown_up(c, a), "b": lambda c: person(c, (a,)), "place": place, "thing": thing,
        "dish": words.DISHES, "job": lambda c: c.pick(JOB_LIST),
            "n": lambda c: number_word(c.number(2, 12)), "number": lambda c: number_word(c.number(2, 9)),
            "milk": "milk", "day": lambda c: c.pick(words.DAYS),
            "relative": ("brother", "sister", "cousin", "grandmother", "grandfather", "uncle", "aunt"),
            "shadow": (*words.PETS, "swan", "wolf", "crocodile", "dragon"),
            "nightmare": ("the dark", "a witch", "ghosts", "the storm", "big spiders", "wolves", "bad dreams",
            "the shadow on the wall"),
            "dream": ("the sea", "a flying bed", "a talking horse", "an island of cake", "chocolate rivers",
            "the moon", "a hundred balloons", "a very small elephant",
                      "a ship with red sails", "snow in summer", "a library in a tree")}


def baking(c: Chooser) -> Plot:
    """A recipe in its order; something goes wrong; it tastes good."""
    cake, main = c.pick((("apple cake", "apples"), ("carrot cake", "carrots"), ("chocolate cake",
        "chocolate"), ("cherry pie", "cherries"), ("banana bread", "bananas"),
                         ("lemon tart", "lemons"), ("nut cake", "nuts"), ("plum cake", "plums"),
                          ("honey cake", "honey"), ("pumpkin pie", "a pumpkin"), ("blueberry muffins",
                          "blueberries"),
                         ("cheesecake", "cream cheese"), ("walnut cookies", "walnuts"), ("poppy seed rolls",
                          "poppy seeds")))
    missing = c.pick(("eggs", "butter", "sugar", "flour", "milk"))
    names = {**family(c), "cake": cake, "main": main, "missing": missing, "oops": c.pick((
        ("took salt instead of sugar", "It was as salty as the sea!"), ("forgot the cake in the oven",
         "It was as black as coal!"), ("dropped an egg on the cat", "The cat was yellow from head to tail!"),
        ("spilled the flour", "Everything was white, even the dog!"), ("used ten spoons of baking powder",
         "The dough grew and grew and came out of the oven!")))}
    names["slip"], names["result"] = names.pop("oops")
    return names, (
        ("{a} wanted to bake a {cake} for {p}.", "«a:Today I want to bake a {cake}!»",
         "On {DAYS}, {a} and {p} were in the kitchen. «p:Shall we bake a {cake}?»",
         "It was {WEATHER} outside, a good day to bake a {cake}."),
        ("First they needed {main}, eggs, butter, sugar, flour and milk.",
         "«p:We need {main}, flour, butter, milk, sugar and eggs.»",
         "{a.He} read the recipe: {main}, sugar, eggs, flour, butter and milk."),
        ("But there (was|were) no {missing}.".replace("(was|were)", "were" if missing == "eggs" else "was"),
         "«a:We have no {missing}!»", "Only the {missing} (was|were) missing.".replace("(was|were)",
         "were" if missing == "eggs" else "was")),
        ("So {a} ran to the neighbor, {b}. «a:Do you have some {missing} for us?»",
         "{a} asked {b} next door for {missing}.",
         "{b} lent them some {missing}. «b:Only if I may have a piece!»"),
        ("Then {a} stirred the dough until {a.his} arm (hurt|was tired).",
         "{a} mixed everything in a big bowl.", "{a.He} cracked the eggs, and {p} stirred."),
        ("But {a.he} {slip}. {result}", "Suddenly {a} {slip}. {result}", "", ""),
        ("{p} laughed. «p:That happens. We will try again.»",
         "«a:I am so stupid!» «p:No. Even a baker makes mistakes.»", ""),
        ("They put it into the oven and waited.", "It had to stay in the oven for twenty minutes.",
         "The whole house smelled of {main}."),
        ("At last the {cake} was ready. It was golden and (warm|sweet).",
         "«a:It is ready! Careful, it is hot!»", "When the clock rang, {a} opened the oven."),
        ("{b} came and brought {dish}.", "They ate it with {DRINKS} {place.at}.",
         "«b:This is the best {cake} in the world!»"),
        ("Only crumbs were left, and those were for the (birds|mice).",
         "{a} saved a piece for {a.his} {relative}.", "«a:Tomorrow we will bake another one!»",
         "{a} was so full that {a.he} could not move."),
    )


def planting(c: Chooser) -> Plot:
    """A seed, patience, and what comes of it; the right fruit grows from the right seed."""
    seed, fruit = c.pick((("sunflower seed", "sunflower"), ("pumpkin seed", "pumpkin"), ("bean", "beanstalk"),
        ("acorn", "oak"), ("apple seed", "apple tree"), ("tulip bulb", "tulip"),
                          ("cherry stone", "cherry tree"), ("pea", "pea plant"), ("chestnut",
                           "chestnut tree"), ("tomato seed", "tomato plant"), ("lemon seed", "lemon tree"),
                           ("melon seed", "melon")))
    names = {**family(c), "seed": seed, "fruit": fruit}
    return names, (
        ("{p} gave {a} a {seed}. «p:Put it into the earth and wait.»",
         "One day in spring, {a} found a {seed} in {a.his} pocket.",
         "«a:What is this?» «p:That is a {seed}.»"),
        ("{a} dug a hole, put the {seed} in and watered it.", "{a.He} planted it in a {COLORS} pot.",
         "{a} planted it behind the house, next to the {TREES}."),
        ("The next morning {a.he} looked. Nothing.", "After a week there was nothing to see.",
         "Every {TIMES} {a.he} looked, but there was only earth."),
        ("«a:It does not grow!»", "{a} was {SAD}. «a:Maybe the seed is dead.»",
         "«a:Why does it take so long?»", "{a} wanted to dig it up again."),
        ("«p:Be patient. It is growing where you cannot see it.»", "«p:Good things take time.»",
         "«p:First come the roots.»"),
        ("So {a} waited and watered and waited.", "{a} even sang to it.", "It rained, and the sun shone."),
        ("Then, one {TIMES}, there was a tiny green leaf.", "On {DAYS} {a} saw something green. A leaf!",
         "«a:Come quickly! It is growing!»"),
        ("It grew and grew. Soon it was as tall as a spoon, then as tall as {a}.",
         "A snail wanted to eat it, but {a} carried the snail to the {place}.",
         "A storm bent it, but {a} tied it to a stick.", ""),
        ("In autumn it was a real {fruit}.", "It became the most beautiful {fruit} in the village.",
         "And what was it? A {fruit}!"),
        ("«p:You see?»", "{b} wanted one, too, and so {a} gave {b.him} a {seed}.",
         "When {a} was old, the {fruit} was still there." if "tree" in fruit or fruit == "oak" else "{a} kept a new {seed} for the next year.",
         "{a} was {HAPPY} and gave the first one to {p}." if "tree" not in fruit and fruit != "oak" else "{a} was {HAPPY} and sat down in its shade."),
    )


def bedtime(c: Chooser) -> Plot:
    """A child cannot sleep: reasons, remedies, and sleep. The remedies are open in number."""
    names = {**family(c), "pet": animal(c, (), ("teddy bear", "cat", "dog", "toy rabbit", "hamster",
        "rag doll"))}
    remedies: Beat = (
        "{a} drank a glass of {milk}. It did not help.", "{p} sang a song about a {HEROES}.",
        "{a} counted sheep: one, two, three, four, five.", "{p} read a story about a {HEROES} and a {JOBS}.",
        "{a} turned to the left and to the right.", "{a} looked out of the window. {a.He} saw the moon.",
        "{a} thought of the {place}, of {place.sights}.", "{p} brought {a.him} a {COLORS} blanket.",
        "{a} told {pet} everything that had happened.",
        "{a} closed {a.his} eyes, first the left one, then the right one.",
        "«a:One more story, please!» «p:Only a short one.»", "{a} heard {sound}. {a.He} listened.",
    )
    middle = c.sample(remedies, c.number(2, 8))
    return names, (
        ("It was late, but {a} could not sleep.", "«p:Good night, {a}.» But {a} was not tired.",
         "{a} lay in bed with open eyes, next to {pet}, {a.his} {pet.kind}."),
        ("«a:I am not tired!»", "«a:I am thirsty.»", "«a:There is something under my bed.»",
         "«a:I am afraid of {nightmare}.»", "«a:I cannot stop thinking about tomorrow.»"),
        *middle,
        ("{a} yawned.", "{a.s} eyes became heavy.", "«p:Now close your eyes.»", "The clock struck {n}."),
        ("Soon {a} was asleep.", "And then there was no sound at all. {a} slept.",
         "{p} switched off the light. «p:Sleep well.»",
         "When {p} came in again, {a} and {pet} were fast asleep."),
        ("{a.He} dreamed of {dream}.", "In {a.his} dream {a.he} could fly.", ""),
    )


def ill(c: Chooser) -> Plot:
    """A child is ill; visitors bring things; one thing helps."""
    what, help_ = c.pick((("a cold", "hot tea with honey"), ("a fever", "a cool cloth"), ("a sore throat",
        "warm milk"), ("a stomachache", "mint tea"), ("a rash", "a cold bath"),
                          ("a cough", "thyme syrup"), ("chickenpox", "a lot of patience"), ("an earache",
                           "a warm onion"), ("a headache", "a dark, quiet room")))
    names = {**family(c), "what": what,
        "ill": what.removeprefix("a ").removeprefix("an ").removeprefix("the "), "help": help_,
        "doctor": "the doctor"}
    return names, (
        ("{a} had {what} and had to stay in bed.", "One {TIMES}, {a} woke up with {what}.",
         "«a:I do not feel well.» {a} had {what}."),
        ("Outside the others were playing.", "And today was the {day} that they wanted to go to the {place}!",
         "{a} was {SAD}, because {a.he} could not go to the {place}.", "It was so boring in bed."),
        ("{p} called the doctor.", "The doctor came with a {COLORS} bag.",
         "«p:Let me see. Open your mouth.»"),
        ("«doctor:It is only {what}. In three days you can get up.»",
         "«doctor:You need {help} and a lot of sleep.»", "The doctor listened to {a.his} heart and nodded."),
        ("{b} visited {a.him} and brought a {thing.look} {thing}.",
         "In the afternoon {b} came. «b:I brought you a {thing.look} {thing}.»",
         "{b} stood at the window and made funny faces."),
        ("{a} laughed for the first time that day.", "They played cards, and {a} won.",
         "«a:Thank you. That is better than medicine.»", "{b} told {a.him} everything about school."),
        ("{p} brought {help}.", "For lunch there was {dish}, but {a} was not hungry.",
         "But the best thing was {help}."),
        ("After three days {a} was well again.", "The next morning the {ill} was gone.",
         "Soon {a.he} could get up."),
        ("And then {b} had {what}!", "They went to the {place} together to {place.doings}.",
         "«a:Now I want to {place.doings}!»"),
        ("So {a} put on {a.his} shoes and brought {b.him} {help}.", "{a} still has the {thing} today.", ""),
    )


def dark_evening(c: Chooser) -> Plot:
    """The light goes out; what the family does without it."""
    names = family(c)
    return names, (
        ("One stormy evening the light went out.", "Suddenly it was dark in the whole house.",
         "Click! All the lamps were out."),
        ("«a:I cannot see anything!»", "«a:What was that?»", "{a} was {AFRAID}.",
         "No lamp, no radio, no oven. {a} stood in the hall."),
        ("«p:Do not move. I will look for a candle.»", "{p} lit a candle and put it on the table.",
         "{p} found a flashlight {SPOTS}."),
        ("The shadows danced on the wall.", "On the wall there was a big shadow. It looked like a {HEROES}.",
         "Outside the whole street was dark."),
        ("«a:Look, I can make a {shadow}!» {a} held {a.his} hands in front of the candle.",
         "They played with shadows: first a {shadow}, then a {shadow}.",
         "They sat together under a blanket and told stories."),
        ("{p} told about the time when {p.he} was little and wanted to be a {job}.",
         "«p:When I was a child, we had no lamps at all.»", "They sang all the songs that they knew."),
        ("There was a knock at the door. It was {b} from next door. «b:May I sit with you?»",
         "Then {b} came with {dish} and a lantern.", "They ate cold {dish}, and it tasted wonderful."),
        ("When the light came on again, they all said: Oh!",
         "Suddenly the light was back. {a} was almost {SAD}.", "Two hours later the lamps were on again."),
        ("«a:Can we switch it off again?»", "And what did they do? They switched it off again.",
         "Since then, they have a dark evening every {DAYS}.", "{a} blew out the candle and made a wish."),
    )


def tooth(c: Chooser) -> Plot:
    """A loose tooth: how it comes out and where it goes."""
    names = {**family(c), "how": ("bit into an apple", "laughed", "sneezed", "ate a carrot",
        "jumped down the stairs", "blew a whistle", "played the trumpet", "yawned")}
    return names, (
        ("{a} had a loose tooth.", "«a:My tooth is loose!»",
         "For {number} days, {a.s} tooth had been loose."),
        ("{a.He} wiggled it with {a.his} tongue all day.", "It would not come out.",
         "«b:I lost {number} teeth already. It does not hurt.»", "{a} was {AFRAID} that it would hurt."),
        ("«p:Tie a string to the door!» But {a} did not want that.", "«p:It will fall out when it is ready.»",
         "{b} wanted to pull it, but {a} ran away."),
        ("On {DAYS} {a.he} {how}, and the tooth was gone!", "Then {a.he} {how}. Plop!",
         "One {TIMES} {a.he} {how}, and there it was, small and white."),
        ("Where was it? {a} found it {SPOTS}.", "«a:I swallowed it!» No, it was lying {SPOTS}.",
         "{a} held it up. «a:Look, it has a root!»"),
        ("{a.He} put it under the pillow.", "{a.He} put it into a little box.",
         "In the evening {a} wrote a note and put it under the pillow with the tooth."),
        ("The next morning there was a {COLORS} coin.", "In the morning {a.he} found a {thing.look} {thing}.",
         "In its place lay a {thing.look} {thing}."),
        ("Now {a} whistles when {a.he} speaks.", "«b:You look like a {JOBS}!»",
         "And the next tooth is loose already.", "{a} smiled so that everybody could see the gap."),
    )


def concert(c: Chooser) -> Plot:
    """Practice, stage fright, and a concert with an instrument that stays the same throughout."""
    instrument = c.pick(words.INSTRUMENTS)
    names = {**family(c), "i": instrument, "verb": c.pick(("squeaked", "howled", "growled", "coughed",
        "hissed"))}
    return names, (
        ("{a} was learning to play the {i}.", "For {a.his} birthday {a} got a {COLORS} {i}.",
         "{a} heard a {i} on the radio. «a:I want to learn that!»"),
        ("At first it {verb} like a {HEROES}.", "The {i} {verb}, and the cat ran away.",
         "{b} held {b.his} ears.", "«p:Could you practice in the cellar?»"),
        ("But {a} practiced every {TIMES}.", "{a} was {a.trait} and did not give up.",
         "«p:Nobody is born a musician.»"),
        ("After {number} weeks it sounded better.", "One {TIMES} {p} stopped at the door and listened.",
         "Little by little the notes became a song."),
        ("Then came the day of the concert {place.at}.",
         "«p:On {DAYS} there is a concert {place.at}. You will play.»",
         "In {MONTHS} there was a concert {place.at}."),
        ("{a.s} hands were cold. «a:I have forgotten everything!»",
         "{a} was {AFRAID}. There were so many people!", "{a} wanted to run away."),
        ("«b:Play for me. Forget the others.»", "{b} sat in the first row and winked.",
         "«p:Breathe in, breathe out. Now go.»"),
        ("{a} took the {i} and began to play.", "{a} lifted the {i} and closed {a.his} eyes.",
         "The first note was wrong, but the second one was right."),
        ("It was quiet. Then everybody clapped.", "The people stood up and cheered.",
         "Somebody cried: One more!"),
        ("{a} was {HAPPY} and bowed.", "«b:I will never hold my ears again.»",
         "Now {b} wants to learn the {INSTRUMENTS}.", "«p:That was your {i}? I thought it was an angel.»"),
    )


PLOTS = (baking, planting, bedtime, ill, dark_evening, tooth, concert)
