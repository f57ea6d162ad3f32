"""What is true in the world of the corpus: tables of animals, places, jobs and things that belong together.

A row is a line of columns parted by `|`, a column's alternatives by `;`. Stories and facts draw on the same rows, so
what a model learns from a fact helps it with a story. Only data and its reading; nothing here tells a story.
"""

from __future__ import annotations

from dataclasses import dataclass

from training.grammar import base_form, plural


def _rows(text: str, columns: int) -> list[list[tuple[str, ...]]]:
    """The lines of a table, each column as a tuple of its alternatives. Raises `ValueError` for a line of wrong width."""
    rows = []
    for line in text.strip().splitlines():
        cells = [tuple(part.strip() for part in cell.split(";")) for cell in line.split("|")]
        if len(cells) != columns:
            raise ValueError(f"{len(cells)} columns in {line!r}")
        rows.append(cells)
    return rows


@dataclass(frozen=True)
class Species:
    """An animal: what its young is called, where it lives ("in a den"), what it eats, says (a verb in "to ..."), can do
    (verbs) and what it looks like ("a bushy tail")."""

    name: str
    young: str
    homes: tuple[str, ...]
    foods: tuple[str, ...]
    sound: str
    skills: tuple[str, ...]
    looks: tuple[str, ...]

    def __str__(self) -> str:
        return self.name

    many = property(lambda self: plural(self.name))


ANIMALS = {row[0][0]: Species(row[0][0], row[1][0], row[2], row[3], row[4][0], row[5], row[6]) for row in _rows("""
cat | kitten | in a house; on a farm; above a bakery | milk; fish; mice | meow | climb trees; catch mice; walk without a sound; see in the dark | long whiskers; soft fur; green eyes
dog | puppy | in a house; in a kennel; on a farm | bones; meat; sausages | bark | run fast; guard the house; fetch sticks; swim | floppy ears; a wagging tail; a wet nose
horse | foal | in a stable; on a farm | hay; oats; apples | neigh | gallop; pull a cart; jump over fences | a long mane; strong legs
cow | calf | on a farm; in a barn | grass; hay; clover | moo | give milk; chew all day | big brown eyes; two horns
pig | piglet | on a farm; in a sty | corn; potatoes; apples | oink | roll in the mud; find truffles | a curly tail; a pink snout
sheep | lamb | on a farm; in a meadow | grass; clover | bleat | give wool; follow the others | thick wool; a black face
goat | kid | on a farm; in the mountains | grass; leaves; hats | bleat | climb rocks; give milk; jump from stone to stone | a small beard; two curved horns
hen | chick | in a henhouse; on a farm | corn; seeds; worms | cluck | lay eggs; scratch in the dirt | red feathers; a yellow beak
rooster | chick | on a farm | corn; seeds | crow | wake everybody; sing at dawn | a red comb; bright tail feathers
duck | duckling | on a pond; by the river | bread; seeds; snails | quack | swim; dive; fly | orange feet; a flat beak
goose | gosling | on a farm; by the lake | grass; seeds | honk | fly far; guard the yard | a long neck; white feathers
donkey | foal | in a stable; on a farm | hay; carrots; thistles | bray | carry heavy bags; remember every road | long ears; a gray coat
rabbit | bunny | in a burrow; in a hutch | carrots; clover; lettuce | squeak | hop; dig tunnels; run in zigzags | long ears; a white tail
hamster | pup | in a cage; in a burrow | seeds; nuts; carrots | squeak | run in a wheel; fill its cheeks | fat cheeks; tiny paws
mouse | pup | in a hole in the wall; in a barn; under the floor | cheese; crumbs; seeds | squeak | hide quickly; gnaw through ropes; slip through cracks | round ears; a thin tail
fox | cub | in a den; in the forest | berries; mice; eggs | yelp | think of tricks; run quietly; smell a mouse under the snow | a bushy tail; red fur
bear | cub | in a cave; in the forest | honey; berries; fish | growl | sleep all winter; climb trees; lift heavy logs | thick fur; big paws
wolf | cub | in a den; in the mountains | meat | howl | run all night; hunt in a pack | sharp teeth; yellow eyes
squirrel | kit | in a tree; in a hollow oak | nuts; acorns; seeds | chatter | jump from branch to branch; hide nuts | a bushy tail; quick feet
hedgehog | hoglet | under a hedge; in a pile of leaves | snails; beetles; worms | snuffle | roll into a ball; smell in the dark | sharp spines; a pointed nose
badger | cub | in a sett; in the forest | roots; worms; berries | grunt | dig deep holes; keep a tidy house | a striped face; strong claws
owl | owlet | in a hollow tree; in an old tower | mice; beetles | hoot | see in the dark; fly without a sound; turn its head around | big round eyes; soft feathers
deer | fawn | in the forest | leaves; grass; bark | call | leap over bushes; run fast; hear every sound | slim legs; white spots
frog | tadpole | in a pond; by the stream | flies; mosquitoes | croak | jump far; swim; catch flies | green skin; long legs
toad | tadpole | under a stone; by the swamp | flies; slugs; worms | croak | sit very still; swim | bumpy skin; golden eyes
turtle | hatchling | in a pond; in the sea | lettuce; water plants | hiss | hide in its shell; swim; wait | a hard shell; a wrinkled neck
snail | hatchling | in the garden; under a leaf | lettuce; leaves | make no sound | carry its house; climb walls | a round shell; two feelers
beaver | kit | in a lodge; by the river | bark; twigs | slap its tail | build dams; cut down trees; swim under water | a flat tail; big front teeth
otter | pup | by the river | fish; crabs | whistle | swim; slide down banks; float on its back | smooth fur; webbed feet
raccoon | kit | in a hollow tree | fruit; eggs; leftovers | chatter | open boxes; climb at night | a black mask; a ringed tail
mole | pup | under the ground | worms; beetles | squeak | dig tunnels; feel the ground shake | tiny eyes; velvet fur
crow | chick | in a tall tree | seeds; worms; bread | caw | solve puzzles; find shiny things; fly | black feathers; a strong beak
sparrow | chick | in a nest; under the roof | seeds; crumbs | chirp | fly; bathe in puddles | brown feathers; a short beak
robin | chick | in a nest; in the garden | worms; berries | sing | fly; sing at dawn | a red breast
swan | cygnet | on the lake | water plants | hiss | glide over the water; fly | a long neck; white feathers
parrot | chick | in the jungle; in a cage | nuts; fruit; seeds | squawk | talk; climb with its beak; fly | bright feathers; a curved beak
eagle | eaglet | in the mountains | fish; rabbits | screech | fly very high; see far | wide wings; sharp eyes
stork | chick | on the roof | frogs; fish | clatter | fly to Africa; stand on one leg | a long red beak; thin legs
bee | larva | in a hive | nectar; pollen | buzz | make honey; dance; fly from flower to flower | black and yellow stripes
ant | larva | in an anthill | crumbs; sugar; leaves | make no sound | carry big leaves; work together | six thin legs
butterfly | caterpillar | in the meadow | nectar | make no sound | fly; change its shape | colorful wings
ladybug | larva | on a leaf; in the garden | aphids | make no sound | fly; walk upside down | black spots; red wings
spider | spiderling | in a web; in the attic | flies; mosquitoes | make no sound | spin webs; wait for hours | eight legs; eight eyes
cricket | nymph | in the grass | leaves; grass | chirp | jump; play music with its legs | long feelers
lion | cub | in the savanna; at the zoo | meat | roar | run; sleep all afternoon; scare everybody | a golden mane; big teeth
tiger | cub | in the jungle; at the zoo | meat | roar | swim; hide in the grass | black stripes; orange fur
elephant | calf | in the savanna; at the zoo | grass; leaves; bananas | trumpet | spray water; remember everything; lift trees | a long trunk; big ears
giraffe | calf | in the savanna; at the zoo | leaves | hum | reach the treetops; see far | a long neck; brown spots
zebra | foal | in the savanna; at the zoo | grass | bark | run fast; kick | black and white stripes
monkey | infant | in the jungle; at the zoo | bananas; nuts; fruit | chatter | swing from trees; hang by its tail; copy people | a long tail; clever hands
camel | calf | in the desert | thorns; dates; hay | grunt | walk for days without water; carry people | one hump; long eyelashes
hippo | calf | in the river; at the zoo | grass | grunt | stay under water; open its mouth wide | a huge mouth; thick skin
kangaroo | joey | in Australia | grass | cough | jump far; box; carry its baby in a pouch | strong legs; a deep pouch
koala | joey | in a tree in Australia | leaves | grunt | sleep twenty hours a day; climb | fluffy ears; a black nose
panda | cub | in the mountains of China | bamboo | bleat | eat all day; climb; roll down hills | black eyes; black and white fur
penguin | chick | on the ice; at the zoo | fish | honk | swim; slide on its belly; stand in the cold | short wings; a white belly
polar bear | cub | on the ice | fish; seals | growl | swim far; walk on thin ice | white fur; huge paws
seal | pup | by the sea; on the rocks | fish | bark | swim; balance a ball; dive deep | flippers; shiny skin
dolphin | calf | in the sea | fish | click | swim fast; jump out of the water; follow ships | a smooth back; a kind smile
whale | calf | in the ocean | krill; fish | sing | dive deep; swim around the world | a wide tail; a huge body
shark | pup | in the ocean | fish | make no sound | swim; smell from far away | many teeth; a tall fin
octopus | hatchling | in the sea; in a shipwreck | crabs; mussels | make no sound | change its color; open jars; hide | eight arms; three hearts
crab | larva | on the beach; under a rock | shrimp; seaweed | click | walk sideways; pinch | two claws; a hard shell
fish | fry | in the sea; in the lake; in a bowl | worms; flakes | make no sound | swim; breathe under water | shiny scales; fins
crocodile | hatchling | in the river; in the swamp | fish; meat | growl | lie very still; swim | a long jaw; hard scales
snake | hatchling | in the grass; under a stone | mice; eggs | hiss | crawl without legs; shed its skin | a forked tongue; smooth scales
bat | pup | in a cave; in the attic | moths; mosquitoes | squeak | fly in the dark; sleep upside down | thin wings; big ears
llama | cria | in the mountains | grass; hay | hum | carry bags; spit | woolly fur; long ears
peacock | chick | in the park; at the zoo | seeds; snails | scream | spread its tail | a blue neck; a splendid tail
chameleon | hatchling | in the jungle | flies; crickets | hiss | change its color; look two ways at once | a long tongue; a curled tail
""", 7)}


@dataclass(frozen=True)
class Place:
    """A place: its preposition ("in"), what one sees there (noun phrases) and does there (verb phrases, "swim")."""

    name: str
    preposition: str
    sights: tuple[str, ...]
    doings: tuple[str, ...]

    def __str__(self) -> str:
        return self.name

    at = property(lambda self: f"{self.preposition} the {self.name}")


PLACES = {row[0][0]: Place(row[0][0], row[1][0], row[2], row[3]) for row in _rows("""
park | in | a fountain; a row of benches; an old man with a newspaper; a slide; two swans on the pond | feed the ducks; fly a kite; ride a bicycle; roll down the hill
garden | in | a bed of tulips; a bird bath; a scarecrow; a row of beans; a rusty gate | pull weeds; water the flowers; pick berries; dig for worms
forest | in | a fallen tree; a ring of mushrooms; a narrow path; an anthill; a hollow oak | gather chestnuts; build a hut; listen to the woodpecker; look for tracks
beach | on | a row of shells; a striped parasol; white foam; a piece of driftwood; a sandcastle | build a sandcastle; collect shells; jump over the waves; dig a moat
river | by | a wooden raft; smooth stones; a fisherman; a stone bridge; reeds | skip stones; catch tadpoles; float paper boats; wade in the cold water
lake | by | a rowing boat; a heron; water lilies; a wooden pier; thin fog | row a boat; swim to the raft; catch a trout; count the swans
meadow | in | a cloud of butterflies; a haystack; grazing sheep; tall poppies; a molehill | pick daisies; chase grasshoppers; lie in the grass; make a flower crown
farm | on | a red tractor; a muddy pig; a pile of hay; a weathercock; a milk can | collect eggs; brush the pony; milk the goat; ride on the tractor
market | at | a stall full of melons; a juggler; baskets of figs; a cheese seller; colorful cloth | taste the cheese; buy plums; listen to a fiddler; count the coins
school | at | a blackboard; a globe; rows of desks; a goldfish bowl; a map of the world | learn a poem; paint a picture; practice spelling; sing in the choir
library | in | shelves up to the ceiling; a spiral staircase; a sleeping cat; a reading lamp; a huge atlas | read about pirates; whisper; borrow a book; look at old maps
playground | at | a tall slide; two swings; a sandbox; a seesaw; a climbing frame | swing; play tag; slide down; hang upside down
village | in | a church tower; a well; crooked houses; a blacksmith's shop; geese in the street | visit the blacksmith; drink from the well; greet the neighbors; ask for the way
castle | in | a drawbridge; a suit of armor; a long table; thick walls; a golden throne | climb the tower; explore the dungeon; try on a crown; count the windows
cave | in | sleeping bats; dripping water; sparkling crystals; old drawings; a deep crack | listen to the echo; light a lantern; look for crystals; follow the wall
hill | on | a lonely pine; a view of the valley; a bench; wild thyme; a flock of sheep | watch the sunset; fly a glider; roll down the grass; look at the stars
mountain | on | a snowy peak; a mountain goat; a waterfall; a wooden cabin; loose rocks | climb to the top; drink from a spring; shout and wait for the echo; rest in a cabin
island | on | palm trees; a wrecked ship; a parrot; footprints in the sand; a rusty anchor | look for treasure; open a coconut; build a raft; explore the shore
harbor | in | tall masts; fishing nets; a tugboat; crates of oranges; hungry seagulls | watch the ships; talk to a sailor; tie a knot; help with the nets
bakery | in | warm rolls; a tray of buns; a big oven; bags of flour; a cherry cake | knead the dough; taste a bun; decorate a cake; smell the fresh bread
barn | in | bales of straw; a sleeping owl; an old plow; a wooden ladder; a nest of mice | jump into the hay; hide from the rain; feed the calves; sweep the floor
orchard | in | heavy branches; baskets of pears; a tall ladder; buzzing wasps; a picnic blanket | pick apples; climb a tree; make cider; have a picnic
pond | at | a green frog; dragonflies; a paper boat; ducklings in a row; duckweed | feed the goldfish; watch the frogs; sail a toy boat; look for newts
museum | in | a dinosaur skeleton; a golden mask; a mummy; an old steam engine; a marble statue | look at the dinosaurs; draw a statue; ask the guard; learn about pharaohs
zoo | at | a yawning hippo; two giraffes; a cage of parrots; playful monkeys; a sleepy lion | feed the penguins; ride a camel; count the stripes; laugh at the monkeys
station | at | a big clock; a long platform; heavy suitcases; a whistling train; a ticket machine | wait for the train; buy a ticket; wave goodbye; read the timetable
town square | in | a statue of a king; a busker; pigeons; a fountain; a flower seller | listen to music; throw a coin into the fountain; chase pigeons; eat ice cream
lighthouse | in | a winding stair; a bright lamp; a logbook; stormy waves; a telescope | climb the stairs; polish the lamp; watch the ships; write in the logbook
café | in | little round tables; a tray of éclairs; a piano; steaming cups; a menu | drink cocoa; share a croissant; watch the people; play cards
toy shop | in | a shelf of robots; a train that goes round; a giant teddy bear; puppets on strings; a bin of marbles | look at the trains; try the drums; choose a present; wind up a tin mouse
desert | in | endless dunes; a cactus; an oasis; a caravan; hot wind | follow the caravan; look for water; ride a camel; sleep in a tent
jungle | in | a swinging bridge; orchids; a sleeping jaguar; giant leaves; a muddy river | swing on a vine; listen to the parrots; cross the bridge; follow the drums
swamp | in | crooked trees; glowing mushrooms; a rotten log; green water; hundreds of mosquitoes | step from stone to stone; listen to the toads; get dirty boots; look for fireflies
fairground | at | a merry-go-round; a Ferris wheel; a tent with mirrors; pink cotton candy; a brass band | ride the Ferris wheel; win a prize; eat popcorn; throw hoops
circus | at | an acrobat; a clown with a huge nose; a ring of sawdust; a trapeze; a magician | laugh at the clown; watch the acrobats; guess the trick; clap for the horses
swimming pool | at | a diving board; a lifeguard; a blue slide; wet footprints; floating rings | learn to dive; swim a lap; splash; swim under water
workshop | in | wood shavings; a vise; jars of nails; a half-finished boat; a glue pot | saw a board; paint a birdhouse; sort the screws; sand a chair
theater | in | a velvet curtain; rows of seats; a painted castle; an orchestra; bright lights | watch a play; clap; try on costumes; rehearse a scene
windmill | in | turning sails; heavy millstones; sacks of grain; a dusty miller; a white cat | grind corn; carry a sack; watch the sails; greet the miller
greenhouse | in | tiny seedlings; steamy glass; a lemon tree; rows of pots; a watering can | plant seeds; count the sprouts; taste a tomato; open the windows
attic | in | cobwebs; an old trunk; a broken rocking chair; dusty hats; a box of photographs | try on old hats; open the trunk; look at photographs; hide
kitchen | in | a pot of soup; a row of spoons; a jar of honey; a humming kettle; a bowl of dough | bake cookies; peel carrots; stir the soup; wash the dishes
skating rink | at | smooth ice; colorful scarves; a cocoa stand; blinking lights; a wobbly boy | skate backward; race around the rink; drink cocoa; practice a spin
campground | at | a crackling fire; three green tents; a hammock; a bag of marshmallows; a starry sky | put up a tent; roast marshmallows; tell stories; count shooting stars
""", 4)}
PLACE_LIST = tuple(PLACES.values())


@dataclass(frozen=True)
class Job:
    """A trade: what one does in it, as "she ..." (`does`) and as "I ..." (`do`), and what one needs for it."""

    name: str
    does: tuple[str, ...]
    needs: tuple[str, ...]

    def __str__(self) -> str:
        return self.name

    do = property(lambda self: tuple(base_form(what) for what in self.does))


JOBS = {row[0][0]: Job(row[0][0], row[1], row[2]) for row in _rows("""
baker | bakes bread; makes cakes; gets up before the sun | an oven; flour; a rolling pin
teacher | teaches children; corrects homework; explains fractions | a blackboard; chalk; a lot of patience
farmer | grows wheat; feeds the cows; plows the field | a tractor; a pitchfork; good rain
doctor | helps sick people; listens to hearts; looks into throats | a stethoscope; a white coat
nurse | cares for sick people; puts on bandages | bandages; a thermometer
painter | paints pictures; paints houses; mixes colors | a brush; a canvas; an easel
sailor | sails across the sea; ties knots; watches the wind | a boat; a compass; ropes
carpenter | builds tables; saws wood; repairs doors | a saw; a hammer; nails
gardener | plants flowers; cuts the hedge; waters the roses | a spade; seeds; a wheelbarrow
pilot | flies planes; reads the clouds | a plane; a map; a headset
cook | cooks soup; roasts potatoes; tastes everything | a pot; a big spoon; salt
tailor | sews clothes; makes coats; measures sleeves | a needle; thread; scissors
shoemaker | makes shoes; mends boots | leather; glue; a small hammer
fisherman | catches fish; mends nets | a net; a boat; patience
librarian | lends books; finds every book; asks for silence | a library card; shelves
musician | plays the violin; writes songs; gives concerts | an instrument; a good ear
postman | brings letters; carries parcels; knows every street | a bicycle; a bag; stamps
shepherd | looks after sheep; counts the lambs | a dog; a staff
potter | makes bowls; shapes clay | clay; a wheel; a kiln
blacksmith | makes horseshoes; bends iron | fire; an anvil; a hammer
clockmaker | repairs clocks; listens to ticking | tiny wheels; tweezers; a magnifying glass
beekeeper | keeps bees; collects honey | a veil; a hive; smoke
dentist | looks after teeth; fills holes | a small mirror; a drill
firefighter | puts out fires; rescues cats from trees | a hose; a ladder; a helmet
bus driver | drives the bus; opens the doors; knows every stop | a bus; a timetable
miller | grinds grain; fills sacks with flour | a mill; wind
weaver | weaves cloth; makes carpets | a loom; wool
writer | writes books; invents stories | paper; a pencil; ideas
singer | sings songs; travels from town to town | a voice; a microphone
builder | builds houses; lays bricks | bricks; cement; a crane
mechanic | repairs cars; changes tires | a wrench; oil
astronaut | flies into space; walks on the moon | a rocket; a space suit
scientist | asks questions; makes experiments; measures things | a microscope; a notebook
magician | pulls rabbits out of hats; makes coins vanish | a wand; a tall hat
photographer | takes pictures; waits for the right light | a camera; a lens
detective | finds clues; follows footprints; solves riddles | a magnifying glass; a notebook
""", 3)}

JOB_LIST = tuple(JOBS.values())
ANIMAL_LIST = tuple(ANIMALS.values())

# country | capital | language
COUNTRIES = [(row[0][0], row[1][0], row[2][0]) for row in _rows("""
France | Paris | French
Germany | Berlin | German
Italy | Rome | Italian
Spain | Madrid | Spanish
Portugal | Lisbon | Portuguese
Greece | Athens | Greek
Poland | Warsaw | Polish
Austria | Vienna | German
Norway | Oslo | Norwegian
Sweden | Stockholm | Swedish
Finland | Helsinki | Finnish
Denmark | Copenhagen | Danish
Hungary | Budapest | Hungarian
Ireland | Dublin | English
England | London | English
Russia | Moscow | Russian
Turkey | Ankara | Turkish
Egypt | Cairo | Arabic
Kenya | Nairobi | Swahili
Japan | Tokyo | Japanese
China | Beijing | Chinese
Mexico | Mexico City | Spanish
Cuba | Havana | Spanish
Peru | Lima | Spanish
Brazil | Brasília | Portuguese
Korea | Seoul | Korean
Thailand | Bangkok | Thai
Vietnam | Hanoi | Vietnamese
the Netherlands | Amsterdam | Dutch
Iceland | Reykjavík | Icelandic
""", 3)]
