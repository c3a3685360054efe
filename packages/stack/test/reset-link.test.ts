import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { login, register, resetPassword } from '@exit-tickets/contracts';
import { createApiClient } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { freePort, startApp, temporaryDataDir } from './app-process.ts';

const command = fileURLToPath(new URL('../src/reset-link.ts', import.meta.url));
const resetLink = (email: string, environment: Record<string, string>) =>
  // biome-ignore lint/style/noProcessEnv: the command gets the environment of the tests, as a shell would give it
  promisify(execFile)(process.execPath, [command, email], { env: { ...process.env, ...environment } });

test('an operator without mail makes a reset link while the app runs, and it works', async () => {
  const dataDir = await temporaryDataDir();
  const environment = { DATA_DIR: dataDir.path, PORT: String(await freePort()) };
  const app = await startApp(environment);
  const client = createApiClient(app.url);
  await client.call(register, { body: { email: 'An@school.nl', password: 'vergeten' } });

  const { stdout } = await resetLink('an@school.nl', environment);
  const token = new URL(stdout.trim()).searchParams.get('token') ?? '';
  expect(stdout).toContain(`${app.url}/reset-password?`);
  expect((await client.call(resetPassword, { body: { token, password: 'nieuw geheim' } })).status).toBe(200);
  expect((await client.call(login, { body: { email: 'an@school.nl', password: 'nieuw geheim' } })).status).toBe(200);
  await expect(resetLink('nobody@school.nl', environment)).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account for nobody@school.nl\n',
  });

  await app.stop();
  await dataDir.remove();
});
