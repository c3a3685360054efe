import type { Logger } from 'pino';
import { findNatsServerForTests, startNatsServer } from '../../../testing/src/nats-server/index.ts';
import { type Bus, createInProcessBus } from '../../src/index.ts';
import { connectNats } from '../../src/nats/index.ts';
import { readDeadLetters } from './dead-letter-stream.ts';
import { fastRetry } from './messages.ts';

export interface Letter {
  consumer: string;
  event: unknown;
  error: string;
}

/** A bus as a service gets it, with access to its dead letters. */
export interface Running {
  bus: Bus;
  deadLetters(): Promise<Letter[]>;
  stop(): Promise<void>;
}

export interface Deployment {
  name: string;
  start(logger: Logger): Promise<Running>;
}

const embedded: Deployment = {
  name: 'in one process',
  start: async (logger) => {
    const letters: Letter[] = [];
    const deadLetters = { add: async (letter: Letter) => void letters.push(letter) };
    const bus = createInProcessBus({ logger, deadLetters, retry: fastRetry });
    return { bus, deadLetters: async () => letters, stop: () => bus.close() };
  },
};

const distributed: Deployment = {
  name: 'on NATS',
  start: async (logger) => {
    const server = await startNatsServer();
    const bus = await connectNats({ url: server.url, name: 'sums', logger, retry: fastRetry });
    return {
      bus,
      deadLetters: () => readDeadLetters(server.url),
      stop: async () => {
        await bus.close();
        await server.stop();
      },
    };
  },
};

/** Whether a nats-server is available; without one the tests on NATS are skipped, with a message. */
export const hasNats = (await findNatsServerForTests()) !== undefined;

export const deployments: Deployment[] = hasNats ? [embedded, distributed] : [embedded];
