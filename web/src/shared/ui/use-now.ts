import { useSyncExternalStore } from 'react';

const refreshMs = 30_000;

let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the whole page: a list of thousands of tickets has one timer, and no row that is drawn again by it. */
const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  timer ??= setInterval(() => {
    for (const listener of [...listeners]) listener();
  }, refreshMs);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const current = (): Date => {
  if (Math.abs(Date.now() - now.getTime()) >= refreshMs) now = new Date();
  return now;
};

/**
 * What is so at the current time, looked at often enough for what is shown in minutes.
 * @param valueAt gives a primitive: only when it is another one is the component drawn again
 */
export const useNow = <Value extends string | boolean | undefined>(valueAt: (now: Date) => Value): Value =>
  useSyncExternalStore(subscribe, () => valueAt(current()));
