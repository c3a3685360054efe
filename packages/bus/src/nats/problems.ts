import { errors } from '@nats-io/transport-node';

/** NATS cannot be used as it is. The message names the variable to check and is safe to print. */
export class NatsUnusableError extends Error {
  override name = 'NatsUnusableError';
}

const isUnauthorized = (error: unknown): boolean => error instanceof errors.AuthorizationError;

/** By name: the client does not export its class. */
const hasNoJetStream = (error: unknown): boolean => error instanceof Error && error.name === 'JetStreamNotEnabled';

/** Whether a server answers but cannot be used until somebody changes its configuration or ours. */
export const isRefusal = (error: unknown): boolean => isUnauthorized(error) || hasNoJetStream(error);

const textOf = (error: unknown): string => {
  if (isUnauthorized(error)) return 'NATS refuses the user and password of NATS_USER/NATS_PASSWORD, or of NATS_URL';
  if (hasNoJetStream(error))
    return 'NATS at NATS_URL runs without JetStream: start it with -js, or with jetstream {} in its configuration';
  return `NATS at NATS_URL cannot be used: ${error instanceof Error ? error.message : error}`;
};

/** Why NATS cannot be used, worded for the operator. */
export const natsProblem = (error: unknown): NatsUnusableError =>
  error instanceof NatsUnusableError ? error : new NatsUnusableError(textOf(error), { cause: error });

/** The first version with a setting to write to disk before acknowledging (deploy/nats/nats.conf). */
const recommended = [2, 10] as const;

/** The problem with a server of this version; undefined when it is new enough. */
export const versionProblem = (version: string): string | undefined => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < recommended[0] || (major === recommended[0] && minor < recommended[1]);
  return isOld
    ? `NATS ${version} cannot be told to write to disk before it acknowledges, and may lose events in a power cut: take ${recommended.join('.')} or newer`
    : undefined;
};
