import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { connectDatabase, createLogger } from '@exit-tickets/service-kit';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { findNatsServerForTests, type NatsServer, startNatsServer } from '@exit-tickets/testing/nats-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort, runUntilExit } from '../support/app-process.ts';
import { startOldNats } from '../support/old-nats.ts';
import { startRefusingDatabase } from '../support/refusing-database.ts';

const hasNats = (await findNatsServerForTests()) !== undefined;
/** A program that does not end by itself is killed, and its test fails. */
const timeoutMs = 60_000;

const commands = {
  'reset-link': ['../../services/all-in-one/src/reset-link.ts', 'an@school.example'],
  'reset-link of auth': ['../../services/auth/src/reset-link.ts', 'an@school.example'],
  'bus:dead-letters': ['../../services/all-in-one/src/bus/dead-letters.ts', 'list'],
  backup: ['../../services/all-in-one/src/backup/main.ts', 'backup', '/tmp'],
} as const;
const processes = {
  tickets: ['../../services/tickets/src/main.ts'],
  pdf: ['../../services/pdf/src/main.ts'],
} as const;

const dataDir = folderOfTests();
let refusing: Awaited<ReturnType<typeof startRefusingDatabase>>;
beforeAll(async () => {
  refusing = await startRefusingDatabase();
});
afterAll(async () => {
  refusing.close();
});

/** The environment of a program, with the variables that all programs need. */
const environmentOf = async (environment: Record<string, string>) => {
  const common = {
    ...{ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost', HOST: '127.0.0.1', PORT: String(await freePort()) },
    SESSION_SECRET: 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8',
  };
  // biome-ignore lint/style/noProcessEnv: the program gets the environment of the tests, as a shell would give it
  return { ...process.env, ...common, ...environment };
};
const pathOf = (file = ''): string => fileURLToPath(new URL(file, import.meta.url));

/** Runs a program that must fail; returns its exit code, its log lines, and all other lines. */
const runAndReadLog = async ([file, ...args]: readonly string[], environment: Record<string, string>) => {
  const env = await environmentOf(environment);
  return new Promise<{ code: unknown; lines: string[]; log: string[] }>((resolve) => {
    execFile(process.execPath, [pathOf(file), ...args], { env, timeout: timeoutMs }, (error, stdout, stderr) => {
      const written = (stdout + stderr).split('\n').filter((line) => line !== '');
      const { log = [], lines = [] } = Object.groupBy(written, (line) => (line.startsWith('{') ? 'log' : 'lines'));
      resolve({ code: error?.code, lines, log });
    });
  });
};
const runToFailure = async (program: readonly string[], environment: Record<string, string>) => {
  const { code, lines } = await runAndReadLog(program, environment);
  return { code, lines };
};

/** Starts a service until the end of the test; returns its log so far. */
const startService = async ([file]: readonly string[], environment: Record<string, string>): Promise<() => string> => {
  const child = execFile(process.execPath, [pathOf(file)], { env: await environmentOf(environment) });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stdout?.on('data', (text) => (log += String(text)));
  return () => log;
};

const names = Object.keys(commands) as (keyof typeof commands)[];
const database = 'MONGODB_URL is not valid: expected mongodb://[user:password@]host[:port]/database';
const bus = 'NATS_URL is not valid: expected nats://[user:password@]host[:port]';

describe('an invalid address of the database fails with one line that names the variable,', () => {
  const malformed = { MONGODB_URL: 'mongodb://an:geheim@host:port/exit-tickets' };

  test.each([
    ['mongodb://127.0.0.1:1,/exit-tickets', database],
    ['mongodb://an:100%zz@127.0.0.1:1/exit-tickets', 'MONGODB_URL is not valid: '],
    ['127.0.0.1:27017', 'MONGODB_URL is not valid: Invalid scheme'],
    ['mongodb://an:geheim@127.0.0.1:1/x?retries=1', 'MONGODB_URL is not valid: option retries is not supported'],
    ['mongodb://an:geheim@host:port/exit-tickets', database],
    ['mongodb://an:ge@h?geheim=1@host/exit-tickets', database],
  ])('at the start with %s', async (MONGODB_URL, line) => {
    const { code, lines } = await runUntilExit({ DATA_DIR: dataDir, PORT: '0', MONGODB_URL });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line.replace(/[[\]]/g, '\\$&'))] });
    expect(lines.join()).not.toContain('geheim');
  });

  test.each(names)('in %s', async (name) => {
    const ended = await runToFailure(commands[name], malformed);
    expect(ended).toEqual({ code: 1, lines: [expect.stringContaining(database)] });
  });
});

// Some of these tests wait half a minute, so they run concurrently.
describe.concurrent('a database that refuses the login, or is unreachable,', () => {
  const refuses = 'the database refuses the user and password of MONGODB_USER/MONGODB_PASSWORD, or of MONGODB_URL';

  test.each(names)(
    'makes %s exit with one line',
    async (name) => {
      const MONGODB_URL = `mongodb://${refusing.host}/exit-tickets`;
      const login = { MONGODB_USER: 'an', MONGODB_PASSWORD: 'geheim' };
      expect(await runToFailure(commands[name], { MONGODB_URL, ...login })).toEqual({ code: 1, lines: [refuses] });
      const nowhere = await runToFailure(commands[name], { MONGODB_URL: 'mongodb://127.0.0.1:9/exit-tickets' });
      expect(nowhere).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^the database at MONGODB_URL cannot be reached: .*127\.0\.0\.1:9/)],
      });
    },
    60_000,
  );

  test('makes the start of a service fail after several attempts', async () => {
    const warnings: string[] = [];
    const logger = createLogger({ service: 'test', level: 'silent' });
    vi.spyOn(logger, 'warn').mockImplementation((line) => void warnings.push(String(line)));
    const url = `mongodb://an:geheim@${refusing.host}/exit-tickets`;
    await expect(connectDatabase(url, { name: 'test', logger })).rejects.toThrow(refuses);
    expect(warnings.filter((line) => line.includes(`${refuses}: trying again`)).length).toBeGreaterThan(1);
    expect(warnings.join()).not.toContain('geheim');
  }, 90_000);
});

describe.runIf(hasNats).concurrent('an unusable NATS', () => {
  const refuses = 'NATS refuses the user and password of NATS_USER/NATS_PASSWORD, or of NATS_URL';
  const lacksJetStream =
    'NATS at NATS_URL runs without JetStream: start it with -js, or with jetstream {} in its configuration';
  let locked: NatsServer;
  let withoutJetStream: NatsServer;
  /** The message about each unusable server, and the variables that lead to it. */
  let unusable: (readonly [line: string, environment: Record<string, string>])[];
  beforeAll(async () => {
    locked = await startNatsServer({ user: 'an', password: 'another' });
    withoutJetStream = await startNatsServer({ jetStream: false });
    unusable = [
      [refuses, { NATS_URL: locked.url, NATS_USER: 'an', NATS_PASSWORD: 'geheim' }],
      [lacksJetStream, { NATS_URL: withoutJetStream.url }],
    ];
  });
  afterAll(() => Promise.all([locked.stop(), withoutJetStream.stop()]));

  test('makes a command exit with one line', async () => {
    for (const [line, environment] of unusable)
      expect(await runToFailure(commands['bus:dead-letters'], environment)).toEqual({ code: 1, lines: [line] });
    expect(await runToFailure(commands['bus:dead-letters'], { NATS_URL: 'nats://127.0.0.1:9' })).toEqual({
      code: 1,
      lines: ['NATS at NATS_URL cannot be used: connection refused'],
    });
  });

  test('makes the start of a service fail with one line after several attempts', async () => {
    const ended = await Promise.all(
      unusable.map(async ([line, environment]) => ({ line, ...(await runAndReadLog(processes.pdf, environment)) })),
    );
    for (const { line, code, lines, log } of ended) {
      expect({ code, lines }).toEqual({ code: 1, lines: [`pdf: ${line}`] });
      expect(log.filter((one) => one.includes(`${line}: trying again`)).length).toBeGreaterThan(1);
      expect(log.join()).not.toContain('geheim');
    }
  });
});

describe('a database without a user', () => {
  /** The log of the tickets service until it has failed to reach its database. */
  const logOf = async (MONGODB_URL: string): Promise<string> => {
    const log = await startService(processes.tickets, { NATS_URL: 'nats://127.0.0.1:9', MONGODB_URL });
    await expect.poll(log).toContain('not there yet');
    return log();
  };
  const warning = 'MONGODB_URL has no user, and its host may be reached from outside';

  test.each(['mongodb://198.51.100.7:9/x', 'mongodb://db.school.invalid/x'])(
    'causes a warning when others may reach it: %s',
    async (url) => {
      expect((await logOf(url)).split(warning)).toHaveLength(2);
    },
  );

  test.each(['mongodb://127.0.0.1:9/x', 'mongodb://10.1.2.3:9,mongo:9/x', 'mongodb://an:geheim@db.school.invalid/x'])(
    'causes no warning on a private host, and neither does one with a user: %s',
    async (url) => {
      expect(await logOf(url)).not.toContain(warning);
    },
  );
});

describe('an invalid address of NATS fails with one line that names the variable,', () => {
  const urls = ['nats', 'nats://an:geheim@', 'nats://an:100%zz@nats:4222', 'nats://one:1,'];

  test.each(urls)('at the start with %s', async (NATS_URL) => {
    expect(await runUntilExit({ DATA_DIR: dataDir, PORT: '0', NATS_URL })).toEqual({ code: 1, lines: [bus] });
  });

  test('in a service with a database and in one without', async () => {
    const environment = { NATS_URL: 'nats', MONGODB_URL: 'mongodb://127.0.0.1:9/exit-tickets' };
    for (const [name, program] of Object.entries(processes))
      expect(await runToFailure(program, environment)).toEqual({ code: 1, lines: [`${name}: ${bus}`] });
  });

  test('in a command', async () => {
    expect(await runToFailure(commands['bus:dead-letters'], { NATS_URL: 'nats' })).toEqual({ code: 1, lines: [bus] });
  });
});

test('an older NATS causes a warning with its version and the required one', async () => {
  const old = await startOldNats();
  onTestFinished(() => old.close());
  const log = await startService(processes.pdf, { NATS_URL: old.url });
  await expect.poll(log).toMatch(/"level":40,.*NATS 2\.9\.25 cannot be told .*: take 2\.10 or newer"/);
});

test.runIf(hasNats)(
  'a service that waits for its database and for NATS reports it in its log, and in its metrics until they are available',
  async () => {
    const [mongoPort, METRICS_PORT] = [await freePort(), String(await freePort())];
    const nats = await startNatsServer();
    onTestFinished(() => nats.stop());
    await nats.kill();
    const MONGODB_URL = `mongodb://127.0.0.1:${mongoPort}/exit-tickets`;
    const log = await startService(processes.tickets, { NATS_URL: nats.url, MONGODB_URL, METRICS_PORT });
    /** The metric of each dependency of the service. */
    const dependencies = async (): Promise<Record<string, number>> => {
      const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).catch(() => undefined);
      const text = (await answer?.text()) ?? '';
      const series = text.matchAll(/^exit_tickets_dependency_up\{service="tickets",dependency="(\w+)"\} (\d)$/gm);
      return Object.fromEntries([...series].map(([, dependency, value]) => [dependency, Number(value)]));
    };
    await expect.poll(dependencies).toEqual({ database: 0 });
    await expect.poll(log).toContain('the database is not there yet, trying again');
    const mongo = await startEmbeddedMongo({ dataDir: join(dataDir, 'database'), tcpPort: mongoPort });
    onTestFinished(() => mongo.close());
    await expect.poll(dependencies).toEqual({ bus: 0 });
    await expect.poll(log).toContain('NATS at NATS_URL cannot be used: connection refused: trying again');
    await nats.restart();
    await expect.poll(dependencies).toEqual({ database: 1, bus: 1 });
  },
);
