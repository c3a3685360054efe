import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a separate process, so that it can be killed. */
export interface ServerProcess {
  readonly url: string;
  kill(): Promise<void>;
}

/** Starts `serve.ts`; `wrapper` can put another program in front. */
export async function startServerProcess(dataDir: string, wrapper: readonly string[] = []): Promise<ServerProcess> {
  const [command = '', ...args] = [
    ...wrapper,
    process.execPath,
    new URL('./serve.ts', import.meta.url).pathname,
    dataDir,
  ];
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('the server process has no output');
  const [url] = await once(createInterface(child.stdout), 'line');
  return {
    url: String(url),
    kill: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
