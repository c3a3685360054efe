import { FairGate } from '@exit-tickets/service-kit';
import { TooManyWaitingError } from '../pdf.errors.ts';

/** Runs work, at most `atOnce` at a time; those who asked take turns, and each gets theirs in the order they asked. */
export interface Queue {
  /** Whose signal is aborted before the turn comes leaves, and rejects with the signal's reason. */
  <Result>(whose: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** How much waits for its turn. */
  waiting(): number;
}

interface QueueOptions {
  atOnce: number;
  maxLength: number;
  /** Of these, one may fill so many places. */
  maxOfOne: number;
}

interface Entrant {
  owner: string;
  begin: () => void;
}

/** @throws TooManyWaitingError (from the queue) when as many wait already as may: memory ends before patience does. */
export const createQueue = ({ atOnce, maxLength, maxOfOne }: QueueOptions): Queue => {
  const begin = (entrant: Entrant): void => entrant.begin();
  const gate = new FairGate<Entrant>({ permits: atOnce, permitsPerOwner: atOnce, begin });

  const turnOf = async (owner: string, signal?: AbortSignal): Promise<Entrant> => {
    signal?.throwIfAborted();
    const isFull = gate.waiting >= maxLength || gate.waitingOf(owner) >= maxOfOne;
    if (isFull && !gate.hasRoom(owner)) throw new TooManyWaitingError();
    const turn = Promise.withResolvers<void>();
    const entrant = { owner, begin: turn.resolve };
    const leave = (): void => {
      gate.leave(entrant);
      turn.reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    gate.enter(entrant);
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave));
    return entrant;
  };

  const run = async <Result>(whose: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    const entrant = await turnOf(whose, signal);
    try {
      return await work();
    } finally {
      gate.release(entrant);
    }
  };
  return Object.assign(run, { waiting: () => gate.waiting });
};
