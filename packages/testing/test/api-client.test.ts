import { deleteTicket } from '@exit-tickets/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../src/index.ts';

test('a call about something without an id is not sent: it would be answered as one about something that is gone', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(undefined, { status: 404 }));
  onTestFinished(() => sent.mockRestore());
  const refused: { id: string } = JSON.parse('{ "code": "service_timeout" }');
  const call = createApiClient('http://127.0.0.1').call(deleteTicket, { params: { id: refused.id } });
  await expect(call).rejects.toThrow('no id for /api/ticket/:id');
  expect(sent).not.toHaveBeenCalled();
});
