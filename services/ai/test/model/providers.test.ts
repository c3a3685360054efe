import { generateFromContent } from '@exit-tickets/contracts';
import { type FakeOpenAi, type ProviderOptions, providers, startFakeOpenAi } from '@exit-tickets/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RunningAi, startAi } from '../support/ai.ts';
import { madeQuestions } from '../support/made-questions.ts';
import { photosynthesis } from '../support/samples.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

interface Deployment {
  openai: FakeOpenAi;
  ai: RunningAi;
  /** The log that the operator of the server reads. */
  log: { warn: ReturnType<typeof vi.fn>; error: ReturnType<typeof vi.fn> };
  generate(): Promise<{ status: number; body: unknown; headers: Headers }>;
}

/** The ai service connected to a server that behaves like this provider. */
const at = async (options: ProviderOptions, environment: Record<string, string> = {}): Promise<Deployment> => {
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
  cleanups.push(ai.context.close, openai.close);
  const log = { warn: vi.spyOn(ai.context.logger, 'warn'), error: vi.spyOn(ai.context.logger, 'error') };
  cleanups.push(async () => void vi.restoreAllMocks());
  return {
    openai,
    ai,
    log: log as unknown as Deployment['log'],
    generate: () => ai.client.call(generateFromContent, { body: { content: photosynthesis } }),
  };
};

const made = { status: 200, body: { questions: expect.arrayContaining([expect.objectContaining({ id: 'q1' })]) } };
const entries = (lines: ReturnType<typeof vi.fn>) => lines.mock.calls.map(([fields, text]) => ({ ...fields, text }));
const problems = ({ log }: Deployment) => entries(log.error).flatMap(({ problem }) => problem ?? []);

describe.each(providers)('at a server like %s', (provider) => {
  test('questions are made', async () => {
    const here = await at({ provider });
    expect(await here.generate()).toMatchObject(made);
    expect(here.openai.requests.at(-1)?.format).toBe('json_schema');
    expect(problems(here)).toEqual([]);
  });

  test('a wrong key is logged, and the user only sees that the AI is unavailable', async () => {
    const here = await at({ provider }, { OPENAI_API_KEY: 'wrong-key' });
    if (provider === 'ollama') return expect(await here.generate()).toMatchObject(made);
    const { status, body } = await here.generate();
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(JSON.stringify(body)).not.toMatch(/key/);
    expect(entries(here.log.error)[0]).toMatchObject({
      problem: 'wrong_key',
      text: expect.stringContaining('OPENAI_API_KEY'),
    });
    expect(JSON.stringify(here.log.error.mock.calls)).not.toContain('wrong-key');
  });

  test('an unknown model is logged', async () => {
    const here = await at({ provider }, { AI_MODEL: 'a-typo' });
    expect(await here.generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(entries(here.log.error)[0]).toMatchObject({
      problem: 'unknown_model',
      text: expect.stringContaining('AI_MODEL'),
    });
  });

  test('an address without its path is logged', async () => {
    const here = await at({ provider });
    const { origin } = new URL(here.openai.url);
    const lost = await startAi({ OPENAI_BASE_URL: origin, OPENAI_API_KEY: 'right-key', AI_MODEL: 'a-model' });
    cleanups.push(lost.context.close);
    const error = vi.spyOn(lost.context.logger, 'error');
    const { status, body } = await lost.client.call(generateFromContent, { body: { content: photosynthesis } });
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(entries(error as unknown as Deployment['log']['error'])[0]).toMatchObject({ problem: 'unknown_address' });
  });

  test('a pause that the server asks for is kept if it fits into the timeout, and passed on if not', async () => {
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

  test('a filtered answer is ai_invalid, and not requested again', async () => {
    const here = await at({ provider });
    here.openai.reply({ kind: 'filtered' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
    expect(here.openai.requests).toHaveLength(1);
    expect(problems(here)).toEqual(['filtered']);
  });
});

describe.each(providers.filter((each) => each !== 'ollama'))('without schemas, a server like %s', (provider) => {
  test('is asked for JSON, and for plain text where it has no JSON mode either; each fallback is logged once', async () => {
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
    expect(entries(here.log.warn).map(({ features }) => features.answerFormat)).toEqual(['json', 'text']);
  });
});

test('a feature that a server refused is tried again after an hour', async () => {
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

test('a server that accepts a schema and ignores it gets the schema in the prompt from then on', async () => {
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

describe('the maximum length of an answer is sent', () => {
  const limitsSent = ({ openai }: Deployment) =>
    openai.requests.map(({ body }) => Object.keys(body).filter((name) => name.endsWith('_tokens')));

  test('under the name that the server knows', async () => {
    const here = await at({ provider: 'azure', without: ['max_tokens'] });
    expect(await here.generate()).toMatchObject(made);
    expect(limitsSent(here)).toEqual([['max_tokens'], ['max_completion_tokens']]);
  });

  test('under no name where the server knows none, or where it does not fit beside the question', async () => {
    const here = await at({ provider: 'openai', without: ['max_tokens', 'max_completion_tokens'] });
    expect(await here.generate()).toMatchObject(made);
    expect(limitsSent(here)).toEqual([['max_tokens'], ['max_completion_tokens'], []]);
    const small = await at({ provider: 'vllm', contextLength: 8_192 });
    expect(await small.generate()).toMatchObject(made);
    expect(limitsSent(small)).toEqual([['max_tokens'], []]);
  });
});

test('material longer than the context of the model is logged, with what to change', async () => {
  const here = await at({ provider: 'vllm', contextLength: 100 });
  expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
  expect(entries(here.log.error)[0]).toMatchObject({
    problem: 'too_long',
    text: expect.stringContaining('AI_MATERIAL_CHARACTERS'),
  });
});

test('a server that silently drops what does not fit is logged', async () => {
  const here = await at({ provider: 'ollama' });
  const reply = madeQuestions();
  if (reply.kind === 'json') here.openai.reply({ ...reply, usage: { prompt: 40, completion: 90 } });
  expect(await here.generate()).toMatchObject(made);
  expect(entries(here.log.warn)[0]?.text).toMatch(/only a part of the request/);
});

test('used-up credit is not retried', async () => {
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
  test('without a choice is requested once more, then ai_invalid', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'empty' }, madeQuestions());
    expect(await here.generate()).toMatchObject(made);
    here.openai.reply({ kind: 'empty' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
    expect(here.openai.requests.at(-1)?.messages).toHaveLength(2);
  });

  test('that was cut off is requested again, shorter, then ai_invalid', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'cutOff', text: '{"title":"Pla' }, madeQuestions());
    expect(await here.generate()).toMatchObject(made);
    expect(here.openai.requests.at(-1)?.messages.at(-1)?.content).toContain('shorter');
    here.openai.reply({ kind: 'cutOff', text: '{"title":"Pla' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
  });

  test('that the model declines is ai_invalid', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'declined' });
    expect(await here.generate()).toMatchObject({ status: 502, body: { code: 'ai_invalid' } });
    expect(problems(here)).toEqual(['declined']);
  });

  test('that is a web page is ai_unavailable and logged as a wrong address', async () => {
    const here = await at({ provider: 'openai' });
    here.openai.reply({ kind: 'page' });
    expect(await here.generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(problems(here)).toEqual(['unknown_address']);
  });
});

test('a deployment of Azure is called with its API version, and without a bearer token', async () => {
  const here = await at({ provider: 'azure' });
  const { origin } = new URL(here.openai.url);
  const ai = await startAi({
    OPENAI_BASE_URL: `${origin}/openai/deployments/a-model?api-version=2024-10-21`,
    OPENAI_API_KEY: 'right-key',
    AI_MODEL: 'a-model',
  });
  cleanups.push(ai.context.close);
  expect(await ai.client.call(generateFromContent, { body: { content: photosynthesis } })).toMatchObject(made);
  const request = here.openai.requests.at(-1);
  expect(request?.path).toBe('/openai/deployments/a-model/chat/completions?api-version=2024-10-21');
  expect(request?.authorization).toBeUndefined();
});
