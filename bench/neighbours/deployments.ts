import { rawCompose } from '@exit-tickets/deploy/testing';
import { z } from 'zod';
import { startAppUnderTest } from '../server/app.ts';
import { spawnServer } from '../server/spawn-server.ts';
import { readMemory, untilIdle } from './process-usage.ts';

/** Callers choose their address; passwords have their production cost. */
const environment = { TRUSTED_PROXIES: 'loopback', BCRYPT_COST: '' };

/** The app under attack. */
export interface Deployment {
  url: string;
  /** Current memory (RSS) of each service in bytes, including its child processes. */
  readMemory(): Record<string, number>;
  /** Waits until it is idle. */
  untilIdle(): Promise<void>;
  /** Memory limit of each service in bytes; empty without limits from docker-compose.yml. */
  memoryLimits: Readonly<Record<string, number>>;
  /** Services that ended unexpectedly, once per end. */
  ended(): readonly string[];
  close(): Promise<void>;
}

const bytesPerUnit = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };
const composeFile = z.object({ services: z.record(z.string(), z.looseObject({ mem_limit: z.string().optional() })) });

/** The memory limits of docker-compose.yml. */
const readMemoryLimits = (): Record<string, number> => {
  const { services } = composeFile.parse(rawCompose());
  const limits = Object.entries(services).flatMap(([name, { mem_limit = '' }]) => {
    const [, count, unit] = /^(\d+)([kmg])$/.exec(mem_limit) ?? [];
    const bytes = z.enum(['k', 'm', 'g']).safeParse(unit);
    return bytes.success ? [[name, Number(count) * bytesPerUnit[bytes.data]] as const] : [];
  });
  return Object.fromEntries(limits);
};

const startServices = async (): Promise<Deployment> => {
  const program = new URL('./deployment.ts', import.meta.url);
  const { url, pid, lines, stop } = await spawnServer(program, [JSON.stringify(environment)], 'ipc');
  const ended: string[] = [];
  lines.on('line', (line) => {
    const [, name] = /^started again (\w+)$/.exec(line) ?? [];
    if (name) ended.push(name);
  });
  return {
    url,
    readMemory: () => {
      const { itself, ...services } = readMemory(pid);
      return services;
    },
    untilIdle: () => untilIdle(pid),
    memoryLimits: readMemoryLimits(),
    ended: () => ended,
    close: stop,
  };
};

const startApp = async (): Promise<Deployment> => {
  const app = await startAppUnderTest(environment);
  const memory = (): number => Object.values(readMemory(app.pid)).reduce((sum, bytes) => sum + bytes, 0);
  return {
    url: app.url,
    readMemory: () => ({ app: memory() }),
    untilIdle: () => untilIdle(app.pid),
    memoryLimits: {},
    ended: () => (memory() === 0 ? ['app'] : []),
    close: app.close,
  };
};

/** In one process as with `npm start`, and in one process per service as with docker-compose.yml. */
export const deployments: Readonly<Record<string, () => Promise<Deployment>>> = {
  app: startApp,
  services: startServices,
};
