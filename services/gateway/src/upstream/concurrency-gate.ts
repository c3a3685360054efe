import { AsyncResource } from 'node:async_hooks';
import { FairGate } from '@exit-tickets/service-kit';

/** A call that is to be sent to a service. */
export interface PendingCall {
  /** Whom its caller's address stands for. */
  owner: string;
  /** Aborted when nobody waits for the answer any more: the place in the line is then free. */
  signal: AbortSignal | undefined;
  /** Sends the call; `settle` is told once when the service has begun its answer, or why it has not. */
  send(settle: (error: Error | null) => void): void;
  /** Told in place of an answer, when the service is found dead while this call still waits. */
  giveUp(error: Error): void;
}

export interface ConcurrencyLimit {
  /** How many calls the service works on at the same time. */
  atOnce: number;
  /** How many of them may be of one address. */
  atOncePerAddress: number;
}

/** The calls to one service, of which it works on a few at a time. */
export interface ConcurrencyGate {
  enter(call: PendingCall): void;
}

/**
 * Lets calls wait for each other where many come in one instant, so that the time-out of each only runs while the service
 * has it. Addresses take turns: a pupil's one call never waits behind the thousand of another address. However many there
 * are, all get their answers as long as the service gives any. Once a call has found it dead or silent, and no answer came
 * meanwhile, all that wait hear the same: nobody waits longer than for a single call.
 * @param meansDead whether a call that failed so tells of the whole service
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
      // Whoever makes room for a call must not lend it a trace of its own.
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
