import { join } from 'node:path';
import { type Bus, connectNats, createInProcessBus, mongoDeadLetters } from '@exit-tickets/bus';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { connectDatabase, createSessions, type Logger, type ServiceParts } from '@exit-tickets/service-kit';
import type { StackConfig } from './config.ts';
import { noteDatabase, openDataDir } from './data-dir.ts';
import { keptSecrets } from './session-secret.ts';

export interface Foundations {
  parts: ServiceParts;
  /** Lets events flow, now that everyone who listens is there. */
  release(): void;
  close(): Promise<void>;
}

type Closing = () => Promise<void>;

/** Ends the process at once: nothing can be answered any more, and closing in good order would wait for the database. */
const endWith =
  (logger: Logger) =>
  (error: Error): never => {
    logger.fatal({ err: error }, 'the database has died: start the app again, nothing that was saved is lost');
    process.exit(1);
  };

const openDatabase = async (config: StackConfig, logger: Logger, closings: Closing[]) => {
  if (config.MONGODB_URL) return connectDatabase(config.MONGODB_URL, { name: 'stack', logger });
  const dataDir = join(await openDataDir(config.DATA_DIR), 'database');
  const server = await startEmbeddedMongo({ dataDir, logger, onDeath: endWith(logger) });
  closings.push(() => server.close());
  await noteDatabase(config.DATA_DIR, server.url);
  return connectDatabase(server.url, { name: 'stack', logger });
};

/** The database, the bus and the session keys: embedded, or those that the configuration names. */
export const layFoundations = async (config: StackConfig, logger: Logger): Promise<Foundations> => {
  const closings: Closing[] = [];
  const closeAll = async () => {
    for (const close of closings.reverse()) await close();
  };
  try {
    const database = await openDatabase(config, logger, closings);
    closings.push(() => database.close());
    const secrets = config.SESSION_SECRET ?? (await keptSecrets(await openDataDir(config.DATA_DIR)));
    const { bus, release } = await openBus();
    closings.push(() => bus.close());
    const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
    const parts = { bus, database, logger, sessions: createSessions({ secrets, isSecure }), now: () => new Date() };
    return { parts, release, close: closeAll };

    async function openBus(): Promise<{ bus: Bus; release: () => void }> {
      if (config.NATS_URL) {
        const nats = await connectNats({ url: config.NATS_URL, name: 'stack', logger });
        return { bus: nats, release: () => undefined };
      }
      const deadLetters = mongoDeadLetters(database.collection('dead_letters'));
      const inProcess = createInProcessBus({ logger, deadLetters });
      return { bus: inProcess, release: inProcess.hold() };
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
};
