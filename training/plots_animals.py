"""Plots of animals: a hurt one, a lost one, a trick, a store for winter, a storm, one that is different, a rescue."""

from __future__ import annotations

from training import words
from training.cast import animal, grown_up, person
from training.chooser import Chooser
from training.knowledge import ANIMALS
from training.telling import Beat, Names, place, thing

Plot = tuple[Names, tuple[Beat, ...]]
WOOD = tuple(kind for kind in words.FOREST_ANIMALS if kind in ANIMALS)


def animals(c: Chooser) -> Names:
    """Two animals of the forest with what is known of them (`sa`, `sb`), a place, a thing."""
    a = animal(c, (), WOOD)
    b = animal(c, (a,), WOOD)
    return {"a": a, "b": b, "sa": ANIMALS[a.kind], "sb": ANIMALS[b.kind], "place": place, "other": place,
        "thing": thing, "dish": words.DISHES,
            "number": ("two", "three", "five", "seven", "ten"),
            "m": "her mother" if a.gender == "f" else "his mother"}


def hurt(c: Chooser) -> Plot:
    """A child finds an animal that is hurt and cares for it until it can go."""
    a = person(c)
    b = animal(c, (a,), WOOD)
    names = {"a": a, "b": b, "sb": ANIMALS[b.kind], "p": lambda c: grown_up(c, a), "place": place,
        "home": c.pick(ANIMALS[b.kind].homes),
             "what": c.pick(("leg", "foot", "ear", "back", "nose") if b.kind not in ("owl", "crow", "robin",
             "sparrow") else ("wing", "leg", "foot")),
             "bed": ("box", "basket", "drawer", "old hat", "shoe box"), "weeks": ("a week", "ten days",
             "two weeks", "a month", "some time")}
    return names, (
        ("One {WEATHER} {TIMES}, {a} {WENT} to the {place} with {p}.",
         "{a} was a {a.trait} {a.kind}. One {TIMES}, {a.he} went to the {place}.",
         "On the way home from the {place}, {a} heard a (strange|faint|soft) sound.",
         "{a} wanted to {place.doings}, but then {a.he} (stopped|stood still)."),
        ("(Suddenly|There) {a.he} saw a little {b.kind} {SPOTS}.", "A little {b.kind} was lying {SPOTS}.",
         "Something moved {SPOTS}. It was a {b.kind}!"),
        ("It could not move, because its {what} was hurt.",
         "Its {what} was bleeding, and it looked {AFRAID}.", "There was a thorn in its {what}."),
        ("«a:Poor little {b.kind}! Can we help?»", "«a:Do not be afraid. I will help you.»",
         "{a} did not know what to do. «a:Come quickly!»"),
        ("«p:Yes. Let us take it home.»", "«p:We must keep it warm.»", "{p} carried it home in a scarf.",
         "«p:Be careful. It is (wild|frightened).»"),
        ("{a} made a bed in a {bed} and gave the {b.kind} {sb.foods}.",
         "At home {a.he} washed the {what} and put on a bandage.",
         "They put it into a {bed} with a soft blanket.",
         "A {b.kind} eats {sb.foods}, and so {a} went to look for some."),
        ("{a} called {b.him} {b}.", "«a:I will call you {b}.»", "{a.He} gave {b.him} a name: {b}."),
        ("Every {TIMES} {a.he} brought {b.him} water and {sb.foods}.", "Day after day, {b} got stronger.",
         "At night {a} got up to see if {b} was asleep."),
        ("After {weeks}, {b} could {sb.skills} again.", "After {weeks}, the {what} was well again.",
         "One {TIMES}, after {weeks}, {b} wanted to go outside."),
        ("«p:It is time to let {b.him} go. A {b.kind} lives {home}.»",
         "«p:{b} is wild. {b.He} belongs {home}.»", "{a} knew that a {b.kind} belongs {home}."),
        ("{a} opened the {bed}, and {b} (ran|was) off. {a} was {SAD} and {HAPPY} at the same time.",
         "They took {b.him} back to the {place}. «a:Goodbye, {b}!»", "{b} looked back once and was gone."),
        ("Every {SEASONS}, {b} came back to see {a}.", "{a} never forgot {b}.",
         "Sometimes, in the evening, {a} sees a {b.kind} near the window.",
         "A year later {b} came back with three little ones."),
    )


def trick(c: Chooser) -> Plot:
    """A sly one wants the food of another, and is outwitted."""
    names = animals(c)
    names["food"] = c.pick(names["sb"].foods)
    names["sly"] = animal(c, (names["a"], names["b"]), ("fox", "weasel", "crow", "raccoon", "wolf", "cat",
        "magpie"))
    return names, (
        ("{b} the {b.kind} had found some {food}.",
         "Once upon a time, there was a {b.kind} called {b} who had a big pile of {food}.",
         "All {SEASONS}, {b} the {b.kind} had gathered {food}."),
        ("{sly} the {sly.kind} was hungry and wanted the {food}.",
         "A {sly.kind} named {sly} saw it and had a plan.", "Then {sly}, a {TRAITS} {sly.kind}, came along."),
        ("«sly:Good {TIMES}, {b}! How beautiful you (are|look) today! Can you {sb.skills}?»",
         "«sly:Quick, {b}! Your house is on fire!»",
         "«sly:I bet that you cannot {sb.skills} with your eyes closed.»",
         "«sly:Your friend {a} is looking for you {place.at}!»"),
        ("{b} was {TRAITS}, but not stupid.", "{b} put the {food} down for a moment.",
         "{b} wondered what {sly.he} wanted.", "«b:Of course I can!»"),
        ("{a} the {a.kind} had heard everything.", "Luckily {a}, a clever {a.kind}, was sitting {SPOTS}.",
         "But {b} had a friend, {a} the {a.kind}."),
        ("«a:Do not believe {sly.him}! {sly.He} only wants your {food}!»",
         "{a} whispered something into {b.s} ear.", "«a:I know what to do.»"),
        ("They filled a sack with stones and left it by the {TREES}.",
         "{b} hid the {food} {SPOTS} and put stones in its place.",
         "{a} painted some pebbles so that they looked like {food}."),
        ("{sly} grabbed the sack and ran. How heavy it was!", "{sly} bit into a stone. Ouch!",
         "{sly} took a big bite and lost a tooth.", "At home {sly} opened the sack and was {ANGRY}."),
        ("{a} and {b} laughed until their bellies hurt.", "«b:Stones for the thief and {food} for us!»",
         "From far away they heard {sly} (shout|howl)."),
        ("Then they ate the {food} together.", "{sly} never came back.",
         "But {b} felt sorry for {sly.him}. «b:If you are hungry, just ask.»",
         "And if {sly.he} has not learned, {sly.he} still eats stones."),
    )


def winter(c: Chooser) -> Plot:
    """One gathers, one sings; winter comes."""
    names = animals(c)
    names["food"] = c.pick(names["sa"].foods)
    return names, (
        ("It was (summer|autumn). {a} the {a.kind} was gathering {food}.",
         "All summer {a}, a {a.trait} {a.kind}, worked and gathered {food}.",
         "{a} the {a.kind} was preparing for the winter. {a.He} needed a lot of {food}."),
        ("{b} the {b.kind} lay in the sun and (sang|slept|laughed).",
         "{a.His} neighbor {b}, a {b.kind}, only wanted to {sb.skills}.",
         "But {b} the {b.kind} sang from morning until night."),
        ("«b:Why do you work? The sun is shining!»", "«b:Come and play with me!»", "«b:Winter is far away.»"),
        ("«a:Winter will come soon. What will you eat?»", "«a:I want to be ready when the snow comes.»",
         "{a} shook {a.his} head and went on working."),
        ("Then the leaves fell, and a cold wind blew.", "Soon the lake was frozen.",
         "One {TIMES} in November the first snow fell.", "The nights became long and cold."),
        ("{b} had nothing to eat. {b.He} was cold and {SAD}.",
         "{b} looked for food, but everything was (white|frozen|empty).",
         "Hungry and freezing, {b} knocked at {a.s} door."),
        ("«b:Please let me in. I am cold.»", "«b:You were right, and I was wrong.»",
         "«b:I have nothing left. Can you help me?»"),
        ("{a} thought of the summer. Then {a.he} opened the door (wide|).", "«a:I told you so. But come in.»",
         "{a} was {ANGRY}, but only for a moment."),
        ("Inside it was warm. They ate {food} and drank {DRINKS}.",
         "{a} gave {b.him} a blanket and some {food}.", "There was enough {food} for two."),
        ("In return {b} sang for {a} every evening.",
         "{b} told stories by the fire, and the winter did not seem so long.",
         "«b:Next summer I will help you.» And {b.he} did.",
         "«a:I gather the {food}, and you bring the songs.»"),
        ("When spring came, they were still friends.", "So both learned something.", ""),
    )


def different(c: Chooser) -> Plot:
    """One that is not like the others, until that very thing helps."""
    names = animals(c)
    odd, use = c.pick((
        ("was much smaller than the others", "slipped through the narrow crack and brought help"),
         ("had very big ears", "heard the flood before everybody else"),
        ("had a crooked tail", "pulled the key out of the deep hole with it"), ("was as white as snow",
         "could not be seen in the snow and crept past the hunter"),
        ("had a very loud voice", "called so loudly that everybody woke up in time"),
         ("was slower than the others", "was the only one who saw the trap in the grass"),
        ("had one blue eye and one green eye", "saw in the dusk what nobody else saw"), ("had very long legs",
         "waded through the river and carried the little ones across"),
        ("could not stop sneezing", "blew out the fire with one big sneeze"), ("glowed a little in the dark",
         "showed everybody the way out of the cave"),
        ("was afraid of everything", "noticed the danger first"), ("was very heavy",
         "held the bridge down in the storm")))
    names |= {"odd": odd, "use": use, "many": names["sa"].many}
    return names, (
        ("Among the {many} {place.at} there was one called {a}.",
         "{a} was a little {a.kind} who lived {place.at}.",
         "Once upon a time, there was a {a.kind} named {a} who was not like the others."),
        ("{a} {odd}.", "All {many} were alike, but {a} {odd}.", "There was only one thing: {a} {odd}."),
        ("The others laughed at {a.him}.", "«b:Look at {a}! How funny!»",
         "Nobody wanted to play with {a.him}.", "«b:You are not a real {a.kind}!»"),
        ("{a} was {SAD} and hid {SPOTS}.", "{a} wished to be like everybody else.",
         "At night {a.he} dreamed that {a.he} was like the others."),
        ("«a:Why am I not like the others?»", "{a} thought about running away.", ""),
        ("Then, one dark night, something (terrible|strange) happened.",
         "One {WEATHER} {TIMES} there was great danger.", "But on {DAYS} everything changed."),
        ("All {many} were {AFRAID} and did not know what to do.", "Everybody ran here and there.",
         "«b:Help! What shall we do?»"),
        ("But {a} {use}.", "Only {a} kept calm: {a.he} {use}.",
         "Because {a} was as {a.he} was, {a.he} {use}."),
        ("All were saved.", "Everybody was safe, thanks to {a}.", "«b:You have saved us all!»"),
        ("«b:I am sorry that I laughed at you.»", "Nobody laughed at {a} anymore.",
         "They carried {a} on their shoulders and sang."),
        ("And {a}? {a.He} never wanted to be like the others again.", "«a:I am {a}, and that is good.»",
         "Now everybody wants to be like {a}.", "It is good that we are not all the same."),
    )


def lost_child(c: Chooser) -> Plot:
    """A young one is lost; asks one animal after another; each knows a little more."""
    names = animals(c)
    a = names["a"]
    species = ANIMALS[a.kind]
    names |= {"young": species.young if species.young != "larva" else a.kind, "skill": species.skills,
        "home": c.pick(species.homes),
              "spot": lambda c: c.pick(words.SPOTS), "x": animal(c, (a, names["b"]), words.FARM_ANIMALS),
              "look": species.looks[0],
              "sound": species.sound if not species.sound.startswith("make no") else "call"}
    return names, (
        ("{a} was a very small {young}.", "Once upon a time, a little {young} called {a} lived {home}.",
         "A little {young} woke up and was alone. {a.His} name was {a}."),
        ("One {TIMES}, {a.he} followed a butterfly and lost {a.his} way.",
         "{a.His} mother had gone out, and {a.he} did not want to wait.",
         "There had been a storm, and now {a.he} did not know where {a.he} was."),
        ("«a:Mother! Where are you?» But nobody answered.", "{a} began to {sound}, but nobody came.",
         "{a} was {AFRAID} and looked around."),
        ("{a.He} met {x} the {x.kind}. «a:Have you seen my mother?»",
         "First {a.he} asked a {x.kind}. «a:Are you my mother?»"),
        ("«x:No. What does she look like?» «a:She has {look}.»",
         "«x:I am a {x.kind}. Your mother is a {a.kind}.»", "«x:I have not seen her. Ask {b} the {b.kind}.»"),
        ("Then {a.he} met {b} the {b.kind}.", "{b} the {b.kind} came along.",
         "Behind the {TREES} sat {b}, an old {b.kind}."),
        ("«b:I saw a {a.kind} {spot}. She was calling for you.»",
         "«b:Can you hear that? Somebody is calling your name.»",
         "«b:She went to the {place}. Come, I will show you the way.»"),
        ("They went to the {place}, past {place.sights}.", "{a} ran as fast as {a.he} could.",
         "{b} went ahead, and {a} followed."),
        ("And there, {spot}, was {a.his} mother!", "«a:Mother!» There she was, {spot}.",
         "A big {a.kind} with {look} turned around. It was {a.his} mother."),
        ("«m:Where have you been? I was so worried!»", "{a.His} mother hugged {a.him} tightly.",
         "«m:My little {young}! Never run away again!»"),
        ("«a:Thank you, {b}!»", "{b} smiled and went home.", "That evening they all ate {dish} together.",
         "Soon {a} was asleep, close to {a.his} mother."),
    )


def storm(c: Chooser) -> Plot:
    """A storm takes a home; neighbors build a new one, each with what it can do."""
    names = animals(c)
    names["d"] = animal(c, (names["a"], names["b"]), WOOD)
    names["sd"] = ANIMALS[names["d"].kind]
    return names, (
        ("One night there was a (terrible|great|wild) storm.",
         "The wind howled, and the rain beat down all night.",
         "Thunder and lightning came over the {place}."),
        ("In the morning the house of {a} the {a.kind} was gone.",
         "The storm blew away {a.s} house. {a} was a {a.trait} {a.kind}.",
         "A tree fell on the house of {a}, a {a.trait} {a.kind}."),
        ("{a} sat in the rain and was {SAD}.", "«a:My house! Everything is gone!»",
         "Only a {thing.look} {thing} was left."),
        ("{b} the {b.kind} came by. «b:You can stay with me.»",
         "«b:Do not cry. We will build a new one.» That was {b} the {b.kind}.",
         "{b} the {b.kind} called all the neighbors."),
        ("A {b.kind} can {sb.skills}, and that was useful now.", "«b:I can {sb.skills}. That will help.»",
         "{b} brought wood, and {a} brought stones."),
        ("{d} the {d.kind} came, too. «d:I can {sd.skills}!»",
         "And {d} the {d.kind}? {d.He} brought {sd.foods} for everybody.",
         "Then {d}, a {d.trait} {d.kind}, carried the roof."),
        ("They worked for {number} days.", "All {TIMES} they hammered and sawed.",
         "They sang while they worked."),
        ("The new house was {COLORS} and had a round window.",
         "The new house was bigger and stronger than the old one.", "It had a {COLORS} door and a chimney."),
        ("They put the {thing.look} {thing} on the shelf.", "{a} invited all to {dish} and {dish}.",
         "In the evening there was a feast."),
        ("«a:I lost a house, but I found friends.»", "And when the next storm came, the house stood firm.",
         "{a} was {HAPPY}. «a:Alone I would never have done it.»"),
    )


PLOTS = (hurt, trick, winter, different, lost_child, storm)
