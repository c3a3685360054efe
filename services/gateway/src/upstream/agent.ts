import type { lookup } from 'node:dns';
import { Agent } from 'undici';
import { createRoundRobinLookup } from './round-robin-lookup.ts';

const connectMs = 2_000;
/** Idle connections are closed before a stopping service ends its drain (`DRAIN_SECONDS`). */
const idleMs = 2_000;

/**
 * The connections to the services, spread over the replicas of each. Their number is not limited here but by
 * `limits.callsInFlight` and the concurrency gates.
 * @param resolve looks up the addresses of a name; defaults to the system's resolver
 */
export const createAgent = (resolve?: typeof lookup): Agent => {
  const connect = { timeout: connectMs, lookup: createRoundRobinLookup(resolve), autoSelectFamily: true };
  return new Agent({ pipelining: 1, connect, keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs });
};
