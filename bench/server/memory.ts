import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@exit-tickets/contracts';
import { allAtOnce } from '../../e2e/support/classroom.ts';
import { type App, startAppUnderTest, submit } from './app.ts';
import { connections, expectReply, send } from './http.ts';
import { type Row, row } from './rows.ts';
import { megabytesOf, untilIdle } from './usage.ts';

const submissions = 10_000;
const width = 50;
const most = { atRest: 180, afterwards: 250 };
/** Garbage is collected only when the heap is full, so a smaller difference between runs is no growth. */
const flatUpTo = 1.05;
const restMs = 5_000;

const submitMany = async (app: App): Promise<void> => {
  const agent = connections(width);
  for (const ticket of await app.openTickets(submissions / limits.responsesPerTicket))
    await allAtOnce(Array.from({ length: limits.responsesPerTicket }), width, () =>
      expectReply(201, send(app.url, agent, submit(ticket))),
    );
  agent.destroy();
};

const atRest = async ({ pid }: App): Promise<ReturnType<typeof megabytesOf>> => {
  await untilIdle(pid);
  await wait(restMs);
  return megabytesOf(pid);
};

/** The memory of the app at rest, after one school day, and after another one. */
export const memoryRows = async (): Promise<Row[]> => {
  const app = await startAppUnderTest();
  try {
    const before = await atRest(app);
    await submitMany(app);
    const after = await atRest(app);
    await submitMany(app);
    const later = await atRest(app);
    const size = ({ resident, own }: typeof before): string =>
      `${resident.toFixed(0)} MB, ${own.toFixed(0)} of them not pages of files`;
    return [
      row('memory (RSS) at rest', `<= ${most.atRest} MB`, size(before), before.resident <= most.atRest),
      row(
        'memory after 10,000 submissions',
        `<= ${most.afterwards} MB`,
        size(after),
        after.resident <= most.afterwards,
      ),
      // The pages of the data file grow with the data; the system keeps them while nothing else needs the memory.
      row(
        'memory after 10,000 more, without pages of files',
        `<= ${flatUpTo} × that`,
        size(later),
        later.own <= flatUpTo * after.own,
      ),
    ];
  } finally {
    await app.close();
  }
};
