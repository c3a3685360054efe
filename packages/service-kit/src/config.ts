import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from './config.errors.ts';
import { type Environment, withSecrets } from './secrets.ts';

/** A switch as people write it in an environment: `true`, `1`, `yes` or `false`, `0`, `no`. */
export const flag = z.stringbool();

/** A whole number in a range, from text. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** One secret, or several separated by commas: the first signs, all verify. Each has at least 32 bytes. */
export const secrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().refine((secret) => Buffer.byteLength(secret) >= 32, 'needs at least 32 bytes')).min(1));

/** An address that people use, without a slash at the end. */
export const publicUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Whether only this machine can reach this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/**
 * Parses an environment into a frozen configuration. An empty variable counts as unset; a secret may also lie in a file
 * (secrets.ts).
 * @throws {ConfigError} naming every variable that is missing or wrong
 */
export const loadConfig = <Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> => {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const set = withSecrets(Object.fromEntries(given), Object.keys(schema.shape));
  const parsed = schema.safeParse(set);
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
