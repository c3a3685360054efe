// Preloaded into the app (--import): throws uncaught errors at a moment chosen by the test.
import { BroadcastChannel, isMainThread, threadName } from 'node:worker_threads';

const database = new BroadcastChannel('fail-in-database');
database.unref();

if (isMainThread) {
  process.on('SIGUSR2', () => {
    throw new Error('a listener threw');
  });
  process.on('SIGWINCH', () => {
    Promise.reject(new Error('nobody waited for this'));
  });
  process.on('SIGIO', () => database.postMessage('fail'));
}
if (threadName === 'embedded-mongo') {
  database.onmessage = () => {
    throw new Error('a command went very wrong');
  };
  database.unref();
}
