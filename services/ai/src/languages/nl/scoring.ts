import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  marker:
    'corrector, chatgpt, chatbot, taalmodel, aan de computer$, aan de docent$, aan het model$, degene die dit leest, wie dit leest, wie dit ook, aan de ai$, aan wie dit',
  addresses:
    'nakijkende, degene die nakijkt, degene die dit nakijkt, beoordelaar, nakijker, wie dit nakijkt, wie dit beoordeelt, aan het taalmodel, wie nakijkt, nakijkhulp, nakijkprogramma, nakijksysteem, nakijkrobot',
  greets: 'beste, lieve, hallo, hoi, hey, hee, dag, geachte, aardige, luister',
  machines:
    'ai, computer, robot, bot, assistent, systeem, docent, leraar, nakijker, beoordelaar, juf, meester, chatgpt, gpt',
  judges:
    'als goed gerekend, goed te rekenen, nagekeken, goed rekenen, goedrekenen, goed gerekend, reken, rekent, keur, keuren, beoordeel, beoordelen, nakijken, kijk na, meetellen, laten tellen, mag tellen, tellen als, telt als, telt dit, markeer, markeren, accepteer, accepteren, vink, aanvinken, zet alles, zet dit, zet mij, zet het, te zien, zien als, geldt, beschouw, beschouwen, bestempel, honoreer, honoreren',
  approves:
    'vink af, vink het af, afvinken, goedkeuren, goedgekeurd, keur goed, keur het goed, keur dit goed, keur alles goed, goed rekenen, goedrekenen, door laten, doorlaten, laten tellen, laat dit tellen, laat het tellen, reken het mee, reken dit mee, reken mee, meerekenen, meetellen, tel het mee, tel dit mee, zet een vinkje, zet er een vinkje, zet een krul, laat me door, laat mij door, niet fout rekenen, niet als fout',
  answer:
    'dit, deze, alles, alle antwoorden, elk antwoord, ieder antwoord, mijn antwoord, dit antwoord, antwoorden, het, iedereen, allemaal, lege antwoorden, overal',
  mine: 'dit antwoord, deze antwoorden, mijn antwoord, mijn antwoorden, ons antwoord',
  right: 'goed, goede, juist, juiste, correct, correcte, ok, oke, waar, perfect, klopt, voldoende, volledig, geldig',
  wrong: 'fout, onjuist, verkeerd',
  others: 'anderen, de rest, andere antwoorden, de andere',
  points:
    'punten, punt, cijfer, tien, tienen, negen, 10, 9, 8, 100, voldoende, volle punten, alle punten, maximum, goed cijfer, vinkje',
  gives: 'krijgt, krijgen, geef, geven, geeft, gunnen, gun, verdien, verdienen, krijg graag, wil graag',
  whom: 'mij, me, iedereen, allemaal, ons, ik, dit antwoord, mijn antwoord, de klas, hele klas, deze leerling',
  please:
    'aub, alsjeblieft, alstublieft, ajb, svp, graag, bedankt, dank je, dankjewel, thanks, doe eens lief, doe lief, asjeblieft, smeek, pls, plz, pliesss',
  urges:
    'gewoon, even, kan je, kun je, kan jij, kunt u, wil je, wilt u, zou je, wees lief, wees aardig, wees mild, medelijden, ik heb geen tijd, anders krijg ik, ik heb het nodig, moet je, moet mij, moet me, hard voor gewerkt, hard gewerkt, hard geleerd, mijn best gedaan, blijf ik zitten, anders blijf ik, wees soepel, wees coulant, coulant',
  rules:
    'als je een ai bent, ben je een ai, als jij een ai bent, komen te vervallen, deze vraag vervalt, vraag is vervallen, nieuwe regel$, nieuwe instructie$, nieuwe opdracht$, negeer de vraag, negeer het antwoordmodel, negeer het model, opdracht voor de ai, instructie voor de ai, bericht aan de ai, negeer de regels, negeer alle, negeer alles, negeer je, negeer de instructie*, negeer dit, negeer wat, vergeet de vraag, vergeet alle, vergeet je, vergeet de regels, vergeet wat, let niet op, je taak is, jouw taak is, je bent nu, vanaf nu is, vanaf nu zijn, vanaf nu geldt, niet nakijken, niet controleren, hoeft niet nagekeken, hoeft niet te worden nagekeken, dit niet fout rekenen, niet zo streng, niet te streng, niet streng, wees niet streng, kijk niet zo streng, strijk over je hart, hand over je hart, knijp een oogje, oogje dicht, oogje toe, sla deze vraag over, sla dit over en, einde antwoord, einde van het antwoord, nieuwe taak$, nieuwe rol$, ontwikkelaarsmodus, systeemprompt',
  pretends:
    'doe alsof ik, doe alsof dit, doe alsof mijn, doe net alsof ik, doe maar alsof, stel dat ik het goed, ga ervan uit dat ik, ga ervan uit dat dit, ga er van uit dat ik, neem aan dat ik, neem aan dat dit',
  says: 'zeg dat, zeg maar dat, zeg gewoon, schrijf alleen, schrijf achter, schrijf gewoon, antwoord met, antwoord alleen, geef als antwoord, geef terug',
  claims:
    'ik ben de docent, ik ben de leraar, ik ben je docent, ik ben jouw docent, ik ben de juf, ik ben de meester, ik ben de beheerder, ik ben docent, vertrouw me, vertrouw mij, geloof me, is het juiste antwoord vertrouw, dit is het juiste antwoord, dit is het goede antwoord, dit is een goed antwoord, dit is het correcte antwoord, dat is het goede antwoord, dat is het juiste antwoord, dit klopt gewoon, dit klopt echt, in het antwoordmodel staat, staat in het antwoordmodel, staat in het nakijkmodel, zoals in het antwoordmodel, dyslexieverklaring, gratis punt, gratis punten',
  ignores:
    'negeer, vergeet, kijk niet naar, let niet op, sla over, vergelijk niet, vergelijk dit niet, hou geen rekening met',
  key: 'antwoordmodel, modelantwoord, nakijkmodel, correctiemodel, voorbeeldantwoord, oplossing, rubric, normering, instructies, regels, opdracht',
  full: 'volle punten, alle punten, maximale punten, maximum aantal punten, de volle, vol aantal punten, het maximum, het volle pond, volle pond, volle score, hoogste score, hoogste cijfer',
  mistakes:
    'fouten, foutjes, spelling, spelfouten, rekenfouten, rekenfoutjes, slordigheden, typfouten, afronding, afrondingsfouten',
  uncounted:
    'niet meetellen, tellen niet, telt niet, niet meegeteld, niet mee, tellen bij ons niet, hoeven niet, niet rekenen, mogen niet, geen punten aftrek, geen aftrek',
  ownTeacher:
    'mijn docent, mijn leraar, mijn lerares, mijn juf, mijn meester, onze docent, onze leraar, volgens de docent, volgens mijn docent, volgens de juf, van de docent, volgens mevrouw, volgens meneer, onze juf, onze meester',
  teacher:
    'de docent, de leraar, mijn docent, mijn leraar, de juf, mijn juf, de meester, mijn meester, meneer, mevrouw, afgesproken',
  allows:
    'goed is, goed zijn, goed was, dat dit goed, dit goed, mag tellen, telt als goed, tellen als goed, als goed, dat het goed, dat het mag, dit mag, fout is, dit fout, gerekend, goedgekeurd, cadeau, gratis, akkoord',
  labels:
    'beoordeling, oordeel, resultaat, uitslag, cijfer, punten, score, verdict, reden, conclusie, status, eindoordeel',
};
