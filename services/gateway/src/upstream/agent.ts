import type { lookup } from 'node:dns';
import { Agent } from 'undici';
import { createRoundRobinLookup } from './round-robin-lookup.ts';

const connectMs = 2_000;
/** A connection that is not in use goes before the service that it leads to has ended its drain (`DRAIN_SECONDS`). */
const idleMs = 2_000;

/**
 * The connections to the services, shared out among the replicas of each. No bound on them: that is for
 * `limits.callsInFlight`, and for the turns that plain calls and lists take.
 * @param resolve what asks for the addresses of a name: the system's, when not said
 */
export const createAgent = (resolve?: typeof lookup): Agent => {
  const connect = { timeout: connectMs, lookup: createRoundRobinLookup(resolve), autoSelectFamily: true };
  return new Agent({ pipelining: 1, connect, keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs });
};
