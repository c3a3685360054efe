/** Time without an answer after which the page reports that it is still waiting, in ms. */
export const slowAfterMs = 10_000;

let slowCalls = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  slowCalls += by;
  for (const listen of listeners) listen();
};

/** Counts a call as slow from `slowAfterMs` until it is answered. */
export const watchForSlowness = async <Result>(answer: Promise<Result>): Promise<Result> => {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    change(1);
  }, slowAfterMs);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (isSlow) change(-1);
  }
};

/** Whether a call is slow now, for React's `useSyncExternalStore`. */
export const hasSlowCall = (): boolean => slowCalls > 0;
export const onSlownessChange = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};
