import type { lookup } from 'node:dns';
import { Agent } from 'undici';
import { createRoundRobinLookup } from './round-robin-lookup.ts';

const connectMs = 2_000;
/** An idle connection is closed before the drain (`DRAIN_SECONDS`) of its service ends. */
const idleMs = 2_000;

/**
 * The connections to the services, spread over the replicas of each. Unbounded here: `limits.callsInFlight` and the
 * concurrency gates bound the calls.
 * @param resolve looks up the addresses of a name; defaults to the system's
 */
export const createAgent = (resolve?: typeof lookup): Agent => {
  const connect = { timeout: connectMs, lookup: createRoundRobinLookup(resolve), autoSelectFamily: true };
  return new Agent({ pipelining: 1, connect, keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs });
};
