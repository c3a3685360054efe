import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const { db, url } = useDatabase();

const ticketSchema = new mongoose.Schema(
  {
    title: { type: String, required: true },
    pin: String,
    isActive: { type: Boolean, default: true },
    questions: [{ text: String, options: [String] }],
    owner: { type: mongoose.Schema.Types.ObjectId, index: true },
    labels: { type: Map, of: String },
    expiresAt: Date,
    outbox: { type: [{ id: String, event: String }], default: undefined },
  },
  { timestamps: true, optimisticConcurrency: true },
);
ticketSchema.index({ pin: 1 }, { unique: true, partialFilterExpression: { isActive: true, pin: { $exists: true } } });
ticketSchema.index({ 'outbox.id': 1 }, { partialFilterExpression: { 'outbox.0': { $exists: true } } });

let connection: mongoose.Connection;
const makeModel = (on: mongoose.Connection) => on.model('Ticket', ticketSchema);
let Ticket: ReturnType<typeof makeModel>;

beforeAll(async () => {
  connection = await mongoose.createConnection(url(), { dbName: db().databaseName }).asPromise();
  Ticket = makeModel(connection);
  await Ticket.init();
});
afterAll(() => connection.close());

test('the indexes of a schema are built and match it', async () => {
  expect(await Ticket.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
});

test('a document is saved, changed, found and deleted', async () => {
  const owner = new mongoose.Types.ObjectId();
  const ticket = await Ticket.create({
    title: 'Fotosynthese',
    pin: '1234',
    owner,
    questions: [{ text: 'Waarom?', options: ['a'] }],
    labels: { level: 'havo' },
  });
  ticket.questions.push({ text: 'Hoe?', options: [] });
  ticket.questions[0]?.options.push('b');
  ticket.labels?.set('year', '3');
  await ticket.save();
  const found = await Ticket.findById(ticket.id);
  expect(found?.toObject()).toEqual(ticket.toObject());
  expect(found?.questions.map(({ text, options }) => [text, [...options]])).toEqual([
    ['Waarom?', ['a', 'b']],
    ['Hoe?', []],
  ]);
  expect(await Ticket.exists({ owner, pin: '1234' })).toEqual({ _id: ticket._id });
  expect(await Ticket.find({ owner }).sort({ createdAt: -1 }).select('title').lean()).toEqual([
    { _id: ticket._id, title: 'Fotosynthese' },
  ]);
  expect(await Ticket.deleteOne({ _id: ticket._id })).toMatchObject({ deletedCount: 1 });
});

test('the second of two saves of the same version is refused', async () => {
  const { id } = await Ticket.create({ title: 'a' });
  const [one, two] = [await Ticket.findById(id).orFail(), await Ticket.findById(id).orFail()];
  one.title = 'one';
  await one.save();
  two.title = 'two';
  await expect(two.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError);
});

test('an outbox is filled and emptied atomically, and found through its index', async () => {
  const { id } = await Ticket.create({ title: 'with an event' });
  await Ticket.findByIdAndUpdate(id, {
    $set: { title: 'changed' },
    $push: { outbox: { id: 'e1', event: 'TicketChanged' } },
  });
  expect(await Ticket.find({ 'outbox.0': { $exists: true } }).lean()).toMatchObject([
    { title: 'changed', outbox: [{ id: 'e1' }] },
  ]);
  await Ticket.updateOne({ _id: id }, { $pull: { outbox: { id: 'e1' } } });
  expect(await Ticket.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
});

test('documents are counted, written in bulk and streamed', async () => {
  const owner = new mongoose.Types.ObjectId();
  await Ticket.insertMany(Array.from({ length: 30 }, (_, i) => ({ title: `t${i}`, owner, isActive: i % 3 === 0 })));
  await Ticket.bulkWrite([
    { updateMany: { filter: { owner, isActive: true }, update: { $set: { pin: undefined, expiresAt: new Date(0) } } } },
    { deleteOne: { filter: { owner, title: 't29' } } },
  ]);
  expect(await Ticket.countDocuments({ owner })).toBe(29);
  expect(await Ticket.countDocuments({ owner, isActive: true })).toBe(10);
  let streamed = 0;
  for await (const ticket of Ticket.find({ owner }).batchSize(5)) if (ticket.title) streamed += 1;
  expect(streamed).toBe(29);
});
