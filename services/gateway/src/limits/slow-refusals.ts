import { AppError, limits } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RecentRefusals } from './recent-refusals.ts';

const { holdMs } = limits.slowRefusals;

const cleanMs = 10_000;
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause === undefined &&
  (error.code === 'too_many_requests' || error.code === 'service_unavailable');

/** Resolves when the delay is over, the caller disconnects, or the gateway stops. */
const untilDue = (reply: FastifyReply, stopping: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
      reply.raw.off('close', end);
      resolve();
    };
    // Randomised, so that a burst refused together is not answered together.
    const timer = setTimeout(end, holdMs * (0.5 + Math.random()));
    stopping.addEventListener('abort', end);
    reply.raw.once('close', end);
    if (stopping.aborted) end();
  });

/**
 * Delays the refusals of an address or account that is refused often, each by about `holdMs`: a caller that retries
 * immediately would fill the event loop with refusals. Occasional refusals are answered immediately.
 */
export const slowRefusals = (app: FastifyInstance, stopping: AbortSignal): void => {
  const refusals = new RecentRefusals();
  const cleaning = setInterval(() => refusals.clean(performance.now()), cleanMs).unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
  app.addHook('onError', async (request, reply, error) => {
    if (!isRefusal(error)) return;
    const { addressKey, session } = request;
    const now = performance.now();
    const callers = session ? [addressKey, `account ${session.userId}`] : [addressKey];
    const turns = callers.map((caller) => ({ caller, turn: refusals.count(caller, now) }));
    if (turns.some(({ turn }) => turn === 'close')) reply.raw.destroy();
    const holding = turns.filter(({ turn }) => turn === 'hold');
    if (holding.length === 0) return;
    // Free the body: a waiting refusal should occupy only its connection.
    request.body = undefined;
    await untilDue(reply, stopping);
    for (const { caller } of holding) refusals.release(caller);
  });
};
