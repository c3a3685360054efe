import { newEvent } from '@exit-tickets/bus';
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
import { type RunningAi, startAi } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { aClass, addResponse, type TestClass, teacherId } from '../support/classes.ts';

const classes = new AnalysedClasses();
let openai: FakeOpenAi;
let ai: RunningAi;
let teacher: ApiClient;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  ai = await startAi({
    OPENAI_BASE_URL: openai.url,
    AI_RETRIES: '0',
    AI_TIMEOUT_SECONDS: '2',
    AI_EVALUATE: 'on-demand',
  });
  await classes.serve(ai.context);
  teacher = ai.client;
  teacher.logInAs(ai.context.sessions, teacherId);
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
const verdicts = { [right]: 'right', [wrong]: 'wrong', 'van lucht': 'right', 'van aarde': 'wrong' } as const;
const answers = [
  ...Array.from({ length: 4 }, () => [right, 'van lucht']),
  [wrong, 'van lucht'],
  [wrong, 'van aarde'],
  [wrong, 'van aarde'],
];

/** A class that its teacher has marked, so that the model is only asked for words. */
const judged = async (
  taught: TestClass = aClass([question, second], answers),
  known: Record<string, string> = verdicts,
) => {
  classes.add(taught);
  const marks = taught.responses.flatMap(({ id, answers: given }) =>
    given.map(
      ({ questionId, answer }): Mark => ({
        questionId,
        verdict: z.enum(['right', 'partly', 'wrong', 'blank']).parse(known[answer]),
        responseIds: [id],
      }),
    ),
  );
  const { status } = await teacher.call(changeJudgements, {
    params: { id: taught.ticket.id },
    body: { marks, questions: [] },
  });
  expect(status).toBe(200);
  return taught;
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
/** Says these things about the groups with these wordings; what is no wording stands as an id. */
const say = (...said: Claims[]): void => {
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
beforeEach(() => say({}));

describe('the words of a model', () => {
  test('stand behind counts that code made, with the answers of every student they are about', async () => {
    say({
      misconceptions: [[[wrong], 'Een plant zou zich voeden met aarde.']],
      suggestions: [[[wrong], 'Weeg een pot met aarde voor en na een maand groeien.']],
      strengths: [[[right], 'Het terugkaatsen van licht wordt goed uitgelegd.']],
    });
    const taught = await judged();
    const { status, body } = await analyse(taught.ticket.id);
    expect(status).toBe(200);
    expect(body.strugglingAreas[0]).toBe(
      'Vraag 1: 3 van 7 nog niet goed. 3 van 7 – Een plant zou zich voeden met aarde.',
    );
    expect(body.nextLessonSuggestions[0]).toBe(
      'Vraag 1: Weeg een pot met aarde voor en na een maand groeien (5 minuten).',
    );
    expect(body.strengths).toContain(
      'Vraag 1: 4 van 7 goed, bijvoorbeeld “het kaatst groen licht terug”. Het terugkaatsen van licht wordt goed uitgelegd.',
    );
    const ids = body.evidence.find(({ section }) => section === 'strugglingAreas')?.quotes.map((one) => one.responseId);
    expect(ids).toEqual(taught.responses.slice(4).map(({ id }) => id));
  });

  test('what it finds no words for is said in built-in phrases', async () => {
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas).toEqual([
      'Vraag 1: 3 van 7 nog niet goed. Bijvoorbeeld “planten eten elke dag 3 kilo aarde”.',
      'Vraag 2: 2 van 7 nog niet goed. Bijvoorbeeld “van aarde”.',
    ]);
    expect(body.nextLessonSuggestions).toHaveLength(2);
    expect(body.strengths).toHaveLength(2);
  });

  test.each<[string, Claims]>([
    ['a number of its own', { misconceptions: [[[wrong], 'Wel 5 leerlingen denken aan aarde.']] }],
    ['a number in words', { misconceptions: [[[wrong], 'De helft denkt aan aarde.']] }],
    ['somebody else’s quote', { misconceptions: [[[wrong], 'Zij schrijven “het kaatst groen licht terug”.']] }],
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
    ['what none of its answers is about', { misconceptions: [[[wrong], 'Fabrieken blazen rook naar boven.']] }],
    ['what is about another question', { misconceptions: [[[wrong], 'Een plant groeit van aarde.']] }],
    ['what is right called wrong', { misconceptions: [[[wrong], 'Het kaatst groen licht terug is fout.']] }],
    ['the id of a group', { misconceptions: [[[wrong], 'In g1 is aarde voedsel.']] }],
    ['more than two or three lines', { misconceptions: [[[wrong], 'Planten eten aarde. '.repeat(21)]] }],
    ['nothing', { misconceptions: [[[wrong], ' ** ']] }],
  ])('with %s are asked for once more, and then a built-in phrase stands there', async (_what, bad) => {
    const before = openai.requests.length;
    say({ ...bad, strengths: [[[right], 'Dit gaat goed.']] }, bad);
    const { status, body } = await analyse((await judged()).ticket.id);
    expect(status).toBe(200);
    expect(openai.requests.length).toBe(before + 2);
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
    expect(body.strugglingAreas[0]).toBe(
      'Vraag 1: 3 van 7 nog niet goed. Bijvoorbeeld “planten eten elke dag 3 kilo aarde”.',
    );
  });

  test('may be other words than the students’ while they are about the question', async () => {
    const text = 'Bij een blad denkt men aan voeding uit grond.';
    say({ misconceptions: [[[wrong], text]] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas[0]).toContain(text);
  });

  test('may speak of answers in words that none of them has', async () => {
    const text = 'De uitkomst is genoemd, maar de uitleg ontbreekt.';
    say({ misconceptions: [[[wrong], text]] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas[0]).toContain(text);
  });

  test('are lost where what they call confused is of another subject', async () => {
    say({ misconceptions: [[[wrong], 'Vulkanen worden verward met aardbevingen.']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas[0]).not.toContain('Vulkanen');
  });

  test('are lost where they only begin with the question', async () => {
    say({ misconceptions: [[[wrong], 'Een blad hangt naast grote fabrieken, vol roet, rook en zure regen.']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas[0]).not.toContain('fabrieken');
  });

  test('that give as right what students got wrong are no strength', async () => {
    say({ strengths: [[[right], 'Planten eten elke dag kilo aarde, dat is bekend.']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strengths.join()).not.toContain('bekend');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
  });

  test('that quote a right answer are a strength, though wrong ones have more of its words', async () => {
    const asked = aQuestion({ id: 'q1', text: 'Hoe vind je het lijdend voorwerp?' });
    const known = {
      'wat + gezegde + onderwerp': 'right',
      'aan wie stel je de vraag, met gezegde en volledig onderwerp': 'wrong',
    };
    const [good = '', bad = ''] = Object.keys(known);
    const text = `De vraag met “${good}” wordt gegeven.`;
    say({ strengths: [[[good], text]] });
    const { body } = await analyse(
      (await judged(aClass([asked], [[good], [good], [good], [good], [bad], [bad], [bad]]), known)).ticket.id,
    );
    expect(body.strengths.join()).toContain(text);
  });

  test('about wrong answers are no strength', async () => {
    say({ strengths: [[[wrong], 'Dit gaat heel goed.']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strengths.join()).not.toContain('heel goed');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
  });

  test('that are right when asked for once more are used, beside those that were right at once', async () => {
    say(
      { misconceptions: [[[wrong], '5 keer aarde.']], strengths: [[[right], 'Dit gaat goed.']] },
      { misconceptions: [[[wrong], 'Aarde zou voedsel zijn, wel 3 kilo.']] },
    );
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas[0]).toContain('3 van 7 – Aarde zou voedsel zijn, wel 3 kilo.');
    expect(body.strengths).toContain(
      'Vraag 1: 4 van 7 goed, bijvoorbeeld “het kaatst groen licht terug”. Dit gaat goed.',
    );
  });

  test('that are used at once are not given up when asking for the others fails', async () => {
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
    const { status, body } = await analyse((await judged()).ticket.id);
    expect(status).toBe(200);
    expect(body.strugglingAreas[0]).toContain('Aarde zou voedsel zijn');
  });

  test.each<[string, string]>([
    ['two right answers against each other', 'Zet “het kaatst groen licht terug” naast “kaatst groen” en laat kiezen.'],
    ['a sentence with a gap and no filling', 'Vul in: Het kaatst 1 kleur terug: ____.'],
    ['a sentence with a gap and another filling', 'Vul in: Het kaatst 1 kleur terug: ____. In het gat hoort “rood”.'],
    ['what is wrong told as if it were right', 'Vertel de klas dat planten elke dag aarde eten.'],
    ['a wrong number told as if it were right', 'Vertel de klas dat een blad groen licht kaatst, 3 keer terug.'],
  ])('set no activity with %s', async (_what, text) => {
    say({ suggestions: [[[wrong], text]], strengths: [[[right], 'Dit gaat goed.']] });
    const given = answers.map(([first = '', other = ''], index) => [index === 0 ? 'kaatst groen' : first, other]);
    const known = { ...verdicts, 'kaatst groen': 'right' };
    const { body } = await analyse((await judged(aClass([question, second], given), known)).ticket.id);
    expect(body.nextLessonSuggestions[0]).not.toContain(text.slice(0, 12));
    expect(body.nextLessonSuggestions).toHaveLength(2);
  });

  test('set no activity that tells a sum of wrong answers', async () => {
    const sum = aQuestion({ id: 'q1', text: 'Los op: 3x + 5 = 20.', guide: { modelAnswer: '3x = 15, dus x = 5.' } });
    const [subtracts, adds] = ['20 - 5 = 15, x = 5', '20 + 5 = 25 en dan delen'];
    for (const [told, isShown] of [
      ['20 + 5', false],
      ['20 - 5', true],
    ] as const) {
      const text = `Vertel de klas dat 3x dan ${told} wordt`;
      say({ suggestions: [[[adds], `${text}.`]] });
      const taught = await judged(aClass([sum], [[subtracts], [subtracts], [adds], [adds], [adds]]), {
        [subtracts]: 'right',
        [adds]: 'wrong',
      });
      const { body } = await analyse(taught.ticket.id);
      expect(body.nextLessonSuggestions.join().includes(text)).toBe(isShown);
    }
  });

  test('may set an activity that says what is not so, or has it put right', async () => {
    for (const text of [
      'Vertel de klas dat planten niet elke dag aarde eten',
      'Zet op het bord: “planten eten elke dag 3 kilo aarde”, en vraag door',
    ]) {
      say({ suggestions: [[[wrong], `${text}.`]] });
      const { body } = await analyse((await judged()).ticket.id);
      expect(body.nextLessonSuggestions[0]).toContain(text);
    }
  });

  test('may set an activity with a gap when its right filling stands beside it', async () => {
    for (const sentence of ['Het kaatst 1 kleur terug: ____.', '“Het kaatst 1 kleur terug: ____.”']) {
      say({ suggestions: [[[wrong], `Vul in: ${sentence} In het gat hoort “groen”.`]] });
      const { body } = await analyse((await judged()).ticket.id);
      expect(body.nextLessonSuggestions[0]).toBe(`Vraag 1: Vul in: ${sentence} In het gat hoort “groen” (5 minuten).`);
    }
  });

  test('name a contradiction only between answers that one student really gave, counted by code', async () => {
    say({
      contradictions: [
        [[wrong, 'van lucht'], 'aarde en lucht zijn allebei het voedsel.'],
        [[right, 'van aarde'], 'niemand schreef dit allebei.'],
      ],
    });
    const taught = await judged();
    const { body } = await analyse(taught.ticket.id);
    expect(body.individualConcerns).toContain(
      '1 van 7 inzendingen spreekt zichzelf tegen: aarde en lucht zijn allebei het voedsel.',
    );
    expect(body.individualConcerns.join(' ')).not.toContain('niemand schreef');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ claim: expect.stringContaining('niemand') }] });
    expect(body.evidence.find(({ section }) => section === 'individualConcerns')?.quotes).toEqual(
      [wrong, 'van lucht'].map((quote, index) => ({
        responseId: taught.responses[4]?.id,
        questionId: `q${index + 1}`,
        quote,
      })),
    );
  });

  test('may set a right answer beside a wrong one, both named', async () => {
    say({ suggestions: [[[wrong, right], 'Laat de klas de twee bladeren tekenen.']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.nextLessonSuggestions[0]).toContain('tekenen');
  });

  test('may quote a right answer in an activity about wrong ones', async () => {
    const text = `Zet “${wrong}” naast “${right}” en laat kiezen`;
    say({ suggestions: [[[wrong], `${text}.`]] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.nextLessonSuggestions[0]).toContain(text);
  });

  test('rest on what went wrong where they are something to do', async () => {
    say({ suggestions: [[[right], 'Laat de klas bladeren tekenen.']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.nextLessonSuggestions.join()).not.toContain('tekenen');
    expect(openai.requests.at(-1)?.data).toMatchObject({ rejected: [{ problem: expect.any(String) }] });
  });

  test('name no contradiction between two wrong answers, but one within an answer', async () => {
    say({
      contradictions: [
        [[wrong, 'van aarde'], 'aarde hier en aarde daar.'],
        [[wrong], 'aarde wordt gegeten en is geen voedsel.'],
      ],
    });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.individualConcerns.join()).toContain('aarde wordt gegeten en is geen voedsel');
    expect(body.individualConcerns.join()).not.toContain('aarde daar');
  });

  test.each([
    ['numbers of their own', 'Laat groepjes van drie op 4 kaartjes tekenen waar het voedsel vandaan komt'],
    ['words for many', 'Laat de hele klas tekenen waar het voedsel vandaan komt'],
    ['headings to sort by', 'Laat de antwoorden sorteren onder “waar” en “niet waar”'],
  ])('may have %s in an activity', async (_what, text) => {
    say({ suggestions: [[[wrong], `${text}.`]] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.nextLessonSuggestions[0]).toContain(text);
  });

  test('may quote a student who speaks of many', async () => {
    const said = 'iedereen weet dat planten aarde eten';
    say({ misconceptions: [[[said], `Er staat “${said}”.`]] });
    const given = answers.map(([first = '', other = '']) => [first === wrong ? said : first, other]);
    const { body } = await analyse(
      (await judged(aClass([question, second], given), { ...verdicts, [said]: 'wrong' })).ticket.id,
    );
    expect(body.strugglingAreas[0]).toContain(`– Er staat “${said}”.`);
  });

  test('lose their markup', async () => {
    say({ misconceptions: [[[wrong], '**Aarde** zou <b>voedsel</b> zijn, zie [hier](http://x.nl).']] });
    const { body } = await analyse((await judged()).ticket.id);
    expect(body.strugglingAreas[0]).toContain('Aarde zou voedsel zijn, zie hier');
  });
});

describe('what the model is sent', () => {
  test('are counts and groups with the cores, and can be read word for word', async () => {
    const taught = await judged();
    await analyse(taught.ticket.id);
    const { body } = await teacher.call(getAnalysisSent, { params: { id: taught.ticket.id } });
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

  test('never tells who the students are; the teacher reads their own words', async () => {
    const names = ['Fatima el Bakkali', 'Jan-Peter de Groot', 'Zoë', 'Bo'];
    const given = [
      'Ik zat naast Jan-Peter, mail mij op fatima@school.nl of bel 06-12345678',
      "Fatima's antwoord: een groene stof",
      'zoë en fatima el bakkali weten het, peter ook, en groot ook',
      'Bo weet het',
      'aarde',
    ];
    const taught = aClass(
      [question],
      given.map((answer) => [answer]),
      names,
    );
    const known = Object.fromEntries(given.map((answer) => [answer, 'wrong']));
    openai.script(({ data }) => {
      const groups = sentQuestions.parse(data.questions).flatMap((each) => each.groups);
      const named = groups.find(({ wordings }) => wordings.some((wording) => wording.includes('een groene stof')));
      const quote = named?.wordings.find((wording) => wording.includes('een groene stof')) ?? '';
      const groupIds = groups.map(({ id }) => id);
      return { kind: 'json', value: { ...nothing, misconceptions: [{ groupIds, text: `Zij schrijven “${quote}”.` }] } };
    });
    const { body } = await analyse((await judged(taught, known)).ticket.id);
    const sent = openai.requests.at(-1)?.raw ?? '';
    expect(sent).toContain('een groene stof');
    for (const secret of ['fatima', 'bakkali', 'jan-', 'peter', 'zoë', 'bo weet', 'school.nl', '12345678', teacherId])
      expect(sent.toLowerCase()).not.toContain(secret);
    for (const { id } of taught.responses) expect(sent).not.toContain(id);
    expect(body.strugglingAreas[0]).toContain("“Fatima's antwoord: een groene stof”");
  });

  test('is bounded: the largest groups of a large class in words, the others counted', async () => {
    const many = Array.from({ length: 120 }, (_, index) => [`${'aarde '.repeat(300)}${index}`]);
    const taught = aClass([question], [...many, [right], [right]]);
    classes.add(taught);
    const { ticket, responses } = taught;
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

  test('is nothing for fewer than five responses, or where nobody has judged anything', async () => {
    const before = openai.requests.length;
    const taught = await judged(aClass([question, second], answers.slice(0, 4)));
    expect((await analyse(taught.ticket.id)).status).toBe(200);
    expect(openai.requests.length).toBe(before);
  });
});

describe('a model that fails', () => {
  const counted = 'Vraag 1: 3 van 7 nog niet goed. Bijvoorbeeld “planten eten elke dag 3 kilo aarde”.';

  test.each<[string, Parameters<FakeOpenAi['reply']>[0], string]>([
    ['is down', { kind: 'status', status: 500 }, 'ai_unavailable'],
    ['hangs', { kind: 'hang' }, 'ai_timeout'],
    ['drops the connection', { kind: 'drop' }, 'ai_unavailable'],
    ['talks nonsense', { kind: 'text', text: 'Tja.' }, 'ai_invalid'],
    ['says nothing', { kind: 'text', text: '' }, 'ai_invalid'],
    [
      'makes everything up',
      { kind: 'json', value: { ...nothing, strengths: [{ groupIds: ['x1'], text: 'Goed.' }] } },
      'ai_invalid',
    ],
  ])(
    'because it %s leaves an analysis of what was counted, which says so; renewed, it has its words',
    async (_why, reply, code) => {
      const { ticket } = await judged();
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
      say({ misconceptions: [[[wrong], 'Aarde zou voedsel zijn.']] });
      const renewed = (await analyse(ticket.id, true)).body;
      expect(renewed.strugglingAreas[0]).toContain('Aarde zou voedsel zijn');
      expect(renewed).not.toHaveProperty('withoutModel');
    },
  );

  test('to judge is asked for no words either, and leaves what it had judged', async () => {
    const taught = await judged();
    for (let more = 0; more < 2; more += 1) addResponse(taught, ['iets heel anders', 'van lucht']);
    const before = openai.requests.length;
    openai.reply({ kind: 'status', status: 500 });
    const { status, body } = await analyse(taught.ticket.id);
    expect(status).toBe(200);
    expect(body.withoutModel).toBe('ai_unavailable');
    expect(body.tallies[0]).toMatchObject({ right: 4, wrong: 3, unjudged: 2 });
    expect(openai.requests.slice(before).map(({ schema }) => schema)).not.toContain('analysis');
  });

  test('to be sure of verdicts is asked for words about those that are there', async () => {
    const taught = await judged();
    addResponse(taught, ['iets heel anders', 'van lucht']);
    openai.script(({ schema, data }) => {
      if (schema !== 'judging') return { kind: 'json', value: nothing };
      const verdicts = answersSent(data).map(({ id }) => ({ id, reason: '', verdict: 'right', misconception: null }));
      return { kind: 'json', value: { verdicts } };
    });
    const { body } = await analyse(taught.ticket.id);
    expect(body).not.toHaveProperty('withoutModel');
    expect(body.tallies[0]).toMatchObject({ right: 4, wrong: 3, unjudged: 1 });
  });

  test('while its teacher leaves makes no analysis', async () => {
    const { ticket } = await judged();
    const asked = Promise.withResolvers<void>();
    openai.script(() => {
      asked.resolve();
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
    await asked.promise;
    leaving.abort();
    await expect(call).rejects.toThrow();
    await vi.waitFor(async () => {
      say({ misconceptions: [[[wrong], 'Aarde zou voedsel zijn.']] });
      expect((await analyse(ticket.id)).body.strugglingAreas[0]).toContain('Aarde zou voedsel zijn');
    });
  });
});

describe('calls at the same moment', () => {
  /** Holds the model's answers back until it is told to give them. */
  const holdBack = () => {
    const gate = Promise.withResolvers<void>();
    openai.script(async () => {
      await gate.promise;
      return { kind: 'json', value: nothing };
    });
    return gate.resolve;
  };

  test('make one analysis', async () => {
    const { ticket } = await judged();
    const before = openai.requests.length;
    const answerNow = holdBack();
    const calls = [analyse(ticket.id), analyse(ticket.id), analyse(ticket.id)];
    await vi.waitFor(() => expect(openai.requests.length).toBe(before + 1));
    answerNow();
    const [first, ...others] = (await Promise.all(calls)).map(({ status, body }) => ({ status, body }));
    expect(first?.status).toBe(200);
    expect(others).toEqual([first, first]);
    expect(openai.requests.length).toBe(before + 1);
  });

  test('renew it once, and the former one can be read meanwhile', async () => {
    const { ticket } = await judged();
    const { body: former } = await analyse(ticket.id);
    ai.context.clock.advance({ seconds: 60 });
    const before = openai.requests.length;
    const answerNow = holdBack();
    const calls = [analyse(ticket.id, true), analyse(ticket.id, true)];
    await vi.waitFor(() => expect(openai.requests.length).toBe(before + 1));
    expect((await teacher.call(getAnalysis, { params: { id: ticket.id } })).body).toEqual(former);
    expect((await analyse(ticket.id)).body).toEqual(former);
    answerNow();
    const [one, other] = (await Promise.all(calls)).map(({ body }) => body);
    expect(one).toEqual(other);
    expect(one?.createdAt).not.toBe(former.createdAt);
    expect(openai.requests.length).toBe(before + 1);
  });

  test('when the first fails, the one that waited tries itself', async () => {
    const { ticket } = await judged();
    classes.onNextReading(async () => {
      throw new AppError('service_unavailable');
    });
    const statuses = (await Promise.all([analyse(ticket.id), analyse(ticket.id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 503]);
  });

  test('and a deletion leave no analysis behind, neither of a first nor of a renewed one', async () => {
    for (const renew of [false, true]) {
      const { ticket } = await judged();
      if (renew) await analyse(ticket.id);
      openai.script(async () => {
        classes.remove(ticket.id);
        await ai.context.bus.publish(
          ticketDeleted,
          newEvent(ticketDeleted, { ticketId: ticket.id }, { source: 'tickets', now: new Date() }),
        );
        return { kind: 'json', value: nothing };
      });
      expect(await analyse(ticket.id, renew)).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
      const left = await ai.context.database
        .collection('analyses')
        .countDocuments({ _id: { $eq: ticket.id } as never });
      expect(left).toBe(0);
      say({});
    }
  });
});
