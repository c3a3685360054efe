import { randomUUID } from 'node:crypto';
import { consumer, newEvent } from '@exit-tickets/bus';
import {
  type AnonymousResults,
  AppError,
  anonymizeTicket,
  findStudent,
  getAnonymity,
  getResponsesRequest,
  getRetention,
  getTitlesRequest,
  limits,
  listDue,
  listResponses,
  removeResponse,
  responseSubmitted,
  responsesAnonymized,
  submitResponse,
  summarizeAnswersRequest,
} from '@exit-tickets/contracts';
import { type ApiClient, aSubmission, startContext, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildResponses } from '../src/app.ts';
import { retentionClockModel } from '../src/retention/retention-clock.model.ts';
import { ticketReplicaModel } from '../src/ticket-replica/ticket-replica.model.ts';
import { createTicketReplicas } from '../src/ticket-replica/ticket-replica.repository.ts';
import { checkClock } from '../src/use-cases/check-clock.ts';
import { startResponses } from './support.ts';

const dayMs = 24 * 60 * 60_000;
const config = { RETENTION_DAYS: 90 };
const retentionPollMs = 20;
const waitFor = <Found>(look: () => Found | Promise<Found>) => vi.waitFor(look, { timeout: 20_000 });

interface AnonymizedCount {
  ticketId: string;
  responseCount: number;
}

/** The service with a stub of ai that counts the responses it summarizes. */
const start = async (prepare?: Parameters<typeof startResponses>[0]) => {
  const published: AnonymizedCount[] = [];
  const ai = { isDown: false, meanwhile: async (_ticketId: string): Promise<void> => undefined };
  const answerAsAi = ({ bus }: TestContext): Promise<void> =>
    bus.respond(summarizeAnswersRequest, async ({ ticketId }): Promise<AnonymousResults> => {
      if (ai.isDown) throw new AppError('service_unavailable');
      const { responses } = await bus.request(getResponsesRequest, { ticketId, limit: 100 });
      await ai.meanwhile(ticketId);
      return { responseCount: responses.length, questions: [] };
    });
  const service = await startResponses(
    async (context) => {
      await answerAsAi(context);
      await context.bus.respond(getTitlesRequest, async ({ ticketIds }) => ({
        tickets: ticketIds.map((id) => ({ id, title: `Title of ${id}`, className: '2B' })),
      }));
      await context.bus.subscribe(
        consumer('test-on-anonymized', responsesAnonymized, async ({ data }) => {
          published.push(data);
        }),
      );
      await prepare?.(context);
    },
    { retentionPollMs },
  );
  const { context } = service;
  const { clock } = context;
  const clockSeen = async () => {
    const seen = await context.database
      .collection<{ _id: string; seenAt: Date }>('retention')
      .findOne({ _id: 'clock' });
    return seen?.seenAt.getTime();
  };
  const submit = async (ticketId: string, studentName: string): Promise<number> =>
    (await service.student().call(submitResponse, { body: aSubmission({ ticketId, studentName }) })).status;
  return {
    ...service,
    ai,
    answerAsAi,
    clockSeen,
    published,
    submit,
    /** Advances the clock by a week at a time while the service runs. */
    pass: async (days: number) => {
      for (let left = days; left > 0; left -= 7) {
        clock.advance({ days: Math.min(7, left) });
        await waitFor(async () => expect(await clockSeen()).toBe(clock.now().getTime()));
        // Finishes what was due at this check.
        await context.drain();
      }
    },
    /** Sets the clock at once. */
    jump: async (days: number) => {
      clock.advance({ days });
      await waitFor(async () => expect(await clockSeen()).toBe(clock.now().getTime()));
      await context.drain();
    },
    /** Logs in again after a session has expired. */
    logIn: (client: ApiClient, teacherId: string): string => client.logInAs(context.sessions, teacherId),
    left: (ticketId: string) => context.database.collection('responses').countDocuments({ ticketId }),
    replicaOf: (ticketId: string) =>
      context.database.collection<{ _id: string }>('response_tickets').findOne({ _id: ticketId }),
    /** A ticket that Noor and Sem have answered. */
    answered: async () => {
      const made = await service.aTicket();
      for (const name of ['Noor', 'Sem']) expect(await submit(made.ticketId, name)).toBe(201);
      return { ...made, params: { id: made.ticketId } };
    },
  };
};
type Running = Awaited<ReturnType<typeof start>>;

/** The service until the end of a test. */
const startForTest: typeof start = async (prepare) => {
  const service = await start(prepare);
  onTestFinished(() => service.context.close());
  return service;
};

describe('at the due date', () => {
  test('answers are deleted 90 days after the last one, and not earlier; the count stays', async () => {
    const service = await startForTest();
    const { context, pass, left, published, answered } = service;
    const { teacher, ticketId, params, snapshot } = await answered();
    const dueAt = new Date(context.now().getTime() + 90 * dayMs).toISOString();
    expect((await service.student().call(getRetention)).body).toEqual({ days: 90 });
    expect((await teacher.call(getAnonymity, { params })).body).toEqual({ dueAt });
    await pass(75);
    service.logIn(teacher, snapshot.teacherId);
    expect((await teacher.call(listDue)).body).toEqual([]);
    await pass(1);
    expect((await teacher.call(listDue)).body).toEqual([{ ticketId, dueAt }]);
    await pass(13);
    service.logIn(teacher, snapshot.teacherId);
    expect((await teacher.call(listResponses, { params })).body).toHaveLength(2);
    await pass(1);
    await waitFor(async () => expect(await left(ticketId)).toBe(0));
    await waitFor(() => expect(published).toMatchObject([{ ticketId, responseCount: 2 }]));
    expect((await teacher.call(getAnonymity, { params })).body).toEqual({
      anonymizedAt: dueAt,
      results: { responseCount: 2, questions: [] },
    });
    expect((await teacher.call(listDue)).body).toEqual([]);
  });

  test('a later answer postpones the deletion', async () => {
    const service = await startForTest();
    const { context, pass, left, answered, submit, publish } = service;
    const { ticketId, snapshot, teacher, params } = await answered();
    await pass(42);
    const expiresAt = new Date(context.now().getTime() + 7 * dayMs).toISOString();
    await publish({ ...snapshot, version: 2, expiresAt });
    expect(await submit(ticketId, 'Laat')).toBe(201);
    const dueAt = new Date(context.now().getTime() + 90 * dayMs).toISOString();
    service.logIn(teacher, snapshot.teacherId);
    expect((await teacher.call(getAnonymity, { params })).body).toEqual({ dueAt });
    await pass(89);
    expect(await left(ticketId)).toBe(3);
  });

  test('answers of an earlier release stay for 14 days after the upgrade, so that the warning is read', async () => {
    const service = await startForTest(async ({ database, now }) => {
      const submittedAt = new Date(now().getTime() - 400 * dayMs);
      const ticket = { _id: 'old', teacherId: 'somebody', version: 1, isAccepting: false, expiresAt: submittedAt };
      await database
        .collection<{ _id: string }>('response_tickets')
        .insertOne({ ...ticket, questions: [], isLocked: true, responseNumber: 1 } as never);
      await database.collection<{ _id: string }>('responses').insertOne({
        ...{ _id: 'r1', ticketId: 'old', number: 1, studentName: 'Noor', answers: [], submittedAt, outbox: [] },
      } as never);
    });
    const { pass, left, replicaOf } = service;
    await waitFor(async () => expect(await replicaOf('old')).toHaveProperty('lastAnswerAt'));
    await pass(13);
    expect(await left('old')).toBe(1);
    await pass(1);
    await waitFor(async () => expect(await left('old')).toBe(0));
  });

  test('a first or shorter setting takes effect after 14 days', async () => {
    const context = await startContext();
    const { clock, database, logger, now } = context;
    const replicas = createTicketReplicas(ticketReplicaModel(database));
    const answered = { version: 1, isAccepting: true, isLocked: true, expiresAt: now(), questions: [] };
    await database
      .collection<{ _id: string }>('response_tickets')
      .insertOne({ _id: 'old', teacherId: 'somebody', ...answered, responseNumber: 1 } as never);
    const model = retentionClockModel(database);
    const look = (days: number | null) => checkClock({ clock: { model }, replicas, days, now, logger });
    expect(await look(null)).toBe(false);
    clock.advance({ days: 14 });
    expect(await look(null)).toBe(true);
    for (const days of [90, 7]) {
      expect(await look(days)).toBe(false);
      clock.advance({ days: 13 });
      expect(await look(days)).toBe(false);
      clock.advance({ days: 1 });
      expect(await look(days)).toBe(true);
    }
    expect(await look(365)).toBe(true);
    await context.close();
  });
});

describe('a wrong clock', () => {
  test('that is a year ahead deletes nothing, and once it is right again everything is deleted on time', async () => {
    const service = await startForTest();
    const { pass, jump, left, answered } = service;
    const { ticketId } = await answered();
    await pass(1);
    await jump(365);
    await pass(13);
    expect(await left(ticketId)).toBe(2);
    await jump(-378);
    await pass(88);
    expect(await left(ticketId)).toBe(2);
    await pass(1);
    await waitFor(async () => expect(await left(ticketId)).toBe(0));
  });

  test('that was a year ahead delays the deletion of its answers to 90 days after it is right again', async () => {
    const service = await startForTest();
    const { pass, jump, left, answered } = service;
    await jump(365);
    const { ticketId } = await answered();
    await jump(-365);
    await pass(89);
    expect(await left(ticketId)).toBe(2);
    await pass(1);
    await waitFor(async () => expect(await left(ticketId)).toBe(0));
  });

  test('that is a year behind deletes nothing early, neither from before nor from meanwhile', async () => {
    const service = await startForTest();
    const { pass, jump, left, answered } = service;
    const before = await answered();
    await pass(1);
    await jump(-365);
    const meanwhile = await answered();
    await pass(2);
    await jump(365);
    await pass(89);
    expect(await left(before.ticketId)).toBe(2);
    expect(await left(meanwhile.ticketId)).toBe(2);
    await pass(1);
    await waitFor(async () => expect(await left(before.ticketId)).toBe(0));
    await waitFor(async () => expect(await left(meanwhile.ticketId)).toBe(0));
  });

  test('of one of two replicas, a year ahead, deletes nothing while they disagree; the right one alone deletes on time', async () => {
    const service = await startForTest();
    const { context, left, answered, pass, answerAsAi, clockSeen } = service;
    const { ticketId } = await answered();
    await pass(7);
    const aYearAhead = () => new Date(context.now().getTime() + 365 * dayMs);
    const fork = await context.fork({ now: aYearAhead });
    await answerAsAi(fork);
    const ahead = await buildResponses(config, fork, { retentionPollMs });
    for (let day = 0; day < 30; day++) {
      context.clock.advance({ days: 1 });
      // Each replica has checked its clock today.
      for (const now of [context.now, aYearAhead])
        await vi.waitFor(async () => expect(await clockSeen()).toBe(now().getTime()), { timeout: 20_000, interval: 5 });
      expect(await left(ticketId)).toBe(2);
    }
    await ahead.close();
    await fork.close();
    await pass(52);
    expect(await left(ticketId)).toBe(2);
    await pass(1);
    await waitFor(async () => expect(await left(ticketId)).toBe(0));
  });
});

describe('when the teacher requests it', () => {
  let service: Running;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.context.close());

  const closed = async () => {
    const made = await service.answered();
    await service.publish({ ...made.snapshot, version: 2, isAccepting: false });
    service.ticketsStub.tickets.set(made.ticketId, { ...made.snapshot, version: 2, isAccepting: false });
    return made;
  };

  test('names and answers are gone when the call returns, an event is published, and no more answers are accepted', async () => {
    const { teacher, ticketId, params, snapshot } = await closed();
    const { status, body } = await teacher.call(anonymizeTicket, { params });
    expect({ status, body }).toMatchObject({ status: 200, body: { results: { responseCount: 2 } } });
    expect(await service.left(ticketId)).toBe(0);
    expect((await teacher.call(listResponses, { params })).body).toEqual([]);
    await waitFor(() => expect(service.published.filter((one) => one.ticketId === ticketId)).toHaveLength(1));
    // Opened again by a tickets service that has not received the event yet.
    await service.publish({ ...snapshot, version: 3 });
    expect(await service.submit(ticketId, 'Laat')).toBe(409);
    // A second call changes nothing.
    expect((await teacher.call(anonymizeTicket, { params })).body).toEqual(body);
    const { database } = service.context;
    const documents = await database.collection('responses').find({ ticketId }).toArray();
    expect(documents).toEqual([]);
    expect(await service.replicaOf(ticketId)).not.toHaveProperty('isAnonymizing');
  });

  test('an open ticket is refused, one without answers too, and another teacher’s is not found', async () => {
    const open = await service.answered();
    expect((await open.teacher.call(anonymizeTicket, { params: open.params })).body).toMatchObject({
      code: 'ticket_still_open',
    });
    const none = await service.aTicket({ isAccepting: false });
    const ofNone = { params: { id: none.ticketId } };
    expect((await none.teacher.call(anonymizeTicket, ofNone)).body).toMatchObject({ code: 'no_responses' });
    expect((await none.teacher.call(anonymizeTicket, { params: open.params })).status).toBe(404);
    expect((await none.teacher.call(getAnonymity, { params: open.params })).status).toBe(404);
    expect(await service.left(open.ticketId)).toBe(2);
  });

  test('a response that was just removed does not come back, and does not count', async () => {
    const { teacher, ticketId, params } = await closed();
    const [first] = (await teacher.call(listResponses, { params })).body;
    await teacher.call(removeResponse, { params: { ...params, responseId: String(first?.id) } });
    expect((await teacher.call(anonymizeTicket, { params })).body).toMatchObject({ results: { responseCount: 1 } });
    expect(await service.left(ticketId)).toBe(0);
  });

  test('a response that is stored meanwhile gives 503, and is counted by the sweep', async () => {
    const { teacher, ticketId, params } = await closed();
    const late = { ticketId, number: 3, studentName: 'Laat', answers: [], submittedAt: new Date(), outbox: [] };
    const insert = () =>
      service.context.database
        .collection<{ _id: string }>('responses')
        .insertOne({ _id: randomUUID(), ...late } as never);
    service.ai.meanwhile = async () => {
      service.ai.meanwhile = async () => undefined;
      await insert();
    };
    expect((await teacher.call(anonymizeTicket, { params })).status).toBe(503);
    expect(await service.left(ticketId)).toBe(3);
    // The sweep completes it.
    await waitFor(async () => expect(await service.left(ticketId)).toBe(0));
    expect((await teacher.call(getAnonymity, { params })).body).toMatchObject({ results: { responseCount: 3 } });
  });

  test('while ai is down everything stays, and is anonymized once it is back', async () => {
    const { teacher, ticketId, params } = await closed();
    service.ai.isDown = true;
    expect((await teacher.call(anonymizeTicket, { params })).status).toBe(503);
    expect(await service.left(ticketId)).toBe(2);
    expect(await service.submit(ticketId, 'Laat')).toBe(409);
    service.ai.isDown = false;
    await waitFor(async () => expect(await service.left(ticketId)).toBe(0));
    await waitFor(() => expect(service.published.some((one) => one.ticketId === ticketId)).toBe(true));
  });
});

describe('a process that ends', () => {
  /** The steps of anonymizing after which a process may end. */
  const steps = ['requested', 'stored', 'marked', 'deleted', 'published'] as const;

  test.each(steps)('after the step %s leaves nothing half-done', async (step) => {
    const service = await startForTest();
    const { context, answered, left, published, replicaOf } = service;
    const { ticketId, snapshot } = await answered();
    const at = steps.indexOf(step);
    const { database } = context;
    const anonymizedAt = context.now();
    const stored = { _id: ticketId, teacherId: snapshot.teacherId, anonymizedAt, removals: 1, outbox: [] };
    const results = { responseCount: 2, questions: [] };
    const replicas = database.collection<{ _id: string }>('response_tickets');
    const anonymous = database.collection<{ _id: string }>('anonymous_tickets');
    // Stored results are not requested again.
    service.ai.isDown = at >= 1;
    if (at >= 1) await anonymous.insertOne({ ...stored, results } as never);
    if (at >= 3) await database.collection('responses').deleteMany({ ticketId });
    if (at >= 4) await anonymous.updateOne({ _id: ticketId }, { $set: { isTold: true } } as never);
    const marked = { isAnonymizing: true, ...(at >= 2 && { anonymizedAt }) };
    await replicas.updateOne({ _id: ticketId }, { $set: marked } as never);
    await waitFor(async () => expect(await left(ticketId)).toBe(0));
    await waitFor(async () => expect(await replicaOf(ticketId)).not.toHaveProperty('isAnonymizing'));
    expect(await replicaOf(ticketId)).toMatchObject({ anonymizedAt: expect.any(Date) });
    // The event is in an outbox that the sweep empties; after the last step it was published before.
    if (at < 4) await waitFor(() => expect(published).toMatchObject([{ ticketId, responseCount: 2 }]));
  });

  test('between admitting a response and storing it leaves no such response, and the count unchanged', async () => {
    const service = await startForTest();
    const { context, answered, left, published } = service;
    const made = await answered();
    const { ticketId, params, snapshot } = made;
    const closed = { ...snapshot, version: 2, isAccepting: false };
    service.ticketsStub.tickets.set(ticketId, closed);
    expect((await made.teacher.call(anonymizeTicket, { params })).status).toBe(200);
    // It was admitted before, and is stored only now.
    const data = { ticketId, responseId: 'late', responseCount: 1 };
    const event = newEvent(responseSubmitted, data, { source: 'responses', now: context.now() });
    await context.database.collection<{ _id: string }>('responses').insertOne({
      ...{ _id: 'late', ticketId, number: 3, studentName: 'Laat', answers: [], submittedAt: context.now() },
      outbox: [event],
    } as never);
    const fork = await context.fork();
    const next = await buildResponses(config, fork, { retentionPollMs });
    await waitFor(async () => expect(await left(ticketId)).toBe(0));
    expect(published.filter((one) => one.ticketId === ticketId)).toMatchObject([{ responseCount: 2 }]);
    await next.close();
    await fork.close();
  });

  test('during the deletion of a ticket leaves no anonymous results of it', async () => {
    const service = await startForTest();
    const { context, deleteTicket, answered, replicaOf } = service;
    const { ticketId, snapshot } = await answered();
    await deleteTicket(ticketId);
    await waitFor(async () => expect(await replicaOf(ticketId)).toHaveProperty('deletedAt'));
    const anonymous = context.database.collection<{ _id: string }>('anonymous_tickets');
    const results = { responseCount: 2, questions: [] };
    const stored = { teacherId: snapshot.teacherId, anonymizedAt: context.now(), removals: 1, outbox: [] };
    await anonymous.insertOne({ _id: ticketId, ...stored, results } as never);
    const fork = await context.fork();
    const next = await buildResponses(config, fork, { retentionPollMs });
    await waitFor(async () => expect(await anonymous.findOne({ _id: ticketId })).toBeNull());
    await next.close();
    await fork.close();
  });
});

describe('a search for one student', () => {
  test('finds the name, whole or in part, only in the teacher’s own tickets, with the answers', async () => {
    const service = await startForTest();
    const { teacher, ticketId } = await service.answered();
    const others = await service.answered();
    for (const name of ['Sem de Vries', 'Sémi', 'Zem', 'semla']) await service.submit(ticketId, name);
    const find = async (name: string) =>
      (await teacher.call(findStudent, { body: { name } })).body.responses.map(({ studentName }) => studentName).sort();
    expect(await find('sem')).toEqual(['Sem', 'Sem de Vries', 'Sémi', 'semla'].sort());
    expect(await find('vries SEM')).toEqual(['Sem de Vries']);
    expect(await find('niemand')).toEqual([]);
    const { body } = await teacher.call(findStudent, { body: { name: 'Noor' } });
    expect(body).toEqual({
      responses: [
        {
          ticketId,
          title: `Title of ${ticketId}`,
          className: '2B',
          responseId: expect.any(String),
          studentName: 'Noor',
          submittedAt: expect.any(String),
          answers: [{ questionId: 'q1', question: expect.any(String), answer: expect.any(String) }],
        },
      ],
    });
    expect((await others.teacher.call(findStudent, { body: { name: 'vries' } })).body).toEqual({ responses: [] });
  });

  test('over many tickets continues page by page, and finds each once', async () => {
    const service = await startForTest();
    const teacherId = 'busy';
    const { database, sessions } = service.context;
    const made = Array.from({ length: limits.foundPerSearch + 20 }, (_, index) => `t${String(index).padStart(4, '0')}`);
    const expiresAt = service.context.now();
    await database.collection<{ _id: string }>('response_tickets').insertMany(
      made.map((_id) => ({
        ...{ _id, teacherId, version: 1, isAccepting: false, expiresAt },
        ...{ questions: [], isLocked: true, responseNumber: 1 },
      })) as never,
    );
    await database.collection<{ _id: string }>('responses').insertMany(
      made.map((ticketId) => ({
        ...{ _id: `r${ticketId}`, ticketId, number: 1 },
        ...{ studentName: 'Noor', answers: [], submittedAt: expiresAt, outbox: [] },
      })) as never,
    );
    const teacher = service.student();
    teacher.logInAs(sessions, teacherId);
    const first = (await teacher.call(findStudent, { body: { name: 'noor' } })).body;
    expect(first.responses).toHaveLength(limits.foundPerSearch);
    const second = (await teacher.call(findStudent, { body: { name: 'noor', after: first.next } })).body;
    expect(second.next).toBeUndefined();
    const found = [...first.responses, ...second.responses].map(({ ticketId }) => ticketId);
    expect(found.sort()).toEqual(made);
  });
});
