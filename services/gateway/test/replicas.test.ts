import { randomInt } from 'node:crypto';
import type dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAgent } from '../src/upstream/agent.ts';

const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];

/** A name server that rotates its addresses, as Docker's does, here in the direction that cancels our own round robin. */
const newResolve = (): typeof dns.lookup => {
  let calls = 0;
  const found = (): dns.LookupAddress[] => {
    const first = addresses.length - (calls++ % addresses.length);
    return [...addresses.slice(first), ...addresses.slice(0, first)].map((address) => ({ address, family: 4 }));
  };
  return ((_host: string, _options: object, callback: (error: null, all: dns.LookupAddress[]) => void) =>
    callback(null, found())) as typeof dns.lookup;
};

// Other systems have only one loopback address.
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

  /** How many of this many simultaneous calls each replica answered. */
  const answersTo = async (calls: number): Promise<Map<string, number>> => {
    const bodies = Array.from({ length: calls }, async () => {
      const { body } = await agent.request({ origin: `http://ai:${port}`, path: '/', method: 'GET' });
      return body.text();
    });
    await expect.poll(() => held.length).toBe(calls);
    for (const answer of held) answer();
    const counts = new Map<string, number>();
    for (const address of await Promise.all(bodies)) counts.set(address, (counts.get(address) ?? 0) + 1);
    return counts;
  };

  test('has its calls spread evenly over them', async () => {
    expect([...(await answersTo(90))].sort()).toEqual(addresses.map((address) => [address, 30]));
  });

  test('has its calls sent to the others when one is gone', async () => {
    replicas[1]?.close();
    const counts = await answersTo(30);
    expect([...counts.keys()].sort()).toEqual(['127.0.0.1', '127.0.0.3']);
  });
});
