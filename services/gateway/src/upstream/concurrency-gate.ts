import { AsyncResource } from 'node:async_hooks';
import { FairGate } from '@exit-tickets/service-kit';

/** A call waiting for its turn. */
export interface PendingCall {
  /** The key under which limits count the caller's address. */
  owner: string;
  /** Aborted when the caller disconnects, which removes the call from the queue. */
  signal: AbortSignal | undefined;
  /** Sends the call. Calls `settle` once, when the service starts to answer or with the error. */
  send(settle: (error: Error | null) => void): void;
  /** Called instead of `send` when the service turns out to be down while this call waits. */
  giveUp(error: Error): void;
}

export interface ConcurrencyLimit {
  /** Calls that the service handles concurrently. */
  atOnce: number;
  /** How many of these may come from one address. */
  atOncePerAddress: number;
}

/** Queues the calls to a service that handles only a few concurrently. */
export interface ConcurrencyGate {
  enter(call: PendingCall): void;
}

/**
 * Queues calls when many arrive at once, so that each timeout runs only while the service handles the call. Addresses
 * take turns, so a student's call never waits for a thousand calls of another address. All calls are answered as long
 * as the service answers at all. When a call finds the service down and no answer arrived meanwhile, all waiting calls
 * fail with it, so none waits longer than a single call would.
 * @param meansDead whether an error affects the whole service
 */
export const createConcurrencyGate = (
  { atOnce, atOncePerAddress }: ConcurrencyLimit,
  meansDead: (error: Error) => boolean,
): ConcurrencyGate => {
  let answers = 0;

  const send = (call: PendingCall): void => {
    const answersBefore = answers;
    call.send((error) => {
      if (!error) answers += 1;
      else if (answers === answersBefore && meansDead(error)) for (const waiting of gate.clear()) waiting.giveUp(error);
      gate.release(call);
    });
  };
  const gate = new FairGate<PendingCall>({ permits: atOnce, permitsPerOwner: atOncePerAddress, begin: send });

  return {
    enter: (call) => {
      if (gate.hasRoom(call.owner)) return gate.enter(call);
      // Without this, the call would run in the async context of the call that freed its place.
      const resource = new AsyncResource('PENDING_CALL');
      const waiting: PendingCall = {
        ...call,
        send: (settle) => resource.runInAsyncScope(call.send, call, settle),
        giveUp: (error) => resource.runInAsyncScope(call.giveUp, call, error),
      };
      gate.enter(waiting);
      call.signal?.addEventListener('abort', () => gate.leave(waiting), { once: true });
    },
  };
};
