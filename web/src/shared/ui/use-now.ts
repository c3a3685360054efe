import { useSyncExternalStore } from 'react';

const refreshMs = 30_000;

let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the whole page: a list of thousands of tickets uses one timer, which by itself re-renders no row. */
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
 * A value derived from the current time, refreshed often enough for a display in minutes.
 * @param valueAt returns a primitive; the component re-renders only when it changes
 */
export const useNow = <Value extends string | boolean | undefined>(valueAt: (now: Date) => Value): Value =>
  useSyncExternalStore(subscribe, () => valueAt(current()));
