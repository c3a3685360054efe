// Preloaded into the app (--import): on a signal it prints the event loop delay and resets it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const resolutionMs = 1;
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  process.on('SIGUSR2', () => {
    const p99 = Math.max(0, delays.percentile(99) / 1e6 - resolutionMs);
    process.stdout.write(`loop delay p99 ${p99.toFixed(1)} ms\n`);
    delays.reset();
  });
}
