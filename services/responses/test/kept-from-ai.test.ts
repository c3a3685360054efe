import {
  getResponsesRequest,
  keepResponseFromAi,
  type LiveUpdate,
  listResponses,
  removeResponse,
  submitResponse,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import { aSubmission } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ResponsesUnderTest, startResponses } from './support.ts';

let service: ResponsesUnderTest;
const updates: LiveUpdate[] = [];
beforeAll(async () => {
  service = await startResponses();
  await service.context.bus.onSignal(ticketUpdatedSignal, ({ update }) => void updates.push(update));
});
afterAll(() => service.context.close());

const withResponse = async () => {
  const { ticketId, teacher } = await service.aTicket();
  const { body: sent } = await service.student().call(submitResponse, { body: aSubmission({ ticketId }) });
  const params = { id: ticketId, responseId: sent.id };
  const keep = (isKeptFromAi: boolean, client = teacher) =>
    client.call(keepResponseFromAi, { params, body: { isKeptFromAi } });
  const list = async () => (await teacher.call(listResponses, { params: { id: ticketId } })).body;
  const page = async () => (await service.context.bus.request(getResponsesRequest, { ticketId, limit: 10 })).responses;
  return { ticketId, teacher, params, keep, list, page };
};

describe('a response that its teacher keeps from the model', () => {
  test('is marked so for its teacher, other windows and other services, until the mark is removed', async () => {
    const { keep, list, page, params } = await withResponse();
    expect((await list())[0]).not.toHaveProperty('isKeptFromAi');
    expect(await keep(true)).toMatchObject({ status: 200, body: { id: params.responseId, isKeptFromAi: true } });
    expect(await list()).toMatchObject([{ isKeptFromAi: true }]);
    expect(await page()).toMatchObject([{ isKeptFromAi: true }]);
    const response = expect.objectContaining({ id: params.responseId, isKeptFromAi: true });
    await vi.waitFor(() => expect(updates).toContainEqual({ kind: 'response', response }));
    await keep(false);
    expect((await page())[0]).not.toHaveProperty('isKeptFromAi');
  });

  test('can be marked by its own teacher only, and not once it is removed', async () => {
    const { keep, page, params, teacher } = await withResponse();
    const { teacher: other } = await service.aTicket();
    expect((await keep(true, other)).status).toBe(404);
    expect((await page())[0]).not.toHaveProperty('isKeptFromAi');
    await teacher.call(removeResponse, { params });
    expect(await keep(true)).toMatchObject({ status: 404, body: { code: 'response_not_found' } });
  });
});
