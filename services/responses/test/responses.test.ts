import { randomUUID } from 'node:crypto';
import { consumer, newEvent } from '@exit-tickets/bus';
import {
  getResponsesRequest,
  hasResponses,
  limits,
  listResponses,
  rebuildRequested,
  responseSubmitted,
  submitResponse,
  ticketDeleted,
  ticketUpdatedSignal,
  watchTicket,
} from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale, aSubmission, createApiClient } from '@exit-tickets/testing';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ResponsesUnderTest, startResponses } from './support.ts';

let service: ResponsesUnderTest;
const counts = new Map<string, number>();
beforeAll(async () => {
  service = await startResponses();
  await service.context.bus.subscribe(
    consumer('test-on-response-submitted', responseSubmitted, async ({ data }) => {
      counts.set(data.ticketId, Math.max(data.responseCount, counts.get(data.ticketId) ?? 0));
    }),
  );
});
afterAll(() => service.context.close());

const submit = (ticketId: string, overrides = {}) =>
  service.student().call(submitResponse, { body: aSubmission({ ticketId, ...overrides }) });

describe('submitting', () => {
  test('stores the answers and shows them to the teacher, oldest first', async () => {
    const { teacher, ticketId } = await service.aTicket();
    const answer = await submit(ticketId, { studentName: '  Noor  ' });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['id', 'submittedAt']);
    await submit(ticketId, { studentName: 'Sem' });
    const { body } = await teacher.call(listResponses, { params: { id: ticketId } });
    expect(body.map(({ studentName }) => studentName)).toEqual(['Noor', 'Sem']);
    expect(body[0]?.answers).toEqual([{ questionId: 'q1', answer: 'Licht, water en koolstofdioxide' }]);
  });

  test('the same submission sent several times at once is stored once and gets the same id', async () => {
    const { teacher, ticketId } = await service.aTicket();
    const submissionId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => submit(ticketId, { submissionId })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(1);
  });

  test('repeating a stored submission succeeds even after the ticket closed', async () => {
    const { snapshot, ticketId } = await service.aTicket();
    const submissionId = randomUUID();
    const first = await submit(ticketId, { submissionId });
    await service.publish({ ...snapshot, version: 2, isAccepting: false });
    expect((await submit(ticketId, { submissionId })).body).toEqual(first.body);
    expect(await submit(ticketId)).toMatchObject({ status: 409, body: { code: 'ticket_closed' } });
  });

  test('an expired ticket accepts no answers, without any event since', async () => {
    const { ticketId } = await service.aTicket({
      expiresAt: new Date(service.context.now().getTime() + 60_000).toISOString(),
    });
    expect((await submit(ticketId)).status).toBe(201);
    service.context.clock.advance({ minutes: 1 });
    expect(await submit(ticketId)).toMatchObject({ status: 409, body: { code: 'ticket_closed' } });
  });

  test('an unknown ticket is 404', async () => {
    expect(await submit(randomUUID())).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
  });

  const questions = [aQuestion(), aChoice(), aScale()];
  const right = [
    { questionId: 'q1', answer: 'licht' },
    { questionId: 'q2', answer: 'chlorofyl' },
    { questionId: 'q3', answer: '4' },
  ];

  test('accepts an answer of each type', async () => {
    const { ticketId } = await service.aTicket({ questions });
    expect((await submit(ticketId, { answers: right })).status).toBe(201);
  });

  test.each([
    ['a missing answer', right.slice(0, 2), 'answers'],
    ['an option that does not exist', [right[0], { questionId: 'q2', answer: 'water' }, right[2]], 'answers.1.answer'],
    ['a 6 on the scale', [right[0], right[1], { questionId: 'q3', answer: '6' }], 'answers.2.answer'],
    ['a 0 on the scale', [right[0], right[1], { questionId: 'q3', answer: '0' }], 'answers.2.answer'],
    ['a fraction on the scale', [right[0], right[1], { questionId: 'q3', answer: '3.5' }], 'answers.2.answer'],
    ['one question answered twice', [...right, right[0]], 'answers.3.answer'],
    ['an empty answer', [{ questionId: 'q1', answer: ' ' }, right[1], right[2]], 'answers.0.answer'],
    ['an operator for an answer', [{ questionId: 'q1', answer: { $gt: '' } }, right[1], right[2]], 'answers.0.answer'],
  ])('refuses %s and reports the field', async (_what, answers, field) => {
    const { teacher, ticketId } = await service.aTicket({ questions });
    expect(await submit(ticketId, { answers })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', field },
    });
    expect((await teacher.call(hasResponses, { params: { id: ticketId } })).body).toEqual({ hasResponses: false });
  });

  test.each([
    ['studentName', { studentName: '   ' }],
    ['studentName', { studentName: 'x'.repeat(81) }],
    ['submissionId', { submissionId: 'not-a-uuid' }],
    ['ticketId', { ticketId: { $ne: null } }],
    ['answers', { answers: [] }],
  ])('refuses a wrong %s with 400 and reports the field', async (field, overrides) => {
    const { ticketId } = await service.aTicket();
    expect(await submit(ticketId, overrides)).toMatchObject({ status: 400, body: { field } });
  });

  test('a flood ends with 409 at the maximum of responses, however many come at once', async () => {
    const { teacher, ticketId } = await service.aTicket();
    const statuses = await Promise.all(
      Array.from({ length: limits.responsesPerTicket + 30 }, async () => (await submit(ticketId)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.responsesPerTicket);
    expect(statuses.filter((status) => status === 409)).toHaveLength(30);
    const { body } = await teacher.call(listResponses, { params: { id: ticketId } });
    expect(body).toHaveLength(limits.responsesPerTicket);
    await vi.waitFor(() => expect(counts.get(ticketId)).toBe(limits.responsesPerTicket), { timeout: 20_000 });
  });
});

test('very long responses are refused with 409 beyond the byte limit of the ticket; a repeated submission and a short one still succeed', async () => {
  // Nearly as large as a response may be: each letter has as many marks as are allowed.
  const questions = [aQuestion({ id: 'q1' })];
  const { ticketId } = await service.aTicket({ questions });
  const letter = 'e\u0301\u0302\u0303\u0304\u0306\u0307\u0308';
  const answer = letter.repeat(limits.responseBytes / Buffer.byteLength(letter) - 10);
  const answers = questions.map(({ id: questionId }) => ({ questionId, answer }));
  const fitting = Math.floor(limits.responseBytesPerTicket / (Buffer.byteLength(answer) + 10));
  const ids = Array.from({ length: fitting + 2 }, () => randomUUID());
  const statuses: number[] = [];
  for (const submissionId of ids) statuses.push((await submit(ticketId, { answers, submissionId })).status);
  expect(statuses).toEqual(ids.map((_, n) => (n < fitting ? 201 : 409)));
  const again = { answers, submissionId: ids[0] };
  expect(await submit(ticketId, again)).toMatchObject({ status: 201 });
  const short = questions.map(({ id: questionId }) => ({ questionId, answer: 'licht' }));
  expect(await submit(ticketId, { answers: short })).toMatchObject({ status: 201 });
});

test('answers that exceed the byte limit of a response are refused and not stored', async () => {
  const questions = Array.from({ length: limits.questionsPerTicket }, (_, n) => aQuestion({ id: `q${n}` }));
  const { ticketId, teacher } = await service.aTicket({ questions });
  const each = Math.floor(limits.responseBytes / questions.length);
  const answersOf = (letters: number) =>
    questions.map(({ id: questionId }) => ({ questionId, answer: 'x'.repeat(letters) }));
  const refused = await submit(ticketId, { answers: answersOf(each + 1) });
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', field: 'answers' } });
  expect((await submit(ticketId, { answers: answersOf(each - 1) })).status).toBe(201);
  const { body } = await teacher.call(listResponses, { params: { id: ticketId } });
  expect(body).toHaveLength(1);
});

test('space reserved for responses that were never stored is released when the ticket looks full, at most once a minute', async () => {
  const { ticketId } = await service.aTicket();
  expect((await submit(ticketId)).status).toBe(201);
  const tickets = service.context.database.collection<{ _id: string; responseBytes: number }>('response_tickets');
  const stored = (await tickets.findOne({ _id: ticketId }))?.responseBytes ?? 0;
  const leak = () => tickets.updateOne({ _id: ticketId }, { $set: { responseBytes: limits.responseBytesPerTicket } });
  await leak();
  expect((await submit(ticketId)).status).toBe(201);
  expect((await tickets.findOne({ _id: ticketId }))?.responseBytes).toBe(2 * stored);
  await leak();
  expect(await submit(ticketId)).toMatchObject({ status: 409, body: { code: 'ticket_full' } });
  service.context.clock.advance({ seconds: 61 });
  expect((await submit(ticketId)).status).toBe(201);
});

/** Stores responses with these numbers without the replica, as if that had been lost and created anew. */
const storeNumbers = async (ticketId: string, numbers: number[]): Promise<void> => {
  const answers = [{ questionId: 'q1', answer: 'licht' }];
  const stored = { ticketId, answers, submittedAt: service.context.now(), outbox: [] };
  await service.context.database
    .collection<{ _id: string }>('responses')
    .insertMany(numbers.map((number) => ({ _id: randomUUID(), number, studentName: `in ${number}`, ...stored })));
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const maxResponses = limits.responsesPerTicket;

describe('the numbers of a ticket', () => {
  const submitTo = async (ticketId: string, count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await submit(ticketId)).status));

  test('are not used up by responses that a full disk refused', async () => {
    const { teacher, ticketId } = await service.aTicket();
    await storeNumbers(ticketId, upTo(maxResponses - 10));
    const noRoom = new mongo.MongoServerError({ message: 'no space left on device', code: 14_031 });
    const insert = vi.spyOn(service.context.database.collection('responses'), 'insertOne').mockRejectedValue(noRoom);
    const refused = await submitTo(ticketId, 9);
    insert.mockRestore();
    expect(new Set(refused)).toEqual(new Set([507]));

    const stored = [...(await submitTo(ticketId, 1)), ...(await submitTo(ticketId, 9))];
    expect(new Set(stored)).toEqual(new Set([201]));
    expect(await submitTo(ticketId, 1)).toEqual([409]);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(maxResponses);
  });

  const replicas = () =>
    service.context.database.collection<{ _id: string; responseNumber: number }>('response_tickets');
  /** As if processes had died after admitting this many responses and before storing them. */
  const allocate = (ticketId: string, responseNumber: number) =>
    replicas().updateOne({ _id: ticketId }, { $set: { responseNumber } });
  const allocated = async (ticketId: string) => (await replicas().findOne({ _id: ticketId }))?.responseNumber;

  test('are not used up by processes that died between admitting a response and storing it', async () => {
    const { teacher, ticketId } = await service.aTicket();
    expect(await submitTo(ticketId, 1)).toEqual([201]);
    await storeNumbers(ticketId, upTo(maxResponses - 10).slice(1));
    await allocate(ticketId, maxResponses);
    const statuses = await submitTo(ticketId, 15);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(maxResponses);
  });

  test('are released when an admitted response is not stored: wrong answers, a repeated submission, a full disk', async () => {
    const { ticketId } = await service.aTicket({ questions: [aScale()] });
    const answers = [{ questionId: 'q3', answer: '4' }];
    const submissionId = randomUUID();
    expect((await submit(ticketId, { submissionId, answers })).status).toBe(201);
    expect((await submit(ticketId, { answers: [{ questionId: 'q3', answer: '9' }] })).status).toBe(400);
    expect((await submit(ticketId, { submissionId, answers })).status).toBe(201);
    const noRoom = new mongo.MongoServerError({ message: 'no space left on device', code: 14_031 });
    const insert = vi
      .spyOn(service.context.database.collection('responses'), 'insertOne')
      .mockRejectedValueOnce(noRoom);
    expect((await submit(ticketId, { answers })).status).toBe(507);
    insert.mockRestore();
    expect(await allocated(ticketId)).toBe(1);
    expect((await submit(ticketId, { answers })).status).toBe(201);
    expect(await allocated(ticketId)).toBe(2);
  });

  /** Delays the insert of the first response until `release`; returns spies on the inserts of one and of several. */
  const holdFirst = () => {
    const collection = service.context.database.collection('responses');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { insertOne } = collection;
    const alone = vi.spyOn(collection, 'insertOne').mockImplementationOnce(async (...args) => {
      await held;
      return insertOne.apply(collection, args);
    });
    const together = vi.spyOn(collection, 'insertMany');
    onTestFinished(() => {
      release();
      vi.restoreAllMocks();
    });
    return { alone, together, release };
  };

  test('are used for several responses in one write, each with its own outcome', async () => {
    const { teacher, ticketId } = await service.aTicket({ questions: [aScale()] });
    const send = async (overrides: object = {}) =>
      (await submit(ticketId, { answers: [{ questionId: 'q3', answer: '4' }], ...overrides })).status;
    const { alone, together, release } = holdFirst();
    const first = send();
    await vi.waitFor(() => expect(alone).toHaveBeenCalledTimes(1));
    const submissionId = randomUUID();
    const wrong = send({ answers: [{ questionId: 'q3', answer: '9' }] });
    const others = [send({ submissionId }), send(), send({ submissionId }), send()];
    expect(await wrong).toBe(400);
    await vi.waitFor(async () => expect(await allocated(ticketId)).toBeGreaterThanOrEqual(5));
    release();
    expect(await Promise.all([first, ...others])).toEqual([201, 201, 201, 201, 201]);
    expect(together.mock.calls.map(([documents]) => documents.length)).toEqual([4]);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(4);
  });

  test('are not used up when a full disk refuses several at once', async () => {
    const { teacher, ticketId } = await service.aTicket();
    expect(await submitTo(ticketId, 1)).toEqual([201]);
    await storeNumbers(ticketId, upTo(maxResponses - 10).slice(1));
    await allocate(ticketId, maxResponses - 10);
    const { alone, together, release } = holdFirst();
    const first = submitTo(ticketId, 1);
    await vi.waitFor(() => expect(alone).toHaveBeenCalledTimes(1));
    together.mockRejectedValueOnce(new mongo.MongoServerError({ message: 'no space left on device', code: 14_031 }));
    const refused = submitTo(ticketId, 5);
    await vi.waitFor(async () => expect(await allocated(ticketId)).toBe(maxResponses - 10 + 6));
    release();
    expect([await first, new Set(await refused)]).toEqual([[201], new Set([507])]);
    const statuses = await submitTo(ticketId, 10);
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 9 }, () => 201), 409]);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(maxResponses);
  });

  test('continue after the stored responses when the replica was lost', async () => {
    const { teacher, ticketId } = await service.aTicket();
    expect(await submitTo(ticketId, 3)).toEqual([201, 201, 201]);
    await replicas().deleteOne({ _id: ticketId });
    expect(await submitTo(ticketId, 3)).toEqual([201, 201, 201]);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(6);
    expect(await allocated(ticketId)).toBe(6);
  });

  test('that were left free are reused for later students, who stay last in the list', async () => {
    const { teacher, ticketId } = await service.aTicket();
    const used = [...upTo(maxResponses - 20), maxResponses];
    await storeNumbers(ticketId, used);
    const late = Array.from({ length: maxResponses - used.length }, (_, n) => `late ${n}`);
    for (const studentName of late) {
      service.context.clock.advance({ seconds: 1 });
      expect((await submit(ticketId, { studentName })).status).toBe(201);
    }
    expect(await submit(ticketId)).toMatchObject({ status: 409, body: { code: 'ticket_full' } });
    const { body } = await teacher.call(listResponses, { params: { id: ticketId } });
    const early = used.map((number) => `in ${number}`);
    expect(body.map(({ studentName }) => studentName)).toEqual([...early, ...late]);
    // Their text counts like that of any other.
    const replica = await service.context.database
      .collection<{ _id: string; responseBytes: number }>('response_tickets')
      .findOne({ _id: ticketId });
    const text = aSubmission({ ticketId }).answers.map(({ answer }) => answer);
    expect(replica?.responseBytes).toBe([...late, ...late.flatMap(() => text)].join('').length);
  });
});

describe('two replicas of the service', () => {
  test('fill a ticket to the last number between them, also while students send twice', async () => {
    const { teacher, ticketId } = await service.aTicket();
    const students = Array.from({ length: 60 }, (_, n) => n);
    await storeNumbers(ticketId, upTo(maxResponses - students.length - 1));
    await submit(ticketId);
    const clients = [service.url, await service.replica()].map((url) => createApiClient(url));
    const send = async (n: number, submissionId = randomUUID()) =>
      (await clients[n % 2]?.call(submitResponse, { body: aSubmission({ ticketId, submissionId }) }))?.status;
    const statuses = await Promise.all(
      students.flatMap((n) => {
        const submissionId = randomUUID();
        return n % 3 === 0 ? [send(n, submissionId), send(n + 1, submissionId)] : [send(n, submissionId)];
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect([await send(0), await send(1)]).toEqual([409, 409]);
    expect((await teacher.call(listResponses, { params: { id: ticketId } })).body).toHaveLength(maxResponses);
  });

  test('store each response with its own number', async () => {
    const { ticketId } = await service.aTicket();
    await submit(ticketId);
    const clients = [service.url, await service.replica()].map((url) => createApiClient(url));
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const answer = await clients[n % 2]?.call(submitResponse, { body: aSubmission({ ticketId }) });
        return answer?.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const numbers = await service.context.database.collection('responses').distinct('number', { ticketId });
    expect(numbers).toHaveLength(61);
  });
});

describe('the questions', () => {
  test('are locked by the first response only', async () => {
    const { ticketId } = await service.aTicket();
    await submit(ticketId);
    await submit(ticketId);
    expect(service.ticketsStub.locked.filter((locked) => locked === ticketId)).toHaveLength(1);
  });

  test('that were edited since the student loaded them give questions_changed, and nothing is stored or locked', async () => {
    const { teacher, snapshot, ticketId } = await service.aTicket();
    // The edit is known to tickets, but its event has not arrived here.
    service.ticketsStub.tickets.set(ticketId, { ...snapshot, version: 2, questions: [aQuestion({ id: 'q9' })] });
    expect(await submit(ticketId)).toMatchObject({ status: 409, body: { code: 'questions_changed' } });
    expect((await teacher.call(hasResponses, { params: { id: ticketId } })).body.hasResponses).toBe(false);
    expect(service.ticketsStub.locked).not.toContain(ticketId);
  });

  test('are not locked by a refused answer', async () => {
    const { ticketId } = await service.aTicket({ questions: [aScale()] });
    await submit(ticketId, { answers: [{ questionId: 'q3', answer: '9' }] });
    expect(service.ticketsStub.locked).not.toContain(ticketId);
  });
});

describe('while tickets is down', () => {
  test('submitting goes on for a class that has begun', async () => {
    const { ticketId } = await service.aTicket();
    await submit(ticketId);
    service.ticketsStub.isDown = true;
    const answer = await submit(ticketId);
    service.ticketsStub.isDown = false;
    expect(answer.status).toBe(201);
  });

  test('submitting to a class that has not begun gives 503, and a later retry succeeds', async () => {
    const { ticketId } = await service.aTicket();
    service.ticketsStub.isDown = true;
    expect(await submit(ticketId)).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    service.ticketsStub.isDown = false;
    expect((await submit(ticketId)).status).toBe(201);
  });
});

describe('an event of tickets', () => {
  test('that arrives after a newer one changes nothing', async () => {
    const { snapshot, ticketId } = await service.aTicket();
    await service.publish({ ...snapshot, version: 3, isAccepting: false });
    await service.publish({ ...snapshot, version: 2 });
    expect((await submit(ticketId)).status).toBe(409);
  });

  test('that deletes a ticket deletes its responses, and a late event does not bring it back', async () => {
    const { teacher, snapshot, ticketId } = await service.aTicket();
    await submit(ticketId);
    service.ticketsStub.tickets.delete(ticketId);
    const deletion = newEvent(ticketDeleted, { ticketId }, { source: 'tickets', now: service.context.now() });
    await service.context.bus.publish(ticketDeleted, deletion);
    await service.context.bus.publish(ticketDeleted, deletion);
    await service.publish({ ...snapshot, version: 7 });
    expect(await teacher.call(listResponses, { params: { id: ticketId } })).toMatchObject({ status: 404 });
    expect((await submit(ticketId)).status).toBe(404);
    expect(await service.context.database.collection('responses').countDocuments({ ticketId })).toBe(0);
  });
});

test('on a rebuild request, responses publishes the count of every ticket with answers', async () => {
  const answered = await service.aTicket();
  const unanswered = await service.aTicket();
  for (let n = 0; n < 3; n++) await submit(answered.ticketId);
  await service.context.drain();
  counts.clear();
  await service.context.publish(rebuildRequested, { services: ['responses'] });
  expect([answered, unanswered].map(({ ticketId }) => counts.get(ticketId))).toEqual([3, undefined]);
});

describe('another teacher', () => {
  test.each([listResponses, hasResponses, watchTicket])(
    'gets the same 404 from $id as for a missing ticket',
    async (call) => {
      const { ticketId } = await service.aTicket();
      const other = createApiClient(service.url);
      other.logInAs(service.context.sessions);
      expect(await other.call(call, { params: { id: ticketId } })).toMatchObject({
        status: 404,
        body: { code: 'ticket_not_found' },
      });
      expect(await service.student().call(call, { params: { id: ticketId } })).toMatchObject({ status: 401 });
    },
  );
});

test('a long response is signalled as long-response, and a shorter one as response', async () => {
  const { ticketId } = await service.aTicket();
  const signalled: string[] = [];
  await service.context.bus.onSignal(ticketUpdatedSignal, ({ update }) => signalled.push(update.kind));
  const send = (letters: number) => {
    const answers = [{ questionId: 'q1', answer: 'é'.repeat(letters) }];
    return submit(ticketId, { answers });
  };
  expect((await send(limits.liveResponseBytes / 2)).status).toBe(201);
  expect((await send(1_000)).status).toBe(201);
  await vi.waitFor(() => expect(signalled).toEqual(['long-response', 'response']));
});

describe('pages for other services', () => {
  test.each([2, 100])('of at most %i return every response once, oldest first', async (limit) => {
    const { ticketId } = await service.aTicket();
    const students = Array.from({ length: 25 }, (_, n) => `student ${n}`);
    for (const studentName of students) await submit(ticketId, { studentName });
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await service.context.bus.request(getResponsesRequest, { ticketId, after, limit });
      expect(page.responses.length).toBeLessThanOrEqual(limit);
      names.push(...page.responses.map(({ studentName }) => studentName));
      after = page.next;
    } while (after);
    expect(names).toEqual(students);
  });

  test('of one question hold the answers to it and no others', async () => {
    const { ticketId } = await service.aTicket({ questions: ['q1', 'q2'].map((id) => aQuestion({ id })) });
    await submit(ticketId, { answers: ['q1', 'q2'].map((questionId) => ({ questionId, answer: `to ${questionId}` })) });
    const request = { ticketId, limit: 100, questionId: 'q2' };
    const { responses } = await service.context.bus.request(getResponsesRequest, request);
    expect(responses.map(({ answers }) => answers)).toEqual([[{ questionId: 'q2', answer: 'to q2' }]]);
  });

  test('fit into a message of the bus, also with the longest answers of characters that take six bytes', async () => {
    const length = Math.floor(limits.responseBytes / limits.answerLength);
    const questions = Array.from({ length }, (_, n) => aQuestion({ id: `q${n}` }));
    const { ticketId } = await service.aTicket({ questions });
    const answers = questions.map(({ id }) => ({ questionId: id, answer: '\u0001'.repeat(limits.answerLength) }));
    const studentName = 'é'.repeat(limits.studentNameLength);
    for (let n = 0; n < 3; n++) expect((await submit(ticketId, { answers, studentName })).status).toBe(201);
    expect(
      (await submit(ticketId, { answers: questions.map(({ id }) => ({ questionId: id, answer: 'kort' })) })).status,
    ).toBe(201);
    let responses = 0;
    let after: string | undefined;
    do {
      const page = await service.context.bus.request(getResponsesRequest, { ticketId, after, limit: 100 });
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(limits.busMessageBytes);
      responses += page.responses.length;
      after = page.next;
    } while (after);
    expect(responses).toBe(4);
  });
});

describe('the live stream', () => {
  const read = async (response: Response, until: string) => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes(until)) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`the stream ended after: ${received}`);
      received += chunk.value;
    }
    await reader?.cancel();
    return received;
  };

  test('sends a new response, and the closing of the ticket', async () => {
    const { teacher, snapshot, ticketId } = await service.aTicket();
    const stream = await teacher.fetch(`/api/ticket/${ticketId}/live`);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    await submit(ticketId, { studentName: 'Lotte' });
    await service.publish({ ...snapshot, version: 2, isAccepting: false });
    const received = await read(stream, '"status"');
    expect(received).toContain('"kind":"response"');
    expect(received).toContain('Lotte');
  });

  test('sends a heartbeat event at once and at every interval', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { teacher, ticketId } = await service.aTicket();
    const stream = await teacher.fetch(`/api/ticket/${ticketId}/live`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value;
    expect(await next()).toBe('retry: 2000\nevent: heartbeat\ndata: {}\n\n');
    for (const _ of [1, 2]) {
      vi.advanceTimersByTime(limits.liveHeartbeatMs);
      expect(await next()).toBe('event: heartbeat\ndata: {}\n\n');
    }
    await reader?.cancel();
  });
});
