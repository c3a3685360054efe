export const landing = {
  tab: 'Exit tickets: weet na elke les wat is blijven hangen',
  /** On the rendered page, for who presses a button there before the app has come. */
  stillLoading: 'De pagina laadt nog. Daarna gaat het vanzelf verder.',
  hero: {
    sentence: 'Weet na elke les wat is blijven hangen',
    lead: 'Een exit ticket bestaat uit een paar korte vragen aan het eind van de les. Maak ze van je lesmateriaal; leerlingen antwoorden op laptop, tablet of telefoon, zonder account. Jij ziet wat de volgende les nodig heeft.',
    create: 'Maak een exit ticket van je les',
  },
  pin: { label: 'Leerling? Vul de PIN van het bord in', submit: 'Meedoen' },
  steps: {
    title: 'Zo werkt het',
    make: {
      title: 'Upload of plak je les',
      text: 'Je krijgt een paar vragen over precies deze les, elk met een goed antwoord erbij. Kies een andere vraag of pas aan wat je wilt.',
    },
    share: {
      title: 'Deel de PIN',
      text: 'Vier cijfers op het bord. Leerlingen vullen hun naam in en antwoorden in een paar minuten, ieder op een eigen apparaat.',
    },
    read: {
      title: 'Zie wat er morgen nodig is',
      text: 'De analyse laat de knelpunten zien, met de woorden van je leerlingen erbij en iets wat je in de eerste vijf minuten kunt doen.',
    },
  },
  picture: {
    make: 'De vragen van een exit ticket in de editor',
    share: 'Het bord: het adres, de PIN en een QR-code',
    read: 'Een analyse: 11 van de 24 denken dat een plant zijn voedsel uit de grond haalt',
  },
  features: {
    title: 'Wat je krijgt',
    smart: {
      name: 'Slimme vragen',
      text: 'Open vragen over wat er in jouw les echt toe doet. Bij elke vraag zie je de zin waar hij vandaan komt. Meerkeuze en schaalvragen voeg je zelf toe.',
    },
    live: {
      name: 'Realtime resultaten',
      text: 'Antwoorden verschijnen terwijl de klas nog bezig is. Je ziet wie er klaar is en waar het misgaat.',
    },
    easy: {
      name: 'Makkelijk in gebruik',
      text: 'Leerlingen hebben geen account nodig, alleen een PIN. Jij kunt beginnen voordat je een account hebt.',
    },
  },
  why: {
    title: 'Waarom exit tickets helpen',
    intro:
      'Aan het eind van een les voelt het vaak alsof iedereen het snapt. De leerlingen die hun hand opsteken, snappen het ook. Een exit ticket vraagt het aan de hele klas: een paar vragen in de laatste minuten, die iedereen beantwoordt voordat de klas weggaat.',
    points: [
      {
        name: 'Je stuurt bij zolang het nog kan.',
        text: 'Wie pas bij de toets ontdekt dat een begrip niet is overgekomen, is weken te laat. Black en Wiliam lieten zien dat lessen die op zulke tussentijdse informatie worden aangepast, duidelijk meer opleveren.',
      },
      {
        name: 'Ophalen is ook leren.',
        text: 'Iets uit je geheugen halen maakt dat je het langer onthoudt dan wanneer je het nog eens leest. De vragen meten dus niet alleen, ze helpen ook.',
      },
      {
        name: 'Stille leerlingen tellen mee.',
        text: 'Iedereen antwoordt, ook wie nooit zijn vinger opsteekt. Je hoort de denkfouten die anders onuitgesproken blijven.',
      },
      {
        name: 'Leerlingen zien zelf waar ze staan.',
        text: 'Wie een vraag niet kan beantwoorden, weet wat er nog te vragen is. Feedback werkt het best als die over de taak gaat en snel komt.',
      },
    ],
  },
  design: {
    title: 'Zo maak je een goed exit ticket',
    intro: 'Begin bij het doel van de les: wat moet iedere leerling nu kunnen of uitleggen? Daarna helpen deze regels.',
    points: [
      {
        name: 'Houd het kort.',
        text: 'Twee tot vijf vragen, drie is meestal genoeg. Een leerling moet binnen vijf minuten klaar zijn.',
      },
      { name: 'Eén idee per vraag.', text: 'Bij een dubbele vraag weet je achteraf niet welk deel het probleem was.' },
      {
        name: 'Vraag om uitleg.',
        text: 'Op een ja-neevraag kan iedereen goed gokken. “Leg uit waarom” laat zien hoe een leerling denkt.',
      },
      {
        name: 'Denk vooraf aan de fout.',
        text: 'Bedenk welk misverstand je verwacht en stel een vraag waarop dat misverstand een ander antwoord oplevert dan het juiste idee.',
      },
      {
        name: 'Wissel niveaus af.',
        text: 'Eén vraag om te herhalen, één om toe te passen, één om verder te denken. Dan is er voor iedereen iets te laten zien.',
      },
      {
        name: 'Doe er iets mee.',
        text: 'Begin de volgende les met wat je zag. Leerlingen antwoorden serieuzer als ze merken dat het gelezen wordt.',
      },
    ],
  },
  examples: {
    title: 'Voorbeeldvragen per vak',
    intro: 'Telkens drie vragen bij hetzelfde onderwerp, van begrijpen naar inzicht, met wat het antwoord je vertelt.',
    level: 'Niveau',
    question: 'Vraag',
    shows: 'Wat je ziet',
    /** Of the rows of every subject, in their order. */
    levels: ['Begrijpen', 'Toepassen', 'Inzicht'],
    subjects: [
      {
        subject: 'Biologie: fotosynthese',
        rows: [
          {
            question: 'Leg in je eigen woorden uit wat een plant met koolstofdioxide doet.',
            shows: 'Of leerlingen weten dat de plant er zijn stof van maakt.',
          },
          {
            question: 'Een kamerplant staat een week in een donkere kast. Wat gebeurt er met de glucose in het blad?',
            shows: 'Of ze licht als voorwaarde zien en niet als voedsel.',
          },
          {
            question: 'Een boom van 500 kilo groeide uit een zaadje. Waar komt de meeste massa vandaan? Leg uit.',
            shows: 'De hardnekkige gedachte dat planten van aarde groeien.',
          },
        ],
      },
      {
        subject: 'Wiskunde: lineaire verbanden',
        rows: [
          {
            question: 'Wat betekent de 3 in de formule y = 3x + 5?',
            shows: 'Of leerlingen hellingsgetal en startgetal uit elkaar houden.',
          },
          {
            question:
              'Een taxi kost 4 euro plus 2,50 euro per kilometer. Schrijf een formule op voor de prijs van een rit.',
            shows: 'Of leerlingen van een verhaal een formule kunnen maken.',
          },
          {
            question: 'Twee lijnen hebben hetzelfde hellingsgetal. Kunnen ze elkaar snijden? Leg uit.',
            shows: 'Of leerlingen bij het hellingsgetal ook een beeld hebben.',
          },
        ],
      },
      {
        subject: 'Geschiedenis: de Franse Revolutie',
        rows: [
          {
            question: 'Noem twee redenen waarom de derde stand ontevreden was.',
            shows: 'Of leerlingen oorzaken noemen, en niet alleen gebeurtenissen.',
          },
          {
            question: 'Je bent bakker in Parijs in 1789. Waarom ga je wel of niet de straat op?',
            shows: 'Of leerlingen zich in die tijd kunnen verplaatsen.',
          },
          {
            question: 'Zou de revolutie zonder de hongersnood ook zijn uitgebroken? Geef één argument.',
            shows: 'Of ze aanleiding en oorzaak onderscheiden.',
          },
        ],
      },
      {
        subject: 'Nederlands: betogen',
        rows: [
          {
            question: 'Wat is het verschil tussen een standpunt en een argument?',
            shows: 'Of leerlingen de twee begrippen uit elkaar houden.',
          },
          {
            question: '“Zonder telefoon let iedereen in de les beter op.” Geef het sterkste tegenargument.',
            shows: 'Of het tegenargument op hetzelfde punt ingaat.',
          },
          {
            question: '“Iedereen vindt dit, dus het is waar.” Wat is hier mis mee?',
            shows: 'Of leerlingen een drogreden herkennen zonder dat het woord valt.',
          },
        ],
      },
    ],
  },
  mistakes: {
    title: 'Veelgemaakte fouten',
    points: [
      {
        name: 'Vragen wat leerlingen hebben geleerd.',
        text: '“Wat heb je vandaag geleerd?” levert de titel van het hoofdstuk op. Vraag naar het begrip zelf.',
      },
      {
        name: 'Er een cijfer voor geven.',
        text: 'Dan telt het goede antwoord meer dan het eerlijke. Een exit ticket geeft advies, geen cijfer.',
      },
      {
        name: 'Te veel vragen.',
        text: 'Bij tien vragen lees je de antwoorden niet meer vóór de volgende les, en dan was het voor niets.',
      },
      { name: 'Te laat beginnen.', text: 'Als de bel gaat, is iedereen weg. Plan vijf minuten en houd je eraan.' },
      {
        name: 'Er niets mee doen.',
        text: 'Eén zin aan het begin van de volgende les is genoeg: dit zag ik, dus dit doen we nu.',
      },
    ],
  },
  conclusion: {
    title: 'Tot slot',
    text: 'Een exit ticket kost vijf minuten les en vijf minuten lezen. Je krijgt er een volgende les voor terug die begint waar je leerlingen echt zijn. Probeer het met één klas en één onderwerp, en kijk wat je te weten komt.',
    start: 'Maak je eerste exit ticket',
  },
  sources: 'Bronnen',
};
