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

const hasNats = (await findNatsServerForTests()) !== undefined;
const waitOptions = { timeout: 30_000, interval: 200 };

describe.runIf(hasNats)('each service as a separate process:', () => {
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

  test('the gateway reports 503 until every service is ready, although it starts before them', async () => {
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

  test('kill -9 of responses while a class submits stops no other service, and loses no acknowledged response', async () => {
    const teacher = await newTeacher(url);
    const { ticket, params } = await newTicket(teacher);
    const isEnough = Promise.withResolvers<void>();
    const isBack = Promise.withResolvers<void>();
    const failures = new Set<string>();
    let acknowledged = 0;
    // Like the student page: the same submission again until it is acknowledged.
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
    // Requests in flight fail with 502, later ones with 503. On a busy machine some time out with 504 before that.
    const expected = ['502 service_failed', '503 service_unavailable', '504 service_timeout'];
    expect(expected).toEqual(expect.arrayContaining([...failures]));
  });

  describe('events that NATS acknowledged and lost with its folder before they were consumed are published again:', () => {
    /** Waits until this service has published all its events, so that no outbox contains any. */
    const untilPublished = (by: 'tickets' | 'responses') =>
      vi.waitFor(async () => expect(await countOutboxes(deployed.databaseUrl, by)).toBe(0), waitOptions);
    const answeredTicket = async () => {
      const teacher = await newTeacher(url);
      const created = await newTicket(teacher);
      expect((await submit(url, { ticketId: created.ticket.id })).status).toBe(201);
      return { teacher, ...created };
    };

    test('a closed ticket refuses responses, and the responses to a deleted ticket are deleted', async () => {
      onTestFailed(() => console.error(deployed.output()));
      const closed = await answeredTicket();
      const deleted = await answeredTicket();
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

    test('new responses are counted', async () => {
      onTestFailed(() => console.error(deployed.output()));
      const { teacher, ticket, params } = await answeredTicket();
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

  test('no process exceeds the permissions of its NATS and database users', async () => {
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

  test('a service that cannot start exits with 1, and does not affect the others', async () => {
    expect(await deployed.runUntilExit('tickets')).toBe(1);
    expect((await health()).status).toBe(200);
  });

  test('every process exits with 0 on SIGTERM', async () => {
    const ends = (['gateway', ...services] as const).map((name) => deployed.stop(name, 'SIGTERM'));
    expect(await Promise.all(ends)).toEqual(ends.map(() => 0));
  });
});
