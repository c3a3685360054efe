import { limits } from '@exit-tickets/contracts';
import { lookUp, startAppUnderTest, submit } from './app.ts';
import { startBaseline } from './baseline.ts';
import { type Comparison, compare, type Subject } from './compare.ts';
import { connections, expectReply, send } from './http.ts';
import { type Row, ratioRow } from './rows.ts';

const classes = 10;
const load = { width: 50, maxCount: classes * limits.responsesPerTicket };

const detailOf = ({ first, second }: Comparison): string =>
  `${first.cpu.toFixed(2)} ms beside ${second.cpu.toFixed(2)} ms, ${first.perSecond.toFixed(0)}/s beside ${second.perSecond.toFixed(0)}/s`;

/** A submission and the lookup of a PIN, end to end, compared with the minimum cost of a submission. */
export const submitRows = async (): Promise<Row[]> => {
  const app = await startAppUnderTest();
  const baseline = await startBaseline(load.width);
  const agent = connections(load.width);
  const submitting: Subject = {
    pid: app.pid,
    prepare: async (count) => {
      const tickets = await app.openTickets(classes);
      const calls = Array.from({ length: count }, (_, nth) => tickets[nth % classes]).map(
        (ticket) => ticket && submit(ticket),
      );
      return (nth) => expectReply(201, send(app.url, agent, calls[nth] ?? { method: 'GET', path: '/' }));
    },
  };
  const [ticket = { id: '', pin: '' }] = await app.openTickets(1);
  const lookingUp: Subject = {
    pid: app.pid,
    prepare: async () => () => expectReply(200, send(app.url, agent, lookUp(ticket))),
  };
  try {
    const submitted = await compare(submitting, baseline, load);
    const lookedUp = await compare(lookingUp, baseline, load);
    const { cpu, perSecond } = submitted;
    const detail = detailOf(submitted);
    return [
      ratioRow('submit, CPU beside the bare baseline', { target: ['<=', 15], ratio: cpu, detail }),
      ratioRow('submit, requests/s beside the bare baseline', { target: ['>=', 0.12], ratio: perSecond, detail }),
      ratioRow('PIN look-up, CPU beside the bare baseline', {
        target: ['<=', 6],
        ratio: lookedUp.cpu,
        detail: detailOf(lookedUp),
      }),
    ];
  } finally {
    agent.destroy();
    await baseline.close();
    await app.close();
  }
};
