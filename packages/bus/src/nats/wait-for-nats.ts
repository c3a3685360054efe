import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isRefusal, type NatsUnusableError, natsProblem } from './problems.ts';

const retryMs = 500;
const warnMs = 2_000;
/** A server that is being set up may not know its users yet, and a cluster offers JetStream once it has a leader. */
const refusalMs = 30_000;

/**
 * Retries until it succeeds, and logs the reason every few attempts. Waits for ever where no server answers.
 * @throws {NatsUnusableError} when a server keeps refusing
 */
export const waitForNats = async <Result>(attempt: () => Promise<Result>, logger: Logger): Promise<Result> => {
  let problem: NatsUnusableError | undefined;
  let refusedSince: number | undefined;
  // Outside the loop: with a server that hangs, one attempt takes long.
  const warning = setInterval(() => {
    logger.warn(`${problem?.message ?? 'NATS at NATS_URL does not answer'}: trying again`);
  }, warnMs);
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        problem = natsProblem(error);
        refusedSince = isRefusal(error) ? (refusedSince ?? performance.now()) : undefined;
        if (performance.now() - (refusedSince ?? performance.now()) > refusalMs) throw problem;
      }
      await pause(retryMs);
    }
  } finally {
    clearInterval(warning);
  }
};
