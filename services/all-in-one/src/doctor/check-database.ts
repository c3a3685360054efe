import { mongo } from 'mongoose';
import { z } from 'zod';
import { type Finding, finding, reasonOf } from './finding.ts';

const subject = 'database';
const patienceMs = 5_000;
const mostSkewMs = 5_000;

/** From where on the servers of a major version do not give away what is in their memory (CVE-2025-14847). */
const safeFrom: Record<number, readonly [minor: number, patch: number]> = { 7: [0, 28], 8: [0, 17] };
const oldestMajor = 7;

const buildInfo = z.object({ version: z.string(), modules: z.array(z.string()).default([]) });
const hello = z.object({ setName: z.string().optional(), localTime: z.date() });
const connectionStatus = z.object({ authInfo: z.object({ authenticatedUsers: z.array(z.unknown()) }) });
const compatibility = z.object({ featureCompatibilityVersion: z.object({ version: z.string() }) });

const checkVersion = (version: string): Finding => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const name = `MongoDB ${version}`;
  if (major < oldestMajor) return finding(subject, 'problem', `${name} is too old: ${oldestMajor}.0 or later`);
  const safe = safeFrom[major];
  const isUnsafe = safe && (minor < safe[0] || (minor === safe[0] && patch < safe[1]));
  if (isUnsafe)
    return finding(
      subject,
      'warning',
      `${name} gives away memory (CVE-2025-14847): ${[major, ...safe].join('.')} or later`,
    );
  return finding(subject, 'ok', name);
};

/** A server whose data was not brought up to its own version takes no further step up. */
const checkCompatibility = async (admin: mongo.Db, version: string): Promise<Finding[]> => {
  const asked = { getParameter: 1, featureCompatibilityVersion: 1 };
  const { data } = compatibility.safeParse(await admin.command(asked).catch(() => undefined));
  if (!data) return [];
  const is = data.featureCompatibilityVersion.version;
  const wanted = version.split('.').slice(0, 2).join('.');
  if (is === wanted) return [finding(subject, 'ok', `feature compatibility ${is}`)];
  const text = `feature compatibility is ${is} on ${version}: set it to ${wanted} before the next major version, and skip none`;
  return [finding(subject, 'warning', text)];
};

const checkServer = async (client: mongo.MongoClient, isElsewhere: boolean): Promise<Finding[]> => {
  const admin = client.db('admin');
  const { version, modules } = buildInfo.parse(await admin.command({ buildInfo: 1 }));
  const { setName, localTime } = hello.parse(await admin.command({ hello: 1 }));
  const skewMs = Math.abs(Date.now() - localTime.getTime());
  const clock =
    skewMs > mostSkewMs
      ? [finding('clock', 'problem', `differs from the database's by ${Math.round(skewMs / 1_000)} s: set both by NTP`)]
      : [finding('clock', 'ok', 'agrees with the database’s')];
  await client.db().listCollections({}, { nameOnly: true }).toArray();
  if (modules.includes('exit-tickets-embedded')) return [finding(subject, 'ok', 'the embedded one answers'), ...clock];
  const { data } = connectionStatus.safeParse(await admin.command({ connectionStatus: 1 }));
  const isOpen = data?.authInfo.authenticatedUsers.length === 0;
  const open = finding(
    subject,
    isElsewhere ? 'problem' : 'warning',
    'asks nobody for a password: switch authentication on, and never publish its port',
  );
  const single = finding(subject, 'warning', 'is no replica set: a backup is then not of one moment');
  const rest = await checkCompatibility(admin, version);
  return [checkVersion(version), ...rest, ...(isOpen ? [open] : []), ...(setName ? [] : [single]), ...clock];
};

/** Looks at the database at this address; `isElsewhere` when others than this machine can reach it. */
export const checkDatabase = async (url: string, isElsewhere: boolean): Promise<Finding[]> => {
  const client = new mongo.MongoClient(url, { serverSelectionTimeoutMS: patienceMs });
  try {
    await client.connect();
    return await checkServer(client, isElsewhere);
  } catch (error) {
    return [finding(subject, 'problem', `cannot be used: ${reasonOf(error)}; check MONGODB_URL and the server`)];
  } finally {
    await client.close();
  }
};
