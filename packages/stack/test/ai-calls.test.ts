import { evaluateAnswer, limits } from '@exit-tickets/contracts';
import type { ApiClient } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { newTeacher } from './classroom.ts';

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let stack: Stack;
let teacher: ApiClient;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const PORT = String(await freePort());
  stack = await startStack({ DATA_DIR: dataDir.path, PORT, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  teacher = await newTeacher(stack.addresses.local);
});
afterAll(async () => {
  await stack.close();
  await dataDir.remove();
});

describe('the question of an answer to judge', () => {
  const answer = 'die gaan dicht, dan verliest de plant minder water';
  const lessonContent = 'Als het erg droog is, gaan de huidmondjes dicht. De plant verliest dan minder water.';
  const evaluate = (question: unknown) =>
    teacher.call(evaluateAnswer, { body: { question, answer, lessonContent } as never });

  test('may be its text alone, and is an open question then', async () => {
    const text = 'Wat doen de huidmondjes als het erg droog is?';
    const { status, body } = await evaluate(text);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isCorrect: true });
    expect((await evaluate({ id: 'q7', type: 'open_text', text })).body).toEqual(body);
  });

  test.each([
    ['no text', '', 'question'],
    ['too long a text', 'x'.repeat(limits.questionLength + 1), 'question'],
    ['neither text nor question', 7, 'question'],
    ['a question without text', { id: 'q1', type: 'open_text', text: '' }, 'question.text'],
    ['a question whose text is none', { id: 'q1', type: 'open_text', text: 7 }, 'question.text'],
    ['a question of no known type', { id: 'q1', type: 'essay', text: 'Waarom?' }, 'question.type'],
  ])('is refused when it is %s, with the field that is wrong', async (_what, question, field) => {
    expect(await evaluate(question)).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
  });
});
