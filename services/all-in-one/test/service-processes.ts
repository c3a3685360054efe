import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServiceName, services } from '@exit-tickets/contracts';
import { type EmbeddedMongo, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { urlVariables } from '@exit-tickets/gateway/config';
import { type NatsServer, startNatsServer } from '@exit-tickets/testing/nats-server';
import { freePort, temporaryDataDir } from './app-process.ts';

type ProcessName = ServiceName | 'gateway';

const mainOf = (name: ProcessName): string =>
  fileURLToPath(new URL(`../../../services/${name}/src/main.ts`, import.meta.url));

/** Every service as a process of its own, on one NATS and one MongoDB, with the gateway in front. */
export interface ServiceProcesses {
  /** Where the gateway is. */
  url: string;
  start(name: ProcessName): void;
  /** Starts a second one where the first is, and gives its exit code. */
  startInVain(name: ProcessName): Promise<number | null>;
  /** Ends one and gives its exit code, or the signal that ended it. */
  stop(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>;
  /** Whatever the processes wrote; empty as long as none has anything to warn of. */
  output(): string;
  close(): Promise<void>;
}

/** Prepares the deployment; nothing runs yet but NATS and the database. */
export const prepareProcesses = async (): Promise<ServiceProcesses> => {
  const dataDir = await temporaryDataDir();
  const nats: NatsServer = await startNatsServer();
  const mongo: EmbeddedMongo = await startEmbeddedMongo({ dataDir: join(dataDir.path, 'database'), tcpPort: 0 });
  const running = new Map<ProcessName, ChildProcess>();
  const names: ProcessName[] = ['gateway', ...services];
  const ports = new Map<ProcessName, number>();
  for (const name of names) ports.set(name, await freePort());
  const urlOf = (name: ProcessName): string => `http://127.0.0.1:${ports.get(name)}`;
  const environment = {
    HOST: '127.0.0.1',
    NATS_URL: nats.url,
    SESSION_SECRET: 'one secret for all services that has 32 bytes or more',
    PUBLIC_URL: urlOf('gateway'),
    LOG_LEVEL: 'warn',
    BCRYPT_COST: '4',
    ...urlVariables(urlOf),
  };
  let output = '';

  const spawnService = (name: ProcessName): ChildProcess => {
    const child = spawn(process.execPath, [mainOf(name)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // biome-ignore lint/style/noProcessEnv: a service gets the environment of the tests, as a shell would give it
        ...process.env,
        ...environment,
        PORT: String(ports.get(name)),
        // A service without a database must not need its address.
        ...(name !== 'pdf' && { MONGODB_URL: mongo.url }),
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += `${name}: ${chunk}`;
      });
    return child;
  };

  const stop: ServiceProcesses['stop'] = async (name, signal) => {
    const child = running.get(name);
    if (!child) return null;
    running.delete(name);
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    return child.exitCode ?? child.signalCode;
  };

  return {
    url: urlOf('gateway'),
    start: (name) => {
      running.set(name, spawnService(name));
    },
    startInVain: async (name) => {
      const child = spawnService(name);
      await once(child, 'exit');
      return child.exitCode;
    },
    stop,
    output: () => output,
    close: async () => {
      await Promise.all(names.map((name) => stop(name, 'SIGKILL')));
      await mongo.close();
      await nats.stop();
      await dataDir.remove();
    },
  };
};
