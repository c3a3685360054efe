import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { getAuthStatus } from '@exit-tickets/contracts';
import { type App, lookUp, startAppUnderTest } from './app.ts';
import { compare, type Subject } from './compare.ts';
import { connections, expectReply, type HttpRequest, send } from './http.ts';
import { type Row, ratioRow } from './rows.ts';

const load = { width: 50 };
const listening = '0A';

/** The ports that a process listens on, from Linux; the services behind the gateway choose free ports. */
const portsOf = (pid: number): number[] => {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
      } catch {
        return undefined; // closed meanwhile
      }
    }),
  );
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === listening && sockets.has(fields[9]))
    .map((fields) => Number.parseInt(fields[1]?.split(':')[1] ?? '', 16));
};

/** The address of the service behind the gateway that answers this call. */
const findService = async (app: App, call: HttpRequest): Promise<string> => {
  const gateway = Number(new URL(app.url).port);
  for (const port of portsOf(app.pid).filter((one) => one !== gateway)) {
    const url = `http://127.0.0.1:${port}`;
    const agent = connections(1);
    const { status } = await send(url, agent, call);
    agent.destroy();
    if (status === 200) return url;
  }
  throw new Error(`no service answers ${call.path} by itself`);
};

/** The lightest call and one that reads the database: through the gateway, compared with directly at the service. */
export const gatewayRows = async (): Promise<Row[]> => {
  const app = await startAppUnderTest();
  const agent = connections(load.width);
  try {
    const [ticket] = await app.openTickets(1);
    if (!ticket) throw new Error('no ticket');
    const rows: Row[] = [];
    for (const [what, call] of [
      ['auth/status', { method: 'GET', path: getAuthStatus.path }],
      ['PIN look-up', lookUp(ticket)],
    ] as const) {
      const asking = (url: string): Subject => ({
        pid: app.pid,
        prepare: async () => () => expectReply(200, send(url, agent, call)),
      });
      const { cpu, first, second } = await compare(asking(app.url), asking(await findService(app, call)), load);
      rows.push(
        ratioRow(`${what} through the gateway, CPU beside the service alone`, {
          target: ['<=', 6],
          ratio: cpu,
          detail: `${first.cpu.toFixed(2)} ms beside ${second.cpu.toFixed(2)} ms`,
        }),
      );
    }
    return rows;
  } finally {
    agent.destroy();
    await app.close();
  }
};
