import { getAuthStatus } from '@exit-tickets/contracts';
import { createApiClient } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, test, vi } from 'vitest';
import { freePort, startApp } from '../support/app-process.ts';

test('every log line names its service exactly once', async () => {
  const app = await startApp({ DATA_DIR: folderOfTest(), PORT: String(await freePort()), LOG_LEVEL: 'info' });
  await createApiClient(app.url).call(getAuthStatus);
  const lines = () =>
    app
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'));
  const requests = () => lines().filter((line) => line.includes('/api/auth/status'));
  await vi.waitFor(() => expect(requests()).toHaveLength(2));
  expect(
    requests()
      .map((line) => JSON.parse(line).service)
      .sort(),
  ).toEqual(['auth', 'gateway']);
  for (const line of lines()) expect(line.match(/"service":/g), line).toHaveLength(1);
  await app.stop('SIGTERM');
});
