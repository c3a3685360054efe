import { join } from 'node:path';
import {
  findTicketByPin,
  listTickets,
  type Submission,
  setTicketStatus,
  submitResponse,
} from '@exit-tickets/contracts';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { aSubmission, createApiClient } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, temporaryDataDir } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { type Failure, startFailingDatabase } from '../support/failing-database.ts';

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let mongo: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let database: Awaited<ReturnType<typeof startFailingDatabase>>;
let app: AllInOne;
let url: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  mongo = await startEmbeddedMongo({ dataDir: join(dataDir.path, 'database'), tcpPort: 0 });
  database = await startFailingDatabase(mongo.url);
  app = await startAllInOne({
    MONGODB_URL: database.url,
    DATA_DIR: dataDir.path,
    PORT: String(await freePort()),
    BCRYPT_COST: '4',
    LOG_LEVEL: 'silent',
  });
  url = app.addresses.local;
});
afterAll(async () => {
  await app.context.close();
  database.close();
  await mongo.close();
  await dataDir.remove();
});

const refusing = (code: number, codeName: string): readonly [string, Failure] => [
  codeName,
  { ok: 0, code, codeName, errmsg: codeName },
];
const unsure = (code: number, codeName: string): readonly [string, Failure] => [
  `${codeName} of a write concern`,
  { ok: 1, n: 1, nModified: 1, writeConcernError: { code, codeName, errmsg: codeName } },
];

const statuses = (answers: readonly { status: number; headers: Headers }[]) =>
  answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
const comeBack = [503, '2'];

/** A ticket that has an answer: the first one makes its questions final, which takes more calls of the database. */
const newLockedTicket = async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  expect((await submit(url, { ticketId: ticket.id })).status).toBe(201);
  return { teacher, ticket, params };
};
/** Students who send at once: what comes in while the first is stored is a bulk write. */
const newSubmissions = (ticketId: string) =>
  Array.from({ length: 6 }, (_, at) => aSubmission({ ticketId, studentName: `student ${at}` }));
const send = (body: Submission) => createApiClient(url).call(submitResponse, { body });

test.each([
  refusing(6, 'HostUnreachable'),
  refusing(7, 'HostNotFound'),
  refusing(43, 'CursorNotFound'),
  refusing(64, 'WriteConcernTimeout'),
  refusing(89, 'NetworkTimeout'),
  refusing(91, 'ShutdownInProgress'),
  refusing(100, 'UnsatisfiableWriteConcern'),
  refusing(133, 'FailedToSatisfyReadPreference'),
  refusing(134, 'ReadConcernMajorityNotAvailableYet'),
  refusing(189, 'PrimarySteppedDown'),
  refusing(262, 'ExceededTimeLimit'),
  refusing(9001, 'SocketException'),
  refusing(10058, 'LegacyNotPrimary'),
  refusing(10107, 'NotWritablePrimary'),
  refusing(11600, 'InterruptedAtShutdown'),
  refusing(11602, 'InterruptedDueToReplStateChange'),
  refusing(13435, 'NotPrimaryNoSecondaryOk'),
  refusing(13436, 'NotPrimaryOrSecondary'),
  [
    'a code of a later release with the label RetryableWriteError',
    { ok: 0, code: 999_999, errmsg: 'later', errorLabels: ['RetryableWriteError'] },
  ],
  [
    'an overloaded server',
    { ok: 0, code: 462, errmsg: 'busy', errorLabels: ['SystemOverloadedError', 'RetryableError'] },
  ],
  ['a connection that is closed', 'hang up'],
] satisfies (readonly [string, Failure])[])(
  'while the database answers with %s a call is told when to try again, and then succeeds',
  async (_name, failure) => {
    const { teacher, ticket, params } = await newLockedTicket();
    const submissions = newSubmissions(ticket.id);
    const sendAll = () => Promise.all(submissions.map(send));
    const calls = () =>
      Promise.all([
        createApiClient(url).call(findTicketByPin, { params: { pin: String(ticket.pin) } }),
        teacher.call(listTickets, {}),
        teacher.call(setTicketStatus, { params, body: { isActive: true } }),
      ]);
    expect(statuses(await database.during(failure, sendAll, 'insert'))).toEqual(submissions.map(() => comeBack));
    expect(statuses(await database.during(failure, calls))).toEqual([comeBack, comeBack, comeBack]);
    await expect.poll(async () => (await sendAll()).every(({ status }) => status === 201)).toBe(true);
    await expect.poll(async () => (await calls()).every(({ status }) => status === 200)).toBe(true);
  },
);

test.each([unsure(64, 'WriteConcernTimeout'), unsure(91, 'ShutdownInProgress'), unsure(189, 'PrimarySteppedDown')])(
  'answers that too few servers have confirmed, by %s, are to be sent again',
  async (_name, failure) => {
    const { ticket } = await newLockedTicket();
    const submissions = newSubmissions(ticket.id);
    const sendAll = () => Promise.all(submissions.map(send));
    expect(statuses(await database.during(failure, sendAll, 'insert'))).toEqual(submissions.map(() => comeBack));
    await expect.poll(async () => (await sendAll()).every(({ status }) => status === 201)).toBe(true);
  },
);
