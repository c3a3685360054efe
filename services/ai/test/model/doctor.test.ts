import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadConfig } from '@exit-tickets/service-kit';
import {
  answersSent,
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  type ProviderOptions,
  startFakeOpenAi,
  verdictsOn,
} from '@exit-tickets/testing';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { aiConfig } from '../../src/config.ts';
import { checkModel } from '../../src/doctor/check-model.ts';
import { madeDraft, otherDraft } from '../support/made-questions.ts';

const script = fileURLToPath(new URL('../../../../scripts/doctor.mjs', import.meta.url));
const environment = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', AI_MODEL: 'a-model', AI_RETRIES: '0' };

/** What `npm run doctor -- ai` prints, and how it ends. */
const doctor = async (given: Record<string, string>, ...subjects: string[]) => {
  // biome-ignore lint/style/noProcessEnv: the command gets the environment of the tests, as a shell would give it
  const env = { ...process.env, ...environment, ...given };
  const run = promisify(execFile)(process.execPath, [script, ...(subjects.length > 0 ? subjects : ['ai'])], { env });
  const ended = z.object({ code: z.number().optional(), stdout: z.string(), stderr: z.string() });
  const { code = 0, stdout, stderr } = ended.parse(await run.catch((error: unknown) => error));
  return { code, said: stdout, stderr };
};

/** What it prints and how it ends, without a process for it. */
const check = async (given: Record<string, string>) => {
  const lines: string[] = [];
  const isWell = await checkModel(loadConfig(aiConfig, { ...environment, ...given }), (line) => lines.push(line));
  return { isWell, said: lines.join('\n') };
};

const endings: FakeOpenAi[] = [];
afterEach(async () => {
  for (const openai of endings.splice(0)) await openai.close();
});
const start = async (options: ProviderOptions = { provider: 'openai' }) => {
  const openai = await startFakeOpenAi({ key: 'right-key', model: 'a-model', ...options });
  endings.push(openai);
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

/** Does everything well. Which task it is stands in what it is asked to work on: there may be no schema. */
const ableModel = ({ data }: OpenAiRequest): OpenAiReply => {
  if (data.slots) return { kind: 'json', value: { title: 'Water', questions } };
  if (data.answers) return verdicts(data, fair);
  if (data.questions)
    return { kind: 'json', value: { misconceptions, suggestions: [], strengths: [], contradictions: [] } };
  return { kind: 'json', value: { core: 'De damp condenseert.', isOpinion: false } };
};

describe('npm run doctor -- ai', () => {
  test('says what a good model can do, how long it took and what it cost', async () => {
    const { openai, environment: given } = await start();
    const { code, said } = await doctor(given);
    expect(said).toMatch(/^AI model "a-model" at http:\/\/127\.0\.0\.1:\d+\/v1$/m);
    expect(said).toMatch(/1\. Questions .*\n {3}good: 2 questions .*; [\d.]+ s$/m);
    expect(said).toMatch(/2\. Judging .*\n {3}good: 5 of 5 as a fair teacher would; [\d.]+ s$/m);
    expect(said).toMatch(/3\. A sentence .*\n {3}good: /m);
    expect(said).toMatch(/^Answers are held to a schema\.$/m);
    expect(said).toMatch(/^Tokens: \d{4,} sent, \d+ received, in 4 answers\.$/m);
    expect(said).toMatch(/The model can be used\.\n$/);
    expect(code).toBe(0);
    expect(openai.requests).toHaveLength(4);
  });

  test('says what to change for a wrong key, asks no more, and fails', async () => {
    const { openai, environment: given } = await start();
    const { code, said } = await doctor({ ...given, OPENAI_API_KEY: 'wrong-key' });
    expect(said).toMatch(/check OPENAI_API_KEY/);
    expect(said).not.toMatch(/2\. Judging|wrong-key/);
    expect(said).toMatch(/cannot be used as it is/);
    expect(code).toBe(1);
    expect(openai.requests.length).toBeLessThanOrEqual(1);
  });

  test('says that there is no model, and what that means', async () => {
    const { isWell, said } = await check({});
    expect(isWell).toBe(true);
    expect(said).toMatch(/No AI model is configured.*Questions quote the lesson.*Nothing leaves this machine/s);
  });

  test('says that none is called where AI_SCOPE is off, and calls none', async () => {
    const { openai, environment: given } = await start();
    const { isWell, said } = await check({ ...given, AI_SCOPE: 'off' });
    expect(isWell).toBe(true);
    expect(said).toMatch(/^AI_SCOPE is off: no AI model is called\.(?!.*To connect one)/s);
    expect(openai.requests).toHaveLength(0);
  });

  test('asks for no verdicts where the model gives none', async () => {
    const { environment: given } = await start();
    const { isWell, said } = await check({ ...given, AI_SCOPE: 'class' });
    expect(isWell).toBe(true);
    expect(said).toMatch(/2\. A sentence for the analysis/);
    expect(said).not.toContain('Judging');
  });

  test('says what to set where there is no model: the one of Ollama on the same machine, if it runs there', async () => {
    const models = [{ name: 'mistral-small:latest' }, { name: 'gemma3:12b' }];
    let has = models;
    const ollama = createServer((_request, response) => response.end(JSON.stringify({ models: has })));
    const url = await new Promise<string>((resolve) => {
      ollama.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(ollama.address() as AddressInfo).port}`));
    });
    const usual = 'http://localhost:11434';
    const elsewhere = fetch;
    vi.stubGlobal('fetch', (asked: URL, init: RequestInit) => elsewhere(asked.href.replace(usual, url), init));
    onTestFinished(() => void vi.unstubAllGlobals());
    const said = async () => (await check({})).said;
    expect(await said()).toContain(`OPENAI_BASE_URL=${usual}/v1 AI_MODEL=mistral-small:latest (or gemma3:12b)`);
    has = [];
    expect(await said()).toMatch(/runs on this machine and has no model yet: `ollama pull NAME`/);
    await new Promise((resolve) => ollama.close(resolve));
    expect(await said()).toMatch(/OPENAI_BASE_URL=http:\/\/localhost:11434\/v1 AI_MODEL=NAME.*OPENAI_API_KEY=KEY/s);
  });

  test('says when a server has JSON mode only', async () => {
    const { environment: given } = await start({ provider: 'vllm', without: ['json_schema'] });
    const { isWell, said } = await check(given);
    expect(isWell).toBe(true);
    expect(said).toMatch(/held to JSON mode: the server refuses schemas/);
  });

  test.each([
    ['an unknown model', { AI_MODEL: 'a-typo' }, /check AI_MODEL/],
    ['an address where nobody is', { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, /check OPENAI_BASE_URL/],
  ])('says what to change for %s, and asks no more', async (_name, wrong, advice) => {
    const { openai, environment: given } = await start();
    const { isWell, said } = await check({ ...given, ...wrong });
    expect(said).toMatch(advice);
    expect(said).not.toMatch(/2\. Judging/);
    expect(said).toMatch(/cannot be used as it is/);
    expect(isWell).toBe(false);
    expect(openai.requests.length).toBeLessThanOrEqual(1);
  });

  test('says what to change for an address without its path', async () => {
    const { openai, environment: given } = await start();
    const { isWell, said } = await check({ ...given, OPENAI_BASE_URL: new URL(openai.url).origin });
    expect(said).toMatch(/most end in \/v1/);
    expect(isWell).toBe(false);
  });

  test('says what to change for a model that is too slow', async () => {
    const { openai, environment: given } = await start();
    openai.script((request) => (request.data.slots ? { kind: 'hang' } : ableModel(request)));
    const { isWell, said } = await check({ ...given, AI_TIMEOUT_SECONDS: '1' });
    expect(said).toMatch(/1\. .*\n {3}failed: no answer in time: raise AI_TIMEOUT_SECONDS/);
    expect(said).toMatch(/2\. .*\n {3}good/);
    expect(isWell).toBe(false);
  });

  test('says what to change for a model that answers nonsense', async () => {
    const { openai, environment: given } = await start();
    openai.reply({ kind: 'text', text: 'Sure, here you are!' });
    const { isWell, said } = await check(given);
    expect(said).toMatch(/1\. .*\n {3}failed: the answers do not have the shape/);
    expect(isWell).toBe(false);
  });

  test('warns of a model that calls wrong answers right', async () => {
    const { openai, environment: given } = await start();
    openai.script((request) => (request.data.answers ? verdicts(request.data, () => 'right') : ableModel(request)));
    const { isWell, said } = await check(given);
    expect(said).toMatch(/not good enough.*2 of 5.*calls an answer right that is not/);
    expect(isWell).toBe(false);
  });
});

test('doctor tells a model that calls even the question a right answer', async () => {
  const { openai, environment: given } = await start();
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
  const { isWell, said } = await check(given);
  expect(said).toMatch(/2\. .*\n {3}failed: it misjudges answers whose verdict is known: take another model/);
  expect(isWell).toBe(false);
});

test('doctor says what it can look at', async () => {
  const { code, stderr } = await doctor({}, 'everything');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run doctor \[-- ai/);
});

test('doctor names a variable that is wrong', async () => {
  const { code, stderr } = await doctor({ OPENAI_BASE_URL: 'localhost:11434' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/OPENAI_BASE_URL is not valid/);
});
