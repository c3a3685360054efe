import { Worker } from 'node:worker_threads';
import type { ReadingOrder } from './child-messages.ts';

const heapMegabytes = 16;

/** Ends this process when its parent is gone or its time is up, even if the main thread is blocked. */
export const startWatchdog = ({ parentPid, timeoutMs }: Pick<ReadingOrder, 'parentPid' | 'timeoutMs'>): void => {
  new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { parentPid, timeoutMs },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  }).unref();
};
