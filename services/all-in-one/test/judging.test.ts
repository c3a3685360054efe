import { changeJudgements, getJudgements, type LiveUpdate, liveUpdate } from '@exit-tickets/contracts';
import { type ApiClient, createApiClient, type FakeOpenAi, startFakeOpenAi } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

const patience = { timeout: 30_000 };
const judging = z.object({ answers: z.array(z.object({ id: z.string() })) });

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let openai: FakeOpenAi;
let allInOne: AllInOne;
let url: string;
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  openai = await startFakeOpenAi();
  openai.script(({ schema, data }) => {
    if (schema === 'core')
      return { kind: 'json', value: { core: 'Wat een plant opneemt om te groeien.', isOpinion: false } };
    const verdicts = judging
      .parse(data)
      .answers.map(({ id }) => ({ id, reason: 'Noemt licht.', verdict: 'right', misconception: null }));
    return { kind: 'json', value: { verdicts } };
  });
  const PORT = String(await freePort());
  const environment = { BCRYPT_COST: '4', LOG_LEVEL: 'silent', OPENAI_BASE_URL: openai.url };
  allInOne = await startAllInOne({ DATA_DIR: dataDir.path, PORT, ...environment });
  url = allInOne.addresses.local;
}, 60_000);
afterAll(async () => {
  await allInOne.context.close();
  await openai.close();
  await dataDir.remove();
});

/** What the live stream of a ticket tells a window of its teacher. */
const openWindow = async (teacher: ApiClient, ticketId: string) => {
  const client = createApiClient(url);
  client.cookie = teacher.cookie;
  const updates: LiveUpdate[] = [];
  const stream = await client.fetch(`/api/ticket/${ticketId}/live`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let text = '';
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return;
      text += chunk.value;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) updates.push(liveUpdate.parse(JSON.parse(line.slice('data: '.length))));
    }
  };
  const ended = read();
  return {
    updates,
    close: async () => {
      await reader?.cancel();
      await ended;
    },
  };
};

test('a mark that is given in one window is told to the other', async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  await submit(url, { ticketId: ticket.id });
  const window = await openWindow(teacher, ticket.id);
  const { body: seen } = await teacher.call(getJudgements, { params });
  const [wording] = seen.questions[0]?.groups[0]?.wordings ?? [];
  expect(wording?.responseIds).toHaveLength(1);
  const mark = { questionId: 'q1', responseIds: wording?.responseIds ?? [], verdict: 'partly' as const };
  const { status } = await teacher.call(changeJudgements, { params, body: { marks: [mark] } });
  expect(status).toBe(200);
  await vi.waitFor(() => expect(window.updates).toContainEqual({ kind: 'judgements', questionId: 'q1' }), patience);
  await window.close();
});

test('answers are judged as they come in, and the results that are open hear of it', async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  const window = await openWindow(teacher, ticket.id);
  await submit(url, { ticketId: ticket.id });
  await vi.waitFor(async () => {
    const { body } = await teacher.call(getJudgements, { params });
    expect(body.questions[0]?.groups[0]?.wordings[0]).toMatchObject({ verdict: 'right', by: 'model' });
  }, patience);
  await vi.waitFor(() => expect(window.updates).toContainEqual({ kind: 'judgements', questionId: 'q1' }), patience);
  await vi.waitFor(() => expect(window.updates).toContainEqual({ kind: 'judgements' }), patience);
  await window.close();
}, 60_000);
