import { limits } from '@exit-tickets/contracts';
import { costsTogether, oneProcess, peakPerSecond, replicasFor } from './capacity.ts';
import { calls, embedded, instants, type Part, parts, withModel } from './costs.ts';
import { busiestWindow, type Jobs, quantileOf, serversNeeded, waitsOf } from './queue.ts';
import { type Day, jobsFor, school, simulateDay, submissionsPerDay, ticketsPerDay } from './school-day.ts';

const minuteMs = 60_000;
const pins = 10 ** limits.pinDigits;

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const ms = (value: number): string => `${whole(value)} ms`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const days = new Map<string, Day>();
/** Simulated once for all tables. Of very many schools a single lesson: each is like the others, and they are enough. */
const dayOf = (schools: number, timetables = 1): Day => {
  const key = `${schools} ${timetables}`;
  const day = days.get(key) ?? simulateDay(schools, { timetables, lessons: schools < 100 ? school.lessons : 1 });
  days.set(key, day);
  return day;
};

const perTicket: Record<string, number> = { ...school.perTicket, results: 2, analysis: school.analysedShare };
const callsPerPupil = 1 + school.retryShare;

/** Milliseconds of processor time that a pupil's part in one ticket costs, and a ticket's teacher divided by the class. */
const perPupil = (part: Part): { own: number; teacher: number } => {
  const cost = costsTogether([part]);
  const own = callsPerPupil * (cost.studentPage + cost.lookUp + cost.submission);
  const teacher = calls.reduce((sum, call) => sum + (perTicket[call] ?? 0) * cost[call], 0) / school.pupilsPerClass;
  return { own, teacher };
};

const pupilTable = (): string => {
  const each = parts.map((part) => ({ part, ...perPupil(part) }));
  const total = each.reduce((sum, { own, teacher }) => ({ own: sum.own + own, teacher: sum.teacher + teacher }), {
    own: 0,
    teacher: 0,
  });
  return table(
    ['part', 'a pupil, ms', 'the teacher, ms for each pupil', 'a thousand pupils, s'],
    [...each, { part: 'together', ...total }].map(({ part, own, teacher }) => [
      part,
      own.toFixed(2),
      teacher.toFixed(2),
      (own + teacher).toFixed(1),
    ]),
  );
};

/** What one instant leaves to wait for, by the model, beside what was measured. */
const instantsTable = (): string =>
  table(
    ['at one instant', 'the model, p99', 'measured, p99'],
    instants.map(({ what, pupils, measuredMs }) => {
      const serviceMs = new Float64Array(2 * pupils).fill((embedded.lookUpMs + embedded.submissionMs) / 2);
      const waits = waitsOf({ at: new Float64Array(2 * pupils), serviceMs }, 1);
      return [what, ms(quantileOf(waits, 0.99)), ms(measuredMs)];
    }),
  );

const oneMachineTable = (): string =>
  table(
    [
      'schools',
      'pupils',
      'calls in the busiest second',
      'event loop, busiest minute',
      'both cores, busiest minute',
      'p99 of waiting',
    ],
    [1, 2, 5, 10, 20].map((schools) => {
      const day = dayOf(schools);
      const { eventLoop, machine } = oneProcess(day);
      const busy = (jobs: Jobs): number => busiestWindow(jobs, minuteMs).workMs / minuteMs;
      return [
        whole(schools),
        whole(schools * school.classes * school.pupilsPerClass),
        whole(peakPerSecond(day)),
        percent(busy(eventLoop)),
        percent(busy(machine) / 2),
        ms(quantileOf(waitsOf(eventLoop, 1), 0.99)),
      ];
    }),
  );

const scales = [1, 10, 100, 1_000];

const servicesTable = (): string => {
  const all = scales.map((schools) => ({ schools, day: dayOf(schools), replicas: replicasFor(dayOf(schools)) }));
  const row = (name: string, cell: (one: (typeof all)[number]) => string): string[] => [name, ...all.map(cell)];
  return table(
    ['schools', ...scales.map(whole)],
    [
      row('answers a day', ({ schools }) => whole(schools * submissionsPerDay)),
      row('calls in the busiest second', ({ day }) => whole(peakPerSecond(day))),
      row('live streams at a time', ({ schools }) => whole(schools * school.classes * school.ticketShare)),
      ...parts.map((part) =>
        row(part, ({ replicas }) => {
          const { servers, utilisation, p99Ms } = replicas[part];
          return `${whole(servers)} (${percent(utilisation)}, ${ms(p99Ms)})`;
        }),
      ),
      row('together', ({ replicas }) => whole(parts.reduce((sum, part) => sum + replicas[part].servers, 0))),
    ],
  );
};

const timetablesTable = (): string =>
  table(
    ['bells of 100 schools', 'calls in the busiest second', 'cores together'],
    [1, 2, 6].map((timetables) => {
      const day = dayOf(100, timetables);
      const replicas = replicasFor(day);
      const name = timetables === 1 ? 'all in the same second' : `${timetables} timetables, five minutes apart`;
      return [name, whole(peakPerSecond(day)), whole(parts.reduce((sum, part) => sum + replicas[part].servers, 0))];
    }),
  );

/** School days among the days that a ticket stays open unless somebody closes it. */
const openSchoolDays = 5;

const pinsTable = (): string =>
  table(
    ['tickets closed on their day', 'PINs held by a school', 'schools until one PIN of ten is held', 'until all are'],
    [1, school.analysedShare, 0].map((closed) => {
      const held = ticketsPerDay * (closed + (1 - closed) * openSchoolDays);
      return [percent(closed), whole(held), whole(Math.floor(pins / 10 / held)), whole(Math.floor(pins / held))];
    }),
  );

/** Requests to a model in the order in which they come: all of a class at once, when it is analysed. */
const modelRequests = (day: Day, seconds: number) => {
  const analyses = jobsFor(day, { ...costsTogether([]), analysis: 1 }).at;
  const at = Float64Array.from(analyses, (_, nth) => analyses[nth] ?? 0);
  const each = Math.ceil(withModel.requests);
  const all = Float64Array.from({ length: at.length * each }, (_, nth) => at[Math.floor(nth / each)] ?? 0);
  return { at: all, serviceMs: new Float64Array(all.length).fill(seconds * 1_000) };
};

const modelTable = (): string =>
  table(
    [
      'schools',
      'classes analysed a day',
      'requests to judge and analyse them',
      'million characters sent',
      'ai replicas, a model that takes 2 s',
      'that takes 10 s',
    ],
    [1, 10, 100].map((schools) => {
      const analysed = schools * ticketsPerDay * school.analysedShare;
      const replicas = (seconds: number): string => {
        const { servers } = serversNeeded(
          modelRequests(dayOf(schools), seconds),
          { p99Ms: limits.modelQueueSeconds * 1_000, utilisation: 1 },
          withModel.concurrency,
        );
        return whole(servers / withModel.concurrency);
      };
      return [
        whole(schools),
        whole(analysed),
        whole(analysed * withModel.requests),
        ((analysed * withModel.characters) / 1e6).toFixed(1),
        replicas(2),
        replicas(10),
      ];
    }),
  );

/** Every table of docs/scaling.md, by the name of its place there. */
export const tables: Readonly<Record<string, () => string>> = {
  pupil: pupilTable,
  instants: instantsTable,
  'one machine': oneMachineTable,
  services: servicesTable,
  timetables: timetablesTable,
  pins: pinsTable,
  model: modelTable,
};
