/**
 * Runs work after whatever asks for it, however often: after a pause, so that what comes together is done together, and
 * one run at a time, so that a slow one is never broken off by the next. Asked for during a run, it runs once more.
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
