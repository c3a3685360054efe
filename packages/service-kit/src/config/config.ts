import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from './config.errors.ts';
import { type Environment, withSecrets } from './secrets.ts';

/** A switch: `true`, `1`, `yes` or `false`, `0`, `no`. */
export const flag = z.stringbool('must be true or false');

/** A whole number within a range, from text. */
export const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(error).int({ error, abort: true }).min(min, error).max(max, error);
};

const placeholder = /change|secret|example|password|geheim|12345678/i;
const minDifferentCharacters = 10;

/** Whether a secret is a placeholder, or little more than one repeated character. */
const canBeGuessed = (secret: string): boolean =>
  placeholder.test(secret) || new Set(secret).size < minDifferentCharacters;

const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, { error: 'needs at least 32 bytes', abort: true })
  .refine((text) => !canBeGuessed(text), 'can be guessed: take one from `openssl rand -hex 32`');

/** One or several secrets, separated by commas: the first signs, all verify. Each has at least 32 random bytes. */
export const secrets = z
  .string()
  .transform((list) => list.split(',').map((text) => text.trim()))
  .pipe(z.array(secret).min(1));

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const isServerAddress = (text: string): boolean => {
  const url = URL.parse(text.trim());
  return url !== null && url.host !== '' && isDecodable(url.username + url.password);
};

/** The address of NATS; servers of a cluster are separated by commas. */
export const natsUrl = z
  .string()
  .refine((urls) => urls.split(',').every(isServerAddress), 'expected nats://[user:password@]host[:port]');

/** Also rejects `https://https://tickets.example.org`, which parses as a host with a path. */
const hasOnlyHost = (url: string): boolean => {
  const { pathname, search, hash } = new URL(url);
  return /^\/*$/.test(pathname) && search === '' && hash === '';
};

/** A public address, without a trailing slash: the app cannot be below a path. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: 'write it whole, as in https://tickets.example.org', abort: true })
  .refine(hasOnlyHost, { error: 'write it once, with nothing behind the host, as in https://tickets.example.org' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

/** Whether only this machine can reach the host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** What is wrong with a value, for operators, where its schema does not say it. */
const wordingOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_big' && issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.format === 'url') return 'write it whole, as in https://school.example';
  return issue.format === 'email' ? 'must be an e-mail address' : undefined;
};

/**
 * Parses an environment into a frozen configuration. An empty variable counts as unset; a secret may be in a file
 * (secrets.ts).
 * @throws {ConfigError} naming every variable that is missing or wrong
 */
export const loadConfig = <Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> => {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const set = withSecrets(Object.fromEntries(given), schema.shape);
  const parsed = schema.safeParse(set, { error: wordingOf });
  if (parsed.success) {
    Object.freeze(parsed.data);
    return parsed.data;
  }
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${set[name] === undefined ? 'is not set' : `is not valid: ${message}`}`;
  });
  throw new ConfigError(problems.join('; '));
};
