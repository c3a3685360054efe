import { BlockList, isIP } from 'node:net';
import { mongo } from 'mongoose';
import { ConfigError } from './config.errors.ts';

const expected = 'expected mongodb://[user:password@]host[:port]/database, with user and password percent-encoded';
/** By name: the first has a class in the driver, and another one in what the driver parses addresses with. */
const sayWhatIsWrong = ['MongoParseError', 'MongoMissingCredentialsError'];
const authenticationFailed = 18;

/** With an `@` in a password that is not encoded, the rest of it stands where hosts and options do, which the driver names. */
const mayNamePassword = (url: string): boolean => url.split('@').length > 2 || /\?.*@/s.test(url);

/** What the driver says of an address; never a part of it that may be a password. */
const reasonOf = (error: unknown, url: string): string =>
  error instanceof Error && sayWhatIsWrong.includes(error.name) && !mayNamePassword(url) ? error.message : expected;

/**
 * Looks at an address without connecting to it: the driver would try one that is malformed again and again.
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
  // A comma too many; the driver would end the process.
  if (parse().some(({ host, socketPath }) => !host && !socketPath))
    throw new ConfigError(`MONGODB_URL is not valid: ${expected}`);
};

/** Whether the database is there, and lets nobody in with this user and password. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === authenticationFailed;

/** Why the database cannot be used, for the person who started this. */
export const databaseProblem = (error: unknown): ConfigError => {
  const reason = error instanceof Error ? error.message : String(error);
  const text = isRefusal(error)
    ? 'the database refuses the user and password of MONGODB_USER/MONGODB_PASSWORD, or of MONGODB_URL'
    : `the database at MONGODB_URL cannot be reached: ${reason}`;
  return new ConfigError(text, { cause: error });
};

/** Networks of a building or a cluster. */
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

/** A name without a dot is known to this machine or its cluster only. */
const isInside = (host: string): boolean => {
  const version = isIP(host);
  return version === 0 ? !host.includes('.') : inside.check(host, version === 4 ? 'ipv4' : 'ipv6');
};

/** Whether the database at this address asks for no password, and may be reached from outside. */
export const isOpenToOthers = (url: string): boolean => {
  const { credentials, hosts, srvHost } = new mongo.MongoClient(url).options;
  const names = [...hosts.map(({ host }) => host), srvHost].flatMap((host) => host || []);
  return credentials === undefined && !names.every(isInside);
};
