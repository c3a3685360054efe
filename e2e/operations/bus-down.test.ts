import { getTicket, listResponses, setTicketStatus } from '@exit-tickets/contracts';
import { findNatsServerForTests, type NatsServer, startNatsServer } from '@exit-tickets/testing/nats-server';
import { expect, type TestContext, test, vi } from 'vitest';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, temporaryDataDir } from '../support/app-process.ts';
import { allAtOnce, names, newTeacher, newTicket, submit } from '../support/classroom.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;
/** Unpublished events are retried every few seconds. */
const retryWait = { timeout: 30_000, interval: 250 };
vi.setConfig({ testTimeout: 60_000 });

/** The app on a separate NATS server, with a class whose first response is stored. */
const classOnNats = async (onTestFinished: TestContext['onTestFinished']) => {
  const dataDir = await temporaryDataDir();
  const nats: NatsServer = await startNatsServer();
  const environment = { DATA_DIR: dataDir.path, PORT: String(await freePort()), NATS_URL: nats.url };
  const allInOne: AllInOne = await startAllInOne({ ...environment, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  onTestFinished(async () => {
    nats.thaw();
    await allInOne.context.close();
    await nats.stop();
    await dataDir.remove();
  });
  const url = allInOne.addresses.local;
  const teacher = await newTeacher(url);
  const started = await newTicket(teacher);
  const [first = ''] = names(1);
  expect((await submit(url, { ticketId: started.ticket.id, studentName: first })).status).toBe(201);

  return {
    nats,
    url,
    teacher,
    started,
    /** Submits a response for each of ten more students. */
    submitTenMore: async () => {
      const sent = names(10);
      const statuses = await allAtOnce(sent, 5, async (studentName) => {
        const { status } = await submit(url, { ticketId: started.ticket.id, studentName });
        return status;
      });
      expect(new Set(statuses)).toEqual(new Set([201]));
      return sent;
    },
    expectAllStored: async (sent: readonly string[]) => {
      const { body: stored } = await teacher.call(listResponses, { params: started.params });
      expect(stored.map(({ studentName }) => studentName).sort()).toEqual([first, ...sent].sort());
      await vi.waitFor(async () => {
        const { body: ticket } = await teacher.call(getTicket, { params: started.params });
        expect(ticket.responseCount).toBe(stored.length);
      }, retryWait);
    },
  };
};

const refusal = { status: 503, body: { code: 'service_unavailable' } };

test.runIf(hasNats).concurrent.for([
  { what: 'the same', wipe: false },
  { what: 'an empty', wipe: true },
])(
  'a started class can submit while NATS is down, and all events are published to $what NATS afterwards',
  async ({ wipe }, { onTestFinished }) => {
    const { nats, url, teacher, started, submitTenMore, expectAllStored } = await classOnNats(onTestFinished);
    const notStarted = await newTicket(teacher);
    const closed = await newTicket(teacher);
    expect((await submit(url, { ticketId: closed.ticket.id })).status).toBe(201);

    await nats.kill();
    const sent = await submitTenMore();
    // The first response needs a request to tickets, which NATS cannot deliver.
    await vi.waitFor(
      async () => expect(await submit(url, { ticketId: notStarted.ticket.id })).toMatchObject(refusal),
      retryWait,
    );
    const closing = await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    expect(closing).toMatchObject({ status: 200, body: { isActive: false } });
    expect((await submit(url, { ticketId: closed.ticket.id })).status).toBe(201);

    await nats.restart({ wipe });
    await vi.waitFor(
      async () => expect(await submit(url, { ticketId: notStarted.ticket.id })).toMatchObject({ status: 201 }),
      retryWait,
    );
    sent.push(...(await submitTenMore()));
    await expectAllStored(sent);
    await vi.waitFor(
      async () => expect(await submit(url, { ticketId: closed.ticket.id })).toMatchObject({ status: 409 }),
      retryWait,
    );
    const { body: ticket } = await teacher.call(getTicket, { params: started.params });
    expect(ticket.responseCount).toBe(1 + sent.length);
  },
);

test.runIf(hasNats).concurrent(
  'a started class can submit while NATS hangs, and the events are published afterwards',
  async ({ onTestFinished }) => {
    const { nats, submitTenMore, expectAllStored } = await classOnNats(onTestFinished);
    await nats.freeze();
    const sent = await submitTenMore();
    nats.thaw();
    sent.push(...(await submitTenMore()));
    await expectAllStored(sent);
  },
  60_000,
);
