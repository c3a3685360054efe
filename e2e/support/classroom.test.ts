import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApiClient, listenOnFreePort } from '@exit-tickets/testing';
import { expect, onTestFinished, test } from 'vitest';
import { newTeacher, newTicket } from './classroom.ts';

test('creating a teacher or a ticket throws the server’s reply when it is refused', async () => {
  const body = JSON.stringify({ code: 'service_timeout' });
  const busy = createServer((_request, response) => response.writeHead(504).end(body));
  onTestFinished(async () => {
    busy.close();
    await once(busy, 'close');
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(busy)}`;
  await expect(newTeacher(url)).rejects.toThrow(`no account was made: 504 ${body}`);
  await expect(newTicket(createApiClient(url))).rejects.toThrow(`no ticket was made: 504 ${body}`);
});
