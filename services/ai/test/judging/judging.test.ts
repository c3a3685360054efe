import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  changeJudgements,
  evaluateAnswer,
  generateFromText,
  getAnalysisSent,
  getJudgements,
  type JudgementChange,
  type Judgements,
  judgeTicket,
  limits,
  responseErased,
  responseSubmitted,
  responsesAnonymized,
  ticketDeleted,
} from '@exit-tickets/contracts';
import { startGatewayInFrontOf } from '@exit-tickets/gateway/testing';
import { loadConfig } from '@exit-tickets/service-kit';
import { serveMetrics } from '@exit-tickets/telemetry';
import {
  type ApiClient,
  answersSent,
  aQuestion,
  type FakeOpenAi,
  listen,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
  studentsAnswers,
  verdictsOn,
} from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildAi } from '../../src/app.ts';
import { aiConfig } from '../../src/config.ts';
import { type RunningAi, startAi } from '../support/ai.ts';
import { aClass, addResponse, Classes, type TestClass, teacherId } from '../support/classes.ts';
import { looksAgain } from '../support/looks-again.ts';

const classes = new Classes();
const atOnce = { judgingTimes: { settleMs: 0, maxWaitMs: 0, pollMs: 20 } };
const waitOptions = { timeout: 50_000 };
const question = aQuestion({ id: 'q1', text: 'Waarom is gras groen?' });
const core = 'Gras kaatst groen licht terug.';

let openai: FakeOpenAi;
/** Judges in the background. */
let ai: RunningAi;
/** Judges only when asked. */
let onDemand: RunningAi;
const environment = () => ({
  OPENAI_BASE_URL: openai.url,
  AI_RETRIES: '0',
  AI_TIMEOUT_SECONDS: '20',
  ANALYSIS_CLAIM_SECONDS: '1',
});
const started = async (more: Record<string, string> = {}): Promise<RunningAi> => {
  const running = await startAi({ ...environment(), ...more }, atOnce);
  await classes.serve(running.context);
  running.client.logInAs(running.context.sessions, teacherId);
  return running;
};
beforeAll(async () => {
  openai = await startFakeOpenAi();
  [ai, onDemand] = await Promise.all([started(), started({ AI_EVALUATE: 'on-demand' })]);
});
afterAll(async () => {
  await Promise.all([ai.context.close(), onDemand.context.close()]);
  await openai.close();
});

const answersIn = ({ data }: OpenAiRequest) => studentsAnswers(data);
const asked = (schema: string) => openai.requests.filter((request) => request.schema === schema);
const askedAbout = (text: string) =>
  asked('judging').flatMap((request) => answersIn(request).filter(({ answer }) => answer.includes(text)));

/** A model that takes everything with "terug" for right, and says so of the core that it was given. */
const judges = (request: OpenAiRequest): OpenAiReply => {
  if (request.schema === 'core') return { kind: 'json', value: { core, isOpinion: false } };
  const verdicts = verdictsOn(request.data, (answer) => ({
    reason: `Tegen: ${request.data.core ?? request.data.modelAnswer}`,
    verdict: answer.includes('terug') ? 'right' : 'wrong',
    misconception: answer.includes('terug') ? null : 'Gras neemt groen licht op',
  }));
  return { kind: 'json', value: { verdicts } };
};
beforeEach(() => openai.script(judges));

let word = 0;
/** Words that no other test uses, so that its requests can be told from theirs. */
const ownWords = (): string => {
  word += 1;
  return `w${String.fromCharCode(97 + (word % 26), 97 + Math.floor(word / 26))}xyz`;
};

const known = (answers: string[], questions = [question], names: string[] = []): TestClass => {
  const taught = aClass(
    questions,
    answers.map((answer) => questions.map(() => answer)),
    names,
  );
  classes.add(taught);
  return taught;
};
const idsOf = ({ responses }: TestClass, ...places: number[]): string[] =>
  places.map((place) => responses[place]?.id ?? '');
const tellResponse = async ({ context }: RunningAi, { ticket, responses }: TestClass, time = context.now()) => {
  const data = { ticketId: ticket.id, responseId: responses.at(-1)?.id ?? '', responseCount: responses.length };
  await context.bus.publish(responseSubmitted, newEvent(responseSubmitted, data, { source: 'responses', now: time }));
};
const read = async ({ ticket }: TestClass, { client }: { client: ApiClient } = ai) =>
  (await client.call(getJudgements, { params: { id: ticket.id } })).body;
const change = ({ ticket }: TestClass, body: Partial<JudgementChange>, { client }: { client: ApiClient } = ai) =>
  client.call(changeJudgements, { params: { id: ticket.id }, body });
const judge = ({ ticket }: TestClass, { client }: { client: ApiClient } = ai) =>
  client.call(judgeTicket, { params: { id: ticket.id } });
const wordingsOf = ({ questions }: Judgements, place = 0) =>
  questions[place]?.groups.flatMap(({ wordings }) => wordings) ?? [];
const verdictsOf = (judged: Judgements, place = 0) =>
  Object.fromEntries(
    wordingsOf(judged, place).map(({ answer, verdict, by }) => [answer, by ? [verdict, by] : verdict]),
  );
const jobs = ({ context }: RunningAi, { ticket }: TestClass) =>
  context.database.collection<{ _id: string }>('judging_jobs').countDocuments({ _id: ticket.id });
const claims = ({ context }: RunningAi, { ticket }: TestClass) =>
  context.database.collection<{ _id: string }>('judging_jobs').countDocuments({ _id: ticket.id, claim: { $ne: null } });
const documents = ({ context }: RunningAi, { ticket }: TestClass) =>
  context.database.collection('judgements').countDocuments({ ticketId: ticket.id });

describe('answers that come in', () => {
  test('are judged in the background, by a core that the model wrote', async () => {
    const taught = known(['het kaatst groen terug', 'het slurpt groen op']);
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect((await read(taught)).isJudging).toBe(false), waitOptions);
    const judged = await read(taught);
    expect(judged.questions[0]?.core).toEqual({ text: core, by: 'model' });
    expect(wordingsOf(judged)).toEqual([
      expect.objectContaining({ answer: 'het kaatst groen terug', verdict: 'right', by: 'model' }),
      expect.objectContaining({
        answer: 'het slurpt groen op',
        verdict: 'wrong',
        by: 'model',
        label: 'Gras neemt groen licht op',
        reason: `Tegen: ${core}`,
      }),
    ]);
    expect(judged).toMatchObject({ scope: 'answers', isJudging: false });
    // The job goes once its verdicts are stored.
    await vi.waitFor(async () => expect(await jobs(ai, taught)).toBe(0), waitOptions);
  });

  test('that say the same are asked once, also when one comes later', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`, `${own.toUpperCase()} terug.`, `${own} Terug`]);
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect(wordingsOf(await read(taught))[0]?.verdict).toBe('right'), waitOptions);
    addResponse(taught, [`${own} TERUG`]);
    addResponse(taught, [`nieuw ${own}`]);
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect(wordingsOf(await read(taught))[1]?.verdict).toBe('wrong'), waitOptions);
    expect(askedAbout(own).map(({ answer }) => answer)).toEqual([`${own} terug`, `nieuw ${own}`]);
  });

  test('wait until no more come, but not for ever', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const slow = await startAi(environment(), { judgingTimes: { settleMs: 5_000, maxWaitMs: 8_000, pollMs: 20 } });
    try {
      await classes.serve(slow.context);
      slow.client.logInAs(slow.context.sessions, teacherId);
      const { clock, database } = slow.context;
      for (let response = 0; response < 3; response++) {
        await tellResponse(slow, taught);
        expect(await read(taught, slow)).toMatchObject({ isJudging: true });
        const due = await database.collection('judging_jobs').countDocuments({ dueAt: { $lte: clock.now() } });
        expect(due).toBe(0);
        if (response < 2) clock.advance({ seconds: 4 });
      }
      expect(askedAbout(own)).toEqual([]);
      clock.advance({ seconds: 1 });
      await vi.waitFor(async () => expect(wordingsOf(await read(taught, slow))[0]?.verdict).toBe('right'), waitOptions);
    } finally {
      await slow.context.close();
    }
  });

  test('just before the model is asked for the earlier ones are judged too', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const slow = await startAi(environment(), { judgingTimes: { settleMs: 5_000, maxWaitMs: 8_000, pollMs: 20 } });
    try {
      await classes.serve(slow.context);
      slow.client.logInAs(slow.context.sessions, teacherId);
      classes.onNextReading(async () => {
        addResponse(taught, [`${own} op`]);
        await tellResponse(slow, taught);
      });
      expect(Object.keys(verdictsOf((await judge(taught, slow)).body))).toEqual([`${own} terug`]);
      slow.context.clock.advance({ seconds: 6 });
      const both = { [`${own} terug`]: ['right', 'model'], [`${own} op`]: ['wrong', 'model'] };
      await vi.waitFor(async () => expect(verdictsOf(await read(taught, slow))).toEqual(both), waitOptions);
    } finally {
      await slow.context.close();
    }
  });

  test('are judged behind the work that a teacher waits for', async () => {
    const taught = known(
      ['het kaatst groen terug'],
      [question, aQuestion({ id: 'q2', text: 'Waarom is bloed rood?' })],
    );
    const busy = await started({ AI_CONCURRENCY: '1' });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const order: (string | undefined)[] = [];
    openai.script(async (request) => {
      order.push(request.schema);
      await opened;
      return request.schema === 'questions' ? { kind: 'status', status: 500 } : judges(request);
    });
    try {
      await tellResponse(busy, taught);
      await vi.waitFor(() => expect(order).toEqual(['core']));
      const generating = await busy.client.fetch(generateFromText.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ content: 'Gras is groen, want het kaatst groen licht terug. '.repeat(5) }),
      });
      const reader = generating.body?.pipeThrough(new TextDecoderStream()).getReader();
      let told = '';
      while (!told.includes('queued')) told += (await reader?.read())?.value ?? '';
      open();
      await vi.waitFor(() => expect(order.slice(0, 3)).toEqual(['core', 'questions', 'core']));
      await vi.waitFor(async () => expect((await read(taught, busy)).isJudging).toBe(false), waitOptions);
    } finally {
      open();
      await busy.context.close();
    }
  });

  test('are counted for who scales: tickets that wait, that somebody is at, and requests for which nobody waits', async () => {
    const server = await serveMetrics({ host: '127.0.0.1', port: 0 });
    onTestFinished(server.close);
    const busy = await started({ AI_CONCURRENCY: '1' });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    openai.script(async (request) => {
      await opened;
      return judges(request);
    });
    const expectCounted = (due: number, claimed: number, requests: number) =>
      vi.waitFor(async () => {
        const text = await (await fetch(server.url)).text();
        expect(text).toContain(`exit_tickets_judging_jobs{state="due"} ${due}\n`);
        expect(text).toContain(`exit_tickets_judging_jobs{state="claimed"} ${claimed}\n`);
        expect(text).toContain(`exit_tickets_queue_waiting_tasks{queue="judging"} ${requests}\n`);
        expect(text).toContain('exit_tickets_queue_waiting_tasks{queue="model"} 0\n');
      }, waitOptions);
    try {
      await expectCounted(0, 0, 0);
      for (const own of Array.from({ length: 6 }, ownWords)) await tellResponse(busy, known([`${own} terug`]));
      // Four at a time, of which one is with the model.
      await expectCounted(2, 4, 3);
      open();
      await expectCounted(0, 0, 0);
    } finally {
      open();
      await busy.context.close();
    }
  });

  test('are judged later when they cannot be read: that is no failure of the model', async () => {
    const taught = known(['het kaatst groen terug']);
    const failed = Promise.withResolvers<void>();
    classes.onNextReading(async () => {
      failed.resolve();
      throw new AppError('service_unavailable');
    });
    await tellResponse(ai, taught);
    await failed.promise;
    expect(await read(taught)).not.toHaveProperty('failure');
    await vi.waitFor(async () => expect(await claims(ai, taught)).toBe(0), waitOptions);
    ai.context.clock.advance({ seconds: 31 });
    await vi.waitFor(async () => expect(wordingsOf(await read(taught))[0]?.verdict).toBe('right'), waitOptions);
  });

  test('to a question that asks for an opinion are never sent', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`], [aQuestion({ text: 'Wat vond je van deze les?' })]);
    const { body } = await judge(taught, onDemand);
    expect(body.questions[0]).toMatchObject({ hasVerdicts: false });
    expect(askedAbout(own)).toEqual([]);
  });

  test('of days ago, which a new bus tells again, cost no model anything', async () => {
    const taught = known(['het kaatst groen terug']);
    await tellResponse(ai, taught, new Date(ai.context.now().getTime() - 2 * 24 * 60 * 60_000));
    expect(await jobs(ai, taught)).toBe(0);
  });

  test('wait for their teacher when the model is only there on demand', async () => {
    const taught = known(['het kaatst groen terug']);
    await tellResponse(onDemand, taught);
    expect(await jobs(onDemand, taught)).toBe(0);
    expect(await read(taught, onDemand)).toMatchObject({ scope: 'answers', isJudging: false });
    const { status, body } = await judge(taught, onDemand);
    expect(status).toBe(200);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': ['right', 'model'] });
  });

  test.each([
    ['there is no model', {}, 'off'],
    ['the model is not to judge', { AI_EVALUATE: 'off', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, 'class'],
  ])('stay as they are when %s', async (_when, more, scope) => {
    const without = await startAi(more, atOnce);
    try {
      await classes.serve(without.context);
      without.client.logInAs(without.context.sessions, teacherId);
      const taught = known(['het kaatst groen terug']);
      await tellResponse(without, taught);
      expect(await jobs(without, taught)).toBe(0);
      const { status, body } = await judge(taught, without);
      expect(status).toBe(200);
      expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': 'unjudged' });
      expect(body).toMatchObject({ scope, isJudging: false });
    } finally {
      await without.context.close();
    }
  });
});

test('no name of the class is sent, and the teacher can read every request word for word', async () => {
  const own = ownWords();
  const taught = known([`${own} zegt Fatima Yilmaz, bel 0612345678`], [question], ['Fatima Yilmaz']);
  await judge(taught, onDemand);
  const { body } = await onDemand.client.call(getAnalysisSent, { params: { id: taught.ticket.id } });
  expect(body.requests.map(({ task, questionId }) => [task, questionId])).toEqual([
    ['core', 'q1'],
    ['judging', 'q1'],
  ]);
  const sent = asked('judging').find((request) => request.raw.includes(own));
  expect(body.requests[1]?.messages).toEqual(sent?.messages);
  expect(JSON.stringify(body.requests)).not.toMatch(/Fatima|Yilmaz|0612345678/i);
  const other = onDemand.newClient();
  other.logInAs(onDemand.context.sessions, 'teacher2');
  expect((await other.call(getAnalysisSent, { params: { id: taught.ticket.id } })).status).toBe(404);
});

test.each([
  'Fatima snapt dit.',
  'Zie www.antwoorden.nl voor de uitleg.',
  'Deze leerling is lui.',
  'Bijna iedereen denkt dit.',
  '8 van de 10 schreven dit.',
  'The pupil names the light and the grass.',
  'Bel 06 12345678.',
])('a reason or a label that is nothing for a teacher to read is left out, and the verdict stays: %s', async (said) => {
  const own = ownWords();
  const taught = known([`${own} op`], [question], ['Fatima Yilmaz']);
  openai.script((request) =>
    request.schema === 'core'
      ? judges(request)
      : {
          kind: 'json',
          value: {
            verdicts: verdictsOn(request.data, () => ({ verdict: 'wrong', reason: said, misconception: said })),
          },
        },
  );
  const [line] = wordingsOf((await judge(taught, onDemand)).body);
  expect(line).toMatchObject({ verdict: 'wrong', by: 'model' });
  expect(line?.reason ?? '').toBe('');
  expect(line).not.toHaveProperty('label');
});

describe('a model that fails', () => {
  test('leaves the answers unjudged and says why, until it is asked again', async () => {
    const taught = known(['het kaatst groen terug']);
    openai.reply({ kind: 'status', status: 500 });
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect((await read(taught)).failure).toBe('ai_unavailable'), waitOptions);
    expect(await read(taught)).toMatchObject({ isJudging: false });
    expect(verdictsOf(await read(taught))).toEqual({ 'het kaatst groen terug': 'unjudged' });
    const refused = await judge(taught);
    expect(refused).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    openai.script(judges);
    const { status, body } = await judge(taught);
    expect(status).toBe(200);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': ['right', 'model'] });
    expect(body).not.toHaveProperty('failure');
  });

  test('on answers whose verdict is known leaves a class unjudged and says that it is not sure', async () => {
    const taught = known(['het slurpt groen op']);
    const allRight = (request: OpenAiRequest): OpenAiReply => {
      if (request.schema === 'core') return judges(request);
      const verdicts = answersSent(request.data).map(({ id }) => ({
        id,
        reason: 'Goed.',
        verdict: 'right',
        misconception: null,
      }));
      return { kind: 'json', value: { verdicts } };
    };
    openai.script(allRight);
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect((await read(taught)).failure).toBe('ai_unsure'), waitOptions);
    expect(verdictsOf(await read(taught))).toEqual({ 'het slurpt groen op': 'unjudged' });
    expect(await judge(taught)).toMatchObject({ status: 502, body: { code: 'ai_unsure' } });
    const own = ownWords();
    const evaluated = await ai.client.call(evaluateAnswer, { body: { question: `Wat is ${own}?`, answer: own } });
    expect(evaluated).toMatchObject({ status: 200, body: { verdict: 'unjudged', isCorrect: false, score: 0 } });
  });

  test('to speak the language of the class has verdicts without a reason', async () => {
    const own = ownWords();
    const taught = known([`${own} rood`]);
    openai.script((request) => {
      if (request.schema === 'core') return judges(request);
      const said = {
        verdict: 'wrong',
        reason: 'The pupil says that the grass is red.',
        misconception: 'The grass is red because of the sun',
      };
      return { kind: 'json', value: { verdicts: verdictsOn(request.data, () => said) } };
    });
    const [line] = wordingsOf((await judge(taught, onDemand)).body);
    expect(line).toMatchObject({ verdict: 'wrong', by: 'model', reason: '' });
    expect(line).not.toHaveProperty('label');
  });

  test('with its budget half-way keeps what it said, and says why it says no more', async () => {
    const short = await started({ AI_EVALUATE: 'on-demand', AI_REQUESTS_PER_DAY: '2' });
    const guided = aQuestion({ id: 'q1', text: question.text, guide: { modelAnswer: core } });
    const many = Array.from({ length: limits.answersPerModelRequest + 40 }, (_, at) => `plant ${at + 2} kaatst terug`);
    const taught = known(many, [guided]);
    expect(await judge(taught, short)).toMatchObject({ status: 429, body: { code: 'ai_limit_reached' } });
    const judged = await read(taught, short);
    expect(judged).toMatchObject({ failure: 'ai_limit_reached', isJudging: false });
    const count = (verdict: string) => wordingsOf(judged).filter((line) => line.verdict === verdict).length;
    expect([count('right'), count('unjudged')]).toEqual([2 * limits.answersPerModelRequest, 10]);
    await short.context.close();
  });

  test('is asked again when the next answer comes', async () => {
    const taught = known(['het kaatst groen terug']);
    openai.reply({ kind: 'text', text: 'Sure!' });
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect((await read(taught)).failure).toBe('ai_invalid'), waitOptions);
    openai.script(judges);
    addResponse(taught, ['iets anders']);
    await tellResponse(ai, taught);
    const both = { 'het kaatst groen terug': ['right', 'model'], 'iets anders': ['wrong', 'model'] };
    await vi.waitFor(async () => expect(verdictsOf(await read(taught))).toEqual(both), waitOptions);
    expect(await read(taught)).not.toHaveProperty('failure');
  });

  test('for one question keeps what it said before, and judges the others', async () => {
    const own = ownWords();
    const many = Array.from(
      { length: 35 },
      (_, index) => `${own} ${String.fromCharCode(97 + (index % 26), 97 + index)}${own} terug`,
    );
    const taught = known(many, [question, aQuestion({ id: 'q2', text: 'Waarom is de lucht blauw?' })]);
    openai.script((request) =>
      String(request.data.question).includes('gras') && answersCount(request) < 30
        ? { kind: 'status', status: 500 }
        : judges(request),
    );
    const answersCount = (request: OpenAiRequest) => (request.schema === 'core' ? 30 : answersIn(request).length);
    expect((await judge(taught, onDemand)).body).toMatchObject({ code: 'ai_unavailable' });
    const judged = await read(taught, onDemand);
    const countOf = (place: number) => wordingsOf(judged, place).filter(({ verdict }) => verdict === 'right').length;
    expect([countOf(0), countOf(1)]).toEqual([30, 35]);
    openai.script(judges);
    expect(wordingsOf((await judge(taught, onDemand)).body).every(({ verdict }) => verdict === 'right')).toBe(true);
  });
});

describe('an answer that may be a concern', () => {
  const guided = aQuestion({ id: 'q1', text: question.text, guide: { modelAnswer: core } });
  /** A model that finds one where an answer tells of an uncle. */
  const finds = (request: OpenAiRequest): OpenAiReply => {
    const verdicts = verdictsOn(request.data, (answer) =>
      answer.includes('oom') ? { verdict: 'concern', reason: 'Zegt iets over een oom.' } : { verdict: 'wrong' },
    );
    return { kind: 'json', value: { verdicts } };
  };

  test('is found by a model without a reason or a label, also where words find none, and stays one by another core', async () => {
    openai.script(finds);
    const own = ownWords();
    const taught = known([`${own} van de zon`, `${own} bij mijn oom gebeurt iets raars`], [guided]);
    await judge(taught, onDemand);
    const [first] = wordingsOf(await read(taught, onDemand));
    expect(first).toEqual({
      answer: `${own} bij mijn oom gebeurt iets raars`,
      responseIds: idsOf(taught, 1),
      verdict: 'concern',
      by: 'model',
      reason: '',
    });
    const anew = await change(taught, { questions: [{ questionId: 'q1', core: 'Door bladgroen.' }] }, onDemand);
    expect(verdictsOf(anew.body)).toEqual({
      [`${own} bij mijn oom gebeurt iets raars`]: ['concern', 'model'],
      [`${own} van de zon`]: 'unjudged',
    });
  });

  test('that words find goes to no model before its teacher says that it is none', async () => {
    openai.script(finds);
    const own = ownWords();
    const taught = known([`${own} van de zon`, `${own} ik wil dood`], [guided]);
    await judge(taught, onDemand);
    expect(askedAbout(own).map(({ answer }) => answer)).toEqual([`${own} van de zon`]);
    await change(
      taught,
      { marks: [{ questionId: 'q1', responseIds: idsOf(taught, 1), verdict: 'unjudged' }] },
      onDemand,
    );
    await judge(taught, onDemand);
    expect(verdictsOf(await read(taught, onDemand))).toMatchObject({ [`${own} ik wil dood`]: ['wrong', 'model'] });
  });

  test('that its teacher does not take for one is not asked about again', async () => {
    openai.script(finds);
    const own = ownWords();
    const taught = known([`${own} mijn oom is tuinman`], [guided]);
    await judge(taught, onDemand);
    await change(
      taught,
      { marks: [{ questionId: 'q1', responseIds: idsOf(taught, 0), verdict: 'unjudged' }] },
      onDemand,
    );
    const { body } = await judge(taught, onDemand);
    expect(verdictsOf(body)).toEqual({ [`${own} mijn oom is tuinman`]: 'unjudged' });
    expect(askedAbout(own)).toHaveLength(1);
  });
});

describe('the core of a question', () => {
  const answers = ['het kaatst groen terug', 'het slurpt groen op'];

  test('that changes drops what the model said by the old one, has it judged anew, and keeps the marks', async () => {
    const taught = known(answers);
    await judge(taught);
    await change(taught, { marks: [{ questionId: 'q1', responseIds: idsOf(taught, 1), verdict: 'partly' }] });
    const { body } = await change(taught, { questions: [{ questionId: 'q1', core: 'Groen wordt niet opgenomen.' }] });
    expect(verdictsOf(body)).toEqual({ [answers[0] ?? '']: 'unjudged', [answers[1] ?? '']: ['partly', 'teacher'] });
    expect(body.isJudging).toBe(true);
    await vi.waitFor(async () => expect((await read(taught)).isJudging).toBe(false), waitOptions);
    const [first, second] = wordingsOf(await read(taught));
    expect(first).toMatchObject({ verdict: 'right', by: 'model', reason: 'Tegen: Groen wordt niet opgenomen.' });
    expect(second).toMatchObject({ verdict: 'partly', by: 'teacher' });
  });

  test('that the teacher takes over word for word leaves the verdicts', async () => {
    const taught = known(answers);
    const before = (await judge(taught)).body;
    const { body } = await change(taught, { questions: [{ questionId: 'q1', core }] });
    expect(body.questions[0]?.core).toEqual({ text: core, by: 'teacher' });
    expect(verdictsOf(body)).toEqual(verdictsOf(before));
  });

  test('that changes while the model judges by the old one is the one that counts', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    openai.script(async (request) => {
      if (request.schema === 'judging' && request.data.core === core) {
        held.resolve();
        await released.promise;
      }
      return judges(request);
    });
    const judging = judge(taught, onDemand);
    await held.promise;
    await change(taught, { questions: [{ questionId: 'q1', core: 'Een andere kern.' }] }, onDemand);
    released.resolve();
    expect((await judging).status).toBe(200);
    const reasons = wordingsOf(await read(taught, onDemand)).map(({ reason }) => reason);
    expect(reasons).toEqual(['Tegen: Een andere kern.']);
  });

  test('is the model answer of the teacher, where there is one: the model is not asked, and cannot contradict it', async () => {
    const own = ownWords();
    const modelAnswer = 'Groen licht kaatst terug.';
    const taught = known([`${own} terug`], [aQuestion({ id: 'q1', text: question.text, guide: { modelAnswer } })]);
    const before = asked('core').length;
    const { body } = await judge(taught, onDemand);
    expect(asked('core')).toHaveLength(before);
    expect(body.questions[0]?.core).toEqual({ text: modelAnswer, by: 'guide' });
    expect(wordingsOf(body)).toMatchObject([{ verdict: 'right', reason: `Tegen: ${modelAnswer}` }]);
  });

  test('is none where the model sees an opinion: it says so and judges nothing, and only the teacher makes it one', async () => {
    const own = ownWords();
    const taught = known([`${own} leuk`]);
    openai.script((request) =>
      request.schema === 'core' ? { kind: 'json', value: { core: '', isOpinion: true } } : judges(request),
    );
    const { body } = await judge(taught, onDemand);
    expect(body.questions[0]).toMatchObject({ hasVerdicts: true, isOpinionToModel: true });
    expect(verdictsOf(body)).toEqual({ [`${own} leuk`]: 'unjudged' });
    const before = openai.requests.length;
    await judge(taught, onDemand);
    expect(openai.requests).toHaveLength(before);
    const opinion = await change(taught, { questions: [{ questionId: 'q1', isOpinion: true }] }, onDemand);
    expect(opinion.body.questions[0]).toMatchObject({ hasVerdicts: false });
    expect(opinion.body.questions[0]).not.toHaveProperty('isOpinionToModel');
    await change(taught, { questions: [{ questionId: 'q1', isOpinion: false }] }, onDemand);
    const judged = (await judge(taught, onDemand)).body;
    expect(judged.questions[0]).toMatchObject({ hasVerdicts: true });
    expect(judged.questions[0]).not.toHaveProperty('isOpinionToModel');
    expect(verdictsOf(judged)).toEqual({ [`${own} leuk`]: ['wrong', 'model'] });
  });

  test('that the teacher writes has a question judged that was an opinion to the model', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    openai.script((request) =>
      request.schema === 'core' ? { kind: 'json', value: { core: '', isOpinion: true } } : judges(request),
    );
    await judge(taught, onDemand);
    await change(taught, { questions: [{ questionId: 'q1', core }] }, onDemand);
    expect(verdictsOf((await judge(taught, onDemand)).body)).toEqual({ [`${own} terug`]: ['right', 'model'] });
  });
});

describe('a ticket', () => {
  test('is judged by one at a time: who comes second waits, and asks nothing again', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const replies = await Promise.all([judge(taught, onDemand), judge(taught, onDemand), judge(taught, onDemand)]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(verdictsOf(body)).toEqual({ [`${own} terug`]: ['right', 'model'] });
    }
    expect(askedAbout(own)).toHaveLength(1);
  });

  test('keeps who waits for its judging waiting when the clock is set ahead', async () => {
    const taught = known(['het kaatst groen terug']);
    const { clock, database } = onDemand.context;
    const claim = { owner: 'crashed', expiresAt: new Date(clock.now().getTime() + 20_000) };
    await database.collection<{ _id: string }>('judging_jobs').insertOne({ _id: taught.ticket.id, claim } as never);
    const judging = judge(taught, onDemand);
    await looksAgain(onDemand.context, 'JudgingJob');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await looksAgain(onDemand.context, 'JudgingJob');
    clock.advance({ seconds: 21 });
    expect((await judging).status).toBe(200);
  });

  test('that is deleted while it is judged leaves nothing behind', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    openai.script(async (request) => {
      held.resolve();
      await released.promise;
      return judges(request);
    });
    const judging = judge(taught, onDemand);
    await held.promise;
    const { bus, now } = onDemand.context;
    const ticketId = taught.ticket.id;
    classes.remove(ticketId);
    await bus.publish(ticketDeleted, newEvent(ticketDeleted, { ticketId }, { source: 'tickets', now: now() }));
    released.resolve();
    expect(await judging).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect([await documents(onDemand, taught), await jobs(onDemand, taught)]).toEqual([0, 0]);
  });

  test('that is made anonymous while it is judged leaves nothing behind', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    openai.script(async (request) => {
      held.resolve();
      await released.promise;
      return judges(request);
    });
    const judging = judge(taught, onDemand);
    await held.promise;
    const { bus, now, database } = onDemand.context;
    const ticketId = taught.ticket.id;
    const data = { ticketId, anonymizedAt: now().toISOString(), responseCount: 1, removals: 1, tallies: [] };
    await bus.publish(responsesAnonymized, newEvent(responsesAnonymized, data, { source: 'responses', now: now() }));
    await vi.waitFor(async () => expect(await documents(onDemand, taught)).toBe(0), waitOptions);
    released.resolve();
    expect((await judging).status).toBe(404);
    expect([await documents(onDemand, taught), await jobs(onDemand, taught)]).toEqual([0, 0]);
    expect(JSON.stringify(await database.collection('analyses').find().toArray())).not.toContain(own);
  });

  test('of which a response is erased while it is judged keeps nothing about that', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`, `${own} heen`]);
    const [gone] = taught.responses;
    const ticketId = taught.ticket.id;
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    openai.script(async (request) => {
      held.resolve();
      await released.promise;
      return judges(request);
    });
    const judging = judge(taught, onDemand);
    await held.promise;
    const { bus, now, database } = onDemand.context;
    taught.responses.shift();
    const data = { ticketId, responseId: gone?.id ?? '' };
    await bus.publish(responseErased, newEvent(responseErased, data, { source: 'responses', now: now() }));
    released.resolve();
    expect((await judging).status).toBe(200);
    const stored = JSON.stringify(await database.collection('judgements').find({ ticketId }).toArray());
    expect(stored).not.toContain(gone?.id);
    expect(stored).not.toContain(`${own} terug`);
    expect(stored).toContain(taught.responses[0]?.id);
  });

  test('of which more responses are erased while it is judged than can be noted is judged anew', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`, `${own} heen`]);
    const [gone] = taught.responses;
    const ticketId = taught.ticket.id;
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    openai.script(async (request) => {
      if (request.schema !== 'judging') return judges(request);
      held.resolve();
      await released.promise;
      return judges(request);
    });
    await tellResponse(ai, taught);
    await held.promise;
    const { bus, now, database } = ai.context;
    const job = database.collection<{ _id: string; erased: string[] }>('judging_jobs');
    const others = Array.from({ length: limits.responsesPerTicket }, (_, index) => `other-${index}`);
    await job.updateOne({ _id: ticketId }, { $set: { erased: others } });
    taught.responses.shift();
    const data = { ticketId, responseId: gone?.id ?? '' };
    await bus.publish(responseErased, newEvent(responseErased, data, { source: 'responses', now: now() }));
    expect((await job.findOne({ _id: ticketId }))?.erased).toEqual(others);
    released.resolve();
    await vi.waitFor(async () => expect(await jobs(ai, taught)).toBe(0), waitOptions);
    expect(verdictsOf(await read(taught))).toEqual({ [`${own} heen`]: ['wrong', 'model'] });
    const stored = JSON.stringify(await database.collection('judgements').find({ ticketId }).toArray());
    expect(stored).not.toContain(gone?.id);
    expect(stored).not.toContain(`${own} terug`);
    expect(askedAbout(`${own} heen`)).toHaveLength(2);
  });

  test('that was deleted before its answers were judged leaves nothing behind either', async () => {
    const taught = known(['het kaatst groen terug']);
    classes.remove(taught.ticket.id);
    await tellResponse(ai, taught);
    await vi.waitFor(async () => expect(await jobs(ai, taught)).toBe(0), waitOptions);
    expect(await documents(ai, taught)).toBe(0);
  });

  test('whose judging crashed is taken up again once the claim has run out', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const crashed = await started();
    try {
      const { clock, database } = crashed.context;
      const claim = { owner: 'crashed', expiresAt: new Date(clock.now().getTime() + 20_000) };
      await database.collection<{ _id: string }>('judging_jobs').insertOne({ _id: taught.ticket.id, claim } as never);
      expect(await read(taught, crashed)).toMatchObject({ isJudging: true });
      expect(askedAbout(own)).toEqual([]);
      clock.advance({ seconds: 21 });
      await vi.waitFor(
        async () => expect(wordingsOf(await read(taught, crashed))[0]?.verdict).toBe('right'),
        waitOptions,
      );
    } finally {
      await crashed.context.close();
    }
  });

  test('whose judging ends its process three times is left alone and says so, until somebody asks', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const crashed = await started();
    try {
      const { clock, database } = crashed.context;
      const claim = { owner: 'crashed', expiresAt: clock.now() };
      const all = database.collection<{ _id: string }>('judging_jobs');
      await all.insertOne({ _id: taught.ticket.id, claim, lost: 2 } as never);
      const failure = async () => (await read(taught, crashed)).failure;
      await vi.waitFor(async () => expect(await failure()).toBe('judging_gave_up'), waitOptions);
      expect(await read(taught, crashed)).toMatchObject({ isJudging: false });
      addResponse(taught, [`${own} ook terug`]);
      await tellResponse(crashed, taught);
      expect(await read(taught, crashed)).toMatchObject({ isJudging: false, failure: 'judging_gave_up' });
      expect(askedAbout(own)).toEqual([]);
      const { status, body } = await judge(taught, crashed);
      expect({ status, failure: body.failure }).toEqual({ status: 200, failure: undefined });
      expect(wordingsOf(body).map(({ verdict }) => verdict)).toEqual(['right', 'right']);
    } finally {
      await crashed.context.close();
    }
  });

  test('is judged by one also when another replica has a clock that is ahead', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`]);
    const replica = async (aheadMs: number) => {
      const context = await onDemand.context.fork({ now: () => new Date(Date.now() + aheadMs) });
      await classes.serve(context);
      await buildAi(loadConfig(aiConfig, environment()), context, atOnce);
      return context;
    };
    const [here, ahead] = [await replica(0), await replica(120_000)];
    try {
      const held = Promise.withResolvers<void>();
      openai.script(async (request) => {
        await held.promise;
        return judges(request);
      });
      const before = asked('core').length;
      const [responseId = ''] = idsOf(taught, 0);
      const event = { ticketId: taught.ticket.id, responseId, responseCount: 1 };
      await here.bus.publish(
        responseSubmitted,
        newEvent(responseSubmitted, event, { source: 'responses', now: new Date() }),
      );
      await vi.waitFor(() => expect(asked('core').length).toBeGreaterThan(before), waitOptions);
      for (let times = 0; times < 4; times += 1) await looksAgain(ahead, 'JudgingJob');
      expect(asked('core')).toHaveLength(before + 1);
      held.resolve();
      const verdict = async () => wordingsOf(await read(taught, onDemand))[0]?.verdict;
      await vi.waitFor(async () => expect(await verdict()).toBe('right'), waitOptions);
      expect(askedAbout(own)).toHaveLength(1);
    } finally {
      await Promise.all([here.close(), ahead.close()]);
    }
  });

  test('keeps its verdicts when the service starts anew, which asks nothing again', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`, `${own} op`]);
    await judge(taught, onDemand);
    await change(taught, { marks: [{ questionId: 'q1', responseIds: idsOf(taught, 1), verdict: 'right' }] }, onDemand);
    const before = await read(taught, onDemand);
    const context = await onDemand.context.fork();
    await classes.serve(context);
    const anew = await buildAi(loadConfig(aiConfig, { ...environment(), AI_EVALUATE: 'on-demand' }), context);
    const gateway = await startGatewayInFrontOf('ai', await listen(anew), context);
    try {
      const client = gateway.client();
      client.logInAs(context.sessions, teacherId);
      expect(await read(taught, { client })).toEqual(before);
      expect((await judge(taught, { client })).body).toEqual(before);
      expect(askedAbout(own)).toHaveLength(2);
    } finally {
      await context.close();
    }
  });

  test('of which a mark is given while it is judged keeps the mark', async () => {
    const taught = known(['het kaatst groen terug']);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    openai.script(async (request) => {
      if (request.schema === 'judging') {
        held.resolve();
        await released.promise;
      }
      return judges(request);
    });
    const judging = judge(taught, onDemand);
    await held.promise;
    const mark = { questionId: 'q1', responseIds: idsOf(taught, 0) };
    await change(taught, { marks: [{ ...mark, verdict: 'wrong' }] }, onDemand);
    released.resolve();
    expect(verdictsOf((await judging).body)).toEqual({ 'het kaatst groen terug': ['wrong', 'teacher'] });
    const { body } = await change(taught, { marks: [{ ...mark, verdict: null }] }, onDemand);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': ['right', 'model'] });
  });

  test('tells the stages of its judging', async () => {
    const taught = known(['het kaatst groen terug', 'het slurpt groen op']);
    const response = await onDemand.client.fetch(judgeTicket.path.replace(':id', taught.ticket.id), {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
    });
    const text = await response.text();
    const told = [...text.matchAll(/event: progress\ndata: (.*)/g)].map(([, data = '{}']) => JSON.parse(data));
    expect(told.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['reading', 'judging']));
    expect(told.at(-1)).toEqual({ stage: 'judging', done: 2, total: 2 });
    expect(text).toContain('event: result');
  });

  test('of 500 responses to five questions is judged to the end', async () => {
    const five = Array.from({ length: 5 }, (_, index) =>
      aQuestion({ id: `q${index + 1}`, text: `Vraag ${index + 1}?` }),
    );
    const answers = Array.from({ length: limits.responsesPerTicket }, (_, index) => `antwoord ${index % 120} terug`);
    const taught = known(answers, five);
    const { status, body } = await judge(taught, onDemand);
    expect(status).toBe(200);
    for (let place = 0; place < 5; place++) {
      const wordings = wordingsOf(body, place);
      expect(wordings.flatMap(({ responseIds }) => responseIds)).toHaveLength(limits.responsesPerTicket);
      expect(wordings.every(({ verdict, by }) => verdict === 'right' && by === 'model')).toBe(true);
    }
  }, 120_000);
});

describe('a single answer', () => {
  const evaluate = (answer: string, own: string) =>
    onDemand.client.call(evaluateAnswer, { body: { question: `Waarom is ${own} groen?`, answer } });
  const ownQuestion = (own: string) =>
    aQuestion({ id: 'q7', text: `Waarom is ${own} groen?`, guide: { modelAnswer: 'Groen licht kaatst terug.' } });

  test('has the verdict that the same answer has in a class of this teacher, the teacher’s first', async () => {
    const own = ownWords();
    const taught = known([`${own} terug`, `${own} op`], [ownQuestion(own)]);
    await judge(taught, onDemand);
    const mark = { questionId: 'q7', responseIds: idsOf(taught, 1), verdict: 'partly' as const };
    await change(taught, { marks: [mark] }, onDemand);
    const before = openai.requests.length;
    expect((await evaluate(`${own} Terug!`, own)).body).toEqual({
      verdict: 'right',
      isCorrect: true,
      score: 90,
      explanation: 'Tegen: Groen licht kaatst terug.',
    });
    expect((await evaluate(`${own} op`, own)).body).toEqual({
      verdict: 'partly',
      isCorrect: false,
      score: 55,
      // The misconception that the model named stays between wrong and partly right.
      explanation: 'Gras neemt groen licht op',
    });
    expect(openai.requests).toHaveLength(before);
  });

  test('is compared with the answers to its own question, and no others are read', async () => {
    const own = ownWords();
    const others = Array.from({ length: 3 }, (_, n) => aQuestion({ id: `q${n}` }));
    const taught = known([`${own} terug`, 'een', 'twee', 'drie'], [ownQuestion(own), ...others]);
    await judge(taught, onDemand);
    const before = classes.answersGiven;
    expect((await evaluate(`${own} Terug!`, own)).body).toMatchObject({ verdict: 'right' });
    expect(classes.answersGiven - before).toBe(taught.responses.length);
  });

  test('that nobody gave yet is judged by the model, once', async () => {
    const own = ownWords();
    expect((await evaluate(`${own} terug`, own)).body).toMatchObject({ verdict: 'right', isCorrect: true, score: 90 });
    expect((await evaluate(`${own} terug`, own)).body).toMatchObject({ verdict: 'right' });
    expect(askedAbout(own)).toHaveLength(1);
  });

  test('is sent without telephone numbers, mail addresses and titled names, as those of a class are', async () => {
    const own = ownWords();
    await evaluate(`${own} terug, bel meneer Jansen op 06-12345678 of noor@school.nl`, own);
    expect(askedAbout(own)).toMatchObject([{ answer: `${own} terug, bel meneer […] op […] of […]` }]);
    expect(openai.requests.map(({ raw }) => raw).join()).not.toMatch(/Jansen|12345678|noor@/);
  });

  test('is sent without the names of the class that it is of, and of no class of somebody else', async () => {
    const own = ownWords();
    const { ticket } = known(['terug'], [question], ['Yusra Demir']);
    const body = { question: `Waarom is ${own} groen?`, answer: `${own} terug zegt yusra` };
    const evaluateIn = (ticketId: string, client = onDemand.client) =>
      client.call(evaluateAnswer, { body: { ...body, ticketId } });
    expect((await evaluateIn(ticket.id)).body).toMatchObject({ verdict: 'right' });
    expect(askedAbout(own)).toMatchObject([{ answer: `${own} terug zegt […]` }]);
    const other = onDemand.newClient();
    other.logInAs(onDemand.context.sessions, 'teacher2');
    for (const refused of [await evaluateIn(ticket.id, other), await evaluateIn('t-none')])
      expect(refused).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
  });

  test('has no reason that nobody should read', async () => {
    const own = ownWords();
    openai.script((request) => {
      if (request.schema === 'core') return { kind: 'json', value: { core, isOpinion: false } };
      const reason = 'Bijna de hele klas weet dit, zie www.wiki.nl.';
      return { kind: 'json', value: { verdicts: verdictsOn(request.data, () => ({ verdict: 'wrong', reason })) } };
    });
    expect((await evaluate(`${own} rood`, own)).body).toMatchObject({
      verdict: 'wrong',
      explanation: expect.not.stringMatching(/klas|wiki/),
    });
  });

  test('that may be a concern says so, and is sent to nobody', async () => {
    const own = ownWords();
    expect((await evaluate(`${own} ik wil dood`, own)).body).toEqual({
      verdict: 'concern',
      isCorrect: false,
      score: 0,
      explanation: 'Lees dit antwoord zelf: misschien heeft wie dit schreef hulp van een volwassene nodig.',
    });
    expect(askedAbout(own)).toEqual([]);
  });

  test('is judged by nothing that another teacher marked', async () => {
    const own = ownWords();
    const taught = known([`${own} op`], [ownQuestion(own)]);
    const mark = { questionId: 'q7', responseIds: idsOf(taught, 0), verdict: 'right' as const };
    await change(taught, { marks: [mark] }, onDemand);
    const other = onDemand.newClient();
    other.logInAs(onDemand.context.sessions, 'teacher2');
    const body = { question: `Waarom is ${own} groen?`, answer: `${own} op` };
    expect((await other.call(evaluateAnswer, { body })).body).toMatchObject({ verdict: 'wrong' });
  });

  test('has the code of the model’s failure when it fails', async () => {
    const own = ownWords();
    openai.reply({ kind: 'status', status: 500 });
    expect(await evaluate(`${own} terug`, own)).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
  });
});
