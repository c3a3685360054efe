import { randomUUID } from 'node:crypto';
import { consumer, newEvent } from '@exit-tickets/bus';
import {
  type Analysis,
  analyzeTicket,
  changeJudgements,
  getAnalysis,
  getJudgements,
  type Question,
  rebuildRequested,
  responseErased,
  ticketAnalyzed,
  ticketDeleted,
  type Verdict,
} from '@exit-tickets/contracts';
import { type ApiClient, aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { waitForClaimRetries } from '../support/claim-retries.ts';
import { aClass, addResponse, type TestClass, teacherId } from '../support/classes.ts';

const chlorophyll = aQuestion({
  id: 'q1',
  text: 'Waarom is een blad groen?',
  guide: { modelAnswer: 'Chlorofyl kaatst groen licht terug.' },
});
const questions = [chlorophyll, aChoice(), aScale()];
const right = 'chlorofyl kaatst het groene licht terug';
const wrong = 'planten eten gewoon aarde';
const half = 'iets met chlorofyl denk ik';
const other = 'de zon verft het blad';
const twelve = [
  ...Array.from({ length: 4 }, () => [right, 'chlorofyl', '4']),
  ...Array.from({ length: 3 }, () => [wrong, 'glucose', '2']),
  ...Array.from({ length: 3 }, () => [half, 'chlorofyl', '3']),
  ...Array.from({ length: 2 }, () => ['weet ik niet', 'zetmeel', '1']),
];

const classes = new AnalysedClasses();
let ai: RunningAi;
let teacher: ApiClient;
beforeAll(async () => {
  ai = await startAiWith(classes);
  teacher = ai.client;
});
afterAll(() => ai.context.close());

const addClass = (testClass: TestClass = aClass(questions, twelve)): TestClass => {
  classes.add(testClass);
  return testClass;
};
const analyse = (id: string, client = teacher, renew?: boolean) =>
  client.call(analyzeTicket, { params: { id }, body: renew === undefined ? {} : { renew } });
const read = (id: string, client = teacher) => client.call(getAnalysis, { params: { id } });

type MarkByAnswer = Record<string, { verdict: Exclude<Verdict, 'unjudged'>; label?: string }>;

/** Marks all answers to a question that have one of these texts. */
const mark = async ({ ticket, responses }: TestClass, byAnswer: MarkByAnswer, questionId = 'q1', client = teacher) => {
  const marks = Object.entries(byAnswer).map(([words, fields]) => ({
    questionId,
    ...fields,
    responseIds: responses
      .filter(({ answers }) => answers.some((one) => one.questionId === questionId && one.answer === words))
      .map(({ id }) => id),
  }));
  const { status } = await client.call(changeJudgements, {
    params: { id: ticket.id },
    body: { marks: marks.filter(({ responseIds }) => responseIds.length > 0), questions: [] },
  });
  expect(status).toBe(200);
};
const marked: MarkByAnswer = {
  [right]: { verdict: 'right' },
  [wrong]: { verdict: 'wrong', label: 'Planten eten aarde.' },
  [half]: { verdict: 'partly' },
  'weet ik niet': { verdict: 'blank' },
};
const choiceMarked: MarkByAnswer = {
  chlorofyl: { verdict: 'right' },
  glucose: { verdict: 'wrong' },
  zetmeel: { verdict: 'wrong' },
};
/** A class whose teacher has marked everything. */
const markedClass = async (testClass = aClass(questions, twelve), client = teacher): Promise<TestClass> => {
  addClass(testClass);
  await mark(testClass, marked, 'q1', client);
  if (testClass.ticket.questions.length > 1) await mark(testClass, choiceMarked, 'q2', client);
  return testClass;
};
const textsOf = (body: Analysis): string[] => [
  body.overallPerformance,
  ...body.strugglingAreas,
  ...body.nextLessonSuggestions,
  ...body.individualConcerns,
  ...body.strengths,
];
const quotesIn = (body: Analysis, section: string, index: number) =>
  body.evidence.find((each) => each.section === section && each.index === index)?.quotes ?? [];

describe('an analysis without a model', () => {
  test('counts the verdicts, and names what was answered instead', async () => {
    const { ticket } = await markedClass();
    const { status, body } = await analyse(ticket.id);
    expect(status).toBe(200);
    expect(body.responseCount).toBe(12);
    expect(body.overallPerformance).toBe(
      '12 inzendingen. Vraag 1: 4 goed, 3 deels goed, 3 fout en 2 leeg. Vraag 2: 7 goed en 5 fout. Vraag 3: gemiddeld 2,8 op een schaal van 1 tot 5 (5 keer een 1 of 2).',
    );
    expect(body.strugglingAreas).toEqual([
      'Vraag 1: 6 van 12 nog niet goed, 2 leeg. 3 van 12 – Planten eten aarde. Anderen schreven bijvoorbeeld “iets met chlorofyl denk ik”.',
      'Vraag 2: 5 van 12 nog niet goed. 3 van 12 kiezen “glucose” in plaats van “chlorofyl”. 2 van 12 kiezen “zetmeel” in plaats van “chlorofyl”.',
    ]);
    expect(body.tallies).toEqual([
      { questionId: 'q1', right: 4, partly: 3, wrong: 3, blank: 2, unjudged: 0 },
      { questionId: 'q2', right: 7, partly: 0, wrong: 5, blank: 0, unjudged: 0 },
    ]);
  });

  test('has the digest of its verdicts, so that a page notices when they have changed', async () => {
    const testClass = await markedClass();
    const { body } = await analyse(testClass.ticket.id);
    const judgements = () => teacher.call(getJudgements, { params: { id: testClass.ticket.id } });
    expect(body.digest).toBe((await judgements()).body.digest);
    await mark(testClass, { [half]: { verdict: 'wrong' } });
    expect((await judgements()).body.digest).not.toBe(body.digest);
  });

  test('supports every point with quotes of all students that it counts', async () => {
    const testClass = await markedClass();
    const { body } = await analyse(testClass.ticket.id);
    expect(body.evidence).toHaveLength(textsOf(body).length - 1);
    for (const { quotes } of body.evidence) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { responseId, questionId, quote } of quotes) {
        const response = testClass.responses.find((each) => each.id === responseId);
        expect(response?.answers.find((answer) => answer.questionId === questionId)?.answer).toContain(quote);
      }
    }
    expect(quotesIn(body, 'strugglingAreas', 0)).toHaveLength(6);
  });

  test('calls a question a strength or a difficulty, never both', async () => {
    const choices = (wrongOnes: number) =>
      markedClass(
        aClass(
          questions,
          [...twelve.keys()].map((at) => [right, at < wrongOnes ? 'glucose' : 'chlorofyl', '3']),
        ),
      );
    const [half, few] = [await choices(6), await choices(2)];
    const difficulties = await analyse(half.ticket.id);
    expect(difficulties.body.strugglingAreas.join()).toContain('Vraag 2: 6 van 12 nog niet goed.');
    expect(difficulties.body.strengths).toEqual([`Vraag 1: 12 van 12 goed, bijvoorbeeld “${right}”.`]);
    const { body } = await analyse(few.ticket.id);
    expect(body.strengths).toContain('Vraag 2: 10 van 12 goed, bijvoorbeeld “chlorofyl”.');
    expect(quotesIn(body, 'strengths', 1)).toHaveLength(10);
  });

  test('never calls unjudged answers a difficulty; it counts them and quotes the most frequent one', async () => {
    const testClass = addClass(aClass([chlorophyll], [[wrong], [wrong], [wrong], [other], [half], [right]]));
    const { body } = await analyse(testClass.ticket.id);
    expect(body.strugglingAreas).toEqual([]);
    expect(body.nextLessonSuggestions).toEqual([]);
    expect(body.strengths).toEqual([]);
    expect(body.overallPerformance).toBe(
      '6 inzendingen. Vraag 1: 6 nog niet beoordeeld. 6 antwoorden zijn nog niet beoordeeld en tellen hieronder niet mee; het vaakst, 3 keer: “planten eten gewoon aarde” bij vraag 1.',
    );
  });

  test('quotes no unjudged answer where no two are the same', async () => {
    const testClass = addClass(
      aClass([chlorophyll], [[wrong], [other], [half], [right], ['een worm poept in de grond']]),
    );
    const { body } = await analyse(testClass.ticket.id);
    expect(body.overallPerformance).toBe(
      '5 inzendingen. Vraag 1: 5 nog niet beoordeeld. 5 antwoorden zijn nog niet beoordeeld en tellen hieronder niet mee.',
    );
  });

  test('does not list answers that the teacher marked right as a difficulty', async () => {
    const testClass = addClass(aClass([chlorophyll], [[wrong], [wrong], [wrong], [right], [other]]));
    await mark(testClass, {
      [wrong]: { verdict: 'right' },
      [right]: { verdict: 'wrong' },
      [other]: { verdict: 'wrong' },
    });
    const { body } = await analyse(testClass.ticket.id);
    expect([...body.strugglingAreas, ...body.nextLessonSuggestions].join(' ')).not.toContain('3 van');
    expect(body.overallPerformance).toContain('Vraag 1: 3 goed en 2 fout.');
    expect(quotesIn(body, 'strugglingAreas', 0).map(({ quote }) => quote)).toEqual([right, other]);
  });

  test('includes blank answers in every total, but not as a difficulty', async () => {
    const blanks = Array.from({ length: 8 }, () => ['weet ik niet']);
    const testClass = await markedClass(aClass([chlorophyll], [[wrong], [wrong], [right], ...blanks]));
    const { body } = await analyse(testClass.ticket.id);
    expect(body.strugglingAreas).toEqual(['Vraag 1: 2 van 11 nog niet goed, 8 leeg. 2 van 11 – Planten eten aarde.']);
    expect(body.overallPerformance).toContain('1 goed, 2 fout en 8 leeg');
  });

  test('counts wrong answers without a label together, and quotes some of them', async () => {
    const each = ['de zon verft het blad', 'de wortels pompen verf', 'regen maakt het', 'een worm poept in de grond'];
    const testClass = addClass(
      aClass(
        [chlorophyll],
        [...each, right, right].map((answer) => [answer]),
      ),
    );
    await mark(testClass, {
      ...Object.fromEntries(each.map((answer) => [answer, { verdict: 'wrong' as const }])),
      [right]: { verdict: 'right' },
    });
    const { body } = await analyse(testClass.ticket.id);
    expect(body.strugglingAreas).toEqual([
      'Vraag 1: 4 van 6 nog niet goed. Bijvoorbeeld “de wortels pompen verf”, “de zon verft het blad” en “regen maakt het”.',
    ]);
  });

  test('has counts and answers but no pattern for fewer than five responses', async () => {
    const testClass = addClass(aClass([chlorophyll], [[right], [wrong], [wrong]]));
    await mark(testClass, marked);
    const { body } = await analyse(testClass.ticket.id);
    expect(body.overallPerformance).toBe(
      'Let op: met 3 inzendingen is er te weinig om iets over de hele klas te zeggen. Vraag 1: 1 goed en 2 fout. Antwoorden: “chlorofyl kaatst het groene licht terug” en “planten eten gewoon aarde”.',
    );
    expect(textsOf(body)).toHaveLength(1);
  });

  test('counts a concern nowhere and never quotes it, in a class of any size', async () => {
    for (const size of [2, 6]) {
      const studentAnswers = [[right], ...Array.from({ length: size - 2 }, () => [wrong]), ['weet niet, ik wil dood']];
      const testClass = addClass(aClass([chlorophyll], studentAnswers));
      await mark(testClass, marked);
      const { body } = await analyse(testClass.ticket.id);
      expect(JSON.stringify(body)).not.toMatch(/dood|gesprek/);
      expect(body.tallies).toEqual([{ questionId: 'q1', right: 1, partly: 0, wrong: size - 2, blank: 0, unjudged: 0 }]);
      expect(body.individualConcerns.join()).not.toContain('nog niets goed: 1');
    }
  });

  test('is dropped once its teacher finds a concern in an answer that it may quote', async () => {
    const testClass = await markedClass();
    const { ticket } = testClass;
    expect(JSON.stringify((await analyse(ticket.id)).body)).toContain(half);
    await mark(testClass, { [half]: { verdict: 'concern' } });
    expect((await read(ticket.id)).status).toBe(404);
    expect(JSON.stringify((await analyse(ticket.id)).body)).not.toContain(half);
  });

  test('lists responses that need attention as one point for each reason, without names', async () => {
    const second = aQuestion({ id: 'q2', text: 'Waarvan groeit een plant?' });
    const studentAnswers = [
      ...Array.from({ length: 4 }, () => [right, 'van zonlicht']),
      [wrong, 'van aarde'],
      [other, 'van aarde'],
      ['weet ik niet', 'weet ik niet'],
    ];
    const names = studentAnswers.map((_answers, index) => `Fatima ${index}`);
    const testClass = addClass(aClass([chlorophyll, second], studentAnswers, names));
    const label = 'Planten eten aarde';
    await mark(testClass, { ...marked, [wrong]: { verdict: 'wrong', label }, [other]: { verdict: 'wrong' } });
    await mark(
      testClass,
      {
        'van zonlicht': { verdict: 'right' },
        'van aarde': { verdict: 'wrong', label: 'planten  eten aarde!' },
        'weet ik niet': { verdict: 'blank' },
      },
      'q2',
    );
    const { body } = await analyse(testClass.ticket.id);
    expect(body.individualConcerns).toEqual([
      '1 van 7 inzendingen heeft bij meer dan één vraag dezelfde misvatting: Planten eten aarde.',
      '3 van 7 inzendingen hebben nog niets goed, ook niet deels.',
      'In 1 van 7 inzendingen zijn de meeste vragen leeg gebleven.',
    ]);
    expect(textsOf(body).join(' ')).not.toContain('Fatima');
  });

  test('calls blank what is blank of all questions, also of those without right or wrong', async () => {
    const asked = [chlorophyll, aQuestion({ id: 'q2', text: 'Waarvan groeit een plant?' }), aScale()];
    const left = ['weet ik niet', 'weet ik niet'];
    const testClass = addClass(
      aClass(
        [...asked, aScale({ id: 'q4' })],
        [...Array.from({ length: 4 }, () => [right, 'van zonlicht', '4', '4']), [...left, '1', '1']],
      ),
    );
    const { body } = await analyse(testClass.ticket.id);
    expect(body.individualConcerns.join()).not.toContain('leeg gebleven');
  });

  test('quotes an example that names nobody, where there is one', async () => {
    const wrongs = ['volgens Fatima eten planten aarde', 'planten eten aarde', 'aarde eten de planten hier'];
    const testClass = addClass(
      aClass(
        [chlorophyll],
        [...wrongs, right, right].map((answer) => [answer]),
        ['Fatima', 'Bas'],
      ),
    );
    const label = 'Planten eten aarde';
    await mark(testClass, Object.fromEntries(wrongs.map((answer) => [answer, { verdict: 'wrong' as const, label }])));
    const { body } = await analyse(testClass.ticket.id);
    expect(body.strugglingAreas[0]).toBe(
      'Vraag 1: 3 van 5 nog niet goed, 2 nog niet beoordeeld. 3 van 5 – Planten eten aarde.',
    );
    expect(body.nextLessonSuggestions[0]).toContain('“aarde eten de planten hier”');
    expect(textsOf(body).join(' ')).not.toContain('Fatima');
    expect(quotesIn(body, 'strugglingAreas', 0)[0]?.quote).toBe('volgens Fatima eten planten aarde');
  });

  test('has the two answers compared that the board shows, also where most are partly right; other questions get another activity', async () => {
    const second = aQuestion({ id: 'q2', text: 'Waarvan groeit een plant?', guide: { modelAnswer: 'van zonlicht' } });
    const studentAnswers = [
      [half, 'van aarde'],
      [half, 'van aarde'],
      [half, 'van zonlicht'],
      [wrong, 'van zonlicht'],
      [right, 'van zonlicht'],
    ];
    const testClass = addClass(aClass([chlorophyll, second], studentAnswers));
    await mark(testClass, { ...marked, [wrong]: { verdict: 'wrong' } });
    await mark(testClass, { 'van aarde': { verdict: 'wrong' } }, 'q2');
    const { body } = await analyse(testClass.ticket.id);
    expect(body.pairQuestionId).toBe('q1');
    expect(body.nextLessonSuggestions[0]).toBe(
      `Zet twee antwoorden op vraag 1 zonder naam op het bord: “${wrong}” en “${right}”. Laat tweetallen kiezen welk klopt, en uitleggen waarom (5 minuten).`,
    );
    expect(body.nextLessonSuggestions[1]).not.toContain('Zet twee antwoorden');
  });

  test('reads every page of a large class', async () => {
    const many = Array.from({ length: 130 }, (_, index) => [`chlorofyl kaatst groen terug, nummer ${index}`]);
    expect((await analyse(addClass(aClass([chlorophyll], many)).ticket.id)).body.responseCount).toBe(130);
  });
});

interface Lesson {
  language: string;
  question: Question;
  right: string;
  wrong: string;
  label: string;
  expected: { area: string; tally: string; strength: string; minutes: string };
}

const lessons: Lesson[] = [
  {
    language: 'Dutch',
    question: aQuestion({ text: 'Waarom is een blad groen, en niet rood?' }),
    right: 'het kaatst groen licht terug',
    wrong: 'de plant eet aarde',
    label: 'Planten eten aarde',
    expected: {
      area: 'Vraag 1: 2 van 7 nog niet goed, 1 leeg. 2 van 7 – Planten eten aarde.',
      tally: '7 inzendingen. Vraag 1: 4 goed, 2 fout en 1 leeg.',
      strength: 'Vraag 1: 5 van 6 goed, bijvoorbeeld “het kaatst groen licht terug”.',
      minutes: '(5 minuten).',
    },
  },
  {
    language: 'English',
    question: aQuestion({ text: 'Why is the leaf of a plant green, and not red?' }),
    right: 'it sends the green light back',
    wrong: 'the plant eats soil',
    label: 'Plants eat soil',
    expected: {
      area: 'Question 1: 2 of 7 not right yet, 1 blank. 2 of 7 – Plants eat soil.',
      tally: '7 responses. Question 1: 4 right, 2 wrong and 1 blank.',
      strength: 'Question 1: 5 of 6 right, for example “it sends the green light back”.',
      minutes: '(5 minutes).',
    },
  },
  {
    language: 'German',
    question: aQuestion({ text: 'Warum ist das Blatt einer Pflanze grün und nicht rot?' }),
    right: 'es wirft das grüne Licht zurück',
    wrong: 'die Pflanze frisst Erde',
    label: 'Pflanzen essen Erde',
    expected: {
      area: 'Frage 1: 2 von 7 noch nicht richtig, 1 leer. 2 von 7 – Pflanzen essen Erde.',
      tally: '7 Abgaben. Frage 1: 4 richtig, 2 falsch und 1 leer.',
      strength: 'Frage 1: 5 von 6 richtig, zum Beispiel „es wirft das grüne Licht zurück“.',
      minutes: '(5 Minuten).',
    },
  },
  {
    language: 'French',
    question: aQuestion({ text: 'Pourquoi est-ce que la feuille d’une plante est verte, et pas rouge ?' }),
    right: 'elle renvoie la lumière verte',
    wrong: 'la plante mange de la terre',
    label: 'Les plantes mangent de la terre',
    expected: {
      area: 'Question 1 : 2 sur 7 pas encore justes, 1 vide. 2 sur 7 – Les plantes mangent de la terre.',
      tally: '7 copies. Question 1 : 4 justes, 2 fausses et 1 vide.',
      strength: 'Question 1 : 5 justes sur 6, par exemple « elle renvoie la lumière verte ».',
      minutes: '(5 minutes).',
    },
  },
];

describe.each(lessons)(
  'an analysis without a model, in $language',
  ({ question, right: good, wrong: bad, label, expected }) => {
    const analysed = async () => {
      const testClass = addClass(aClass([question], [...Array.from({ length: 4 }, () => [good]), [bad], [bad], ['?']]));
      await mark(testClass, {
        [good]: { verdict: 'right' },
        [bad]: { verdict: 'wrong', label },
        '?': { verdict: 'blank' },
      });
      return (await analyse(testClass.ticket.id)).body;
    };

    test('is in the language of the lesson, in whole sentences', async () => {
      const { overallPerformance, strugglingAreas, nextLessonSuggestions } = await analysed();
      expect(overallPerformance).toBe(expected.tally);
      expect(strugglingAreas).toEqual([expected.area]);
      expect(nextLessonSuggestions).toHaveLength(1);
      expect(nextLessonSuggestions[0]?.endsWith(expected.minutes)).toBe(true);
    });

    test('says a strength in that language, too', async () => {
      const testClass = addClass(aClass([question], [...Array.from({ length: 5 }, () => [good]), [bad]]));
      await mark(testClass, { [good]: { verdict: 'right' }, [bad]: { verdict: 'wrong' } });
      expect((await analyse(testClass.ticket.id)).body.strengths).toEqual([expected.strength]);
    });

    test('suggests an activity that sets a wrong answer against a right one, both in the words of the class', async () => {
      const [suggestion = ''] = (await analysed()).nextLessonSuggestions;
      expect(suggestion).toContain(good);
      expect(suggestion).toContain(bad);
    });

    test('names no count of zero, and leaves no quotation mark open', async () => {
      for (const text of textsOf(await analysed())) {
        expect(text).not.toMatch(/(?<!\d)0(?!\d)/u);
        expect(text).not.toMatch(/[“„«"]\s?[“„«"]|[”»"]\s?[”»"]/u);
        expect(text.match(/[“„«]/gu)?.length ?? 0).toBeGreaterThanOrEqual(text.match(/[”»]/gu)?.length ?? 0);
      }
    });
  },
);

test('an opinion, a scale and a choice without a key are summarised without verdicts', async () => {
  const opinion = aQuestion({ id: 'q1', text: 'Wat vind jij het mooist aan planten?' });
  const open = aChoice({ correctAnswer: undefined });
  const testClass = addClass(
    aClass(
      [opinion, open, aScale()],
      Array.from({ length: 5 }, () => ['groen', 'glucose', '5']),
    ),
  );
  const params = { id: testClass.ticket.id };
  await teacher.call(changeJudgements, {
    params,
    body: { marks: [], questions: [{ questionId: 'q1', isOpinion: true }] },
  });
  const { body } = await analyse(testClass.ticket.id);
  expect(body.overallPerformance).toBe(
    '5 inzendingen. Vraag 1: 5 antwoorden om te lezen, zonder goed of fout. Vraag 2: 5 keer “glucose”. Vraag 3: gemiddeld 5,0 op een schaal van 1 tot 5.',
  );
  expect(textsOf(body)).toHaveLength(1);
  expect(body.tallies).toEqual([]);
});

describe('the analysis of a ticket', () => {
  const stored = () => ai.context.database.collection<{ _id: string }>('analyses');
  /** Claims a ticket for a process that then crashes. */
  const claimFor = (_id: string, seconds: number) => {
    const claim = { owner: 'crashed', expiresAt: new Date(ai.context.now().getTime() + seconds * 1_000) };
    return stored().insertOne({ _id, teacherId, outbox: [], claim } as { _id: string });
  };

  test('closes the ticket before it is returned, and is returned again afterwards', async () => {
    const one = addClass();
    const { id } = one.ticket;
    const { body } = await analyse(id);
    expect(one.ticket.isAnalyzed).toBe(true);
    one.responses.pop();
    expect((await analyse(id)).body).toEqual(body);
    expect((await read(id)).body).toEqual(body);
  });

  test('is refused to another teacher, like the ticket', async () => {
    const { id } = addClass().ticket;
    await analyse(id);
    const other = ai.newTeacher();
    expect(await read(id, other)).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect(await analyse(id, other)).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect((await read(id, ai.newClient())).status).toBe(401);
  });

  test('does not exist before it is made', async () => {
    expect(await read(addClass().ticket.id)).toMatchObject({
      status: 404,
      body: { code: 'analysis_not_found' },
    });
    expect(await read(randomUUID())).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
  });

  test('is refused while there are no responses, and the ticket stays as it was', async () => {
    const one = addClass(aClass(questions, []));
    const { id } = one.ticket;
    expect(await analyse(id)).toMatchObject({ status: 409, body: { code: 'no_responses' } });
    expect(one.ticket.isAnalyzed).toBe(false);
    addResponse(one, [right, 'chlorofyl', '4']);
    expect((await analyse(id)).status).toBe(200);
  });

  test('is deleted with its ticket', async () => {
    const { id } = addClass().ticket;
    await analyse(id);
    const deletion = newEvent(ticketDeleted, { ticketId: id }, { source: 'tickets', now: new Date() });
    for (let time = 0; time < 2; time++) await ai.context.bus.publish(ticketDeleted, deletion);
    expect(await stored().findOne({ _id: id })).toBeNull();
  });

  const erase = async (testClass: TestClass, place: number) => {
    const [gone] = testClass.responses.splice(place, 1);
    await ai.context.publish(responseErased, { ticketId: testClass.ticket.id, responseId: gone?.id ?? '' });
  };

  test('is deleted when a response that it read is erased, and made again without that response', async () => {
    const testClass = await markedClass();
    const { id } = testClass.ticket;
    await analyse(id);
    await erase(testClass, 4);
    expect(await read(id)).toMatchObject({ status: 404, body: { code: 'analysis_not_found' } });
    expect((await analyse(id)).body).toMatchObject({ responseCount: 11 });
  });

  test('stays when a response is erased that it did not read', async () => {
    const testClass = addClass();
    const { id } = testClass.ticket;
    const { body } = await analyse(id);
    addResponse(testClass, ['te laat', 'glucose', '2']);
    await erase(testClass, testClass.responses.length - 1);
    expect((await read(id)).body).toEqual(body);
  });

  test('starts again when a response that it has read is erased while it is made', async () => {
    const testClass = addClass();
    const { id } = testClass.ticket;
    const lookUp = ai.context.database.collection('judgements');
    const paused = Promise.withResolvers<void>();
    const resumed = Promise.withResolvers<void>();
    const { find } = lookUp;
    vi.spyOn(lookUp, 'find').mockImplementationOnce((...args) => {
      paused.resolve();
      const cursor = find.apply(lookUp, args as never);
      const { toArray } = cursor;
      cursor.toArray = async () => {
        await resumed.promise;
        return toArray.call(cursor);
      };
      return cursor as never;
    });
    const making = analyse(id);
    await paused.promise;
    await erase(testClass, 0);
    resumed.resolve();
    expect((await making).body).toMatchObject({ responseCount: 11 });
    vi.restoreAllMocks();
  });

  test('is published again on a rebuild request, and a claim without an analysis is not', async () => {
    const analysed = addClass().ticket;
    const claimed = addClass().ticket;
    await analyse(analysed.id);
    await claimFor(claimed.id, 0);
    const published: string[] = [];
    await ai.context.bus.subscribe(
      consumer('test-on-ticket-analyzed', ticketAnalyzed, async ({ data }) => void published.push(data.ticketId)),
    );
    await ai.context.publish(rebuildRequested, { services: ['ai'] });
    expect(published.filter((id) => id === analysed.id || id === claimed.id)).toEqual([analysed.id]);
  });

  test('is made once the claim of a crashed process has expired', async () => {
    const { id } = addClass().ticket;
    await claimFor(id, 5);
    let isDone = false;
    const call = analyse(id).then((answer) => {
      isDone = true;
      return answer;
    });
    await vi.waitFor(async () =>
      expect(await stored().findOne({ _id: id })).toMatchObject({ claim: { owner: 'crashed' } }),
    );
    expect(isDone).toBe(false);
    ai.context.clock.advance({ seconds: 6 });
    expect((await call).status).toBe(200);
  });

  test('keeps a caller waiting for a claim when the clock is set ahead', async () => {
    const { id } = addClass().ticket;
    await claimFor(id, 5);
    const analysed = analyse(id);
    await waitForClaimRetries(ai.context, 'Analysis');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await waitForClaimRetries(ai.context, 'Analysis');
    ai.context.clock.advance({ seconds: 6 });
    expect((await analysed).status).toBe(200);
  });

  test('is not blocked by a claim from before the clock was set back', async () => {
    const { id } = addClass().ticket;
    await claimFor(id, 3 * 3_600);
    expect((await analyse(id)).status).toBe(200);
  });

  test('is made from the current verdicts when it is renewed, and returned again afterwards', async () => {
    const testClass = await markedClass();
    const { id } = testClass.ticket;
    const first = (await analyse(id)).body;
    await mark(testClass, { [half]: { verdict: 'right' } });
    expect((await analyse(id)).body).toEqual(first);
    const renewed = await analyse(id, teacher, true);
    expect(renewed.status).toBe(200);
    expect(renewed.body.tallies[0]).toMatchObject({ right: 7, partly: 0 });
    expect(renewed.body.digest).not.toBe(first.digest);
    expect((await analyse(id)).body).toEqual(renewed.body);
    expect((await read(id)).body).toEqual(renewed.body);
  });

  test('is made by a renewal when there is none yet', async () => {
    const { ticket } = addClass();
    expect((await analyse(ticket.id, teacher, true)).status).toBe(200);
    expect(ticket.isAnalyzed).toBe(true);
  });
});
