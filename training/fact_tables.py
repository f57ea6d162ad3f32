"""The small facts of the corpus as tables: plain data, read by facts.py."""

from __future__ import annotations

from training.words import word_list

# thing (with its article) and what it is like; "is" or "are" is told by the ending.
QUALITIES = [tuple(part.strip() for part in line.split("|")) for line in """
the sky | blue
grass | green
snow | white; cold
coal | black
the sun | hot; bright; yellow
the moon | round; far away
blood | red
a lemon | yellow; sour
sugar | sweet; white
honey | sweet; sticky; golden
ice | cold; slippery
fire | hot; dangerous
the night | dark; quiet
a feather | light; soft
a stone | hard; heavy
a pillow | soft
a knife | sharp
glass | hard; easy to break
a ball | round
a wheel | round
a giant | tall
a dwarf | short
an elephant | big; heavy; gray
a mouse | small; quiet
a snail | slow
a turtle | slow
a cheetah | fast
a rocket | very fast
the ocean | deep; wide; blue
a desert | dry; hot
a swamp | wet
a river | long
a needle | thin; sharp
a fox | clever; red
an owl | wise
a lion | strong; brave
a feast | delicious
a tomato | red; juicy
a cucumber | green; long
a carrot | orange; crunchy
a plum | purple; sweet
a flamingo | pink
a raven | black
a swan | white
silver | shiny
iron | strong; heavy
silk | smooth
wool | warm
paper | thin
thunder | loud
a whisper | quiet
winter | cold
summer | warm
the library | quiet
the market | noisy
a cactus | prickly
soap | slippery
chocolate | brown; sweet
milk | white
a secret | hard to keep
a star | far away; bright
""".strip().splitlines()]
OPPOSITES = word_list("""
hot cold, big small, long short, old new, fast slow, high low, hard soft, happy sad, full empty, light dark, wet dry, loud quiet,
open closed, early late, rich poor, strong weak, clean dirty, sweet sour, thick thin, near far, up down, left right, day night,
first last, young old, heavy light, deep shallow, wide narrow, sharp blunt, awake asleep, brave afraid, true false, good bad,
inside outside, above below, always never, begin end, give take, push pull, win lose, laugh cry, buy sell, remember forget
""")
# thing | what it is made of, or where it comes from
SOURCES = [tuple(part.strip() for part in line.split("|")) for line in """
bread | is made from flour
cheese | is made from milk
butter | is made from cream
paper | is made from wood
glass | is made from sand
wine | is made from grapes
chocolate | is made from cocoa beans
wool | comes from sheep
honey | comes from bees
milk | comes from cows
silk | comes from silkworms
eggs | come from hens
raisins | are dried grapes
jam | is made from fruit and sugar
cider | is made from apples
ketchup | is made from tomatoes
popcorn | is made from corn
a brick | is made from clay
a candle | is made from wax
a window | is made of glass
a coin | is made of metal
leather | comes from animal skins
rain | falls from the clouds
rubber | comes from trees
a tadpole | becomes a frog
a caterpillar | becomes a butterfly
an acorn | becomes an oak
a seed | becomes a plant
water | becomes ice when it freezes
ice | becomes water when it melts
""".strip().splitlines()]
# what we use for what
USES = [tuple(part.strip() for part in line.split("|")) for line in """
a knife | cut bread
a spoon | eat soup
a fork | eat noodles
a cup | drink tea
a broom | sweep the floor
a key | open a door
an umbrella | stay dry
a hammer | drive a nail
a saw | cut wood
a shovel | dig a hole
a needle | sew a button
a pencil | write a letter
a brush | paint a picture
a ruler | measure a line
a clock | know the time
a thermometer | measure how warm it is
a map | find the way
a compass | find north
a lamp | see in the dark
a telescope | look at the stars
a microscope | look at tiny things
a kettle | boil water
an oven | bake a cake
soap | wash our hands
a towel | dry our hair
a comb | tidy our hair
a ladder | reach high places
a boat | cross a lake
a bridge | cross a river
a stamp | send a letter
a pillow | rest our head
a scale | weigh apples
glasses | see better
a bell | call everybody
scissors | cut paper
a camera | take a picture
a whistle | make a loud sound
our eyes | see
our ears | hear
our nose | smell
our tongue | taste
our feet | walk
""".strip().splitlines()]
SENTENCES = [line.strip() for line in """
The sun rises in the east and sets in the west.
The moon shines at night.
There are seven days in a week.
There are twelve months in a year.
There are twenty-four hours in a day.
There are sixty minutes in an hour.
A year has four seasons.
In autumn the leaves fall.
In spring the flowers bloom.
In winter the lake freezes.
In summer the days are long.
Plants need water and light.
Fish breathe under water.
Birds lay eggs.
Bears sleep in winter.
The earth goes around the sun.
The moon goes around the earth.
A triangle has three sides.
A square has four corners.
A circle has no corners.
A hand has five fingers.
A spider has eight legs.
An insect has six legs.
A dog has four legs.
A bird has two wings.
A rainbow has many colors.
Red and yellow make orange.
Blue and yellow make green.
Red and blue make purple.
Black and white make gray.
Ice floats on water.
A stone sinks in water.
Wood burns, but stone does not.
Rivers flow to the sea.
Salt comes from the sea.
The stars are far away.
Penguins cannot fly, but they swim well.
Bats sleep upside down.
A camel can live without water for many days.
The blue whale is the biggest animal of all.
The cheetah is the fastest animal on land.
The giraffe is the tallest animal.
A snail carries its house on its back.
Bees make honey from flowers.
Trees give us fruit, shade and wood.
Shadows are long in the evening.
Sound is slower than light.
First comes lightning, then thunder.
A magnet pulls iron.
The heart pumps blood.
We breathe with our lungs.
Teeth must be brushed every day.
A baby cannot walk yet.
Cats land on their feet.
Elephants never forget.
Volcanoes spit fire and ash.
Half of ten is five.
Two halves make a whole.
A dozen is twelve.
The alphabet has twenty-six letters.
Sailors used to find their way by the stars.
Long ago people wrote on clay, on leather and on bark.
The oldest trees are thousands of years old.
An ostrich lays the biggest egg.
A hummingbird can fly backward.
Squids squirt ink when they are frightened.
Whales are not fish; they breathe air.
Mushrooms are neither plants nor animals.
A caterpillar sheds its skin several times.
Woodpeckers drum on hollow trunks.
Moles push up little heaps of soil.
Swallows fly south in autumn and return in spring.
Salmon swim up the river, even up waterfalls.
Cork swims, lead sinks.
Steam is water that has become a gas.
Warm air rises, cold air sinks.
The tide comes in and goes out twice a day.
A prism splits sunlight into colors.
Yeast makes dough rise.
Vinegar is sour, pepper is hot.
Oil and water do not mix.
A lever makes heavy loads lighter.
A pulley helps to lift a piano to the third floor.
A sundial shows the time only when the sun shines.
The first balloon carried a sheep, a duck and a rooster.
The longest wall in the world is in China.
Pyramids were built as tombs for pharaohs.
Vikings sailed in narrow ships with dragon heads.
Romans built straight roads and tall aqueducts.
Knights wore helmets with visors.
Printers once set every letter by hand.
Trains used to be pulled by steam engines.
A violin has four strings, a guitar has six.
A piano has black keys and white keys.
A chessboard has sixty-four squares.
A deck of cards has four suits.
A football team has eleven players.
The heart beats faster when we run.
Our bones are hard, and our muscles are strong.
When we are cold, we shiver.
When we are embarrassed, we blush.
Onions make us cry when we slice them.
Freckles come out in the sun.
Hair and nails grow all the time.
Sleep makes us healthy and clever.
Leaves are green because of a pigment called chlorophyll.
Roots drink water from the soil.
Bees dance to tell the others where the flowers are.
A compass needle points to the north pole.
At the south pole there are penguins, at the north pole polar bears.
The equator is a line around the middle of the earth.
A leap year has three hundred and sixty-six days.
The shortest month is February.
Midnight is the middle of the night.
At noon the sun stands high.
Dew sits on the grass in the morning.
Frost paints flowers on the windows.
Fog is a cloud that lies on the ground.
Hail is frozen rain.
Icicles hang from the gutter in January.
""".strip().splitlines()]
# word | what it means
MEANINGS = [tuple(part.strip() for part in line.split("|")) for line in """
an island | a piece of land with water all around it
a harbor | a place where ships are safe from the waves
a desert | a dry land where it hardly ever rains
a volcano | a mountain that can spit fire
a glacier | a slow river of ice
a lantern | a lamp that one can carry
a compass | a needle that always points north
an orchard | a garden full of fruit trees
a meadow | a field of grass and wild flowers
a blizzard | a storm with a lot of snow
a drizzle | a very fine rain
a shadow | a dark shape without any light
an echo | a voice that comes back from the mountains
a riddle | a question with a hidden answer
a poem | a few words that dance
a rumor | a story that nobody has checked
a neighbor | somebody who lives next door
a stranger | somebody whom one does not know yet
a twin | a brother or sister with the same birthday
an orphan | a child without parents
a hermit | somebody who lives all alone
a pirate | a robber at sea
a knight | a rider in armor
a jester | a joker at the court of a king
a mayor | the head of a town
a captain | the one who commands a ship
a tailor | somebody who sews clothes
a nomad | somebody who has no fixed home
an inventor | somebody who thinks of new machines
a coward | somebody who always runs away
a genius | somebody with brilliant ideas
a skeleton | all the bones of a body
a fossil | a very old animal turned to stone
a meteor | a stone that falls from the sky
a planet | a big ball that moves around a star
an orbit | the path of a planet
a galaxy | a huge family of stars
a telescope | an instrument for looking at faraway stars
a microscope | an instrument for looking at tiny creatures
a magnet | a piece of metal that attracts iron
a hinge | the part on which a door turns
a chimney | a pipe for the smoke on the roof
a cellar | a cool room under the ground
a drawbridge | a bridge that can be pulled up
a moat | a ditch with water around a castle
a dungeon | a dark prison under a castle
a lighthouse | a tower that warns ships with its lamp
a tunnel | a road through a mountain
a ferry | a boat that carries cars and people across the water
a caravan | a long line of travelers with camels
an oasis | a green spot in the desert
a waterfall | a river that jumps down from a rock
a spring | a place where water comes out of the ground
a puddle | a small pool that the rain leaves behind
an avalanche | a mass of snow that slides downhill
a whirlpool | water that turns in a circle
a breeze | a gentle wind
a hurricane | the strongest of all winds
a recipe | a list of what one needs for a meal
a feast | a big meal with many guests
a crumb | a tiny bit of bread
a bouquet | a bunch of flowers
a thorn | a sharp point on a rose
a blossom | a flower on a tree
a trunk | the thick part of a tree, or the nose of an elephant
a nest | a bed that a bird has built
a burrow | a home dug into the ground
a hive | a house for bees
a cocoon | the blanket of a caterpillar
a herd | a group of cows
a flock | a group of sheep or birds
a swarm | a cloud of insects
a secret | something that one does not tell
a promise | something that one must keep
a rehearsal | practice before a play
a melody | a row of notes that one can sing
an orchestra | many musicians who play together
a duet | a song for two voices
a drum | an instrument that one beats
a canvas | the cloth on which a painter paints
a sculpture | a figure of stone or wood
a costume | clothes for becoming somebody else
a curtain | a cloth in front of a window or a stage
an alphabet | all the letters in order
a dictionary | a book that explains words
a calendar | a list of all the days of a year
a century | a hundred years
a decade | ten years
a dozen | twelve of something
a pair | two of something
a zigzag | a line that goes left and right
a circle | a line without beginning or end
a cube | a box with six equal faces
a pyramid | a building with a square foot and a pointed top
a souvenir | a thing that reminds one of a journey
a parcel | a letter that has eaten too much
a siesta | a nap after lunch
a yawn | what a tired mouth does
a sneeze | a small storm in the nose
a hiccup | a jump in the throat
courage | going on although one is afraid
patience | waiting without complaining
envy | wanting what another has
gratitude | being thankful
laughter | the shortest way between two people
silence | when nobody speaks
homesickness | missing home
""".strip().splitlines()]
SIZES = word_list("ant mouse cat dog sheep cow hippo elephant whale")
