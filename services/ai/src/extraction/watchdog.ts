import { workerData } from 'node:worker_threads';
import { z } from 'zod';

// A separate thread, because the thread that reads a file may block forever.

const { parentPid, timeoutMs } = z.object({ parentPid: z.int(), timeoutMs: z.number() }).parse(workerData);
/** Short enough that an orphaned reader goes unnoticed; each check is one system call. */
const lookMs = 500;

setInterval(() => {
  // Without its parent, nothing enforces the limits of time and memory.
  if (process.ppid !== parentPid || performance.now() > timeoutMs) process.kill(process.pid, 'SIGKILL');
}, lookMs);
