/**
 * Returns a function that schedules `work` after a pause, so that calls close together share one run. Runs never
 * overlap, so a slow one is not cut off. A call during a run leads to one more.
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
