import { randomUUID } from 'node:crypto';
import { consumer } from '@exit-tickets/bus';
import {
  getResponsesRequest,
  hasResponses,
  limits,
  listResponses,
  rebuildRequested,
  removeResponse,
  responseErased,
  responseRemoved,
  responseSubmitted,
  restoreResponse,
  submitResponse,
} from '@exit-tickets/contracts';
import { aSubmission, createApiClient } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ResponsesUnderTest, startResponses } from './support.ts';

let service: ResponsesUnderTest;
/** The newest count of each ticket, as another service keeps it. */
const counts = new Map<string, { responseCount: number; removals?: number | undefined }>();
const erased: string[] = [];

beforeAll(async () => {
  service = await startResponses();
  for (const definition of [responseSubmitted, responseRemoved])
    await service.context.bus.subscribe(
      consumer(`test-on-${definition.name.replaceAll('.', '-')}`, definition, async ({ data }) => {
        const { removals = 0, responseCount } = counts.get(data.ticketId) ?? { responseCount: 0 };
        const isNewer = (data.removals ?? 0) > removals;
        const isHigher = (data.removals ?? 0) === removals && data.responseCount > responseCount;
        if (isNewer || isHigher) counts.set(data.ticketId, data);
      }),
    );
  await service.context.bus.subscribe(
    consumer('test-on-response-erased', responseErased, async ({ data }) => {
      erased.push(data.responseId);
    }),
  );
});
afterAll(() => service.context.close());

const submit = (ticketId: string, overrides = {}) =>
  service.student().call(submitResponse, { body: aSubmission({ ticketId, ...overrides }) });
const documents = () => service.context.database.collection<{ _id: string }>('responses');

/** A ticket that Noor and Sem have answered. */
const withTwo = async () => {
  const made = await service.aTicket();
  const { ticketId, teacher } = made;
  const submissionId = randomUUID();
  const { body: noor } = await submit(ticketId, { studentName: 'Noor', submissionId });
  await submit(ticketId, { studentName: 'Sem' });
  const params = { id: ticketId, responseId: noor.id };
  return {
    ...made,
    noor,
    submissionId,
    remove: (client = teacher) => client.call(removeResponse, { params }),
    restore: (client = teacher) => client.call(restoreResponse, { params }),
    list: async () =>
      (await teacher.call(listResponses, { params: { id: ticketId } })).body.map(({ studentName }) => studentName),
    /** Lets the time for undoing pass, and waits until the response is erased. */
    erase: async () => {
      service.context.clock.advance({ seconds: 2 * limits.undoRemovalSeconds });
      await vi.waitFor(async () => expect(await documents().findOne({ _id: noor.id })).toBeNull(), { timeout: 20_000 });
    },
  };
};
const isCounted = (ticketId: string, responseCount: number) =>
  vi.waitFor(() => expect(counts.get(ticketId)?.responseCount).toBe(responseCount), { timeout: 20_000 });

describe('a removed response', () => {
  test('is gone at once for its teacher, for other services and from the count', async () => {
    const { ticketId, remove, list } = await withTwo();
    await isCounted(ticketId, 2);
    expect((await remove()).status).toBe(204);
    expect(await list()).toEqual(['Sem']);
    const page = await service.context.bus.request(getResponsesRequest, { ticketId, limit: 100 });
    expect(page.responses.map(({ studentName }) => studentName)).toEqual(['Sem']);
    await isCounted(ticketId, 1);
  });

  test('can be restored as it was, also twice', async () => {
    const { ticketId, remove, restore, list, noor } = await withTwo();
    await remove();
    expect(await restore()).toMatchObject({ status: 200, body: { ...noor, studentName: 'Noor' } });
    expect((await restore()).status).toBe(200);
    expect(await list()).toEqual(['Noor', 'Sem']);
    await isCounted(ticketId, 2);
  });

  test('that was restored is not erased', async () => {
    const { remove, restore, list } = await withTwo();
    const other = await withTwo();
    await remove();
    await restore();
    await other.remove();
    await other.erase();
    expect(await list()).toEqual(['Noor', 'Sem']);
  });

  test('is removed once, however often that is requested', async () => {
    const { ticketId, remove, list } = await withTwo();
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect(await list()).toEqual(['Sem']);
    await isCounted(ticketId, 1);
  });

  test('is erased later: only its id is left, an event is published, and it cannot be restored', async () => {
    const { remove, restore, erase, noor, list } = await withTwo();
    await remove();
    await erase();
    expect(erased.filter((id) => id === noor.id)).toHaveLength(1);
    for (const again of [remove, restore])
      expect(await again()).toMatchObject({ status: 404, body: { code: 'response_not_found' } });
    const collections = await service.context.database.listCollections();
    for (const { name } of collections) {
      const everything = JSON.stringify(await service.context.database.collection(name).find().toArray());
      // Its id alone stays, so that the erasure can be published once more.
      if (name !== 'erased_responses') expect(everything).not.toContain(noor.id);
    }
    expect(await list()).toEqual(['Sem']);
  });

  test('has no words left in the database once it is due, though the bus is down', async () => {
    const { remove, noor } = await withTwo();
    await remove();
    const isReady = vi.spyOn(service.context.bus, 'isReady').mockReturnValue(false);
    service.context.clock.advance({ seconds: 2 * limits.undoRemovalSeconds });
    await vi.waitFor(
      async () => expect(await documents().findOne({ _id: noor.id })).toMatchObject({ studentName: '-', answers: [] }),
      { timeout: 20_000 },
    );
    isReady.mockRestore();
  });

  test('is erased though the process that removed it is gone', async () => {
    const { noor, erase } = await withTwo();
    await documents().updateOne({ _id: noor.id }, { $set: { removedAt: service.context.now() } });
    await erase();
  });

  test('of a closed ticket is removed and restored in the same way', async () => {
    const { snapshot, remove, restore, list } = await withTwo();
    await service.publish({ ...snapshot, version: 2, isAccepting: false });
    expect((await remove()).status).toBe(204);
    expect(await list()).toEqual(['Sem']);
    expect((await restore()).status).toBe(200);
    expect(await list()).toEqual(['Noor', 'Sem']);
  });

  test('leaves hasResponses true, though it was the only one', async () => {
    const { teacher, ticketId } = await service.aTicket();
    const { body } = await submit(ticketId);
    await teacher.call(removeResponse, { params: { id: ticketId, responseId: body.id } });
    expect((await teacher.call(hasResponses, { params: { id: ticketId } })).body).toEqual({ hasResponses: true });
  });
});

describe('a repetition of a removed submission', () => {
  test.each([
    ['while it can be restored', async () => undefined],
    ['once it is erased', async ({ erase }: Awaited<ReturnType<typeof withTwo>>) => erase()],
  ])('is accepted and not stored again, %s', async (_when, passes) => {
    const made = await withTwo();
    const { ticketId, submissionId, remove, list } = made;
    await remove();
    await passes(made);
    const repeated = await submit(ticketId, { studentName: 'Noor', submissionId });
    expect(repeated.status).toBe(201);
    expect(Object.keys(repeated.body).sort()).toEqual(['id', 'submittedAt']);
    expect(await list()).toEqual(['Sem']);
    await isCounted(ticketId, 1);
  });

  test('is accepted too when the ticket is closed by then', async () => {
    const made = await withTwo();
    const { ticketId, snapshot, submissionId, remove, erase } = made;
    await remove();
    await erase();
    await service.publish({ ...snapshot, version: 2, isAccepting: false });
    expect((await submit(ticketId, { submissionId })).status).toBe(201);
    expect((await submit(ticketId)).status).toBe(409);
  });

  test('uses no number, so that the next student gets it', async () => {
    const made = await withTwo();
    const { ticketId, submissionId, remove, erase } = made;
    await remove();
    await erase();
    await submit(ticketId, { submissionId });
    await submit(ticketId, { studentName: 'Lotte' });
    expect((await documents().find({ ticketId }).toArray()).map((each) => Reflect.get(each, 'number'))).toEqual([2, 3]);
  });

  test('does not keep the student from a new submission', async () => {
    const { ticketId, remove, list } = await withTwo();
    await remove();
    expect((await submit(ticketId, { studentName: 'Noor', submissionId: randomUUID() })).status).toBe(201);
    expect(await list()).toEqual(['Sem', 'Noor']);
  });
});

test('a ticket that is full of text accepts one more response once a removed one is erased', async () => {
  const { ticketId, noor, remove, erase } = await withTwo();
  const replicas = service.context.database.collection<{ _id: string; responseBytes: number }>('response_tickets');
  const responseBytes = limits.responseBytesPerTicket;
  await replicas.updateOne({ _id: ticketId }, { $set: { responseBytes } });
  const noors = await documents().findOne({ _id: noor.id });
  const others = responseBytes - Number(Reflect.get(noors ?? {}, 'bytes'));
  await documents().updateOne({ ticketId, _id: { $ne: noor.id } }, { $set: { bytes: others } });
  expect(await submit(ticketId, { studentName: 'Lot' })).toMatchObject({ status: 409, body: { code: 'ticket_full' } });
  await remove();
  await erase();
  await vi.waitFor(
    async () => expect((await replicas.findOne({ _id: ticketId }))?.responseBytes).toBeLessThan(responseBytes),
    { timeout: 20_000 },
  );
  expect((await submit(ticketId, { studentName: 'Lot' })).status).toBe(201);
  expect((await submit(ticketId, { studentName: 'Elif' })).status).toBe(409);
});

test('a full ticket accepts exactly one more response once a removed one is erased', async () => {
  const made = await withTwo();
  const { ticketId, remove, restore, erase } = made;
  const [stored] = await documents()
    .find({ ticketId }, { projection: { submissionId: 0 } })
    .toArray();
  const numbers = Array.from({ length: limits.responsesPerTicket - 2 }, (_, index) => index + 3);
  await documents().insertMany(numbers.map((number) => ({ ...stored, _id: randomUUID(), number })));
  await remove();
  // While it can be restored, its place is kept.
  expect((await submit(ticketId)).status).toBe(409);
  expect((await restore()).status).toBe(200);
  await remove();
  await erase();
  expect([(await submit(ticketId)).status, (await submit(ticketId)).status]).toEqual([201, 409]);
  await isCounted(ticketId, limits.responsesPerTicket);
});

test('counts are right after simultaneous submissions, removals and restorations', async () => {
  const { ticketId, teacher } = await service.aTicket();
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const { body } = await submit(ticketId);
      const params = { id: ticketId, responseId: body.id };
      if (n % 3 > 0) await teacher.call(removeResponse, { params });
      if (n % 3 > 1) await teacher.call(restoreResponse, { params });
      return n % 3 !== 1;
    }),
  );
  const present = outcomes.filter(Boolean).length;
  await service.context.drain();
  await isCounted(ticketId, present);
});

describe('access', () => {
  test.each([removeResponse, restoreResponse])(
    'to $path gives another teacher the same 404 as a missing ticket',
    async (call) => {
      const { noor, ticketId, list } = await withTwo();
      const params = { id: ticketId, responseId: noor.id };
      const other = createApiClient(service.url);
      other.logInAs(service.context.sessions);
      expect(await other.call(call, { params })).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
      expect(await service.student().call(call, { params })).toMatchObject({ status: 401 });
      expect(await list()).toEqual(['Noor', 'Sem']);
    },
  );

  test.each([removeResponse, restoreResponse])(
    'to $path under another ticket of the same teacher gives response_not_found',
    async (call) => {
      const { noor, list } = await withTwo();
      const { teacher, ticketId } = await service.aTicket();
      expect(await teacher.call(call, { params: { id: ticketId, responseId: noor.id } })).toMatchObject({
        status: 404,
        body: { code: 'response_not_found' },
      });
      expect(await list()).toEqual(['Noor', 'Sem']);
    },
  );

  test('to a response of a deleted ticket gives ticket_not_found', async () => {
    const { ticketId, remove, restore } = await withTwo();
    await remove();
    service.ticketsStub.tickets.delete(ticketId);
    await service.deleteTicket(ticketId);
    for (const call of [remove, restore])
      expect(await call()).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect(await documents().countDocuments({ ticketId })).toBe(0);
  });
});

test('the live stream sends a removal, and a restored response', async () => {
  const { teacher, ticketId, noor, remove, restore } = await withTwo();
  const stream = await teacher.fetch(`/api/ticket/${ticketId}/live`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await remove();
  await restore();
  let received = '';
  while (!received.includes('"kind":"response"')) received += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  expect(received).toContain(JSON.stringify({ kind: 'removed', responseId: noor.id }));
  expect(received).toContain('Noor');
});

test('on a rebuild request, responses publishes the erased responses, and no existing one', async () => {
  const gone = await withTwo();
  await gone.remove();
  await gone.erase();
  const back = await withTwo();
  await back.remove();
  await back.restore();
  await service.context.drain();
  erased.length = 0;
  await service.context.publish(rebuildRequested, { services: ['responses'] });
  expect(erased).toContain(gone.noor.id);
  expect(erased).not.toContain(back.noor.id);
});

test('on a rebuild request, responses publishes the counts after removals, also a count of zero', async () => {
  const some = await withTwo();
  await some.remove();
  const none = await withTwo();
  await none.remove();
  const { body } = await none.teacher.call(listResponses, { params: { id: none.ticketId } });
  for (const { id: responseId } of body)
    await none.teacher.call(removeResponse, { params: { id: none.ticketId, responseId } });
  await service.context.drain();
  const known = [some, none].map(({ ticketId }) => counts.get(ticketId)?.removals);
  counts.clear();
  await service.context.publish(rebuildRequested, { services: ['responses'] });
  expect([some, none].map(({ ticketId }) => counts.get(ticketId))).toMatchObject([
    { responseCount: 1, removals: known[0] },
    { responseCount: 0, removals: known[1] },
  ]);
});
