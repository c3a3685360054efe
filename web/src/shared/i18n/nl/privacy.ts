export const privacy = {
  title: 'Privacybeleid',
  updated: 'Laatst bijgewerkt op 30 mei 2025',
  intro:
    'Exit tickets draait op een server van je school of van de organisatie die deze site aanbiedt. Die school of organisatie beslist over de gegevens en is er verantwoordelijk voor. Hier staat wat de site bewaart, waarvoor en hoe lang.',
  contents: 'Op deze pagina',
  installation: {
    title: 'Deze installatie',
    responsible: 'Verantwoordelijk',
    responsibleUnknown: 'Dat heeft de beheerder niet ingevuld. Vraag het je school.',
    model: 'AI-model',
    unknown: 'Dat kon nu niet worden opgevraagd.',
    noModel: 'Er is geen AI ingesteld: er gaat geen tekst naar een taalmodel.',
    modelAt: 'Het taalmodel {{model}} bij {{host}}.',
    modelOwn: 'Het taalmodel {{model}} op een eigen server.',
    scope: {
      answers:
        'Het maakt vragen, beoordeelt antwoorden als advies en verwoordt de analyse. Een docent kan een exit ticket, of wat één leerling schreef, daarvan uitzonderen.',
      class:
        'Het maakt vragen en verwoordt de analyse van een klas, met antwoorden die de docent al heeft beoordeeld. Over één leerling zegt het niets.',
    },
    retention: 'Bewaartermijn',
    keptFor:
      'Namen en losse antwoorden worden {{count}} dagen na het laatste antwoord op een exit ticket verwijderd. Aantallen, en antwoorden die minstens drie leerlingen ongeveer zo gaven, blijven tot de docent het exit ticket verwijdert.',
    keptUntilDeleted:
      'Namen en antwoorden blijven tot de docent ze verwijdert of anoniem maakt: er is geen vaste termijn ingesteld.',
    mail: 'E-mail',
    noMail: 'Deze site verstuurt geen e-mail.',
    mailAt: 'E-mail aan docenten gaat via {{host}}.',
    mailOwn: 'E-mail aan docenten gaat via een eigen server.',
    log: 'Logboek',
    logsRequests: 'Eén regel per aanvraag, zonder namen, antwoorden, PIN’s of IP-adressen.',
    logsFailures: 'Alleen wat misgaat, zonder namen, antwoorden, PIN’s of IP-adressen.',
    traces: 'Wanneer en hoelang onderdelen van de site werkten, gaat zonder namen en antwoorden naar {{host}}.',
  },
  accessibility: {
    updated: 'Opgesteld voor deze versie, november 2026',
    intro: 'Iedereen moet deze site kunnen gebruiken. Hier staat in hoeverre dat lukt, en waar je een drempel meldt.',
    sections: {
      status: {
        title: 'Hoe toegankelijk de site is',
        points: [
          'De site voldoet gedeeltelijk aan WCAG 2.2, niveau A en AA.',
          'Dat zeggen de makers zelf; niemand anders heeft het getoetst.',
        ],
      },
      tested: {
        title: 'Hoe dat is getest',
        points: [
          'Elke versie wordt in een echte browser getest met axe-core, licht en donker, smal en breed, en met het toetsenbord.',
          'Niet getest met schermlezers, spraakbediening, vergroting of schakelaars, en niet door mensen met een beperking.',
        ],
      },
      shortcomings: {
        title: 'Wat nog tekortschiet',
        points: [
          'Verwijderde antwoorden kunnen 10 seconden lang worden teruggezet, en dat is niet te verlengen (2.2.1).',
          'Na een nieuw wachtwoord of een ongeldige link gaat de pagina na 3 seconden verder, tenzij je op ‘Blijf hier’ drukt (2.2.1).',
          'Berichten dat iets gelukt is, verdwijnen na 5 seconden vanzelf (2.2.1).',
          'De taal van wat docenten en leerlingen typen, staat er alleen bij waar de site die herkent (3.1.2).',
          'Hoe een schermlezer de PDF’s voorleest, is niet bekend.',
        ],
      },
      contact: {
        title: 'Een drempel melden',
        points: [
          'Schrijf op welke pagina het was, wat je wilde doen, en met welke browser en welk hulpmiddel. Helpt dat niet, dan kun je terecht bij de instantie die in je land over digitale toegankelijkheid gaat.',
        ],
      },
    },
  },
  sections: {
    collected: {
      title: 'Welke gegevens we bewaren',
      points: [
        'Van docenten: e-mailadres, wachtwoord (alleen als hash, niet leesbaar), de taal van je account en, als je die invult, je voor- en achternaam.',
        'Van exit tickets: titel, klas, aantal leerlingen, vragen, en de lestekst waar de vragen van gemaakt zijn. Een geüpload bestand wordt gelezen en daarna weggegooid; alleen de tekst blijft, als je het exit ticket opslaat.',
        'Van leerlingen: de naam die ze zelf typen, hun antwoorden en het tijdstip. Leerlingen hebben geen account. Een voornaam of bijnaam is genoeg.',
        'Technische gegevens: IP-adressen, kort bewaard om misbruik tegen te gaan, en een logboek van aanvragen zonder namen en antwoorden.',
      ],
    },
    use: {
      title: 'Waarvoor we ze gebruiken',
      points: [
        'Om vragen te maken, antwoorden te verzamelen en aan de docent te laten zien wat de volgende les nodig heeft.',
        'De analyse en de beoordeling van antwoorden zijn een advies voor de les. Ze zijn niet bedoeld voor cijfers of voor beslissingen over een leerling; de docent oordeelt zelf.',
        'Niet voor reclame, niet voor profielen, niet om modellen mee te trainen.',
      ],
    },
    sharing: {
      title: 'Met wie we ze delen',
      points: [
        'Alleen de docent die een exit ticket maakte, ziet de antwoorden erop.',
        'Heeft de beheerder een AI-dienst ingesteld, dan gaan lestekst, vragen en antwoorden daarheen. De naam van een leerling gaat niet mee; namen van klasgenoten, e-mailadressen en telefoonnummers in een antwoord worden eerst onleesbaar gemaakt. Zonder AI-dienst blijft alles op de server.',
        'We verkopen niets en geven niets door, behalve als de wet dat eist.',
      ],
    },
    security: {
      title: 'Hoe we ze beveiligen',
      points: [
        'Wachtwoorden worden gehasht. Na een tijd word je vanzelf uitgelogd, en op andere apparaten ook als je je wachtwoord wijzigt.',
        'Een PIN van 4 cijfers geeft alleen toegang tot de vragen van een open exit ticket, en na het sluiten een uur lang tot de goede antwoorden die de docent vrijgeeft. Nooit tot wat leerlingen antwoordden. Wie PIN-codes probeert te raden, wordt afgeremd.',
        'De site laadt niets van andere bedrijven: geen lettertypen, geen meetprogramma’s, geen advertenties.',
      ],
    },
    rights: {
      title: 'Je rechten',
      points: [
        'Je mag je gegevens inzien, laten verbeteren, laten verwijderen, meenemen, en bezwaar maken tegen het gebruik.',
        'Docenten kunnen hun gegevens onder “Jouw account” inzien, wijzigen en downloaden, en daar hun account verwijderen met alles wat erbij hoort. Ook één exit ticket kunnen ze zelf verwijderen, en alles onder de naam van één leerling opzoeken, downloaden en verwijderen. Voor de rest, en voor leerlingen en ouders: vraag het de docent of de school.',
        'Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.',
      ],
    },
    retention: {
      title: 'Hoe lang we ze bewaren',
      points: [
        'Namen en losse antwoorden blijven zo lang als hierboven bij deze installatie staat, of tot de docent ze eerder anoniem maakt of verwijdert. Daarna blijven alleen aantallen, en antwoorden die minstens drie leerlingen ongeveer zo gaven, tot de docent het exit ticket verwijdert.',
        'Een account blijft tot de docent het verwijdert. Alles wat erbij hoort, verdwijnt dan meteen van de site. Wat verwijderd is, staat nog in reservekopieën van de beheerder tot die worden vervangen. Een link om je wachtwoord te herstellen of een e-mailadres te bevestigen werkt één uur.',
        'Wat een leerling typt, blijft tot het versturen op het eigen apparaat, hoogstens een dag. Na het versturen onthoudt het apparaat alleen wanneer er verstuurd is, en met welke PIN.',
      ],
    },
    cookies: {
      title: 'Cookies en opslag in je browser',
      points: [
        'Twee cookies, alleen na het inloggen. De ene houdt je zeven dagen ingelogd. De andere laat je account dit apparaat een half jaar herkennen, zodat iemand die je wachtwoord probeert te raden, jou niet buitensluit. Leerlingen krijgen geen cookie.',
        'De browser bewaart je keuzes (taal, sneltoetsen, namen verbergen), exit tickets die nog niet zijn opgeslagen (48 uur), lestekst die je typte (tot je het venster sluit), en het concept van een leerling.',
        'Daarvoor is geen toestemming nodig: zonder werkt de site niet.',
      ],
    },
    contact: {
      title: 'Contact',
      points: ['Vragen over deze gegevens stel je aan je school, of aan het adres hieronder.'],
    },
    changes: {
      title: 'Wijzigingen',
      points: [
        'Verandert dit beleid, dan verandert de datum bovenaan. Bij een belangrijke wijziging laten we het docenten weten.',
      ],
    },
  },
};
