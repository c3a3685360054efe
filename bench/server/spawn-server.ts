import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Starts a server as a separate process and waits until it prints its address.
 * @param channel with `ipc` the server notices the end of this process
 */
export const spawnServer = async (program: URL, args: readonly string[] = [], channel: 'ipc' | 'ignore' = 'ignore') => {
  const startedAt = performance.now();
  const command = [fileURLToPath(program), ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit', channel] });
  if (!child.stdout) throw new Error('the server says nothing');
  const lines = createInterface(child.stdout);
  const [line] = await once(lines, 'line');
  const readyMs = performance.now() - startedAt;
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: String(line).replace('ready at ', ''), pid: child.pid ?? 0, readyMs, lines, stop };
};
