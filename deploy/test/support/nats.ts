import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNatsServer, freePort, type NatsServer, startNatsServer } from '@exit-tickets/testing/nats-server';

const source = fileURLToPath(new URL('../../nats', import.meta.url));

/** Debian's nats-server is 2.9, which refuses to start with this setting. */
const unknownTo29 = /^\s*sync_interval:.*\n/m;

const isOld = async (): Promise<boolean> =>
  / v2\.[0-9]\./.test(String(execFileSync(await findNatsServer(), ['--version'])));

/**
 * Starts a real NATS with start.sh and nats.conf as in the deployment, except for its ports, its folder, and the one line
 * that an old server rejects.
 * @param environment the passwords: `NATS_AUTH_PASSWORD` and so on
 */
export const startDeployedNats = async (environment: Record<string, string>): Promise<NatsServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-nats-'));
  await cp(source, folder, { recursive: true });
  const path = join(folder, 'nats.conf');
  const configuration = (await readFile(path, 'utf8')).replace('"/data"', JSON.stringify(join(folder, 'data')));
  await writeFile(path, (await isOld()) ? configuration.replace(unknownTo29, '') : configuration);
  const monitoring = ['-m', String(await freePort())];
  const nats = await startNatsServer({
    starter: { command: ['sh', join(folder, 'start.sh'), ...monitoring], environment },
  });
  return {
    ...nats,
    restart: async ({ wipe = false } = {}) => {
      await nats.kill();
      if (wipe) await rm(join(folder, 'data'), { recursive: true, force: true });
      await nats.restart();
    },
    stop: async () => {
      await nats.stop();
      await rm(folder, { recursive: true });
    },
  };
};
