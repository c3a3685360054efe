import type { QuestionKind } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { allCandidates, generate } from '../src/questions/generate.ts';
import type { QuestionRequest } from '../src/questions/question-request.ts';

const asked = (text: string) =>
  allCandidates(text).candidates.map(({ kind, wordings, answer, choice }) => ({
    kind,
    text: wordings[0],
    answer,
    choice,
  }));
const open = (text: string) =>
  asked(text).flatMap(({ kind, text: question, answer, choice }) => (choice ? [] : [{ kind, text: question, answer }]));

test.each<[string, QuestionKind, string, string]>([
  [
    'Een enzym is een stof die een reactie sneller laat verlopen.',
    'definition',
    'Leg in je eigen woorden uit wat een enzym is.',
    'Een enzym is een stof die een reactie sneller laat verlopen.',
  ],
  [
    'Het getal boven de streep van een breuk heet de teller.',
    'definition',
    'Leg in je eigen woorden uit wat er met “teller” bedoeld wordt.',
    'Het getal boven de streep van een breuk heet de teller.',
  ],
  [
    'Planten maken hun eigen voedsel uit licht. Dat proces heet fotosynthese.',
    'definition',
    'Leg in je eigen woorden uit wat er met “fotosynthese” bedoeld wordt.',
    'Planten maken hun eigen voedsel uit licht. Dat proces heet fotosynthese.',
  ],
  [
    'Omdat olie de wrijving kleiner maakt, slijt de ketting minder snel.',
    'cause',
    'Waarom slijt de ketting minder snel?',
    'Omdat olie de wrijving kleiner maakt.',
  ],
  [
    'De zee warmt langzaam op in de zomer. Daardoor is het aan de kust dan koeler.',
    'cause',
    'Waarom is het aan de kust koeler?',
    'De zee warmt langzaam op in de zomer.',
  ],
  [
    'De bomen werden allemaal gekapt, waardoor de vruchtbare grond wegspoelde.',
    'cause',
    'Hoe komt het dat de vruchtbare grond wegspoelde?',
    'De bomen werden allemaal gekapt.',
  ],
  [
    'Kale hellingen houden weinig water vast omdat er geen wortels in de grond zitten.',
    'cause',
    'Waarom houden kale hellingen weinig water vast?',
    'Omdat er geen wortels in de grond zitten.',
  ],
  [
    'Als de sneeuw in het voorjaar smelt, stijgt het water in de rivier.',
    'consequence',
    'Wat gebeurt er als de sneeuw in het voorjaar smelt?',
    'Dan stijgt het water in de rivier.',
  ],
  [
    'Er zijn drie soorten dijken: zomerdijken, winterdijken en slaperdijken.',
    'enumeration',
    'Welke drie soorten dijken zijn er?',
    'Zomerdijken, winterdijken en slaperdijken.',
  ],
  [
    'Het parlement bestaat uit de Eerste Kamer en de Tweede Kamer.',
    'enumeration',
    'Waaruit bestaat het parlement?',
    'Uit de Eerste Kamer en de Tweede Kamer.',
  ],
  [
    'In 1602 werd de Verenigde Oost-Indische Compagnie opgericht door de Staten.',
    'number',
    'In welk jaar werd de Verenigde Oost-Indische Compagnie opgericht door de Staten?',
    'In 1602.',
  ],
  [
    'Veel mensen denken dat zware dingen altijd zinken. Dat klopt niet: een schip drijft ook.',
    'correction',
    'Sommige mensen denken dat zware dingen altijd zinken. Leg uit waarom dat niet klopt.',
    'Een schip drijft ook.',
  ],
  [
    'An enzyme is a protein that makes a reaction in the body go faster.',
    'definition',
    'Explain in your own words what an enzyme is.',
    'An enzyme is a protein that makes a reaction in the body go faster.',
  ],
  [
    'An instrument that records the shaking of the ground is called a seismometer.',
    'definition',
    'Explain in your own words what is meant by “seismometer”.',
    'An instrument that records the shaking of the ground is called a seismometer.',
  ],
  [
    'The cell does not burst because the strong wall holds the cell together.',
    'cause',
    'Explain why the cell does not burst.',
    'Because the strong wall holds the cell together.',
  ],
  [
    'When the diaphragm contracts, the lungs expand and air flows in.',
    'consequence',
    'What happens when the diaphragm contracts?',
    'The lungs expand and air flows in.',
  ],
  [
    'The rate of breathing depends on age, fitness and activity of a person.',
    'enumeration',
    'What does the rate of breathing depend on?',
    'Age, fitness and activity of a person.',
  ],
])('“%s” gives a question of kind %s', (text, kind, question, answer) => {
  expect(open(text)).toContainEqual({ kind, text: question, answer });
});

test.each([
  ['an effect that points back', 'Dat is gevaarlijk. Daarom worden ze eerst in kleine stukjes geknipt.'],
  ['a pronoun in the condition', 'Als hij te weinig water krijgt, sluiten de huidmondjes van de plant.'],
  ['a hollow noun', 'Een voorbeeld is een dier dat in het water leeft en kieuwen heeft.'],
  ['a naming, which is no event', 'Als een stof vloeibaar wordt, noemen we dat smelten in de natuurkunde.'],
  ['an order', 'Als je klaar bent met opdracht twee, moet je de volgende bladzijde lezen.'],
  ['a comparison', 'De VOC mocht als enige in de Republiek handel drijven met Azië.'],
  ['what it was called by', 'Lung cancer can be caused by smoking for many years in a row.'],
  ['an effect with a dangling object', 'Many lords ignored it because their crops would otherwise have rotted.'],
  ['an error without what is right', 'Veel leerlingen denken dat organismen niet veranderen.'],
  ['a picture', 'In deze afbeelding is te zien dat een cel een kern heeft, waardoor deze zichtbaar is.'],
])('nothing is made of %s', (_what, text) => {
  expect(asked(text)).toEqual([]);
});

describe('a choice', () => {
  const terms = `Een bit is een kleine hoeveelheid informatie in een computer.
Een byte is een groep van acht nullen en enen.
Een pixel is een beeldpunt met één enkele kleur.
De letters zijn tekens die als getallen worden opgeslagen.`;
  const choices = asked(terms).filter(({ choice }) => choice);

  test('has options from the same lesson that look alike: number and length', () => {
    expect(choices).not.toEqual([]);
    for (const { choice } of choices) {
      expect(choice?.options).toContain(choice?.right);
      expect(choice?.options).not.toContain('letters');
    }
  });

  test('has no options of which one is told as the only one and the others as one of many', () => {
    const mixed = terms.replace('een kleine hoeveelheid', 'de kleinste hoeveelheid');
    expect(asked(mixed).filter(({ choice }) => choice)).toEqual([]);
  });

  test('is not made where the meaning names its term', () => {
    const rivers = `Een regenrivier is een rivier die alleen regenwater krijgt.
Een delta is een gebied waar een rivier in zee uitkomt.
Een geul is een lange smalle diepte waar water door stroomt.`;
    const rights = asked(rivers).flatMap(({ text, choice }) =>
      choice && !text?.includes('____') ? [choice.right] : [],
    );
    expect(rights).not.toContain('regenrivier');
    expect(rights).toContain('delta');
  });

  test('leaves no gap behind an article that gives the answer away', () => {
    const gaps = asked(
      'De teller is het getal boven de streep.\nHet quotiënt is de uitkomst van een deling.\nEen factor is een getal in een vermenigvuldiging.',
    );
    expect(gaps.filter(({ text }) => text?.includes('____'))).toEqual([]);
  });
});

describe('a request', () => {
  const content = `De rivier
Een delta is een gebied waar een rivier in zee uitkomt. Erosie is het afslijten van gesteente door water of wind. Sedimentatie is het neerleggen van zand en klei door een rivier. Als de rivier langzamer stroomt, blijft er zand liggen. Kale hellingen houden weinig water vast omdat er geen wortels in de grond zitten. In 1953 brak een groot deel van de dijken in Zeeland.`;
  const request = (overrides: Partial<QuestionRequest>): QuestionRequest => ({
    content,
    levels: ['reproduceren-begrijpen'],
    count: 3,
    existing: [],
    seed: 1,
    ...overrides,
  });

  test('of one seed gives one ticket; other seeds give others', () => {
    expect(generate(request({ seed: 5 }))).toEqual(generate(request({ seed: 5 })));
    const tickets = Array.from({ length: 10 }, (_, seed) => JSON.stringify(generate(request({ seed })).questions));
    expect(new Set(tickets).size).toBeGreaterThanOrEqual(3);
  });

  test('never gets what exists, until nothing is left', () => {
    const existing: QuestionRequest['existing'][number][] = [];
    const more = () => generate(request({ count: 1, existing, seed: existing.length })).questions[0];
    for (let question = more(); question; question = existing.length < 6 ? more() : undefined) {
      expect(existing.map(({ guide }) => guide?.passage)).not.toContain(question.guide.passage);
      existing.push({ id: `q${existing.length}`, type: 'open_text', text: question.text, guide: question.guide });
    }
    expect(existing).toHaveLength(6);
    expect(more).toThrow(expect.objectContaining({ code: 'too_little_to_ask' }));
  });

  test('gets the levels it asks for and no other', () => {
    const { questions } = generate(request({ levels: ['toepassen', 'inzicht-toetsen'] }));
    expect(questions.map(({ guide }) => guide.level)).toEqual(['toepassen', 'inzicht-toetsen']);
    expect(() => generate(request({ levels: ['toepassen'] }))).toThrow(
      expect.objectContaining({ code: 'too_little_to_ask' }),
    );
  });

  test('gets ideas from the whole length of a long text', () => {
    const chapter = (number: number): string =>
      `Hoofdstuk ${number}\n\n${'Dit is een zin die verder niets uitlegt over het onderwerp. '.repeat(90)}\n\nEen begrip${String.fromCodePoint(97 + number)} is een stof die in hoofdstuk ${number} wordt besproken.\n\n`;
    const book = Array.from({ length: 20 }, (_, number) => chapter(number)).join('');
    const numbers = Array.from({ length: 12 }, (_, seed) => generate(request({ content: book, seed })).questions)
      .flat()
      .map(({ guide }) => Number(/hoofdstuk (\d+)/u.exec(guide.passage)?.[1]));
    expect(Math.max(...numbers)).toBeGreaterThan(12);
  });
});

test('a ticket never holds two questions in the same words', () => {
  const content =
    'Die Nieren filtern das Blut des ganzen Körpers. Salze bleiben zurück. Die Nieren regeln den Haushalt von Wasser und Salzen. Die Leber speichert Zucker.';
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { questions } = generate({ content, levels: ['reproduceren-begrijpen'], count: 5, existing: [], seed });
    const texts = questions.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
