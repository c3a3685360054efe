import { generateFromContent } from '@exit-tickets/contracts';
import { type FakeOpenAi, type ProviderOptions, providers, startFakeOpenAi } from '@exit-tickets/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RunningAi, startAi } from '../support/ai.ts';
import { madeQuestions } from '../support/made-questions.ts';
import { photosynthesis } from '../support/samples.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

interface At {
  openai: FakeOpenAi;
  ai: RunningAi;
  /** What whoever runs the server reads. */
  log: { warn: ReturnType<typeof vi.fn>; error: ReturnType<typeof vi.fn> };
  generate(): Promise<{ status: number; body: unknown; headers: Headers }>;
}

/** The ai service at a server that behaves as this provider's. */
const at = async (options: ProviderOptions, environment: Record<string, string> = {}): Promise<At> => {
  const openai = await startFakeOpenAi({ key: 'right-key', model: 'a-model', ...options });
  openai.reply(madeQuestions());
  const ai = await startAi({
    OPENAI_BASE_URL: openai.url,
    OPENAI_API_KEY: 'right-key',
    AI_MODEL: 'a-model',
    AI_RETRIES: '1',
    AI_TIMEOUT_SECONDS: '5',
    ...environment,
  });
  endings.push(ai.context.close, openai.close);
  const log = { warn: vi.spyOn(ai.context.logger, 'warn'), error: vi.spyOn(ai.context.logger, 'error') };
  endings.push(async () => void vi.restoreAllMocks());
  return {
    openai,
    ai,
    log: log as unknown as At['log'],
    generate: () => ai.client.call(generateFromContent, { body: { content: photosynthesis } }),
  };
};

const made = { status: 200, body: { questions: expect.arrayContaining([expect.objectContaining({ id: 'q1' })]) } };
const told = (lines: ReturnType<typeof vi.fn>) => lines.mock.calls.map(([fields, text]) => ({ ...fields, text }));
const problems = ({ log }: At) => told(log.error).flatMap(({ problem }) => problem ?? []);

describe.each(providers)('at a server like %s', (provider) => {
  test('questions are made', async () => {
    const here = await at({ provider });
    expect(await here.generate()).toMatchObject(made);
    expect(here.openai.requests.at(-1)?.format).toBe('json_schema');
    expect(problems(here)).toEqual([]);
  });

  test('a wrong key is told in the log, and the person hears only that the AI is not there', async () => {
    const here = await at({ provider }, { OPENAI_API_KEY: 'wrong-key' });
    if (provider === 'ollama') return expect(await here.generate()).toMatchObject(made);
    const { status, body } = await here.generate();
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(JSON.stringify(body)).not.toMatch(/key/);
    expect(told(here.log.error)[0]).toMatchObject({
      problem: 'wrong_key',
      text: expect.stringContaining('OPENAI_API_KEY'),
    });
    expect(JSON.stringify(here.log.error.mock.calls)).not.toContain('wrong-key');
  });

  test('an unknown model is told in the log', async () => {
    const here = await at({ provider }, { AI_MODEL: 'a-typo' });
    expect(await here.generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(told(here.log.error)[0]).toMatchObject({
      problem: 'unknown_model',
      text: expect.stringContaining('AI_MODEL'),
    });
  });

  test('an address without its path is told in the log', async () => {
    const here = await at({ provider });
    const { origin } = new URL(here.openai.url);
    const lost = await startAi({ OPENAI_BASE_URL: origin, OPENAI_API_KEY: 'right-key', AI_MODEL: 'a-model' });
    endings.push(lost.context.close);
    const error = vi.spyOn(lost.context.logger, 'error');
    const { status, body } = await lost.client.call(generateFromContent, { body: { content: photosynthesis } });
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(told(error as unknown as At['log']['error'])[0]).toMatchObject({ problem: 'unknown_address' });
  });

  test('a pause that it asks for is kept where it fits into the time, and passed on where it does not', async () => {
    const here = await at({ provider });
    here.openai.reply({ kind: 'status', status: 429, headers: { 'retry-after': '1' } }, madeQuestions());
    expect(await here.generate()).toMatchObject(made);
    const before = here.openai.requests.length;
    here.openai.reply({ kind: 'status', status: 429, headers: { 'retry-after': '30' } }, madeQuestions());
    const { status, body, headers } = await here.generate();
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'ai_busy' } });
    expect(headers.get('retry-after')).toBe('30');
    expect(here.openai.requests).toHaveLength(before + 1);
    expect(problems(here)).toEqual(['busy']);
  });

  test('what its filter stops is ai_invalid, and no reason to ask again', async () => {
    const here = await at({ provider });
    here.openai.reply({ kind: 'filtered' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
    expect(here.openai.requests).toHaveLength(1);
    expect(problems(here)).toEqual(['filtered']);
  });
});

describe.each(providers.filter((each) => each !== 'ollama'))('without schemas, a server like %s', (provider) => {
  test('is asked for JSON, and for words where it has no JSON mode either; each is told once in the log', async () => {
    const here = await at({ provider, without: ['json_schema', 'json_object'] });
    for (let count = 0; count < 2; count += 1) expect(await here.generate()).toMatchObject(made);
    expect(here.openai.requests.map(({ format }) => format)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
    const [enforced, inWords] = here.openai.requests.map(({ messages }) => messages[0]?.content);
    expect(enforced).not.toContain('"additionalProperties"');
    expect(inWords).toContain('"additionalProperties":false');
    expect(told(here.log.warn).map(({ features }) => features.answerFormat)).toEqual(['json', 'text']);
  });
});

test('what a server refused is tried again after an hour', async () => {
  const here = await at({ provider: 'vllm', without: ['json_schema'] });
  const formats = async () => {
    const before = here.openai.requests.length;
    expect(await here.generate()).toMatchObject(made);
    return here.openai.requests.slice(before).map(({ format }) => format);
  };
  expect(await formats()).toEqual(['json_schema', 'json_object']);
  expect(await formats()).toEqual(['json_object']);
  here.ai.context.clock.advance({ seconds: 60 * 60 + 1 });
  expect(await formats()).toEqual(['json_schema', 'json_object']);
  expect(here.log.warn).toHaveBeenCalledTimes(2);
});

test('a server that takes a schema and ignores it is told the schema in words from then on', async () => {
  const here = await at({ provider: 'ollama', without: ['json_schema'] });
  here.openai.script(({ messages }) =>
    messages[0]?.content.includes('"additionalProperties"')
      ? madeQuestions()
      : { kind: 'text', text: '{"vragen": []}' },
  );
  expect(await here.generate()).toMatchObject(made);
  expect(await here.generate()).toMatchObject(made);
  expect(here.openai.requests).toHaveLength(3);
});

describe('the longest answer is asked for', () => {
  const limitsSent = ({ openai }: At) =>
    openai.requests.map(({ body }) => Object.keys(body).filter((name) => name.endsWith('_tokens')));

  test('by the name that the server knows', async () => {
    const here = await at({ provider: 'azure', without: ['max_tokens'] });
    expect(await here.generate()).toMatchObject(made);
    expect(limitsSent(here)).toEqual([['max_tokens'], ['max_completion_tokens']]);
  });

  test('by none, where it knows none, or where it does not fit beside the question', async () => {
    const here = await at({ provider: 'openai', without: ['max_tokens', 'max_completion_tokens'] });
    expect(await here.generate()).toMatchObject(made);
    expect(limitsSent(here)).toEqual([['max_tokens'], ['max_completion_tokens'], []]);
    const small = await at({ provider: 'vllm', contextLength: 8_192 });
    expect(await small.generate()).toMatchObject(made);
    expect(limitsSent(small)).toEqual([['max_tokens'], []]);
  });
});

test('material that is longer than the model reads is told in the log, with what to change', async () => {
  const here = await at({ provider: 'vllm', contextLength: 100 });
  expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
  expect(told(here.log.error)[0]).toMatchObject({
    problem: 'too_long',
    text: expect.stringContaining('AI_MATERIAL_CHARACTERS'),
  });
});

test('a server that quietly leaves out what does not fit is told of in the log', async () => {
  const here = await at({ provider: 'ollama' });
  const reply = madeQuestions();
  if (reply.kind === 'json') here.openai.reply({ ...reply, usage: { prompt: 40, completion: 90 } });
  expect(await here.generate()).toMatchObject(made);
  expect(told(here.log.warn)[0]?.text).toMatch(/only a part of the request/);
});

test('credit that is used up is no passing load: it is not tried again', async () => {
  const here = await at({ provider: 'openai' });
  here.openai.reply({
    kind: 'status',
    status: 429,
    code: 'insufficient_quota',
    message: 'You exceeded your current quota',
  });
  expect(await here.generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
  expect(here.openai.requests).toHaveLength(1);
  expect(problems(here)).toEqual(['no_credit']);
});

describe('an answer', () => {
  test('without a choice is asked for once more, then ai_invalid', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'empty' }, madeQuestions());
    expect(await here.generate()).toMatchObject(made);
    here.openai.reply({ kind: 'empty' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
    expect(here.openai.requests.at(-1)?.messages).toHaveLength(2);
  });

  test('that was cut off is asked for again, shorter; then it is told in the log', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'cutOff', text: '{"title":"Pla' }, madeQuestions());
    expect(await here.generate()).toMatchObject(made);
    expect(here.openai.requests.at(-1)?.messages.at(-1)?.content).toContain('shorter');
    here.openai.reply({ kind: 'cutOff', text: '{"title":"Pla' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
  });

  test('that the model declines to give is ai_invalid', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'declined' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
    expect(problems(here)).toEqual(['declined']);
  });

  test('that is a web page is no answer of a model', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'page' });
    expect(await here.generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(problems(here)).toEqual(['unknown_address']);
  });
});

test('the deployments of Azure are asked with their version, and with the key in its own header', async () => {
  const here = await at({ provider: 'azure' });
  const { origin } = new URL(here.openai.url);
  const ai = await startAi({
    OPENAI_BASE_URL: `${origin}/openai/deployments/a-model?api-version=2024-10-21`,
    OPENAI_API_KEY: 'right-key',
    AI_MODEL: 'a-model',
  });
  endings.push(ai.context.close);
  expect(await ai.client.call(generateFromContent, { body: { content: photosynthesis } })).toMatchObject(made);
  const request = here.openai.requests.at(-1);
  expect(request?.path).toBe('/openai/deployments/a-model/chat/completions?api-version=2024-10-21');
  expect(request?.authorization).toBeUndefined();
});
