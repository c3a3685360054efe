import { Worker } from 'node:worker_threads';
import type { ReadingOrder } from './child-messages.ts';

const heapMegabytes = 16;

/** Ends this process when the one that started it is gone, or its time is up, whatever it is busy with. */
export const startWatchdog = ({ parentPid, timeoutMs }: Pick<ReadingOrder, 'parentPid' | 'timeoutMs'>): void => {
  new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { parentPid, timeoutMs },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  }).unref();
};
