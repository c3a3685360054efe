import { evaluateAnswer, judgeTicket } from '@exit-tickets/contracts';
import { aQuestion, type FakeOpenAi, startFakeOpenAi, verdictsOn } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { aClass, Classes } from '../support/classes.ts';

// Mocked in this thread only: the worker threads load the modules themselves.
vi.mock('../../src/masking/mask.ts', () => ({
  createMask: () => {
    throw new Error('masked in the thread that serves');
  },
}));

let openai: FakeOpenAi;
let ai: RunningAi;
const classes = new Classes();
beforeAll(async () => {
  openai = await startFakeOpenAi();
  ai = await startAiWith(classes, { OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_EVALUATE: 'on-demand' });
  openai.script(({ schema, data }) => {
    if (schema === 'core') return { kind: 'json', value: { core: 'Licht.', isOpinion: false } };
    if (schema !== 'judging') return { kind: 'status', status: 400 };
    return { kind: 'json', value: { verdicts: verdictsOn(data, () => ({ verdict: 'right' })) } };
  });
});
afterAll(async () => {
  await ai.context.close();
  await openai.close();
});

const question = aQuestion({ id: 'q1', text: 'Wat heeft een plant nodig?' });
const sent = () => openai.requests.map(({ data }) => JSON.stringify(data)).join('\n');

test('the names of a judged class are masked in a worker thread', async () => {
  const testClass = aClass([question], [['Noor zegt zon en water']], ['Noor Jansen']);
  const { status } = await ai.client.call(judgeTicket, { params: { id: classes.add(testClass) } });
  expect(status).toBe(200);
  expect(sent()).toContain('[…] zegt zon en water');
});

test('the names of a single judged answer are masked in a worker thread', async () => {
  const body = { question, answer: 'juf Anja zegt warmte' };
  expect((await ai.client.call(evaluateAnswer, { body })).status).toBe(200);
  expect(sent()).toContain('juf […] zegt warmte');
});
