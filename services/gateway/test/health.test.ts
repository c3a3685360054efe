import { services } from '@exit-tickets/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

const health = async () => {
  const answer = await gateway.get('/api/health');
  return { status: answer.status, body: await answer.json() };
};

const all = Object.fromEntries(['gateway', ...services].map((name) => [name, 'ok']));

test('the health is ok when every service is ready', async () => {
  expect(await health()).toEqual({ status: 200, body: { status: 'ok', services: all } });
});

test('the health is 503 and names the service that is down', async () => {
  await gateway.fakes.pdf.stop();
  await vi.waitFor(async () =>
    expect(await health()).toEqual({
      status: 503,
      body: { status: 'unavailable', services: { ...all, pdf: 'unavailable' } },
    }),
  );
});

test('the health is 503 when a service says that it is not ready', async () => {
  gateway.fakes.ai.failHealthCheck();
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 503 }));
});

test('the health is 503 until the revoked sessions are known', async () => {
  await gateway.close();
  gateway = await startGateway({ revokedSessions: undefined });
  expect(await health()).toMatchObject({ status: 503, body: { services: { gateway: 'unavailable' } } });
});

test('no new call is accepted during a shutdown, and a call in flight finishes', async () => {
  let finish = (): void => undefined;
  gateway.fakes.tickets.answerWith((_request, response) => {
    finish = () => void response.end('{}');
  });
  const slow = gateway.get('/api/ticket/1234');
  await vi.waitFor(() => expect(gateway.fakes.tickets.requests).toHaveLength(1));
  const stopped = gateway.app.close();
  await vi.waitFor(() => expect(health()).rejects.toThrow());
  finish();
  await stopped;
  expect((await slow).status).toBe(200);
});
