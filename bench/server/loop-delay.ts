import { type App, startAppUnderTest } from './app.ts';

const reportLoopDelay = new URL('./report-loop-delay.mjs', import.meta.url);

export interface WatchedApp extends App {
  /** The 99th percentile of the app's event loop delay since the last call, in ms. */
  loopDelayMs(): Promise<number>;
}

/** Sends a signal to the app's process; report-loop-delay.mjs prints a line in reply. */
const askLoopDelay = async ({ pid, output }: App): Promise<number> => {
  const figures = () => [...output().matchAll(/loop delay p99 ([\d.]+) ms/g)];
  const before = figures().length;
  process.kill(pid, 'SIGUSR2');
  while (figures().length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  return Number(figures().at(-1)?.[1]);
};

/** The app with event loop monitoring, which uses 2.5 % of a processor: not for measuring processor time. */
export const startWatchedApp = async (environment: Record<string, string>): Promise<WatchedApp> => {
  const app = await startAppUnderTest({ ...environment, NODE_OPTIONS: `--import=${reportLoopDelay}` });
  return { ...app, loopDelayMs: () => askLoopDelay(app) };
};
