import { type Migrations, prepareDatabase } from '@exit-tickets/service-kit';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { Schema } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTickets } from '../src/app.ts';
import { migrations } from '../src/migrations.ts';
import { ticketModel } from '../src/repository/ticket.model.ts';

let context: TestContext;
beforeEach(async () => {
  context = await startContext();
});
afterEach(() => context.close());

const notes = () => context.database.collection<{ _id: string; [field: string]: unknown }>('migrations');
const lock = 'tickets lock';

/** A migration that runs until `end` is called, and counts its runs. */
const aSlowMigration = () => {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  let runs = 0;
  const steps: Migrations['steps'] = {
    '1-slow': async () => {
      runs += 1;
      begun.resolve();
      await ending.promise;
    },
  };
  const migrations: Migrations = { service: 'tickets', steps };
  return { migrations, begun: begun.promise, end: ending.resolve, runs: () => runs };
};

test('of two processes that start at once, one migrates and the other waits for it', async () => {
  const { migrations: slow, begun, end, runs } = aSlowMigration();
  const other = await context.fork();
  const waits = vi.spyOn(other.logger, 'info');
  const first = prepareDatabase(context, [], slow);
  await begun;
  let isReady = false;
  const second = prepareDatabase(other, [], slow).then(() => (isReady = true));
  await vi.waitFor(() => expect(runs() > 1 || waits.mock.calls.length > 1).toBe(true), { timeout: 20_000 });
  expect({ runs: runs(), isReady }).toEqual({ runs: 1, isReady: false });
  end();
  await Promise.all([first, second]);
  expect(runs()).toBe(1);
  expect(await notes().findOne({ _id: lock })).toBeNull();
});

test('a process whose clock is ahead does not take over the lock of one that migrates', async () => {
  const { migrations: slow, begun, end, runs } = aSlowMigration();
  const ahead = await context.fork({ now: () => new Date(context.now().getTime() + 10 * 60_000) });
  const waits = vi.spyOn(ahead.logger, 'info');
  const first = prepareDatabase(context, [], slow);
  await begun;
  const second = prepareDatabase(ahead, [], slow);
  await vi.waitFor(() => expect(runs() > 1 || waits.mock.calls.length > 1).toBe(true), { timeout: 20_000 });
  expect(runs()).toBe(1);
  end();
  await Promise.all([first, second]);
  expect(runs()).toBe(1);
});

test('an interrupted migration is taken over once its lock has expired', async () => {
  const { migrations: slow, end, runs } = aSlowMigration();
  end();
  await notes().insertOne({ _id: lock, owner: 'gone', expiresAt: new Date(context.now().getTime() + 1_000) });
  const waits = vi.spyOn(context.logger, 'info');
  const preparing = prepareDatabase(context, [], slow);
  await vi.waitFor(() => expect(waits).toHaveBeenCalled(), { timeout: 20_000 });
  expect(runs()).toBe(0);
  context.clock.advance({ seconds: 2 });
  const passed = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => passed() + 20_000);
  await preparing.finally(() => later.mockRestore());
  expect(runs()).toBe(1);
});

test('a database that a newer release has migrated is refused, and no migration is recorded in it', async () => {
  await notes().insertOne({ _id: 'tickets 99-newer', doneAt: context.now() });
  await notes().insertOne({ _id: 'responses 99-not-ours', doneAt: context.now() });
  await expect(buildTickets({ JOIN_ADDRESSES: [] }, context)).rejects.toThrow(
    /^The data of tickets .* newer release \(migration 99-newer, .*: start that release again, or restore a backup/,
  );
  expect(await notes().countDocuments()).toBe(2);
  expect(Object.keys(migrations.steps)).not.toContain('99-newer');
});

test('a schema that would drop unknown fields ends the start', async () => {
  const schema = new Schema({ _id: String }, { collection: 'lax' });
  const preparing = prepareDatabase(context, [context.database.model('Lax', schema)]);
  await expect(preparing).rejects.toThrow('the schema of lax is not strict');
});

test('an unknown field of a ticket is an error and is not dropped silently', async () => {
  const tickets = ticketModel(context.database);
  await expect(tickets.updateOne({ _id: 'some' }, { $set: { subject: 'biology' } })).rejects.toThrow('subject');
});
