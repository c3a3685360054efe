import { deleteTicket } from '@exit-tickets/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../src/index.ts';

test('a call without its id is refused before it is sent', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(undefined, { status: 404 }));
  onTestFinished(() => sent.mockRestore());
  const refused: { id: string } = JSON.parse('{ "code": "service_timeout" }');
  const call = createApiClient('http://127.0.0.1').call(deleteTicket, { params: { id: refused.id } });
  await expect(call).rejects.toThrow('no id for /api/ticket/:id');
  expect(sent).not.toHaveBeenCalled();
});
