import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, temporaryDataDir } from '../../e2e/support/app-process.ts';
import { type Row, ratioRow } from './rows.ts';
import { spawnServer } from './spawn-server.ts';
import { median } from './statistics.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;
const maxTimesAsLong = 5;

/** Milliseconds from `npm start` until it prints the address. */
const startByNpm = async (dataDir: string): Promise<number> => {
  const startedAt = performance.now();
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a separate process group, to end all its processes
    // biome-ignore lint/style/noProcessEnv: npm gets the environment that a shell would give it
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
  });
  const ended = once(npm, 'exit');
  const ready = Promise.withResolvers<number>();
  let output = '';
  npm.stdout?.on('data', (chunk) => {
    output += String(chunk);
    if (output.includes('ready at')) ready.resolve(performance.now() - startedAt);
  });
  npm.once('exit', (code) => ready.reject(new Error(`npm start ended with ${code}: ${output}`)));
  const ms = await ready.promise;
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await ended;
  return ms;
};

const startBare = async (): Promise<number> => {
  const { readyMs, stop } = await spawnServer(new URL('./hello-server.ts', import.meta.url));
  await stop();
  return readyMs;
};

/** A second `npm start` until ready, compared with the start of a bare Fastify. */
export const startRows = async (): Promise<Row[]> => {
  const folder = await temporaryDataDir();
  try {
    await startByNpm(folder.path); // the first start installs, builds and fills the compile cache
    await startBare();
    const all: [number, number, number][] = [];
    for (let round = 0; round < rounds; round += 1)
      all.push([await startByNpm(folder.path), await startBare(), await startByNpm(folder.path)]);
    const value = median(all.map(([first, bare, again]) => (first + again) / 2 / bare));
    const nullPair = median(all.map(([first, , again]) => again / first));
    const [ours, bare] = [median(all.map(([first]) => first)), median(all.map(([, one]) => one))];
    return [
      ratioRow('second `npm start` until ready, beside the start of a bare Fastify', {
        target: ['<=', maxTimesAsLong],
        ratio: { value, nullPair },
        detail: `${ours.toFixed(0)} ms beside ${bare.toFixed(0)} ms`,
      }),
    ];
  } finally {
    await folder.remove();
  }
};
