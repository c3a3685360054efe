import { readFile } from 'node:fs/promises';
import type { Agent } from 'node:http';
import { generateFromText, limits, listTickets, login, summarizeMaterial } from '@exit-tickets/contracts';
import { createApiClient, samplePath } from '@exit-tickets/testing';
import { newTeacher, password } from '../../e2e/support/classroom.ts';
import { type App, submit } from './app.ts';
import { connections, expectReply, send } from './http.ts';
import { startWatchedApp, type WatchedApp } from './loop-delay.ts';
import { storeTickets } from './many-tickets.ts';
import { type Row, row } from './rows.ts';
import { median, quantile } from './statistics.ts';
import { untilIdle } from './usage.ts';

const students = 30;
const pauseMs = 50;
/** The class has started before the work begins; the very first answer also locks the ticket, which costs extra. */
const studentsBefore = 10;
const rounds = 5;
const maxDelayMs = 20;
const maxTimesAsLong = 2;
const bcryptCost = '12';
const lists = 10;
const logins = 10;

type Work = () => Promise<unknown>;

/** Reads a list to its end page by page, like a user who scrolls. */
const readWholeList = async (app: App, agent: Agent, cookie: string): Promise<void> => {
  for (let path: string | undefined = listTickets.path; path; ) {
    const { headers } = await expectReply(200, send(app.url, agent, { method: 'GET', path, cookie }));
    path = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  }
};

/** Work that runs beside a class. */
const worksFor = async (app: App): Promise<[what: string, work: Work][]> => {
  const lesson = await readFile(samplePath('fotosynthese-nl.txt'), 'utf8');
  const content = lesson.repeat(Math.ceil(limits.contentLength / lesson.length)).slice(0, limits.contentLength);
  const scan = new File([await readFile(samplePath('water-cycle-en-scanned.pdf'))], 'scan.pdf');
  const cookie = await storeTickets(app, 2_000);
  const agent = connections(lists);
  const visitor = createApiClient(app.url);
  const body = { content, title: 'Fotosynthese' };
  return [
    ['an AI call', () => visitor.call(generateFromText, { body })],
    [
      'an upload',
      () => {
        const form = new FormData();
        form.append('file', scan);
        return visitor.fetch(summarizeMaterial.path, { method: 'POST', body: form });
      },
    ],
    ['a list of 2,000 tickets, read to its end', () => readWholeList(app, agent, cookie)],
    [
      'ten lists of 2,000 tickets at once',
      () =>
        Promise.all(
          Array.from({ length: lists }, () => send(app.url, agent, { method: 'GET', path: listTickets.path, cookie })),
        ),
    ],
  ];
};

interface Measured {
  delayMs: number;
  submitMs: number;
}

/** A class that submits for as long as the work takes, one student every few hundredths of a second. */
const submitBeside = async (app: WatchedApp, work: Work): Promise<Measured> => {
  const [ticket = { id: '', pin: '' }] = await app.openTickets(1);
  const agent = connections(students);
  await untilIdle(app.pid);
  await app.loopDelayMs();
  let isDone = false;
  let working: Promise<unknown> | undefined;
  const times: Promise<number>[] = [];
  while (times.length < students || (!isDone && times.length < limits.responsesPerTicket)) {
    if (times.length === studentsBefore)
      working = work().finally(() => {
        isDone = true;
      });
    times.push(expectReply(201, send(app.url, agent, submit(ticket))).then(({ ms }) => ms));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await working;
  const submitMs = quantile(await Promise.all(times), 0.99);
  agent.destroy();
  return { delayMs: await app.loopDelayMs(), submitMs };
};

const repeat = async (measure: () => Promise<Measured>): Promise<Measured> => {
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  return { delayMs: median(all.map((one) => one.delayMs)), submitMs: median(all.map((one) => one.submitMs)) };
};

const loginRow = async (app: WatchedApp): Promise<Row> => {
  const { delayMs } = await repeat(async () => {
    // A new account, because logins per account and minute are limited.
    const { email } = await newTeacher(app.url);
    await untilIdle(app.pid);
    await app.loopDelayMs();
    await Promise.all(
      Array.from({ length: logins }, () => createApiClient(app.url).call(login, { body: { email, password } })),
    );
    return { delayMs: await app.loopDelayMs(), submitMs: 0 };
  });
  const isMet = delayMs <= maxDelayMs;
  return row('ten logins at once, event-loop delay p99', `<= ${maxDelayMs} ms`, `${delayMs.toFixed(0)} ms`, isMet);
};

/** How long the app's event loop delays a submitting class during other work. */
export const eventLoopRows = async (): Promise<Row[]> => {
  const app = await startWatchedApp({ BCRYPT_COST: bcryptCost });
  try {
    const idle: Work = async () => undefined;
    await submitBeside(app, idle);
    const rows: Row[] = [];
    for (const [what, work] of await worksFor(app)) {
      const normal = await repeat(() => submitBeside(app, idle));
      const beside = await repeat(() => submitBeside(app, work));
      const times = beside.submitMs / normal.submitMs;
      rows.push(
        row(
          `${what} beside a submitting class, event-loop delay p99`,
          `<= ${maxDelayMs} ms`,
          `${beside.delayMs.toFixed(0)} ms (without ${normal.delayMs.toFixed(0)} ms)`,
          beside.delayMs <= maxDelayMs,
        ),
        row(
          `${what} beside a submitting class, submit p99 beside normal`,
          `<= ${maxTimesAsLong} ×`,
          `${times.toFixed(1)} × (${beside.submitMs.toFixed(0)} ms beside ${normal.submitMs.toFixed(0)} ms)`,
          times <= maxTimesAsLong,
        ),
      );
    }
    return [...rows, await loginRow(app)];
  } finally {
    await app.close();
  }
};
