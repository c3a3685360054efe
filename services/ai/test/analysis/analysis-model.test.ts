import {
  AppError,
  analyzeTicket,
  changeJudgements,
  getAnalysis,
  getAnalysisSent,
  type Mark,
  ticketDeleted,
} from '@exit-tickets/contracts';
import {
  type ApiClient,
  answersSent,
  aQuestion,
  type FakeOpenAi,
  type OpenAiRequest,
  startFakeOpenAi,
} from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { aClass, addResponse, type TestClass, teacherId } from '../support/classes.ts';

const classes = new AnalysedClasses();
let openai: FakeOpenAi;
let ai: RunningAi;
let teacher: ApiClient;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  ai = await startAiWith(classes, {
    OPENAI_BASE_URL: openai.url,
    AI_RETRIES: '0',
    AI_TIMEOUT_SECONDS: '2',
    AI_EVALUATE: 'on-demand',
  });
  teacher = ai.client;
});
afterAll(async () => {
  await ai.context.close();
  await openai.close();
});

const question = aQuestion({
  id: 'q1',
  text: 'Waarom is een blad groen?',
  guide: { modelAnswer: 'Het kaatst 1 kleur terug: groen.' },
});
const second = aQuestion({ id: 'q2', text: 'Waarvan groeit een plant?' });
const right = 'het kaatst groen licht terug';
const wrong = 'planten eten elke dag 3 kilo aarde';
const verdicts = {
  [right]: 'right',
  [wrong]: 'wrong',
  'van lucht': 'right',
  'van aarde': 'wrong',
  koolzuur: 'right',
} as const;
const answers = [
  ...Array.from({ length: 4 }, () => [right, 'van lucht']),
  [wrong, 'van lucht'],
  [wrong, 'van aarde'],
  [wrong, 'van aarde'],
];

/** The same class with a question that everybody answers. */
const aClassWithStrength = () =>
  aClass(
    [question, second, aQuestion({ id: 'q3', text: 'Welk gas gaat een blad in?' })],
    answers.map((given) => [...given, 'koolzuur']),
  );

/** A class whose answers its teacher has marked, so that the model is only asked for sentences. */
const markedClass = async (
  testClass: TestClass = aClass([question, second], answers),
  verdictOf: Record<string, string> = verdicts,
) => {
  classes.add(testClass);
  const marks = testClass.responses.flatMap(({ id, answers: studentAnswers }) =>
    studentAnswers.map(
      ({ questionId, answer }): Mark => ({
        questionId,
        verdict: z.enum(['right', 'partly', 'wrong', 'blank']).parse(verdictOf[answer]),
        responseIds: [id],
      }),
    ),
  );
  const { status } = await teacher.call(changeJudgements, {
    params: { id: testClass.ticket.id },
    body: { marks, questions: [] },
  });
  expect(status).toBe(200);
  return testClass;
};
const analyse = (id: string, renew = false) => teacher.call(analyzeTicket, { params: { id }, body: { renew } });

const nothing = { misconceptions: [], suggestions: [], strengths: [], contradictions: [] };
const sentQuestions = z.array(
  z.object({ groups: z.array(z.object({ id: z.string(), wordings: z.array(z.string()), count: z.number() })) }),
);
/** The id under which a wording was sent. */
const idOf = ({ data }: OpenAiRequest, wording: string): string =>
  sentQuestions
    .parse(data.questions)
    .flatMap(({ groups }) => groups)
    .find(({ wordings }) => wordings.includes(wording))?.id ?? 'missing';

type Claims = Partial<Record<keyof typeof nothing, readonly (readonly [wordings: readonly string[], text: string])[]>>;
/** The model makes these claims about the groups with these wordings; `x9` and the like are sent as group ids. */
const claims = (...said: Claims[]): void => {
  const from = openai.requests.length;
  openai.script((request, count) => {
    const claims = said[Math.min(count - from, said.length) - 1] ?? {};
    const value = Object.fromEntries(
      Object.keys(nothing).map((section) => [
        section,
        (claims[section as keyof Claims] ?? []).map(([wordings, text]) => ({
          groupIds: wordings.map((wording) => (/^x\d/.test(wording) ? wording : idOf(request, wording))),
          text,
        })),
      ]),
    );
    return { kind: 'json', value };
  });
};
beforeEach(() => claims({}));
/** The analysis of a marked class about which the model makes these claims. */
const analysisWith = async (...said: Claims[]) => {
  claims(...said);
  return (await analyse((await markedClass()).ticket.id)).body;
};

describe('the sentences of a model', () => {
  test('follow counts that code made, with the answers of every student they are about as evidence', async () => {
    claims({
      misconceptions: [[[wrong], 'Een plant zou zich voeden met aarde.']],
      suggestions: [[[wrong], 'Weeg een pot met aarde voor en na een maand groeien.']],
      strengths: [[['koolzuur'], 'Dat een blad koolzuur opneemt, is bekend.']],
    });
    const testClass = await markedClass(aClassWithStrength());
    const { status, body } = await analyse(testClass.ticket.id);
    expect(status).toBe(200);
    expect(body.strugglingAreas[0]).toBe(
      'Vraag 1: 3 van 7 nog niet goed. 3 van 7 – Een plant zou zich voeden met aarde.',
    );
    expect(body.nextLessonSuggestions[0]).toBe(
      'Vraag 1: Weeg een pot met aarde voor en na een maand groeien (5 minuten).',
    );
    expect(body.strengths).toEqual([
      'Vraag 3: 7 van 7 goed, bijvoorbeeld “koolzuur”. Dat een blad koolzuur opneemt, is bekend.',
    ]);
    const ids = body.evidence.find(({ section }) => section === 'strugglingAreas')?.quotes.map((one) => one.responseId);
    expect(ids).toEqual(testClass.responses.slice(4).map(({ id }) => id));
  });

  test('are replaced by built-in phrases where the model gives none', async () => {
    const { body } = await analyse((await markedClass(aClassWithStrength())).ticket.id);
    expect(body.strugglingAreas).toEqual([
      'Vraag 1: 3 van 7 nog niet goed. Bijvoorbeeld “planten eten elke dag 3 kilo aarde”.',
      'Vraag 2: 2 van 7 nog niet goed. Bijvoorbeeld “van aarde”.',
    ]);
    expect(body.nextLessonSuggestions).toHaveLength(2);
    expect(body.strengths).toEqual(['Vraag 3: 7 van 7 goed, bijvoorbeeld “koolzuur”.']);
  });

  test.each<[string, Claims]>([
    ['an invented number', { misconceptions: [[[wrong], 'Wel 5 leerlingen denken aan aarde.']] }],
    ['a number in words', { misconceptions: [[[wrong], 'De helft denkt aan aarde.']] }],
    ['a quote from another group', { misconceptions: [[[wrong], 'Zij schrijven “het kaatst groen licht terug”.']] }],
    ['a quote that nobody wrote', { misconceptions: [[[wrong], 'Zij schrijven "planten drinken melk".']] }],
    ['a group that does not exist', { misconceptions: [[['x9'], 'Aarde is voedsel.']] }],
    ['a group that does not exist beside one that does', { misconceptions: [[[wrong, 'x9'], 'Aarde is voedsel.']] }],
    ['no group', { misconceptions: [[[], 'Aarde is voedsel.']] }],
    ['a right group as a difficulty', { misconceptions: [[[right], 'Het terugkaatsen gaat mis.']] }],
    ['groups of two questions', { misconceptions: [[[wrong, 'van aarde'], 'Aarde is voedsel.']] }],
    ['a quantity in words', { misconceptions: [[[wrong], 'Velen denken dat een plant aarde eet.']] }],
    ['another language', { misconceptions: [[[wrong], 'A plant is believed to eat the soil that it grows in.']] }],
    ['a link', { misconceptions: [[[wrong], 'Een plant zou aarde eten, zie planten.nl.']] }],
    ['a remark on pupils', { misconceptions: [[[wrong], 'Deze leerlingen zijn lui.']] }],
    ['a name of the class', { misconceptions: [[[wrong], 'Leerling 4 denkt dat een plant aarde eet.']] }],
    ['a name that nobody in the class has', { misconceptions: [[[wrong], 'Sanne en Thijs zien aarde als voedsel.']] }],
    ['a topic of none of its answers', { misconceptions: [[[wrong], 'Fabrieken blazen rook naar boven.']] }],
    ['a topic of another question', { misconceptions: [[[wrong], 'Een plant groeit van aarde.']] }],
    ['a right answer called wrong', { misconceptions: [[[wrong], 'Het kaatst groen licht terug is fout.']] }],
    ['the id of a group', { misconceptions: [[[wrong], 'In g1 is aarde voedsel.']] }],
    ['more than two or three lines', { misconceptions: [[[wrong], 'Planten eten aarde. '.repeat(21)]] }],
    ['no text', { misconceptions: [[[wrong], ' ** ']] }],
  ])('with %s are requested once more, then replaced by a built-in phrase', async (_what, bad) => {
    const before = openai.requests.length;
    claims({ ...bad, strengths: [[[right], 'Dit gaat goed.']] }, bad);
    const { status, body } = await analyse((await markedClass()).ticket.id);
    expect(status).toBe(200);
    expect(openai.requests.length).toBe(before + 2);
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
    expect(body.strugglingAreas[0]).toBe(
      'Vraag 1: 3 van 7 nog niet goed. Bijvoorbeeld “planten eten elke dag 3 kilo aarde”.',
    );
  });

  test.each([
    ['other words than the students if they are about the question', 'Bij een blad denkt men aan voeding uit grond.'],
    ['words of feedback that none of the answers has', 'De uitkomst is genoemd, maar de uitleg ontbreekt.'],
  ])('may use %s', async (_what, text) => {
    const body = await analysisWith({ misconceptions: [[[wrong], text]] });
    expect(body.strugglingAreas[0]).toContain(text);
  });

  test.each([
    ['what they call confused belongs to another subject', 'Vulkanen', 'worden verward met aardbevingen.'],
    [
      'only their beginning is about the question',
      'Een blad hangt naast grote fabrieken,',
      'vol roet, rook en zure regen.',
    ],
  ])('are dropped if %s', async (_why, beginning, end) => {
    const body = await analysisWith({ misconceptions: [[[wrong], `${beginning} ${end}`]] });
    expect(body.strugglingAreas[0]).not.toContain(beginning);
  });

  test.each<[string, Claims['strengths']]>([
    ['that present a wrong answer as right', [[[right], 'Planten eten elke dag kilo aarde, dat is bekend.']]],
    ['about wrong answers', [[[wrong], 'Dit gaat heel goed, dat is bekend.']]],
  ])('%s are no strength', async (_what, strengths) => {
    const body = await analysisWith({ strengths });
    expect(body.strengths.join()).not.toContain('bekend');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
  });

  test('that quote a right answer are a strength, even if wrong ones have more of its words', async () => {
    const grammar = aQuestion({ id: 'q1', text: 'Hoe vind je het lijdend voorwerp?' });
    const verdictOf = {
      'wat + gezegde + onderwerp': 'right',
      'aan wie stel je de vraag, met gezegde en volledig onderwerp': 'wrong',
    };
    const [good = '', bad = ''] = Object.keys(verdictOf);
    const text = `De vraag met “${good}” wordt gegeven.`;
    claims({ strengths: [[[good], text]] });
    const { body } = await analyse(
      (await markedClass(aClass([grammar], [[good], [good], [good], [good], [bad]]), verdictOf)).ticket.id,
    );
    expect(body.strengths.join()).toContain(text);
  });

  test('that are valid only when requested once more are used, next to those that were valid at once', async () => {
    claims(
      { misconceptions: [[[wrong], '5 keer aarde.']], strengths: [[['koolzuur'], 'Dit gaat goed.']] },
      { misconceptions: [[[wrong], 'Aarde zou voedsel zijn, wel 3 kilo.']] },
    );
    const { body } = await analyse((await markedClass(aClassWithStrength())).ticket.id);
    expect(body.strugglingAreas[0]).toContain('3 van 7 – Aarde zou voedsel zijn, wel 3 kilo.');
    expect(body.strengths).toEqual(['Vraag 3: 7 van 7 goed, bijvoorbeeld “koolzuur”. Dit gaat goed.']);
  });

  test('that are valid are kept when requesting the others again fails', async () => {
    let count = 0;
    openai.script((request) => {
      count += 1;
      if (count > 1) return { kind: 'status', status: 500 };
      const groupIds = [idOf(request, wrong)];
      const misconceptions = [
        { groupIds, text: 'Aarde zou voedsel zijn.' },
        { groupIds: ['x9'], text: 'Verzonnen.' },
      ];
      return { kind: 'json', value: { ...nothing, misconceptions } };
    });
    const { status, body } = await analyse((await markedClass()).ticket.id);
    expect(status).toBe(200);
    expect(body.strugglingAreas[0]).toContain('Aarde zou voedsel zijn');
  });

  test.each<[string, string]>([
    ['two right answers as alternatives', 'Zet “het kaatst groen licht terug” naast “kaatst groen” en laat kiezen.'],
    ['a gap without its answer', 'Vul in: Het kaatst 1 kleur terug: ____.'],
    ['a gap with another answer', 'Vul in: Het kaatst 1 kleur terug: ____. In het gat hoort “rood”.'],
    ['a wrong answer presented as right', 'Vertel de klas dat planten elke dag aarde eten.'],
    ['a wrong number presented as right', 'Vertel de klas dat een blad groen licht kaatst, 3 keer terug.'],
  ])('set no activity with %s', async (_what, text) => {
    claims({ suggestions: [[[wrong], text]], strengths: [[[right], 'Dit gaat goed.']] });
    const studentAnswers = answers.map(([first = '', other = ''], index) => [
      index === 0 ? 'kaatst groen' : first,
      other,
    ]);
    const verdictOf = { ...verdicts, 'kaatst groen': 'right' };
    const { body } = await analyse(
      (await markedClass(aClass([question, second], studentAnswers), verdictOf)).ticket.id,
    );
    expect(body.nextLessonSuggestions[0]).not.toContain(text.slice(0, 12));
    expect(body.nextLessonSuggestions).toHaveLength(2);
  });

  test('set no activity that presents the sum of a wrong answer, but may present that of a right one', async () => {
    const sum = aQuestion({ id: 'q1', text: 'Los op: 3x + 5 = 20.', guide: { modelAnswer: '3x = 15, dus x = 5.' } });
    const [subtracts, adds] = ['20 - 5 = 15, x = 5', '20 + 5 = 25 en dan delen'];
    for (const [claimed, isShown] of [
      ['20 + 5', false],
      ['20 - 5', true],
    ] as const) {
      const text = `Vertel de klas dat 3x dan ${claimed} wordt`;
      claims({ suggestions: [[[adds], `${text}.`]] });
      const testClass = await markedClass(aClass([sum], [[subtracts], [subtracts], [adds], [adds], [adds]]), {
        [subtracts]: 'right',
        [adds]: 'wrong',
      });
      const { body } = await analyse(testClass.ticket.id);
      expect(body.nextLessonSuggestions.join().includes(text)).toBe(isShown);
    }
  });

  test('may set an activity that negates a wrong answer or has it corrected', async () => {
    for (const text of [
      'Vertel de klas dat planten niet elke dag aarde eten',
      'Zet op het bord: “planten eten elke dag 3 kilo aarde”, en vraag door',
    ]) {
      const body = await analysisWith({ suggestions: [[[wrong], `${text}.`]] });
      expect(body.nextLessonSuggestions[0]).toContain(text);
    }
  });

  test('may set an activity with a gap when its right answer is given beside it', async () => {
    for (const sentence of ['Het kaatst 1 kleur terug: ____.', '“Het kaatst 1 kleur terug: ____.”']) {
      const body = await analysisWith({ suggestions: [[[wrong], `Vul in: ${sentence} In het gat hoort “groen”.`]] });
      expect(body.nextLessonSuggestions[0]).toBe(`Vraag 1: Vul in: ${sentence} In het gat hoort “groen” (5 minuten).`);
    }
  });

  test('name a contradiction only between answers that one student really gave, counted by code', async () => {
    claims({
      contradictions: [
        [[wrong, 'van lucht'], 'aarde en lucht zijn allebei het voedsel.'],
        [[right, 'van aarde'], 'niemand schreef dit allebei.'],
      ],
    });
    const testClass = await markedClass();
    const { body } = await analyse(testClass.ticket.id);
    expect(body.individualConcerns).toContain(
      '1 van 7 inzendingen spreekt zichzelf tegen: aarde en lucht zijn allebei het voedsel.',
    );
    expect(body.individualConcerns.join(' ')).not.toContain('niemand schreef');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ claim: expect.stringContaining('niemand') }] });
    expect(body.evidence.find(({ section }) => section === 'individualConcerns')?.quotes).toEqual(
      [wrong, 'van lucht'].map((quote, index) => ({
        responseId: testClass.responses[4]?.id,
        questionId: `q${index + 1}`,
        quote,
      })),
    );
  });

  test('may set an activity about a wrong and a right group together', async () => {
    const body = await analysisWith({ suggestions: [[[wrong, right], 'Laat de klas de twee bladeren tekenen.']] });
    expect(body.nextLessonSuggestions[0]).toContain('tekenen');
  });

  test('may quote a right answer in an activity about wrong ones', async () => {
    const text = `Zet “${wrong}” naast “${right}” en laat kiezen`;
    const body = await analysisWith({ suggestions: [[[wrong], `${text}.`]] });
    expect(body.nextLessonSuggestions[0]).toContain(text);
  });

  test('set no activity about right answers alone', async () => {
    const body = await analysisWith({ suggestions: [[[right], 'Laat de klas bladeren tekenen.']] });
    expect(body.nextLessonSuggestions.join()).not.toContain('tekenen');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
  });

  test('name a contradiction within one answer, but none between two wrong answers', async () => {
    const body = await analysisWith({
      contradictions: [
        [[wrong, 'van aarde'], 'aarde hier en aarde daar.'],
        [[wrong], 'aarde wordt gegeten en is geen voedsel.'],
      ],
    });
    expect(body.individualConcerns.join()).toContain('aarde wordt gegeten en is geen voedsel');
    expect(body.individualConcerns.join()).not.toContain('aarde daar');
  });

  test.each([
    ['numbers of their own', 'Laat groepjes van drie op 4 kaartjes tekenen waar het voedsel vandaan komt'],
    ['words for many', 'Laat de hele klas tekenen waar het voedsel vandaan komt'],
    ['headings to sort by', 'Laat de antwoorden sorteren onder “waar” en “niet waar”'],
  ])('may have %s in an activity', async (_what, text) => {
    const body = await analysisWith({ suggestions: [[[wrong], `${text}.`]] });
    expect(body.nextLessonSuggestions[0]).toContain(text);
  });

  test('may quote a student who uses words for many', async () => {
    const said = 'iedereen weet dat planten aarde eten';
    claims({ misconceptions: [[[said], `Er staat “${said}”.`]] });
    const studentAnswers = answers.map(([first = '', other = '']) => [first === wrong ? said : first, other]);
    const { body } = await analyse(
      (await markedClass(aClass([question, second], studentAnswers), { ...verdicts, [said]: 'wrong' })).ticket.id,
    );
    expect(body.strugglingAreas[0]).toContain(`– Er staat “${said}”.`);
  });

  test('lose their markup', async () => {
    const body = await analysisWith({
      misconceptions: [[[wrong], '**Aarde** zou <b>voedsel</b> zijn, zie [hier](http://x.nl).']],
    });
    expect(body.strugglingAreas[0]).toContain('Aarde zou voedsel zijn, zie hier');
  });
});

describe('the request to the model', () => {
  test('consists of counts and groups with the cores, and can be read word for word', async () => {
    const testClass = await markedClass();
    await analyse(testClass.ticket.id);
    const { body } = await teacher.call(getAnalysisSent, { params: { id: testClass.ticket.id } });
    expect(body.requests).toHaveLength(1);
    expect(body.requests[0]).toMatchObject({ task: 'analysis' });
    const said = openai.requests.at(-1);
    expect(body.requests[0]?.messages).toEqual(said?.messages);
    expect(said?.data).toMatchObject({
      language: 'Dutch',
      questions: [
        {
          core: 'Het kaatst 1 kleur terug: groen.',
          tally: { right: 4, partly: 0, wrong: 3, blank: 0, unjudged: 0 },
          groups: [
            { verdict: 'right', wordings: [right], count: 4 },
            { verdict: 'wrong', wordings: [wrong], count: 3 },
          ],
        },
        {},
      ],
    });
  });

  test('contains no personal data of students, while the analysis quotes their own words', async () => {
    const names = ['Fatima el Bakkali', 'Jan-Peter de Groot', 'Zoë', 'Bo'];
    const studentAnswers = [
      'Ik zat naast Jan-Peter, mail mij op fatima@school.nl of bel 06-12345678',
      "Fatima's antwoord: een groene stof",
      'zoë en fatima el bakkali weten het, peter ook, en groot ook',
      'Bo weet het',
      'aarde',
    ];
    const testClass = aClass(
      [question],
      studentAnswers.map((answer) => [answer]),
      names,
    );
    const verdictOf = Object.fromEntries(studentAnswers.map((answer) => [answer, 'wrong']));
    openai.script(({ data }) => {
      const groups = sentQuestions.parse(data.questions).flatMap((each) => each.groups);
      const named = groups.find(({ wordings }) => wordings.some((wording) => wording.includes('een groene stof')));
      const quote = named?.wordings.find((wording) => wording.includes('een groene stof')) ?? '';
      const groupIds = groups.map(({ id }) => id);
      return { kind: 'json', value: { ...nothing, misconceptions: [{ groupIds, text: `Zij schrijven “${quote}”.` }] } };
    });
    const { body } = await analyse((await markedClass(testClass, verdictOf)).ticket.id);
    const sent = openai.requests.at(-1)?.raw ?? '';
    expect(sent).toContain('een groene stof');
    for (const secret of ['fatima', 'bakkali', 'jan-', 'peter', 'zoë', 'bo weet', 'school.nl', '12345678', teacherId])
      expect(sent.toLowerCase()).not.toContain(secret);
    for (const { id } of testClass.responses) expect(sent).not.toContain(id);
    expect(body.strugglingAreas[0]).toContain("“Fatima's antwoord: een groene stof”");
  });

  test('is bounded: the largest groups of a large class are sent as texts, the others as a count', async () => {
    const many = Array.from({ length: 120 }, (_, index) => [`${'aarde '.repeat(300)}${index}`]);
    const testClass = aClass([question], [...many, [right], [right]]);
    classes.add(testClass);
    const { ticket, responses } = testClass;
    const wrongs = responses.slice(0, 120).map(({ id }) => id);
    const label = (index: number) => `Idee ${index}`;
    const marks = wrongs
      .slice(0, 90)
      .map((id, index): Mark => ({ questionId: 'q1', verdict: 'wrong', label: label(index), responseIds: [id] }));
    await teacher.call(changeJudgements, { params: { id: ticket.id }, body: { marks, questions: [] } });
    const rest: Mark = { questionId: 'q1', verdict: 'blank', responseIds: wrongs.slice(90) };
    const good: Mark = { questionId: 'q1', verdict: 'right', responseIds: responses.slice(120).map(({ id }) => id) };
    await teacher.call(changeJudgements, { params: { id: ticket.id }, body: { marks: [rest, good], questions: [] } });
    expect((await analyse(ticket.id)).status).toBe(200);
    const request = openai.requests.at(-1);
    expect(request?.raw.length).toBeLessThan(30_000);
    const [{ groups } = { groups: [] }] = sentQuestions.parse(request?.data.questions);
    expect(groups.length).toBeLessThan(20);
    const inWords = groups.reduce((sum, { count }) => sum + count, 0);
    expect(request?.data).toMatchObject({ questions: [{ answersInOtherGroups: 92 - inWords }] });
  });

  test('is not sent for fewer than five responses', async () => {
    const before = openai.requests.length;
    const testClass = await markedClass(aClass([question, second], answers.slice(0, 4)));
    expect((await analyse(testClass.ticket.id)).status).toBe(200);
    expect(openai.requests.length).toBe(before);
  });

  test('is not sent where neither the teacher nor a model has judged any answer', async () => {
    const testClass = aClass(
      [question],
      answers.map(([first = '']) => [first]),
    );
    classes.add(testClass);
    const before = openai.requests.length;
    // After a reply that makes no sense, a model is still asked for sentences about the answers that are judged.
    openai.script(({ schema }) =>
      schema === 'judging' ? { kind: 'text', text: 'Tja.' } : { kind: 'json', value: nothing },
    );
    const { status, body } = await analyse(testClass.ticket.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ withoutModel: 'ai_invalid', tallies: [{ right: 0, wrong: 0, unjudged: 7 }] });
    expect(new Set(openai.requests.slice(before).map(({ schema }) => schema))).toEqual(new Set(['judging']));
  });
});

describe('a model that fails', () => {
  const counted = 'Vraag 1: 3 van 7 nog niet goed. Bijvoorbeeld “planten eten elke dag 3 kilo aarde”.';

  test.each<[string, Parameters<FakeOpenAi['reply']>[0], string]>([
    ['is down', { kind: 'status', status: 500 }, 'ai_unavailable'],
    ['hangs', { kind: 'hang' }, 'ai_timeout'],
    ['drops the connection', { kind: 'drop' }, 'ai_unavailable'],
    ['returns nonsense', { kind: 'text', text: 'Tja.' }, 'ai_invalid'],
    ['returns nothing', { kind: 'text', text: '' }, 'ai_invalid'],
    [
      'cites unknown groups',
      { kind: 'json', value: { ...nothing, strengths: [{ groupIds: ['x1'], text: 'Goed.' }] } },
      'ai_invalid',
    ],
  ])(
    'because it %s leaves an analysis of counts that names the failure; a renewed one has its sentences',
    async (_why, reply, code) => {
      const { ticket } = await markedClass();
      openai.reply(reply);
      const { status, body } = await analyse(ticket.id);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        withoutModel: code,
        tallies: [
          { right: 4, wrong: 3 },
          { right: 5, wrong: 2 },
        ],
      });
      expect(body.strugglingAreas[0]).toBe(counted);
      expect((await teacher.call(getAnalysis, { params: { id: ticket.id } })).body).toEqual(body);
      claims({ misconceptions: [[[wrong], 'Aarde zou voedsel zijn.']] });
      const renewed = (await analyse(ticket.id, true)).body;
      expect(renewed.strugglingAreas[0]).toContain('Aarde zou voedsel zijn');
      expect(renewed).not.toHaveProperty('withoutModel');
    },
  );

  test('to judge is not asked for sentences either, and the existing verdicts stay', async () => {
    const testClass = await markedClass();
    for (let more = 0; more < 2; more += 1) addResponse(testClass, ['iets heel anders', 'van lucht']);
    const before = openai.requests.length;
    openai.reply({ kind: 'status', status: 500 });
    const { status, body } = await analyse(testClass.ticket.id);
    expect(status).toBe(200);
    expect(body.withoutModel).toBe('ai_unavailable');
    expect(body.tallies[0]).toMatchObject({ right: 4, wrong: 3, unjudged: 2 });
    expect(openai.requests.slice(before).map(({ schema }) => schema)).not.toContain('analysis');
  });

  test('on the control answers is still asked for sentences about the existing verdicts', async () => {
    const testClass = await markedClass();
    addResponse(testClass, ['iets heel anders', 'van lucht']);
    openai.script(({ schema, data }) => {
      if (schema !== 'judging') return { kind: 'json', value: nothing };
      const verdicts = answersSent(data).map(({ id }) => ({ id, reason: '', verdict: 'right', misconception: null }));
      return { kind: 'json', value: { verdicts } };
    });
    const { body } = await analyse(testClass.ticket.id);
    expect(body).not.toHaveProperty('withoutModel');
    expect(body.tallies[0]).toMatchObject({ right: 4, wrong: 3, unjudged: 1 });
  });

  test('to reply before its teacher disconnects stores no analysis', async () => {
    const { ticket } = await markedClass();
    const requested = Promise.withResolvers<void>();
    openai.script(() => {
      requested.resolve();
      return { kind: 'hang' };
    });
    const leaving = new AbortController();
    const path = analyzeTicket.path.replace(':id', ticket.id);
    const call = teacher.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: leaving.signal,
    });
    await requested.promise;
    leaving.abort();
    await expect(call).rejects.toThrow();
    await vi.waitFor(async () => {
      claims({ misconceptions: [[[wrong], 'Aarde zou voedsel zijn.']] });
      expect((await analyse(ticket.id)).body.strugglingAreas[0]).toContain('Aarde zou voedsel zijn');
    });
  });
});

describe('simultaneous calls', () => {
  /** Delays the replies of the model until the returned function is called. */
  const pauseModel = () => {
    const gate = Promise.withResolvers<void>();
    openai.script(async () => {
      await gate.promise;
      return { kind: 'json', value: nothing };
    });
    return gate.resolve;
  };

  test('make one analysis', async () => {
    const { ticket } = await markedClass();
    const before = openai.requests.length;
    const resumeModel = pauseModel();
    const calls = [analyse(ticket.id), analyse(ticket.id), analyse(ticket.id)];
    await vi.waitFor(() => expect(openai.requests.length).toBe(before + 1));
    resumeModel();
    const [first, ...others] = (await Promise.all(calls)).map(({ status, body }) => ({ status, body }));
    expect(first?.status).toBe(200);
    expect(others).toEqual([first, first]);
    expect(openai.requests.length).toBe(before + 1);
  });

  test('renew it once, and the previous one can be read meanwhile', async () => {
    const { ticket } = await markedClass();
    const { body: former } = await analyse(ticket.id);
    ai.context.clock.advance({ seconds: 60 });
    const before = openai.requests.length;
    const resumeModel = pauseModel();
    const calls = [analyse(ticket.id, true), analyse(ticket.id, true)];
    await vi.waitFor(() => expect(openai.requests.length).toBe(before + 1));
    expect((await teacher.call(getAnalysis, { params: { id: ticket.id } })).body).toEqual(former);
    expect((await analyse(ticket.id)).body).toEqual(former);
    resumeModel();
    const [one, other] = (await Promise.all(calls)).map(({ body }) => body);
    expect(one).toEqual(other);
    expect(one?.createdAt).not.toBe(former.createdAt);
    expect(openai.requests.length).toBe(before + 1);
  });

  test('fall back on the second call when the first fails', async () => {
    const { ticket } = await markedClass();
    classes.onNextReading(async () => {
      throw new AppError('service_unavailable');
    });
    const statuses = (await Promise.all([analyse(ticket.id), analyse(ticket.id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 503]);
  });

  test('leave no analysis behind after a deletion, neither a first nor a renewed one', async () => {
    for (const renew of [false, true]) {
      const { ticket } = await markedClass();
      if (renew) await analyse(ticket.id);
      openai.script(async () => {
        classes.remove(ticket.id);
        await ai.context.publish(ticketDeleted, { ticketId: ticket.id });
        return { kind: 'json', value: nothing };
      });
      expect(await analyse(ticket.id, renew)).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
      const left = await ai.context.database
        .collection('analyses')
        .countDocuments({ _id: { $eq: ticket.id } as never });
      expect(left).toBe(0);
      claims({});
    }
  });
});
