"""Plots about a thing: lost, broken, lent, traded, shared, wished for, hidden, made."""

from __future__ import annotations

from training import words
from training.cast import grown_up, hero, person
from training.chooser import Chooser
from training.grammar import number_word, plural
from training.knowledge import JOBS
from training.telling import ASIDE, INTRO, Beat, Names, Thing, place, small_thing, thing

Plot = tuple[Names, tuple[Beat, ...]]

THANKS: Beat = (
    "«a:Thank you, {b}! You are a (good|true|real|wonderful) friend.»", "{a} was {HAPPY} and hugged {b}.",
    "«a:How can I ever thank you?»",
    "{a} thanked {b} (again and again|with all {a.his} heart|with a big smile).",
    "«a:Thank you so much!» «b:You are welcome.»",
    "{a} (jumped|danced|laughed) for joy, and {b} (jumped|danced|laughed) with {a.him}.",
)


def pair(c: Chooser) -> Names:
    """Two heroes, `a` and `b`, a grown-up `p` of the first, a place and a thing."""
    a = hero(c)
    return {"a": a, "b": hero(c, (a,)), "p": lambda c: grown_up(c, a), "place": place, "thing": thing,
        "dish": words.DISHES}


def lost_and_found(c: Chooser) -> Plot:
    """Something dear is lost, looked for, and found in a place that was not thought of."""
    names = {**pair(c), "spot": lambda c: c.pick(words.SPOTS), "wrong": lambda c: c.pick(words.SPOTS)}
    return names, (
        INTRO,
        ("{a.He} had a {thing.look} {thing} that {a.he} loved (very much|more than anything|dearly).",
         "{a.s} (favorite|dearest) thing was a {thing.look} {thing}.",
         "{p} had given {a.him} a {thing.look} {thing}.",
         "{a.He} had a {thing.look} {thing}. It was a (gift|present) from {p}.",
         "Wherever {a.he} went, {a.he} took {a.his} {thing.look} {thing} with {a.him}."),
        ("(One|But one) {WEATHER} {TIMES}, the {thing} was gone.",
         "One {TIMES}, {a} could not find the {thing} (anywhere|at all).",
         "On {DAYS}, when {a} came home from the {place}, the {thing} was (missing|gone).",
         "Then, one {WEATHER} {TIMES}, {a} (looked for|wanted) the {thing}, but it was not (there|in its place)."),
        ("{a.He} looked {wrong}, but it was not there.",
         "{a.He} looked {wrong}. Nothing. {a.He} looked {SPOTS}. Nothing.",
         "{a.He} searched everywhere, even {wrong}.", "",
         "«a:Where did I leave it?» {a.He} tried to remember, but {a.he} could not."),
        ("{a} was {SAD} and (began|started) to cry.", "{a} felt very {SAD}.",
         "{a} sat down {SPOTS} and did not know what to do.",
         "{a} was so {SAD} that {a.he} could not eat."),
        ("«b:What is (wrong|the matter)? Why are you so {SAD}?» {b} was {a.his} (neighbor|friend|best friend).",
         "{a.His} friend {b} saw {a.him} and came (over|closer). «b:What happened?»",
         "Then {b} came by. «b:You look {SAD}. Did you lose something?»"),
        ("«a:I lost my {thing.look} {thing}!»", "«a:My {thing} is gone. I cannot find it anywhere.»",
         "{a} told {b.him} (about the {thing}|everything).",
         "«a:It is my {thing}. It is {thing.look}, and it was a present.»"),
        ("«b:Do not worry. I will help you look for it.»", "«b:Let us look for it together.»",
         "«b:Two see more than one. Come!»",
         "«b:When did you (see|have) it last?» «a:Yesterday, {place.at}.» «b:Then we must look {place.at}!»"),
        ASIDE,
        ("They looked and looked. (At last|Finally|In the end), {b} looked {spot}. There was the {thing.look} {thing}!",
         "They looked (high and low|all {TIMES}|everywhere). Then {a} saw something {thing.look} {spot}. It was the {thing}!",
         "{b} looked {SPOTS} and {a} looked {spot}. «a:I found it! Here is my {thing}!»",
         "After (an hour|a long time), {b} shouted. The {thing} was {spot}!"),
        THANKS,
        ("From that day on, {a} always took good care of the {thing}.",
         "They played with the {thing} until the evening.", "",
         "Now the {thing} has a (safe|special) place in {a.s} room.",
         "Since then, {a} and {b} have been (best|good) friends."),
    )


def broken(c: Chooser) -> Plot:
    """A thing that belongs to another is broken; the truth is told, and somebody mends it."""
    (nouns, looks), trade = c.pick(tuple(zip(words.THING_GROUPS[1:3] + words.THING_GROUPS[4:5], ("blacksmith",
     "carpenter", "potter"), strict=True)))
    names = {**pair(c), "thing": Thing(c, c.pick(nouns), looks), "job": JOBS[trade], "m": person}
    return names, (
        INTRO,
        ("{a.His} friend {b} had a {thing.look} {thing}.",
         "{b}, {a.his} best friend, had a {thing.look} {thing} and was very proud of it."),
        ("One {TIMES}, {b} lent {a.him} the {thing}. «b:Please be careful with it.»",
         "«a:May I (borrow|hold) your {thing}?» «b:Yes, but be careful!»",
         "One {WEATHER} {TIMES}, they played with the {thing} {place.at}."),
        ("{a} ran and (fell|slipped|stumbled), and the {thing} broke.",
         "Suddenly it slipped from {a.his} hands. Crack! The {thing} was broken.",
         "{a} was not careful, and the {thing} (broke|fell down and broke)."),
        ("{a} was {AFRAID}. {a.He} (thought about hiding|wanted to hide) it.", "{a} felt {SAD}.",
         "«a:Oh no! What have I done?»", "{a} turned (red|pale)."),
        ("But {a.he} decided to tell the truth.", "«p:You must tell {b} the truth.» So {a} went to {b}.",
         "{a} took a deep breath and went to {b}."),
        ("«a:I am sorry. I broke your {thing}.»",
         "«a:Your {thing} is broken. It was my fault. I am so sorry!»"),
        ("{b} was {ANGRY} at first, but then {b.he} (smiled|nodded|sighed).",
         "{b} looked at the {thing} and was {SAD}. «b:Thank you for telling me.»",
         "«b:It was an accident. I am not {ANGRY}.»"),
        ("They (took|brought) it to {m} the {job}.",
         "«b:I know a {job}. Maybe {m.he} can help.» So they went to {m} the {job}.",
         "Together they carried the {thing} to {m}, who was a {job}."),
        ("{m} worked on it all {TIMES}.", "{m} (looked at it for a long time|laughed). «m:I can mend that.»",
         "«m:That is easy. I only need a little time.»"),
        ("Soon the {thing} was as good as new.", "The next day the {thing} was (whole|as good as new) again.",
         "It had a small scar, but it worked again."),
        ("«b:It is even better than before!»", "{b} was {HAPPY}, and so was {a}.",
         "To say thank you, {a} gave {m} a {FOODS}.",
         "{a} had learned that the truth (is the best way|makes the heart light)."),
    )


def sharing(c: Chooser) -> Plot:
    """So many of a food: some given away, the rest counted; the sums are right."""
    many = c.number(4, 12)
    given = c.number(1, many - 2)
    food = c.pick([food for food in words.FOODS if food not in ("potato", "onion")])
    names = {**pair(c), "n": number_word(many), "given": number_word(given),
        "left": number_word(many - given), "food": food,
             "foods": plural(food), "givenfoods": food if given == 1 else plural(food)}
    return names, (
        INTRO,
        ("One {TIMES}, {p} gave {a.him} {n} {foods}.", "{a} had {n} {foods} in a {COLORS} basket.",
         "{a} picked {n} {foods} and put them into a bag.",
         "At the market {a} bought {n} {foods}."),
        ("On the way home {a.he} met {b}.", "Then {b} came along.",
         "{b} was sitting {place.at} and looked {SAD}.", "{place.at} {a.he} met {b}, {TRAITS} as always."),
        ("«b:I am so hungry. I have nothing to eat.»", "«b:What do you have there?» «a:{n} {foods}!»",
         "{b} looked at the {foods}. «b:They (smell|look) so good!»"),
        ("At first {a} did not want to share.", "{a} thought for a moment.", "{a} did not think long.", ""),
        ("«a:Here, take {given} of them.»", "{a} gave {b.him} {given} {givenfoods}.",
         "«a:I have {n} {foods}. You can have {given}.»"),
        ("Now {a} had {left} left.", "{n} minus {given} is {left}, so {a} had {left} left.",
         "{a} counted the rest: {left}."),
        ("«b:You are so kind!»", "{b} was {HAPPY}.", "{b} ate and smiled.",
         "«b:Next time I will share with you.»"),
        ("They sat down {place.at} and ate together.", "They told each other stories until it was dark.", ""),
        ("Sharing makes everything taste better.", "The next day, {b} brought {a.him} some {dish}.",
         "And that is how {a} and {b} became friends.",
         "At home {a} told {p} (about|everything about) {b}. «p:I am proud of you.»",
         "«a:A shared {food} is the best {food}.»"),
    )


def trade(c: Chooser) -> Plot:
    """Two swap things and find out what they miss."""
    names = {**pair(c), "other": thing}
    return names, (
        INTRO,
        ("{a} had a {thing.look} {thing}, and {a.his} friend {b} had a {other.look} {other}.",),
        ("«b:I like your {thing}. Shall we (swap|trade)?»",
         "One {TIMES}, {b} looked at the {thing}. «b:I will give you my {other} for it.»",
         "«a:Your {other} is so {other.look}! May I have it?» «b:Only if you give me your {thing}.»"),
        ("«a:All right.» So they swapped.", "{a} agreed, and they shook hands.",
         "«a:Yes! What a good idea!»"),
        ("At first {a} was {HAPPY} with the {other}.", "All {TIMES} {a} played with the {other}."),
        ("But at night {a.he} missed the {thing}.",
         "But soon {a.he} (thought|dreamed) of {a.his} old {thing}.",
         "But the {other} was not the same as the {thing}."),
        ASIDE,
        ("In the morning {a} went to {b}. «a:I miss my {thing}.»",
         "The next day {a} met {b} {place.at}. {b.He} looked {SAD}, too."),
        ("«b:And I miss my {other}!»", "«b:I am glad that you say so. I miss my {other}.»"),
        ("They laughed and swapped back.", "So {a} took the {thing} again, and {b} took the {other}."),
        ("Since then they play with both.", "«a:From now on we (share|play with both).»",
         "Some things are worth more than they seem.",
         "{a} never gave the {thing} away again."),
    )


def treasure(c: Chooser) -> Plot:
    """A map, clues, and something in a chest that is not gold."""
    names = {**pair(c), "other": place, "steps": lambda c: number_word(c.number(3, 20)),
        "inside": small_thing,
             "side": ("left", "right"), "spot": lambda c: c.pick(words.SPOTS)}
    return names, (
        INTRO,
        ("One {WEATHER} {TIMES}, {a.he} found an old map {spot}.", "In an old book {a.he} found a map.",
         "{p} gave {a.him} an old map. «p:I found it {spot}.»"),
        ("There was a {COLORS} cross on it, right {place.at}.",
         "The map showed the {place} and a big cross."),
        ("«a:A treasure map!» {a.He} ran to {b}.", "{a} showed it to {b}. «b:We must go there at once!»",
         "{a} could not keep the secret and told {b}."),
        ("They took a shovel, a rope and some {dish} and (set out|went to the {place}).",
         "So they went to the {place}, {a} with the map and {b} with a shovel."),
        ("On the way they came to the {other}, where they saw {other.sights}.",
         "They walked for {steps} hours and passed {other.sights}.", ""),
        ("«b:Now {steps} steps to the {side}, it says.»",
         "«a:From here it is {steps} steps.» They counted (aloud|carefully).",
         "The map said: {steps} steps from the {TREES}."),
        ("They dug and dug. (Suddenly|Then) the shovel hit something hard.",
         "{b} dug until {b.he} was tired, and then {a} dug. Clang! There was a chest."),
        ("In the chest there was no gold, only a {inside.look} {inside} and a letter.",
         "They opened the chest. Inside lay a {inside.look} {inside}."),
        ("«b:Is that all?» {b} was {SAD}.", "«a:It is (beautiful|wonderful)!»",
         "At first they were (disappointed|surprised)."),
        ("The letter said: The best treasure is a friend who digs with you.",
         "But {a} laughed. «a:What an adventure we had!»",
         "They took the {inside} home and (put it on the shelf|shared it).",
         "«p:That {inside} is a hundred years old!»"),
        ("{a} and {b} looked at each other and (smiled|laughed).", "",
         "And the map? They hid it again, for somebody else."),
    )


def wish(c: Chooser) -> Plot:
    """Saving money for a thing, one job after another, and what becomes of it."""
    job = c.pick(("wash the dishes", "sweep the yard", "water the flowers", "walk the dog", "carry the bags",
        "paint the fence", "feed the hens"))
    names = {**pair(c), "job": job, "price": lambda c: number_word(c.number(5, 30)),
        "weeks": lambda c: number_word(c.number(2, 9))}
    return names, (
        INTRO,
        ("In the window of a shop {a.he} saw a {thing.look} {thing}.",
         "More than anything, {a} wanted a {thing.look} {thing}."),
        ("It cost {price} coins.", "«a:How much is the {thing}?» «p:{price} coins.»"),
        ("But {a} had only one coin.", "{a} had no money.", "{a} looked into {a.his} purse. It was empty."),
        ("«p:You can {job}, and I will pay you.»", "So {a} asked the neighbors for work.",
         "«a:I will earn it!»"),
        ("Every {DAYS} {a.he} (had to|went to) {job}.",
         "All through {SEASONS}, {a.he} did small jobs. {a.He} helped to {job}."),
        ("After {weeks} weeks {a.he} had enough.", "{weeks} weeks later the jar was full of coins.",
         "Coin by coin, the jar filled up."),
        ("On the way to the shop {a.he} met {b}, who was crying.", "Then {a.he} heard that {b} was ill."),
        ("«b:My (purse|money) is gone, and I cannot buy any medicine for my grandmother.»",
         "«b:I lost my money, and we have nothing to eat.»"),
        ("{a} thought of the {thing}. Then {a.he} gave {b} half of the coins.",
         "{a} did not think twice and gave {b} the coins."),
        ("«b:I will never forget that!»", "{b} could hardly believe it.", "{b} was {HAPPY}."),
        ("On {a.his} birthday there was a parcel at the door. In it was the {thing.look} {thing}!",
         "A month later the (shop owner|shopkeeper) smiled at {a}. «p:I heard what you did. Take the {thing}.»",
         "{a} did not get the {thing}, but {a.he} was {HAPPY} all the same.",
         "So {a} began to save again. «b:This time I will help you {job}.»"),
    )


def present(c: Chooser) -> Plot:
    """A birthday, a secret, a present made by hand."""
    material, verb, made = c.pick((
        ("wool", "knit", "scarf"), ("wood", "carve", "flute"), ("paper", "fold", "crown"), ("clay", "shape",
         "bowl"), ("cloth", "sew", "bag"),
        ("colors", "paint", "picture"), ("feathers", "make", "mask"), ("shells", "make", "necklace"),
         ("flour", "bake", "cake"), ("straw", "weave", "basket"),
        ("string", "make", "bracelet"), ("glass beads", "make", "necklace"), ("cardboard", "build", "castle"),
         ("old boards", "build", "birdhouse")))
    names = {**pair(c), "material": material, "verb": verb, "made": made,
        "color": lambda c: c.pick(words.COLORS)}
    return names, (
        ("{b.s} birthday was on {DAYS}, and {a} had no present.",
         "«a:Tomorrow is {b.s} birthday, and I have no present!»",
         "It was {MONTHS}, and soon it would be {b.s} birthday. {a} wanted to give {b.him} something special."),
        ("{a} was a {a.trait} {a.kind} and had no money.",
         "{a.He} looked at (shops|the shop windows), but everything was too expensive.", "But what?"),
        ("«p:You could {verb} something yourself.»", "«p:The best presents are made by hand.»",
         "Then {a.he} had an idea. {a.He} would {verb} a {made}."),
        ("{a} took some {color} {material} and went to {a.his} room.",
         "In a drawer {a.he} found {color} {material}.", "{p} gave {a.him} some {color} {material}."),
        ("{a.He} worked until late at night.", "The first {made} was crooked, and the second was too small.",
         "It was harder than {a.he} had thought.", ""),
        ("«b:What are you doing?» «a:Nothing!» It had to stay a secret.",
         "When {b} knocked on the door, {a} hid everything under the bed.", ""),
        ("At last the {color} {made} was ready.", "The third {made} was beautiful.",
         "In the morning the {made} was finished."),
        ("{a} wrapped it in paper and tied a {COLORS} ribbon around it.",
         "{a} put it in a box with a {COLORS} bow."),
        ("There were many guests, {dish} and {dish}, and a cake with candles.",
         "At the party they danced and ate {dish}."),
        ("{b} opened the present. «b:A {color} {made}! Did you {verb} it yourself?»",
         "«b:What is it? Oh, a {made}! And it is {color}, my favorite color!»"),
        ("«a:Yes. I worked on it all week.»", "{a} nodded and (blushed|smiled).", "«a:I hope you like it.»"),
        ("It was the best present of all.", "{b} (used|carried|showed) the {made} every day.",
         "«b:Nobody ever made something for me before.»",
         "{b} was so {HAPPY} that {b.he} (could not stop smiling|hugged {a} twice)."),
    )


PLOTS = (lost_and_found, broken, sharing, trade, treasure, wish, present)
