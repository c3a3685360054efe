import { read } from 'node:fs';
import { closeGracefully, createLogger } from '../src/index.ts';

// A process that cannot stop, with a thread that waits forever, as on a disk that is gone; used by shutdown.test.ts.
const [, , why] = process.argv;
const nobodyWritesHere = 0;
read(nobodyWritesHere, () => undefined);
const close = (): Promise<void> =>
  why === 'fails' ? Promise.reject(new Error('this cannot be closed')) : new Promise(() => undefined);
closeGracefully({ logger: createLogger({ service: 'test' }), stop: close, close });
process.stdout.write('ready\n');
