import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createTicket,
  getAuthStatus,
  getTicket,
  listResponses,
  register,
  submitResponse,
} from '@exit-tickets/contracts';
import { type ApiClient, aDraft, aSubmission, createApiClient } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp } from '../support/app-process.ts';

const failOnSignal = new URL('../support/fail-on-signal.mjs', import.meta.url);

const dataDir = folderOfTests();
let environment: Record<string, string>;
/** The running app. Each test stops it, and starts it again on the same data. */
let app: AppProcess;

beforeAll(async () => {
  const PORT = String(await freePort());
  environment = { DATA_DIR: dataDir, PORT, NODE_OPTIONS: `--import=${failOnSignal}` };
  app = await startApp(environment);
});
afterAll(() => app.stop('SIGKILL'));

/** A client of the restarted app, with the session of an earlier client. */
const clientAgain = (before?: ApiClient): ApiClient =>
  Object.assign(createApiClient(app.url), { cookie: before?.cookie });

/** Whether the database was closed cleanly: then it has written its state. */
const wasClosed = async (): Promise<boolean> =>
  (await readFile(join(dataDir, 'database', 'store-state'), 'utf8')) !== '';

const openTicket = async () => {
  const teacher = createApiClient(app.url);
  await teacher.call(register, { body: { email: `${randomUUID()}@school.nl`, password: 'geheim!' } });
  const { body: ticket } = await teacher.call(createTicket, { body: aDraft() });
  return { teacher, ticket, params: { id: ticket.id } };
};

test('after Ctrl-C and a restart everything is still stored, and the teacher is still logged in', async () => {
  const { teacher, ticket, params } = await openTicket();
  const submission = aSubmission({ ticketId: ticket.id });
  await createApiClient(app.url).call(submitResponse, { body: submission });

  expect(await app.stop('SIGINT')).toBe(0);
  app = await startApp(environment);

  const again = clientAgain(teacher);
  expect((await again.call(getAuthStatus)).body.isAuthenticated).toBe(true);
  expect((await again.call(getTicket, { params })).body).toMatchObject({ pin: ticket.pin, responseCount: 1 });
  expect((await again.call(listResponses, { params })).body).toMatchObject([{ answers: submission.answers }]);
});

test('a start verifies the database only after an unclean stop, and says so in its first line', async () => {
  const verifying = expect.stringContaining('verifying the database');
  await app.stop('SIGKILL');
  app = await startApp(environment);
  const lines = app.output().split('\n');
  expect(lines[0]).toEqual(verifying);
  expect(lines.slice(1)).not.toContainEqual(verifying);

  await app.stop('SIGINT');
  app = await startApp(environment);
  expect(app.output().split('\n')).not.toContainEqual(verifying);
});

test.each([
  ['kill -9', 'SIGKILL', 'SIGKILL', []],
  [
    'an error that a listener throws',
    'SIGUSR2',
    1,
    [{ origin: 'uncaughtException', err: { message: 'a listener threw' } }],
  ],
  [
    'a rejection that nobody handles',
    'SIGWINCH',
    1,
    [{ origin: 'unhandledRejection', err: { message: 'nobody waited for this' } }],
  ],
  [
    "an error in the database's thread",
    'SIGIO',
    1,
    [
      {
        msg: expect.stringContaining('the database has died: start the app again'),
        err: { message: 'The thread of the embedded database has ended: a command went very wrong' },
      },
    ],
  ],
] as const)(
  '%s during a class loses no acknowledged response, and logs at most one fatal line',
  async (_end, signal, exit, fatal) => {
    const { teacher, ticket, params } = await openTicket();
    const acknowledged: string[] = [];
    const enough = Promise.withResolvers<void>();

    const student = async (): Promise<void> => {
      const client = createApiClient(app.url);
      for (;;) {
        const studentName = randomUUID();
        const answer = await client.call(submitResponse, { body: aSubmission({ ticketId: ticket.id, studentName }) });
        if (answer.status === 201) acknowledged.push(studentName);
        if (acknowledged.length >= 50) enough.resolve();
      }
    };
    const students = Array.from({ length: 10 }, () => student().catch(() => undefined));
    await enough.promise;
    expect(await app.stop(signal)).toBe(exit);
    // An uncaught error still closes the database cleanly.
    if (signal === 'SIGUSR2') expect(await wasClosed()).toBe(true);
    await Promise.all(students);
    const fatalLines = app
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":60'));
    expect(fatalLines.map((line) => JSON.parse(line))).toMatchObject(fatal);

    app = await startApp(environment);
    const again = clientAgain(teacher);
    const { body: responses } = await again.call(listResponses, { params });
    const names = responses.map(({ studentName }) => studentName);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(names).size).toBe(names.length);
    // The start publishes the events that the crash left in the outbox, so the count becomes right by itself.
    await vi.waitFor(
      async () => expect((await again.call(getTicket, { params })).body.responseCount).toBe(names.length),
      { timeout: 20_000 },
    );
  },
);
