import { services } from '@exit-tickets/contracts';
import { connectDatabase, createLogger, type ServiceContext } from '@exit-tickets/service-kit';
import { vi } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, startApp, temporaryDataDir } from './app-process.ts';
import { startedProject } from './compose.ts';
import { prepareProcesses } from './service-processes.ts';
import { startAll } from './start-all.ts';

type Environment = Record<string, string>;

/** The whole app, in whichever deployment the tests run against. */
export interface DeployedApp {
  url: string;
  /** What is stored, past the app. */
  readonly database: ServiceContext['database'];
  /** The folder in which the database has its files. */
  readonly dataDir: string;
  /** Ends it in good order and starts it again, with what it has stored. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The whole app, where no part of it runs in the process of the tests but the database of a process for each service. */
export interface KillableApp {
  url: string;
  /** kill -9 of all that it consists of, and another start with what it has stored. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Against what the tests run: a process for each service (vitest.distributed.config.ts), a container for each
 * (vitest.containers.config.ts), or the one process.
 */
// biome-ignore lint/style/noProcessEnv: said by the configuration of the tests
const deployment = process.env.TEST_DEPLOYMENT;

/** Whether each service runs by itself. */
export const isDistributed = deployment !== undefined;

const startInOneProcess = async (environment: Environment): Promise<DeployedApp> => {
  const dataDir = await temporaryDataDir();
  const forTests = { DATA_DIR: dataDir.path, PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent' };
  const start = () => startAllInOne({ ...forTests, ...environment });
  let app = await start();
  return {
    url: app.addresses.local,
    get database() {
      return app.context.database;
    },
    dataDir: dataDir.path,
    restart: async () => {
      await app.context.close();
      app = await start();
    },
    close: async () => {
      await app.context.close();
      await dataDir.remove();
    },
  };
};

const startProcesses = async (environment: Environment) => {
  const processes = await prepareProcesses({ environment });
  const restart = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await Promise.all((['gateway', ...services] as const).map((name) => processes.stop(name, signal)));
    await startAll(processes);
  };
  try {
    await startAll(processes);
  } catch (error) {
    await processes.close();
    throw new Error(`the services did not start: ${processes.output().slice(-2_000)}`, { cause: error });
  }
  return { ...processes, restart };
};

const startInManyProcesses = async (environment: Environment): Promise<DeployedApp> => {
  const { url, databaseUrl, dataDir, restart, close } = await startProcesses(environment);
  const logger = createLogger({ service: 'test', level: 'silent' });
  const database = await connectDatabase(databaseUrl, { name: 'test', logger });
  return {
    url,
    database,
    dataDir,
    restart: () => restart('SIGTERM'),
    close: async () => {
      await database.close();
      await close();
    },
  };
};

/** Those that run already, for all tests. */
const useContainers = async (): Promise<DeployedApp> => {
  const hidden = (): never => {
    throw new Error('only the gateway of docker-compose.yml can be reached');
  };
  return {
    url: startedProject.get().url,
    get database() {
      return hidden();
    },
    get dataDir() {
      return hidden();
    },
    restart: async () => hidden(),
    close: async () => undefined,
  };
};

const startIn: Record<string, (environment: Environment) => Promise<DeployedApp>> = {
  distributed: startInManyProcesses,
  containers: useContainers,
};

/** Starts the whole app with these settings besides those of all tests. Services as processes are given what compose gives them. */
export const startDeployedApp = (environment: Environment = {}): Promise<DeployedApp> =>
  (startIn[deployment ?? ''] ?? startInOneProcess)(environment);

/** Starts the whole app with these settings, for a test that kills it. */
export const startKillableApp = async (environment: Environment = {}): Promise<KillableApp> => {
  if (isDistributed) {
    const { url, restart, close } = await startProcesses(environment);
    return { url, crash: () => restart('SIGKILL'), close };
  }
  const dataDir = await temporaryDataDir();
  const settings = { DATA_DIR: dataDir.path, PORT: String(await freePort()), ...environment };
  let app = await startApp(settings);
  return {
    url: app.url,
    crash: async () => {
      await app.stop('SIGKILL');
      app = await startApp(settings);
    },
    close: async () => {
      await app.stop('SIGKILL');
      await dataDir.remove();
    },
  };
};

/** Has this hold at once within the one process, and between processes once they have told each other what happened. */
export const onceTold = (check: () => Promise<void>): Promise<void> => (isDistributed ? vi.waitFor(check) : check());
