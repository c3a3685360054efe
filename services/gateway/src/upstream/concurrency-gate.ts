import { AsyncResource } from 'node:async_hooks';
import { FairGate } from '@exit-tickets/service-kit';

/** A call that waits for its turn. */
export interface PendingCall {
  /** The unit by which limits count the caller's address. */
  owner: string;
  /** Aborted when nobody waits for the answer any more, which frees the place in the queue. */
  signal: AbortSignal | undefined;
  /** Sends the call. `settle` is called once: when the service began its answer, or with the reason why not. */
  send(settle: (error: Error | null) => void): void;
  /** Called instead of an answer when the service is found dead while this call waits. */
  giveUp(error: Error): void;
}

export interface ConcurrencyLimit {
  /** How many calls the service handles at the same time. */
  atOnce: number;
  /** How many of them may come from one address. */
  atOncePerAddress: number;
}

/** Queues the calls to one service, which handles a few at a time. */
export interface ConcurrencyGate {
  enter(call: PendingCall): void;
}

/**
 * Queues calls when many arrive at once, so that the time-out of each runs only while the service handles it. Addresses
 * take turns: one call of a student never waits behind the thousand of another address. However many there are, all get
 * answers as long as the service gives any. When a call finds the service dead and no answer came meanwhile, all
 * waiting calls fail too, so nobody waits longer than for a single call.
 * @param meansDead whether this failure concerns the whole service
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
      // The call that frees a place must not pass its own trace on.
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
