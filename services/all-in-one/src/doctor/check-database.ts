import { checkDatabaseUrl } from '@exit-tickets/service-kit';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { type Finding, finding, reasonOf } from './finding.ts';
import { checkCompatibility, checkVersion, checkVolume } from './mongo-state.ts';

const subject = 'database';
const timeoutMs = 5_000;
const maxSkewMs = 5_000;

const buildInfo = z.object({ version: z.string(), modules: z.array(z.string()).default([]) });
const hello = z.object({ setName: z.string().optional(), localTime: z.date() });
const connectionStatus = z.object({ authInfo: z.object({ authenticatedUsers: z.array(z.unknown()) }) });
const volume = z.object({ fsUsedSize: z.number().optional(), fsTotalSize: z.number().optional() });
const compatibility = z.object({ featureCompatibilityVersion: z.object({ version: z.string() }) });

/** Checks the feature compatibility version; failing to read it is a finding too. */
export const readCompatibility = async (admin: mongo.Db, version: string): Promise<Finding> => {
  try {
    const found = compatibility.parse(await admin.command({ getParameter: 1, featureCompatibilityVersion: 1 }));
    return checkCompatibility(version, found.featureCompatibilityVersion.version);
  } catch (error) {
    const text = `feature compatibility could not be read (the role clusterMonitor may): ${reasonOf(error)}`;
    return finding(subject, 'warning', text);
  }
};

/** Checks how full the database's volume is; no finding if the server does not report it. */
export const readVolume = async (database: mongo.Db): Promise<Finding[]> => {
  try {
    const { fsUsedSize, fsTotalSize } = volume.parse(await database.command({ dbStats: 1 }));
    return fsUsedSize !== undefined && fsTotalSize ? [checkVolume(fsUsedSize, fsTotalSize)] : [];
  } catch (error) {
    return [finding('disk', 'warning', `the database's volume could not be read: ${reasonOf(error)}`)];
  }
};

const checkServer = async (client: mongo.MongoClient, isElsewhere: boolean): Promise<Finding[]> => {
  const admin = client.db('admin');
  const { version, modules } = buildInfo.parse(await admin.command({ buildInfo: 1 }));
  const { setName, localTime } = hello.parse(await admin.command({ hello: 1 }));
  const skewMs = Math.abs(Date.now() - localTime.getTime());
  const clock =
    skewMs > maxSkewMs
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
  return [
    ...[checkVersion(version), await readCompatibility(admin, version)],
    ...(isOpen ? [open] : []),
    ...(setName ? [] : [single]),
    ...(await readVolume(client.db())),
    ...clock,
  ];
};

const lookAt = async (url: string, isElsewhere: boolean): Promise<Finding[]> => {
  checkDatabaseUrl(url);
  const client = new mongo.MongoClient(url, { serverSelectionTimeoutMS: timeoutMs });
  try {
    await client.connect();
    return await checkServer(client, isElsewhere);
  } finally {
    await client.close();
  }
};

/** Checks the database at this URL; `isElsewhere` when other machines can reach it. */
export const checkDatabase = (url: string, isElsewhere: boolean): Promise<Finding[]> =>
  lookAt(url, isElsewhere).catch((error: unknown) => [
    finding(subject, 'problem', `cannot be used: ${reasonOf(error)}; check MONGODB_URL and the server`),
  ]);
