import { type App, lookUp, type OpenTicket, startAppUnderTest, submit } from './app.ts';
import { connections, type Reply, send } from './http.ts';
import { type Row, row } from './rows.ts';
import { median, quantile } from './statistics.ts';
import { untilIdle } from './usage.ts';

interface Room {
  what: string;
  classes: number;
  studentsPerClass: number;
  maxMs: number;
}

/** In this order: V8 compiles during the first hundreds of students, so these wait longest. */
const rooms: Room[] = [
  { what: 'the first classes of 30 after a start, one by one,', classes: 1, studentsPerClass: 30, maxMs: 100 },
  { what: 'a school of 1,000', classes: 40, studentsPerClass: 25, maxMs: 3_000 },
  { what: 'ten classes of 30', classes: 10, studentsPerClass: 30, maxMs: 800 },
  { what: 'a class of 30', classes: 1, studentsPerClass: 30, maxMs: 100 },
];
/** The first round of each only warms up the compiler and caches. */
const rounds = 6;

/** Joins and submits, on a separate connection per student. */
export const visit = async (url: string, ticket: OpenTicket): Promise<[Reply, Reply]> => {
  const agent = connections(1);
  try {
    return [await send(url, agent, lookUp(ticket)), await send(url, agent, submit(ticket))];
  } finally {
    agent.destroy();
  }
};

interface Visits {
  refused: number;
  p50: number;
  p99: number;
}

const measureRoom = async (app: App, { classes, studentsPerClass }: Room): Promise<Visits> => {
  await untilIdle(app.pid); // excludes remaining work of the previous room
  const tickets = await app.openTickets(classes);
  await untilIdle(app.pid);
  const students = tickets.flatMap((ticket) => Array.from({ length: studentsPerClass }, () => ticket));
  const replies = await Promise.all(students.map((ticket) => visit(app.url, ticket)));
  const times = replies.map(([joined, answered]) => Math.max(joined.ms, answered.ms));
  return {
    refused: replies.filter(([joined, answered]) => joined.status !== 200 || answered.status !== 201).length,
    p50: median(times),
    p99: quantile(times, 0.99),
  };
};

/** Students who all join and submit at the same instant: the slower of a student's two calls. */
export const classRows = async (): Promise<Row[]> => {
  const app = await startAppUnderTest();
  try {
    const rows: Row[] = [];
    for (const room of rooms) {
      const measured: Visits[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await measureRoom(app, room));
      const [, ...counted] = measured;
      const [p50, p99] = [median(counted.map((one) => one.p50)), median(counted.map((one) => one.p99))];
      const refused = measured.reduce((sum, one) => sum + one.refused, 0);
      rows.push(
        row(
          `${room.what} joining and submitting in one instant, p99 of a call`,
          `<= ${room.maxMs} ms, none refused`,
          `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
          p99 <= room.maxMs && refused === 0,
        ),
      );
    }
    return rows;
  } finally {
    await app.close();
  }
};
