import { findTicketByPin, getTicket, listResponses, listTickets } from '@exit-tickets/contracts';
import { connectDatabase, createLogger, type ServiceContext } from '@exit-tickets/service-kit';
import { createApiClient } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newTeacher, newTicket, submitAndRetry } from '../support/classroom.ts';
import type { ServiceProcesses } from '../support/service-processes.ts';
import { names, restartInTurn, startTwoOfEach } from './two-of-each.ts';
import { underLoad } from './under-load.ts';

type Database = ServiceContext['database'];

const tickets = 40;
const lesson = (index: number): string => `Lesson ${index}`;

let deployed: ServiceProcesses;
let database: Database;

beforeAll(async () => {
  deployed = await startTwoOfEach();
  const logger = createLogger({ service: 'test', level: 'silent' });
  database = await connectDatabase(deployed.databaseUrl, { name: 'test', logger });
});
afterAll(async () => {
  await database?.close();
  await deployed?.close();
});

/**
 * Changes tickets and their responses to the format of the first release: with the material inside, without slots and
 * sort keys, with seats instead of numbers. Deletes the records of migrations.
 */
const convertToFirstRelease = async (ids: readonly string[]): Promise<void> => {
  const collection = (name: string) => database.collection<{ _id: string }>(name);
  const theirs = { ticketId: { $in: ids } };
  await collection('migrations').deleteMany({});
  await collection('ticket_materials').deleteMany(theirs);
  const later = { materialId: '', openSlot: '', hourSlot: '', hourSlotFreeAt: '', titleKey: '', classKey: '' } as const;
  await collection('tickets').bulkWrite(
    ids.map((_id, index) => ({
      updateOne: { filter: { _id }, update: { $set: { originalContent: lesson(index) }, $unset: later } },
    })),
  );
  await collection('responses').updateMany(theirs, { $rename: { number: 'seat' } });
  await collection('response_tickets').updateMany({ _id: { $in: [...ids] } }, { $unset: { responseNumber: '' } });
};

/** The numbers of documents in the format of the first release. */
const countOldFormat = async (): Promise<number[]> =>
  Promise.all([
    database.collection('tickets').countDocuments({ originalContent: { $exists: true } }),
    database.collection('tickets').countDocuments({ titleKey: { $exists: false }, isOnlyPin: null }),
    database.collection('responses').countDocuments({ seat: { $exists: true } }),
    database.collection('response_tickets').countDocuments({ responseNumber: { $exists: false } }),
  ]);

test('data of the first release is migrated while students answer, without a failed call or lost data', async () => {
  const teacher = await newTeacher(deployed.url);
  const stored: Awaited<ReturnType<typeof newTicket>>[] = [];
  while (stored.length < tickets) stored.push(await newTicket(teacher, { title: `Ticket ${stored.length}` }));
  // One response each: today's unique index does not allow two without a number.
  for (const { ticket } of stored) await submitAndRetry(deployed.url, { ticketId: ticket.id, studentName: 'Early' });

  const failures = await underLoad(deployed, 'upgrade from the first release', async () => {
    await convertToFirstRelease(stored.map(({ ticket }) => ticket.id));
    expect(await countOldFormat()).toEqual([tickets, tickets, tickets, tickets]);
    for (const name of names) await restartInTurn(deployed, name);
  });
  expect(failures).toEqual([]);

  expect(await countOldFormat()).toEqual([0, 0, 0, 0]);
  const { body: listed } = await teacher.call(listTickets, { query: { sort: 'title' } });
  expect(listed.map(({ title }) => title)).toEqual(stored.map(({ ticket }) => ticket.title));
  for (const [index, { ticket, params }] of stored.entries()) {
    expect((await teacher.call(getTicket, { params })).body.originalContent).toBe(lesson(index));
    const byPin = await createApiClient(deployed.url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
    expect(byPin).toMatchObject({ status: 200, body: { id: ticket.id } });
    expect((await submitAndRetry(deployed.url, { ticketId: ticket.id, studentName: 'Late' })).status).toBe(201);
    await vi.waitFor(async () => {
      const { status, body } = await teacher.call(listResponses, { params });
      // The rate limit on lists may refuse the first attempts.
      expect(status).toBe(200);
      expect(body.map(({ studentName }) => studentName).sort()).toEqual(['Early', 'Late']);
    }, 5_000);
  }
});
