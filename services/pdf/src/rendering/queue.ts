import { TooManyWaitingError } from '../pdf.errors.ts';

/** Runs work, at most `atOnce` at a time, the rest in the order it came. */
export interface Queue {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How much waits for its turn. */
  waiting(): number;
}

/** @throws TooManyWaitingError (from the queue) when `maxLength` wait already: memory ends before patience does. */
export const createQueue = ({ atOnce, maxLength }: { atOnce: number; maxLength: number }): Queue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxLength) throw new TooManyWaitingError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { waiting: () => waiting.length });
};
