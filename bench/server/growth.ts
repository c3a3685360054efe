import { limits, listTickets, type TicketDraft } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import { type App, lookUp, startAppUnderTest, submit } from './app.ts';
import { compare, type Subject } from './compare.ts';
import { connections, expectReply, type HttpRequest, send } from './http.ts';
import { storeTickets } from './many-tickets.ts';
import { type Row, ratioRow, row } from './rows.ts';

const [few, many] = [1_000, 100_000];
const ticketsOfTeacher = { usual: 20, many: 2_000 };
/** Enough teachers that none exceeds the rate limit of lists. */
const teachers = { usual: 40, many: 16 };
const addresses = 200;
const maxTimesAsMuch = 1.3;
const maxListMs = 30;
const width = 50;
const submissions = { width, maxCount: limits.responsesPerTicket };
const lookUps = { width };
const lists = { width: 10 };

/** An app with this many tickets, whose teachers have a usual number each, and the calls to measure. */
const startFilled = async (total: number, agent: ReturnType<typeof connections>) => {
  const app = await startAppUnderTest({ TRUSTED_PROXIES: 'loopback' });
  const cookies = await storeTeachers(app, 'usual');
  await storeTickets(app, total - cookies.length * ticketsOfTeacher.usual);
  const subject = (prepare: Subject['prepare']): Subject => ({ pid: app.pid, prepare });
  return {
    app,
    submit: subject(async () => {
      const [ticket = { id: '', pin: '' }] = await app.openTickets(1);
      return () => expectReply(201, send(app.url, agent, submit(ticket)));
    }),
    lookUp: subject(async () => {
      const [ticket = { id: '', pin: '' }] = await app.openTickets(1);
      return () => expectReply(200, send(app.url, agent, lookUp(ticket)));
    }),
    list: listing(app, cookies, agent),
  };
};

const storeTeachers = async (app: App, kind: 'usual' | 'many', draft?: Partial<TicketDraft>): Promise<string[]> => {
  const cookies: string[] = [];
  while (cookies.length < teachers[kind]) cookies.push(await storeTickets(app, ticketsOfTeacher[kind], draft));
  return cookies;
};

/** Lists of the teachers in turn, from changing addresses. */
const listing = (app: App, cookies: readonly string[], agent: ReturnType<typeof connections>, query = ''): Subject => {
  let calls = 0;
  const list = (): HttpRequest => {
    calls += 1;
    const headers = { 'x-forwarded-for': `198.18.0.${1 + (calls % addresses)}` };
    return { method: 'GET', path: listTickets.path + query, cookie: cookies[calls % cookies.length] ?? '', headers };
  };
  return { pid: app.pid, prepare: async () => () => expectReply(200, send(app.url, agent, list())) };
};

/** Five questions of two lines, about the longest usual ticket. */
const longTicket = {
  title: 'Fotosynthese en verbranding',
  questions: Array.from({ length: 5 }, (_, n) =>
    aQuestion({ id: `q${n}`, text: `Leg uit (${n}): ${'waarom heeft een plant licht nodig '.repeat(4)}` }),
  ),
};

/** The cost of a search in the questions of 2,000 tickets, without results and with a full page. */
const searchRows = async (app: App, agent: ReturnType<typeof connections>, usual: Subject): Promise<Row[]> => {
  const cookies = await storeTeachers(app, 'many', longTicket);
  const rows: Row[] = [];
  for (const [what, word] of [
    ['in none', 'vulkaan'],
    ['in each', 'licht'],
  ] as const) {
    const { first } = await compare(listing(app, cookies, agent, `?search=${word}&limit=100`), usual, lists);
    const shown = `${first.cpu.toFixed(1)} ms`;
    rows.push(
      row(`a word ${what} of 2,000 tickets, searched, CPU`, `<= ${maxListMs} ms`, shown, first.cpu <= maxListMs),
    );
  }
  return rows;
};

/** The cost of calls with very many stored tickets compared with few, and the list of a teacher with very many. */
export const growthRows = async (): Promise<Row[]> => {
  const agent = connections(width);
  const small = await startFilled(few, agent);
  const large = await startFilled(many, agent);
  try {
    const rows: Row[] = [];
    for (const [what, options] of [
      ['submit', submissions],
      ['lookUp', lookUps],
      ['list', lists],
    ] as const) {
      const { cpu, first, second } = await compare(large[what], small[what], options);
      const name = { submit: 'submit', lookUp: 'PIN look-up', list: 'my-tickets' }[what];
      rows.push(
        ratioRow(`${name} with 100,000 tickets stored, CPU beside 1,000`, {
          target: ['<=', maxTimesAsMuch],
          ratio: cpu,
          detail: `${first.cpu.toFixed(2)} ms beside ${second.cpu.toFixed(2)} ms`,
        }),
      );
    }
    const cookies = await storeTeachers(small.app, 'many');
    const { first } = await compare(listing(small.app, cookies, agent), small.list, lists);
    const shown = `${first.cpu.toFixed(1)} ms`;
    rows.push(row('my-tickets of a teacher with 2,000, CPU', `<= ${maxListMs} ms`, shown, first.cpu <= maxListMs));
    rows.push(...(await searchRows(small.app, agent, small.list)));
    return rows;
  } finally {
    agent.destroy();
    await small.app.close();
    await large.app.close();
  }
};
