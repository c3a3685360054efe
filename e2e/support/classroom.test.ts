import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApiClient } from '@exit-tickets/testing';
import { expect, onTestFinished, test } from 'vitest';
import { newTeacher, newTicket } from './classroom.ts';

test('creating a teacher or a ticket throws the server’s reply when it is refused', async () => {
  const body = JSON.stringify({ code: 'service_timeout' });
  const busy = createServer((_request, response) => response.writeHead(504).end(body)).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    busy.close();
    await once(busy, 'close');
  });
  await once(busy, 'listening');
  const address = busy.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await expect(newTeacher(url)).rejects.toThrow(`no account was made: 504 ${body}`);
  await expect(newTicket(createApiClient(url))).rejects.toThrow(`no ticket was made: 504 ${body}`);
});
