"""What `facts` is told: sentences that can be looked up, and beside some of them what many people say instead.

A fact is the beginning of a sentence and its end. The mistakes are popular ones, in the world and not only here: the
largest city taken for the capital, a tale that everybody repeats.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fact:
    """`begin` is written as inside a sentence; `right` ends it truly. `mistake` is what many say, "" for an easy fact.
    `question` asks for the same, "" where nobody does."""

    begin: str
    right: str
    mistake: str = ""
    question: str = ""


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def _capital(country: str, right: str, mistake: str = "") -> Fact:
    return Fact(f"the capital of {country} is", right, mistake, f"What is the capital of {country}?")


# Country or state | capital | the city that many name
_MISTAKEN_CAPITALS = """
    Australia | Canberra | Sydney
    Turkey | Ankara | Istanbul
    Canada | Ottawa | Toronto
    Brazil | Brasília | Rio
    Switzerland | Bern | Zurich
    New Zealand | Wellington | Auckland
    Myanmar | Naypyidaw | Yangon
    Kazakhstan | Astana | Almaty
    Nigeria | Abuja | Lagos
    Tanzania | Dodoma | Dar es Salaam
    Morocco | Rabat | Casablanca
    Pakistan | Islamabad | Karachi
    Vietnam | Hanoi | Saigon
    India | New Delhi | Mumbai
    China | Beijing | Shanghai
    Ivory Coast | Yamoussoukro | Abidjan
    Cameroon | Yaoundé | Douala
    Ecuador | Quito | Guayaquil
    Belize | Belmopan | Belize City
    Malawi | Lilongwe | Blantyre
    Scotland | Edinburgh | Glasgow
    the Emirates | Abu Dhabi | Dubai
    the United States | Washington | New York
    California | Sacramento | Los Angeles
    Texas | Austin | Houston
    Florida | Tallahassee | Miami
    Illinois | Springfield | Chicago
    Pennsylvania | Harrisburg | Philadelphia
    Nevada | Carson City | Las Vegas
    Louisiana | Baton Rouge | New Orleans
    Alaska | Juneau | Anchorage
    Michigan | Lansing | Detroit
    Washington State | Olympia | Seattle
    New York State | Albany | New York
    Oregon | Salem | Portland
    Kentucky | Frankfort | Louisville
    Maryland | Annapolis | Baltimore
    Minnesota | Saint Paul | Minneapolis"""

# Beginning | right | what many say
_MISTAKEN = """
    botanically, a tomato is a | fruit | vegetable
    a whale is a | mammal | fish
    a spider is an | arachnid | insect
    a koala is a | marsupial | bear
    a peanut is a | legume | nut
    the deadliest animal is the | mosquito | shark
    a bull is angered by | movement | red
    a goldfish remembers things for | months | seconds
    the hump of a camel is full of | fat | water
    the skin of a polar bear is | black | white
    a chameleon changes its color because of its | mood | surroundings
    bats can see | well | nothing
    the hottest planet is | Venus | Mercury
    on average, the planet nearest to the Earth is | Mercury | Venus
    seen from space, the Sun is | white | yellow
    the seasons come from the Earth's | tilt | distance
    the largest desert is in | Antarctica | Africa
    the largest country in Africa is | Algeria | Egypt
    the tallest mountain from foot to top is | Mauna Kea | Everest
    the currency of Switzerland is the | franc | euro
    the currency of Sweden is the | krona | euro
    the language of Brazil is | Portuguese | Spanish
    the Canary Islands are named after | dogs | birds
    the Panama hat comes from | Ecuador | Panama
    the fortune cookie comes from | Japan | China
    Arabic numerals come from | India | Arabia
    the Statue of Liberty was made in | France | America
    Frankenstein is the name of the | scientist | monster
    Big Ben is the name of a | bell | tower
    for his time, Napoleon was | average | short
    the October Revolution was in | November | October
    the first telescope was built by | Lipperhey | Galileo
    the first steam engine was built by | Newcomen | Watt
    the first European in America was | Erikson | Columbus
    the first human in space was | Gagarin | Armstrong
    the black box of an airplane is | orange | black
    the lead of a pencil is made of | graphite | lead
    the blood in our veins is | red | blue
    glass is a | solid | liquid"""

# Country | capital
_CAPITALS = """
    France | Paris
    Germany | Berlin
    Italy | Rome
    Spain | Madrid
    Portugal | Lisbon
    England | London
    Ireland | Dublin
    Austria | Vienna
    Belgium | Brussels
    Denmark | Copenhagen
    Norway | Oslo
    Sweden | Stockholm
    Finland | Helsinki
    Iceland | Reykjavik
    Poland | Warsaw
    Hungary | Budapest
    Greece | Athens
    Romania | Bucharest
    Bulgaria | Sofia
    Croatia | Zagreb
    Serbia | Belgrade
    Ukraine | Kyiv
    Russia | Moscow
    Estonia | Tallinn
    Latvia | Riga
    Lithuania | Vilnius
    Malta | Valletta
    Slovenia | Ljubljana
    Slovakia | Bratislava
    Albania | Tirana
    Japan | Tokyo
    South Korea | Seoul
    Thailand | Bangkok
    Mongolia | Ulaanbaatar
    Nepal | Kathmandu
    Indonesia | Jakarta
    Malaysia | Kuala Lumpur
    Cambodia | Phnom Penh
    Laos | Vientiane
    Bangladesh | Dhaka
    Iran | Tehran
    Iraq | Baghdad
    Jordan | Amman
    Lebanon | Beirut
    Qatar | Doha
    Oman | Muscat
    Armenia | Yerevan
    Georgia | Tbilisi
    Uzbekistan | Tashkent
    Egypt | Cairo
    Tunisia | Tunis
    Algeria | Algiers
    Libya | Tripoli
    Kenya | Nairobi
    Ethiopia | Addis Ababa
    Uganda | Kampala
    Rwanda | Kigali
    Ghana | Accra
    Senegal | Dakar
    Mali | Bamako
    Angola | Luanda
    Zambia | Lusaka
    Zimbabwe | Harare
    Namibia | Windhoek
    Botswana | Gaborone
    Mozambique | Maputo
    Mexico | Mexico City
    Cuba | Havana
    Jamaica | Kingston
    Guatemala | Guatemala City
    Honduras | Tegucigalpa
    Nicaragua | Managua
    Costa Rica | San José
    Panama | Panama City
    Colombia | Bogotá
    Venezuela | Caracas
    Peru | Lima
    Chile | Santiago
    Argentina | Buenos Aires
    Uruguay | Montevideo
    Paraguay | Asunción
    Bavaria | Munich
    Hawaii | Honolulu
    Massachusetts | Boston
    Colorado | Denver
    Georgia State | Atlanta
    Arizona | Phoenix
    Utah | Salt Lake City"""

# Beginning | right
_PLAIN = """
    the largest planet is | Jupiter
    the smallest planet is | Mercury
    the red planet is | Mars
    the planet with the widest rings is | Saturn
    the planet farthest from the Sun is | Neptune
    the star nearest to the Earth is | the Sun
    the Earth moves around | the Sun
    the Moon moves around | the Earth
    the largest ocean is | the Pacific
    the largest country is | Russia
    the highest mountain above the sea is | Everest
    the deepest lake is | Baikal
    the tallest animal is the | giraffe
    the largest animal is the | whale
    the fastest animal on land is the | cheetah
    the largest bird is the | ostrich
    a bee makes | honey
    a cow gives | milk
    a hen lays | eggs
    a spider has eight | legs
    an insect has six | legs
    a dog has four | legs
    a young dog is a | puppy
    a young cat is a | kitten
    a young cow is a | calf
    a young horse is a | foal
    a young sheep is a | lamb
    a young frog is a | tadpole
    a frog is an | amphibian
    a snake is a | reptile
    a salmon is a | fish
    an eagle is a | bird
    an ant is an | insect
    a cat is a | mammal
    a kangaroo is a | marsupial
    the opposite of hot is | cold
    the opposite of big is | small
    the opposite of old is | young
    the opposite of day is | night
    the opposite of black is | white
    the opposite of fast is | slow
    the opposite of full is | empty
    the opposite of left is | right
    the opposite of high is | low
    the opposite of rich is | poor
    grass is | green
    snow is | white
    coal is | black
    a lemon is | yellow
    a ripe strawberry is | red
    the sky of a clear day is | blue
    water boils at one hundred | degrees
    ice is frozen | water
    water is made of hydrogen and | oxygen
    salt is made of sodium and | chlorine
    the symbol of gold is | Au
    the symbol of iron is | Fe
    the symbol of oxygen is | O
    the lightest element is | hydrogen
    the hardest mineral is | diamond
    a diamond is made of | carbon
    bread is made of | flour
    cheese is made of | milk
    wine is made of | grapes
    paper is made of | wood
    a week has seven | days
    a year has twelve | months
    a day has twenty-four | hours
    an hour has sixty | minutes
    a triangle has three | sides
    a square has four | sides
    the first month of the year is | January
    the last month of the year is | December
    the day after Monday is | Tuesday
    the currency of Japan is the | yen
    the currency of England is the | pound
    the currency of Germany is the | euro
    the currency of Russia is the | ruble
    the currency of India is the | rupee
    the language of Mexico is | Spanish
    the language of Austria is | German
    the language of Argentina is | Spanish
    the language of Egypt is | Arabic
    Hamlet was written by | Shakespeare
    Faust was written by | Goethe
    Don Quixote was written by | Cervantes
    War and Peace was written by | Tolstoy
    the Mona Lisa was painted by | Leonardo
    Guernica was painted by | Picasso
    the theory of relativity is that of | Einstein
    the theory of evolution is that of | Darwin
    radium was discovered by | Curie
    penicillin was discovered by | Fleming
    the first human on the Moon was | Armstrong
    the printing press of Europe was built by | Gutenberg
    dynamite was invented by | Nobel
    the Eiffel Tower stands in | Paris
    the Colosseum stands in | Rome
    the Kremlin stands in | Moscow
    the pyramids stand in | Egypt
    the Great Wall stands in | China
    sushi comes from | Japan
    pizza comes from | Italy
    the samba comes from | Brazil
    the tango comes from | Argentina
    the kangaroo comes from | Australia
    the panda comes from | China"""

HARD = tuple(
    [_capital(*row) for row in _rows(_MISTAKEN_CAPITALS)] + [Fact(*row) for row in _rows(_MISTAKEN)]
)
EASY = tuple([_capital(*row) for row in _rows(_CAPITALS)] + [Fact(*row) for row in _rows(_PLAIN)])
