import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, loadConfig } from '../src/index.ts';

const schema = z.object({ API_KEY: z.string().optional().meta({ isSecret: true }), SMTP_URL: z.url().optional() });
const password = `a$b'"#c`;

describe('a secret', () => {
  let folder: string;
  const fileWith = async (content: string): Promise<string> => {
    const path = join(folder, 'secret');
    await writeFile(path, content);
    return path;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['as it is', password],
    ['without the line break of its last line', `${password}\n`],
  ])('is read from the file that NAME_FILE names, %s', async (_, content) => {
    const API_KEY_FILE = await fileWith(content);
    expect(loadConfig(schema, { API_KEY: '', API_KEY_FILE })).toEqual({ API_KEY: password });
  });

  test('whose file is empty counts as unset', async () => {
    expect(loadConfig(schema, { API_KEY_FILE: await fileWith('\n') })).toEqual({});
  });

  test('that is set twice is refused by its name', async () => {
    const API_KEY_FILE = await fileWith('one');
    const load = () => loadConfig(schema, { API_KEY: 'two', API_KEY_FILE });
    expect(load).toThrow(new ConfigError('API_KEY and API_KEY_FILE are both set: keep one'));
  });

  test('whose file is missing is reported by its name', () => {
    const path = join(folder, 'nowhere');
    expect(() => loadConfig(schema, { API_KEY_FILE: path })).toThrow(
      new ConfigError(`API_KEY_FILE names a file that cannot be read: ${path}`),
    );
  });

  test('can have any characters as the password of a server', async () => {
    const settings = { SMTP_URL: 'smtp://mail:587', SMTP_USER: 'school@example.org' };
    const SMTP_PASSWORD_FILE = await fileWith(password);
    for (const secret of [{ SMTP_PASSWORD: password }, { SMTP_PASSWORD_FILE }]) {
      const {
        username,
        password: encoded,
        host,
      } = new URL(loadConfig(schema, { ...settings, ...secret }).SMTP_URL ?? '');
      expect([username, encoded].map(decodeURIComponent)).toEqual(['school@example.org', password]);
      expect(host).toBe('mail:587');
    }
  });

  test.each([
    [{ SMTP_USER: 'school' }, 'SMTP_USER and SMTP_PASSWORD are needed together'],
    [
      { SMTP_URL: 'smtp://one:p@mail', SMTP_USER: 'two', SMTP_PASSWORD: 'q' },
      'SMTP_URL has a user already, besides SMTP_USER',
    ],
  ])('of a server that is set incompletely or twice is refused: %j', (environment, message) => {
    expect(() => loadConfig(schema, { SMTP_URL: 'smtp://mail', ...environment })).toThrow(new ConfigError(message));
  });

  test('for several servers of one database is in their URL once', () => {
    const database = z.object({ MONGODB_URL: z.string() });
    const environment = { MONGODB_URL: 'mongodb://a,b/x?replicaSet=r', MONGODB_USER: 'u', MONGODB_PASSWORD: 'p@' };
    expect(loadConfig(database, environment).MONGODB_URL).toBe('mongodb://u:p%40@a,b/x?replicaSet=r');
  });

  test('of a server that a service does not use is ignored by that service', () => {
    const tickets = z.object({ MONGODB_URL: z.string() });
    const shared = { MONGODB_URL: 'mongodb://a/x', SMTP_URL: 'smtp://mail', SMTP_USER: 'school', NATS_PASSWORD: 'p' };
    expect(loadConfig(tickets, { ...shared, SMTP_PASSWORD_FILE: '/nowhere' })).toEqual({
      MONGODB_URL: 'mongodb://a/x',
    });
  });
});
