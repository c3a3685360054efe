import { type App, startAppUnderTest } from './app.ts';

const reportLoopDelay = new URL('./report-loop-delay.mjs', import.meta.url);

export interface WatchedApp extends App {
  /** The longest that all but one in a hundred turns of the app's event loop took since the last call, in ms. */
  loopDelayMs(): Promise<number>;
}

/** Asks the app's process by a signal, to which report-loop-delay.mjs answers with a line. */
const askLoopDelay = async ({ pid, output }: App): Promise<number> => {
  const figures = () => [...output().matchAll(/loop delay p99 ([\d.]+) ms/g)];
  const before = figures().length;
  process.kill(pid, 'SIGUSR2');
  while (figures().length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  return Number(figures().at(-1)?.[1]);
};

/** The app with its event loop watched, which costs it a fortieth of a processor: not for measuring processor time. */
export const startWatchedApp = async (environment: Record<string, string>): Promise<WatchedApp> => {
  const app = await startAppUnderTest({ ...environment, NODE_OPTIONS: `--import=${reportLoopDelay}` });
  return { ...app, loopDelayMs: () => askLoopDelay(app) };
};
