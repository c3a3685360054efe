import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  analyzeTicket,
  deleteTicket,
  downloadPdf,
  findTicketByPin,
  generateFromContent,
  getAnalysis,
  getTicket,
  listResponses,
  listTickets,
  services,
  setTicketStatus,
  summarizeMaterial,
} from '@exit-tickets/contracts';
import { root } from '@exit-tickets/deploy/testing';
import { createApiClient, sample } from '@exit-tickets/testing';
import { findNatsServerForTests } from '@exit-tickets/testing/nats-server';
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { z } from 'zod';
import { allAtOnce, names, newTeacher, newTicket, submit } from '../support/classroom.ts';
import { prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';
import { countOutboxes, countResponses } from '../support/stored.ts';

const isThere = (await findNatsServerForTests()) !== undefined;
const waitOptions = { timeout: 30_000, interval: 200 };

describe.runIf(isThere)('each service as a process of its own', () => {
  let deployed: ServiceProcesses;
  let url: string;

  beforeAll(async () => {
    deployed = await prepareProcesses({ isWatched: true });
    url = deployed.url;
  });
  afterAll(() => deployed.close());

  const health = async () => {
    const answer = await fetch(`${url}/api/health`);
    return { status: answer.status, body: await answer.json() };
  };

  test('the gateway says that it is not well until every service is there, in whatever order they come', async () => {
    onTestFailed(() => console.error(deployed.output()));
    deployed.start('gateway');
    await vi.waitFor(async () => expect((await health()).status).toBe(503), waitOptions);
    for (const name of [...services].reverse()) deployed.start(name);
    await vi.waitFor(
      async () => expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } }),
      waitOptions,
    );
  });

  test('the main job works from the lesson to the analysis and the PDF', async () => {
    const teacher = await newTeacher(url);
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(sample('fotosynthese-nl.pdf'))], 'lesson.pdf'));
    const upload = await teacher.fetch(summarizeMaterial.path, { method: 'POST', body: form });
    const { title, originalContent } = summarizeMaterial.reply.parse(await upload.json()).summary;
    const generated = await teacher.call(generateFromContent, { body: { title, content: originalContent } });
    expect(generated.status).toBe(200);
    const { ticket, params } = await newTicket(teacher, { questions: generated.body.questions, originalContent });
    const { body: seen } = await createApiClient(url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
    expect(seen).toMatchObject({ id: ticket.id, title: ticket.title });
    const answers = ticket.questions.map(({ id }) => ({ questionId: id, answer: 'licht' }));
    for (const studentName of names(3))
      expect((await submit(url, { ticketId: ticket.id, studentName, answers })).status).toBe(201);
    await vi.waitFor(
      async () => expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(3),
      waitOptions,
    );
    const { status, body: analysis } = await teacher.call(analyzeTicket, { params, body: {} });
    expect({ status, count: analysis.responseCount }).toEqual({ status: 200, count: 3 });
    expect((await teacher.call(getAnalysis, { params })).body).toEqual(analysis);
    expect((await teacher.call(getTicket, { params })).body).toMatchObject({ isAnalyzed: true, isActive: false });
    expect((await teacher.call(downloadPdf, { params })).status).toBe(200);
    // No model and no mail server is configured.
    expect(await deployed.callsOutside()).toEqual([]);
  });

  test('kill -9 of responses while a class submits stops nothing else, and loses nothing that was acknowledged', async () => {
    const teacher = await newTeacher(url);
    const { ticket, params } = await newTicket(teacher);
    const isEnough = Promise.withResolvers<void>();
    const isBack = Promise.withResolvers<void>();
    const failures = new Set<string>();
    let acknowledged = 0;
    // As the student page does: the same submission again until it is acknowledged.
    const class30 = allAtOnce(names(100), 20, async (studentName) => {
      const submissionId = randomUUID();
      for (;;) {
        const { status, body } = await submit(url, { ticketId: ticket.id, studentName, submissionId });
        if (status === 201) break;
        failures.add(`${status} ${JSON.parse(JSON.stringify(body)).code}`);
        await isBack.promise;
      }
      acknowledged += 1;
      if (acknowledged >= 30) isEnough.resolve();
      return studentName;
    });
    await isEnough.promise;
    expect(await deployed.stop('responses', 'SIGKILL')).toBe('SIGKILL');

    const refusal = { status: 503, body: { code: 'service_unavailable' } };
    expect(await submit(url, { ticketId: ticket.id })).toMatchObject(refusal);
    expect(await teacher.call(listResponses, { params })).toMatchObject(refusal);
    expect(await teacher.call(analyzeTicket, { params, body: {} })).toMatchObject(refusal);
    expect(await health()).toMatchObject({ status: 503, body: { services: { responses: 'unavailable', ai: 'ok' } } });
    expect((await teacher.call(listTickets)).body).toMatchObject([
      { id: ticket.id, isAnalyzed: false, isActive: true },
    ]);
    const { ticket: another } = await newTicket(await newTeacher(url));
    expect(another.pin).toMatch(/^\d{4}$/);

    deployed.start('responses');
    await vi.waitFor(async () => expect((await health()).status).toBe(200), waitOptions);
    isBack.resolve();
    const sent = await class30;
    const { body: stored } = await teacher.call(listResponses, { params });
    expect(stored.map(({ studentName }) => studentName).sort()).toEqual(sent.sort());
    await vi.waitFor(
      async () => expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(sent.length),
      waitOptions,
    );
    // Those whose answer was on its way are told that it failed, all others that the service is away.
    // On a busy machine some were waited for in vain before that.
    const expected = ['502 service_failed', '503 service_unavailable', '504 service_timeout'];
    expect(expected).toEqual(expect.arrayContaining([...failures]));
  });

  describe('what NATS acknowledged and lost with its folder before it was taken is published once more', () => {
    /** What this service published lies in the stream, and in no outbox any more. */
    const untilPublished = (by: 'tickets' | 'responses') =>
      vi.waitFor(async () => expect(await countOutboxes(deployed.databaseUrl, by)).toBe(0), waitOptions);
    const taught = async () => {
      const teacher = await newTeacher(url);
      const made = await newTicket(teacher);
      expect((await submit(url, { ticketId: made.ticket.id })).status).toBe(201);
      return { teacher, ...made };
    };

    test('a ticket that was closed refuses answers, and those to a ticket that was deleted go', async () => {
      onTestFailed(() => console.error(deployed.output()));
      const closed = await taught();
      const deleted = await taught();
      const stored = () => countResponses(deployed.databaseUrl, deleted.ticket.id);
      expect(await stored()).toBe(1);
      await deployed.stop('responses', 'SIGKILL');
      await closed.teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
      expect((await deleted.teacher.call(deleteTicket, { params: deleted.params })).status).toBe(204);
      await untilPublished('tickets');
      await deployed.nats.restart({ wipe: true });
      deployed.start('responses');
      await vi.waitFor(async () => {
        expect(await submit(url, { ticketId: closed.ticket.id })).toMatchObject({ status: 409 });
        expect(await stored()).toBe(0);
      }, waitOptions);
    });

    test('answers that came in are counted', async () => {
      onTestFailed(() => console.error(deployed.output()));
      const { teacher, ticket, params } = await taught();
      await deployed.stop('tickets', 'SIGKILL');
      for (const studentName of names(3))
        expect((await submit(url, { ticketId: ticket.id, studentName })).status).toBe(201);
      await untilPublished('responses');
      await deployed.nats.restart({ wipe: true });
      deployed.start('tickets');
      await vi.waitFor(
        async () => expect((await teacher.call(getTicket, { params })).body.responseCount).toBe(4),
        waitOptions,
      );
    });
  });

  test('no process does what its user of NATS or of the database may not do', async () => {
    expect(deployed.output()).not.toMatch(/permissions violation/i);
    const roles = z
      .record(z.string(), z.array(z.string()))
      .parse(JSON.parse(await readFile(join(root, 'deploy', 'mongo', 'roles.json'), 'utf8')));
    for (const name of ['gateway', ...services]) {
      const used = [...deployed.collections(name)];
      expect(roles[name] ?? [], name).toEqual(expect.arrayContaining(used));
      expect(used.length > 0, name).toBe(name in roles);
    }
  });

  test('a service that cannot start ends with 1, and takes nothing with it', async () => {
    expect(await deployed.startInVain('tickets')).toBe(1);
    expect((await health()).status).toBe(200);
  });

  test('every process ends in good order when it is asked to', async () => {
    const ends = (['gateway', ...services] as const).map((name) => deployed.stop(name, 'SIGTERM'));
    expect(await Promise.all(ends)).toEqual(ends.map(() => 0));
  });
});
