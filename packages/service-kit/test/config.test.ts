import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, flag, loadConfig, secrets, wholeNumber } from '../src/index.ts';

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  SESSION_SECRET: secrets,
  DEMO: flag.default(false),
});
const secret = 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8';
const another = 'Qm3TnW8vEy5RkU1sLp6BgXz0CdJf4HaO';

test('an empty variable counts as unset', () => {
  expect(loadConfig(schema, { PORT: '', SESSION_SECRET: secret, DEMO: '' })).toMatchObject({ PORT: 3000, DEMO: false });
});

test('every invalid variable is named, and a missing one is called missing', () => {
  const load = () => loadConfig(schema, { PORT: 'eighty', DEMO: 'perhaps' });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/PORT is not valid.*SESSION_SECRET is not set.*DEMO is not valid/s);
});

test('what is wrong is said in plain words', () => {
  const others = z.object({
    COST: wholeNumber(4, 15).optional(),
    DEMO: flag.optional(),
    SCOPE: z.enum(['all', 'none']).optional(),
    SITE: z.url({ protocol: /^https?$/ }).optional(),
    HELP: z.email().optional(),
    NAME: z.string().max(3).optional(),
  });
  const wrong = { DEMO: 'perhaps', SCOPE: 'some', SITE: 'school', HELP: 'desk', NAME: 'long' };
  const range = 'COST is not valid: must be a whole number from 4 to 15';
  for (const COST of ['many', '4.5', '16.5', '3', '16'])
    expect(() => loadConfig(others, { COST, ...wrong })).toThrow(
      new ConfigError(
        [
          range,
          'DEMO is not valid: must be true or false',
          'SCOPE is not valid: must be one of all, none',
          'SITE is not valid: write it whole, as in https://school.example',
          'HELP is not valid: must be an e-mail address',
          'NAME is not valid: must have at most 3 characters',
        ].join('; '),
      ),
    );
});

test('a secret may be a list, each of at least 32 bytes', () => {
  const two = `${secret}, ${another}`;
  expect(loadConfig(schema, { SESSION_SECRET: two }).SESSION_SECRET).toEqual([secret, another]);
  expect(() => loadConfig(schema, { SESSION_SECRET: `${secret},short` })).toThrow(/32 bytes/);
});

test('the value of an invalid secret is not in the message', () => {
  expect(() => loadConfig(schema, { SESSION_SECRET: 'my-password' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('my-password') }),
  );
});

test.each([
  'please-change-me-please-change-me',
  'the Secret of our school and of all of us',
  'x'.repeat(40),
  'abcabcab'.repeat(8),
])('a guessable secret is refused: %s', (guessed) => {
  const load = () => loadConfig(schema, { SESSION_SECRET: `${secret},${guessed}` });
  expect(load).toThrow(
    new ConfigError('SESSION_SECRET is not valid: can be guessed: take one from `openssl rand -hex 32`'),
  );
});
