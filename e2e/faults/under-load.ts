import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  analyzeTicket,
  downloadPdf,
  type Endpoint,
  type ErrorCode,
  findTicketByPin,
  getAuthStatus,
  getTicket,
  isErrorCode,
  listResponses,
  listTickets,
  submitResponse,
  timeouts,
  updateClassName,
} from '@exit-tickets/contracts';
import type { ApiClient } from '@exit-tickets/testing';
import { expect, vi } from 'vitest';
import { newTeacher, newTicket, submit, submitAndRetry } from '../support/classroom.ts';
import type { ServiceProcesses } from '../support/service-processes.ts';
import { untilHealthy } from '../support/start-all.ts';
import { addRow } from './table.ts';

export const students = 30;
/** Enough tickets that none reaches its limit of responses. */
const tickets = 10;
const paceMs = 1_000;
/** Generous, because speed is not under test and the machine may be busy. */
const waitOptions = { timeout: 180_000, interval: 250 };

/** A timeout at the gateway, caused by the fault or a busy machine; the caller tries again. */
const late = '504';

/** The calls of students and the teacher. */
export const kindsOfCall = ['submitting', 'auth', 'tickets', 'renaming', 'joining', 'ai', 'pdf'] as const;
type Kind = (typeof kindsOfCall)[number];
const teachersKinds = kindsOfCall.filter((kind) => kind !== 'submitting');
type Call = () => Promise<{ status: number; body: unknown }>;

const endpointOf: Record<Kind, Endpoint> = {
  submitting: submitResponse,
  auth: getAuthStatus,
  tickets: listTickets,
  renaming: updateClassName,
  joining: findTicketByPin,
  ai: analyzeTicket,
  pdf: downloadPdf,
};
/** What the gateway may add to the timeout of a service on a busy machine. */
const busyMs = 10_000;

/** The answer; undefined after the time in which the gateway must have given up. */
const answerInTime = async (kind: Kind, call: Call) => {
  const maxMs = (endpointOf[kind].timeoutMs ?? timeouts.callMs) + busyMs;
  const tooLate = pause(maxMs, undefined, { ref: false });
  return Promise.race([call(), tooLate]).catch(() => undefined);
};

/** A service that stops gives each call at least this long, in milliseconds; on a busy machine an analysis may need more. */
const graceMs = 5_000;
const cutOff = '503 service_unavailable';

type Outcome = 'ok' | 'no answer' | `${number} ${ErrorCode}`;

/** The outcome of a call. Throws on an answer that is not the API's. */
const outcomeOf = async (kind: Kind, call: Call): Promise<Outcome> => {
  const answer = await answerInTime(kind, call);
  if (!answer) return 'no answer';
  if (kind === 'pdf' && answer.status === 200) expect(String(answer.body)).toMatch(/^%PDF/);
  if (answer.status < 400) return 'ok';
  const { code } = Object(answer.body);
  if (!isErrorCode(code)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)} is no documented error`);
  return `${answer.status} ${code}`;
};

/** One of a teacher's calls for each service. */
const teachersCalls = (teacher: ApiClient, { analysed, pin }: { analysed: string; pin: string }) => {
  const params = { id: analysed };
  return {
    auth: () => teacher.call(getAuthStatus),
    tickets: () => teacher.call(listTickets),
    // A different name each time changes the document, so that a new PDF has to be printed.
    renaming: () => teacher.call(updateClassName, { params, body: { className: randomUUID() } }),
    joining: () => teacher.call(findTicketByPin, { params: { pin } }),
    ai: () => teacher.call(analyzeTicket, { params, body: { renew: true } }),
    pdf: () => teacher.call(downloadPdf, { params }),
  } satisfies Record<(typeof teachersKinds)[number], Call>;
};

/** The work that continues during a fault. */
export interface Work {
  /** Waits until a new call of each of these kinds has this outcome. */
  untilAnswered(kinds: readonly Kind[], outcome?: Outcome): Promise<void>;
}

/** Counts the outcomes of calls during a fault. */
const createTally = () => {
  /** The start of the latest call by kind and outcome. */
  const latest = new Map<string, number>();
  const failures: string[] = [];
  let timedOut = 0;
  return {
    failures,
    timedOut: () => timedOut,
    /** Makes a call and returns whether it succeeded. */
    make: async (kind: Kind, call: Call): Promise<boolean> => {
      const startedAt = performance.now();
      const outcome = await outcomeOf(kind, call);
      const result = `${kind}: ${outcome}`;
      latest.set(result, Math.max(startedAt, latest.get(result) ?? 0));
      if (outcome === 'ok') return true;
      const isCutOff = outcome === cutOff && performance.now() - startedAt > graceMs;
      if (outcome.startsWith(late) || isCutOff) timedOut += 1;
      else failures.push(result);
      return false;
    },
    untilAnswered: async (kinds: readonly Kind[], outcome: Outcome = 'ok'): Promise<void> => {
      const since = performance.now();
      await vi.waitFor(() => {
        for (const result of kinds.map((kind) => `${kind}: ${outcome}`))
          expect(latest.get(result) ?? 0, `${result}, last ${failures.at(-1)}`).toBeGreaterThan(since);
      }, waitOptions);
    },
  };
};

/**
 * Thirty students answer and a teacher uses every service while something fails and is repaired. Afterwards all
 * acknowledged responses must exist exactly once, the counts must be right and every call must succeed again. Adds a
 * row to the table, and returns the outcomes of failed calls other than timeouts. After a number of refusals in a row,
 * a student waits for `delayAfter`.
 */
export const underLoad = async (
  deployed: Pick<ServiceProcesses, 'url' | 'output'>,
  fault: string,
  runFault: (work: Work) => Promise<void>,
  delayAfter: (failures: number) => number = () => paceMs,
): Promise<string[]> => {
  const { url } = deployed;
  const teacher = await newTeacher(url);
  const classes: Awaited<ReturnType<typeof newTicket>>[] = [];
  while (classes.length < tickets) classes.push(await newTicket(teacher));
  const analysed = await newTicket(teacher);
  const all = [...classes, analysed];
  // The first answer to a ticket needs the tickets service as well; later ones need only responses.
  const acknowledged = new Map<string, string[]>();
  for (const { ticket } of all) {
    const first = randomUUID();
    expect(await submitAndRetry(url, { ticketId: ticket.id, studentName: first })).toMatchObject({ status: 201 });
    acknowledged.set(ticket.id, [first]);
  }
  const tally = createTally();
  const stopLoad = new AbortController();
  const pauseBetweenCalls = (): Promise<void> =>
    pause(paceMs, undefined, { signal: stopLoad.signal }).catch(() => undefined);
  let hasFailed = false;

  const student = async (index: number): Promise<void> => {
    const ticketId = classes[index % classes.length]?.ticket.id ?? '';
    while (!stopLoad.signal.aborted) {
      const response = { ticketId, studentName: randomUUID(), submissionId: randomUUID() };
      // Like the student page: the same submission again until it is acknowledged.
      for (let failed = 1; !(await tally.make('submitting', () => submit(url, response))); failed += 1) {
        if (hasFailed) return;
        await pause(delayAfter(failed));
      }
      acknowledged.get(ticketId)?.push(response.studentName);
      await pauseBetweenCalls();
    }
  };
  const calls = teachersCalls(teacher, { analysed: analysed.ticket.id, pin: String(classes[0]?.ticket.pin) });
  /** A loop per kind, so that an unanswered call never blocks another kind. */
  const callRepeatedly = async (kind: keyof typeof calls): Promise<void> => {
    while (!stopLoad.signal.aborted) {
      await tally.make(kind, calls[kind]);
      await pauseBetweenCalls();
    }
  };
  const load = Promise.all([
    ...teachersKinds.map(callRepeatedly),
    ...Array.from({ length: students }, (_, index) => student(index)),
  ]);
  // Handled where it is awaited.
  load.catch(() => undefined);

  const recover = async (): Promise<number> => {
    await tally.untilAnswered(kindsOfCall);
    await runFault(tally);
    const repairedAt = performance.now();
    await untilHealthy(deployed);
    await tally.untilAnswered(kindsOfCall);
    return Math.round((performance.now() - repairedAt) / 100) / 10;
  };
  const secondsToRecover = await recover()
    .catch((error: unknown) => {
      hasFailed = true;
      throw error;
    })
    .finally(async () => {
      stopLoad.abort();
      await load;
    });

  let present = 0;
  for (const { ticket, params } of all) {
    const stored = await vi.waitFor(async () => {
      const { status, body } = await teacher.call(listResponses, { params });
      expect(status).toBe(200);
      return body;
    }, waitOptions);
    const found = stored.map(({ studentName }) => studentName).sort();
    expect(found).toEqual(acknowledged.get(ticket.id)?.sort());
    present += found.length;
    const count = async () => (await teacher.call(getTicket, { params })).body.responseCount;
    await vi.waitFor(async () => expect(await count()).toBe(found.length), waitOptions);
  }
  await addRow({
    fault,
    acknowledged: [...acknowledged.values()].flat().length,
    presentAfterwards: present,
    failedCalls: tally.failures.length,
    timedOut: tally.timedOut(),
    secondsToRecover,
  });
  return tally.failures;
};
