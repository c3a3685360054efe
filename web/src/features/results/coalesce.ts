/**
 * Returns a function that schedules `work`: after a pause, so that calls that come together share one run, and one run at
 * a time, so that a slow one is never cut off by the next. A call during a run leads to one more.
 * @param work must not reject
 */
export const coalesce = (work: () => Promise<unknown>, pauseMs: number): (() => void) => {
  let isDue = false;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isDue) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      isDue = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isDue = true;
    if (!isRunning) void run();
  };
};
