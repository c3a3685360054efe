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
  type Mark,
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
  type SaidVerdict,
  startFakeOpenAi,
  studentsAnswers,
  verdictsOn,
} from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildAi } from '../../src/app.ts';
import { aiConfig } from '../../src/config.ts';
import type { AiOptions } from '../../src/create-context.ts';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { waitForClaimRetries } from '../support/claim-retries.ts';
import { aClass, addResponse, Classes, type TestClass, teacherId } from '../support/classes.ts';

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
beforeAll(async () => {
  openai = await startFakeOpenAi();
  [ai, onDemand] = await Promise.all([
    startAiWith(classes, environment(), atOnce),
    startAiWith(classes, { ...environment(), AI_EVALUATE: 'on-demand' }, atOnce),
  ]);
});
afterAll(async () => {
  await Promise.all([ai.context.close(), onDemand.context.close()]);
  await openai.close();
});

/** Another service, for one test. */
const startAnother = async (more: Record<string, string> = {}, options: AiOptions = atOnce): Promise<RunningAi> => {
  const running = await startAiWith(classes, { ...environment(), ...more }, options);
  onTestFinished(() => running.context.close());
  return running;
};
/** Waits for more answers, but not for longer than the maximum. */
const startSlow = () => startAnother({}, { judgingTimes: { settleMs: 5_000, maxWaitMs: 8_000, pollMs: 20 } });

const answersIn = ({ data }: OpenAiRequest) => studentsAnswers(data);
const requestsWith = (schema: string) => openai.requests.filter((request) => request.schema === schema);
const answersSentWith = (text: string) =>
  requestsWith('judging').flatMap((request) => answersIn(request).filter(({ answer }) => answer.includes(text)));

/** A model that finds every answer with "terug" right, and quotes the core that it was given. */
const judgingReply = (request: OpenAiRequest): OpenAiReply => {
  if (request.schema === 'core') return { kind: 'json', value: { core, isOpinion: false } };
  const verdicts = verdictsOn(request.data, (answer) => ({
    reason: `Tegen: ${request.data.core ?? request.data.modelAnswer}`,
    verdict: answer.includes('terug') ? 'right' : 'wrong',
    misconception: answer.includes('terug') ? null : 'Gras neemt groen licht op',
  }));
  return { kind: 'json', value: { verdicts } };
};
beforeEach(() => openai.script(judgingReply));

/** Has the model keep these requests waiting until it is resumed, at the latest when the test ends. */
const pauseModel = (isHeld: (request: OpenAiRequest) => boolean = () => true) => {
  const { promise: paused, resolve: pause } = Promise.withResolvers<void>();
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
  openai.script(async (request) => {
    if (isHeld(request)) {
      pause();
      await resumed;
    }
    return judgingReply(request);
  });
  onTestFinished(() => resume());
  return { paused, resume };
};

/** A model that takes every question for one that asks for an opinion. */
const takesForOpinion = (request: OpenAiRequest): OpenAiReply =>
  request.schema === 'core' ? { kind: 'json', value: { core: '', isOpinion: true } } : judgingReply(request);

/** A model that gives every answer this verdict. */
const saysOfAll =
  (said: Pick<SaidVerdict, 'verdict'> & Partial<SaidVerdict>) =>
  (request: OpenAiRequest): OpenAiReply =>
    request.schema === 'core'
      ? judgingReply(request)
      : { kind: 'json', value: { verdicts: verdictsOn(request.data, () => said) } };

let wordCount = 0;
/** A word that no other test uses, so that the requests of a test can be found. */
const uniqueWord = (): string => {
  wordCount += 1;
  return `w${String.fromCharCode(97 + (wordCount % 26), 97 + Math.floor(wordCount / 26))}xyz`;
};

const addClass = (answers: string[], questions = [question], names: string[] = []): TestClass => {
  const testClass = aClass(
    questions,
    answers.map((answer) => questions.map(() => answer)),
    names,
  );
  classes.add(testClass);
  return testClass;
};
const idsOf = ({ responses }: TestClass, ...places: number[]): string[] =>
  places.map((place) => responses[place]?.id ?? '');
const publishResponse = async ({ context }: RunningAi, { ticket, responses }: TestClass, time = context.now()) => {
  const data = { ticketId: ticket.id, responseId: responses.at(-1)?.id ?? '', responseCount: responses.length };
  await context.bus.publish(responseSubmitted, newEvent(responseSubmitted, data, { source: 'responses', now: time }));
};
const read = async ({ ticket }: TestClass, { client }: { client: ApiClient } = ai) =>
  (await client.call(getJudgements, { params: { id: ticket.id } })).body;
const change = ({ ticket }: TestClass, body: Partial<JudgementChange>, { client }: { client: ApiClient } = ai) =>
  client.call(changeJudgements, { params: { id: ticket.id }, body });
/** Marks the answer to the first question in this place. */
const mark = (testClass: TestClass, place: number, verdict: Mark['verdict'], from?: { client: ApiClient }) => {
  const questionId = testClass.ticket.questions[0]?.id ?? '';
  return change(testClass, { marks: [{ questionId, responseIds: idsOf(testClass, place), verdict }] }, from);
};
const judge = ({ ticket }: TestClass, { client }: { client: ApiClient } = ai) =>
  client.call(judgeTicket, { params: { id: ticket.id } });
const wordingsOf = ({ questions }: Judgements, place = 0) =>
  questions[place]?.groups.flatMap(({ wordings }) => wordings) ?? [];
const waitUntilRight = (testClass: TestClass, from?: { client: ApiClient }) =>
  vi.waitFor(async () => expect(wordingsOf(await read(testClass, from))[0]?.verdict).toBe('right'), waitOptions);
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

describe('submitted answers', () => {
  test('are judged in the background against a core that the model wrote', async () => {
    const testClass = addClass(['het kaatst groen terug', 'het slurpt groen op']);
    await publishResponse(ai, testClass);
    await vi.waitFor(async () => expect((await read(testClass)).isJudging).toBe(false), waitOptions);
    const judged = await read(testClass);
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
    // The job is deleted after its verdicts are stored.
    await vi.waitFor(async () => expect(await jobs(ai, testClass)).toBe(0), waitOptions);
  });

  test('that say the same are sent to the model once, also when one arrives later', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`, `${own.toUpperCase()} terug.`, `${own} Terug`]);
    await publishResponse(ai, testClass);
    await waitUntilRight(testClass);
    addResponse(testClass, [`${own} TERUG`]);
    addResponse(testClass, [`nieuw ${own}`]);
    await publishResponse(ai, testClass);
    await vi.waitFor(async () => expect(wordingsOf(await read(testClass))[1]?.verdict).toBe('wrong'), waitOptions);
    expect(answersSentWith(own).map(({ answer }) => answer)).toEqual([`${own} terug`, `nieuw ${own}`]);
  });

  test('wait while more arrive, but no longer than the maximum wait', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const slow = await startSlow();
    const { clock, database } = slow.context;
    for (let response = 0; response < 3; response++) {
      await publishResponse(slow, testClass);
      expect(await read(testClass, slow)).toMatchObject({ isJudging: true });
      const due = await database.collection('judging_jobs').countDocuments({ dueAt: { $lte: clock.now() } });
      expect(due).toBe(0);
      if (response < 2) clock.advance({ seconds: 4 });
    }
    expect(answersSentWith(own)).toEqual([]);
    clock.advance({ seconds: 1 });
    await waitUntilRight(testClass, slow);
  });

  test('that arrive while earlier ones are being judged are judged too', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const slow = await startSlow();
    classes.onNextReading(async () => {
      addResponse(testClass, [`${own} op`]);
      await publishResponse(slow, testClass);
    });
    expect(Object.keys(verdictsOf((await judge(testClass, slow)).body))).toEqual([`${own} terug`]);
    slow.context.clock.advance({ seconds: 6 });
    const both = { [`${own} terug`]: ['right', 'model'], [`${own} op`]: ['wrong', 'model'] };
    await vi.waitFor(async () => expect(verdictsOf(await read(testClass, slow))).toEqual(both), waitOptions);
  });

  test('are judged with lower priority than work that a teacher waits for', async () => {
    const testClass = addClass(
      ['het kaatst groen terug'],
      [question, aQuestion({ id: 'q2', text: 'Waarom is bloed rood?' })],
    );
    const busy = await startAnother({ AI_CONCURRENCY: '1' });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    onTestFinished(() => open());
    const order: (string | undefined)[] = [];
    openai.script(async (request) => {
      order.push(request.schema);
      await opened;
      return request.schema === 'questions' ? { kind: 'status', status: 500 } : judgingReply(request);
    });
    await publishResponse(busy, testClass);
    await vi.waitFor(() => expect(order).toEqual(['core']));
    const generating = await busy.client.fetch(generateFromText.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ content: 'Gras is groen, want het kaatst groen licht terug. '.repeat(5) }),
    });
    const reader = generating.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('queued')) received += (await reader?.read())?.value ?? '';
    open();
    await vi.waitFor(() => expect(order.slice(0, 3)).toEqual(['core', 'questions', 'core']));
    await vi.waitFor(async () => expect((await read(testClass, busy)).isJudging).toBe(false), waitOptions);
  });

  test('are counted in metrics: due tickets, claimed tickets and waiting model requests', async () => {
    const server = await serveMetrics({ host: '127.0.0.1', port: 0 });
    onTestFinished(server.close);
    const busy = await startAnother({ AI_CONCURRENCY: '1' });
    const { resume } = pauseModel();
    const expectCounted = (due: number, claimed: number, requests: number) =>
      vi.waitFor(async () => {
        const text = await (await fetch(server.url)).text();
        expect(text).toContain(`exit_tickets_judging_jobs{state="due"} ${due}\n`);
        expect(text).toContain(`exit_tickets_judging_jobs{state="claimed"} ${claimed}\n`);
        expect(text).toContain(`exit_tickets_queue_waiting_tasks{queue="judging"} ${requests}\n`);
        expect(text).toContain('exit_tickets_queue_waiting_tasks{queue="model"} 0\n');
      }, waitOptions);
    await expectCounted(0, 0, 0);
    for (const own of Array.from({ length: 6 }, uniqueWord)) await publishResponse(busy, addClass([`${own} terug`]));
    // Four tickets at a time; one of their requests is at the model.
    await expectCounted(2, 4, 3);
    resume();
    await expectCounted(0, 0, 0);
  });

  test('are judged later when reading them fails, which is not reported as a failure of the model', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    const failed = Promise.withResolvers<void>();
    classes.onNextReading(async () => {
      failed.resolve();
      throw new AppError('service_unavailable');
    });
    await publishResponse(ai, testClass);
    await failed.promise;
    expect(await read(testClass)).not.toHaveProperty('failure');
    await vi.waitFor(async () => expect(await claims(ai, testClass)).toBe(0), waitOptions);
    ai.context.clock.advance({ seconds: 31 });
    await waitUntilRight(testClass);
  });

  test('to a question that asks for an opinion are never sent', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`], [aQuestion({ text: 'Wat vond je van deze les?' })]);
    const { body } = await judge(testClass, onDemand);
    expect(body.questions[0]).toMatchObject({ hasVerdicts: false });
    expect(answersSentWith(own)).toEqual([]);
  });

  test('start no judging when a new bus redelivers their event after days', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    await publishResponse(ai, testClass, new Date(ai.context.now().getTime() - 2 * 24 * 60 * 60_000));
    expect(await jobs(ai, testClass)).toBe(0);
  });

  test('wait until their teacher asks when AI_EVALUATE is on-demand', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    await publishResponse(onDemand, testClass);
    expect(await jobs(onDemand, testClass)).toBe(0);
    expect(await read(testClass, onDemand)).toMatchObject({ scope: 'answers', isJudging: false });
    const { status, body } = await judge(testClass, onDemand);
    expect(status).toBe(200);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': ['right', 'model'] });
  });

  test.each([
    ['there is no model', {}, 'off'],
    ['AI_EVALUATE is off', { AI_EVALUATE: 'off', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, 'class'],
  ])('stay unjudged when %s', async (_when, more, scope) => {
    const without = await startAiWith(classes, more, atOnce);
    onTestFinished(() => without.context.close());
    const testClass = addClass(['het kaatst groen terug']);
    await publishResponse(without, testClass);
    expect(await jobs(without, testClass)).toBe(0);
    const { status, body } = await judge(testClass, without);
    expect(status).toBe(200);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': 'unjudged' });
    expect(body).toMatchObject({ scope, isJudging: false });
  });
});

test('requests contain no names of the class, and only its teacher can read them, word for word', async () => {
  const own = uniqueWord();
  const testClass = addClass([`${own} zegt Fatima Yilmaz, bel 0612345678`], [question], ['Fatima Yilmaz']);
  await judge(testClass, onDemand);
  const { body } = await onDemand.client.call(getAnalysisSent, { params: { id: testClass.ticket.id } });
  expect(body.requests.map(({ task, questionId }) => [task, questionId])).toEqual([
    ['core', 'q1'],
    ['judging', 'q1'],
  ]);
  const sent = requestsWith('judging').find((request) => request.raw.includes(own));
  expect(body.requests[1]?.messages).toEqual(sent?.messages);
  expect(JSON.stringify(body.requests)).not.toMatch(/Fatima|Yilmaz|0612345678/i);
  const other = onDemand.newTeacher();
  expect((await other.call(getAnalysisSent, { params: { id: testClass.ticket.id } })).status).toBe(404);
});

test.each([
  'Fatima snapt dit.',
  'Zie www.antwoorden.nl voor de uitleg.',
  'Deze leerling is lui.',
  'Bijna iedereen denkt dit.',
  '8 van de 10 schreven dit.',
  'The pupil names the light and the grass.',
  'Bel 06 12345678.',
])('an unsuitable reason or label is left out, and the verdict stays: %s', async (said) => {
  const own = uniqueWord();
  const testClass = addClass([`${own} op`], [question], ['Fatima Yilmaz']);
  openai.script(saysOfAll({ verdict: 'wrong', reason: said, misconception: said }));
  const [line] = wordingsOf((await judge(testClass, onDemand)).body);
  expect(line).toMatchObject({ verdict: 'wrong', by: 'model' });
  expect(line?.reason ?? '').toBe('');
  expect(line).not.toHaveProperty('label');
});

describe('a model that fails', () => {
  test('leaves the answers unjudged and shows the failure until it is asked again', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    openai.reply({ kind: 'status', status: 500 });
    await publishResponse(ai, testClass);
    await vi.waitFor(async () => expect((await read(testClass)).failure).toBe('ai_unavailable'), waitOptions);
    expect(await read(testClass)).toMatchObject({ isJudging: false });
    expect(verdictsOf(await read(testClass))).toEqual({ 'het kaatst groen terug': 'unjudged' });
    const refused = await judge(testClass);
    expect(refused).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    openai.script(judgingReply);
    const { status, body } = await judge(testClass);
    expect(status).toBe(200);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': ['right', 'model'] });
    expect(body).not.toHaveProperty('failure');
  });

  test('on the control answers leaves a class unjudged and is reported as unsure', async () => {
    const testClass = addClass(['het slurpt groen op']);
    const allRight = (request: OpenAiRequest): OpenAiReply => {
      if (request.schema === 'core') return judgingReply(request);
      const verdicts = answersSent(request.data).map(({ id }) => ({
        id,
        reason: 'Goed.',
        verdict: 'right',
        misconception: null,
      }));
      return { kind: 'json', value: { verdicts } };
    };
    openai.script(allRight);
    await publishResponse(ai, testClass);
    await vi.waitFor(async () => expect((await read(testClass)).failure).toBe('ai_unsure'), waitOptions);
    expect(verdictsOf(await read(testClass))).toEqual({ 'het slurpt groen op': 'unjudged' });
    expect(await judge(testClass)).toMatchObject({ status: 502, body: { code: 'ai_unsure' } });
    const own = uniqueWord();
    const evaluated = await ai.client.call(evaluateAnswer, { body: { question: `Wat is ${own}?`, answer: own } });
    expect(evaluated).toMatchObject({ status: 200, body: { verdict: 'unjudged', isCorrect: false, score: 0 } });
  });

  test('to write in the language of the class keeps its verdicts and loses its reasons and labels', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} rood`]);
    const reason = 'The pupil says that the grass is red.';
    openai.script(saysOfAll({ verdict: 'wrong', reason, misconception: 'The grass is red because of the sun' }));
    const [line] = wordingsOf((await judge(testClass, onDemand)).body);
    expect(line).toMatchObject({ verdict: 'wrong', by: 'model', reason: '' });
    expect(line).not.toHaveProperty('label');
  });

  test('by reaching its budget half-way keeps the verdicts so far, and the failure names the limit', async () => {
    const short = await startAnother({ AI_EVALUATE: 'on-demand', AI_REQUESTS_PER_DAY: '2' });
    const guided = aQuestion({ id: 'q1', text: question.text, guide: { modelAnswer: core } });
    const many = Array.from({ length: limits.answersPerModelRequest + 40 }, (_, at) => `plant ${at + 2} kaatst terug`);
    const testClass = addClass(many, [guided]);
    expect(await judge(testClass, short)).toMatchObject({ status: 429, body: { code: 'ai_limit_reached' } });
    const judged = await read(testClass, short);
    expect(judged).toMatchObject({ failure: 'ai_limit_reached', isJudging: false });
    const count = (verdict: string) => wordingsOf(judged).filter((line) => line.verdict === verdict).length;
    expect([count('right'), count('unjudged')]).toEqual([2 * limits.answersPerModelRequest, 10]);
  });

  test('is asked again when the next answer arrives', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    openai.reply({ kind: 'text', text: 'Sure!' });
    await publishResponse(ai, testClass);
    await vi.waitFor(async () => expect((await read(testClass)).failure).toBe('ai_invalid'), waitOptions);
    openai.script(judgingReply);
    addResponse(testClass, ['iets anders']);
    await publishResponse(ai, testClass);
    const both = { 'het kaatst groen terug': ['right', 'model'], 'iets anders': ['wrong', 'model'] };
    await vi.waitFor(async () => expect(verdictsOf(await read(testClass))).toEqual(both), waitOptions);
    expect(await read(testClass)).not.toHaveProperty('failure');
  });

  test('on one question keeps its earlier verdicts and judges the other questions', async () => {
    const own = uniqueWord();
    const many = Array.from(
      { length: 35 },
      (_, index) => `${own} ${String.fromCharCode(97 + (index % 26), 97 + index)}${own} terug`,
    );
    const testClass = addClass(many, [question, aQuestion({ id: 'q2', text: 'Waarom is de lucht blauw?' })]);
    openai.script((request) =>
      String(request.data.question).includes('gras') && answersCount(request) < 30
        ? { kind: 'status', status: 500 }
        : judgingReply(request),
    );
    const answersCount = (request: OpenAiRequest) => (request.schema === 'core' ? 30 : answersIn(request).length);
    expect((await judge(testClass, onDemand)).body).toMatchObject({ code: 'ai_unavailable' });
    const judged = await read(testClass, onDemand);
    const countOf = (place: number) => wordingsOf(judged, place).filter(({ verdict }) => verdict === 'right').length;
    expect([countOf(0), countOf(1)]).toEqual([30, 35]);
    openai.script(judgingReply);
    expect(wordingsOf((await judge(testClass, onDemand)).body).every(({ verdict }) => verdict === 'right')).toBe(true);
  });
});

describe('an answer that may be a concern', () => {
  const guided = aQuestion({ id: 'q1', text: question.text, guide: { modelAnswer: core } });
  /** A model that reports a concern where an answer mentions an uncle. */
  const findsConcern = (request: OpenAiRequest): OpenAiReply => {
    const verdicts = verdictsOn(request.data, (answer) =>
      answer.includes('oom') ? { verdict: 'concern', reason: 'Zegt iets over een oom.' } : { verdict: 'wrong' },
    );
    return { kind: 'json', value: { verdicts } };
  };

  test('is found by the model where words find none, has no reason or label, and stays one when the core changes', async () => {
    openai.script(findsConcern);
    const own = uniqueWord();
    const testClass = addClass([`${own} van de zon`, `${own} bij mijn oom gebeurt iets raars`], [guided]);
    await judge(testClass, onDemand);
    const [first] = wordingsOf(await read(testClass, onDemand));
    expect(first).toEqual({
      answer: `${own} bij mijn oom gebeurt iets raars`,
      responseIds: idsOf(testClass, 1),
      verdict: 'concern',
      by: 'model',
      reason: '',
    });
    const anew = await change(testClass, { questions: [{ questionId: 'q1', core: 'Door bladgroen.' }] }, onDemand);
    expect(verdictsOf(anew.body)).toEqual({
      [`${own} bij mijn oom gebeurt iets raars`]: ['concern', 'model'],
      [`${own} van de zon`]: 'unjudged',
    });
  });

  test('and was found by words is not sent to the model until its teacher says that it is none', async () => {
    openai.script(findsConcern);
    const own = uniqueWord();
    const testClass = addClass([`${own} van de zon`, `${own} ik wil dood`], [guided]);
    await judge(testClass, onDemand);
    expect(answersSentWith(own).map(({ answer }) => answer)).toEqual([`${own} van de zon`]);
    await mark(testClass, 1, 'unjudged', onDemand);
    await judge(testClass, onDemand);
    expect(verdictsOf(await read(testClass, onDemand))).toMatchObject({ [`${own} ik wil dood`]: ['wrong', 'model'] });
  });

  test('is not sent again after its teacher says that it is none', async () => {
    openai.script(findsConcern);
    const own = uniqueWord();
    const testClass = addClass([`${own} mijn oom is tuinman`], [guided]);
    await judge(testClass, onDemand);
    await mark(testClass, 0, 'unjudged', onDemand);
    const { body } = await judge(testClass, onDemand);
    expect(verdictsOf(body)).toEqual({ [`${own} mijn oom is tuinman`]: 'unjudged' });
    expect(answersSentWith(own)).toHaveLength(1);
  });
});

describe('the core of a question', () => {
  const answers = ['het kaatst groen terug', 'het slurpt groen op'];

  test('that changes drops the model’s verdicts, starts a new judging and keeps the marks', async () => {
    const testClass = addClass(answers);
    await judge(testClass);
    await mark(testClass, 1, 'partly');
    const { body } = await change(testClass, {
      questions: [{ questionId: 'q1', core: 'Groen wordt niet opgenomen.' }],
    });
    expect(verdictsOf(body)).toEqual({ [answers[0] ?? '']: 'unjudged', [answers[1] ?? '']: ['partly', 'teacher'] });
    expect(body.isJudging).toBe(true);
    await vi.waitFor(async () => expect((await read(testClass)).isJudging).toBe(false), waitOptions);
    const [first, second] = wordingsOf(await read(testClass));
    expect(first).toMatchObject({ verdict: 'right', by: 'model', reason: 'Tegen: Groen wordt niet opgenomen.' });
    expect(second).toMatchObject({ verdict: 'partly', by: 'teacher' });
  });

  test('that the teacher confirms word for word keeps the verdicts', async () => {
    const testClass = addClass(answers);
    const before = (await judge(testClass)).body;
    const { body } = await change(testClass, { questions: [{ questionId: 'q1', core }] });
    expect(body.questions[0]?.core).toEqual({ text: core, by: 'teacher' });
    expect(verdictsOf(body)).toEqual(verdictsOf(before));
  });

  test('that changes during a judging is the one that the verdicts are based on', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const { paused, resume } = pauseModel(({ schema, data }) => schema === 'judging' && data.core === core);
    const judging = judge(testClass, onDemand);
    await paused;
    await change(testClass, { questions: [{ questionId: 'q1', core: 'Een andere kern.' }] }, onDemand);
    resume();
    expect((await judging).status).toBe(200);
    const reasons = wordingsOf(await read(testClass, onDemand)).map(({ reason }) => reason);
    expect(reasons).toEqual(['Tegen: Een andere kern.']);
  });

  test('is the teacher’s model answer where there is one, and the model is not asked for a core', async () => {
    const own = uniqueWord();
    const modelAnswer = 'Groen licht kaatst terug.';
    const testClass = addClass(
      [`${own} terug`],
      [aQuestion({ id: 'q1', text: question.text, guide: { modelAnswer } })],
    );
    const before = requestsWith('core').length;
    const { body } = await judge(testClass, onDemand);
    expect(requestsWith('core')).toHaveLength(before);
    expect(body.questions[0]?.core).toEqual({ text: modelAnswer, by: 'guide' });
    expect(wordingsOf(body)).toMatchObject([{ verdict: 'right', reason: `Tegen: ${modelAnswer}` }]);
  });

  test('is empty where the model sees an opinion: the question says so and stays unjudged until the teacher decides', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} leuk`]);
    openai.script(takesForOpinion);
    const { body } = await judge(testClass, onDemand);
    expect(body.questions[0]).toMatchObject({ hasVerdicts: true, isOpinionToModel: true });
    expect(verdictsOf(body)).toEqual({ [`${own} leuk`]: 'unjudged' });
    const before = openai.requests.length;
    await judge(testClass, onDemand);
    expect(openai.requests).toHaveLength(before);
    const opinion = await change(testClass, { questions: [{ questionId: 'q1', isOpinion: true }] }, onDemand);
    expect(opinion.body.questions[0]).toMatchObject({ hasVerdicts: false });
    expect(opinion.body.questions[0]).not.toHaveProperty('isOpinionToModel');
    await change(testClass, { questions: [{ questionId: 'q1', isOpinion: false }] }, onDemand);
    const judged = (await judge(testClass, onDemand)).body;
    expect(judged.questions[0]).toMatchObject({ hasVerdicts: true });
    expect(judged.questions[0]).not.toHaveProperty('isOpinionToModel');
    expect(verdictsOf(judged)).toEqual({ [`${own} leuk`]: ['wrong', 'model'] });
  });

  test('that the teacher writes gets a question judged that the model took for an opinion', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    openai.script(takesForOpinion);
    await judge(testClass, onDemand);
    await change(testClass, { questions: [{ questionId: 'q1', core }] }, onDemand);
    expect(verdictsOf((await judge(testClass, onDemand)).body)).toEqual({ [`${own} terug`]: ['right', 'model'] });
  });
});

describe('a ticket', () => {
  test('is judged by one request at a time: the others wait and ask the model nothing again', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const replies = await Promise.all([
      judge(testClass, onDemand),
      judge(testClass, onDemand),
      judge(testClass, onDemand),
    ]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(verdictsOf(body)).toEqual({ [`${own} terug`]: ['right', 'model'] });
    }
    expect(answersSentWith(own)).toHaveLength(1);
  });

  test('keeps a caller waiting for its judging when the clock is set ahead', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    const { clock, database } = onDemand.context;
    const claim = { owner: 'crashed', expiresAt: new Date(clock.now().getTime() + 20_000) };
    await database.collection<{ _id: string }>('judging_jobs').insertOne({ _id: testClass.ticket.id, claim } as never);
    const judging = judge(testClass, onDemand);
    await waitForClaimRetries(onDemand.context, 'JudgingJob');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await waitForClaimRetries(onDemand.context, 'JudgingJob');
    clock.advance({ seconds: 21 });
    expect((await judging).status).toBe(200);
  });

  test('that is deleted while it is judged leaves nothing behind', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const { paused, resume } = pauseModel();
    const judging = judge(testClass, onDemand);
    await paused;
    const ticketId = testClass.ticket.id;
    classes.remove(ticketId);
    await onDemand.context.publish(ticketDeleted, { ticketId });
    resume();
    expect(await judging).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect([await documents(onDemand, testClass), await jobs(onDemand, testClass)]).toEqual([0, 0]);
  });

  test('that is made anonymous while it is judged leaves nothing behind', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const { paused, resume } = pauseModel();
    const judging = judge(testClass, onDemand);
    await paused;
    const { publish, now, database } = onDemand.context;
    const ticketId = testClass.ticket.id;
    const data = { ticketId, anonymizedAt: now().toISOString(), responseCount: 1, removals: 1, tallies: [] };
    await publish(responsesAnonymized, data);
    await vi.waitFor(async () => expect(await documents(onDemand, testClass)).toBe(0), waitOptions);
    resume();
    expect((await judging).status).toBe(404);
    expect([await documents(onDemand, testClass), await jobs(onDemand, testClass)]).toEqual([0, 0]);
    expect(JSON.stringify(await database.collection('analyses').find().toArray())).not.toContain(own);
  });

  test('of which a response is erased during judging keeps nothing of that response', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`, `${own} heen`]);
    const [gone] = testClass.responses;
    const ticketId = testClass.ticket.id;
    const { paused, resume } = pauseModel();
    const judging = judge(testClass, onDemand);
    await paused;
    const { publish, database } = onDemand.context;
    testClass.responses.shift();
    await publish(responseErased, { ticketId, responseId: gone?.id ?? '' });
    resume();
    expect((await judging).status).toBe(200);
    const stored = JSON.stringify(await database.collection('judgements').find({ ticketId }).toArray());
    expect(stored).not.toContain(gone?.id);
    expect(stored).not.toContain(`${own} terug`);
    expect(stored).toContain(testClass.responses[0]?.id);
  });

  test('is judged again when more responses are erased during judging than can be noted', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`, `${own} heen`]);
    const [gone] = testClass.responses;
    const ticketId = testClass.ticket.id;
    const { paused, resume } = pauseModel(({ schema }) => schema === 'judging');
    await publishResponse(ai, testClass);
    await paused;
    const { publish, database } = ai.context;
    const job = database.collection<{ _id: string; erased: string[] }>('judging_jobs');
    const others = Array.from({ length: limits.responsesPerTicket }, (_, index) => `other-${index}`);
    await job.updateOne({ _id: ticketId }, { $set: { erased: others } });
    testClass.responses.shift();
    await publish(responseErased, { ticketId, responseId: gone?.id ?? '' });
    expect((await job.findOne({ _id: ticketId }))?.erased).toEqual(others);
    resume();
    await vi.waitFor(async () => expect(await jobs(ai, testClass)).toBe(0), waitOptions);
    expect(verdictsOf(await read(testClass))).toEqual({ [`${own} heen`]: ['wrong', 'model'] });
    const stored = JSON.stringify(await database.collection('judgements').find({ ticketId }).toArray());
    expect(stored).not.toContain(gone?.id);
    expect(stored).not.toContain(`${own} terug`);
    expect(answersSentWith(`${own} heen`)).toHaveLength(2);
  });

  test('that is deleted before its answers are judged leaves nothing behind', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    classes.remove(testClass.ticket.id);
    await publishResponse(ai, testClass);
    await vi.waitFor(async () => expect(await jobs(ai, testClass)).toBe(0), waitOptions);
    expect(await documents(ai, testClass)).toBe(0);
  });

  test('is judged again once the claim of a crashed process has expired', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const crashed = await startAnother();
    const { clock, database } = crashed.context;
    const claim = { owner: 'crashed', expiresAt: new Date(clock.now().getTime() + 20_000) };
    await database.collection<{ _id: string }>('judging_jobs').insertOne({ _id: testClass.ticket.id, claim } as never);
    expect(await read(testClass, crashed)).toMatchObject({ isJudging: true });
    expect(answersSentWith(own)).toEqual([]);
    clock.advance({ seconds: 21 });
    await waitUntilRight(testClass, crashed);
  });

  test('whose judging crashes its process three times is given up and shows that, until a teacher asks again', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const crashed = await startAnother();
    const { clock, database } = crashed.context;
    const claim = { owner: 'crashed', expiresAt: clock.now() };
    const all = database.collection<{ _id: string }>('judging_jobs');
    await all.insertOne({ _id: testClass.ticket.id, claim, lost: 2 } as never);
    const failure = async () => (await read(testClass, crashed)).failure;
    await vi.waitFor(async () => expect(await failure()).toBe('judging_gave_up'), waitOptions);
    expect(await read(testClass, crashed)).toMatchObject({ isJudging: false });
    addResponse(testClass, [`${own} ook terug`]);
    await publishResponse(crashed, testClass);
    expect(await read(testClass, crashed)).toMatchObject({ isJudging: false, failure: 'judging_gave_up' });
    expect(answersSentWith(own)).toEqual([]);
    const { status, body } = await judge(testClass, crashed);
    expect({ status, failure: body.failure }).toEqual({ status: 200, failure: undefined });
    expect(wordingsOf(body).map(({ verdict }) => verdict)).toEqual(['right', 'right']);
  });

  test('is judged by one replica, even if the clock of another is ahead', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`]);
    const replica = async (aheadMs: number) => {
      const context = await onDemand.context.fork({ now: () => new Date(Date.now() + aheadMs) });
      await classes.serve(context);
      await buildAi(loadConfig(aiConfig, environment()), context, atOnce);
      return context;
    };
    const [here, ahead] = [await replica(0), await replica(120_000)];
    for (const { close } of [here, ahead]) onTestFinished(close);
    const { resume } = pauseModel();
    const before = requestsWith('core').length;
    const [responseId = ''] = idsOf(testClass, 0);
    await here.publish(responseSubmitted, { ticketId: testClass.ticket.id, responseId, responseCount: 1 });
    await vi.waitFor(() => expect(requestsWith('core').length).toBeGreaterThan(before), waitOptions);
    for (let times = 0; times < 4; times += 1) await waitForClaimRetries(ahead, 'JudgingJob');
    expect(requestsWith('core')).toHaveLength(before + 1);
    resume();
    const verdict = async () => wordingsOf(await read(testClass, onDemand))[0]?.verdict;
    await vi.waitFor(async () => expect(await verdict()).toBe('right'), waitOptions);
    expect(answersSentWith(own)).toHaveLength(1);
  });

  test('keeps its verdicts when the service restarts, which sends nothing again', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`, `${own} op`]);
    await judge(testClass, onDemand);
    await mark(testClass, 1, 'right', onDemand);
    const before = await read(testClass, onDemand);
    const context = await onDemand.context.fork();
    onTestFinished(() => context.close());
    await classes.serve(context);
    const anew = await buildAi(loadConfig(aiConfig, { ...environment(), AI_EVALUATE: 'on-demand' }), context);
    const gateway = await startGatewayInFrontOf('ai', await listen(anew), context);
    const client = gateway.client();
    client.logInAs(context.sessions, teacherId);
    expect(await read(testClass, { client })).toEqual(before);
    expect((await judge(testClass, { client })).body).toEqual(before);
    expect(answersSentWith(own)).toHaveLength(2);
  });

  test('keeps a mark that is made during its judging', async () => {
    const testClass = addClass(['het kaatst groen terug']);
    const { paused, resume } = pauseModel(({ schema }) => schema === 'judging');
    const judging = judge(testClass, onDemand);
    await paused;
    await mark(testClass, 0, 'wrong', onDemand);
    resume();
    expect(verdictsOf((await judging).body)).toEqual({ 'het kaatst groen terug': ['wrong', 'teacher'] });
    const { body } = await mark(testClass, 0, null, onDemand);
    expect(verdictsOf(body)).toEqual({ 'het kaatst groen terug': ['right', 'model'] });
  });

  test('reports the stages of its judging', async () => {
    const testClass = addClass(['het kaatst groen terug', 'het slurpt groen op']);
    const response = await onDemand.client.fetch(judgeTicket.path.replace(':id', testClass.ticket.id), {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
    });
    const text = await response.text();
    const events = [...text.matchAll(/event: progress\ndata: (.*)/g)].map(([, data = '{}']) => JSON.parse(data));
    expect(events.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['reading', 'judging']));
    expect(events.at(-1)).toEqual({ stage: 'judging', done: 2, total: 2 });
    expect(text).toContain('event: result');
  });

  test('of 500 responses to five questions is judged completely', async () => {
    const five = Array.from({ length: 5 }, (_, index) =>
      aQuestion({ id: `q${index + 1}`, text: `Vraag ${index + 1}?` }),
    );
    const answers = Array.from({ length: limits.responsesPerTicket }, (_, index) => `antwoord ${index % 120} terug`);
    const testClass = addClass(answers, five);
    const { status, body } = await judge(testClass, onDemand);
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

  test('gets the verdict of the same answer in a class of this teacher, a mark before the model’s verdict', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} terug`, `${own} op`], [ownQuestion(own)]);
    await judge(testClass, onDemand);
    await mark(testClass, 1, 'partly', onDemand);
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
      // The model's misconception is kept when a mark changes wrong to partly right.
      explanation: 'Gras neemt groen licht op',
    });
    expect(openai.requests).toHaveLength(before);
  });

  test('is compared by reading only the answers to its own question', async () => {
    const own = uniqueWord();
    const others = Array.from({ length: 3 }, (_, n) => aQuestion({ id: `q${n}` }));
    const testClass = addClass([`${own} terug`, 'een', 'twee', 'drie'], [ownQuestion(own), ...others]);
    await judge(testClass, onDemand);
    const before = classes.answersSent;
    expect((await evaluate(`${own} Terug!`, own)).body).toMatchObject({ verdict: 'right' });
    expect(classes.answersSent - before).toBe(testClass.responses.length);
  });

  test('that is new is judged by the model, once', async () => {
    const own = uniqueWord();
    expect((await evaluate(`${own} terug`, own)).body).toMatchObject({ verdict: 'right', isCorrect: true, score: 90 });
    expect((await evaluate(`${own} terug`, own)).body).toMatchObject({ verdict: 'right' });
    expect(answersSentWith(own)).toHaveLength(1);
  });

  test('is sent without telephone numbers, mail addresses and titled names, like the answers of a class', async () => {
    const own = uniqueWord();
    await evaluate(`${own} terug, bel meneer Jansen op 06-12345678 of noor@school.nl`, own);
    expect(answersSentWith(own)).toMatchObject([{ answer: `${own} terug, bel meneer […] op […] of […]` }]);
    expect(openai.requests.map(({ raw }) => raw).join()).not.toMatch(/Jansen|12345678|noor@/);
  });

  test('is sent without the names of its class, and refused with the class of another teacher', async () => {
    const own = uniqueWord();
    const { ticket } = addClass(['terug'], [question], ['Yusra Demir']);
    const body = { question: `Waarom is ${own} groen?`, answer: `${own} terug zegt yusra` };
    const evaluateIn = (ticketId: string, client = onDemand.client) =>
      client.call(evaluateAnswer, { body: { ...body, ticketId } });
    expect((await evaluateIn(ticket.id)).body).toMatchObject({ verdict: 'right' });
    expect(answersSentWith(own)).toMatchObject([{ answer: `${own} terug zegt […]` }]);
    const other = onDemand.newTeacher();
    for (const refused of [await evaluateIn(ticket.id, other), await evaluateIn('t-none')])
      expect(refused).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
  });

  test('gets no reason that is unsuitable to read', async () => {
    const own = uniqueWord();
    openai.script(saysOfAll({ verdict: 'wrong', reason: 'Bijna de hele klas weet dit, zie www.wiki.nl.' }));
    expect((await evaluate(`${own} rood`, own)).body).toMatchObject({
      verdict: 'wrong',
      explanation: expect.not.stringMatching(/klas|wiki/),
    });
  });

  test('that may be a concern gets that verdict and is not sent', async () => {
    const own = uniqueWord();
    expect((await evaluate(`${own} ik wil dood`, own)).body).toEqual({
      verdict: 'concern',
      isCorrect: false,
      score: 0,
      explanation: 'Lees dit antwoord zelf: misschien heeft wie dit schreef hulp van een volwassene nodig.',
    });
    expect(answersSentWith(own)).toEqual([]);
  });

  test('ignores the marks of another teacher', async () => {
    const own = uniqueWord();
    const testClass = addClass([`${own} op`], [ownQuestion(own)]);
    await mark(testClass, 0, 'right', onDemand);
    const other = onDemand.newTeacher();
    const body = { question: `Waarom is ${own} groen?`, answer: `${own} op` };
    expect((await other.call(evaluateAnswer, { body })).body).toMatchObject({ verdict: 'wrong' });
  });

  test('returns the error code of the model’s failure', async () => {
    const own = uniqueWord();
    openai.reply({ kind: 'status', status: 500 });
    expect(await evaluate(`${own} terug`, own)).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
  });
});
