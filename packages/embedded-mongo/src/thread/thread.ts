// The program of the server's thread: see server-thread.ts for the other side.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type ServerOptions, startServer } from '../server.ts';
import { type ThreadMessage, type ThreadOrder, toSentError } from './messages.ts';
import { createThreadLogger } from './thread-logger.ts';

if (!parentPort) throw new Error('this is the program of a thread');
const port: MessagePort = parentPort;
const options: ServerOptions = workerData;

const post = (message: ThreadMessage): void => port.postMessage(message);

try {
  const server = await startServer(options, createThreadLogger(post));
  port.on('message', async (_order: ThreadOrder) => {
    await server.close();
    port.close(); // nothing keeps the thread alive, so it ends
  });
  post({ kind: 'ready', url: server.url });
} catch (error) {
  post({ kind: 'refused', error: toSentError(error) });
}
