import { BlockList, isIP } from 'node:net';
import { mongo } from 'mongoose';
import { ConfigError } from '../config/config.errors.ts';

const expected = 'expected mongodb://[user:password@]host[:port]/database, with user and password percent-encoded';
/** By name: the first exists twice, in the driver and in its address parser. */
const sayWhatIsWrong = ['MongoParseError', 'MongoMissingCredentialsError'];
const authenticationFailed = 18;

/** An unencoded `@` in a password shifts its rest into the hosts and options, which the driver's message quotes. */
const mayNamePassword = (url: string): boolean => url.split('@').length > 2 || /^[^?]*\?.*@/s.test(url);

/** The driver's message about an address, without parts that may be a password. */
const reasonOf = (error: unknown, url: string): string =>
  error instanceof Error && sayWhatIsWrong.includes(error.name) && !mayNamePassword(url) ? error.message : expected;

/**
 * Checks an address without connecting: the driver would retry a malformed one again and again.
 * @throws {ConfigError}
 */
export const checkDatabaseUrl = (url: string): void => {
  const parse = () => {
    try {
      return new mongo.MongoClient(url).options.hosts;
    } catch (error) {
      throw new ConfigError(`MONGODB_URL is not valid: ${reasonOf(error, url)}`);
    }
  };
  // A stray comma, on which the driver would end the process.
  if (parse().some(({ host, socketPath }) => !host && !socketPath))
    throw new ConfigError(`MONGODB_URL is not valid: ${expected}`);
};

/** Whether the database answers but refuses this user and password. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === authenticationFailed;

const { MongoErrorLabel } = mongo;
/** The driver's labels for errors that a retry may fix, whatever their code. */
const retryableLabels = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.RetryableError,
  MongoErrorLabel.SystemOverloadedError,
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.PoolRequestedRetry,
];
/** By name: not all of them are exported. */
const connectionErrors = new Set([
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongooseServerSelectionError',
]);
/** Errors of a server that stops, steps down, recovers or lacks a majority; a standalone server sets no label. */
const failoverCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  43, // CursorNotFound: a page of a result that the server before this one began
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** Whether the database is down, failing over or overloaded, so that the same call may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  // A bulk write wraps the driver's error.
  if (error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof mongo.MongoError)
    return isDatabaseUnavailable(error.errorResponse);
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoNetworkError || connectionErrors.has(error.name)) return true;
  if (!(error instanceof mongo.MongoError)) return false;
  return failoverCodes.has(Number(error.code)) || retryableLabels.some((label) => error.hasErrorLabel(label));
};

/** Why the database cannot be used, worded for the operator. */
export const databaseProblem = (error: unknown): ConfigError => {
  const reason = error instanceof Error ? error.message : String(error);
  const text = isRefusal(error)
    ? 'the database refuses the user and password of MONGODB_USER/MONGODB_PASSWORD, or of MONGODB_URL'
    : `the database at MONGODB_URL cannot be reached: ${reason}`;
  return new ConfigError(text, { cause: error });
};

/** Networks inside a building or a cluster. */
const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** Only this machine or its cluster resolves a name without a dot. */
const isInside = (host: string): boolean => {
  const version = isIP(host);
  return version === 0 ? !host.includes('.') : inside.check(host, version === 4 ? 'ipv4' : 'ipv6');
};

/** Whether the database at this address requires no password and may be reachable from outside. */
export const isOpenToOthers = (url: string): boolean => {
  const { credentials, hosts, srvHost } = new mongo.MongoClient(url).options;
  const names = [...hosts.map(({ host }) => host), srvHost].flatMap((host) => host || []);
  return credentials === undefined && !names.every(isInside);
};
