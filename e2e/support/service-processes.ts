import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type ServiceName, services } from '@exit-tickets/contracts';
import {
  readDeployment,
  readNatsEnvironment,
  root,
  setUpCompose,
  startDeployedNats,
  type WatchedDatabase,
  watchCollections,
} from '@exit-tickets/deploy/testing';
import { freeze, startTcpProxy, type TcpProxy } from '@exit-tickets/testing';
import type { NatsServer } from '@exit-tickets/testing/nats-server';
import { freePort, temporaryDataDir } from './app-process.ts';
import { type DatabaseProcess, startDatabaseProcess } from './database-process.ts';

export type ProcessName = ServiceName | 'gateway';

export interface ProcessesOptions {
  /** Replicas per service, each with its own address behind one name; one by default. */
  replicas?: Partial<Record<ProcessName, number>>;
  /** The operator's variables in `.env`. */
  environment?: Record<string, string>;
  /** Whether connections to NATS and to the database can be cut; they then pass through the tests' process. */
  canCutOff?: boolean;
  /**
   * Whether to record which collections each process uses, and which other machines it calls; connections to the
   * database then pass through the tests' process.
   */
  isWatched?: boolean;
  /** Whether each process gets the CPU weight of its container. */
  hasCpuShares?: boolean;
  /** Whether clocks can be moved. */
  canMoveClocks?: boolean;
}

/**
 * Every service as a process, with the gateway in front. Commands and environment are those of docker-compose.yml and
 * the Dockerfile, with hosts and ports rewritten to this machine. The database is the embedded one on TCP, which has no
 * users; NATS is a real one with the configuration and the users of the deployment.
 */
export interface ServiceProcesses {
  /** The address of the gateway, or of a load balancer in front of several. */
  url: string;
  /** The address of each gateway. */
  gatewayUrls: readonly string[];
  /** Starts a replica: by default the first. */
  start(name: ProcessName, replica?: number): void;
  /** Starts a second process at the address of the first replica, and returns its exit code. */
  runUntilExit(name: ProcessName): Promise<number | null>;
  /** Stops a replica and returns its exit code, or the signal that ended it. */
  stop(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL', replica?: number): Promise<number | string | null>;
  /** Suspends the first replica: its connections stay open, but it answers nothing once this resolves. */
  freeze(name: ProcessName): Promise<void>;
  thaw(name: ProcessName): void;
  /** Sets the clock of a service ahead (negative: back), with `canMoveClocks`; resolves when it has taken effect. */
  moveClock(name: ProcessName, aheadMs: number): Promise<void>;
  /** Whether a started replica has ended unexpectedly. */
  hasEnded(name: ProcessName, replica?: number): boolean;
  /** Whether the replica itself reports that it is ready. */
  isReady(name: ProcessName, replica?: number): Promise<boolean>;
  /** Runs an operator's command like `docker compose run --rm operator …`; returns its output and exit code. */
  runOperator(...args: string[]): Promise<{ code: number | null; output: string }>;
  nats: NatsServer;
  database: DatabaseProcess;
  /** The proxies from all processes to NATS and to the database, with `canCutOff`. */
  toNats: TcpProxy;
  toDatabase: TcpProxy;
  /** The direct address of the database, without its proxy. */
  databaseUrl: string;
  /** The folder with the files of the database. */
  dataDir: string;
  /** The collections that a service has used, with `isWatched`. */
  collections(name: string): ReadonlySet<string>;
  /** The other machines that services have called, with `isWatched`. */
  callsOutside(): Promise<{ service: ProcessName; host: string }[]>;
  /** The output of all processes, or of one; empty while none has a warning. */
  output(name?: ProcessName, replica?: number): string;
  close(): Promise<void>;
}

const severalAddresses = new URL('./several-addresses.mjs', import.meta.url);
const callsOutside = new URL('./calls-outside.mjs', import.meta.url);
const movedClock = new URL('./moved-clock.mjs', import.meta.url);
const names: readonly ProcessName[] = ['gateway', ...services];
/** Each replica has its own local address; all use the same port. */
const addressOf = (replica: number): string => `127.0.0.${replica}`;

/** The `nice` value with the weight of a container with these CPU shares: one step is a factor of 1.25. */
const niceness = (cpuShares: number): number => Math.round(Math.log(1024 / cpuShares) / Math.log(1.25));

/** Prepares the deployment; only NATS and the database are running. */
export const prepareProcesses = async ({
  replicas = {},
  environment: operatorVariables = {},
  canCutOff = false,
  isWatched = false,
  hasCpuShares = false,
  canMoveClocks = false,
}: ProcessesOptions = {}): Promise<ServiceProcesses> => {
  const dataDir = await temporaryDataDir();
  // Before `npm run setup:compose`, which reads it.
  await writeFile(
    join(dataDir.path, '.env'),
    operatorVariables.COMPOSE_FILE ? `COMPOSE_FILE=${operatorVariables.COMPOSE_FILE}\n` : '',
  );
  const variables = setUpCompose(dataDir.path);
  const mounted = (value: string): string => value.replace(/^\/run\/secrets\//, join(dataDir.path, 'secrets/'));
  const passwords = Object.entries(readNatsEnvironment(variables)).map(([key, value]) => [key, mounted(value)]);
  const nats: NatsServer = await startDeployedNats(Object.fromEntries(passwords));
  const database: DatabaseProcess = await startDatabaseProcess(join(dataDir.path, 'database'));
  const targetOf = (url: string) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });
  const toNats = await startTcpProxy(targetOf(nats.url));
  const toDatabase = await startTcpProxy(targetOf(database.url));
  const running = new Map<string, ChildProcess>();
  const spawned = new Set<ChildProcess>();
  const ports = new Map<ProcessName, number>();
  for (const name of names) ports.set(name, await freePort());
  const addressesOf = (name: ProcessName): string[] =>
    Array.from({ length: replicas[name] ?? 1 }, (_, index) => addressOf(index + 1));
  const urlOf = (name: ProcessName, host: string): string => `http://${host}:${ports.get(name)}`;
  const hostOf = (name: ProcessName): string => (replicas[name] === undefined ? addressOf(1) : `${name}.test`);
  const addressesFile = join(dataDir.path, 'addresses.json');
  const outOfService = new Set<string>();
  /** Publishes the addresses of each name, except those of replicas that are stopping. */
  const publishAddresses = async (): Promise<void> => {
    const entries = names.map((name) => {
      const addresses = addressesOf(name).filter((_, index) => !outOfService.has(`${name} ${index + 1}`));
      return [`${name}.test`, addresses];
    });
    // Written to a temporary file and renamed, so that readers never see a partial file.
    const written = `${addressesFile}.${randomUUID()}`;
    await writeFile(written, JSON.stringify(Object.fromEntries(entries)));
    await rename(written, addressesFile);
  };
  await publishAddresses();
  const gateways = addressesOf('gateway').map((host) => ({ host, port: ports.get('gateway') ?? 0 }));
  const balancer = await startTcpProxy(...gateways);
  const url = gateways.length > 1 ? `http://127.0.0.1:${balancer.port}` : urlOf('gateway', addressOf(1));
  const forTests = { PUBLIC_URL: url, LOG_LEVEL: 'warn', BCRYPT_COST: '4', DRAIN_SECONDS: '0' };
  const deployment = readDeployment({ ...variables, ...forTests, ...operatorVariables });
  const databaseUrl = new URL(database.url);
  if (canCutOff) databaseUrl.port = String(toDatabase.port);
  const watched = new Map<string, WatchedDatabase>();
  if (isWatched) for (const name of names) watched.set(name, await watchCollections(databaseUrl.href));
  const preloaded = [severalAddresses, ...(canMoveClocks ? [movedClock] : []), ...(isWatched ? [callsOutside] : [])];
  const callsFileOf = (name: ProcessName): string => join(dataDir.path, `calls-of-${name}`);
  const output: { of: string; text: string }[] = [];

  /** Translates an address of the deployment to one of this machine. */
  const here = (name: string, value: string): string => {
    if (value.startsWith('mongodb://')) return watched.get(name)?.url ?? databaseUrl.href;
    if (value.startsWith('nats://')) return canCutOff ? `nats://127.0.0.1:${toNats.port}` : nats.url;
    const service = names.find((one) => value === `http://${one}:3000`);
    return service ? urlOf(service, hostOf(service)) : mounted(value.replace(/^\/app\//, root));
  };

  /** Runs the command of a container of docker-compose.yml on this machine. */
  const spawnContainer = (name: string, args: string[], added: Record<string, string>): ChildProcess => {
    const container = deployment.get(name);
    if (!container) throw new Error(`docker-compose.yml has no ${name}`);
    // The embedded database has no users.
    const { MONGODB_USER, MONGODB_PASSWORD, MONGODB_PASSWORD_FILE, ...environment } = container.environment;
    const rewritten = Object.entries(environment).map(([key, value]) => [key, here(name, value)]);
    // biome-ignore lint/style/noProcessEnv: what a container has of its own is here the machine's
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const [program = '', ...own] = container.command;
    const child = spawn(program.replace(/^node$/, process.execPath), [...own, ...args], {
      cwd: root,
      // The channel ends it with the tests, however these end.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE },
        ...Object.fromEntries(rewritten),
        ...added,
      },
    });
    if (hasCpuShares && child.pid) setPriority(child.pid, niceness(container.cpuShares));
    spawned.add(child);
    return child;
  };

  const spawnService = (name: ProcessName, replica: number): ChildProcess => {
    const child = spawnContainer(name, [], {
      HOST: addressOf(replica),
      PORT: String(ports.get(name)),
      // Containers can all use the same port; processes cannot.
      METRICS_PORT: '0',
      ADDRESSES_FILE: addressesFile,
      CALLS_FILE: callsFileOf(name),
      NODE_OPTIONS: preloaded.map((program) => `--import=${program}`).join(' '),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output.push({ of: `${name} ${replica}`, text: String(chunk) });
      });
    return child;
  };

  const processOf = (name: ProcessName): ChildProcess => {
    const child = running.get(`${name} 1`);
    if (!child) throw new Error(`${name} does not run`);
    return child;
  };

  const stop: ServiceProcesses['stop'] = async (name, signal, replica = 1) => {
    const child = running.get(`${name} ${replica}`);
    if (!child) return null;
    running.delete(`${name} ${replica}`);
    // As in a cluster: a stopping replica gets no new connections.
    const target = name === 'gateway' ? gateways[replica - 1] : undefined;
    if (target) balancer.leaveOut(target);
    if (signal === 'SIGTERM') {
      outOfService.add(`${name} ${replica}`);
      await publishAddresses();
    }
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    if (target) balancer.takeIn(target);
    outOfService.delete(`${name} ${replica}`);
    await publishAddresses();
    return child.exitCode ?? child.signalCode;
  };

  return {
    url,
    gatewayUrls: gateways.map(({ host }) => urlOf('gateway', host)),
    start: (name, replica = 1) => {
      running.set(`${name} ${replica}`, spawnService(name, replica));
    },
    runUntilExit: async (name) => {
      const child = spawnService(name, 1);
      await once(child, 'exit');
      return child.exitCode;
    },
    runOperator: async (...args) => {
      const child = spawnContainer('operator', args, {});
      const written: string[] = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(String(chunk)));
      // By then its output streams have ended, too.
      await once(child, 'close');
      return { code: child.exitCode, output: written.join('') };
    },
    stop,
    freeze: (name) => freeze(processOf(name)),
    thaw: (name) => void processOf(name).kill('SIGCONT'),
    moveClock: async (name, aheadMs) => {
      const child = processOf(name);
      const moved = once(child, 'message');
      child.send({ aheadMs });
      await moved;
    },
    hasEnded: (name, replica = 1) => {
      const child = running.get(`${name} ${replica}`);
      return child !== undefined && (child.exitCode !== null || child.signalCode !== null);
    },
    isReady: async (name, replica = 1) => {
      const path = name === 'gateway' ? '/api/health' : '/health';
      const answer = await fetch(urlOf(name, addressOf(replica)) + path).catch(() => undefined);
      return answer?.status === 200;
    },
    nats,
    database,
    toNats,
    toDatabase,
    databaseUrl: database.url,
    dataDir: dataDir.path,
    collections: (name) => watched.get(name)?.collections() ?? new Set(),
    callsOutside: async () => {
      const written = await Promise.all(names.map((name) => readFile(callsFileOf(name), 'utf8').catch(() => '')));
      return names.flatMap((service, index) =>
        [...(written[index] ?? '').matchAll(/.+/g)].map(([host]) => ({ service, host })),
      );
    },
    output: (name, replica = 1) =>
      output
        .filter(({ of }) => name === undefined || of === `${name} ${replica}`)
        .map(({ of, text }) => `${of}: ${text}`)
        .join(''),
    close: async () => {
      await Promise.all(names.flatMap((name) => addressesOf(name).map((_, index) => stop(name, 'SIGKILL', index + 1))));
      // Includes processes for which a failed test was still waiting.
      for (const child of spawned) child.kill('SIGKILL');
      for (const one of watched.values()) one.close();
      await Promise.all([balancer, toNats, toDatabase].map((proxy) => proxy.close()));
      await database.kill();
      await nats.stop();
      await dataDir.remove();
    },
  };
};
