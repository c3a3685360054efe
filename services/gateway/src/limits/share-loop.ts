import { performance } from 'node:perf_hooks';
import { AppError, costOf, limits, timeouts } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LoopShare, type LoopTimes } from './loop-share.ts';

const { lookMs } = limits.loopShare;
const retryAfterSeconds = 5;
/** Owner of requests that have none: charged together and never held back. */
const nobody = '';

const readTimes = (): LoopTimes => {
  const { active, idle } = performance.eventLoopUtilization();
  return { now: active + idle, busy: active };
};

/** Whether a request mostly waits, for a model, an event or a password check, without using the event loop. */
const isQuiet = ({ routeOptions: { config } }: FastifyRequest): boolean => {
  if (!config.endpoint) return false;
  const { timeoutMs = timeouts.callMs } = config.endpoint;
  const cost = costOf(config.endpoint);
  return cost === 'slow' || cost === 'stream' || (cost === 'plain' && timeoutMs > timeouts.callMs);
};

/** Returns a function that starts measuring; it stops when there is nothing left to measure. */
const lookWhileBusy = (share: LoopShare): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setInterval(() => {
      share.look(readTimes());
      if (!share.isIdle) return;
      clearInterval(timer);
      timer = undefined;
    }, lookMs).unref();
  };
};

/**
 * Holds back the requests of an owner beyond its share of the event loop, before their bodies are read.
 * @param ownerOf returns the owner of a request; requests without an owner are never held back
 */
export const shareLoop = (app: FastifyInstance, ownerOf: (request: FastifyRequest) => string | undefined): void => {
  const share = new LoopShare(readTimes());
  const look = lookWhileBusy(share);
  app.addHook('onRequest', (request, reply, done) => {
    const owner = ownerOf(request);
    const { now } = readTimes();
    const begin = (): void => {
      const end = share.begin(owner ?? nobody);
      if (isQuiet(request)) end();
      else reply.raw.once('close', end);
      done();
    };
    look();
    if (owner === undefined) {
      share.notice(nobody, now);
      return begin();
    }
    const leave = (): void => {
      if (typeof turn === 'object') share.leave(owner, turn);
    };
    const turn = share.ask(owner, now, (isTurn) => {
      reply.raw.off('close', leave);
      if (isTurn) begin();
      else done(new AppError('service_unavailable', { retryAfterSeconds }));
    });
    if (turn === 'run') begin();
    else if (turn === 'refuse') done(new AppError('too_many_requests', { retryAfterSeconds }));
    else reply.raw.once('close', leave);
  });
};
