import {
  analyzeTicket,
  downloadPdf,
  generateFromText,
  getAnalysis,
  getAuthStatus,
  isErrorCode,
  limits,
} from '@exit-tickets/contracts';
import { type Answer, type ApiClient, type FakeOpenAi, type OpenAiReply, startFakeOpenAi } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest';
import { madeQuestions } from '../../services/ai/test/support/made-questions.ts';
import { photosynthesis } from '../../services/ai/test/support/samples.ts';
import { truthfulModel } from '../../services/ai/test/support/truthful-model.ts';
import { allAtOnce, names, newTeacher, newTicket, submit } from '../support/classroom.ts';
import { prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';
import { startAll } from '../support/start-all.ts';
import { setCount } from '../support/stored.ts';

const waitOptions = { timeout: 180_000, interval: 250 };
const doubled = ['ai', 'pdf'] as const;
const questionsReply = madeQuestions();
let openai: FakeOpenAi;
let deployed: ServiceProcesses;

const startBoth = async (name: (typeof doubled)[number]): Promise<void> => {
  for (const replica of [1, 2]) if (!(await deployed.isReady(name, replica))) deployed.start(name, replica);
  await vi.waitFor(async () => {
    for (const replica of [1, 2]) expect(await deployed.isReady(name, replica), `${name} ${replica}`).toBe(true);
  }, waitOptions);
};

beforeAll(async () => {
  openai = await startFakeOpenAi();
  deployed = await prepareProcesses({
    replicas: { ai: 2, pdf: 2 },
    environment: {
      OPENAI_BASE_URL: openai.url,
      AI_EVALUATE: 'on-demand',
      AI_CONCURRENCY: '16',
      ANALYSIS_CLAIM_SECONDS: '5',
    },
  });
  await startAll(deployed);
});
beforeEach(async () => {
  onTestFailed(() => console.error(deployed.output().slice(-5_000)));
  for (const name of doubled) await startBoth(name);
});
afterAll(async () => {
  await deployed?.close();
  await openai?.close();
});

/** The outcome of a call. Throws on an error that is not the API's. */
const outcomeOf = ({ status, body }: Answer<unknown>): string => {
  if (status === 200) return 'ok';
  const { code } = Object(body);
  if (!isErrorCode(code)) throw new Error(`${status} ${JSON.stringify(body)} is no documented error`);
  return `${status} ${code}`;
};
/** The outcome of a call whose service died during it; it can be repeated. */
const died = '502 service_failed';

/** Makes the model answer only after `release`. */
const pauseModel = (answer: Parameters<FakeOpenAi['script']>[0]): { requests: () => number; release: () => void } => {
  const released = Promise.withResolvers<void>();
  const before = openai.requests.length;
  openai.script(async (...args): Promise<OpenAiReply> => {
    await released.promise;
    return answer(...args);
  });
  return { requests: () => openai.requests.length - before, release: released.resolve };
};

const generate = async (teacher: ApiClient): Promise<string> =>
  outcomeOf(await teacher.call(generateFromText, { body: { content: photosynthesis } }));

test('when an ai replica dies its calls fail at once, and succeed when repeated', async () => {
  const teacher = await newTeacher(deployed.url);
  const model = pauseModel(() => questionsReply);
  const outcomes: string[] = [];
  const calls = allAtOnce(names(8), 8, async () => void outcomes.push(await generate(teacher)));
  await vi.waitFor(() => expect(model.requests()).toBe(8), waitOptions);
  await deployed.stop('ai', 'SIGKILL', 1);
  // The model still keeps the calls of the other replica waiting.
  await vi.waitFor(() => expect(outcomes).not.toEqual([]), waitOptions);
  expect(new Set(outcomes)).toEqual(new Set([died]));
  model.release();
  await calls;
  expect(new Set(outcomes)).toEqual(new Set([died, 'ok']));
  const failed = outcomes.filter((outcome) => outcome === died);
  expect(await allAtOnce(failed, 8, () => generate(teacher))).toEqual(failed.map(() => 'ok'));
});

/** Requests an analysis like the results page; returns the received events so far, and how the stream ended. */
const streamAnalysis = (teacher: ApiClient, id: string) => {
  let received = '';
  const ended = (async (): Promise<string> => {
    const answer = await teacher.fetch(analyzeTicket.path.replace(':id', id), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: '{}',
    });
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) received += text;
    return /event: (result|error)/.exec(received)?.[1] ?? 'broken off';
  })().catch(() => 'broken off');
  return { received: () => received, ended };
};

test('an analysis whose replica dies is made by the other, for callers that wait and for a repeated call', async () => {
  const teacher = await newTeacher(deployed.url);
  const { ticket, params } = await newTicket(teacher);
  for (const studentName of names(3))
    expect((await submit(deployed.url, { ticketId: ticket.id, studentName })).status).toBe(201);
  const analyse = () => teacher.call(analyzeTicket, { params, body: {} });

  // Only one replica is running, so this one begins the analysis.
  await deployed.stop('ai', 'SIGKILL', 2);
  const model = pauseModel(truthfulModel([]));
  const first = analyse();
  await vi.waitFor(() => expect(model.requests()).toBe(1), waitOptions);
  await startBoth('ai');
  const waiting = Array.from({ length: 4 }, () => streamAnalysis(teacher, ticket.id));
  await vi.waitFor(() => {
    for (const { received } of waiting) expect(received()).toContain('waiting');
  }, waitOptions);
  await deployed.stop('ai', 'SIGKILL', 1);
  expect(outcomeOf(await first)).toBe(died);
  model.release();

  const again = await analyse();
  expect(outcomeOf(again)).toBe('ok');
  expect(again.body.responseCount).toBe(3);
  const ends = await Promise.all(waiting.map(({ ended }) => ended));
  expect(ends).toContain('result');
  expect(['result', 'broken off']).toEqual(expect.arrayContaining(ends));
  expect((await teacher.call(getAnalysis, { params })).body).toEqual(again.body);
});

test('when a pdf replica dies its calls fail, and the other replica prints them when repeated', async () => {
  const teacher = await newTeacher(deployed.url);
  const tickets = await allAtOnce(names(16), 4, (title) => newTicket(teacher, { title }));
  const download = async ({ params }: (typeof tickets)[number]): Promise<string> => {
    const answer = await teacher.call(downloadPdf, { params });
    if (answer.status === 200) expect(String(answer.body)).toMatch(/^%PDF/);
    return outcomeOf(answer);
  };
  const isBegun = Promise.withResolvers<void>();
  const calls = allAtOnce(tickets, tickets.length, async (ticket) => {
    const outcome = await download(ticket);
    isBegun.resolve();
    return { ticket, outcome };
  });
  await isBegun.promise;
  await deployed.stop('pdf', 'SIGKILL', 1);
  const ended = await calls;
  expect(new Set(ended.map(({ outcome }) => outcome))).toEqual(new Set(['ok', died]));
  const failed = ended.filter(({ outcome }) => outcome !== 'ok');
  expect(await allAtOnce(failed, 4, ({ ticket }) => download(ticket))).toEqual(failed.map(() => 'ok'));
});

test("both ai replicas share the count of a teacher's model requests in a day", async () => {
  const teacher = await newTeacher(deployed.url);
  const { body } = await teacher.call(getAuthStatus);
  openai.reply(questionsReply);
  expect(await generate(teacher)).toBe('ok');
  const used = limits.modelRequestsPerTeacherPerDay - 3;
  await setCount(deployed.databaseUrl, 'model_requests', new RegExp(`teacher ${body.user?.id}`), used);
  const outcomes = await allAtOnce(names(12), 12, () => generate(teacher));
  expect(outcomes.sort()).toEqual([...Array(9).fill('429 ai_limit_reached'), ...Array(3).fill('ok')]);
});
