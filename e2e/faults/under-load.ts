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
import { untilWell } from '../support/start-all.ts';
import { addRow } from './table.ts';

export const students = 30;
/** The students of one ticket stay below the most that it takes. */
const tickets = 10;
const paceMs = 1_000;
/** How long is not what is tested: a busy machine takes its time. */
const waitOptions = { timeout: 180_000, interval: 250 };

/** The gateway waited no longer for a service. That is the fault, or a busy machine; whoever asked asks again. */
const late = '504';

/** What students and the teacher do. */
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
/** What the gateway itself may add to the time that it gives a service, on a machine that has too much to do. */
const busyMs = 10_000;

/** Nothing after a time in which the gateway must have given up. */
const answerInTime = async (kind: Kind, call: Call) => {
  const maxMs = (endpointOf[kind].timeoutMs ?? timeouts.callMs) + busyMs;
  const tooLate = pause(maxMs, undefined, { ref: false });
  return Promise.race([call(), tooLate]).catch(() => undefined);
};

type Outcome = 'ok' | 'no answer' | `${number} ${ErrorCode}`;

/** What a call came to. Throws on an answer that is not the API's. */
const outcomeOf = async (kind: Kind, call: Call): Promise<Outcome> => {
  const answer = await answerInTime(kind, call);
  if (!answer) return 'no answer';
  if (kind === 'pdf' && answer.status === 200) expect(String(answer.body)).toMatch(/^%PDF/);
  if (answer.status < 400) return 'ok';
  const { code } = Object(answer.body);
  if (!isErrorCode(code)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)} is no documented error`);
  return `${answer.status} ${code}`;
};

/** A call of each service by a teacher. */
const teachersCalls = (teacher: ApiClient, { analysed, pin }: { analysed: string; pin: string }) => {
  const params = { id: analysed };
  return {
    auth: () => teacher.call(getAuthStatus),
    tickets: () => teacher.call(listTickets),
    // Another name each time: what stands on the paper has changed, so that it has to be printed anew.
    renaming: () => teacher.call(updateClassName, { params, body: { className: randomUUID() } }),
    joining: () => teacher.call(findTicketByPin, { params: { pin } }),
    ai: () => teacher.call(analyzeTicket, { params, body: { renew: true } }),
    pdf: () => teacher.call(downloadPdf, { params }),
  } satisfies Record<(typeof teachersKinds)[number], Call>;
};

/** The work that goes on while something fails. */
export interface Work {
  /** Waits until a call of each of these kinds that was begun after this has succeeded, or come to that refusal. */
  untilAnswered(kinds: readonly Kind[], outcome?: Outcome): Promise<void>;
}

/** Counts what calls come to while a fault lasts. */
const createTally = () => {
  /** When the latest call of a kind that came to this had begun. */
  const latest = new Map<string, number>();
  const failures: string[] = [];
  let timedOut = 0;
  return {
    failures,
    timedOut: () => timedOut,
    /** Makes a call and says whether it succeeded. */
    make: async (kind: Kind, call: Call): Promise<boolean> => {
      const begun = performance.now();
      const outcome = await outcomeOf(kind, call);
      const told = `${kind}: ${outcome}`;
      latest.set(told, Math.max(begun, latest.get(told) ?? 0));
      if (outcome === 'ok') return true;
      if (outcome.startsWith(late)) timedOut += 1;
      else failures.push(told);
      return false;
    },
    untilAnswered: async (kinds: readonly Kind[], outcome: Outcome = 'ok'): Promise<void> => {
      const since = performance.now();
      await vi.waitFor(() => {
        for (const told of kinds.map((kind) => `${kind}: ${outcome}`))
          expect(latest.get(told) ?? 0, `${told}, last ${failures.at(-1)}`).toBeGreaterThan(since);
      }, waitOptions);
    },
  };
};

/**
 * Has thirty students answer and a teacher work with every service while something fails and is mended. Afterwards everything
 * that was acknowledged must be there exactly once, the counts right and every call successful again. Adds a row to the
 * table, and gives what calls came to that did not succeed, but for those that were late. A student who was refused so
 * often in a row waits for as long as `delayAfter` says.
 */
export const underLoad = async (
  deployed: Pick<ServiceProcesses, 'url' | 'output'>,
  fault: string,
  happen: (work: Work) => Promise<void>,
  delayAfter: (failures: number) => number = () => paceMs,
): Promise<string[]> => {
  const { url } = deployed;
  const teacher = await newTeacher(url);
  const classes: Awaited<ReturnType<typeof newTicket>>[] = [];
  while (classes.length < tickets) classes.push(await newTicket(teacher));
  const analysed = await newTicket(teacher);
  const all = [...classes, analysed];
  // The first answer to a ticket needs tickets as well; every later one needs responses alone.
  const acknowledged = new Map<string, string[]>();
  for (const { ticket } of all) {
    const first = randomUUID();
    expect(await submitAndRetry(url, { ticketId: ticket.id, studentName: first })).toMatchObject({ status: 201 });
    acknowledged.set(ticket.id, [first]);
  }
  const tally = createTally();
  const over = new AbortController();
  const rest = (): Promise<void> => pause(paceMs, undefined, { signal: over.signal }).catch(() => undefined);
  let hasFailed = false;

  const student = async (index: number): Promise<void> => {
    const ticketId = classes[index % classes.length]?.ticket.id ?? '';
    while (!over.signal.aborted) {
      const response = { ticketId, studentName: randomUUID(), submissionId: randomUUID() };
      // As the student page does: the same submission again until it is acknowledged.
      for (let failed = 1; !(await tally.make('submitting', () => submit(url, response))); failed += 1) {
        if (hasFailed) return;
        await pause(delayAfter(failed));
      }
      acknowledged.get(ticketId)?.push(response.studentName);
      await rest();
    }
  };
  const calls = teachersCalls(teacher, { analysed: analysed.ticket.id, pin: String(classes[0]?.ticket.pin) });
  /** One kind of call never waits for another that gets no answer. */
  const atWork = async (kind: keyof typeof calls): Promise<void> => {
    while (!over.signal.aborted) {
      await tally.make(kind, calls[kind]);
      await rest();
    }
  };
  const load = Promise.all([
    ...teachersKinds.map(atWork),
    ...Array.from({ length: students }, (_, index) => student(index)),
  ]);
  // Told when it is waited for.
  load.catch(() => undefined);

  const recover = async (): Promise<number> => {
    await tally.untilAnswered(kindsOfCall);
    await happen(tally);
    const mended = performance.now();
    await untilWell(deployed);
    await tally.untilAnswered(kindsOfCall);
    return Math.round((performance.now() - mended) / 100) / 10;
  };
  const secondsToRecover = await recover()
    .catch((error: unknown) => {
      hasFailed = true;
      throw error;
    })
    .finally(async () => {
      over.abort();
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
