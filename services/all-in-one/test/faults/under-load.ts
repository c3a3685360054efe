import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  analyzeTicket,
  downloadPdf,
  findTicketByPin,
  getAuthStatus,
  getTicket,
  isErrorCode,
  listResponses,
  listTickets,
  updateClassName,
} from '@exit-tickets/contracts';
import type { ApiClient } from '@exit-tickets/testing';
import { expect, vi } from 'vitest';
import { newTeacher, newTicket, submit, submitAndRetry } from '../classroom.ts';
import type { ServiceProcesses } from '../service-processes.ts';
import { untilWell } from '../start-all.ts';
import { addRow } from './table.ts';

const pupils = 30;
/** The pupils of one ticket stay below the most that it takes. */
const tickets = 10;
const paceMs = 1_000;
/** How long is not what is tested: a busy machine takes its time. */
const patience = { timeout: 180_000, interval: 250 };

/** The gateway waited no longer for a service. That is the fault, or a busy machine; whoever asked asks again. */
const late = '504';

/** What a call came to: its status and code, or that there was no answer. Throws on an answer that is not the API's. */
const outcomeOf = async (call: () => Promise<{ status: number; body: unknown }>): Promise<string> => {
  const answer = await call().catch(() => undefined);
  if (!answer) return 'no answer';
  if (answer.status < 400) return 'ok';
  const { code } = Object(answer.body);
  if (!isErrorCode(code)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)} is no documented error`);
  return `${answer.status} ${code}`;
};

/** What pupils and the teacher do. */
export const kindsOfCall = ['submitting', 'auth', 'tickets', 'renaming', 'joining', 'ai', 'pdf'] as const;
type Kind = (typeof kindsOfCall)[number];
/** A call, and what it must come to. */
type ExpectedCall = readonly [call: Parameters<typeof outcomeOf>[0], outcome: string];

/** A call of each service by a teacher, with what it must come to. */
const teachersCalls = (teacher: ApiClient, { analysed, pin }: { analysed: string; pin: string }) =>
  ({
    auth: [() => teacher.call(getAuthStatus), 'ok'],
    tickets: [() => teacher.call(listTickets), 'ok'],
    renaming: [() => teacher.call(updateClassName, { params: { id: analysed }, body: { className: '3A' } }), 'ok'],
    joining: [() => teacher.call(findTicketByPin, { params: { pin } }), 'ok'],
    ai: [() => teacher.call(analyzeTicket, { params: { id: analysed }, body: { renew: true } }), 'ok'],
    // Nothing is rendered: what is asked for is another teacher's.
    pdf: [() => teacher.call(downloadPdf, { params: { id: 'another' } }), '404 ticket_not_found'],
  }) satisfies Record<Exclude<Kind, 'submitting'>, ExpectedCall>;

/** The work that goes on while something fails. */
export interface Work {
  /** Waits until a call of each of these kinds has succeeded that was begun after this. */
  untilDone(kinds: readonly Kind[]): Promise<void>;
}

/** Counts what calls come to while a fault lasts. */
const createTally = () => {
  const lastDone = new Map<string, number>();
  const failures: string[] = [];
  let timedOut = 0;
  return {
    failures,
    timedOut: () => timedOut,
    /** Makes a call and says whether it came to what was expected. */
    make: async (kind: Kind, [call, expected]: ExpectedCall): Promise<boolean> => {
      const begun = performance.now();
      const outcome = await outcomeOf(call);
      if (outcome === expected) lastDone.set(kind, Math.max(begun, lastDone.get(kind) ?? 0));
      else if (outcome.startsWith(late)) timedOut += 1;
      else failures.push(`${kind}: ${outcome}`);
      return outcome === expected;
    },
    untilDone: async (kinds: readonly Kind[]): Promise<void> => {
      const since = performance.now();
      await vi.waitFor(() => {
        for (const kind of kinds) expect(lastDone.get(kind) ?? 0, `${kind} ${failures.at(-1)}`).toBeGreaterThan(since);
      }, patience);
    },
  };
};

/**
 * Has thirty pupils answer and a teacher work with every service while something fails and is mended. Afterwards everything
 * that was acknowledged must be there exactly once, the counts right and every call successful again. Adds a row to the
 * table, and gives what calls came to that did not succeed, but for those that were late.
 */
export const underLoad = async (
  deployed: ServiceProcesses,
  fault: string,
  happen: (work: Work) => Promise<void>,
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

  const pupil = async (index: number): Promise<void> => {
    const ticketId = classes[index % classes.length]?.ticket.id ?? '';
    while (!over.signal.aborted) {
      const response = { ticketId, studentName: randomUUID(), submissionId: randomUUID() };
      // As the student page does: the same submission again until it is acknowledged.
      while (!(await tally.make('submitting', [() => submit(url, response), 'ok']))) {
        if (hasFailed) return;
        await pause(paceMs);
      }
      acknowledged.get(ticketId)?.push(response.studentName);
      await rest();
    }
  };
  const calls = teachersCalls(teacher, { analysed: analysed.ticket.id, pin: String(classes[0]?.ticket.pin) });
  const atWork = async (): Promise<void> => {
    while (!over.signal.aborted) {
      for (const kind of kindsOfCall) if (kind !== 'submitting') await tally.make(kind, calls[kind]);
      await rest();
    }
  };
  const load = Promise.all([atWork(), ...Array.from({ length: pupils }, (_, index) => pupil(index))]);
  // Told when it is waited for.
  load.catch(() => undefined);

  const recover = async (): Promise<number> => {
    await tally.untilDone(kindsOfCall);
    await happen(tally);
    const mended = performance.now();
    await untilWell(deployed);
    await tally.untilDone(kindsOfCall);
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
    }, patience);
    const found = stored.map(({ studentName }) => studentName).sort();
    expect(found).toEqual(acknowledged.get(ticket.id)?.sort());
    present += found.length;
    const count = async () => (await teacher.call(getTicket, { params })).body.responseCount;
    await vi.waitFor(async () => expect(await count()).toBe(found.length), patience);
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
