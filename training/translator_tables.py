"""The nouns, adjectives and verbs of `translator` in English, German and French, as text; translator_words.py reads it.

A line of a table is one meaning; `|` parts the languages, and `/` parts words of equal meaning, the usual one first. No
English word stands in two lines of a table, so that an English sentence has one meaning (but see "you" in
translator_meaning.py). What a line leaves out follows a rule that stands beside the reader.
"""

from __future__ import annotations

# English singular (plural) (he or she) | German singular, gender, plural (oblique) | French singular, gender
NOUNS = {
    "person": """
        man men he | Mann m Männer | homme m
        woman women she | Frau f Frauen | femme f
        boy he | Junge m Jungen Jungen | garçon m
        girl she | Mädchen n Mädchen | fille f
        father he | Vater m Väter | père m
        mother she | Mutter f Mütter | mère f
        brother he | Bruder m Brüder | frère m
        sister she | Schwester f Schwestern | sœur f
        king he | König m Könige | roi m
        queen she | Königin f Königinnen | reine f
        uncle he | Onkel m Onkel | oncle m
        aunt she | Tante f Tanten | tante f
        grandmother / grandma she | Großmutter f Großmütter / Oma f Omas | grand-mère f""",
    "human": """
        child children | Kind n Kinder | enfant m
        baby | Baby n Babys | bébé m
        friend | Freund m Freunde / Freundin f Freundinnen | ami m / amie f
        teacher | Lehrer m Lehrer / Lehrerin f Lehrerinnen | professeur m / professeure f
        doctor | Arzt m Ärzte / Ärztin f Ärztinnen | médecin m
        neighbor | Nachbar m Nachbarn Nachbarn / Nachbarin f Nachbarinnen | voisin m / voisine f
        baker | Bäcker m Bäcker / Bäckerin f Bäckerinnen | boulanger m / boulangère f
        singer | Sänger m Sänger / Sängerin f Sängerinnen | chanteur m / chanteuse f
        guest | Gast m Gäste | invité m / invitée f""",
    "animal": """
        dog | Hund m Hunde | chien m
        cat | Katze f Katzen | chat m
        horse | Pferd n Pferde | cheval m
        bird | Vogel m Vögel | oiseau m
        cow | Kuh f Kühe | vache f
        mouse mice | Maus f Mäuse | souris f
        rabbit | Kaninchen n Kaninchen | lapin m
        bear | Bär m Bären Bären | ours m
        lion | Löwe m Löwen Löwen | lion m
        fox foxes | Fuchs m Füchse | renard m
        wolf wolves | Wolf m Wölfe | loup m
        elephant | Elefant m Elefanten Elefanten | éléphant m
        monkey | Affe m Affen Affen | singe m
        duck | Ente f Enten | canard m
        pig | Schwein n Schweine | cochon m
        frog | Frosch m Frösche | grenouille f
        bee | Biene f Bienen | abeille f
        goat | Ziege f Ziegen | chèvre f
        animal | Tier n Tiere | animal m""",
    "food": """
        apple | Apfel m Äpfel | pomme f
        pear | Birne f Birnen | poire f
        orange | Orange f Orangen / Apfelsine f Apfelsinen | orange f
        egg | Ei n Eier | œuf m
        cake | Kuchen m Kuchen | gâteau m
        bread | Brot n Brote | pain m
        soup | Suppe f Suppen | soupe f
        cheese | Käse m Käse | fromage m
        banana | Banane f Bananen | banane f
        tomato tomatoes | Tomate f Tomaten | tomate f
        carrot | Karotte f Karotten / Möhre f Möhren | carotte f
        strawberry | Erdbeere f Erdbeeren | fraise f""",
    "drink": """
        tea | Tee m Tees | thé m
        coffee | Kaffee m Kaffees | café m
        juice | Saft m Säfte | jus m
        wine | Wein m Weine | vin m
        beer | Bier n Biere | bière f""",
    "text": """
        book | Buch n Bücher | livre m
        letter | Brief m Briefe | lettre f
        newspaper | Zeitung f Zeitungen | journal m
        story | Geschichte f Geschichten | histoire f
        poem | Gedicht n Gedichte | poème m
        song | Lied n Lieder | chanson f""",
    "thing": """
        key | Schlüssel m Schlüssel | clé f
        bag | Tasche f Taschen | sac m
        lamp | Lampe f Lampen | lampe f
        cup | Tasse f Tassen | tasse f
        spoon | Löffel m Löffel | cuillère f
        fork | Gabel f Gabeln | fourchette f
        plate | Teller m Teller | assiette f
        bottle | Flasche f Flaschen | bouteille f
        hat | Hut m Hüte | chapeau m
        shoe | Schuh m Schuhe | chaussure f
        coat | Mantel m Mäntel | manteau m
        dress dresses | Kleid n Kleider | robe f
        shirt | Hemd n Hemden | chemise f
        ball | Ball m Bälle | ballon m
        flower | Blume f Blumen | fleur f
        picture / image | Bild n Bilder | image f
        gift / present | Geschenk n Geschenke | cadeau m
        umbrella | Regenschirm m Regenschirme | parapluie m
        guitar | Gitarre f Gitarren | guitare f
        stone | Stein m Steine | pierre f
        watch watches | Uhr f Uhren | montre f
        car | Auto n Autos / Wagen m Wagen | voiture f
        bicycle / bike | Fahrrad n Fahrräder / Rad n Räder | vélo m / bicyclette f
        ship | Schiff n Schiffe | bateau m
        chair | Stuhl m Stühle | chaise f
        table | Tisch m Tische | table f
        bed | Bett n Betten | lit m
        tree | Baum m Bäume | arbre m
        door | Tür f Türen | porte f
        window | Fenster n Fenster | fenêtre f
        box boxes | Kiste f Kisten | boîte f""",
    "place": """
        house | Haus n Häuser | maison f
        garden | Garten m Gärten | jardin m
        school | Schule f Schulen | école f
        town / city | Stadt f Städte | ville f
        village | Dorf n Dörfer | village m
        room | Zimmer n Zimmer | chambre f
        kitchen | Küche f Küchen | cuisine f
        hotel | Hotel n Hotels | hôtel m
        park | Park m Parks | parc m
        forest | Wald m Wälder | forêt f
        church churches | Kirche f Kirchen | église f
        castle | Schloss n Schlösser | château m
        museum | Museum n Museen | musée m
        restaurant | Restaurant n Restaurants | restaurant m
        shop / store | Laden m Läden / Geschäft n Geschäfte | magasin m / boutique f
        tower | Turm m Türme | tour f""",
}

# English | German (stem before endings) | French masculine (feminine), < where it stands before its noun
ADJECTIVES = {
    "any": """
        big / large | groß | grand <
        small / little | klein | petit <
        old | alt | vieux vieille <
        beautiful | schön | beau belle <
        pretty | hübsch | joli <
        wonderful | wunderbar / herrlich | merveilleux
        white | weiß | blanc blanche
        black | schwarz | noir
        gray | grau | gris
        brown | braun | brun
        clean | sauber | propre
        dirty | schmutzig / dreckig | sale
        heavy | schwer | lourd
        famous | berühmt | célèbre
        strange | seltsam / merkwürdig | étrange / bizarre
        quiet | ruhig | calme / tranquille
        fast / quick | schnell | rapide
        slow | langsam | lent
        dangerous | gefährlich | dangereux
        terrible / awful | schrecklich / furchtbar | terrible / affreux
        important | wichtig | important
        interesting | interessant | intéressant
        wet | nass | mouillé
        funny | lustig / komisch | drôle / amusant""",
    "being": """
        young | jung | jeune <
        happy | glücklich | heureux
        sad | traurig | triste
        tired | müde müd | fatigué
        strong | stark | fort
        weak | schwach | faible
        rich | reich | riche
        clever / smart | klug / schlau | intelligent
        nice | nett | gentil gentille
        brave | mutig / tapfer | courageux
        sick / ill | krank | malade
        angry | wütend / zornig | fâché
        proud | stolz | fier fière
        polite | höflich | poli
        curious | neugierig | curieux
        hungry | hungrig | affamé
        lazy | faul | paresseux""",
    "thing": """
        good | gut | bon bonne <
        bad | schlecht | mauvais <
        new | neu | nouveau nouvelle <
        long | lang | long longue <
        red | rot | rouge
        blue | blau | bleu
        green | grün | vert
        yellow | gelb | jaune
        warm | warm | chaud
        cold | kalt | froid
        light | leicht | léger légère
        expensive | teuer teur | cher chère
        empty | leer | vide
        full | voll | plein
        dry | trocken | sec sèche
        round | rund | rond
        modern | modern | moderne
        sweet | süß | sucré
        fresh | frisch | frais fraîche
        simple | einfach | simple
        broken | kaputt | cassé
        dark | dunkel dunkl | sombre
        perfect | perfekt | parfait""",
}

# By who does it: English | German infinitive ("du" and "er" forms) | French infinitive (stem, or six forms) | kinds of objects
VERBS = {
    "person human": """
        love | lieben | aimer | person / human / animal / place / food / drink / text / thing
        know | kennen | connaître connais connais connaît connaissons connaissez connaissent | person / human / place / text
        draw | zeichnen | dessiner | person / animal / place / thing / food
        paint | malen | peindre peins peins peint peignons peignez peignent | person / animal / place / thing
        buy | kaufen | acheter achèt | food / drink / text / thing / animal
        sell | verkaufen | vendre vends vends vend vendons vendez vendent | food / drink / text / thing / animal
        read | lesen liest liest | lire lis lis lit lisons lisez lisent | text
        write | schreiben | écrire écris écris écrit écrivons écrivez écrivent | text
        drink | trinken | boire bois bois boit buvons buvez boivent | drink
        open | öffnen | ouvrir ouvre ouvres ouvre ouvrons ouvrez ouvrent | opens
        close / shut | schließen | fermer | opens
        wash | waschen wäschst wäscht | laver | thing / animal / human
        build | bauen | construire construis construis construit construisons construisez construisent | place / thing
        visit | besuchen | visiter | place
        take | nehmen nimmst nimmt | prendre prends prends prend prenons prenez prennent | food / drink / text / thing
        bring | bringen | apporter | food / drink / text / thing
        show | zeigen | montrer | thing / text / place
        forget | vergessen vergisst vergisst | oublier | text / thing / person
        lose | verlieren | perdre perds perds perd perdons perdez perdent | text / thing
        call | rufen | appeler appell | person / human / animal
        count | zählen | compter | food / thing / animal""",
    "person human animal": """
        see | sehen siehst sieht | voir vois vois voit voyons voyez voient | person / human / animal / place / food / text / thing
        hear | hören | entendre entends entends entend entendons entendez entendent | person / human / animal
        find | finden | trouver | person / human / animal / food / text / thing / place
        look for | suchen | chercher | person / human / animal / food / text / thing / place
        eat | essen isst isst | manger | food
        carry | tragen trägst trägt | porter | thing / food / text
        hide | verstecken | cacher | thing / food
        have | haben hast hat | avoir ai as a avons avez ont | thing / food""",
}
INTRANSITIVE = {
    "person human": """
        sing | singen | chanter |
        work | arbeiten | travailler |
        dance | tanzen | danser |
        laugh | lachen | rire ris ris rit rions riez rient |
        cry | weinen | pleurer |
        smile | lächeln lächelst lächelt | sourire souris souris sourit sourions souriez sourient |
        talk / speak | reden / sprechen sprichst spricht | parler |""",
    "person human animal": """
        sleep | schlafen schläfst schläft | dormir dors dors dort dormons dormez dorment |
        wait | warten | attendre attends attends attend attendons attendez attendent |
        play | spielen | jouer |
        dream | träumen | rêver |
        live | wohnen / leben | habiter / vivre vis vis vit vivons vivez vivent |
        run | rennen / laufen läufst läuft | courir cours cours court courons courez courent |
        swim | schwimmen | nager |""",
}
