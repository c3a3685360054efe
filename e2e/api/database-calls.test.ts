import { join } from 'node:path';
import { findTicketByPin, limits, listClassNames, setTicketStatus } from '@exit-tickets/contracts';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { connectDatabase, createLogger } from '@exit-tickets/service-kit';
import { createApiClient, startTcpProxy, type TcpProxy } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { names, newTeacher, newTicket, submit } from '../support/classroom.ts';

const dataDir = folderOfTests();
let mongo: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let slowProxy: TcpProxy;
let observer: Awaited<ReturnType<typeof connectDatabase>>;
let allInOne: AllInOne;
let url: string;

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ dataDir: join(dataDir, 'database'), tcpPort: 0 });
  const behind = new URL(mongo.url);
  slowProxy = await startTcpProxy({ host: behind.hostname, port: Number(behind.port) });
  behind.port = String(slowProxy.port);
  allInOne = await startAllInOne({
    // The driver reports each command that it sends. The commands of the observer are not counted: it is another client.
    MONGODB_URL: `${behind}?monitorCommands=true`,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    BCRYPT_COST: '4',
    LOG_LEVEL: 'silent',
  });
  url = allInOne.addresses.local;
  observer = await connectDatabase(mongo.url, {
    name: 'observer',
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
});
afterAll(async () => {
  await observer.close();
  await allInOne.context.close();
  await slowProxy.close();
  await mongo.close();
});

const withWriteErrors = z.object({ writeErrors: z.array(z.unknown()) });

/** The commands that the services send from now on, and the errors of the writes among them. */
const watchCommands = () => {
  const commands: string[] = [];
  const writeErrors: unknown[] = [];
  allInOne.context.database
    .getClient()
    .on('commandStarted', ({ commandName, command }) => commands.push(`${commandName} ${command[commandName]}`))
    .on('commandSucceeded', ({ reply }) =>
      writeErrors.push(...(withWriteErrors.safeParse(reply).data?.writeErrors ?? [])),
    );
  return { commands, writeErrors };
};

// Seven when each submission read the replica, was counted and had its event removed separately.
test('when a class submits at once, a submission costs at most two database commands on average, publishing and counting included', async ({
  annotate,
}) => {
  const students = 200;
  const { ticket } = await newTicket(await newTeacher(url));
  // The first one locks the ticket.
  expect((await submit(url, { ticketId: ticket.id, studentName: 'first' })).status).toBe(201);
  await allInOne.context.drain();
  const { commands, writeErrors } = watchCommands();
  // So slow that other submissions arrive meanwhile, even on a slow machine.
  slowProxy.slow(50);
  const statuses = await Promise.all(
    names(students).map(async (studentName) => (await submit(url, { ticketId: ticket.id, studentName })).status),
  ).finally(() => slowProxy.resume());
  expect(new Set(statuses)).toEqual(new Set([201]));
  await allInOne.context.drain();
  const average = commands.length / students;
  const stored = await observer
    .collection<{ _id: string; responseCount: number }>('tickets')
    .findOne({ _id: ticket.id });
  expect(stored?.responseCount).toBe(students + 1);
  expect(await observer.collection('responses').countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
  await annotate(`${average} calls of the database a submission`);
  expect(writeErrors).toEqual([]);
  expect(commands).toContain('insert responses');
  expect(average).toBeLessThanOrEqual(2);
}, 180_000);

test('ten classes that submit for a while are counted four times a second, each class once', async ({ annotate }) => {
  const [classes, students] = [10, 400];
  const teacher = await newTeacher(url);
  const tickets = await Promise.all(names(classes).map(async () => (await newTicket(teacher)).ticket));
  // The first ones lock the tickets.
  await Promise.all(tickets.map(({ id }) => submit(url, { ticketId: id, studentName: 'first' })));
  await allInOne.context.drain();
  const { commands } = watchCommands();
  const startedAt = performance.now();
  let next = 0;
  const oneByOne = async (): Promise<void> => {
    for (let student = next++; student < students; student = next++)
      await submit(url, { ticketId: tickets[student % classes]?.id ?? '', studentName: `student ${student}` });
  };
  await Promise.all(Array.from({ length: 20 }, oneByOne));
  await allInOne.context.drain();
  const seconds = (performance.now() - startedAt) / 1_000;
  const batches = commands.filter((command) => command === 'update responses').length;
  const counts = commands.filter((command) => command === 'aggregate responses').length;
  await annotate(`${batches} batches and ${counts} counts in ${seconds} seconds`);
  expect(batches).toBeLessThanOrEqual(2 + 4 * seconds);
  expect(counts).toBeGreaterThanOrEqual(classes);
  expect(counts).toBeLessThanOrEqual(batches * classes);
}, 180_000);

test('classes that look up their PINs while the database is slow share reads, even for different tickets', async ({
  annotate,
}) => {
  const [classes, students] = [10, 200];
  const teacher = await newTeacher(url);
  const tickets = await Promise.all(names(classes).map(async () => (await newTicket(teacher)).ticket));
  const ticketOf = (student: number) => tickets[student % classes] ?? expect.unreachable();
  const { commands } = watchCommands();
  slowProxy.slow(50);
  const found = await Promise.all(
    names(students).map((_, student) =>
      createApiClient(url).call(findTicketByPin, { params: { pin: String(ticketOf(student).pin) } }),
    ),
  ).finally(() => slowProxy.resume());
  expect(found.map(({ body }) => body.id)).toEqual(found.map((_, student) => ticketOf(student).id));
  const reads = commands.filter((command) => command === 'find tickets').length;
  await annotate(`${reads} reads for ${students} students`);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(students / 5);
}, 180_000);

test('a class that looks up its PIN at once shares reads, and a request after the ticket is closed never gets a read from before', async () => {
  const students = 200;
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  const lookUp = () => createApiClient(url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
  const { commands } = watchCommands();
  const found = await Promise.all(names(students).map(lookUp));
  const others = found.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, body }));
  expect(others).toEqual([]);
  expect(new Set(found.map(({ body }) => body.id))).toEqual(new Set([ticket.id]));
  const reads = commands.filter((command) => command === 'find tickets').length;
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(students);

  const early = names(20).map(lookUp);
  await teacher.call(setTicketStatus, { params, body: { isActive: false } });
  const late = await Promise.all(names(20).map(lookUp));
  expect(new Set(late.map(({ status }) => status))).toEqual(new Set([404]));
  await Promise.all(early);
}, 180_000);

test('listing the 101 classes of a teacher with very many tickets takes at most three reads', async () => {
  const teacher = await newTeacher(url);
  const { ticket } = await newTicket(teacher);
  const collection = observer.collection<{ _id: string }>('tickets');
  const original = await collection.findOne({ _id: ticket.id });
  const copies = Array.from({ length: 2 * limits.ticketsReadForClasses }, (_, n) => {
    const className = `${100 + (n % 100)}A`;
    const closed = { outbox: [], isActive: false, holdsPin: false, openSlot: null, hourSlot: null };
    const made = { className, classKey: `0${className.toLowerCase()}`, createdAt: new Date(n) };
    return { ...original, _id: `${ticket.id}-${n}`, ...made, ...closed };
  });
  await collection.insertMany(copies);
  await allInOne.context.drain();
  const { commands } = watchCommands();
  const { body } = await teacher.call(listClassNames);
  expect(body).toHaveLength(101);
  const reads = commands.filter((command) => command === 'find tickets').length;
  expect(reads).toBeGreaterThan(0);
  // The outbox also looks for unpublished events now and then.
  expect(reads).toBeLessThanOrEqual(3);
});
