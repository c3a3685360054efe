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
import { folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { type Failure, startFailingDatabase } from '../support/failing-database.ts';

const dataDir = folderOfTests();
let mongo: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let database: Awaited<ReturnType<typeof startFailingDatabase>>;
let app: AllInOne;
let url: string;

beforeAll(async () => {
  mongo = await startEmbeddedMongo({ dataDir: join(dataDir, 'database'), tcpPort: 0 });
  database = await startFailingDatabase(mongo.url);
  app = await startAllInOne({
    MONGODB_URL: database.url,
    DATA_DIR: dataDir,
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
});

const commandError = (code: number, codeName: string): readonly [string, Failure] => [
  codeName,
  { ok: 0, code, codeName, errmsg: codeName },
];
const withWriteConcernError = (code: number, codeName: string): readonly [string, Failure] => [
  `${codeName} of a write concern`,
  { ok: 1, n: 1, nModified: 1, writeConcernError: { code, codeName, errmsg: codeName } },
];

const statuses = (answers: readonly { status: number; headers: Headers }[]) =>
  answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
const retryLater = [503, '2'];

/** A ticket with a response. The first response locks the questions, which takes more database commands. */
const newLockedTicket = async () => {
  const teacher = await newTeacher(url);
  const { ticket, params } = await newTicket(teacher);
  expect((await submit(url, { ticketId: ticket.id })).status).toBe(201);
  return { teacher, ticket, params };
};
/** Simultaneous submissions: those that arrive while the first is stored become one bulk write. */
const newSubmissions = (ticketId: string) =>
  Array.from({ length: 6 }, (_, at) => aSubmission({ ticketId, studentName: `student ${at}` }));
const send = (body: Submission) => createApiClient(url).call(submitResponse, { body });

test.each([
  commandError(6, 'HostUnreachable'),
  commandError(7, 'HostNotFound'),
  commandError(43, 'CursorNotFound'),
  commandError(64, 'WriteConcernTimeout'),
  commandError(89, 'NetworkTimeout'),
  commandError(91, 'ShutdownInProgress'),
  commandError(100, 'UnsatisfiableWriteConcern'),
  commandError(133, 'FailedToSatisfyReadPreference'),
  commandError(134, 'ReadConcernMajorityNotAvailableYet'),
  commandError(189, 'PrimarySteppedDown'),
  commandError(262, 'ExceededTimeLimit'),
  commandError(9001, 'SocketException'),
  commandError(10058, 'LegacyNotPrimary'),
  commandError(10107, 'NotWritablePrimary'),
  commandError(11600, 'InterruptedAtShutdown'),
  commandError(11602, 'InterruptedDueToReplStateChange'),
  commandError(13435, 'NotPrimaryNoSecondaryOk'),
  commandError(13436, 'NotPrimaryOrSecondary'),
  [
    'a code of a later release with the label RetryableWriteError',
    { ok: 0, code: 999_999, errmsg: 'later', errorLabels: ['RetryableWriteError'] },
  ],
  [
    'an overloaded server',
    { ok: 0, code: 462, errmsg: 'busy', errorLabels: ['SystemOverloadedError', 'RetryableError'] },
  ],
  ['a closed connection', 'hang up'],
] satisfies (readonly [string, Failure])[])(
  'while the database fails with %s calls get 503 with a time to retry, and succeed afterwards',
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
    expect(statuses(await database.during(failure, sendAll, 'insert'))).toEqual(submissions.map(() => retryLater));
    expect(statuses(await database.during(failure, calls))).toEqual([retryLater, retryLater, retryLater]);
    await expect.poll(async () => (await sendAll()).every(({ status }) => status === 201)).toBe(true);
    await expect.poll(async () => (await calls()).every(({ status }) => status === 200)).toBe(true);
  },
);

test.each([
  withWriteConcernError(64, 'WriteConcernTimeout'),
  withWriteConcernError(91, 'ShutdownInProgress'),
  withWriteConcernError(189, 'PrimarySteppedDown'),
])(
  'submissions that too few database servers confirmed, with %s, get 503 and can be sent again',
  async (_name, failure) => {
    const { ticket } = await newLockedTicket();
    const submissions = newSubmissions(ticket.id);
    const sendAll = () => Promise.all(submissions.map(send));
    expect(statuses(await database.during(failure, sendAll, 'insert'))).toEqual(submissions.map(() => retryLater));
    await expect.poll(async () => (await sendAll()).every(({ status }) => status === 201)).toBe(true);
  },
);
