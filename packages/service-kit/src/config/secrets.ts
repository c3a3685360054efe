import { readFileSync } from 'node:fs';
import { ConfigError } from './config.errors.ts';

export type Environment = Record<string, string | undefined>;

/** The servers whose user and password may stand apart from their URL, in `NAME_USER` and `NAME_PASSWORD`. */
const servers = ['MONGODB', 'NATS', 'SMTP'];
const secretsOf = (server: string): string[] => [`${server}_URL`, `${server}_PASSWORD`];
const otherSecrets = ['SESSION_SECRET', 'OPENAI_API_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'];

/** What may lie in a file, as secrets of Docker and Kubernetes do: `NAME_FILE` says where. */
export const secretNames: readonly string[] = [...otherSecrets, ...servers.flatMap(secretsOf)];

const read = (name: string, path: string): string => {
  try {
    // An editor ends a file with a line break, which is no part of the secret.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${name} names a file that cannot be read: ${path}`, { cause: error });
  }
};

/** The URL with the user and password in it, encoded, so that these may hold any sign. */
const withLogin = (server: string, environment: Environment): string | undefined => {
  const [url, user, password] = ['URL', 'USER', 'PASSWORD'].map((part) => environment[`${server}_${part}`]);
  if (url === undefined || (user === undefined && password === undefined)) return url;
  if (user === undefined || password === undefined)
    throw new ConfigError(`${server}_USER and ${server}_PASSWORD are needed together`);
  if (/^[^/]*\/\/[^/]*@/.test(url)) throw new ConfigError(`${server}_URL has a user already, besides ${server}_USER`);
  return url.replace('://', () => `://${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);
};

/**
 * An environment with the secrets of these variables in their place: those from files, and user and password in the URL of
 * their server. Those of others are left alone: services may share an environment, and each reads what it needs.
 * @throws {ConfigError} when one is given twice, or its file cannot be read
 */
export const withSecrets = (environment: Environment, variables: readonly string[]): Environment => {
  const whole = { ...environment };
  const needed = servers.filter((server) => variables.includes(`${server}_URL`));
  const secrets = [...otherSecrets.filter((name) => variables.includes(name)), ...needed.flatMap(secretsOf)];
  for (const name of secrets) {
    const path = environment[`${name}_FILE`];
    if (path === undefined) continue;
    if (environment[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: keep one`);
    // As an empty variable does, an empty file counts as unset: a list of secrets may name one that nobody needs.
    whole[name] = read(`${name}_FILE`, path) || undefined;
  }
  for (const server of needed) whole[`${server}_URL`] = withLogin(server, whole);
  return whole;
};
