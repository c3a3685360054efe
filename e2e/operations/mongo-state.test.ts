import { readFileSync } from 'node:fs';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { mongo } from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { readCompatibility, readVolume } from '../../services/all-in-one/src/doctor/check-database.ts';
import { checkCompatibility, checkVersion, checkVolume } from '../../services/all-in-one/src/doctor/mongo-state.ts';

test.each([
  ['6.0.27', 'problem', '7.0 or later'],
  ['7.0.27', 'warning', '7.0.28 or later'],
  ['7.0.28', 'ok', ''],
  ['7.3.4', 'warning', 'no 7.3 is safe, take 7.0.28, 8.0.17, 8.2.3 or later'],
  ['8.0.16', 'warning', '8.0.17 or later'],
  ['8.0.17', 'ok', ''],
  ['8.0.17-rc0', 'ok', ''],
  ['8.1.9', 'warning', 'no 8.1 is safe'],
  ['8.2.2', 'warning', '8.2.3 or later'],
  ['8.2.3', 'ok', ''],
  ['8.3.0', 'ok', ''],
  ['9.0.0', 'ok', ''],
])('the check of MongoDB %s reports: %s %s', (version, level, advice) => {
  expect(checkVersion(version)).toMatchObject({ level, text: expect.stringContaining(`MongoDB ${version}`) });
  expect(checkVersion(version).text).toContain(advice);
});

test('the doctor accepts the MongoDB version of docker-compose.yml', () => {
  const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  const [, version = ''] = /MONGO_IMAGE:-mongo:([\d.]+)/.exec(compose) ?? [];
  expect(checkVersion(version)).toMatchObject({ level: 'ok' });
});

test.each([
  ['8.0.17', '8.0', 'ok', 'feature compatibility 8.0'],
  ['8.0.17', '7.0', 'warning', 'set it to 8.0'],
  ['8.0.17', '7.3', 'warning', 'set it to 8.0'],
  ['8.2.3', '8.0', 'warning', 'set it to 8.2'],
  ['8.0.17', '6.0', 'problem', 'skipped'],
  ['8.2.3', '7.0', 'problem', 'skipped'],
  ['7.0.28', '8.0', 'problem', 'go back to 8.0'],
  ['8.0.17', '8.2', 'problem', 'go back to 8.2'],
])('the check of MongoDB %s with data of %s reports: %s, %s', (version, compatibility, level, text) => {
  expect(checkCompatibility(version, compatibility)).toMatchObject({ level, text: expect.stringContaining(text) });
});

test.each([
  [84, 'ok'],
  [86, 'warning'],
  [96, 'problem'],
])('the check of a volume that is %i percent full reports: %s', (percent, level) => {
  const gibibyte = 1024 ** 3;
  const text = `${Math.floor((100 - percent) * 1024)} MiB free for the database (its volume is ${percent}% full)`;
  expect(checkVolume(percent * gibibyte, 100 * gibibyte)).toEqual({ subject: 'disk', level, text });
});

test('information that the server refuses is reported as unreadable', async () => {
  const server = await startEmbeddedMongo({ dataDir: folderOfTest() });
  const client = await new mongo.MongoClient(server.url).connect();
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  const unreadable = (about: string) => ({
    level: 'warning',
    text: expect.stringMatching(`${about} could not be read.*: .+`),
  });
  expect(await readCompatibility(client.db('admin'), '8.0.17')).toMatchObject(unreadable('feature compatibility'));
  expect(await readVolume(client.db())).toMatchObject([unreadable('volume')]);
});
