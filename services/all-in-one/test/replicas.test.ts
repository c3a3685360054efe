import { setTimeout as pause } from 'node:timers/promises';
import {
  getAuthStatus,
  getTicket,
  limits,
  listResponses,
  listTickets,
  logout,
  watchTicket,
} from '@exit-tickets/contracts';
import { type ApiClient, createApiClient } from '@exit-tickets/testing';
import { findNatsServerForTests } from '@exit-tickets/testing/nats-server';
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { allAtOnce, names, newTeacher, newTicket, submit, submitAndRetry } from './classroom.ts';
import { prepareProcesses, type ServiceProcesses } from './service-processes.ts';
import { storeResponses } from './stored.ts';

// Only Linux has many addresses on one machine without being told.
const isPossible = process.platform === 'linux' && (await findNatsServerForTests()) !== undefined;
const patience = { timeout: 50_000, interval: 200 };
const replicas = [1, 2];

describe.runIf(isPossible)('two of responses behind two gateways', () => {
  let deployed: ServiceProcesses;
  let urls: readonly string[];

  beforeAll(async () => {
    const environment = { LOG_LEVEL: 'info', DRAIN_SECONDS: '3' };
    deployed = await prepareProcesses({ replicas: { gateway: 2, responses: 2 }, environment });
    urls = deployed.gatewayUrls;
    for (const name of ['auth', 'tickets'] as const) deployed.start(name);
    for (const replica of replicas) for (const name of ['gateway', 'responses'] as const) deployed.start(name, replica);
    // The gateways say that they are not well: neither ai nor pdf is started.
    await vi.waitFor(async () => {
      for (const url of urls) expect((await createApiClient(url).call(getAuthStatus)).status).toBe(200);
      for (const name of ['tickets', 'responses'] as const)
        for (const replica of name === 'tickets' ? [1] : replicas)
          expect(await deployed.isReady(name, replica)).toBe(true);
    }, patience);
  }, 120_000);
  afterAll(() => deployed?.close());

  const urlOf = (index: number): string => urls[index % urls.length] ?? '';
  /** The same person at every gateway. */
  const everywhere = ({ cookie }: ApiClient): ApiClient[] =>
    urls.map((url) => Object.assign(createApiClient(url), { cookie }));

  test('let 500 pupils of 520 answer one ticket, whichever of them they reach', async () => {
    onTestFailed(() => console.error(deployed.output().slice(-5_000)));
    const teacher = await newTeacher(urlOf(0));
    const { ticket, params } = await newTicket(teacher);
    const [first = '', ...before] = names(limits.responsesPerTicket - 80);
    expect((await submit(urlOf(0), { ticketId: ticket.id, studentName: first })).status).toBe(201);
    await storeResponses(deployed.databaseUrl, ticket.id, before);
    const sent = names(100);
    const answers = await allAtOnce(sent, 30, (studentName, index) =>
      submitAndRetry(urlOf(index), { ticketId: ticket.id, studentName }),
    );
    const accepted = sent.filter((_, index) => answers[index]?.status === 201);
    const others = answers.filter(({ status }) => status !== 201).map(({ status, body }) => ({ status, body }));
    expect(accepted).toHaveLength(80);
    for (const other of others) expect(other).toMatchObject({ status: 409, body: { code: 'ticket_full' } });
    const { body: stored } = await teacher.call(listResponses, { params });
    expect(stored.map(({ studentName }) => studentName).sort()).toEqual([first, ...before, ...accepted].sort());
    await vi.waitFor(
      async () =>
        expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(limits.responsesPerTicket),
      patience,
    );
    for (const replica of replicas)
      expect(deployed.output('responses', replica), `replica ${replica}`).toContain('"route":"/api/submit-response"');
  }, 180_000);

  test('show a teacher who watches at one gateway what comes in at the others', async () => {
    const teacher = await newTeacher(urlOf(0));
    const { ticket } = await newTicket(teacher);
    const streams = await Promise.all(
      everywhere(teacher).map((client) => client.fetch(watchTicket.path.replace(':id', ticket.id))),
    );
    const sent = names(3);
    for (const [index, studentName] of sent.entries()) await submit(urlOf(index), { ticketId: ticket.id, studentName });
    for (const stream of streams) {
      const missing = new Set(sent);
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let heard = ''; missing.size > 0; ) {
        heard += (await reader?.read())?.value ?? expect.fail('the stream ended');
        for (const name of missing) if (heard.includes(name)) missing.delete(name);
      }
      await reader?.cancel();
    }
  });

  test('refuse a session that was ended at one of them', async () => {
    const [first, ...others] = everywhere(await newTeacher(urlOf(0)));
    for (const client of others) expect((await client.call(listTickets)).status).toBe(200);
    await first?.call(logout);
    await vi.waitFor(async () => {
      for (const client of others) expect((await client.call(listTickets)).status).toBe(401);
    }, patience);
  });

  test('let one of them be restarted without refusing anybody', async () => {
    onTestFailed(() => console.error(deployed.output().slice(-5_000)));
    const teacher = await newTeacher(urlOf(0));
    const over = new AbortController();
    const statuses = new Map<number, number>();
    const pupil = async (index: number): Promise<void> => {
      const { ticket } = await newTicket(teacher);
      while (!over.signal.aborted) {
        const { status } = await submit(urlOf(index), { ticketId: ticket.id });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(100);
      }
    };
    const answering = Promise.all([0, 1, 2, 3, 4].map(pupil));
    expect(await deployed.stop('responses', 'SIGTERM', 2)).toBe(0);
    deployed.start('responses', 2);
    await vi
      .waitFor(async () => expect(await deployed.isReady('responses', 2)).toBe(true), patience)
      .finally(() => over.abort());
    await answering;
    expect([...statuses.keys()]).toEqual([201]);
  }, 120_000);

  test('take over from one that is killed: no later answer is refused', async () => {
    const { ticket } = await newTicket(await newTeacher(urlOf(0)));
    await deployed.stop('responses', 'SIGKILL', 1);
    // By their answers the gateways have noticed that its connections are gone.
    for (const url of urls) await createApiClient(url).call(getAuthStatus);
    const answers = await allAtOnce(names(30), 5, (studentName, index) =>
      submit(urlOf(index), { ticketId: ticket.id, studentName }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });
});
