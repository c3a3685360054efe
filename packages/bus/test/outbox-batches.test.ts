import type { EventEnvelope } from '@exit-tickets/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import type { BeforePublish, Bus, Outbox, OutboxOptions } from '../src/index.ts';
import { busThat } from './support/lamps.ts';
import { lampsOfTests } from './support/lamps-of-tests.ts';
import { aLampBroken, aLampLit } from './support/messages.ts';

afterEach(() => vi.restoreAllMocks());
const home = lampsOfTests();

const anOutbox = (publish: Bus['publish'], options: Partial<OutboxOptions> = {}): Outbox =>
  home.anOutbox(busThat(publish), { closeSeconds: 0.05, ...options });

/** Lamps with one event each. */
const someLamps = async (count: number) => {
  const made = Array.from({ length: count }, (_, n) => ({ room: `room ${n}`, outbox: [aLampLit(`room ${n}`)] }));
  const lamps = await home.lamps.create(made);
  return lamps.map(({ _id, outbox }) => ({ _id, outbox: outbox as EventEnvelope[] }));
};
const unpublished = () => home.lamps.countDocuments({ 'outbox.0': { $exists: true } });
const roomsOf = (publish: ReturnType<typeof vi.fn<Bus['publish']>>) =>
  publish.mock.calls.map(([, { data }]) => (data as { room: string }).room);

test('events stored while a batch is published form the next batch, with one read and one update for all of them', async () => {
  const gate = Promise.withResolvers<void>();
  const publish = vi.fn<Bus['publish']>(() => gate.promise);
  const outbox = anOutbox(publish);
  const [first, ...others] = await someLamps(80);
  outbox.relay(String(first?._id));
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  const find = vi.spyOn(home.lamps.collection, 'find');
  const updateMany = vi.spyOn(home.lamps.collection, 'updateMany');
  for (const { _id } of others) outbox.relay(String(_id));
  gate.resolve();
  await outbox.drain();
  expect(publish).toHaveBeenCalledTimes(80);
  expect([find.mock.calls.length, updateMany.mock.calls.length]).toEqual([1, 2]);
  expect(await unpublished()).toBe(0);
});

test('a batch holds as many documents as the outbox says', async () => {
  const publish = vi.fn<Bus['publish']>(async () => {});
  const outbox = anOutbox(publish, { batching: { spacingMs: 1, maxInFlight: 3 } });
  const updateMany = vi.spyOn(home.lamps.collection, 'updateMany');
  for (const { _id } of await someLamps(8)) outbox.relay(String(_id));
  await outbox.drain();
  expect([publish.mock.calls.length, updateMany.mock.calls.length]).toEqual([8, 4]); // the first alone, then three, three and one
  expect(await unpublished()).toBe(0);
});

test('events that are handed over are not read from the database', async () => {
  const publish = vi.fn<Bus['publish']>(async () => {});
  const outbox = anOutbox(publish);
  const lamps = await someLamps(5);
  const find = vi.spyOn(home.lamps.collection, 'find');
  for (const { _id, outbox: events } of lamps) outbox.relay(String(_id), events);
  await outbox.drain();
  expect([publish.mock.calls.length, find.mock.calls.length]).toEqual([5, 0]);
  expect(await unpublished()).toBe(0);
});

test('several events handed over together are published in order, followed by those stored after them', async () => {
  const publish = vi.fn<Bus['publish']>(async () => {});
  const outbox = anOutbox(publish);
  const events = ['hall', 'attic', 'cellar'].map(aLampLit);
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [...events, aLampBroken('garden')] });
  outbox.relay(_id, events);
  await outbox.drain();
  expect(roomsOf(publish)).toEqual(['hall', 'attic', 'cellar', 'garden']);
  expect(await unpublished()).toBe(0);
});

test('one event can be published for several, which are all removed; an event that is not needed is not published', async () => {
  const publish = vi.fn<Bus['publish']>(async () => {});
  const forAll: BeforePublish = async ([newest, ...others]) =>
    newest
      ? [{ event: { ...newest, data: { room: `and ${others.length} more` } }, standsFor: [newest, ...others.slice(1)] }]
      : [];
  const outbox = anOutbox(publish, { beforePublish: forAll, sweepSeconds: 60 });
  await someLamps(7);
  await outbox.start();
  await outbox.drain();
  expect(roomsOf(publish)).toContain('and 5 more');
  expect(publish.mock.calls.length).toBeLessThan(7);
  expect(await unpublished()).toBe(0);
});

test('several events stay when the one that stands for them cannot be published', async () => {
  const publish = vi.fn<Bus['publish']>().mockRejectedValue(new Error('nobody there'));
  const forAll: BeforePublish = async (events) => events.slice(0, 1).map((event) => ({ event, standsFor: events }));
  const outbox = anOutbox(publish, { beforePublish: forAll });
  for (const { _id, outbox: events } of await someLamps(7)) outbox.relay(String(_id), events);
  await outbox.drain();
  expect(await unpublished()).toBe(7);
});

test('an event that cannot be published holds back the later ones of its document, and no others', async () => {
  const publish = vi.fn<Bus['publish']>(async (_definition, { data }) => {
    if ((data as { room: string }).room === 'cellar') throw new Error('too dark');
  });
  const outbox = anOutbox(publish);
  const lamps = await home.lamps.create(
    ['attic', 'cellar', 'hall'].map((room) => ({ room, outbox: [aLampLit(room), aLampBroken(room)] })),
  );
  for (const { _id } of lamps) outbox.relay(_id);
  await outbox.drain();
  expect(roomsOf(publish).toSorted()).toEqual(['attic', 'attic', 'cellar', 'hall', 'hall']);
  expect((await home.lamps.findOne({ 'outbox.0': { $exists: true } }).lean())?.room).toBe('cellar');
  expect((await home.lamps.findOne({ room: 'cellar' }).lean())?.outbox).toHaveLength(2);
});

test('an event that hangs does not hold up others for long, in its batch or in later ones', async () => {
  const publish = vi.fn<Bus['publish']>(async (_definition, { data }) => {
    if ((data as { room: string }).room === 'room 3') await new Promise(() => {});
  });
  const outbox = anOutbox(publish);
  for (const { _id } of await someLamps(10)) outbox.relay(String(_id));
  await vi.waitFor(async () => expect(await unpublished()).toBe(1));
  const later = await home.lamps.create({ room: 'later', outbox: [aLampLit('later')] });
  outbox.relay(later._id);
  await vi.waitFor(() => expect(roomsOf(publish)).toContain('later'));
  await vi.waitFor(async () => expect(await unpublished()).toBe(1));
});

test('at most a hundred events are published at the same time, and a sweep publishes them all', async () => {
  let atOnce = 0;
  let maxAtOnce = 0;
  const publish: Bus['publish'] = async () => {
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
  };
  const outbox = anOutbox(publish, { sweepSeconds: 60 });
  await someLamps(350);
  await outbox.start();
  await outbox.drain();
  expect(await unpublished()).toBe(0);
  expect(maxAtOnce).toBeGreaterThan(1);
  expect(maxAtOnce).toBeLessThanOrEqual(100);
});

test('an outbox with something that is no event does not hold up others', async () => {
  const publish = vi.fn<Bus['publish']>(async () => {});
  const outbox = anOutbox(publish);
  const broken = await home.lamps.create({ room: 'hall', outbox: [{ what: 'no event' }] });
  const [first, another] = await someLamps(2);
  // The first is relayed alone, the others as a batch.
  for (const each of [first, broken, another]) outbox.relay(String(each?._id));
  await outbox.drain();
  expect(roomsOf(publish)).toEqual(['room 0', 'room 1']);
  expect(await unpublished()).toBe(1);
});
