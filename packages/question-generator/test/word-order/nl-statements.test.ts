import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// Plain statements of short texts, each with near misses of which nothing may be asked.

test.each<[string, string[]]>([
  ['De schrijver had jarenlang als ambtenaar in Indië gewerkt.', []],
  ['Het verhaal wordt door verschillende vertellers verteld.', []],
  ['Vasten is een van de vijf zuilen van de islam.', []],
  [
    'Boeren kappen het bos om soja te verbouwen of vee te houden.',
    ['Waarom kappen boeren het bos? = Om soja te verbouwen of vee te houden.'],
  ],
  [
    'De brandweer gebruikt water om de temperatuur te verlagen.',
    ['Waarvoor gebruikt de brandweer water? = Om de temperatuur te verlagen.'],
  ],
  // The glucose is what is used.
  ['De glucose gebruikt de plant om te groeien.', []],
  ['De regering besloot het leger om te vormen.', []],
  [
    'Door de uitvinding van de stoommachine konden fabrieken veel sneller produceren dan mensen met de hand.',
    [
      'Waardoor konden fabrieken veel sneller produceren dan mensen met de hand? = Door de uitvinding van de stoommachine.',
    ],
  ],
  ['Door de straten lopen mensen met lampions.', []],
  [
    'De industriële revolutie begon rond 1750 in Engeland.',
    ['Wanneer begon de industriële revolutie in Engeland? = Rond 1750.'],
  ],
  ['De fabriek produceerde tot rond 1750 in Engeland.', []],
  [
    'In 2020 telde Nederland ruim 17 miljoen inwoners.',
    ['Hoeveel inwoners telde Nederland in 2020? = Ruim 17 miljoen inwoners.'],
  ],
  ['Bij de ramp kwamen 1836 mensen om het leven.', ['Hoeveel mensen kwamen bij de ramp om het leven? = 1836 mensen.']],
  ['Tussen de boezems en de kamers zitten hartkleppen.', ['Wat zit er tussen de boezems en de kamers? = Hartkleppen.']],
  [
    'In metropolen staan de hoofdkantoren van grote bedrijven.',
    ['Waar staan de hoofdkantoren van grote bedrijven? = In metropolen.'],
  ],
  [
    'In de benedenloop stroomt het water langzaam en bezinkt het slib.',
    ['Wat gebeurt er in de benedenloop? = In de benedenloop stroomt het water langzaam en bezinkt het slib.'],
  ],
  [
    'Met een hefboom kun je met weinig kracht een zware last optillen.',
    ['Waarmee kun je met weinig kracht een zware last optillen? = Met een hefboom.'],
  ],
  ['Je meet een kracht met een krachtmeter.', ['Waarmee meet je een kracht? = Met een krachtmeter.']],
  [
    'De omtrek van een cirkel bereken je door de diameter te vermenigvuldigen met pi.',
    ['Hoe bereken je de omtrek van een cirkel? = Door de diameter te vermenigvuldigen met pi.'],
  ],
  [
    'Een vlam in de pan blus je nooit met water, omdat het brandende vet dan in het rond spat.',
    ['Waarom blus je een vlam in de pan nooit met water? = Omdat het brandende vet dan in het rond spat.'],
  ],
  ['De zuurstof wordt gebonden aan hemoglobine.', ['Waaraan wordt de zuurstof gebonden? = Aan hemoglobine.']],
  ['De burgemeester wordt benoemd door de koning.', ['Door wie wordt de burgemeester benoemd? = Door de koning.']],
  // A baker is asked for by “wie”, a wind by “waardoor”: of a word that may be either, neither is sure.
  ['Het brood werd bezorgd door bakkers.', []],
  ['De Tweede Kamer wordt om de vier jaar gekozen.', ['Hoe vaak wordt de Tweede Kamer gekozen? = Om de vier jaar.']],
  [
    'Bij https worden de gegevens versleuteld, zodat anderen ze niet kunnen lezen.',
    ['Waarom worden bij https de gegevens versleuteld? = Zodat anderen ze niet kunnen lezen.'],
  ],
  [
    'Een branddeken sluit de zuurstof af, zodat het vuur dooft.',
    ['Een branddeken sluit de zuurstof af. Wat is daarvan het gevolg? = Dat het vuur dooft.'],
  ],
  [
    'Romans, sprookjes en strips zijn voorbeelden van fictie.',
    ['Noem twee voorbeelden van fictie. = Bijvoorbeeld romans, sprookjes en strips.'],
  ],
  [
    'Een schaar en een koevoet zijn hefbomen.',
    ['Noem twee voorbeelden van hefbomen. = Bijvoorbeeld een schaar en een koevoet.'],
  ],
  ['De noemers en de tellers zijn gelijk.', []],
  ['De ramen en de deuren zijn gebroken.', []],
  ['De Sahara is de grootste hete woestijn ter wereld.', ['Wat is de grootste hete woestijn ter wereld? = De Sahara.']],
  ['De brug buigt zich over de gracht als een oude man die zijn sleutels zoekt in het riet.', []],
  ['Aandeelhouders krijgen een deel van de winst als dividend.', []],
  [
    'Zout verlaagt het smeltpunt van ijs.',
    ['Welk effect heeft zout op het smeltpunt van ijs? = Zout verlaagt het smeltpunt van ijs.'],
  ],
  ['Zout verlaagt het smeltpunt niet altijd.', []],
  [
    'Een DNS-server vertaalt de naam van een website naar een IP-adres.',
    ['Wat doet een DNS-server? = Een DNS-server vertaalt de naam van een website naar een IP-adres.'],
  ],
  ['Een lang wachtwoord beschermt een account beter dan een kort wachtwoord.', []],
  ['Alle stoffen bestaan uit moleculen.', ['Waaruit bestaan alle stoffen? = Uit moleculen.']],
  [
    'Roken beschadigt de trilhaartjes.',
    ['Welk effect heeft roken op de trilhaartjes? = Roken beschadigt de trilhaartjes.'],
  ],
  [
    'Europeanen leerden nieuwe producten kennen, zoals suiker, katoen en specerijen.',
    ['Welke nieuwe producten leerden Europeanen kennen? = Bijvoorbeeld suiker, katoen en specerijen.'],
  ],
  [
    'In de ruimte kun je niets horen, omdat daar geen lucht is.',
    ['Waarom kun je in de ruimte niets horen? = Omdat daar geen lucht is.'],
  ],
  [
    'Nederland is verdeeld in ruim 340 gemeenten.',
    ['In hoeveel gemeenten is Nederland verdeeld? = In ruim 340 gemeenten.'],
  ],
  [
    'Eens in de vier jaar kiezen de inwoners de gemeenteraad.',
    ['Hoe vaak kiezen de inwoners de gemeenteraad? = Eens in de vier jaar.'],
  ],
  [
    'De Romeinen veroverden in de eerste eeuw voor Christus een groot deel van Europa.',
    ['Wanneer veroverden de Romeinen een groot deel van Europa? = In de eerste eeuw voor Christus.'],
  ],
  [
    'De overheid heeft geld nodig om scholen te betalen.',
    ['Waarvoor heeft de overheid geld nodig? = Om scholen te betalen.'],
  ],
  [
    'De VOC haalde specerijen, zoals peper en nootmuskaat, uit Indië.',
    ['Welke specerijen haalde de VOC uit Indië? = Bijvoorbeeld peper en nootmuskaat.'],
  ],
])('a plain Dutch statement is asked about, or nothing is asked: %s', expectOrder('nl'));

test.each<[string, string[]]>([
  [
    'Fotosynthese is het proces waarmee planten leven. Dit gebeurt in de bladeren van de plant.',
    [
      'Wat is fotosynthese? | Leg uit wat fotosynthese is. = Fotosynthese is het proces waarmee planten leven.',
      'Waar vindt fotosynthese plaats? = In de bladeren van de plant.',
    ],
  ],
  [
    'De Sahara is de grootste hete woestijn ter wereld. Hij ligt in het noorden van Afrika.',
    ['Wat is de grootste hete woestijn ter wereld? = De Sahara.', 'Waar ligt de Sahara? = In het noorden van Afrika.'],
  ],
  // “Ze” may be the chamber or the government.
  ['De Tweede Kamer vertegenwoordigt de regering niet. Ze bestaat uit 150 leden.', []],
  // “Ze” may be the ships.
  ['De Romeinen bouwden grote schepen. Ze liggen in een museum.', []],
])('a Dutch pronoun is read as the subject before it only where that is sure: %s', expectOrder('nl'));
