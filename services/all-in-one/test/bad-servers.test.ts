import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { connectDatabase, createLogger } from '@exit-tickets/service-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, startInVain, temporaryDataDir } from './app-process.ts';
import { startRefusingDatabase } from './refusing-database.ts';

/** A program that goes on is ended, and fails its test. */
const mostMs = 60_000;

const commands = {
  'reset-link': ['../src/reset-link.ts', 'an@school.example'],
  'reset-link of auth': ['../../auth/src/reset-link.ts', 'an@school.example'],
  'bus:dead-letters': ['../src/bus/dead-letters.ts', 'list'],
  backup: ['../src/backup/main.ts', 'backup', '/tmp'],
} as const;
const processes = {
  tickets: ['../../tickets/src/main.ts'],
  pdf: ['../../pdf/src/main.ts'],
} as const;

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let refusing: Awaited<ReturnType<typeof startRefusingDatabase>>;
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  refusing = await startRefusingDatabase();
});
afterAll(async () => {
  refusing.close();
  await dataDir.remove();
});

/** Runs a program that cannot do its work; gives how it ended, and the lines that it wrote besides its log. */
const runInVain = async ([file, ...args]: readonly string[], environment: Record<string, string>) => {
  const common = {
    ...{ DATA_DIR: dataDir.path, PUBLIC_URL: 'http://localhost', HOST: '127.0.0.1', PORT: String(await freePort()) },
    SESSION_SECRET: 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8',
  };
  // biome-ignore lint/style/noProcessEnv: the program gets the environment of the tests, as a shell would give it
  const env = { ...process.env, ...common, ...environment };
  const path = fileURLToPath(new URL(file ?? '', import.meta.url));
  return new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, [path, ...args], { env, timeout: mostMs }, (error, stdout, stderr) => {
      const lines = (stdout + stderr).split('\n').filter((line) => line !== '' && !line.startsWith('{'));
      resolve({ code: error?.code, lines });
    });
  });
};

const names = Object.keys(commands) as (keyof typeof commands)[];
const database = 'MONGODB_URL is not valid: expected mongodb://[user:password@]host[:port]/database';
const bus = 'NATS_URL is not valid: expected nats://[user:password@]host[:port]';

describe('an address of a database that is none ends in one line that names the variable', () => {
  const malformed = { MONGODB_URL: 'mongodb://an:geheim@host:port/exit-tickets' };

  test.each([
    ['mongodb://127.0.0.1:1,/exit-tickets', database],
    ['mongodb://an:100%zz@127.0.0.1:1/exit-tickets', 'MONGODB_URL is not valid: '],
    ['127.0.0.1:27017', 'MONGODB_URL is not valid: Invalid scheme'],
    ['mongodb://an:geheim@127.0.0.1:1/x?retries=1', 'MONGODB_URL is not valid: option retries is not supported'],
    ['mongodb://an:geheim@host:port/exit-tickets', database],
    ['mongodb://an:ge@h?geheim=1@host/exit-tickets', database],
  ])('at the start with %s', async (MONGODB_URL, line) => {
    const { code, lines } = await startInVain({ DATA_DIR: dataDir.path, PORT: '0', MONGODB_URL });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line.replace(/[[\]]/g, '\\$&'))] });
    expect(lines.join()).not.toContain('geheim');
  });

  test.each(names)('in %s', async (name) => {
    const ended = await runInVain(commands[name], malformed);
    expect(ended).toEqual({ code: 1, lines: [expect.stringContaining(database)] });
  });
});

describe('a database that lets nobody in, or is not there', () => {
  const refuses = 'the database refuses the user and password of MONGODB_USER/MONGODB_PASSWORD, or of MONGODB_URL';

  test.each(names)(
    'is told by %s in a line, which then ends',
    async (name) => {
      const MONGODB_URL = `mongodb://${refusing.host}/exit-tickets`;
      const login = { MONGODB_USER: 'an', MONGODB_PASSWORD: 'geheim' };
      expect(await runInVain(commands[name], { MONGODB_URL, ...login })).toEqual({ code: 1, lines: [refuses] });
      const nowhere = await runInVain(commands[name], { MONGODB_URL: 'mongodb://127.0.0.1:9/exit-tickets' });
      expect(nowhere).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^the database at MONGODB_URL cannot be reached: .*127\.0\.0\.1:9/)],
      });
    },
    60_000,
  );

  test('ends the start of a service, which tries again for a while first', async () => {
    const said: string[] = [];
    const logger = createLogger({ service: 'test', level: 'silent' });
    vi.spyOn(logger, 'warn').mockImplementation((line) => void said.push(String(line)));
    const url = `mongodb://an:geheim@${refusing.host}/exit-tickets`;
    await expect(connectDatabase(url, { name: 'test', logger })).rejects.toThrow(refuses);
    expect(said.filter((line) => line.includes(`${refuses}: trying again`)).length).toBeGreaterThan(1);
    expect(said.join()).not.toContain('geheim');
  }, 90_000);
});

describe('a database without a user', () => {
  /** What the tickets service logs until it has not found its database. */
  const logOf = (MONGODB_URL: string): Promise<string> => {
    const path = fileURLToPath(new URL(processes.tickets[0], import.meta.url));
    const common = { PUBLIC_URL: 'http://localhost', PORT: '0', SESSION_SECRET: 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8' };
    // biome-ignore lint/style/noProcessEnv: the program gets the environment of the tests, as a shell would give it
    const env = { ...process.env, ...common, NATS_URL: 'nats://127.0.0.1:9', MONGODB_URL };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [path], { env, timeout: mostMs }, (_error, stdout) => resolve(stdout));
      child.stdout?.on('data', (text) => {
        if (String(text).includes('not there yet')) child.kill();
      });
    });
  };
  const warning = 'MONGODB_URL has no user, and its host may be reached from outside';

  test.each(['mongodb://198.51.100.7:9/x', 'mongodb://db.school.invalid/x'])(
    'is warned of at the start where others may reach it: %s',
    async (url) => {
      expect((await logOf(url)).split(warning)).toHaveLength(2);
    },
  );

  test.each(['mongodb://127.0.0.1:9/x', 'mongodb://10.1.2.3:9,mongo:9/x', 'mongodb://an:geheim@db.school.invalid/x'])(
    'is not warned of where they may not, or where it has one: %s',
    async (url) => {
      const log = await logOf(url);
      expect(log).toContain('not there yet');
      expect(log).not.toContain(warning);
    },
  );
});

describe('an address of NATS that is none ends in one line that names the variable', () => {
  const urls = ['nats', 'nats://an:geheim@', 'nats://an:100%zz@nats:4222', 'nats://one:1,'];

  test.each(urls)('at the start with %s', async (NATS_URL) => {
    expect(await startInVain({ DATA_DIR: dataDir.path, PORT: '0', NATS_URL })).toEqual({ code: 1, lines: [bus] });
  });

  test('in a service with a database and in one without', async () => {
    const environment = { NATS_URL: 'nats', MONGODB_URL: 'mongodb://127.0.0.1:9/exit-tickets' };
    for (const [name, program] of Object.entries(processes))
      expect(await runInVain(program, environment)).toEqual({ code: 1, lines: [`${name}: ${bus}`] });
  });

  test('in a command', async () => {
    expect(await runInVain(commands['bus:dead-letters'], { NATS_URL: 'nats' })).toEqual({ code: 1, lines: [bus] });
  });
});
