import { deflateSync } from 'node:zlib';
import { evaluateAnswer, generateFromContent, limits, type Question, summarizeMaterial } from '@exit-tickets/contracts';
import { type ApiClient, bmp, pdf } from '@exit-tickets/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTeacher } from '../support/classroom.ts';
import { deployedApp, isDistributed } from '../support/deployed-app.ts';

const app = deployedApp(() => ({ EXTRACTION_CPU_SECONDS: '2' }));
let teacher: ApiClient;

beforeAll(async () => {
  teacher = await newTeacher(app.url);
});

describe('the question of an answer to evaluate', () => {
  const answer = 'die gaan dicht, dan verliest de plant minder water';
  const lessonContent = 'Als het erg droog is, gaan de huidmondjes dicht. De plant verliest dan minder water.';
  const evaluate = (question: unknown) =>
    teacher.call(evaluateAnswer, { body: { question, answer, lessonContent } as never });

  test('may be its text alone, which makes it an open question', async () => {
    const text = 'Wat doen de huidmondjes als het erg droog is?';
    const { status, body } = await evaluate(text);
    expect(status).toBe(200);
    expect(body).toMatchObject({ verdict: 'unjudged', isCorrect: false, score: 0 });
    expect((await evaluate({ id: 'q7', type: 'open_text', text })).body).toEqual(body);
  });

  test.each([
    ['no text', '', 'question'],
    ['too long a text', 'x'.repeat(limits.questionLength + 1), 'question'],
    ['neither text nor question', 7, 'question'],
    ['a question without text', { id: 'q1', type: 'open_text', text: '' }, 'question.text'],
    ['a question whose text is not a string', { id: 'q1', type: 'open_text', text: 7 }, 'question.text'],
    ['a question of an unknown type', { id: 'q1', type: 'essay', text: 'Waarom?' }, 'question.type'],
  ])('is refused when it is %s, and the error names the field', async (_what, question, field) => {
    expect(await evaluate(question)).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
  });
});

test('an answer of colons is judged like any other', async () => {
  const question: Question = {
    id: 'q1',
    type: 'open_text',
    text: 'Wat verliest een plant?',
    guide: { modelAnswer: 'water' },
  };
  const { status } = await teacher.call(evaluateAnswer, { body: { question, answer: `${':'.repeat(60)}a` } });
  expect(status).toBe(200);
});

test.each([
  ['Wat staat in het midden van ons zonnestelsel?', 'De zon.', 'het licht'],
  ['Wat hebben lactose en sacharose gemeen?', 'Het zijn suikers.', 'het is glucose'],
  ['What do lactose and sucrose have in common?', 'They are both a kind of sugar.', 'both are glucose'],
  ['Which element is diamond made of?', 'Of pure carbon.', 'of CO2'],
  ['Was haben Laktose und Saccharose gemeinsam?', 'Sie sind Zucker.', 'das ist Glucose'],
  ['Qu’est-ce que le lactose et le saccharose ont en commun ?', 'Chacun est un sucre.', 'du glucose'],
])('an answer that would be right in another lesson is wrong in this one: %s', async (text, modelAnswer, answer) => {
  const question: Question = { id: 'q1', type: 'open_text', text, guide: { modelAnswer } };
  const judge = async (typed: string) =>
    (await teacher.call(evaluateAnswer, { body: { question, answer: typed } })).body;
  expect(await judge(answer)).toMatchObject({ isCorrect: false });
  expect(await judge(modelAnswer)).toMatchObject({ isCorrect: true });
});

describe('questions about 200,000 characters', () => {
  const word = (number: number): string =>
    `${number.toString(26).replace(/\d/g, (digit) => 'bdfgklmnpr'[+digit] ?? '')}ing`;
  const sentences = Array.from({ length: 6_000 }, (_, n) => `Een ${word(n)} is een ding dat ${word(n + 7)} maakt.`);
  const content = sentences.join(' ').slice(0, limits.contentLength);
  const generate = async () => {
    const focusLevels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;
    const focus = sentences.slice(0, 20).join(' ').slice(0, limits.focusLength);
    const { status } = await teacher.call(generateFromContent, {
      body: { content, focus, focusLevels: [...focusLevels] },
    });
    expect(status).toBe(200);
  };

  // Measures the process of the tests, which contains the app only when it is one process.
  test.skipIf(isDistributed)('are generated mostly in another thread than the one that serves requests', async () => {
    await generate();
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    for (let times = 0; times < 2; times += 1) await generate();
    const [total, serving] = [process.cpuUsage(all), process.threadCpuUsage(own)];
    expect((serving.user + serving.system) / (total.user + total.system)).toBeLessThan(0.5);
  });
});

describe('a file', () => {
  const upload = async (content: Buffer, name: string) => {
    const form = new FormData();
    form.append('file', new File([Uint8Array.from(content)], name));
    const answer = await teacher.fetch(summarizeMaterial.path, { method: 'POST', body: form });
    return { status: answer.status, body: await answer.json() };
  };

  test.each(['les.bmp', 'les.txt'])(
    'that is a bitmap is refused as containing no text, even when named %s',
    async (name) => {
      expect(await upload(bmp(400, 200), name)).toMatchObject({ status: 422, body: { code: 'no_text_in_file' } });
    },
  );

  test('that takes too much computing to read is refused, and the error says so', async () => {
    const endless = deflateSync(Buffer.alloc(40_000_000, 'q Q '));
    expect(await upload(pdf([], endless), 'bom.pdf')).toMatchObject({
      status: 422,
      body: { code: 'file_too_complex', message: expect.stringContaining('too much work') },
    });
  });
});
