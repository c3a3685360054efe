import { aSubmission } from '@exit-tickets/testing';
import { temporaryDataDir } from '../../e2e/support/app-process.ts';
import type { Subject } from './compare.ts';
import { connections, expectReply, send } from './http.ts';
import { spawnServer } from './spawn-server.ts';

const program = new URL('./baseline-server.ts', import.meta.url);

/** The bare submission that serves as the baseline. */
export const startBaseline = async (width: number): Promise<Subject & { close(): Promise<void> }> => {
  const folder = await temporaryDataDir();
  const { url, pid, stop } = await spawnServer(program, [folder.path]);
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
