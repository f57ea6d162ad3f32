"""Plots between two: a new child, a quarrel, a fear, a race, a lie, a promise, a joke that hurts, a lonely one."""

from __future__ import annotations

from training import words
from training.cast import grown_up, hero, person
from training.chooser import Chooser
from training.telling import INTRO, Beat, Names, place, thing

Plot = tuple[Names, tuple[Beat, ...]]


def pair(c: Chooser) -> Names:
    """Two heroes, a grown-up, a place, a thing."""
    a = hero(c)
    return {"a": a, "b": hero(c, (a,)), "p": lambda c: grown_up(c, a), "place": place, "other": place,
        "thing": thing, "dish": words.DISHES,
            "relative": ("mother", "father", "uncle", "aunt", "grandfather", "grandmother"),
            "day": lambda c: c.pick(words.DAYS)}


def newcomer(c: Chooser) -> Plot:
    """Somebody new, alone at first; a thing in common makes friends."""
    a = person(c)
    hobby, tool = c.pick((("paint", "brush"), ("sing", "songbook"), ("play chess", "chessboard"), ("skate",
        "pair of skates"), ("read", "book about pirates"),
                          ("play the flute", "flute"), ("collect stones", "box of stones"), ("draw maps",
                           "pencil"), ("juggle", "bag of balls"),
                          ("dance", "pair of red shoes"), ("fly kites", "kite"), ("play football", "ball"),
                           ("bake", "rolling pin"), ("climb", "rope"),
                          ("tell jokes", "joke book"), ("watch birds", "pair of binoculars"), ("catch bugs",
                           "jar"), ("swim", "pair of goggles")))
    names = {**pair(c), "a": a, "b": person(c, (a,)), "t": lambda c: grown_up(c, a), "hobby": hobby,
        "tool": tool, "country": words.word_list(
        "France Italy Spain Japan Norway Brazil Kenya India Poland Greece Egypt Canada Mexico Turkey China Peru")}
    return names, (
        ("A new {b.kind} came to {a.s} class. {b.His} name was {b}.",
         "{b} was new in town. {b.He} came from {country}.",
         "One {DAYS}, a new {b.kind} sat in the classroom. «b:I am {b}. I come from {country}.»",
         "{b} had just moved to the house near the {place}."),
        ("{b} did not know anybody.", "{b} missed {b.his} old friends.",
         "{b} hardly spoke and looked at the floor.", "{b} did not speak much English yet."),
        ("At noon {b.he} sat alone {place.at}.", "At lunch nobody sat next to {b.him}.",
         "The others played, but {b} stood by the wall."),
        ("{a}, who was {a.trait}, saw it.", "{a} noticed that {b} was {SAD}.",
         "{a} remembered how it felt to be new.", "{a} was shy, too, but {a.he} was also {TRAITS}."),
        ("Then {a.he} saw that {b} had a {tool} in {b.his} bag.", "In {b.s} bag {a.he} saw a {tool}.",
         "{b} held a {tool} in {b.his} hands."),
        ("«a:Do you like to {hobby}?»", "«a:Is that your {tool}? I like to {hobby}, too!»",
         "«a:Can you {hobby}?»"),
        ("«b:Yes! At home I used to {hobby} every day.»",
         "{b} smiled for the first time. «b:More than anything!»", "«b:Yes. My {relative} taught me.»"),
        ("After school they went to the {other} to {hobby} together.",
         "«a:Come with me to the {other}. We can {hobby} there.»",
         "From then on, they met every {DAYS} to {hobby}."),
        ("{b} was much better at it than {a}.", "{a} was good, but {b} was better.",
         "Soon other children came and wanted to learn it, too.", ""),
        ("«a:Will you show me how?» «b:Of course!»", "«b:In my country we do it like this.»", ""),
        ("In the evening {b} said to {b.his} mother that {b.he} had a friend.",
         "Now {b} was not lonely (anymore|any longer).",
         "{a} and {b} became best friends.",
         "«p:Who is your friend?» «a:This is {b}. {b.He} can {hobby} like nobody else!»"),
    )


def quarrel(c: Chooser) -> Plot:
    """Both want the same thing; nobody has it in the end, until they find a way."""
    names = pair(c)
    return names, (
        ("{a} and {b} were (good|best|old) friends.", "{a} and {b} lived next door to each other.",
         "Once upon a time, there were two friends, {a} and {b}."),
        ("One {TIMES} they found a {thing.look} {thing} {place.at}.",
         "One {WEATHER} {TIMES}, {place.at}, they saw a {thing.look} {thing}.",
         "{p} gave them a {thing.look} {thing} to play with."),
        ("«a:It is mine! I saw it first!»", "«a:I want it!»", "Both of them wanted it."),
        ("«b:No, it is mine! I picked it up!»", "«b:No, I want it!»", "«b:That is not fair!»"),
        ("They pulled and pulled, until the {thing} fell into the mud.",
         "They shouted at each other and went home {ANGRY}.", "{a} pushed {b}, and {b} pushed {a}.",
         "{b} ran away with it, and {a} stayed behind and cried."),
        ("That evening {a} sat alone in {a.his} room and (felt|was) {SAD}.",
         "Without {b}, everything was boring.",
         "{b} had the {thing}, but it was no fun to play with it alone.", "Neither of them slept well."),
        ("«p:What is more important, a {thing} or a friend?»", "{p} saw {a.s} face. «p:What happened?»",
         "{a} thought: a {thing} is only a {thing}."),
        ("The next morning {a} went to {b}. «a:I am sorry.»", "At the door stood {b}. «b:I am sorry.»",
         "They met {place.at}. «a:I am sorry.» «b:I am sorry, too.»"),
        ("«b:So am I. You can have it on even days, and I will have it on odd days.»",
         "«a:You have it today, and I have it tomorrow.»", "«b:Let us play with it together.»",
         "«a:Let us give it to somebody who needs it.» «b:Good idea!»"),
        ("And so they did.", "They shook hands and laughed.",
         "{a} (offered|gave) {b.him} half of {a.his} {FOODS}, and all was well again.",
         "They never quarreled about the {thing} again."),
    )


FEARS = (
    ("the dark", "at night", "left the lamp on", "the stars were brighter in the dark",
     "looked at the stars"),
    ("deep water", "by the lake", "stayed on the shore", "the water carried {a.him}", "swam to the raft"),
    ("thunder", "during a storm", "hid under the table", "thunder was only noise",
     "counted the seconds until the thunder"),
    ("heights", "on the tower", "stayed at the bottom", "the view was wonderful", "waved from the top"),
    ("dogs", "on the way to school", "crossed the street", "the dog only wanted to play", "stroked the dog"),
    ("spiders", "in the attic", "ran out of the room", "the spider was more afraid than {a.he} was",
     "carried the spider outside"),
    ("singing in front of people", "at the school concert", "hid behind the curtain",
     "everybody listened and smiled", "sang all three verses"),
    ("horses", "on the farm", "stayed behind the fence", "the horse had gentle eyes", "sat on the horse"),
    ("the dentist", "in the waiting room", "held on to the door", "it did not hurt at all",
     "opened {a.his} mouth wide"),
    ("riding a bicycle", "in the yard", "let go of the bicycle", "falling was not so bad",
     "rode around the house"),
    ("ghosts", "in the old house", "pulled the blanket over {a.his} head", "the ghost was only a curtain",
     "opened the window and laughed"),
    ("flying", "at the airport", "closed {a.his} eyes", "the clouds looked like snow",
     "looked out of the window the whole time"),
    ("the new school", "on the first day", "stayed at the gate", "the others were nervous, too",
     "found a seat by the window"),
)


def fear(c: Chooser) -> Plot:
    """A fear, small steps, a friend's hand, and the fear is gone."""
    what, where, fled, truth, brave = c.pick(FEARS)
    names = {**pair(c), "what": what, "where": where,
        "feared": lambda c: c.pick([other[0] for other in FEARS if other[0] != what]), "fled": fled,
        "truth": truth, "brave": brave}

    def with_names(text: str) -> str:
        return text.replace("{fled}", fled).replace("{truth}", truth).replace("{brave}", brave)

    return names, tuple(tuple(map(with_names, beat)) if isinstance(beat,
        tuple) else with_names(beat) for beat in (
        INTRO,
        ("{a} was afraid of only one thing: {what}.", "But {a.he} was afraid of {what}.",
         "Nobody knew that {a} was afraid of {what}."),
        ("Once, {where}, {a.he} {fled}.", "Whenever {a.he} was {where}, {a.he} {fled}.",
         "One {TIMES}, {where}, {a.his} knees shook, and {a.he} {fled}."),
        ("The others laughed at {a.him}.", "{a} felt ashamed.", "«b:Why are you shaking?»",
         "{b} saw it, but {b.he} did not laugh."),
        ("«a:I am afraid of {what}.»", "«a:Please do not tell anybody. I am afraid of {what}.»",
         "{a} told {b} everything."),
        ("«b:I was afraid of {what}, too, when I was small.»",
         "«b:Everybody is afraid of something. I am afraid of {feared}.»",
         "«b:Let us try it together. I will hold your hand.»"),
        ("«p:Brave is not who has no fear. Brave is who goes on anyway.»",
         "«b:Take one small step each day.»", ""),
        ("The next time, {where}, {a} was (pale|nervous), but {a.he} stayed.",
         "On {DAYS} they tried it. {a} took a deep breath.", "{a} counted to ten and squeezed {b.s} hand."),
        ("And then {a.he} noticed that {truth}.", "To {a.his} surprise, {truth}.",
         "{a.He} opened {a.his} eyes and saw that {truth}."),
        ("{a} {brave}.", "In the end {a.he} {brave}, and {b} (clapped|cheered).",
         "{a.He} even {brave}. «b:You did it!»"),
        ("«a:I did it! I am not afraid of {what} anymore!»", "From then on {a} was not afraid of {what}.",
         "{p} was (very |so |)proud of {a.him}.", "Now it is {a} who helps others when they are afraid."),
    ))


def race(c: Chooser) -> Plot:
    """A race that the boaster loses, or gives away."""
    names = {**pair(c), "race": ("race around the lake", "swimming race", "sack race", "boat race",
        "bicycle race", "sled race", "race up the hill", "running race"),
             "prize": thing}
    names["race"] = c.pick(names["race"])
    return names, (
        ("Every {SEASONS} there was a {race} in the village.", "On {DAYS} there was a big {race}.",
         "«p:Tomorrow is the {race}! Who wants to take part?»"),
        ("The prize was a {prize.look} {prize}.", "The winner would get a {prize.look} {prize}.",
         "Everybody wanted to win the {prize.look} {prize}."),
        ("{a} was fast and proud. «a:Nobody can beat me!»", "{a} was sure that {a.he} would win.",
         "«a:I am the fastest of all. The {prize} is mine!»"),
        ("{b} was small and slow, but {b.he} never gave up.", "{b} practiced every day.",
         "Nobody thought that {b} could win.", "{b} only wanted to reach the (end|finish line)."),
        ("(One, two, three, go!|Ready, steady, go!) They all set off.", "A bell rang, and the {race} began.",
         "«p:Ready, steady, go!»"),
        ("{a} was (soon|quickly) far ahead.", "At first {a} was in front, and {b} was last.",
         "{a} looked back and laughed."),
        ("{a} was so sure that {a.he} (lay down|stopped to eat {dish}).",
         "Halfway there {a} fell and hurt {a.his} (foot|knee|leg).", "But then {a} took the wrong path.",
         "Because {a.he} looked back, {a} did not see the (stone|root|mud) and fell."),
        ("{b} (went on|did not stop), step by step.", "{b} came closer and closer.", "«b:Slow and steady.»"),
        ("{b} passed {a} and reached the finish first. Everybody cheered.",
         "{b} stopped and helped {a.him} up, and they crossed the line together.",
         "In the end {b} won by a nose.",
         "When {a} arrived, {b} was already there."),
        ("{b} got the {prize.look} {prize}.", "«p:The {prize} belongs to {b}!»",
         "{b} held up the {prize} with shaking hands."),
        ("«a:You were better than I. I am sorry that I laughed.»",
         "{a} was {ANGRY} at first, but then {a.he} shook {b.s} hand.",
         "«b:Next year you will win. We can practice together.»",
         "{a} learned not to boast."),
    )


def lie(c: Chooser) -> Plot:
    """A lie that grows, and the truth."""
    deed, trace_, food = c.pick((
        ("eaten the whole {food}", "crumbs on {a.his} chin", "cake"), ("eaten all the {food}",
         "jam on {a.his} nose", "jam"), ("drunk the {food}", "a white mustache", "milk"),
        ("broken the vase", "a wet sleeve", "x"), ("left the gate open", "mud on {a.his} shoes", "x"),
         ("painted on the wall", "blue paint on {a.his} fingers", "x"),
        ("forgotten to feed the {pet}", "a full bag of food", "x"), ("cut the curtain",
         "scissors in {a.his} pocket", "x"), ("licked the {food}", "chocolate on {a.his} cheek", "pudding"),
        ("let the bath run over", "wet socks", "x"), ("lost the key", "a hole in {a.his} pocket", "x")))
    pet = c.pick(words.PETS)
    deed = deed.replace("{food}", food).replace("{pet}", pet)
    names = {**pair(c), "deed": deed, "pet": pet, "culprit": c.pick(("the " + pet, "the wind", "a thief",
        "my little brother", "a ghost"))}

    def with_trace(beat: Beat) -> Beat:
        return tuple(text.replace("{trace}", trace_) for text in beat) if isinstance(beat, tuple) else beat

    return names, tuple(with_trace(beat) for beat in (
        INTRO,
        ("One {TIMES}, when nobody was looking, {a} had {deed}.",
         "{a} had {deed}, and {a.he} did not want anybody to know."),
        ("{p} came into the room. «p:Who was that?»", "«p:Who has {deed}?»", "«p:{a}, have you {deed}?»"),
        ("«a:It was not me. It was {culprit}!»", "«a:I do not know. Maybe it was {culprit}.»",
         "{a} said that it was {culprit}."),
        ("{p} looked at {a.him} and saw {trace}.", "But there was {trace}.",
         "{a} did not notice {trace}. But {p} did."),
        ("«p:Are you sure?»", "«p:I see. How strange.»", "{p} said nothing.",
         "«p:Then I will have to talk to {culprit}.»"),
        ("All {TIMES} {a} felt {SAD}. {a.His} stomach hurt.", "At night {a} could not sleep.",
         "The lie felt like a stone in {a.his} shoe.", "{a} could not even enjoy {a.his} {dish}."),
        ("At last {a.he} went to {p}. «a:It was me. I have {deed}.»",
         "«a:I lied. It was not {culprit}. It was me.»", "In the morning {a} told the truth."),
        ("«p:I knew it. I was waiting for you to tell me.»",
         "«p:Thank you for telling the truth. That was brave.»",
         "{p} was not {ANGRY}. {p.He} had known it all along."),
        ("{a} looked into the mirror and (laughed|blushed).", "«a:I am sorry. I will make it good again.»",
         "Together they set things right.", ""),
        ("That night {a} slept like a stone.", "After that, {a}'s stomach did not hurt anymore.",
         "{a} never blamed {culprit} again.", "A lie is heavy, and the truth is light."),
    ))


def promise(c: Chooser) -> Plot:
    """A promise kept although something better comes up."""
    names = {**pair(c), "task": c.pick(("water the flowers", "feed the fish", "practice the song",
        "paint the fence", "build the raft", "look after the baby", "clean the stable",
                                        "finish the puzzle", "pick the cherries", "mend the net")),
                                        "q": lambda c: person(c, (names["a"], names["b"]))}
    return names, (
        INTRO,
        ("{a.He} had promised {b} to help {b.him} {task} on {day}.",
         "«b:Will you help me {task} on {day}?» «a:I promise.»",
         "On {day} {a} wanted to help {b} to {task}. {a.He} had promised it."),
        ("But on {day} {q} came to the door. «q:We are going to the {place}! Do you want to come?»",
         "Then, on {day} morning, {q} called. «q:We have a free ticket for the {place}!»"),
        ("{a} loved the {place}. There one could {place.doings}.", "{a} had never been {place.at}.",
         "How much {a} wanted to {place.doings}!"),
        ("{a} thought of {b}, who was waiting.",
         "{a} looked at {q} and then at the clock. «a:I have promised {b} to {task}.»",
         "It was a hard choice."),
        ("«q:{b} can do it alone!»", "«q:You can help {b} tomorrow.»",
         "«q:Are you sure? We will {place.doings}!»"),
        ("«a:No. A promise is a promise.»", "{a} (shook {a.his} head|sighed). «a:Have fun without me.»",
         "«a:I am sorry. {b} counts on me.»"),
        ("So {a} went to {b}, and they began to {task}.", "{a} ran all the way to {b}.",
         "{b} was already at the window. «b:I knew that you would come!»"),
        ("It was more fun than {a.he} had thought. They sang and ate {dish}.",
         "They worked until (noon|the evening) and laughed a lot.", "The work was soon done."),
        ("Then {b} had a surprise: two tickets for the {place}! «b:One is for you.»",
         "«b:Next week my {relative} will take us to the {place}.»",
         "In the evening it rained, and {q} came back from the {place} all wet.",
         "«b:Thank you. Without you I would have needed three days.»"),
        ("{a} was {HAPPY} that {a.he} had kept {a.his} promise.", "{b} never forgot it.",
         "A friend who keeps a promise is worth more than gold.", ""),
    )


def lonely_one(c: Chooser) -> Plot:
    """Everybody is afraid of somebody who is only lonely."""
    a = person(c)
    who = c.pick(("giant", "dragon", "troll", "wolf", "bear", "wizard", "robot", "old crocodile", "monster",
        "ghost"))
    fame = c.pick(("eats children", "breathes fire", "steals sheep", "never sleeps",
        "turns people into frogs", "has a hundred teeth", "roars all night", "hates music"))
    truth = c.pick(("was knitting a sock", "was crying", "was watering a tiny rose", "was reading a cookbook",
        "was playing the violin", "was talking to a snail",
                    "was baking an apple pie", "was writing a poem", "was feeding a bird",
                    "had a thorn in the foot"))
    names = {**pair(c), "a": a, "who": who, "fame": fame, "truth": truth, "b": hero(c, (a,)),
        "w": f"the {who}"}
    return names, (
        ("{place.at} lived a {who}. Everybody was afraid of him.",
         "A {who} lived behind the {place}, and nobody dared to go there.",
         "Once upon a time, a big {who} lived {place.at}."),
        ("People said: he {fame}.", "«p:Do not go there. The {who} {fame}!»",
         "«b:They say that the {who} {fame}.»"),
        ("{a} was a {a.trait} {a.kind} who did not believe everything.", "Only {a} was curious.",
         "{a} was {AFRAID}, but also curious."),
        ("One {WEATHER} {TIMES} {a.he} went there alone.",
         "One {TIMES} {a.s} ball flew over the wall, right into the {who}'s garden.",
         "On {DAYS} {a} lost {a.his} way and came to the {who}'s door.",
         "«a:I want to see it with my own eyes.» And {a.he} {WENT} there at once."),
        ("The {who} {truth}.", "What did {a.he} see? The {who} {truth}.",
         "{a} looked through the window: the {who} {truth}."),
        ("«a:Excuse me. Is it true that you are dangerous?»", "«a:Hello. I am {a}. Who are you?»",
         "{a} stepped on a twig, and the {who} turned around.", "«a:Why are you alone?»"),
        ("«w:Nobody ever speaks to me. They all run away.»", "«w:Please do not run away. I am so lonely.»",
         "The {who} was {SAD}. «w:People tell bad stories about me.»"),
        ("«a:They say that you are terrible.» «w:I would not hurt a fly.»", "«a:I am not running away.»",
         "{a} sat down next to him."),
        ("They drank tea and ate {dish}.", "The {who} gave {a.him} some {dish}.",
         "They talked until the sun went down."),
        ("The next day {a} took {b} along.", "{a} told everybody what {a.he} had seen.",
         "At first nobody believed {a.him}. But then {b} came along, too.",
         "{a} invited the {who} to {a.his} birthday."),
        ("Soon nobody was afraid of the {who}.", "And from that day on, the {who} was never lonely again.",
         "The {who} became the best {JOBS} in the village.",
         "You should not believe everything that people say."),
    )


def prank(c: Chooser) -> Plot:
    """A joke goes too far; who laughs last."""
    names = {**pair(c), "joke": c.pick(("put salt into the sugar bowl", "hid {b.s} shoes",
        "tied {b.s} shoelaces together", "painted {b.s} nose while {b.he} slept", "put a frog into {b.s} bag",
                                        "jumped out from behind a door", "told {b} that school was closed",
                                        "put a bucket of water on the door"))}
    joke = names["joke"]
    return names, tuple(tuple(text.replace("{joke}", joke) for text in beat) if isinstance(beat,
        tuple) else beat for beat in (
        ("{a} loved jokes, (but not everybody loved {a.his} jokes|and {a.he} knew hundreds of them).",
         "{a} played tricks on everybody."),
        ("One {TIMES} {a.he} {joke}.", "On {DAYS} {a.he} {joke}.",
         "«p:Please, no jokes today.» But {a} {joke}."),
        ("{a} laughed until {a.he} had tears in {a.his} eyes.", "{a} thought that it was very funny.",
         "«a:Ha ha! Did you see {b.s} face?»"),
        ("But {b} did not laugh. {b.He} was {SAD}.", "{b} was {ANGRY} and went away without a word.",
         "{b} fell down and hurt {b.his} knee."),
        ("«b:A joke is only funny if both laugh.»", "«p:Do you think that {b} found it funny?»",
         "{a} stopped laughing."),
        ("The next day nobody wanted to play with {a}.",
         "{a} tried to find {b}, but {b.he} was not {place.at} and not {other.at}.",
         "That night {a} lay awake."),
        ("«a:I wanted to make you laugh. I am sorry.»", "{a} wrote a letter: I am sorry. Your {a}.",
         "{a} brought {b.him} a {thing.look} {thing}. «a:I am sorry.»"),
        ("{b} looked at {a.him} for a long time. Then {b.he} smiled.",
         "«b:All right. But now it is my turn!»", "«b:I forgive you.»"),
        ("And what was in {a.s} soup the next day? A rubber spider!",
         "Then they made up a joke that made everybody laugh.", "Now they both laughed.",
         "Since then, {a} only plays jokes that make everybody laugh."),
    ))


PLOTS = (newcomer, quarrel, fear, race, lie, promise, lonely_one, prank)
