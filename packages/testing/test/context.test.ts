import { expect, onTestFinished, test } from 'vitest';
import { startContext } from '../src/context.ts';

test('a closed context leaves no database behind', async () => {
  const [closed, open] = [await startContext(), await startContext()];
  onTestFinished(() => open.close());
  for (const { database } of [closed, open]) await database.createCollection('tickets');
  const databases = async () => {
    const { databases: all } = await open.database.getClient().db().admin().listDatabases();
    return all.map(({ name }) => name);
  };
  const names = [closed.database.name, open.database.name];
  expect(await databases()).toEqual(expect.arrayContaining(names));
  await closed.close();
  expect(await databases()).not.toContain(names[0]);
  expect(await databases()).toContain(names[1]);
});
