import {
  accountDeleted,
  generateFromContent,
  generateFromText,
  limits,
  summarizeMaterial,
} from '@exit-tickets/contracts';
import { loadConfig } from '@exit-tickets/service-kit';
import { aQuestion, type FakeOpenAi, startFakeOpenAi } from '@exit-tickets/testing';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aiConfig } from '../../src/config.ts';
import { createModel } from '../../src/model/create-model.ts';
import { createWorkerPool } from '../../src/worker/pool.ts';
import { type RunningAi, startAi } from '../support/ai.ts';
import { madeQuestions } from '../support/made-questions.ts';
import { photosynthesis } from '../support/samples.ts';

const workers = createWorkerPool();
let openai: FakeOpenAi;
let ai: RunningAi | undefined;
beforeEach(async () => {
  openai = await startFakeOpenAi();
});
afterEach(async () => {
  await openai.close();
  await ai?.context.close();
  ai = undefined;
});

afterAll(() => workers.close());

const start = async (environment: Record<string, string>): Promise<RunningAi> => {
  ai = await startAi({ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', ...environment });
  return ai;
};

const made = madeQuestions();

/** A model that replies only when the test asks for it, and counts its simultaneous requests. */
const gatedModel = () => {
  let atOnce = 0;
  let maxAtOnce = 0;
  const gates: (() => void)[] = [];
  openai.script(async () => {
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    await new Promise<void>((open) => gates.push(open));
    atOnce -= 1;
    return made;
  });
  return { answerOne: () => gates.shift()?.(), maxAtOnce: () => maxAtOnce, waiting: () => gates.length };
};

/** A generation, and the progress events that it has received so far. */
const generating = (running: RunningAi) => {
  const leaving = new AbortController();
  let text = '';
  const done = (async () => {
    const response = await running.client.fetch(generateFromContent.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ content: photosynthesis }),
      signal: leaving.signal,
    });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })();
  done.catch(() => undefined);
  const events = (): string[] =>
    text.split('\n\n').flatMap((event) => {
      const [name, data] = event.split('\n');
      if (name === 'event: progress') return [data?.slice('data: '.length) ?? ''];
      return name?.startsWith('event: ') ? [name.slice('event: '.length)] : [];
    });
  return { done, events, leave: () => leaving.abort() };
};
const queued = (place: number): string => JSON.stringify({ stage: 'queued', done: place });
const atWork = JSON.stringify({ stage: 'generating' });

describe('the queue for the model', () => {
  test('never sends more requests at the same time than allowed, and reports the place of those that wait', async () => {
    const running = await start({ AI_CONCURRENCY: '2' });
    const model = gatedModel();
    const first = [generating(running), generating(running)];
    await vi.waitFor(() => expect(model.waiting()).toBe(2));
    const third = generating(running);
    await vi.waitFor(() => expect(third.events()).toEqual([atWork, queued(1)]));
    const fourth = generating(running);
    await vi.waitFor(() => expect(fourth.events()).toEqual([atWork, queued(2)]));
    model.answerOne();
    await vi.waitFor(() => expect(fourth.events()).toEqual([atWork, queued(2), queued(1)]));
    for (let answered = 0; answered < 3; answered += 1) {
      await vi.waitFor(() => expect(model.waiting()).toBeGreaterThan(0));
      model.answerOne();
    }
    await Promise.all([...first, third, fourth].map(({ done }) => done));
    expect(first.map(({ events }) => events())).toEqual(Array(2).fill([atWork, 'result']));
    expect(third.events()).toEqual([atWork, queued(1), atWork, 'result']);
    expect(fourth.events()).toEqual([atWork, queued(2), queued(1), atWork, 'result']);
    expect(model.maxAtOnce()).toBe(2);
  });

  test('is shared by all kinds of work: the focus of a file waits for questions', async () => {
    const running = await start({ AI_CONCURRENCY: '1' });
    const model = gatedModel();
    const first = generating(running);
    await vi.waitFor(() => expect(model.waiting()).toBe(1));
    const form = new FormData();
    form.append('file', new File([photosynthesis], 'planten.txt'));
    const upload = running.client.fetch(summarizeMaterial.path, {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: form,
    });
    const reader = (await upload).body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('queued')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain(`{"stage":"summarizing"}\n\nevent: progress\ndata: ${queued(1)}`);
    await reader?.cancel();
    model.answerOne();
    await first.done;
    expect(model.maxAtOnce()).toBe(1);
  });

  test('drops a caller who disconnects, and the next one moves up', async () => {
    const running = await start({ AI_CONCURRENCY: '1' });
    const model = gatedModel();
    const first = generating(running);
    await vi.waitFor(() => expect(model.waiting()).toBe(1));
    const second = generating(running);
    await vi.waitFor(() => expect(second.events()).toContain(queued(1)));
    const third = generating(running);
    await vi.waitFor(() => expect(third.events()).toContain(queued(2)));
    second.leave();
    await vi.waitFor(() => expect(third.events()).toContain(queued(1)));
    model.answerOne();
    await vi.waitFor(() => expect(model.waiting()).toBe(1));
    model.answerOne();
    await Promise.all([first.done, third.done]);
    expect(openai.requests).toHaveLength(2);
  });

  test('does not count waiting against the time that the model has for an answer', async () => {
    const running = await start({ AI_CONCURRENCY: '1', AI_TIMEOUT_SECONDS: '5' });
    openai.reply({ kind: 'hang' }, made);
    const [late, waited] = await Promise.all([
      running.client.call(generateFromContent, { body: { content: photosynthesis } }),
      running.client.call(generateFromContent, { body: { content: photosynthesis } }),
    ]);
    expect([late.status, waited.status].toSorted()).toEqual([200, 504]);
  });

  test('has a maximum length, and refuses further calls with a time to retry', async () => {
    const running = await start({});
    const config = loadConfig(aiConfig, { OPENAI_BASE_URL: openai.url, AI_CONCURRENCY: '1' });
    const model = await createModel(config, running.context, workers);
    openai.reply({ kind: 'hang' });
    const leaving = new AbortController();
    let places = 0;
    const ask = (onQueued?: () => void) =>
      model.judging?.makeCore({ question: aQuestion() }, { signal: leaving.signal, ...(onQueued && { onQueued }) });
    const waiting = Array.from({ length: 1 + limits.modelQueueLength }, () => ask(() => (places += 1)));
    const gone = Promise.allSettled(waiting);
    expect(places).toBe(limits.modelQueueLength);
    await expect(ask()).rejects.toMatchObject({ code: 'ai_busy', status: 503, retryAfterSeconds: expect.any(Number) });
    leaving.abort();
    await gone;
  });
});

describe('the daily budget', () => {
  const secondsToMidnight = (now: Date) => Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1_000);

  test('is shared by all instances, exact to the request, and new at midnight UTC', async () => {
    const { context } = await start({});
    const config = loadConfig(aiConfig, { OPENAI_BASE_URL: openai.url, AI_REQUESTS_PER_DAY: '5' });
    const instances = [
      await createModel(config, context, workers),
      await createModel(config, context, workers),
    ] as const;
    openai.reply({ kind: 'json', value: { core: 'Licht.', isOpinion: false } });
    const ask = (instance: 0 | 1) =>
      instances[instance].judging?.makeCore({ question: aQuestion() }, { signal: new AbortController().signal });
    const results = await Promise.allSettled([0, 1, 0, 1, 0, 1, 0, 1].map((instance) => ask(instance as 0 | 1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(openai.requests).toHaveLength(5);
    const over = { code: 'ai_limit_reached', status: 429, retryAfterSeconds: secondsToMidnight(context.clock.now()) };
    await expect(ask(0)).rejects.toMatchObject(over);
    await expect(ask(1)).rejects.toMatchObject(over);
    context.clock.advance({ seconds: over.retryAfterSeconds });
    await expect(ask(1)).resolves.toMatchObject({ core: 'Licht.' });
  });

  test('counts a repair as another request', async () => {
    const running = await start({ AI_REQUESTS_PER_DAY: '2' });
    openai.reply({ kind: 'text', text: 'Sure!' }, made);
    const generate = () => running.client.call(generateFromText, { body: { content: photosynthesis } });
    expect((await generate()).status).toBe(200);
    const { status, body, headers } = await generate();
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'ai_limit_reached' } });
    expect(Number(headers.get('retry-after'))).toBe(secondsToMidnight(running.context.clock.now()));
    expect(openai.requests).toHaveLength(2);
  });

  test('counts each attempt of a request that fails, and stops at the limit', async () => {
    const running = await start({ AI_REQUESTS_PER_DAY: '2', AI_RETRIES: '3' });
    openai.reply({ kind: 'status', status: 500, headers: { 'retry-after': '0' } });
    const { status, body } = await running.client.call(generateFromText, { body: { content: photosynthesis } });
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'ai_limit_reached' } });
    expect(openai.requests).toHaveLength(2);
  });

  test('of a teacher is used up by that teacher alone', async () => {
    const running = await start({});
    openai.reply(made);
    const counts = running.context.database.collection<{ _id: string; count: number }>('model_requests');
    const [keen, other] = [running.newClient(), running.newClient()];
    const teacherId = keen.logInAs(running.context.sessions);
    other.logInAs(running.context.sessions);
    const generate = (client: typeof keen) => client.call(generateFromText, { body: { content: photosynthesis } });
    expect((await generate(keen)).status).toBe(200);
    const used = limits.modelRequestsPerTeacherPerDay;
    const own = { _id: new RegExp(teacherId) };
    expect((await counts.updateOne({ ...own, count: 1 }, { $set: { count: used - 1 } })).modifiedCount).toBe(1);
    expect((await generate(keen)).status).toBe(200);
    expect(await generate(keen)).toMatchObject({ status: 429, body: { code: 'ai_limit_reached' } });
    expect((await generate(other)).status).toBe(200);
    expect((await generate(running.newClient())).status).toBe(200);
    // Refused requests do not count against the shared budget.
    expect(await counts.findOne({ _id: /all$/ })).toMatchObject({ count: 4 });
  });

  test('keeps no count of a teacher whose account is deleted', async () => {
    const { context, newClient } = await start({});
    openai.reply(made);
    const client = newClient();
    const teacherId = client.logInAs(context.sessions);
    await client.call(generateFromText, { body: { content: photosynthesis } });
    const counts = context.database.collection<{ _id: string }>('model_requests');
    const countsOfTeacher = () => counts.countDocuments({ _id: new RegExp(teacherId) });
    expect(await countsOfTeacher()).toBe(1);
    await context.publish(accountDeleted, { teacherId });
    expect(await countsOfTeacher()).toBe(0);
  });

  test('keeps its counts for a few days only', async () => {
    const { context, client } = await start({});
    openai.reply(made);
    await client.call(generateFromText, { body: { content: photosynthesis } });
    const counts = context.database.collection('model_requests');
    expect(await counts.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
    const [count] = await counts.find().toArray();
    const days = (count?.expiresAt.getTime() - context.clock.now().getTime()) / (24 * 60 * 60 * 1_000);
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(10);
  });
});

test('the cost of an answer is logged, without a word of the request or the answer', async () => {
  const { context } = await start({});
  const config = loadConfig(aiConfig, { OPENAI_BASE_URL: openai.url, AI_MODEL: 'some-model' });
  const info = vi.spyOn(context.logger, 'info');
  const model = await createModel(config, context, workers);
  openai.reply({
    kind: 'json',
    value: { core: 'Zonlicht.', isOpinion: false },
    usage: { prompt: 812, completion: 34 },
  });
  await model.judging?.makeCore({ question: aQuestion() }, { signal: new AbortController().signal });
  const logged = info.mock.calls.find(([, message]) => message === 'the model answered');
  expect(logged?.[0]).toEqual({
    request: 'core',
    model: 'some-model',
    answerFormat: 'schema',
    promptTokens: 812,
    completionTokens: 34,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/Zonlicht|plant/);
  info.mockRestore();
});
