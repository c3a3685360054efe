import { AsyncResource } from 'node:async_hooks';

/** A call that waits for its turn. */
export interface Waiting {
  /** Aborted when nobody waits for the answer any more: the place in the line is then free. */
  signal: AbortSignal | undefined;
  /** Sends the call; `settle` is told once when the service has begun its answer, or why it has not. */
  send(settle: (error: Error | null) => void): void;
  /** Told in place of an answer, when the service is found dead while this call still waits. */
  giveUp(error: Error): void;
}

/** The calls to one service, of which it works on a few at a time. */
export interface Turns {
  take(call: Waiting): void;
}

/**
 * Lets calls wait for each other where many come in one instant, so that the time-out of each only runs while the service
 * has it. However many there are, all get their answers as long as the service gives any. Once a call has found it dead or
 * silent, and no answer came meanwhile, all that wait hear the same: nobody waits longer than for a single call.
 * @param meansDead whether a call that failed so tells of the whole service
 */
export const createTurns = (atOnce: number, meansDead: (error: Error) => boolean): Turns => {
  // In the order in which they came; whoever leaves is taken out.
  const line = new Set<Waiting>();
  let sent = 0;
  let answers = 0;

  const send = (call: Waiting): void => {
    const answersBefore = answers;
    sent += 1;
    call.send((error) => {
      sent -= 1;
      if (!error) answers += 1;
      else if (answers === answersBefore && meansDead(error)) giveUpAll(error);
      sendNext();
    });
  };
  const sendNext = (): void => {
    for (const call of line) {
      if (sent >= atOnce) return;
      line.delete(call);
      send(call);
    }
  };
  const giveUpAll = (error: Error): void => {
    const waiting = [...line];
    line.clear();
    for (const call of waiting) call.giveUp(error);
  };

  return {
    take: (call) => {
      if (sent < atOnce) return send(call);
      // Whoever makes room for a call must not lend it a trace of its own.
      const itsOwn = new AsyncResource('TURN');
      const waiting: Waiting = {
        signal: call.signal,
        send: (settle) => itsOwn.runInAsyncScope(call.send, call, settle),
        giveUp: (error) => itsOwn.runInAsyncScope(call.giveUp, call, error),
      };
      line.add(waiting);
      call.signal?.addEventListener('abort', () => line.delete(waiting), { once: true });
    },
  };
};
