import type { Bus } from '@exit-tickets/bus';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Logger } from './log.ts';
import type { Sessions } from './sessions.ts';

/** What a service without a database is built from. A service never knows which deployment made these. */
export interface StatelessParts {
  bus: Bus;
  logger: Logger;
  sessions: Sessions;
  /** The time; held still in tests. */
  now: () => Date;
}

/** What a service is built from. */
export interface ServiceParts extends StatelessParts {
  /** The service's own collections live here, and it reads no others. */
  database: Connection;
}

/** A service that is built but does not listen yet. */
export interface Service {
  app: FastifyInstance;
  /** Finishes what is under way and stops what the service itself started; not the bus, not the database. */
  close(): Promise<void>;
}
