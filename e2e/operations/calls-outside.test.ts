import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  analyzeTicket,
  createTicket,
  downloadPdf,
  generateFromContent,
  getJudgements,
  limits,
  summarizeMaterial,
} from '@exit-tickets/contracts';
import { aDraft, createApiClient, sample } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../support/app-process.ts';
import { newTeacher, submit } from '../support/classroom.ts';

const preload = new URL('../support/calls-outside.mjs', import.meta.url);

/** The app as `npm start` runs it, and the other machines it has tried to reach. Chromium is not observed: it has its own network stack. */
const start = async (environment: Record<string, string> = {}) => {
  const folder = folderOfTest();
  const callsFile = join(folder, 'calls');
  const app = await startApp({
    DATA_DIR: folder,
    PORT: '0',
    CALLS_FILE: callsFile,
    NODE_OPTIONS: `--import=${preload}`,
    ...environment,
  });
  onTestFinished(async () => {
    await app.stop();
  });
  const calls = async (): Promise<string[]> =>
    (await readFile(callsFile, 'utf8').catch(() => '')).split('\n').filter((host) => host !== '');
  return { url: app.url, calls };
};

const upload = async (url: string, name: string) => {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(sample(name))], name));
  const answer = await createApiClient(url).fetch(summarizeMaterial.path, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  return summarizeMaterial.reply.parse(await answer.json()).summary;
};

test('without configuration the app calls no other machine, from the lesson to the analysis and the PDF', async () => {
  const { url, calls } = await start();
  const teacher = await newTeacher(url);
  // A picture needs OCR data for its language, and an old Word file needs a converter.
  await upload(url, 'fotosynthese-nl.jpg');
  await upload(url, 'fotosynthese-nl.doc');
  const { title, originalContent } = await upload(url, 'fotosynthese-nl.pdf');
  const generated = await teacher.call(generateFromContent, { body: { title, content: originalContent } });
  expect(generated.status).toBe(200);
  const body = aDraft({ questions: generated.body.questions, originalContent });
  const { body: ticket } = await teacher.call(createTicket, { body });
  const answers = ticket.questions.map(({ id }) => ({ questionId: id, answer: 'licht' }));
  for (let student = 0; student < 5; student++)
    expect((await submit(url, { ticketId: ticket.id, studentName: `leerling ${student}`, answers })).status).toBe(201);
  const params = { id: ticket.id };
  expect((await teacher.call(getJudgements, { params })).status).toBe(200);
  expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  expect((await teacher.fetch(downloadPdf.path.replace(':id', ticket.id))).status).toBe(200);
  expect(await calls()).toEqual([]);
});

test('only the configured model is called', async () => {
  // An address reserved for documentation (RFC 5737).
  const { url, calls } = await start({
    OPENAI_API_KEY: 'sk-0123456789',
    OPENAI_BASE_URL: 'http://198.51.100.1:8080/v1',
    AI_TIMEOUT_SECONDS: '1',
    AI_RETRIES: '0',
  });
  const content = 'Planten maken hun eigen voedsel. '.repeat(limits.questionsAdvised.max * 4);
  const answer = await createApiClient(url).call(generateFromContent, { body: { content } });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(new Set(await calls())).toEqual(new Set(['198.51.100.1']));
});
