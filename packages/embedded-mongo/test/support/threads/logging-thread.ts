// A thread that serves nothing, and dies after it has logged.
import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from '../../../src/thread/messages.ts';
import { createThreadLogger } from '../../../src/thread/thread-logger.ts';

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);
const logger = createThreadLogger(post);
parentPort?.once('message', () => {
  logger.info({ removed: 3 }, 'expired documents removed');
  const err = Object.assign(new TypeError('no such thing', { cause: new Error('why') }), { code: 'ENOTHING' });
  logger.error({ err }, 'database command failed');
  throw err;
});
post({ kind: 'ready', url: 'mongodb://nowhere' });
