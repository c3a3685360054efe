import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { analyzeTicket, createTicket, listResponses } from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { retryDelayMs } from '../../web/src/student/send/retry.ts';
import { type AppProcess, freePort, startApp } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { students, underLoad } from './under-load.ts';

const run = promisify(execFile);
const mebibyte = 1024 * 1024;
const waitOptions = { timeout: 600_000, interval: 250 };

/** Almost five minutes with the delays of the page: longer than an event is retried before it becomes a dead letter. */
const attemptsPerStudent = 28;
/** After this many attempts, everything that is allocated on first use exists. */
const warmUpAttempts = 6;
/** Allowance for garbage that is not yet collected. */
const maxGrowth = 64 * mebibyte;

const dataDir = folderOfTests();
let metricsUrl: string;
let app: AppProcess;
beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  app = await startApp({
    ...{ DATA_DIR: dataDir, PORT: String(await freePort()), METRICS_PORT },
    ...{ LOG_LEVEL: 'warn', ANALYSIS_CLAIM_SECONDS: '30' },
  });
});
afterAll(() => app?.stop('SIGKILL'));

/** Sets the soft limit on the size of its files. It simulates a full disk: writes fail at the same point. */
const limitFiles = (bytes: number | 'unlimited') => run('prlimit', ['--pid', String(app.pid), `--fsize=${bytes}:`]);

const memory = async (): Promise<number> => {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
};

/** The sum of a metric over all of its labels. */
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  expect(text).toContain(`# TYPE ${name} gauge`);
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
};

/** Waits until the call gets 507: small writes may still fit into the file. */
const untilRefused = (call: () => Promise<{ status: number }>): Promise<void> =>
  vi.waitFor(async () => expect((await call()).status).toBe(507), waitOptions);

test.runIf(process.platform === 'linux')(
  'while the disk is full for minutes only calls that store fail, and everything recovers by itself once there is space',
  async () => {
    const teacher = await newTeacher(app.url);
    const { ticket, params } = await newTicket(teacher);
    expect((await submit(app.url, { ticketId: ticket.id })).status).toBe(201);
    const attempts = new Map<number, number>();
    /** The delays of the student page. */
    const delayAfter = (failures: number): number => {
      attempts.set(failures, (attempts.get(failures) ?? 0) + 1);
      return retryDelayMs(failures, Math.random());
    };
    const untilAllHaveTried = (times: number) =>
      vi.waitFor(() => expect(attempts.get(times) ?? 0).toBeGreaterThanOrEqual(students), waitOptions);

    const failures = await underLoad(
      app,
      'disk full for minutes, everything in one process',
      async (work) => {
        await limitFiles((await stat(join(dataDir, 'database', 'data.mdb'))).size);
        await work.untilAnswered(['submitting', 'renaming', 'ai'], '507 storage_full');
        await untilAllHaveTried(warmUpAttempts);
        const before = await memory();
        await untilRefused(() => teacher.call(createTicket, { body: aDraft() }));
        await untilRefused(() => teacher.call(analyzeTicket, { params, body: { renew: true } }));
        expect((await teacher.call(listResponses, { params })).body).toHaveLength(1);
        await untilAllHaveTried(attemptsPerStudent);
        await work.untilAnswered(['auth', 'tickets', 'joining', 'pdf']);
        expect((await teacher.call(listResponses, { params })).body).toHaveLength(1);
        expect((await memory()) - before).toBeLessThan(maxGrowth);
        await limitFiles('unlimited');
      },
      delayAfter,
    );
    expect(
      failures.filter((failure) => !/^(?:submitting|renaming|ai): (507 storage_full|503 \w+)$/.test(failure)),
    ).toEqual([]);
    expect((await teacher.call(createTicket, { body: aDraft() })).status).toBe(201);
    expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
    // No task or event is left, and there are no dead letters.
    for (const name of ['outbox_documents', 'queue_waiting_tasks', 'bus_dead_letters'])
      await vi.waitFor(async () => expect(await metric(`exit_tickets_${name}`), name).toBe(0), waitOptions);
  },
);
