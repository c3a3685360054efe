import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** One process per service, started by a separate process. */
export interface SpawnedDeployment {
  url: string;
  /** The process that started the others. */
  pid: number;
  /** Its output after it is ready. */
  lines: Interface;
  close(): Promise<void>;
}

/** Starts a deployment with these variables in its `.env`, and waits until it is ready. */
export const spawnDeployment = async (environment: Record<string, string>): Promise<SpawnedDeployment> => {
  const program = fileURLToPath(new URL('./deployment.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(environment)], {
    // The channel ends it with this process, however that ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('the deployment says nothing');
  const lines = createInterface(child.stdout);
  const [line] = await once(lines, 'line');
  const close = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url: String(line).replace('ready at ', ''), pid: child.pid ?? 0, lines, close };
};
