import { randomUUID } from 'node:crypto';
import { root } from '@exit-tickets/deploy/testing';
import { freePort } from '../support/app-process.ts';
import { startedProject } from '../support/compose.ts';
import { docker, hardening, image } from '../support/docker.ts';

const startMs = 60_000;

/**
 * Builds the all-in-one image, and starts it once for all tests, with only its volumes writable.
 * @throws {Error} when there is no Docker engine (25.0 or later)
 */
export default async (): Promise<() => Promise<void>> => {
  const name = `exit-tickets-${randomUUID().slice(0, 8)}`;
  const info = await docker(['info']).catch(() => undefined);
  if (info?.code !== 0) throw new Error('no Docker engine answers `docker info`: the image was not tested');
  const built = await docker(['build', '--target', 'all-in-one', '--tag', image, root]);
  if (built.code !== 0) throw new Error(built.output);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PUBLIC_URL: url, REGISTRATION: 'open', BCRYPT_COST: '4' };
  const variables = Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const started = await docker([
    ...['run', '--detach', '--name', name, '--publish', `127.0.0.1:${port}:3000`, '--volume', `${name}:/data`],
    ...[...hardening, ...variables, image],
  ]);
  if (started.code !== 0) throw new Error(started.output);
  const deadline = Date.now() + startMs;
  while ((await docker(['exec', name, 'node', 'packages/service-kit/src/process/healthcheck.ts'])).code !== 0)
    if (Date.now() > deadline) throw new Error((await docker(['logs', name])).output);
  startedProject.set({ name, url, environment });
  return async () => {
    await docker(['rm', '--force', '--volumes', name]);
    await docker(['volume', 'rm', name]);
  };
};
