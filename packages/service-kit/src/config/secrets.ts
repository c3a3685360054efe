import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config.errors.ts';

export type Environment = Record<string, string | undefined>;

/** Servers whose user and password may have separate variables: `NAME_USER` and `NAME_PASSWORD`. */
const servers = ['MONGODB', 'NATS', 'SMTP'];
const secretsOf = (server: string): string[] => [`${server}_URL`, `${server}_PASSWORD`];
const serversIn = (shape: z.core.$ZodShape): string[] => servers.filter((server) => `${server}_URL` in shape);

/**
 * The variables of a schema that may be in a file: append `_FILE` to the name (Docker, Kubernetes). These are its
 * servers' variables, and those marked with `.meta({ isSecret: true })`.
 */
export const secretNamesIn = (shape: z.core.$ZodShape): string[] => [
  ...Object.keys(shape).filter((name) => shape[name] && z.globalRegistry.get(shape[name])?.isSecret),
  ...serversIn(shape).flatMap(secretsOf),
];

const read = (name: string, path: string): string => {
  try {
    // Editors end a file with a line break, which is not part of the secret.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${name} names a file that cannot be read: ${path}`, { cause: error });
  }
};

/** The URL with user and password inserted and encoded, so that they may hold any character. */
const withLogin = (server: string, environment: Environment): string | undefined => {
  const [url, user, password] = ['URL', 'USER', 'PASSWORD'].map((part) => environment[`${server}_${part}`]);
  if (url === undefined || (user === undefined && password === undefined)) return url;
  if (user === undefined || password === undefined)
    throw new ConfigError(`${server}_USER and ${server}_PASSWORD are needed together`);
  if (/^[^/]*\/\/[^/]*@/.test(url)) throw new ConfigError(`${server}_URL has a user already, besides ${server}_USER`);
  return url.replace('://', () => `://${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);
};

/**
 * An environment with these secrets resolved: read from files, or inserted into the URL of their server. Other secrets
 * are left alone, since services may share an environment.
 * @throws {ConfigError} when one is given twice, or its file cannot be read
 */
export const withSecrets = (environment: Environment, shape: z.core.$ZodShape): Environment => {
  const whole = { ...environment };
  for (const name of secretNamesIn(shape)) {
    const path = environment[`${name}_FILE`];
    if (path === undefined) continue;
    if (environment[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: keep one`);
    // Like an empty variable, an empty file counts as unset: a list of secrets may include unused ones.
    whole[name] = read(`${name}_FILE`, path) || undefined;
  }
  for (const server of serversIn(shape)) whole[`${server}_URL`] = withLogin(server, whole);
  return whole;
};
