"""Word lists of the corpus: who, what, where, how. Plain data, one kind a block; nothing here knows of plots.

A list is a string of words parted by commas or blanks (`word_list`); order means nothing unless it is said.
"""

from __future__ import annotations


def word_list(text: str) -> tuple[str, ...]:
    """The entries of a block: parted by commas if it has any, else by blanks."""
    parts = text.split(",") if "," in text else text.split()
    return tuple(dict.fromkeys(" ".join(part.split()) for part in parts if part.strip()))


GIRLS = word_list("""
Ada Alice Amy Anna Aisha Amara Astrid Bella Beth Carla Clara Chloé Daisy Dana Diana Ella Elsa Emma Eva Fatima Fiona
Flora Freya Gina Grace Greta Hana Hannah Heidi Helen Ida Inès Iris Ivy Jade Jane Jill Joan Julia Kate Kira Lara Leila
Lena Lila Lily Lina Lola Lucy Luna Maja Mara Maria Maya Mei Mia Mila Mina Molly Nadia Nell Nina Nora Olga Olive Penny
Petra Pia Priya Rita Rosa Rose Ruby Ruth Sally Sara Selma Sofia Sonja Stella Sue Tara Tess Thea Tina Uma Vera Wanda
Wendy Yuki Zara Zoë Zuri Abena Bianca Celia Delia Edith Frieda Gloria Hilda Imani Josie Katya Linnea Mabel Noor
Odette Paula Ramona Salma Tilda Ursula Violet Willa Yara Zelda
""")
BOYS = word_list("""
Adam Ali Amir Andy Anton Arlo Axel Ben Bill Bo Bruno Carl Carlos Chen Chris Cyrus Dan David Diego Dominic Ed Eli Emil
Erik Ethan Felix Finn Frank Fred Gabriel George Gus Hans Hari Harry Henry Hugo Ian Ivan Jack Jake James Jan Jim Joe
John Jonas José Juan Kai Karim Kenji Kofi Lars Leo Liam Louis Luca Luis Malik Marco Mark Mateo Max Mehmet Milo Musa
Nick Nils Noah Oliver Omar Oscar Otto Owen Pablo Paul Peter Pip Ravi René Rob Rolf Sam Samir Sean Simon Stan Sven Taro
Ted Theo Tim Toby Tom Tony Umar Victor Viktor Walter Wei Will Yusuf Zack Abdul Basil Cedric Dmitri Edgar Fabian Gilbert
Horace Igor Jasper Kwame Lorenzo Magnus Nelson Orson Patrick Quentin Rupert Stefan Tobias Vincent Wilfred Xavier
""")
PET_NAMES = word_list("""
Biscuit Bubbles Button Caramel Cinnamon Clover Coco Cookie Cricket Dot Dusty Fidget Flash Fluffy Ginger Goldie Hazel
Honey Hopper Jelly Kiwi Lucky Maple Marbles Mitten Mocha Muffin Nibbles Nutmeg Oatmeal Patches Peanut Pebble Pepper
Pickle Pudding Pumpkin Rusty Scout Shadow Smoky Snowball Socks Spark Spot Star Sunny Tiger Toffee Truffle Twig Velvet
Waffle Whiskers Ziggy Ziti Bramble Crumpet Domino Ember Fern Gizmo Juniper Noodle Olaf Poppy Quill Rascal Sesame Thistle
""")
FAMILY_NAMES = word_list("""
Baker Bell Berg Brook Brown Carter Clay Cooper Cruz Diaz Dove Fields Fisher Flores Fox Garcia Gold Green Grey Hall
Hill Hunter Jones Khan Kim Klein Lake Lee Lopez March Mason Miller Moon Nguyen North Novak Okafor Olsen Park Patel
Pine Potter Reed Rivers Rossi Sato Shepherd Silva Singh Smith Snow Stone Summers Swan Taylor Underwood Vance Weaver
West White Winter Wood Wright Young Zimmer
""")

COLORS = word_list("red blue green yellow orange purple pink brown black white gray gold silver")
RARE_COLORS = word_list("turquoise violet crimson beige lavender maroon navy teal indigo scarlet ivory amber")

# Things that a child can own, hold, lose and find, in groups that share their looks: nouns, then looks.
THING_GROUPS = (
    (word_list("""hat, cap, scarf, mitten, glove, coat, sock, blanket, pillow, apron, sweater, slipper, cape, ribbon, flag, shawl,
        jacket, backpack, bag, purse, teddy bear, doll, rag doll, puppet, quilt, handkerchief, cushion"""),
     word_list("soft warm striped woolen patched faded fluffy checkered old new pretty thick velvet cozy knitted")),
    (word_list("""key, coin, ring, bell, whistle, medal, lantern, kettle, trumpet, badge, compass, watch, clock, bucket, shovel,
        pocket knife, thimble, bracelet, necklace, locket, spoon, flashlight, watering can, helmet, horseshoe, music box, robot,
        tin soldier, triangle, buckle, anchor, trophy"""),
     word_list("shiny rusty golden silver heavy old polished brass dented tiny gleaming new copper strange")),
    (word_list("""flute, box, toy car, toy train, toy boat, yo-yo, spinning top, sled, comb, violin, guitar, drum,
        basket, wooden sword, paintbrush, pencil, ukulele, birdhouse, boomerang, bow, harmonica,
        walking stick, rake, whisk, jewelry box, skateboard"""),
     word_list("wooden painted old handmade carved smooth little crooked sturdy broken dusty simple light splendid")),
    (word_list("""kite, letter, map, book, notebook, picture, photograph, ticket, postcard, stamp, envelope, diary, mask, paper plane,
        crown, paper boat, comic book, songbook, poster, drawing, recipe, calendar, lampion, puzzle, board game, atlas, storybook"""),
     word_list("old crumpled colorful faded pretty thin secret yellowed torn beautiful wrinkled new funny mysterious")),
    (word_list("""marble, mirror, bottle, jar, cup, bowl, mug, teapot, lamp, magnifying glass, telescope, vase, plate, snow globe, candle,
        thermos, hourglass, bead, lens, glass eye, perfume bottle"""),
     word_list("glass tiny clear shiny cracked beautiful fragile sparkling blue green precious old painted round")),
    (word_list("feather, shell, pebble, leaf, acorn, pine cone, stone, chestnut, crystal, fossil, walnut, seed, stick, flower, clover"),
     word_list("smooth white spotted tiny pretty strange brown perfect shimmering lucky rare round")),
    (word_list("""ball, balloon, button, umbrella, jump rope, hula hoop, toy truck, toy rocket, crayon, building block, lunch box, raincoat,
        boot, rope, kazoo, water pistol, fishing rod, toy dinosaur, shoe, swim ring, frisbee"""),
     word_list("red blue green yellow orange purple pink black white little big new old favorite striped spotted muddy")),
)
THINGS = tuple(noun for nouns, _ in THING_GROUPS for noun in nouns)
TOYS = word_list("""
ball, kite, doll, teddy bear, drum, puzzle, toy car, toy boat, toy train, yo-yo, spinning top, marble, whistle, robot,
puppet, jump rope, toy truck, rocking horse, balloon, music box, toy rocket, skateboard, scooter, sled, hula hoop, bucket,
board game, flute, trumpet, guitar, violin, ukulele
""")
FOODS = word_list("""
apple, pear, banana, orange, plum, peach, cherry, strawberry, melon, carrot, potato, tomato, onion, cucumber, cookie,
muffin, pancake, waffle, sandwich, pie, cupcake, bagel, pretzel, biscuit, dumpling, omelet, lemon, mango, fig, apricot,
turnip, pumpkin, egg, doughnut, tart, croissant, coconut, radish, beet, pepper
""")
DISHES = word_list("""
soup, bread, cheese, rice, pasta, porridge, honey, jam, ice cream, potato soup, pea soup, roast chicken, salad, popcorn,
chocolate, yogurt, pudding, stew, cereal, toast, pizza, curry, cake, plum jam, fried eggs, mashed potatoes, apple pie, noodles, fish, gingerbread,
oatmeal, crème brûlée, goulash, couscous, hummus
""")
FRUITS = word_list("""
apple, banana, cherry, grape, lemon, lime, mango, melon, orange, peach, pear, pineapple, plum, raspberry, strawberry,
blueberry, kiwi, apricot, fig, papaya
""")
VEGETABLES = word_list("""
carrot, potato, tomato, onion, cabbage, pea, bean, cucumber, spinach, lettuce, broccoli, pumpkin, radish, beet, leek,
celery, corn, garlic, turnip, pepper
""")
FLOWERS = word_list("rose tulip daisy lily violet poppy sunflower daffodil iris orchid lavender carnation snowdrop bluebell marigold")
TREES = word_list("oak pine birch maple willow elm ash beech cedar fir apple chestnut walnut poplar linden spruce")
DRINKS = word_list("water, milk, juice, tea, cocoa, lemonade, coffee, soda, cider")
CLOTHES = word_list("""
hat, coat, scarf, shirt, dress, skirt, jacket, sweater, sock, shoe, boot, glove, mitten, belt, cap, raincoat, vest
""")
FURNITURE = word_list("table, chair, bed, sofa, shelf, desk, cupboard, bench, stool, lamp, wardrobe, mirror, drawer")
ROOMS = word_list("kitchen, bedroom, bathroom, attic, cellar, garage, hall, living room, dining room, pantry")
TOOLS = word_list("hammer, saw, drill, screwdriver, wrench, shovel, rake, axe, ladder, paintbrush, pliers, nail, ruler")
INSTRUMENTS = word_list("""
piano, violin, guitar, drum, flute, trumpet, harp, cello, clarinet, tuba, banjo, organ, accordion, ukulele, harmonica,
saxophone, trombone, triangle, xylophone, tambourine
""")
VEHICLES = word_list("""
car, bus, train, bicycle, truck, boat, ship, plane, tram, taxi, tractor, helicopter, scooter, van, rocket, ferry,
submarine, motorcycle
""")
SHAPES = word_list("circle, square, triangle, rectangle, star, heart, oval, diamond, pentagon, hexagon")
SPORTS = word_list("soccer, tennis, swimming, running, skating, basketball, skiing, rowing, hockey, baseball, chess, volleyball")
PLANETS = word_list("Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune")
DAYS = word_list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
MONTHS = word_list("January February March April May June July August September October November December")
SEASONS = word_list("spring summer autumn winter")
METALS = word_list("iron, gold, silver, copper, tin, lead, zinc, nickel")
BODY = word_list("head, arm, hand, finger, leg, foot, knee, nose, ear, eye, mouth, toe, back, neck, shoulder, elbow, chin")
SENSES = word_list("sight, hearing, touch, taste, smell")
JOBS = word_list("""
baker, teacher, farmer, doctor, nurse, painter, sailor, carpenter, gardener, pilot, cook, tailor, shoemaker, fisherman,
librarian, musician, postman, shepherd, potter, blacksmith, clockmaker, beekeeper, dentist, firefighter, bus driver,
miller, weaver, writer, singer, builder, juggler, mechanic, astronaut, engineer, plumber, mayor, conductor
""")

PETS = word_list("dog cat rabbit hamster puppy kitten parrot turtle pony duckling goldfish")
FOREST_ANIMALS = word_list("""
fox, bear, rabbit, hare, squirrel, hedgehog, badger, owl, deer, wolf, mouse, mole, frog, raccoon, beaver, otter, weasel,
woodpecker, chipmunk, toad, lizard, porcupine, moose, dormouse, skunk, robin, sparrow, crow, snail, beetle
""")
FARM_ANIMALS = word_list("cow, horse, sheep, pig, goat, hen, rooster, duck, goose, donkey, turkey, lamb, calf, pony, ox, chick")
WILD_ANIMALS = word_list("""
lion, tiger, elephant, giraffe, zebra, monkey, camel, panda, koala, kangaroo, hippo, rhino, leopard, crocodile, gorilla,
ostrich, penguin, polar bear, sloth, armadillo, antelope, buffalo, chameleon, flamingo, hyena, iguana, jaguar, llama,
meerkat, ocelot, yak, lemur, wombat, tapir, bison, cheetah, reindeer, walrus, peacock
""")
SEA_ANIMALS = word_list("""
fish, whale, dolphin, shark, seal, crab, octopus, turtle, starfish, lobster, jellyfish, squid, seahorse, salmon, oyster,
shrimp, pelican, seagull, walrus, stingray, trout
""")
BIRDS = word_list("""
robin, sparrow, crow, owl, eagle, duck, goose, swan, parrot, penguin, pigeon, seagull, stork, hawk, woodpecker, blackbird,
flamingo, pelican, swallow, magpie, peacock, heron, finch, cuckoo, nightingale
""")
INSECTS = word_list("ant, bee, butterfly, beetle, ladybug, moth, fly, wasp, grasshopper, cricket, dragonfly, firefly, mosquito")
# Animals, and some others, that are the heroes of stories.
HEROES = word_list("""
fox, bear, rabbit, squirrel, hedgehog, badger, owl, mouse, mole, frog, raccoon, beaver, otter, turtle, duck, goose, goat,
cat, dog, puppy, kitten, pony, donkey, lamb, hen, pig, crow, sparrow, robin, snail, ant, bee, ladybug, crab, penguin,
elephant, lion, tiger, monkey, panda, koala, kangaroo, giraffe, zebra, camel, hippo, sloth, dragon, unicorn, troll, elf, robot,
snowman, giant, chameleon, parrot, lizard, dormouse, toad, wolf, deer, dwarf, wizard, moose, hare, chipmunk, reindeer, llama
""")

PLACES = word_list("""
park, garden, forest, beach, river, lake, meadow, farm, market, school, library, playground, village, castle, cave, hill,
mountain, island, harbor, bakery, barn, orchard, pond, museum, zoo, station, town square, bridge, lighthouse, mill,
café, toy shop, bookshop, field, valley, desert, jungle, swamp, waterfall, old tower, greenhouse, bus stop, bus station,
fairground, circus, swimming pool, workshop, theater, stable, vineyard, windmill, stone circle, canyon, tree house
""")
# Where a small thing hides.
SPOTS = word_list("""
under the bed, behind the sofa, in the tall grass, under a bench, behind the old oak, on top of the cupboard,
in a coat pocket, under a pile of leaves, in the kitchen drawer, behind the curtain, in the bird's nest, next to the well,
inside a hollow log, in the bottom of the basket, between two rocks, under the stairs, on the roof of the shed,
in the mud by the pond, behind the flower pots, at the bottom of the toy box, in the branches of a tree,
under the kitchen table, in the laundry basket, behind the barn, inside the piano, in a rain boot, beside the bus stop,
under the seat of the bus, in the sandbox, on the windowsill, in the hedge, at the back of the shelf, beneath the bridge,
in the wheelbarrow, under the doormat, behind the bakery, in the attic, beside the compost heap, inside an empty jar
""")
WEATHER = word_list("sunny, rainy, windy, cold, warm, snowy, foggy, cloudy, stormy, hot, frosty, misty, bright, gray, chilly, mild")
WENT = word_list("went walked ran hurried strolled wandered marched skipped rushed tiptoed trotted raced hiked crept strode")
TIMES = word_list("morning, afternoon, evening, day")

HAPPY = tuple("happy happy happy glad glad cheerful delighted joyful pleased merry".split())
SAD = tuple("sad sad sad unhappy unhappy upset gloomy miserable".split())
AFRAID = tuple("afraid afraid scared frightened nervous worried anxious".split())
ANGRY = tuple("angry angry cross furious grumpy annoyed".split())
TRAITS = word_list("""
kind, brave, shy, clever, curious, quiet, cheerful, stubborn, gentle, lazy, patient, proud, careful, clumsy, funny, honest,
generous, messy, polite, restless, dreamy, sleepy, wise, bold, noisy, tidy, forgetful, naïve, playful, thoughtful, greedy,
absent-minded, adventurous, affectionate, ambitious, attentive, bashful, boastful, bossy, calm, carefree, cautious, charming,
chatty, cheeky, clever, confident, considerate, courageous, courteous, crafty, daring, determined, eager, earnest, energetic, fearless,
fussy, gloomy, grouchy, grumbling, hardworking, helpful, hopeful, humble, imaginative, inquisitive, inventive, jolly, loyal, mischievous,
moody, nimble, optimistic, peaceful, practical, reckless, reliable, sensible, sensitive, skillful, sociable, solemn, spirited, stern,
strong-willed, studious, talkative, tenderhearted, tireless, trusting, unlucky, unruly, warmhearted, wild, zealous, hungry, impatient, lively, modest, nosy, obedient, serious, silly, timid, vain, witty
""")
