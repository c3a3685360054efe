export const privacy = {
  title: 'Privacybeleid',
  updated: 'Laatst bijgewerkt op 30 mei 2025',
  intro:
    'Exit tickets draait op een server van je school of van de organisatie die deze site aanbiedt. Die school of organisatie beslist over de gegevens en is er verantwoordelijk voor. Hier staat wat de site bewaart, waarvoor en hoe lang.',
  contents: 'Op deze pagina',
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
        'Docenten kunnen hun gegevens onder “Jouw account” inzien, wijzigen en downloaden, en daar hun account verwijderen met alles wat erbij hoort. Ook één exit ticket of de antwoorden van één leerling kunnen ze zelf verwijderen. Voor de rest, en voor leerlingen en ouders: vraag het de docent of de school.',
        'Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens.',
      ],
    },
    retention: {
      title: 'Hoe lang we ze bewaren',
      points: [
        'Een exit ticket met antwoorden en analyse blijft tot de docent het verwijdert. Dan verdwijnt het meteen van de site.',
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
