import { deleteTicket, limits, rateLimits, setTicketStatus, updateClassName } from '@exit-tickets/contracts';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;

/** The most bytes that a question may have: two characters a letter. */
const text = 'e\u0301'.repeat(limits.questionLength / 2);
const questions = Array.from({ length: 15 }, (_, at) => ({
  ...{ id: `q${at}`, type: 'open_text' as const, text },
  guide: { modelAnswer: text.repeat(3).slice(0, 2_000) },
}));

/** As many changes as a teacher may make at once, minus the other changes of the tests. */
const changes = rateLimits.ticketChanges.perAccount - 2;

const start = async () => {
  const dataDir = folderOfTest();
  const nats = await startNatsServer();
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), NATS_URL: nats.url };
  const { addresses, context } = await startAllInOne({ ...environment, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  onTestFinished(async () => {
    await context.close();
    await nats.stop();
  });
  const teacher = await newTeacher(addresses.local);
  /** Reads something from the streams of the NATS server. */
  const withStreams = async <Result>(
    look: (streams: Awaited<ReturnType<typeof jetstreamManager>>['streams']) => Promise<Result>,
  ): Promise<Result> => {
    const connection = await connect({ servers: nats.url });
    try {
      return await look((await jetstreamManager(connection)).streams);
    } finally {
      await connection.close();
    }
  };
  const state = () => withStreams(async (streams) => (await streams.info('EXIT_TICKETS_STATE')).state);
  const rename = async (params: { id: string }, className: string) =>
    expect(await teacher.call(updateClassName, { params, body: { className } })).toMatchObject({ status: 200 });
  return { url: addresses.local, teacher, nats, database: context.database, state, withStreams, rename };
};

test.runIf(hasNats)(
  'a large ticket that is changed many times takes the space of one event in the stream',
  async () => {
    const { url, teacher, rename, state } = await start();
    const { params } = await newTicket(teacher, { questions });
    await rename(params, 'first');
    await vi.waitFor(async () => expect((await state()).bytes).toBeGreaterThan(limits.questionBytesPerTicket / 2));
    const { bytes, messages } = await state();
    for (let change = 1; change <= changes; change += 1) await rename(params, `class ${change}`);
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    await vi.waitFor(async () => expect(await submit(url, { ticketId: params.id })).toMatchObject({ status: 409 }));
    const after = await state();
    expect(after.messages).toBe(messages);
    expect(after.bytes).toBeLessThan(1.1 * bytes);
    // Of the changes that wait to be published, only the newest is.
    expect(after.last_seq).toBeGreaterThan(messages + 5);
  },
);

test.runIf(hasNats)('a ticket that changes many times while NATS is down keeps one event, the newest', async () => {
  const { url, teacher, nats, database, rename } = await start();
  const { params } = await newTicket(teacher, { questions });
  await nats.kill();
  for (let change = 1; change <= changes; change += 1) await rename(params, `class ${change}`);
  await teacher.call(setTicketStatus, { params, body: { isActive: false } });
  const outboxOf = async () => (await database.collection('tickets').findOne({ title: { $exists: true } }))?.outbox;
  expect(await outboxOf()).toHaveLength(1);
  await nats.restart();
  await vi.waitFor(async () => expect(await submit(url, { ticketId: params.id })).toMatchObject({ status: 409 }));
  await vi.waitFor(async () => expect(await outboxOf()).toEqual([]));
});

test.runIf(hasNats)('deleted tickets are erased although the stream of states is full', async () => {
  const { url, teacher, withStreams, state, database } = await start();
  const { params } = await newTicket(teacher);
  expect((await submit(url, { ticketId: params.id })).status).toBe(201);
  const waiting = () => database.collection('tickets').countDocuments({ 'outbox.0': { $exists: true } });
  await vi.waitFor(async () => expect(await waiting()).toBe(0));
  const { bytes } = await state();
  await withStreams((streams) => streams.update('EXIT_TICKETS_STATE', { max_bytes: bytes }));
  const unpublished = await newTicket(teacher);
  for (const ticket of [params, unpublished.params]) await teacher.call(deleteTicket, { params: ticket });
  const left = () => database.collection<{ ticketId: string }>('responses').countDocuments({ ticketId: params.id });
  await vi.waitFor(async () => expect(await left()).toBe(0));
  const erasures = () => withStreams(async (streams) => (await streams.info('EXIT_TICKETS_ERASURES')).state.messages);
  await vi.waitFor(async () => expect(await erasures()).toBe(2));
  expect(await waiting()).toBe(1);
});
