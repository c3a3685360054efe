import { describe, expect, test } from 'vitest';
import type { DraftQuestion } from '../../src/model/model.ts';
import { createPassageFinder } from '../../src/model/questions/find-passage.ts';
import { brokenRules } from '../../src/model/questions/rules/broken-rules.ts';
import type { DraftContext } from '../../src/model/questions/rules/rule.ts';
import { photosynthesis } from '../support/samples.ts';

type Guide = DraftQuestion['guide'];

const good: DraftQuestion = {
  text: 'Waarom sluiten de huidmondjes als het droog is?',
  guide: {
    level: 'reproduceren-begrijpen',
    kind: 'cause',
    passage: 'Als het erg droog is, sluiten de huidmondjes.',
    modelAnswer: 'Dan verliest de plant minder water.',
    misconception: '',
  },
};
const choice = (options: readonly string[], correctAnswer = options[0] ?? ''): DraftQuestion => ({
  ...good,
  text: 'Welke stof vangt licht op?',
  options,
  correctAnswer,
});
const asking = (text: string, guide: Partial<Guide> = {}): DraftQuestion => ({
  ...good,
  text,
  guide: { ...good.guide, ...guide },
});
const answering = (modelAnswer: string): DraftQuestion => asking(good.text, { modelAnswer });

const lesson: DraftContext = { findPassage: createPassageFinder(photosynthesis), language: 'nl', others: [] };
const broken = (draft: DraftQuestion, context: Partial<DraftContext> = {}): string[] =>
  brokenRules(draft, { ...lesson, ...context }).map(({ rule }) => rule);

test('a good draft breaks no rule', () => {
  expect(broken(good)).toEqual([]);
  expect(broken(choice(['chlorofyl', 'glucose', 'zetmeel', 'zuurstof']))).toEqual([]);
});

describe('a yes-or-no question', () => {
  test.each([
    ['nl', 'Sluiten de huidmondjes als het droog is?'],
    ['nl', 'Is chlorofyl een groene stof?'],
    ['en', 'Do plants grow faster in warm air?'],
    ['de', 'Ist Wasser für die Pflanze nötig?'],
    ['fr', 'Est-ce que la plante pousse mieux au soleil ?'],
    ['fr', 'La plante a-t-elle besoin de lumière ?'],
  ] as const)('is found in %s: %s', (language, text) => expect(broken(asking(text), { language })).toContain('yesNo'));

  test.each([
    ['nl', 'In welk deel van de cel zit chlorofyl?'],
    ['nl', 'Een plant staat in het donker. Wat gebeurt er met de glucose?'],
    ['nl', 'Als het droog is, wat doen de huidmondjes dan?'],
    ['nl', 'Leg uit waarom tuinders koolstofdioxide toevoegen.'],
    ['nl', 'Is een walvis een vis? Leg je antwoord uit.'],
    ['en', 'Two pupils disagree about the wind. Who is right, and why?'],
    ['de', 'Aus welchem Grund schließen sich die Spaltöffnungen?'],
    ['fr', 'À quoi sert la chlorophylle ?'],
    ['fr', 'Qu’est-ce que la photosynthèse ?'],
  ] as const)('is not found in %s: %s', (language, text) =>
    expect(broken(asking(text), { language })).not.toContain('yesNo'),
  );

  test('is found in a choice of the two as well', () => {
    expect(broken(choice(['Ja', 'Nee', 'Soms', 'Nooit']))).toContain('yesNo');
    expect(broken(asking('Une plante respire-t-elle ?', { modelAnswer: 'Oui.' }), { language: undefined })).toContain(
      'yesNo',
    );
  });

  test('is not looked for in a language without rules', () => {
    expect(broken(asking('¿Por qué respiran las plantas?'), { language: undefined })).toEqual([]);
  });
});

describe('two questions in one', () => {
  test.each([
    ['nl', 'Wat is glucose en waardoor ontstaat zetmeel in het blad?'],
    ['nl', 'Wat doet chlorofyl? Hoe heet de stof die daarbij vrijkomt?'],
    ['en', 'What is a volcano and how does it erupt after rain?'],
    ['de', 'Was ist Glukose und wie entsteht sie im Blatt?'],
    ['fr', 'Qu’est-ce que le magma et comment arrive-t-il en haut ?'],
    ['nl', 'a) Noem de stof. b) Leg uit waar ze blijft.'],
  ] as const)('are found in %s: %s', (language, text) =>
    expect(broken(asking(text), { language })).toContain('twoInOne'),
  );

  test.each([
    ['nl', 'Wie heeft gelijk, en waarom?'],
    ['en', 'Who is right? Why?'],
    ['nl', 'Welke twee stoffen ontstaan uit water en koolstofdioxide?'],
  ] as const)('are not found in %s: %s', (language, text) =>
    expect(broken(asking(text), { language })).not.toContain('twoInOne'),
  );
});

describe('a passage', () => {
  test('that is not in the material breaks a rule', () => {
    expect(broken(asking(good.text, { passage: 'Planten eten aarde.' }))).toEqual(['passage']);
    expect(broken(asking(good.text, { passage: '' }))).toEqual(['passage']);
  });

  test('that is half of the lesson breaks a rule', () => {
    expect(broken(asking(good.text, { passage: photosynthesis }))).toEqual(['passage']);
  });

  test('may differ in spaces, dashes, quotes and capitals, and is returned as it is in the material', () => {
    const find = createPassageFinder('De wet:\n\n• Het “CO₂-gehalte” –  zegt men –\nstijgt.\n\nEinde.');
    expect(find('het "CO₂‑gehalte" - zegt men - stijgt…')).toBe('Het “CO₂-gehalte” – zegt men – stijgt.');
  });

  test('is not required without a lesson', () => {
    expect(broken(asking(good.text, { passage: '' }), { findPassage: undefined })).toEqual([]);
  });
});

test('a question for insight breaks a rule when copying a sentence answers it', () => {
  const modelAnswer = 'De huidmondjes sluiten als het erg droog is.';
  expect(broken(asking(good.text, { level: 'inzicht-toetsen', modelAnswer }))).toEqual(['copiedInsight']);
  expect(broken(asking(good.text, { level: 'reproduceren-begrijpen', modelAnswer }))).toEqual([]);
  expect(broken(asking(good.text, { level: 'inzicht-toetsen' }))).toEqual([]);
});

describe('a choice', () => {
  test.each([
    [['chlorofyl', 'glucose'], 'chlorofyl'],
    [['chlorofyl', 'glucose', 'zetmeel', 'zuurstof', 'water'], 'chlorofyl'],
    [['chlorofyl', 'glucose', 'zetmeel', 'Glucose.'], 'chlorofyl'],
    [['chlorofyl', 'glucose', 'zetmeel', 'zuurstof'], 'suiker'],
    [['chlorofyl', 'glucose', 'zetmeel', 'alle bovenstaande'], 'chlorofyl'],
  ])('breaks a rule with the options %j and the key %s', (options, key) => {
    expect(broken(choice(options, key))).toContain('choice');
  });

  test('breaks a rule when its length gives the right option away', () => {
    const short = ['de zon', 'de wind', 'de maan'];
    expect(broken(choice(['doordat chlorofyl het licht opvangt', ...short]))).toEqual(['givenAway']);
    expect(broken(choice(['de regen', ...short]))).toEqual([]);
    expect(broken(choice(short))).toEqual([]);
    const long = ['de planten in de kas', 'de tuinders in de stad', 'de wortels in de bodem'];
    expect(broken(choice(['licht', ...long]))).toEqual(['givenAway']);
  });

  test('breaks a rule when its options are too long for a phone', () => {
    const option = (subject: string) => `${subject} die door de wortels en de stengel naar de bladeren gaat`;
    expect(broken(choice(['lucht', 'water', 'suiker', 'zetmeel'].map(option)))).toEqual(['lengths']);
  });
});

describe('a repeated question', () => {
  const others = ['Leg uit waarom tuinders in kassen extra koolstofdioxide toevoegen.'];
  test('is found in nearly the same words', () => {
    expect(broken(asking('Waarom voegen tuinders extra koolstofdioxide toe in kassen?'), { others })).toEqual([
      'repeated',
    ]);
    expect(broken(asking('Leg uit waarom tuinders extra koolstofdioxide in kassen toevoegen!'), { others })).toEqual([
      'repeated',
    ]);
    expect(broken(asking('Wat is glucose?'), { others: ['wat is glucose'] })).toEqual(['repeated']);
  });

  test('is not one when its numbers differ', () => {
    const sum = (numbers: string) => asking(`Bereken hoeveel liter water deze plant verbruikt: ${numbers}.`);
    expect(broken(sum('12 liter, 3 dagen'), { others: [sum('15 liter, 7 dagen').text] })).toEqual([]);
  });
});

describe('a sum', () => {
  test.each([
    '3 + 4 = 8',
    'Dat is 12 × 3 = 26 liter',
    '3/4 + 1/2 = 4/6',
    '7 : 2 = 3,4',
    '2 × (3 + 4) = 10',
    '12 × 3 = 36 + 4 = 40',
    '0,5 + 0,25 = 0,8',
  ])('that is wrong breaks a rule: %s', (answer) => expect(broken(answering(answer))).toEqual(['sums']));

  test.each([
    '3 + 4 = 7',
    '12 × 3 = 36',
    '3/4 + 1/2 = 5/4',
    '10 : 3 = 3,33',
    '2 × (3 + 4) = 14',
    '1.200 + 300 = 1.500',
    '1,200 + 300 = 1,500',
    '0,5 + 0,25 = 0,75',
    '5 − 8 = -3',
    '3x + 2 = 11',
    '6 CO2 + 6 H2O = C6H12O6 + 6 O2',
    '3 m × 4 m = 12 m²',
    '25 % van 80 = 20',
    'In 1914-1918 was er oorlog.',
    '2³ = 8',
    'Een kwart daarvan is dus 80 = 20',
  ])('that is right, or is none, breaks no rule: %s', (answer) => expect(broken(answering(answer))).toEqual([]));
});

test('a question in another language than the lesson breaks a rule', () => {
  const text = 'Why do the small openings of the leaf close when it is dry?';
  const draft = asking(text, { modelAnswer: 'The plant loses less water in that case.' });
  expect(broken(draft)).toContain('language');
  expect(broken(draft, { language: 'en' })).toEqual([]);
  expect(broken(draft, { language: undefined })).toEqual([]);
});

test('a question that is too long breaks a rule; a case may be longer', () => {
  const text = `Waarom ${Array.from({ length: 27 }, () => 'water').join(' ')} huidmondjes?`;
  expect(broken(asking(text))).toEqual(['lengths']);
  expect(broken(asking(text, { level: 'toepassen' }))).toEqual([]);
});

test('a question without a model answer breaks a rule', () => {
  expect(broken(answering('–'))).toEqual(['modelAnswer']);
});

test('an endless draft breaks the rule on lengths', () => {
  for (const endless of ['1 '.repeat(100_000), '1 + '.repeat(50_000), '( a '.repeat(50_000), 'en '.repeat(50_000)])
    expect(broken(asking(`${endless}?`, { modelAnswer: endless }))).toContain('lengths');
});

describe('sums', () => {
  test.each([
    '2/5 + 1/3 = 3/8.',
    'Haar snelheid is 18 km : 1,5 uur = 27 km per uur.',
    '4 cm × 25 000 = 100 000 cm = 100 m.',
    'V = 8 ohms × 3 amperes = 11 volts.',
    '12 V × 0.5 A = 24 W.',
    '2 litres × 24 heures = 42 litres.',
    '3 m × 4 m = 14 m².',
  ])('of fractions and quantities are checked: %s', (said) =>
    expect(broken(answering(said)).join()).toMatch(/sums|quantities/),
  );

  test.each([
    '2/5 + 1/3 = 6/15 + 5/15 = 11/15.',
    '2/3 = 0,67.',
    '6 km : 1,5 uur = 4 km per uur.',
    '6 km : 30 min = 12 km per uur.',
    '3 × 20 000 = 60 000 cm = 600 m.',
    '3 cm × 20 000 = 600 m.',
    '1 m + 20 cm = 1,2 m.',
    '12 V / 4 Ω = 3 A.',
    '2 h + 3 = 7.',
    'Los op: 2x + 3 = 7.',
    '25 % van 40 euro = 10 euro.',
  ])('that are right, or convert a unit, are accepted: %s', (said) =>
    expect(broken(answering(said)).filter((rule) => rule === 'sums' || rule === 'quantities')).toEqual([]),
  );

  test('that are wrong are accepted where the question asks for insight', () => {
    const level = 'inzicht-toetsen' as const;
    const text = 'Tim schrijft 1/2 + 1/4 = 2/6. Waaraan zie je dat dit fout is?';
    expect(broken(asking(text, { level }))).not.toContain('sums');
    expect(broken(asking(text))).toContain('sums');
  });
});

describe('a question that is not about the subject', () => {
  test.each([
    ['nl', 'Wat zie je op de afbeelding?'],
    ['nl', 'Wat heb je vandaag geleerd over planten?'],
    ['en', 'What does figure 3 show?'],
    ['en', 'What did you learn about plants?'],
    ['de', 'Was zeigt das Bild auf Folie 3?'],
    ['de', 'Was hast du heute gelernt?'],
    ['fr', 'Que montre le schéma de la diapositive 5 ?'],
    ['fr', 'Qu’as-tu appris aujourd’hui ?'],
    ['nl', 'Kijk naar het schema. Welke kleur heeft het blad?'],
    ['en', 'Write down one thing you learned in this lesson.'],
    ['de', 'Was hast du aus der Stunde mitgenommen, und was heute behalten?'],
    ['fr', 'Qu’as-tu retenu de ce cours ?'],
    ['nl', 'Wat vond je van deze les?'],
    ['en', 'What did you find most interesting?'],
    ['de', 'Was hast du Neues erfahren?'],
    ['fr', 'Que montre l’image ?'],
    ['fr', 'D’après le schéma, où est le cœur ?'],
  ] as const)('is found in %s: %s', (language, text) =>
    expect(broken(asking(text), { language })).toContain('aboutTheLesson'),
  );

  test('is found when its answer is only in a line that teaches nothing', () => {
    const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}|\d+/gu));
    const material = {
      teaching: words('Planten maken glucose met licht'),
      otherLines: [words('Docent: mevrouw Jansen, lokaal 14'), words('Huiswerk: glucose leren')],
    };
    expect(broken(answering('In lokaal 14.'), { material })).toContain('aboutTheLesson');
    expect(broken(answering('Glucose.'), { material })).not.toContain('aboutTheLesson');
    expect(broken(answering('Dan verliest de plant water.'), { material })).not.toContain('aboutTheLesson');
  });
});

test('a question about learning as its subject is accepted', () => {
  expect(broken(asking('What did London learn about building from the fire?'), { language: 'en' })).not.toContain(
    'aboutTheLesson',
  );
});

describe('a question that gives its answer away', () => {
  test.each([
    ['De kleine bloedsomloop gaat naar de longen. Naar welk orgaan gaat het bloed?', 'De longen.'],
    ['Wood burns easily. Which material burns easily?', 'Wood.'],
  ])('is refused: %s', (text, modelAnswer) =>
    expect(broken(asking(text, { modelAnswer }))).toContain('answerInQuestion'),
  );

  test.each([
    ['Een plant staat in het donker. Wat gebeurt er met de glucose?', 'De glucose wordt gebruikt en raakt op.'],
    ['Een auto rijdt 80 km. Hoeveel km is dat?', '80 km'],
    ['Is een walvis een vis of een zoogdier?', 'Een zoogdier.'],
    ['Jan heeft ijzer, hout en plastic. Welke stof geleidt stroom?', 'IJzer.'],
    ['Tim says that plants eat soil. What is wrong with that?', 'Plants do not eat soil.'],
  ])('is not found in: %s', (text, modelAnswer) =>
    expect(broken(asking(text, { modelAnswer }))).not.toContain('answerInQuestion'),
  );
});

describe('percentages', () => {
  test.each([
    ['Een mandje gaat van 250 naar 260 euro. Met hoeveel procent stijgt de prijs?', '10 %'],
    ['A coat of 80 euros is 25 % off. What does it cost now?', '65 euros'],
    ['Hoeveel rente geeft 600 euro tegen 5 procent?', '5 procent van 600 is 35 euro.'],
    ['Ein Rad kostet 400 Euro, dann 300 Euro. Um wie viel Prozent sinkt der Preis?', 'Um 20 Prozent.'],
  ])('that do not follow from the question are refused: %s', (text, modelAnswer) =>
    expect(broken(asking(text, { modelAnswer }))).toContain('percents'),
  );

  test.each([
    ['Een mandje gaat van 250 naar 260 euro. Met hoeveel procent stijgt de prijs?', '10 / 250 × 100 % = 4 %'],
    ['A coat of 80 euros is 25 % off. What does it cost now?', '60 euros'],
    ['Een trui kost na 20 % korting 40 euro. Wat kostte hij eerst?', '50 euro'],
    ['Ein Rad kostet 400 Euro, dann 300 Euro. Um wie viel Prozent sinkt der Preis?', 'Um 25 Prozent.'],
    ['In 2 jaar groeit 100 euro met 5 % per jaar. Hoeveel is het dan?', '110,25 euro'],
    ['Wat is 30 % van de 40 leerlingen, in woorden?', 'Twaalf leerlingen.'],
    ['Hoeveel rente geeft 600 euro tegen 5 procent?', '30 euro is 5 procent van 600.'],
  ])('that follow from it, or need more than one step, are accepted: %s', (text, modelAnswer) =>
    expect(broken(asking(text, { modelAnswer }))).not.toContain('percents'),
  );
});

test('a choice between two things is not a yes-or-no question, unless it is answered with yes or no', () => {
  const text = 'Is chlorofyl groen of rood?';
  expect(broken(asking(text, { modelAnswer: 'Groen.' }))).not.toContain('yesNo');
  expect(broken(asking('Weet je of chlorofyl groen is?', { modelAnswer: 'Ja, dat is zo.' }))).toContain('yesNo');
});

test('a question for insight has no long options', () => {
  const long = [
    'omdat het blad dan minder water verliest',
    'omdat het blad dan meer licht krijgt',
    'omdat de wortels dan meer lucht krijgen',
    'omdat de stengel dan harder groeien kan',
  ];
  const insight = (options: string[]) => ({
    ...choice(options),
    guide: { ...good.guide, level: 'inzicht-toetsen' as const },
  });
  expect(broken(insight(long))).toContain('choice');
  expect(broken(choice(long))).not.toContain('choice');
  expect(broken(insight(['licht', 'lucht', 'water', 'zout']))).not.toContain('choice');
});
