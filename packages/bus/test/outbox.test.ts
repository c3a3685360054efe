import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import {
  type BeforePublish,
  type Bus,
  consumer,
  createInProcessBus,
  markDeleted,
  mongoDeadLetters,
  notDeleted,
  withEvents,
  withNewestEvent,
} from '../src/index.ts';
import { busThat, connectLamps } from './support/lamps.ts';
import { lampsOfTests } from './support/lamps-of-tests.ts';
import { aLampBroken, aLampLit, aLampRemoved, fastRetry, lampLit, silent } from './support/messages.ts';

const now = new Date('2026-03-02T08:00:00Z');

const home = lampsOfTests();
const { anOutbox } = home;

/** A bus that records what is published. */
const aRecordingBus = () => {
  const published: EventEnvelope[] = [];
  const bus = busThat(async (_definition, event) => void published.push(event));
  return { bus, published };
};

const outboxOf = async (id: unknown) => (await home.lamps.findById(id).lean())?.outbox;

test('an erasing event does not wait for events stored before it', async () => {
  const { published } = aRecordingBus();
  const bus = busThat(async (definition, event) => {
    if (definition === lampLit) throw new Error('the stream is full');
    published.push(event);
  });
  const [lit, removed] = [aLampLit('hall'), aLampRemoved('hall')];
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [lit] });
  await home.lamps.updateOne({ _id }, markDeleted(now, removed));
  const outbox = anOutbox(bus);
  outbox.relay(_id);
  await outbox.drain();
  expect(published).toEqual([removed]);
  expect(await outboxOf(_id)).toEqual([lit]);
});

test('an event with the newest state replaces those that wait', async () => {
  const { bus, published } = aRecordingBus();
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
  const newest = aLampBroken('hall');
  for (const event of [aLampLit('hall'), newest]) await home.lamps.updateOne({ _id }, withNewestEvent(event));
  const outbox = anOutbox(bus);
  outbox.relay(_id);
  await outbox.drain();
  expect(published).toEqual([newest]);
});

test('the events of a document are published in order and removed', async () => {
  const { bus, published } = aRecordingBus();
  const outbox = anOutbox(bus);
  const events = [aLampLit('hall'), aLampBroken('hall'), aLampLit('hall')];
  const { _id } = await home.lamps.create({ room: 'hall', outbox: events });
  outbox.relay(_id);
  await outbox.drain();
  expect(published).toEqual(events);
  expect(await outboxOf(_id)).toEqual([]);
});

test('a document can be named by its id or by the text of its id', async () => {
  const { bus, published } = aRecordingBus();
  const outbox = anOutbox(bus);
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
  outbox.relay(String(_id));
  await outbox.drain();
  expect(published).toHaveLength(1);
  expect(await outboxOf(_id)).toEqual([]);
});

test('a document can have a text as its id', async () => {
  const { bus, published } = aRecordingBus();
  const notes = home.connection.collection<{ _id: string; outbox: EventEnvelope[] }>('notes');
  const outbox = anOutbox(bus, { collection: home.connection.collection('notes') });
  const event = aLampLit('hall');
  await notes.insertOne({ _id: 'note-1', outbox: [event] });
  outbox.relay('note-1');
  await outbox.drain();
  expect(published).toEqual([event]);
  expect(await notes.findOne({ _id: 'note-1' })).toEqual({ _id: 'note-1', outbox: [] });
});

test('a missing document or one without events is no failure', async () => {
  const { bus, published } = aRecordingBus();
  const warn = vi.fn();
  const outbox = anOutbox(bus, { logger: pino({ level: 'warn' }, { write: warn }) });
  const { _id } = await home.lamps.create({ room: 'hall' });
  outbox.relay(_id);
  outbox.relay('65e2f1a00000000000000000');
  await outbox.drain();
  expect([published, warn.mock.calls]).toEqual([[], []]);
});

test('an event stored while another is being published is published too', async () => {
  const [first, second] = [aLampLit('hall'), aLampBroken('hall')];
  const gate = Promise.withResolvers<void>();
  const published: EventEnvelope[] = [];
  const bus = busThat(async (_definition, event) => {
    published.push(event);
    await gate.promise;
  });
  const outbox = anOutbox(bus);
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [first] });
  outbox.relay(_id);
  await vi.waitFor(() => expect(published).toEqual([first]));
  await home.lamps.updateOne({ _id }, withEvents(second));
  outbox.relay(_id);
  gate.resolve();
  await outbox.drain();
  expect(published).toEqual([first, second]);
  expect(await outboxOf(_id)).toEqual([]);
});

test('an event stored just after a relay has removed what it read is published too', async () => {
  const { bus, published } = aRecordingBus();
  const { collection } = home.lamps;
  const outbox = anOutbox(bus);
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
  const updateMany = collection.updateMany.bind(collection);
  vi.spyOn(collection, 'updateMany').mockImplementationOnce(async (...update) => {
    const result = await updateMany(...update);
    await home.lamps.updateOne({ _id }, withEvents(aLampBroken('hall')));
    outbox.relay(_id);
    return result;
  });
  outbox.relay(_id);
  await outbox.drain();
  expect(published).toHaveLength(2);
  expect(await outboxOf(_id)).toEqual([]);
});

test('an event can be updated when it is published', async () => {
  const { bus, published } = aRecordingBus();
  const beforePublish: BeforePublish = async (events) =>
    events.map((event) => ({ event: { ...event, data: { room: 'attic' } }, standsFor: [event] }));
  const outbox = anOutbox(bus, { beforePublish });
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
  outbox.relay(_id);
  await outbox.drain();
  expect(published).toMatchObject([{ data: { room: 'attic' } }]);
  expect(await outboxOf(_id)).toEqual([]);
});

test('no event is lost when writes and the relays of two replicas coincide', async () => {
  const { bus, published } = aRecordingBus();
  const replicas = [anOutbox(bus), anOutbox(bus)];
  const { _id } = await home.lamps.create({ room: 'hall' });
  const events = Array.from({ length: 60 }, (_, index) => aLampLit(`hall ${index}`));
  await Promise.all(
    events.map(async (event, index) => {
      await home.lamps.updateOne({ _id }, withEvents(event));
      replicas[index % 2]?.relay(_id);
    }),
  );
  await Promise.all(replicas.map((replica) => replica.drain()));
  expect(new Set(published.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
  expect(await outboxOf(_id)).toEqual([]);
});

test('a deleted document is hidden at once, and removed when its deletion has been published', async () => {
  const gate = Promise.withResolvers<void>();
  const published: EventEnvelope[] = [];
  const bus = busThat(async (_definition, event) => {
    published.push(event);
    await gate.promise;
  });
  const outbox = anOutbox(bus);
  const [lit, broken] = [aLampLit('hall'), aLampBroken('hall')];
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [lit] });
  await home.lamps.updateOne({ _id, ...notDeleted }, markDeleted(now, broken));
  expect(await home.lamps.countDocuments({ _id, ...notDeleted })).toBe(0);
  outbox.relay(_id);
  await vi.waitFor(() => expect(published).toEqual([lit]));
  expect(await home.lamps.countDocuments({ _id })).toBe(1);
  gate.resolve();
  await outbox.drain();
  expect(published).toEqual([lit, broken]);
  expect(await home.lamps.countDocuments({ _id })).toBe(0);
});

test('a document deleted while two replicas relay it is removed only after all its events are published', async () => {
  const { bus, published } = aRecordingBus();
  const replicas = [anOutbox(bus), anOutbox(bus)];
  const events = Array.from({ length: 20 }, () => [aLampLit('hall'), aLampBroken('hall')] as const);
  await Promise.all(
    events.map(async ([lit, broken]) => {
      const { _id } = await home.lamps.create({ room: 'hall', outbox: [lit] });
      for (const replica of replicas) replica.relay(_id);
      await home.lamps.updateOne({ _id }, markDeleted(now, broken));
      for (const replica of replicas) replica.relay(_id);
    }),
  );
  await Promise.all(replicas.map((replica) => replica.drain()));
  expect(new Set(published.map(({ id }) => id))).toEqual(new Set(events.flat().map(({ id }) => id)));
  expect(await home.lamps.countDocuments({})).toBe(0);
});

test('an event that cannot be published stays, and is published by a later sweep', async () => {
  const publish = vi.fn<Bus['publish']>().mockRejectedValueOnce(new Error('nobody there'));
  const outbox = anOutbox(busThat(publish), { sweepSeconds: 0.05, settleSeconds: 0 });
  const event = aLampLit('hall');
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [event] });
  outbox.relay(_id);
  await outbox.drain();
  expect(await outboxOf(_id)).toEqual([event]);
  await outbox.start();
  await vi.waitFor(async () => expect(await outboxOf(_id)).toEqual([]));
  expect(publish.mock.calls.map(([, published]) => published)).toEqual([event, event]);
});

test('a bus that is not ready gets no further events, and all of them once it is ready', async () => {
  let isReady = true;
  const publish = vi.fn<Bus['publish']>(async () => {
    if (publish.mock.calls.length === 1) isReady = false;
  });
  const bus = { ...busThat(publish), isReady: () => isReady };
  const outbox = anOutbox(bus, { sweepSeconds: 0.05, settleSeconds: 0 });
  const rooms = Array.from({ length: 60 }, (_, index) => ({ room: `${index}`, outbox: [aLampLit(`${index}`)] }));
  await home.lamps.create(rooms);
  await outbox.start();
  await outbox.drain();
  expect(publish.mock.calls.length).toBeLessThan(60);
  isReady = true;
  await vi.waitFor(async () => expect(await home.lamps.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0));
  expect(publish).toHaveBeenCalledTimes(60);
});

test('a sweep leaves fresh events to the relay that follows their write', async () => {
  const { bus, published } = aRecordingBus();
  const outbox = anOutbox(bus, { sweepSeconds: 0.05, settleSeconds: 3600 });
  await outbox.start();
  await outbox.drain();
  const [fresh, old] = [{ ...aLampLit('hall'), time: new Date().toISOString() }, aLampLit('attic')];
  await home.lamps.create([
    { room: 'hall', outbox: [fresh] },
    { room: 'attic', outbox: [old] },
  ]);
  await vi.waitFor(() => expect(published).toEqual([old]));
  await outbox.close();
  expect(published).toEqual([old]);
});

test('a sweep publishes an event with a time in the future, as after the clock was set back', async () => {
  const { bus, published } = aRecordingBus();
  const outbox = anOutbox(bus, { sweepSeconds: 0.05, settleSeconds: 3600 });
  await outbox.start();
  await outbox.drain();
  const ahead = { ...aLampLit('hall'), time: new Date(Date.now() + 2 * 3_600_000).toISOString() };
  await home.lamps.create({ room: 'hall', outbox: [ahead] });
  await vi.waitFor(() => expect(published).toEqual([ahead]));
});

test('starting finds remaining events through an index, and does not wait until they are published', async () => {
  const outbox = anOutbox(
    busThat(() => new Promise(() => {})),
    { closeSeconds: 0.05 },
  );
  await home.lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
  await outbox.start();
  expect(await home.lamps.collection.indexes()).toContainEqual(
    expect.objectContaining({
      key: { 'outbox.time': 1 },
      partialFilterExpression: { 'outbox.time': { $exists: true } },
    }),
  );
});

test('closing leaves events that cannot be published to the next start', async () => {
  const publish = vi.fn<Bus['publish']>(() => new Promise(() => {}));
  const outbox = anOutbox(busThat(publish), { closeSeconds: 0.05 });
  const { _id } = await home.lamps.create({ room: 'hall', outbox: [aLampLit('hall')] });
  outbox.relay(_id);
  await vi.waitFor(() => expect(publish).toHaveBeenCalled());
  await outbox.close();
  expect(await outboxOf(_id)).toHaveLength(1);
});

test('an event of an unknown type stays, is logged, and holds up no other document', async () => {
  const { bus, published } = aRecordingBus();
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const outbox = anOutbox(bus, { definitions: [lampLit], logger });
  const [unknown, known] = await home.lamps.create([
    { room: 'hall', outbox: [aLampBroken('hall')] },
    { room: 'attic', outbox: [aLampLit('attic')] },
  ]);
  for (const lamp of [unknown, known]) outbox.relay(String(lamp?._id));
  await outbox.drain();
  expect(published).toHaveLength(1);
  expect(await outboxOf(unknown?._id)).toHaveLength(1);
  expect(lines.join()).toContain('LampBroken');
});

test('a relay never fails its request, even when the database is gone', async () => {
  const gone = await connectLamps(home.url);
  const outbox = anOutbox(aRecordingBus().bus, { collection: gone.lamps.collection });
  await gone.connection.close();
  expect(() => outbox.relay('65e2f1a00000000000000000')).not.toThrow();
  await outbox.drain();
});

test('the next process publishes an event of a process that was killed before publishing it', async () => {
  const publisher = spawn(process.execPath, [join(import.meta.dirname, 'support/crashing-publisher.ts'), home.url]);
  const [line] = await once(publisher.stdout, 'data');
  expect(String(line)).toBe('publishing\n');
  publisher.kill('SIGKILL');
  await once(publisher, 'exit');
  const { bus, published } = aRecordingBus();
  const outbox = anOutbox(bus);
  await outbox.start();
  await vi.waitFor(async () => expect(await home.lamps.countDocuments({ outbox: { $size: 0 } })).toBe(1));
  expect(published.map(({ data }) => data)).toEqual([{ room: 'hall' }]);
});

test('in one process, an event that its consumer never accepts becomes one dead letter and leaves the outbox', async () => {
  const letters = home.connection.collection('dead_letters');
  const bus = createInProcessBus({ logger: silent, deadLetters: mongoDeadLetters(home.connection), retry: fastRetry });
  await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => Promise.reject(new Error('too dark'))));
  const outbox = anOutbox(bus);
  const event = aLampLit('hall');
  const [first, again] = await home.lamps.create([
    { room: 'hall', outbox: [event] },
    { room: 'hall', outbox: [event] },
  ]);
  for (const lamp of [first, again]) outbox.relay(String(lamp?._id));
  await outbox.drain();
  expect(await letters.find().toArray()).toEqual([
    expect.objectContaining({ consumer: 'hall-on-lamp-lit', event, error: expect.stringContaining('too dark') }),
  ]);
  expect(await outboxOf(again?._id)).toEqual([]);
});
