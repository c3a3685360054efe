import { randomInt } from 'node:crypto';
import type dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAgent } from '../src/upstream/agent.ts';

const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];

/** A name server that gives another order each time, as Docker's does; here each time the one that undoes our own turns. */
const newResolve = (): typeof dns.lookup => {
  let calls = 0;
  const found = (): dns.LookupAddress[] => {
    const first = addresses.length - (calls++ % addresses.length);
    return [...addresses.slice(first), ...addresses.slice(0, first)].map((address) => ({ address, family: 4 }));
  };
  return ((_host: string, _options: object, callback: (error: null, all: dns.LookupAddress[]) => void) =>
    callback(null, found())) as typeof dns.lookup;
};

// Other systems have one address only that leads to themselves.
describe.runIf(process.platform === 'linux')('a service with three replicas behind one name', () => {
  let port: number;
  let agent: Agent;
  let replicas: Server[];
  let held: (() => void)[];

  beforeEach(async () => {
    port = randomInt(10_000, 32_000);
    agent = createAgent(newResolve());
    held = [];
    replicas = addresses.map((address) =>
      createServer((_request, response) => {
        held.push(() => response.end(address));
      }).listen(port, address),
    );
    await Promise.all(replicas.map((replica) => once(replica, 'listening')));
  });
  afterEach(async () => {
    await agent.destroy();
    for (const replica of replicas) replica.close();
  });

  /** Who answered to so many calls, all under way at the same time. */
  const answersTo = async (calls: number): Promise<Map<string, number>> => {
    const under = Array.from({ length: calls }, async () => {
      const { body } = await agent.request({ origin: `http://ai:${port}`, path: '/', method: 'GET' });
      return body.text();
    });
    await expect.poll(() => held.length).toBe(calls);
    for (const answer of held) answer();
    const counts = new Map<string, number>();
    for (const address of await Promise.all(under)) counts.set(address, (counts.get(address) ?? 0) + 1);
    return counts;
  };

  test('does its work with all of them in equal parts', async () => {
    expect([...(await answersTo(90))].sort()).toEqual(addresses.map((address) => [address, 30]));
  });

  test('goes on with the others when one has gone', async () => {
    replicas[1]?.close();
    const counts = await answersTo(30);
    expect([...counts.keys()].sort()).toEqual(['127.0.0.1', '127.0.0.3']);
  });
});
