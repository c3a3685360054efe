import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consumer, newEvent } from '@exit-tickets/bus';
import { connectNats, connectNatsOperations } from '@exit-tickets/bus/nats';
import { getTicket, ticketAnalyzed } from '@exit-tickets/contracts';
import { connectDatabase, createLogger } from '@exit-tickets/service-kit';
import { runProgram } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { findNatsServerForTests, startNatsServer } from '@exit-tickets/testing/nats-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;
/** Each command is a separate process, which starts slowly on a busy machine. */
const waitOptions = { timeout: 60_000, interval: 250 };
vi.setConfig({ testTimeout: 180_000 });
const silent = createLogger({ service: 'test', level: 'silent' });

const run = (name: string, environment: Record<string, string>, args: string[]) =>
  runProgram(new URL(`../../services/all-in-one/src/bus/${name}.ts`, import.meta.url), environment, ...args);

const analyzed = (ticketId: string) => newEvent(ticketAnalyzed, { ticketId }, { source: 'ai', now: new Date() });

test('in one process, while the app runs, a dead letter is replayed, and a rebuild corrects wrong data', async () => {
  const dataDir = folderOfTest();
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const { addresses, context } = await startAllInOne({ ...environment, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  onTestFinished(() => context.close());
  const teacher = await newTeacher(addresses.local);
  const { ticket, params } = await newTicket(teacher);
  await submit(addresses.local, { ticketId: ticket.id });
  const read = async () => (await teacher.call(getTicket, { params })).body;
  await vi.waitFor(
    async () => expect(await read()).toMatchObject({ responseCount: 1, isAnalyzed: false }),
    waitOptions,
  );

  const url = await readFile(join(dataDir, 'database-url'), 'utf8');
  const database = await connectDatabase(url, { name: 'test', logger: silent });
  onTestFinished(() => database.close());
  const letter = {
    consumer: 'tickets-on-ticket-analyzed',
    event: analyzed(ticket.id),
    error: 'Error: full',
    at: new Date(),
  };
  await database.collection('dead_letters').insertOne(letter);
  await database.collection('tickets').updateOne({}, { $set: { responseCount: 0 } });

  const listed = await run('dead-letters', environment, []);
  expect(listed).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('tickets-on-ticket-analyzed  TicketAnalyzed'),
  });
  expect(await run('dead-letters', environment, ['replay', '--all'])).toMatchObject({ code: 0 });
  expect(await database.collection('dead_letters').countDocuments()).toBe(0);
  expect(await run('rebuild', environment, [])).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await read()).toMatchObject({ responseCount: 1, isAnalyzed: true }), waitOptions);
});

test.runIf(hasNats)(
  'on NATS dead letters are listed without content, shown completely, replayed and dropped',
  async () => {
    const nats = await startNatsServer();
    onTestFinished(() => nats.stop());
    const retry = { tries: 1, firstDelayMs: 1, maxDelayMs: 1 };
    const bus = await connectNats({ url: nats.url, name: 'tickets', logger: silent, retry });
    onTestFinished(() => bus.close());
    let isBroken = true;
    const consumed: string[] = [];
    const onTicketAnalyzed = consumer('tickets-on-ticket-analyzed', ticketAnalyzed, async ({ data }) => {
      if (isBroken) throw new TypeError(`no room for ${data.ticketId}`);
      consumed.push(data.ticketId);
    });
    await bus.subscribe(onTicketAnalyzed);
    for (const ticketId of ['t-one', 't-two']) await bus.publish(ticketAnalyzed, analyzed(ticketId));
    const command = (...args: string[]) => run('dead-letters', { NATS_URL: nats.url }, args);
    const operations = await connectNatsOperations(nats.url);
    onTestFinished(() => operations.close());
    const parkedIds = async () => {
      const ids: string[] = [];
      for await (const { id } of operations.deadLetters()) ids.push(id);
      return ids;
    };
    await vi.waitFor(async () => expect(await parkedIds()).toHaveLength(2), waitOptions);

    const parked = { consumer: 'tickets-on-ticket-analyzed', eventType: 'TicketAnalyzed', error: 'TypeError' };
    const letters = JSON.parse((await command('list', '--json')).stdout) as Record<string, unknown>[];
    expect(letters).toMatchObject([parked, parked]);
    expect(JSON.stringify(letters)).not.toMatch(/t-one|t-two|room/);
    const [first, second] = letters.map(({ id }) => String(id));
    expect((await command('show', first ?? '')).stdout).toMatch(/t-(one|two)[\s\S]*no room for t-/);

    isBroken = false;
    expect(await command('replay', first ?? '', '999')).toMatchObject({
      code: 1,
      stderr: 'There is no dead letter 999\n',
    });
    expect(await command('replay', first ?? '')).toMatchObject({ code: 0 });
    await vi.waitFor(() => expect(consumed).toHaveLength(1), waitOptions);
    expect(await parkedIds()).toEqual([second]);
    expect(await command('drop', '--all')).toMatchObject({ code: 0, stdout: '1 dropped\n' });
    expect(await parkedIds()).toEqual([]);
    expect(consumed).toHaveLength(1);
  },
);

test('the commands exit with 2 on wrong arguments, and with 1 without a bus', async () => {
  const environment = { NATS_URL: `nats://127.0.0.1:${await freePort()}` };
  expect(await run('dead-letters', environment, ['replay'])).toMatchObject({ code: 2 });
  expect(await run('dead-letters', environment, ['repeat'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Usage: npm run bus:dead-letters/),
  });
  expect(await run('rebuild', environment, ['web'])).toMatchObject({ code: 2 });
  const { code, stderr } = await run('rebuild', environment, []);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^NATS at NATS_URL cannot be used: .*\n$/),
  });
});
