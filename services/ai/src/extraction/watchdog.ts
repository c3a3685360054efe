import { workerData } from 'node:worker_threads';
import { z } from 'zod';

// A thread of its own: the thread that reads a file may never get to hear anything again.

const { parentPid, timeoutMs } = z.object({ parentPid: z.int(), timeoutMs: z.number() }).parse(workerData);
/** Often enough that nothing notices a reader that was left alone; each look is one call of the system. */
const lookMs = 500;

setInterval(() => {
  // Who started it is gone, and with it the limits of time and memory that it kept.
  if (process.ppid !== parentPid || performance.now() > timeoutMs) process.kill(process.pid, 'SIGKILL');
}, lookMs);
