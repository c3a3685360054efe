import { randomUUID } from 'node:crypto';
import { newVariables, root } from '@exit-tickets/deploy/testing';
import { DockerComposeEnvironment } from 'testcontainers';
import { freePort } from '../support/app-process.ts';
import { composeFiles, type Project, startedProject } from '../support/compose.ts';

/** Long enough for one container to become healthy while all others start. */
const timeoutMs = 600_000;

/**
 * Builds the images, and starts all of docker-compose.yml once for all tests, configured by `npm run setup:compose`.
 * @throws {Error} when there is no Docker engine (25.0 or later) with compose, or a container does not become healthy
 */
export default async (): Promise<() => Promise<void>> => {
  const name = `exit-tickets-${randomUUID().slice(0, 8)}`;
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const forTests = { PUBLIC_URL: url, LISTEN_PORT: port, REGISTRATION: 'open', BCRYPT_COST: '4' };
  const environment = { ...newVariables(), ...forTests };
  const started = await new DockerComposeEnvironment(root, composeFiles())
    .withProjectName(name)
    .withEnvironment(environment)
    .withBuild()
    .withStartupTimeout(timeoutMs)
    // It would add a container with access to the engine's socket; the cleanup below is sufficient.
    .withAutoCleanup(false)
    .up();
  startedProject.set({ name, url, environment } satisfies Project);
  return async () => {
    await started.down({ removeVolumes: true });
  };
};
