import { createServer } from 'node:http';
import { loadConfig } from '@exit-tickets/service-kit';
import {
  answersSent,
  type FakeOpenAi,
  listenOnFreePort,
  type OpenAiReply,
  type OpenAiRequest,
  type ProviderOptions,
  runProgram,
  startFakeOpenAi,
  verdictsOn,
} from '@exit-tickets/testing';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aiConfig } from '../../src/config.ts';
import { checkModel } from '../../src/doctor/check-model.ts';
import { madeDraft, otherDraft } from '../support/made-questions.ts';

const script = new URL('../../../../scripts/doctor.mjs', import.meta.url);
const environment = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', AI_MODEL: 'a-model', AI_RETRIES: '0' };

/** The output and the exit code of `npm run doctor -- ai`. */
const doctor = async (settings: Record<string, string>, ...subjects: string[]) => {
  const env = { ...environment, ...settings };
  const { stdout, ...ended } = await runProgram(script, env, ...(subjects.length > 0 ? subjects : ['ai']));
  return { ...ended, output: stdout };
};

/** The output and the result of the check, without starting a process. */
const check = async (settings: Record<string, string>) => {
  const lines: string[] = [];
  const isUsable = await checkModel(loadConfig(aiConfig, { ...environment, ...settings }), (line) => lines.push(line));
  return { isUsable, output: lines.join('\n') };
};

const servers: FakeOpenAi[] = [];
afterEach(async () => {
  for (const openai of servers.splice(0)) await openai.close();
});
const start = async (options: ProviderOptions = { provider: 'openai' }) => {
  const openai = await startFakeOpenAi({ key: 'right-key', model: 'a-model', ...options });
  servers.push(openai);
  openai.script(ableModel);
  return { openai, environment: { OPENAI_BASE_URL: openai.url, OPENAI_API_KEY: 'right-key' } };
};

const questions = [
  {
    ...madeDraft,
    text: 'Waarom beslaat een koude spiegel?',
    passage: 'Daarom beslaat een koude spiegel in een warme badkamer.',
  },
  { ...otherDraft, text: 'Hoe heet bevroren dauw?', passage: 'Vriest het, dan ontstaat rijp' },
];
const fair = (answer: string): string => {
  if (/condenseert|damp in de lucht/.test(answer)) return 'right';
  if (/hoi/.test(answer)) return 'no_content';
  return /verdampt/.test(answer) ? 'wrong' : 'partly';
};
const verdicts = (data: OpenAiRequest['data'], judge: (answer: string) => string): OpenAiReply => ({
  kind: 'json',
  value: { verdicts: verdictsOn(data, (answer) => ({ verdict: judge(answer) })) },
});
const misconceptions = [{ groupIds: ['g2'], text: 'Dauw zou uit het gras zelf komen.' }];

/** Does every task well. The task is recognised by its data, since there may be no schema. */
const ableModel = ({ data }: OpenAiRequest): OpenAiReply => {
  if (data.slots) return { kind: 'json', value: { title: 'Water', questions } };
  if (data.answers) return verdicts(data, fair);
  if (data.questions)
    return { kind: 'json', value: { misconceptions, suggestions: [], strengths: [], contradictions: [] } };
  return { kind: 'json', value: { core: 'De damp condenseert.', isOpinion: false } };
};

describe('npm run doctor -- ai', () => {
  test('reports what a good model can do, how long it took and what it cost', async () => {
    const { openai, environment: settings } = await start();
    const { code, output } = await doctor(settings);
    expect(output).toMatch(/^AI model "a-model" at http:\/\/127\.0\.0\.1:\d+\/v1$/m);
    expect(output).toMatch(/1\. Questions .*\n {3}good: 2 questions .*; [\d.]+ s$/m);
    expect(output).toMatch(/2\. Judging .*\n {3}good: 5 of 5 as a fair teacher would; [\d.]+ s$/m);
    expect(output).toMatch(/3\. A sentence .*\n {3}good: /m);
    expect(output).toMatch(/^Answers are held to a schema\.$/m);
    expect(output).toMatch(/^Tokens: \d{4,} sent, \d+ received, in 4 answers\.$/m);
    expect(output).toMatch(/The model can be used\.\n$/);
    expect(code).toBe(0);
    expect(openai.requests).toHaveLength(4);
  });

  test('reports what to change for a wrong key, sends no further request, and fails', async () => {
    const { openai, environment: settings } = await start();
    const { code, output } = await doctor({ ...settings, OPENAI_API_KEY: 'wrong-key' });
    expect(output).toMatch(/check OPENAI_API_KEY/);
    expect(output).not.toMatch(/2\. Judging|wrong-key/);
    expect(output).toMatch(/cannot be used as it is/);
    expect(code).toBe(1);
    expect(openai.requests.length).toBeLessThanOrEqual(1);
  });

  test('reports that there is no model, and what that means', async () => {
    const { isUsable, output } = await check({});
    expect(isUsable).toBe(true);
    expect(output).toMatch(/No AI model is configured.*Questions quote the lesson.*Nothing leaves this machine/s);
  });

  test('reports that AI_SCOPE is off, and calls no model', async () => {
    const { openai, environment: settings } = await start();
    const { isUsable, output } = await check({ ...settings, AI_SCOPE: 'off' });
    expect(isUsable).toBe(true);
    expect(output).toMatch(/^AI_SCOPE is off: no AI model is called\.(?!.*To connect one)/s);
    expect(openai.requests).toHaveLength(0);
  });

  test('requests no verdicts when AI_SCOPE is class', async () => {
    const { environment: settings } = await start();
    const { isUsable, output } = await check({ ...settings, AI_SCOPE: 'class' });
    expect(isUsable).toBe(true);
    expect(output).toMatch(/2\. A sentence for the analysis/);
    expect(output).not.toContain('Judging');
  });

  test('suggests what to set when there is no model, with the models of an Ollama that runs on the same machine', async () => {
    const models = [{ name: 'mistral-small:latest' }, { name: 'gemma3:12b' }];
    let has = models;
    const ollama = createServer((_request, response) => response.end(JSON.stringify({ models: has })));
    const url = `http://127.0.0.1:${await listenOnFreePort(ollama)}`;
    const usual = 'http://localhost:11434';
    const elsewhere = fetch;
    vi.stubGlobal('fetch', (requested: URL, init: RequestInit) => elsewhere(requested.href.replace(usual, url), init));
    onTestFinished(() => void vi.unstubAllGlobals());
    const output = async () => (await check({})).output;
    expect(await output()).toContain(`OPENAI_BASE_URL=${usual}/v1 AI_MODEL=mistral-small:latest (or gemma3:12b)`);
    has = [];
    expect(await output()).toMatch(/runs on this machine and has no model yet: `ollama pull NAME`/);
    await new Promise((resolve) => ollama.close(resolve));
    expect(await output()).toMatch(/OPENAI_BASE_URL=http:\/\/localhost:11434\/v1 AI_MODEL=NAME.*OPENAI_API_KEY=KEY/s);
  });

  test('reports a server that has JSON mode only', async () => {
    const { environment: settings } = await start({ provider: 'vllm', without: ['json_schema'] });
    const { isUsable, output } = await check(settings);
    expect(isUsable).toBe(true);
    expect(output).toMatch(/held to JSON mode: the server refuses schemas/);
  });

  test.each([
    ['an unknown model', { AI_MODEL: 'a-typo' }, /check AI_MODEL/],
    ['an address without a server', { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, /check OPENAI_BASE_URL/],
  ])('reports what to change for %s, and sends no further request', async (_name, wrong, advice) => {
    const { openai, environment: settings } = await start();
    const { isUsable, output } = await check({ ...settings, ...wrong });
    expect(output).toMatch(advice);
    expect(output).not.toMatch(/2\. Judging/);
    expect(output).toMatch(/cannot be used as it is/);
    expect(isUsable).toBe(false);
    expect(openai.requests.length).toBeLessThanOrEqual(1);
  });

  test('reports what to change for an address without its path', async () => {
    const { openai, environment: settings } = await start();
    const { isUsable, output } = await check({ ...settings, OPENAI_BASE_URL: new URL(openai.url).origin });
    expect(output).toMatch(/most end in \/v1/);
    expect(isUsable).toBe(false);
  });

  test('reports what to change for a model that is too slow', async () => {
    const { openai, environment: settings } = await start();
    openai.script((request) => (request.data.slots ? { kind: 'hang' } : ableModel(request)));
    const { isUsable, output } = await check({ ...settings, AI_TIMEOUT_SECONDS: '1' });
    expect(output).toMatch(/1\. .*\n {3}failed: no answer in time: raise AI_TIMEOUT_SECONDS/);
    expect(output).toMatch(/2\. .*\n {3}good/);
    expect(isUsable).toBe(false);
  });

  test('reports a model whose answers do not have the requested shape', async () => {
    const { openai, environment: settings } = await start();
    openai.reply({ kind: 'text', text: 'Sure, here you are!' });
    const { isUsable, output } = await check(settings);
    expect(output).toMatch(/1\. .*\n {3}failed: the answers do not have the shape/);
    expect(isUsable).toBe(false);
  });

  test('warns about a model that calls wrong answers right', async () => {
    const { openai, environment: settings } = await start();
    openai.script((request) => (request.data.answers ? verdicts(request.data, () => 'right') : ableModel(request)));
    const { isUsable, output } = await check(settings);
    expect(output).toMatch(/not good enough.*2 of 5.*calls an answer right that is not/);
    expect(isUsable).toBe(false);
  });
});

test('doctor reports a model that calls even the question a right answer', async () => {
  const { openai, environment: settings } = await start();
  openai.script((request) => {
    if (!request.data.answers) return ableModel(request);
    const allRight = answersSent(request.data).map(({ id }) => ({
      id,
      reason: 'Goed.',
      verdict: 'right',
      misconception: null,
    }));
    return { kind: 'json', value: { verdicts: allRight } };
  });
  const { isUsable, output } = await check(settings);
  expect(output).toMatch(/2\. .*\n {3}failed: it misjudges answers whose verdict is known: take another model/);
  expect(isUsable).toBe(false);
});

test('doctor prints its usage for an unknown subject', async () => {
  const { code, stderr } = await doctor({}, 'everything');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run doctor \[-- ai/);
});

test('doctor names an invalid variable', async () => {
  const { code, stderr } = await doctor({ OPENAI_BASE_URL: 'localhost:11434' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/OPENAI_BASE_URL is not valid/);
});
