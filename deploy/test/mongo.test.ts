import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCompose } from './support/compose.ts';
import { newVariables } from './support/deployment.ts';
import { guessable } from './support/guessable.ts';
import { root } from './support/root.ts';

const folder = join(root, 'deploy', 'mongo');
const script = readFileSync(join(folder, 'prepare.js'), 'utf8');
const password = `quite long a$b'"#c`;

/** The parts of a database that prepare.js uses in mongosh; it is new until the script has run once. */
const createDatabase = () => {
  const calls: string[] = [];
  const roles = new Map<string, unknown>();
  const users = new Map<string, unknown>();
  let isInitiated = false;
  let refusals = 2;
  const database = {
    getRole: (name: string) => roles.get(name),
    createRole: ({ role, ...rest }: { role: string }) => calls.push(`create ${role}`) && roles.set(role, rest),
    updateRole: (role: string, rest: unknown) => roles.set(role, rest),
    getUser: (name: string) => users.get(name),
    createUser: ({ user, ...rest }: { user: string }) => users.set(user, rest),
    updateUser: (user: string, rest: unknown) => users.set(user, rest),
  };
  const admin = {
    adminCommand: (command: { replSetGetStatus?: 1; replSetInitiate?: unknown; hello?: 1 }) => {
      if (command.replSetGetStatus && !isInitiated) throw Object.assign(new Error('no replset'), { code: 94 });
      if (command.replSetInitiate) {
        calls.push(`initiate ${JSON.stringify(command.replSetInitiate)}`);
        isInitiated = true;
      }
      return { isWritablePrimary: isInitiated };
    },
    getSiblingDB: (name: string) => (name === 'exit-tickets' ? database : undefined),
  };
  const connect = (url: string) => {
    calls.push(`connect ${url}`);
    refusals -= 1;
    if (refusals >= 0) throw new Error('connection refused');
    return admin;
  };
  const runScript = (passwords: Record<string, string>, rootPassword = password) => {
    calls.length = 0;
    runInNewContext(script, {
      ...{ connect, require: createRequire(import.meta.url), __dirname: folder, print: () => undefined },
      sleep: () => undefined,
      process: { env: { MONGO_HOST: 'mongo:27017', MONGO_ROOT_PASSWORD: rootPassword, ...passwords } },
    });
  };
  return { calls, roles, users, runScript };
};

/** The users of the database in docker-compose.yml. */
const names = Object.values(readCompose(newVariables()).services).flatMap(
  ({ environment }) => environment.MONGODB_USER?.toUpperCase() ?? [],
);
const passwordsWith = (end: string) =>
  Object.fromEntries(names.map((name) => [`MONGO_${name}_PASSWORD`, `${name} has quite a long one ${end}`]));

test('a new database becomes a replica set of one with a user for each service, once it accepts connections', () => {
  const { calls, roles, users, runScript } = createDatabase();
  runScript(passwordsWith(password));
  expect(calls.filter((call) => call.startsWith('connect'))).toHaveLength(3);
  expect(decodeURIComponent(new URL(calls[0]?.replace('connect ', '') ?? '').password)).toBe(password);
  expect(calls).toContain('initiate {"_id":"rs0","members":[{"_id":0,"host":"mongo:27017"}]}');
  expect(users.get('tickets')).toMatchObject({
    pwd: `TICKETS has quite a long one ${password}`,
    roles: [{ role: 'tickets', db: 'exit-tickets' }],
  });
  expect(users.get('operator')).toMatchObject({
    roles: [
      { role: 'readWrite', db: 'exit-tickets' },
      { role: 'clusterMonitor', db: 'admin' },
    ],
  });
  expect([...users.keys()].sort()).toEqual(names.map((name) => name.toLowerCase()).sort());
  expect(JSON.stringify(roles.get('gateway'))).toContain('"resource":{"db":"exit-tickets","collection":"limits"}');
});

test('a service has no rights to collections of another, except the lists of migrations and of streams', () => {
  const { roles, runScript } = createDatabase();
  runScript(passwordsWith('1'));
  const all = [...roles.values()].flatMap((role) => JSON.stringify(role).match(/(?<="collection":")\w+/g) ?? []);
  const shared = all.filter((name, index) => all.indexOf(name) !== index);
  expect(new Set(shared)).toEqual(new Set(['bus_streams', 'migrations']));
});

test('a password can be in a file, like a secret of Docker', () => {
  const { users, runScript } = createDatabase();
  const path = join(folderOfTest(), 'secret');
  writeFileSync(path, `${password}\n`);
  runScript({ ...passwordsWith('1'), MONGO_AUTH_PASSWORD: '', MONGO_AUTH_PASSWORD_FILE: path });
  expect(users.get('auth')).toMatchObject({ pwd: password });
});

test('a second run creates nothing again, and sets the current passwords', () => {
  const { calls, users, runScript } = createDatabase();
  runScript(passwordsWith('1'));
  runScript(passwordsWith('2'));
  expect(calls.filter((call) => !call.startsWith('connect'))).toEqual([]);
  expect(users.get('auth')).toMatchObject({ pwd: 'AUTH has quite a long one 2' });
});

test.each(guessable)(
  'a guessable password is refused before anything is done, and its variable is named: %s',
  (guessed) => {
    const { calls, runScript } = createDatabase();
    expect(() => runScript({ ...passwordsWith('1'), MONGO_AUTH_PASSWORD: guessed })).toThrow(/^MONGO_AUTH_PASSWORD /);
    expect(() => runScript(passwordsWith('1'), guessed)).toThrow(/^MONGO_ROOT_PASSWORD /);
    expect(calls).toEqual([]);
  },
);

describe('the MongoDB of docker-compose.yml', () => {
  const { mongo, 'mongo-key': keyMaker } = readCompose(newVariables()).services;

  test('is healthy only as the primary, and checked rarely once it is up', () => {
    const seconds = z.templateLiteral([z.number(), 's']).transform((text) => Number.parseInt(text, 10));
    const { healthcheck } = z
      .object({ healthcheck: z.object({ test: z.array(z.string()), interval: seconds, start_interval: seconds }) })
      .parse(mongo);
    const codeWhen = (isWritablePrimary: boolean): unknown => {
      const codes: unknown[] = [];
      const db = { hello: () => ({ isWritablePrimary }) };
      runInNewContext(healthcheck.test.at(-1) ?? '', { db, quit: (code: unknown) => codes.push(code) });
      return codes[0];
    };
    expect([codeWhen(true), codeWhen(false)]).toEqual([0, 1]);
    expect(healthcheck.interval).toBeGreaterThanOrEqual(60);
    expect(healthcheck.start_interval).toBeLessThan(healthcheck.interval);
  });

  test('has a key file that only its user can read, made once, also after an interrupted start', () => {
    const home = '/data/configdb';
    const [shell = '', ...args] = [...(keyMaker?.entrypoint ?? []), ...(keyMaker?.command ?? [])];
    expect(mongo?.command.join(' ')).toContain(`--keyFile ${home}/key`);
    expect([mongo?.user, mongo?.volumes]).toEqual([keyMaker?.user, expect.arrayContaining(keyMaker?.volumes ?? [])]);
    const folder = folderOfTest();
    const make = () =>
      execFileSync(
        shell,
        args.map((word) => word.replaceAll(home, folder)),
      );
    const key = join(folder, 'key');
    writeFileSync(join(folder, 'draft'), 'half of one', { mode: 0o400 });
    make();
    expect(statSync(key).mode & 0o777).toBe(0o400);
    const made = readFileSync(key, 'utf8');
    // MongoDB accepts 6 to 1,024 characters of base64, not counting white space.
    expect(made.replace(/\s/g, '')).toMatch(/^[\w+/=]{600,1024}$/);
    make();
    expect(readFileSync(key, 'utf8')).toBe(made);
  });
});
