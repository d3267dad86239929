import type { Rules } from "./types";

export const rules: Rules = {
  contents: "Inhoud",
  rulings: "Bepalingen",
  about_rulings:
    "Waar spelregels een vraag openlaten, geldt hier dit antwoord. Is een mogelijkheid gesloten, dan noemt de reden de bepaling.",
  yspahan: {
    aim: "Jullie zijn kooplieden in Isfahan. Drie weken van zeven dagen lang neem je dobbelstenen, vul je de winkels van de souks met waren, belaad je de karavaan en zet je gebouwen neer. De meeste punten winnen.",
    sections: [
      {
        id: "city",
        title: "De stad",
        blocks: [
          "Midden in de stad kruisen twee straten elkaar; op het kruispunt begint de **opzichter**. Eromheen liggen vier **wijken**: zakken, vaten, kisten en vazen. Elke wijk heeft meerdere **souks**: groepen winkels van één kleur. Het bordje van een souk zegt hoeveel punten hij waard is.",
          { figure: "city", caption: "De stad: vier wijken, de straten, de opzichter met een gouden ring." },
          "Iedereen begint met 2 goud. Handkaarten zijn geheim, al het andere ligt open.",
        ],
      },
      {
        id: "day",
        title: "Een dag",
        blocks: [
          "De startspeler gooit negen witte dobbelstenen (met z’n tweeën acht) en mag er eerst tot drie gele bij kopen voor 1 goud per stuk. Gelijke ogen vormen een groep. De laagste groep komt op de kamelenrij van de **toren**, de volgende op de rijen daarboven, maar de hoogste komt altijd op de goudrij. Zijn alle dobbelstenen gelijk, dan liggen ze op de kamelenrij.",
          {
            figure: "tower",
            caption:
              "De enen liggen bij de kamelen, de tweeën bij de zakken, de vieren bij de vaten; de zessen zijn het hoogst en liggen bij het goud.",
          },
          "Daarna is iedereen met de klok mee aan de beurt, de startspeler eerst. In je beurt **gebruik je één groep** dobbelstenen en **mag je daarna bouwen**. Na de beurt van de startspeler verdwijnen de gele dobbelstenen. De volgende dag begint de volgende speler.",
        ],
      },
      {
        id: "group",
        title: "Een groep gebruiken",
        blocks: [
          "Neem een groep van de toren. Je kunt er één ding mee doen:",
          [
            "**Wat de rij oplevert.** Kamelenrij: zoveel kamelen als er dobbelstenen zijn. Goudrij: zoveel goud. Een van de vier wijkrijen: evenveel blokjes naar winkels van die wijk brengen.",
            "**De opzichter.** Hij gaat zoveel vakken ver als één dobbelsteen van de groep aangeeft.",
            "**Een kaart.** Trek er één, hoeveel dobbelstenen de groep ook heeft.",
          ],
          "Bij kamelen, goud of een levering mag je één handkaart afleggen: die telt als een extra dobbelsteen. Is er geen groep meer voor je, trek dan een kaart.",
        ],
      },
      {
        id: "souks",
        title: "Winkels en souks",
        blocks: [
          "In een winkel past één blokje. Een souk met een blokje van een ander is voor jou gesloten. Ben je in de wijk aan een souk begonnen en is die niet af, ga dan eerst daar verder. Elk blokje dat geplaatst kan worden, moet geplaatst worden.",
          {
            figure: "quarter",
            caption: "Een volledige souk glanst goud: aan het eind van de week levert hij punten op.",
          },
        ],
      },
      {
        id: "supervisor",
        title: "De opzichter",
        blocks: [
          "Hij loopt precies zo ver als de dobbelsteen zegt en betreedt geen vak twee keer. Elk goud dat je betaalt, maakt zijn weg één vak langer of korter. Blokjes in de winkels naast het vak waar hij stopt, gaan naar de **karavaan**, die van jou en die van anderen. Zijn het er twee, dan kies jij de volgorde.",
          { figure: "street", caption: "Hier raakt hij twee winkels. Elders is het er één, op het kruispunt geen." },
          "Wie zo’n blokje bezit, mag **1 kameel** betalen: dan blijft het in de winkel en gaat er een blokje uit de voorraad naar de karavaan.",
        ],
      },
      {
        id: "caravan",
        title: "De karavaan",
        blocks: [
          "Blokjes vullen de karavaan plaats voor plaats, van de onderste rij naar boven. Een plaats in de onderste rij levert meteen 2 punten op, in de middelste 1, in de bovenste geen.",
          "Er wordt geteld als de karavaan vol is, en aan het eind van elke week: iedereen vermenigvuldigt het aantal eigen blokjes met de hoogste rij (1, 2 of 3) waar er een van ligt. Een volle karavaan wordt leeggemaakt; aan het eind van een week blijft hij staan.",
          { figure: "caravan", caption: "Rood heeft drie blokjes, het hoogste in rij 2: 6 punten." },
        ],
      },
      {
        id: "buildings",
        title: "Gebouwen",
        blocks: [
          "Aan het eind van je beurt mag je een van zes gebouwen neerzetten. Je derde, vierde en vijfde leveren elk 5 punten op, het zesde 10.",
          { figure: "buildings", caption: "Wat gebouwen kosten." },
          [
            "**Paddock**: één kameel extra als je kamelen van de toren neemt.",
            "**Kantoor**: twee goud extra als je goud van de toren neemt.",
            "**Hamam**: de weg van de opzichter verandert tot drie vakken zonder goud.",
            "**Karavanserai**: trek een kaart voor elk van je blokjes dat naar de karavaan gaat.",
            "**Bazaar**: twee punten extra voor elke volledige souk aan het eind van een week.",
            "**Hijskraan**: één blokje extra bij elke levering van de toren.",
          ],
        ],
      },
      {
        id: "cards",
        title: "Kaarten",
        blocks: [
          "Er zijn negen soorten, van elk twee kaarten. Speel er in je beurt zoveel als je wilt: vóór de worp, voordat je een groep kiest, of nadat je die hebt gebruikt.",
          { figure: "cards", caption: "De negen soorten kaarten." },
          "Ruil kamelen voor goud of goud voor kamelen, één op één. Geef 1 tot 4 kamelen voor 2 punten elk, of 1 tot 10 goud voor 1 punt elk. Bouw zonder kamelen te betalen, of zonder goud te betalen.",
        ],
      },
      {
        id: "week",
        title: "Einde van de week en van het spel",
        blocks: [
          "Na de zevende dag levert elke volledige souk de punten van zijn bordje op en worden alle winkels leeggemaakt. De karavaan wordt geteld. De opzichter gaat terug naar het kruispunt. Na de derde week winnen de meeste punten; bij gelijke stand deel je de overwinning.",
          "Op de allerlaatste dag begint met z’n vieren wie de minste punten heeft, dan de volgende. Met z’n tweeën begint wie minder punten heeft.",
        ],
      },
      {
        id: "two",
        title: "Met z’n tweeën",
        blocks: [
          "Een dag heeft drie beurten: de startspeler, de ander, nog eens de startspeler. Gele dobbelstenen zijn de hele dag van de startspeler; de ander krijgt alleen de witte van een groep. Aan het eind van een beurt wordt niet gebouwd: **bouwen is nog een manier om een groep te gebruiken**.",
        ],
      },
    ],
    rulings: {
      Y1: "De startspeler mag vóór de worp kaarten spelen.",
      Y2: "Kaarten speel je in je eigen beurt: vóór de worp, voordat je een groep kiest, nadat je die hebt gebruikt, na het bouwen; nooit tussendoor. Wie in de beurt van een ander om een kameel wordt gevraagd, speelt geen kaarten. Bouwkaarten horen bij een gebouw.",
      Y3: "Een kaart telt alleen als dobbelsteen bij kamelen, goud en leveringen, niet bij het trekken, de opzichter of een gebouw.",
      Y4: "Een kaart als dobbelsteen afleggen en kaarten spelen kan in dezelfde beurt.",
      Y5: "Alle blokjes die geleverd kunnen worden, moeten geleverd worden, ook die van hijskraan en kaart.",
      Y6: "Waar geen winkel een blokje kan hebben, kun je niet leveren; opzichter en kaart blijven mogelijk.",
      Y7: "Met twee onvoltooide souks in een wijk mag je in elk van beide verder. Een souk die al zijn blokjes kwijt is, is weer vrij.",
      Y8: "Kamelen, goud en blokjes raken nooit op.",
      Y10: "Het kruispunt is een vak. De afstand is precies: in een doodlopende straat blijft niets over.",
      Y11: "Een weg van nul vakken mag als ervoor betaald wordt, en stuurt de blokjes daar opnieuw weg.",
      Y12: "Een weg kost het verschil met de dobbelsteen in goud, met een hamam tot 3 minder.",
      Y13: "Elke eigenaar mag een kameel betalen, ook wie de opzichter verplaatst.",
      Y14: "Twee blokjes gaan na elkaar: de tweede eigenaar weet wat er met het eerste is gebeurd.",
      Y15: "Ook een blokje dat voor een kameel uit de voorraad gaat, levert de kaart van de karavanserai op, in ieders beurt.",
      Y16: "Vult een blokje de karavaan: eerst zijn punten, dan de kaart van de karavanserai, dan de telling. Het volgende blokje neemt de eerste plaats. Zo ook bij de kaart voor een blokje op de karavaan.",
      Y17: "Je trekt één kaart, hoeveel dobbelstenen de groep ook heeft.",
      Y18: "Is de trekstapel leeg, dan wordt de aflegstapel de trekstapel. Zijn beide er niet, dan wordt er niet getrokken: een kaart van de karavanserai vervalt, en trekken kan niet gekozen worden.",
      Y19: "Eén gebouw per beurt; een of beide bouwkaarten schelden hun deel van de kosten kwijt. Een kaart die niets zou schelen, kan niet gespeeld worden. In de variant met extra gebouwen (3 of 4 spelers) is elke kaart een gebouw extra.",
      Y20: "Een ruil heeft één richting en verplaatst er minstens één.",
      Y21: "De kaarten voor punten nemen minstens één kameel of goud.",
      Y22: "De kaart voor een blokje in een souk volgt in elke wijk de regels van de levering.",
      Y23: "De bazaar telt de souks die aan het eind van die week volledig zijn.",
      Y25: "Wie geen groep kan nemen, trekt een kaart.",
      Y26: "Met z’n tweeën: één kaart als dobbelsteen bij elke groep.",
      Y27: "Met z’n tweeën: met elke groep die je mag nemen kun je bouwen; bouwkaarten mogen erbij.",
      Y29: "De volgorde van de laatste dag staat vast vóór de kaarten en dobbelstenen van die dag.",
      Y30: "Alleen de handkaarten zijn verborgen.",
    },
  },
  basari: {
    aim: "Loop rond door de hof van de bazaar, verzamel edelstenen en onderhandel over wat twee van jullie willen. Na de derde telling winnen de meeste punten.",
    sections: [
      {
        id: "court",
        title: "De hof",
        blocks: [
          "De hof heeft 34 bogen. Elke boog toont een aantal punten en een paar edelstenen. Van elke kleur zijn er 25; rood is het meeste waard, dan geel, groen en blauw. Iedereen krijgt er drie van elke kleur, en alle stenen liggen open.",
          { figure: "court", caption: "Pionnen lopen met de klok mee; een schijf toont waar hun weg begon." },
          "In willekeurige volgorde zet iedereen pion en schijf op een vrije boog naar keuze.",
        ],
      },
      {
        id: "round",
        title: "Een ronde",
        blocks: [
          "Eerst gooit iedereen een dobbelsteen en loopt zo ver met de klok mee. Dan kiest iedereen **in het geheim** een van drie acties, en alles wordt samen onthuld.",
          { figure: "actions", caption: "De drie acties." },
          [
            "**Dobbelen**: gooi nog eens, loop zo ver, en scoor 6 min het aantal ogen.",
            "**Punten**: scoor het getal van je boog.",
            "**Stenen**: neem de stenen van je boog, voor zover de voorraad ze heeft.",
          ],
          { figure: "archway", caption: "Elke boog heeft bovenaan punten en daaronder stenen." },
          "De acties volgen elkaar op: dobbelen, punten, stenen. Wie een actie alleen koos, krijgt die. Kozen **twee** haar, dan onderhandelen ze. Waren het er **drie of vier**, dan krijgt niemand haar.",
        ],
      },
      {
        id: "barter",
        title: "Onderhandelen",
        blocks: [
          "Wie de hoogste score heeft, opent; bij gelijke stand beslist de hoogste dobbelsteen. Die biedt een deel van zijn stenen. De ander **neemt aan**: krijgt de stenen en laat de actie; of doet een **hoger bod**, dat de eerste weer mag aannemen of overbieden.",
          {
            figure: "barter",
            caption: "Twee kozen stenen. De een biedt een gele en een blauwe; de ander neemt aan of biedt meer.",
          },
          "Een bod is hoger met meer stenen, of met evenveel en meer rode; daarna tellen gele, groene, blauwe. Wie niet hoger kan bieden, moet aannemen. Wie opent mag ook niets bieden: dan krijgt de ander de actie gratis.",
        ],
      },
      {
        id: "scoring",
        title: "Telling",
        blocks: [
          "Heeft een pion zijn schijf bereikt of ingehaald, dan is er aan het eind van de ronde een telling. Elke zo’n pion levert **10 punten** op. Daarna scoort per kleur wie er de meeste stenen van heeft:",
          { figure: "colours", caption: "Punten voor de meeste stenen van een kleur." },
          "Hebben meerdere spelers de meeste, dan delen ze, naar beneden afgerond. Wie een kleur alleen aanvoert, geeft er 3 stenen van terug aan de voorraad; wie deelt, geeft er 2. Daarna gaan alle schijven onder hun pion.",
        ],
      },
      {
        id: "end",
        title: "Het einde",
        blocks: [
          "De derde telling beëindigt het spel. De meeste punten winnen. Bij gelijke stand tellen meer stenen, dan meer rode, gele, groene en blauwe.",
        ],
      },
    ],
    rulings: {
      B1: "De volgorde waarin startbogen worden gekozen, wordt geloot.",
      B2: "Twee pionnen starten niet op dezelfde boog, tenzij de tafel zo is ingericht.",
      B3: "Keuzes zijn geheim tot iedereen gekozen heeft, en daarna niet meer terug te nemen.",
      B4: "Acties komen in de volgorde dobbelen, punten, stenen.",
      B5: "Een actie wordt helemaal afgemaakt voordat de volgende begint.",
      B6: "Wie opent, hangt af van de scores op het moment dat het onderhandelen begint.",
      B7: "Je kunt alleen stenen bieden die je hebt.",
      B8: "Bij gelijke stand gooien beiden tot de dobbelstenen verschillen; de hoogste opent.",
      B9: "Wie geen stenen heeft, opent met niets. Wie niet hoger kan bieden, kan alleen aannemen.",
      B10: "Van een actie die je krijgt, kun je niet afzien.",
      B11: "Heeft de voorraad te weinig stenen van een kleur, dan neem je wat er is.",
      B12: "Een kleur die niemand heeft, levert niets op.",
      B13: "De 10 punten krijg je één keer per telling, hoe ver de pion ook ging. Daarna begint elke weg opnieuw.",
      B14: "De schijf bereiken telt in de eerste stap net zo goed als in de actie.",
      B15: "De actie dobbelen verandert niemands andere boog of actie.",
      B16: "Stenen worden vergeleken na het teruggeven bij de laatste telling. Wie in alles gelijk is, deelt de overwinning.",
    },
  },
};
