import { get } from 'node:http';
import { watchTicket } from '@exit-tickets/contracts';
import { newTeacher, newTicket } from '../../e2e/support/classroom.ts';
import { startAppUnderTest, submit } from './app.ts';
import { connections, expectReply, send } from './http.ts';
import { type Row, row } from './rows.ts';
import { quantile } from './statistics.ts';

const responses = 200;
const maxMs = 500;

/** Opens the live stream of a ticket; `next` waits for the response with this id. */
const openStream = async (url: string, id: string, cookie: string) => {
  const seenAt = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  let text = '';
  const request = get(new URL(watchTicket.path.replace(':id', id), url), { headers: { cookie } });
  await new Promise<void>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (stream) => {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        text += chunk;
        for (const [seen, tell] of waiting) {
          if (!text.includes(seen)) continue;
          seenAt.set(seen, performance.now());
          waiting.delete(seen);
          tell();
        }
        if (text.includes('retry:')) resolve();
      });
    });
  });
  return {
    next: (responseId: string): Promise<number> =>
      new Promise((resolve) => {
        const done = () => resolve(seenAt.get(responseId) ?? performance.now());
        if (text.includes(responseId)) done();
        else waiting.set(responseId, done);
      }),
    close: () => request.destroy(),
  };
};

/** From sending a response until the teacher's page receives it, one student after the other. */
export const liveRows = async (): Promise<Row[]> => {
  const app = await startAppUnderTest();
  const agent = connections(1);
  try {
    const teacher = await newTeacher(app.url);
    const { ticket } = await newTicket(teacher);
    const stream = await openStream(app.url, ticket.id, teacher.cookie ?? '');
    const times: number[] = [];
    for (let nth = 0; nth < responses; nth += 1) {
      const startedAt = performance.now();
      const { body } = await expectReply(201, send(app.url, agent, submit({ id: ticket.id, pin: ticket.pin ?? '' })));
      times.push((await stream.next(JSON.parse(body).id)) - startedAt);
    }
    stream.close();
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    const measured = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    return [row("submit to visible on the teacher's live stream, p99", `<= ${maxMs} ms`, measured, p99 <= maxMs)];
  } finally {
    agent.destroy();
    await app.close();
  }
};
