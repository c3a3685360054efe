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
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AppProcess, freePort, startApp, temporaryDataDir } from '../support/app-process.ts';

const failOnSignal = new URL('../support/fail-on-signal.mjs', import.meta.url);

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let environment: Record<string, string>;
/** The app as it runs now: each test ends it, and leaves it started again on the same data. */
let app: AppProcess;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const PORT = String(await freePort());
  environment = { DATA_DIR: dataDir.path, PORT, NODE_OPTIONS: `--import=${failOnSignal}` };
  app = await startApp(environment);
});
afterAll(async () => {
  await app.stop('SIGKILL');
  await dataDir.remove();
});

/** A client at the app as it runs now, with the session that another client got before. */
const clientAgain = (before?: ApiClient): ApiClient =>
  Object.assign(createApiClient(app.url), { cookie: before?.cookie });

/** The database notes its end when it was closed. */
const wasClosed = async (): Promise<boolean> =>
  (await readFile(join(dataDir.path, 'database', 'store-state'), 'utf8')) !== '';

const openTicket = async () => {
  const teacher = createApiClient(app.url);
  await teacher.call(register, { body: { email: `${randomUUID()}@school.nl`, password: 'geheim!' } });
  const { body: ticket } = await teacher.call(createTicket, { body: aDraft() });
  return { teacher, ticket, params: { id: ticket.id } };
};

test('after Ctrl-C and a new start everything is still there, and the teacher is still logged in', async () => {
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

test('a start says first of all that it verifies the database, and does so only after one that was not closed', async () => {
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
  '%s in the middle of a class is said in one line and loses nothing that was answered with a 2xx',
  async (_end, signal, ending, fatal) => {
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
    expect(await app.stop(signal)).toBe(ending);
    // An error that nobody caught still closes everything in good order.
    if (signal === 'SIGUSR2') expect(await wasClosed()).toBe(true);
    await Promise.all(students);
    const lastWords = app
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":60'));
    expect(lastWords.map((line) => JSON.parse(line))).toMatchObject(fatal);

    app = await startApp(environment);
    const again = clientAgain(teacher);
    const { body: responses } = await again.call(listResponses, { params });
    const names = responses.map(({ studentName }) => studentName);
    expect(names).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(names).size).toBe(names.length);
    // What the crash left in the outbox is published after the start, so the count comes right without hands.
    await vi.waitFor(
      async () => expect((await again.call(getTicket, { params })).body.responseCount).toBe(names.length),
      { timeout: 20_000 },
    );
  },
);
