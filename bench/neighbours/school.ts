import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createTicket,
  findTicketByPin,
  getJudgements,
  getTicket,
  limits,
  listResponses,
  listTickets,
  login,
  register,
  submitResponse,
  watchTicket,
} from '@exit-tickets/contracts';
import { aDraft, aSubmission } from '@exit-tickets/testing';
import { z } from 'zod';
import { password } from '../../e2e/support/classroom.ts';
import { connections, expectReply, type HttpRequest, send } from '../server/http.ts';

export const students = 30;
const teachers = 4;
/** Interval at which each student joins and submits, and each teacher logs in and opens the results. */
const studentMs = 2_000;
const teacherMs = 30_000;
/** Nobody waits longer than this. */
const maxWaitMs = 40_000;
/** The limit of a ticket, minus a margin for visits that start while the next ticket is being created. */
const visitsPerTicket = limits.responsesPerTicket - 2 * students;

/** A call of a neighbour. */
export interface Sample {
  /** Its start, on the clock of `performance.now()`. */
  at: number;
  what: string;
  ms: number;
  /** 0 without an answer. */
  status: number;
}

/** Half of the students share the address of their school, the others have one each. */
const addressOf = (student: number): string => (student % 2 === 0 ? '198.18.0.1' : `198.18.1.${student}`);
const from = (address: string) => ({ 'x-forwarded-for': address });
const made = z.object({ id: z.string(), pin: z.string() });

/** Teachers and students who are not involved in the attack, at a human pace. */
export interface School {
  samples: readonly Sample[];
  /** Works until the signal, then waits for calls in flight. */
  work(signal: AbortSignal): Promise<void>;
}

/** Registers the teachers of a school with the app at this address. */
export const createSchool = async (url: string): Promise<School> => {
  const samples: Sample[] = [];
  const agent = connections(teachers * 2);

  /** Makes a call and records the result; returns the body on success. */
  const measure = async (what: string, at: typeof agent, call: HttpRequest): Promise<string | undefined> => {
    const begun = performance.now();
    const reply = await send(url, at, { ...call, signal: AbortSignal.timeout(maxWaitMs) }).catch(() => undefined);
    samples.push({ at: begun, what, ms: performance.now() - begun, status: reply?.status ?? 0 });
    return reply && reply.status < 400 ? reply.body : undefined;
  };

  const enrol = async (nth: number) => {
    const headers = from(`198.18.2.${nth + 1}`);
    const body = JSON.stringify({ email: `${randomUUID()}@school.nl`, password });
    const reply = await expectReply(201, send(url, agent, { method: 'POST', path: register.path, body, headers }));
    return { headers, body, cookie: cookieOf(reply.headers['set-cookie']), tickets: [] as z.infer<typeof made>[] };
  };
  const staff: Awaited<ReturnType<typeof enrol>>[] = [];
  while (staff.length < teachers) staff.push(await enrol(staff.length));

  const openTicket = async (nth: number): Promise<z.infer<typeof made>> => {
    const teacher = staff[nth % teachers];
    if (!teacher) throw new Error('no teacher');
    const { cookie, headers } = teacher;
    const call: HttpRequest = {
      method: 'POST',
      path: createTicket.path,
      body: JSON.stringify(aDraft()),
      cookie,
      headers,
    };
    const ticket = made.parse(JSON.parse((await expectReply(201, send(url, agent, call))).body));
    teacher.tickets.push(ticket);
    return ticket;
  };
  let opened = 0;
  let visits = 0;
  // Each teacher has a ticket to open, and no student waits for a teacher.
  const tickets: z.infer<typeof made>[] = [];
  while (tickets.length < teachers) tickets.push(await openTicket(opened++));
  const ticketForVisit = (): z.infer<typeof made> => {
    visits += 1;
    if (visits % visitsPerTicket === 0) {
      // Without a new ticket the last one stays in use, and its refusals at the limit count as the app's.
      if (tickets.length > 1) tickets.shift();
      openTicket(opened++).then(
        (ticket) => tickets.push(ticket),
        () => samples.push({ at: performance.now(), what: 'make a ticket', ms: 0, status: 0 }),
      );
    }
    const [ticket] = tickets;
    if (!ticket) throw new Error('no ticket is open');
    return ticket;
  };

  /** On a separate connection per student. */
  const visit = async (student: number): Promise<void> => {
    const headers = from(addressOf(student));
    const own = connections(1);
    const ticket = ticketForVisit();
    const found = await measure('look-up', own, {
      method: 'GET',
      path: findTicketByPin.path.replace(':pin', ticket.pin),
      headers,
    });
    if (found !== undefined) {
      const body = JSON.stringify(aSubmission({ ticketId: ticket.id }));
      await measure('submit', own, { method: 'POST', path: submitResponse.path, body, headers });
    }
    own.destroy();
  };

  /** Starts by the clock, even while earlier visits wait, so that all visits during a standstill record it. */
  const everyStudent = async (student: number, signal: AbortSignal): Promise<void> => {
    const begun: Promise<void>[] = [];
    const since = performance.now() + (student * studentMs) / students;
    for (let nth = 0; !signal.aborted; nth += 1) {
      await rest(since + nth * studentMs - performance.now(), signal);
      if (!signal.aborted) begun.push(visit(student));
    }
    await Promise.all(begun);
  };

  const everyTeacher = async (nth: number, signal: AbortSignal): Promise<void> => {
    const teacher = staff[nth];
    if (!teacher) return;
    const { headers } = teacher;
    const read = (what: string, path: string) =>
      measure(what, agent, { method: 'GET', path, cookie: teacher.cookie, headers });
    await rest((nth * teacherMs) / teachers, signal);
    while (!signal.aborted) {
      const begun = performance.now();
      await measure('log in', agent, { method: 'POST', path: login.path, body: teacher.body, headers });
      await read('my tickets', listTickets.path);
      const id = teacher.tickets.at(-1)?.id ?? '';
      for (const [what, { path }] of [
        ['ticket', getTicket],
        ['responses', listResponses],
        ['judgements', getJudgements],
      ] as const)
        await read(what, path.replace(':id', id));
      await watch(id, teacher);
      await rest(begun + teacherMs - performance.now(), signal);
    }
  };

  /** Opens the live stream, waits for an event, and closes it. */
  const watch = async (id: string, { cookie, headers }: (typeof staff)[number]): Promise<void> => {
    const begun = performance.now();
    const status = await new Promise<number>((resolve) => {
      const path = watchTicket.path.replace(':id', id);
      const stream = request(
        new URL(path, url),
        { headers: { ...headers, cookie }, signal: AbortSignal.timeout(maxWaitMs) },
        (response) => {
          response.once('data', () => {
            resolve(response.statusCode ?? 0);
            stream.destroy();
          });
          response.once('close', () => resolve(0));
        },
      );
      stream.once('error', () => resolve(0));
      stream.end();
    });
    samples.push({ at: begun, what: 'live', ms: performance.now() - begun, status });
  };

  return {
    samples,
    work: async (signal) => {
      await Promise.all([
        ...Array.from({ length: students }, (_, student) => everyStudent(student, signal)),
        ...staff.map((_, nth) => everyTeacher(nth, signal)),
      ]);
    },
  };
};

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(Math.max(0, ms), undefined, { signal }).catch(() => undefined);

const cookieOf = (cookies: readonly string[] = []): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
