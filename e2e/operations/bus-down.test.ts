import { getTicket, listResponses, setTicketStatus } from '@exit-tickets/contracts';
import { findNatsServerForTests, type NatsServer, startNatsServer } from '@exit-tickets/testing/nats-server';
import { expect, type TestContext, test, vi } from 'vitest';
import { type AllInOne, startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, temporaryDataDir } from '../support/app-process.ts';
import { allAtOnce, names, newTeacher, newTicket, submit } from '../support/classroom.ts';

const isThere = (await findNatsServerForTests()) !== undefined;
/** Events that a publishing left are swept up every few seconds. */
const untilSwept = { timeout: 30_000, interval: 250 };
vi.setConfig({ testTimeout: 60_000 });

/** The app on a NATS server of its own, with a class that has begun: its first response is stored. */
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
  const begun = await newTicket(teacher);
  const [first = ''] = names(1);
  expect((await submit(url, { ticketId: begun.ticket.id, studentName: first })).status).toBe(201);

  return {
    nats,
    url,
    teacher,
    begun,
    /** Ten more students of the class that has begun, each once. */
    goOn: async () => {
      const sent = names(10);
      const statuses = await allAtOnce(sent, 5, async (studentName) => {
        const { status } = await submit(url, { ticketId: begun.ticket.id, studentName });
        return status;
      });
      expect(new Set(statuses)).toEqual(new Set([201]));
      return sent;
    },
    expectAllThere: async (sent: readonly string[]) => {
      const { body: stored } = await teacher.call(listResponses, { params: begun.params });
      expect(stored.map(({ studentName }) => studentName).sort()).toEqual([first, ...sent].sort());
      await vi.waitFor(async () => {
        const { body: ticket } = await teacher.call(getTicket, { params: begun.params });
        expect(ticket.responseCount).toBe(stored.length);
      }, untilSwept);
    },
  };
};

const refusal = { status: 503, body: { code: 'service_unavailable' } };

test.runIf(isThere).concurrent.for([
  { what: 'the same', wipe: false },
  { what: 'an empty', wipe: true },
])(
  'a class that has begun does not notice that NATS dies, and $what NATS that comes back is told all of it',
  async ({ wipe }, { onTestFinished }) => {
    const { nats, url, teacher, begun, goOn, expectAllThere } = await classOnNats(onTestFinished);
    const notBegun = await newTicket(teacher);
    const closed = await newTicket(teacher);
    expect((await submit(url, { ticketId: closed.ticket.id })).status).toBe(201);

    await nats.kill();
    const sent = await goOn();
    // Whether its questions are final only tickets can say, and it cannot be asked.
    await vi.waitFor(
      async () => expect(await submit(url, { ticketId: notBegun.ticket.id })).toMatchObject(refusal),
      untilSwept,
    );
    const closing = await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    expect(closing).toMatchObject({ status: 200, body: { isActive: false } });
    expect((await submit(url, { ticketId: closed.ticket.id })).status).toBe(201);

    await nats.restart({ wipe });
    await vi.waitFor(
      async () => expect(await submit(url, { ticketId: notBegun.ticket.id })).toMatchObject({ status: 201 }),
      untilSwept,
    );
    sent.push(...(await goOn()));
    await expectAllThere(sent);
    await vi.waitFor(
      async () => expect(await submit(url, { ticketId: closed.ticket.id })).toMatchObject({ status: 409 }),
      untilSwept,
    );
    const { body: ticket } = await teacher.call(getTicket, { params: begun.params });
    expect(ticket.responseCount).toBe(1 + sent.length);
  },
);

test.runIf(isThere).concurrent(
  'a class that has begun does not notice that NATS hangs, and what waited is told when it answers again',
  async ({ onTestFinished }) => {
    const { nats, goOn, expectAllThere } = await classOnNats(onTestFinished);
    await nats.freeze();
    const sent = await goOn();
    nats.thaw();
    sent.push(...(await goOn()));
    await expectAllThere(sent);
  },
  60_000,
);
