import {
  analyzeTicket,
  createTicket,
  getTicket,
  limits,
  listResponses,
  listTickets,
  logout,
  type Question,
  watchTicket,
} from '@exit-tickets/contracts';
import {
  type ApiClient,
  aDraft,
  aQuestion,
  createApiClient,
  type FakeOpenAi,
  startFakeOpenAi,
  verdictsOn,
} from '@exit-tickets/testing';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { allAtOnce, names, newTeacher, newTicket, submit } from '../support/classroom.ts';
import { type DeployedApp, isDistributed, startDeployedApp } from '../support/deployed-app.ts';

const waitOptions = { timeout: 30_000, interval: 200 };
const hasNats = (await findNatsServerForTests()) !== undefined;
const inOneProcess = [
  { name: 'in one process', isOnNats: false },
  ...(hasNats ? [{ name: 'on NATS', isOnNats: true }] : []),
];
// A process for each service has a NATS anyway.
const deployments = isDistributed ? [{ name: 'between processes', isOnNats: false }] : inOneProcess;

/** As many questions as one response has room for with answers of the maximum length. */
const length = Math.floor(limits.responseBytes / limits.answerLength);
const questions: Question[] = Array.from({ length }, (_, n) => aQuestion({ id: `q${n}` }));

/** Answers of the maximum length to all questions, made of these words. */
const longestAnswers = (words: string) =>
  questions.map(({ id }) => ({
    questionId: id,
    answer: words.repeat(limits.answerLength).slice(0, limits.answerLength),
  }));

/** The replies of a model that judges every answer right and adds nothing. */
const modelReply = (schema: string | undefined, data: Record<string, unknown>): object => {
  if (schema === 'core') return { core: 'Licht.', isOpinion: false };
  if (schema !== 'judging') return { misconceptions: [], suggestions: [], strengths: [], contradictions: [] };
  return { verdicts: verdictsOn(data, () => ({ verdict: 'right' })) };
};

describe.each(deployments)('data of the maximum size passes the bus $name:', ({ isOnNats }) => {
  let nats: Awaited<ReturnType<typeof startNatsServer>> | undefined;
  let openAi: FakeOpenAi;
  let app: DeployedApp;
  let url: string;
  let teacher: ApiClient;

  beforeAll(async () => {
    nats = isOnNats ? await startNatsServer() : undefined;
    openAi = await startFakeOpenAi();
    openAi.script(({ schema, data }) => ({ kind: 'json', value: modelReply(schema, data) }));
    app = await startDeployedApp({ OPENAI_BASE_URL: openAi.url, ...(nats && { NATS_URL: nats.url }) });
    url = app.url;
    teacher = await newTeacher(url);
  });
  afterAll(async () => {
    await app.close();
    await openAi.close();
    await nats?.stop();
  });

  // A megabyte is more than one message can contain, so the responses are sent in pages.
  test('a class of 15 with the longest answers is analysed', async () => {
    const { ticket, params } = await newTicket(teacher, { questions });
    const answers = longestAnswers('licht, water en lucht; ');
    const statuses = await allAtOnce(names(15), 4, async (studentName) => {
      const { status } = await submit(url, { ticketId: ticket.id, studentName, answers });
      return status;
    });
    expect(new Set(statuses)).toEqual(new Set([201]));
    const { status, body } = await teacher.call(analyzeTicket, { params, body: {} });
    expect({ status, responses: body.responseCount }).toEqual({ status: 200, responses: 15 });
  }, 120_000);

  test('the longest possible response is announced on the live stream, and listed', async () => {
    const { ticket, params } = await newTicket(teacher, { questions });
    const stream = await teacher.fetch(watchTicket.path.replace(':id', ticket.id));
    const reader = stream.body?.getReader();
    const sent = {
      ticketId: ticket.id,
      answers: longestAnswers('\u0001'),
      studentName: 'é'.repeat(limits.studentNameLength),
    };
    expect((await submit(url, sent)).status).toBe(201);
    const decoder = new TextDecoder();
    let received = '';
    while (!received.includes('data: {"kind":"long-response"}\n\n')) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`the stream ended after ${received.length} characters`);
      received += decoder.decode(chunk.value, { stream: true });
    }
    await reader?.cancel();
    const { body } = await teacher.call(listResponses, { params });
    expect(body).toMatchObject([{ studentName: sent.studentName, answers: sent.answers }]);
  });

  test('the largest possible ticket can be answered and analysed, and a larger one is refused', async () => {
    const guide = { modelAnswer: '漢'.repeat(limits.guideLength / 4) };
    const guided = questions.map(({ id }) => aQuestion({ id, text: '漢'.repeat(limits.questionLength), guide }));
    const bytesOf = (draft: object) => Buffer.byteLength(JSON.stringify(draft));
    // A letter and a combining mark.
    const five = '漢\u0301';
    const most = aDraft({ questions: guided, originalContent: five.repeat(limits.contentLength) });
    // As many letters of five bytes as the limit on the whole body allows.
    const spare = bytesOf(most) - limits.jsonBodyBytes;
    const count = limits.contentLength - Math.ceil(spare / 4);
    const largest = { ...most, originalContent: five.repeat(count) + 'a'.repeat(limits.contentLength - count) };
    expect(limits.jsonBodyBytes - bytesOf(largest)).toBeLessThan(4);

    const { body: ticket, status: made } = await teacher.call(createTicket, { body: largest });
    expect(made).toBe(201);
    const params = { id: ticket.id };
    const answers = questions.map(({ id }) => ({ questionId: id, answer: 'licht' }));
    expect((await submit(url, { ticketId: ticket.id, answers })).status).toBe(201);
    expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
    await vi.waitFor(
      async () =>
        expect((await teacher.call(getTicket, { params })).body).toMatchObject({ isAnalyzed: true, responseCount: 1 }),
      waitOptions,
    );
    const larger = { ...largest, title: `${largest.title}${'!'.repeat(10)}` };
    expect(await teacher.call(createTicket, { body: larger })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
  });

  test('a restart still refuses a session that was logged out, with 12,000 others revoked', async () => {
    const leaver = await newTeacher(url);
    const { cookie } = leaver;
    await leaver.call(logout);
    const expiresAt = new Date(Date.now() + 86_400_000);
    const ended = names(12_000).map((_id) => ({ _id, expiresAt }));
    await app.database.collection<{ _id: string }>('ended_sessions').insertMany(ended);
    await app.restart();
    const thief = Object.assign(createApiClient(url), { cookie });
    await vi.waitFor(async () => expect((await teacher.call(listTickets)).status).toBe(200), waitOptions);
    expect(await thief.call(listTickets)).toMatchObject({ status: 401 });
  });
});
