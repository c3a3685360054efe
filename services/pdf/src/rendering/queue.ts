import { TooManyWaitingError } from '../pdf.errors.ts';

/** Runs work, at most `atOnce` at a time; those who asked take turns, and each gets theirs in the order they asked. */
export interface Queue {
  <Result>(whose: string, work: () => Promise<Result>): Promise<Result>;
  /** How much waits for its turn. */
  waiting(): number;
}

interface QueueOptions {
  atOnce: number;
  maxLength: number;
  /** Of these, one may fill so many places. */
  maxOfOne: number;
}

/** @throws TooManyWaitingError (from the queue) when as many wait already as may: memory ends before patience does. */
export const createQueue = ({ atOnce, maxLength, maxOfOne }: QueueOptions): Queue => {
  /** Whose turn it is stands first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let length = 0;

  const turn = (whose: string): Promise<void> => {
    const own = waiting.get(whose) ?? [];
    if (length >= maxLength || own.length >= maxOfOne) throw new TooManyWaitingError();
    length += 1;
    return new Promise((resolve) => waiting.set(whose, [...own, resolve]));
  };

  const startNext = (): void => {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [whose, [next, ...others]] = first;
    waiting.delete(whose);
    if (others.length > 0) waiting.set(whose, others);
    length -= 1;
    next?.();
  };

  const run = async <Result>(whose: string, work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await turn(whose);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
  return Object.assign(run, { waiting: () => length });
};
