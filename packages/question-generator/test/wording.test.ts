import { describe, expect, test } from 'vitest';
import { allCandidates } from '../src/questions/generate.ts';

const wordingsOf = (text: string): string[] =>
  allCandidates(text).candidates.flatMap(({ wordings }) =>
    wordings.map((wording) => wording.replaceAll('\u00a0', ' ')),
  );
const artificial =
  /\b(?:Stel (?:je voor )?dat|Suppose|Imagine|Stell dir vor|Imagine que|Was gilt, wenn|diesem Schritt|happens (?:then|next))\b/u;
const ownWords = /eigen woorden|your own words|eigenen Worten|tes propres mots/u;

describe('questions are worded as a teacher says them', () => {
  test.each([
    [
      'Als een plant te weinig water krijgt, verliezen de cellen hun stevigheid.',
      'Wat gebeurt er als een plant te weinig water krijgt?',
    ],
    [
      'De druk in een fietsband stijgt als de temperatuur van de lucht stijgt.',
      'Wat gebeurt er als de temperatuur van de lucht stijgt?',
    ],
    [
      'If a plant gets too little water, its cells lose their pressure.',
      'What happens when a plant gets too little water?',
    ],
    ['Wenn ein Datenpaket fehlt, fordert der Empfänger eine Kopie an.', 'Was passiert, wenn ein Datenpaket fehlt?'],
    ["Lorsqu'une artère se bouche, une partie du muscle meurt.", "Que se passe-t-il lorsqu'une artère se bouche ?"],
  ])('what happens when, and nobody imagines anything (%s)', (text, wording) => {
    const wordings = wordingsOf(text);
    expect(wordings).toContain(wording);
    expect(wordings.filter((one) => artificial.test(one))).toEqual([]);
  });

  test.each([
    'Steigt der Anteil der Nichtraucher von 50 % auf 60 %, so ist er um 10 Prozentpunkte gestiegen.',
    'Zuerst war ein Junge mehrere Jahre Lehrling. Danach zog er als Geselle von Stadt zu Stadt.',
    'Quand la lumière est blanche, elle est un mélange de toutes les couleurs.',
  ])('what a question cannot let guess is not asked (%s)', (text) => {
    expect(wordingsOf(text)).toEqual([]);
  });

  test.each([
    ['Een byte is een groep van acht bits.'],
    ['A bill is a proposal for a law.'],
    ['Arterien sind Blutgefäße, die das Blut vom Herzen wegführen.'],
    ["L'ornement est une note qui décore la mélodie."],
  ])('a short definition is not asked in own words (%s)', (text) => {
    expect(wordingsOf(text)).not.toEqual([]);
    expect(wordingsOf(text).filter((one) => ownWords.test(one))).toEqual([]);
  });

  test.each([
    ['De plant neemt koolstofdioxide op door de huidmondjes.', 'Wat neemt de plant op door de huidmondjes?'],
    ['De lever zet glucose om in glycogeen.', 'Wat zet de lever om in glycogeen?'],
    ['De nier voert giftige stoffen af met de urine.', 'Wat voert de nier af met de urine?'],
  ])('what a thing takes and gives is asked as such, not all that it does (%s)', (text, wording) => {
    expect(wordingsOf(text)).toContain(wording);
    expect(wordingsOf(text).filter((one) => /Wat doet|Welke taak/u.test(one))).toEqual([]);
  });

  test('mitochondria are many, and explained without “it”', () => {
    const text = 'Mitochondria are the structures where energy is released from glucose in respiration.';
    expect(wordingsOf(text)).toContain('What are mitochondria? Explain in your own words.');
    expect(wordingsOf(text).filter((one) => /\bit\b/u.test(one))).toEqual([]);
  });

  test.each([
    'Een rechthoekige driehoek is een driehoek met een hoek van 90° waarin je kunt rekenen.',
    'Een zoutdeeltje is een deeltje van een zout dat in water zweeft.',
    'A steam engine is an engine that is driven by steam from a boiler.',
    'Eine Pflanzenzelle ist eine Zelle, die in einer Pflanze vorkommt.',
    "Un moteur électrique est un moteur qui utilise l'énergie électrique.",
  ])('a term that says what it is is not asked about (%s)', (text) => {
    expect(wordingsOf(text)).toEqual([]);
  });

  test('“de vraag” is quoted, since it is a question as well', () => {
    const text = 'De vraag is de hoeveelheid die kopers bij een bepaalde prijs willen kopen.';
    expect(wordingsOf(text)).toContain('Wat wordt er bedoeld met “vraag”?');
    expect(wordingsOf(text).filter((one) => /wat de vraag is/u.test(one))).toEqual([]);
  });
});

const askedOf = (text: string) =>
  allCandidates(text).candidates.map(({ wordings, answer }) => ({
    texts: wordings.map((wording) => wording.replaceAll('\u00a0', ' ')),
    answer: answer.replaceAll('\u00a0', ' '),
  }));

describe('a question for a cause', () => {
  test('is answered with what stands behind a colon as well', () => {
    const text =
      'Eine Kugel aus Holz schwimmt, weil sie leicht gebaut ist: Ihre Dichte ist kleiner als die von Wasser.';
    expect(askedOf(text).map(({ answer }) => answer)).toEqual([
      'Weil sie leicht gebaut ist: Ihre Dichte ist kleiner als die von Wasser.',
    ]);
  });

  test.each([
    ['De akker blijft droog, dus groeit het gras er slecht.', []],
    ['De velden staan droog, dus verdwijnt het gras in de zomer.', ['Waarom verdwijnt het gras in de zomer?']],
    ['De boeren verliezen hun oogst vanwege de droogte.', ['Waarom verliezen de boeren hun oogst?']],
    ['The farmers lose their harvest due to the long drought.', ['Explain why the farmers lose their harvest.']],
    [
      'Die Bauern verlieren die Ernte wegen der Dürre.',
      ['Warum verlieren die Bauern die Ernte?', 'Erkläre, warum die Bauern die Ernte verlieren.'],
    ],
    [
      'Les paysans perdent la récolte à cause de la sécheresse.',
      expect.arrayContaining(['Explique pourquoi les paysans perdent la récolte.']),
    ],
  ])('is told by other words than “because” as well (%s)', (text, questions) => {
    expect(wordingsOf(text)).toEqual(questions);
  });

  test.each([
    ['Doordat het ijs in de zomer smelt, stijgt het water in de rivier.', 'Waardoor stijgt het water in de rivier?'],
    ['Wrijving ontstaat doordat oppervlakken langs elkaar schuiven.', 'Waardoor ontstaat wrijving?'],
    ['Wrijving is nuttig omdat schoenen dan niet wegglijden.', 'Waarom is wrijving nuttig?'],
  ])('asks “waardoor” where the answer opens with “doordat” (%s)', (text, question) => {
    expect(wordingsOf(text)).toEqual([question]);
  });

  test('fits what is over and what still is', () => {
    expect(
      wordingsOf('Der Regen fiel viele Wochen lang, sodass die Ernte auf den Feldern verdarb und der Preis stieg.'),
    ).toEqual([
      'Was ist der Grund dafür, dass die Ernte auf den Feldern verdarb und der Preis stieg?',
      'Erkläre, warum die Ernte auf den Feldern verdarb und der Preis stieg.',
    ]);
  });

  test('has no place between “warum” and its subject', () => {
    expect(wordingsOf('In der Schule heben die Kinder die Hand, weil alle reden wollen.')).toEqual([
      'Warum heben die Kinder in der Schule die Hand?',
    ]);
    expect(wordingsOf('En classe, les élèves lèvent la main parce que tout le monde veut parler.')).toEqual([
      'Explique pourquoi, en classe, les élèves lèvent la main.',
    ]);
  });
});

test('what belongs to something is asked without telling people from things', () => {
  expect(wordingsOf('Zum Hof gehörten Knechte, Mägde und Handwerker.')).toEqual([
    'Vervollständige den Satz: „Zum Hof gehörten …“',
  ]);
});

test.each([
  [
    'The skin of the tomato contains a red dye called',
    'lycopene',
    'The heart pumps blood into a wide tube that leaves its left side called',
  ],
  [
    'La peau de la tomate contient un colorant rouge, appelé',
    'lycopène',
    'Le cœur envoie le sang dans un gros vaisseau qui part du côté gauche, appelé',
  ],
])(
  'a term is asked about where the passage says what it is, and not where it only names it (%s)',
  (named, term, explained) => {
    expect(wordingsOf(`${named} ${term}.`)).toEqual([]);
    expect(wordingsOf(`${explained} ${term}.`).filter((one) => one.includes(term))).not.toEqual([]);
  },
);

test('a German term that is only named is not asked about', () => {
  expect(wordingsOf('Die Schale der Tomate enthält einen roten Farbstoff, den man Lycopin nennt.')).toEqual([
    'Was enthält die Schale der Tomate?',
  ]);
  expect(wordingsOf('Das Herz pumpt das Blut in ein Rohr mit dicken Wänden, das man Aorta nennt.')).not.toEqual([]);
});

describe('what happens', () => {
  test.each([
    'Als er geen suiker meer oplost, is de oplossing verzadigd.',
    'When no more sugar dissolves, the mixture is saturated.',
    'Wenn die Kräfte gleich groß sind, herrscht ein Gleichgewicht der Kräfte.',
    'Quand le sucre ne se dissout plus, la solution est saturée.',
  ])('is not asked where the text only says how something is (%s)', (text) => {
    expect(wordingsOf(text)).toEqual([]);
  });

  test('is asked the other way round where the text only names it', () => {
    expect(askedOf('An avalanche happens when snow on a slope loses its hold.')).toEqual([
      { texts: ['When does an avalanche happen?'], answer: 'When snow on a slope loses its hold.' },
    ]);
  });
});
