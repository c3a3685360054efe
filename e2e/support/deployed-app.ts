import { services } from '@exit-tickets/contracts';
import { connectDatabase, createLogger, type ServiceContext } from '@exit-tickets/service-kit';
import { afterAll, beforeAll, vi } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort, startApp, temporaryDataDir } from './app-process.ts';
import { startedProject } from './compose.ts';
import { prepareProcesses } from './service-processes.ts';
import { startAll } from './start-all.ts';

type Environment = Record<string, string>;

/** The whole app, in the deployment that the tests run against. */
export interface DeployedApp {
  url: string;
  /** Direct access to the database, bypassing the app. */
  readonly database: ServiceContext['database'];
  /** The folder with the files of the database. */
  readonly dataDir: string;
  /** Stops it cleanly and starts it again with its stored data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The whole app outside the tests' process, except for the database if each service is a process. */
export interface KillableApp {
  url: string;
  /** Kills all its processes (SIGKILL), and starts it again with its stored data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The deployment under test: a process per service (vitest.distributed.config.ts), a container per service
 * (vitest.containers.config.ts), or one process.
 */
// biome-ignore lint/style/noProcessEnv: set by the configuration of the tests
const deployment = process.env.TEST_DEPLOYMENT;

/** Whether each service is a separate process. */
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

/** Uses the running containers, which all tests share. */
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

/** Starts the whole app with these settings and those of all tests. Service processes get compose's variables. */
export const startDeployedApp = (environment: Environment = {}): Promise<DeployedApp> =>
  (startIn[deployment ?? ''] ?? startInOneProcess)(environment);

/** The whole app with these settings, from before the first test of a file or a group until after its last. */
export const deployedApp = (environment: () => Environment = () => ({})): Omit<DeployedApp, 'close'> => {
  let app: DeployedApp;
  beforeAll(async () => {
    app = await startDeployedApp(environment());
  });
  afterAll(() => app?.close());
  return {
    get url() {
      return app.url;
    },
    get database() {
      return app.database;
    },
    get dataDir() {
      return app.dataDir;
    },
    restart: () => app.restart(),
  };
};

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

/** Checks a condition: once if the app is one process; repeatedly if it is several, until they have notified each other. */
export const oncePropagated = (check: () => Promise<void>): Promise<void> =>
  isDistributed ? vi.waitFor(check) : check();
