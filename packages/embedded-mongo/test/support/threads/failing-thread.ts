// The real program of the server's thread, which a test can make fail at any time.
import { BroadcastChannel } from 'node:worker_threads';

const channel = new BroadcastChannel('embedded-mongo-failure');
channel.onmessage = (event: unknown) => {
  const failure = typeof event === 'object' && event !== null && 'data' in event ? event.data : undefined;
  if (failure === 'throw') throw new RangeError('a command went very wrong');
  for (;;); // hangs
};
channel.unref();
await import('../../../src/thread/thread.ts');
