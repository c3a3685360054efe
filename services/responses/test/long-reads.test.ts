import { getResponsesRequest, hasResponses, listResponses, submitResponse } from '@exit-tickets/contracts';
import { aSubmission } from '@exit-tickets/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startResponses } from './support.ts';

/** A class with a response, and a student of another class whose submission is in flight until `land` is called. */
const start = async (maxReadWaitMs: number) => {
  const service = await startResponses(undefined, { maxReadWaitMs });
  onTestFinished(() => service.context.close());
  const submit = (ticketId: string) => service.student().call(submitResponse, { body: aSubmission({ ticketId }) });
  const { ticketId, teacher } = await service.aTicket();
  await submit(ticketId);
  const begun = Promise.withResolvers<void>();
  const landing = Promise.withResolvers<void>();
  onTestFinished(() => landing.resolve());
  service.ticketsStub.beforeLock = () => {
    begun.resolve();
    return landing.promise;
  };
  const submission = submit((await service.aTicket()).ticketId);
  await begun.promise;
  const params = { id: ticketId };
  const reads = {
    list: async () => (await teacher.call(listResponses, { params })).body,
    'page for another service': async () =>
      (await service.context.bus.request(getResponsesRequest, { ticketId, limit: 100 })).responses,
  };
  const makeShortCall = () => teacher.call(hasResponses, { params });
  return { submission, land: landing.resolve, reads, makeShortCall };
};

describe.each(['list', 'page for another service'] as const)('a %s', (what) => {
  test('waits while a student submits', async () => {
    const { submission, land, reads, makeShortCall } = await start(600_000);
    const order: string[] = [];
    const read = reads[what]().finally(() => order.push('read'));
    for (let asked = 0; asked < 5; asked += 1) expect((await makeShortCall()).status).toBe(200);
    order.push('other calls');
    land();
    expect((await submission).status).toBe(201);
    expect(await read).toHaveLength(1);
    expect(order).toEqual(['other calls', 'read']);
  });

  test('waits no longer than its maximum', async () => {
    const { submission, reads } = await start(1);
    const first = await Promise.race([reads[what](), submission.then(() => 'the submission')]);
    expect(first).toHaveLength(1);
  });
});
