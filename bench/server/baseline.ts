import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { aSubmission } from '@exit-tickets/testing';
import { temporaryDataDir } from '../../e2e/support/app-process.ts';
import type { Subject } from './compare.ts';
import { connections, expectReply, send } from './http.ts';

const programs = {
  hello: fileURLToPath(new URL('./hello-server.ts', import.meta.url)),
  baseline: fileURLToPath(new URL('./baseline-server.ts', import.meta.url)),
};

/** Starts a bare server as a separate process and waits until it is ready. */
export const startBareServer = async (program: keyof typeof programs, ...args: string[]) => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [programs[program], ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const readyMs = performance.now() - startedAt;
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: String(line).replace('ready at ', ''), pid: child.pid ?? 0, readyMs, stop };
};

/** The bare submission that serves as the baseline. */
export const startBaseline = async (width: number): Promise<Subject & { close(): Promise<void> }> => {
  const folder = await temporaryDataDir();
  const { url, pid, stop } = await startBareServer('baseline', folder.path);
  const agent = connections(width);
  return {
    pid,
    prepare: async (count) => {
      const bodies = Array.from({ length: count }, () => JSON.stringify(aSubmission({ ticketId: 'ticket' })));
      return (nth) => expectReply(201, send(url, agent, { method: 'POST', path: '/submit', body: bodies[nth] }));
    },
    close: async () => {
      agent.destroy();
      await stop();
      await folder.remove();
    },
  };
};
