import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createTicket,
  limits,
  type Question,
  register,
  submitResponse,
  type TicketDraft,
} from '@exit-tickets/contracts';
import { aDraft, aQuestion, aSubmission } from '@exit-tickets/testing';
import { z } from 'zod';
import { password } from '../../e2e/support/classroom.ts';
import { connections, expectReply, type HttpRequest, type Reply, send } from '../server/http.ts';

/** The kind of attacker: one address with and without accounts, or one account from several addresses. */
export type Side = 'address' | 'account';

const accountsOf = { address: 12, account: 1 };
const addressesOfAccount = 20;
/** The keep-alive sockets of a browser or a script. */
const maxSockets = 400;
/** Attempts to create a ticket. */
const maxTries = 4;
/** Long enough for a service to have started on the call. */
const hangUpMs = 100;

export interface Account {
  email: string;
  cookie: string;
}
export interface Ticket {
  id: string;
  /** Parameters for the paths of calls. */
  params: { id: string };
  pin: string;
}

const madeTicket = z.object({ id: z.string(), pin: z.string() });

/** A letter with ten combining marks, which counts as one letter and has 21 bytes. */
const markedLetter = `a${'\u0301'.repeat(10)}`;
export const marked = (letters: number): string => markedLetter.repeat(letters);

/** Total sizes of the texts in one body: the largest allowed, then smaller ones for an app with stricter limits. */
const sizes = [900_000, 90_000, 9_000];

/** Questions of about this many bytes, each with as many letters as allowed. */
const wideQuestions = (bytes: number): Question[] => {
  const perQuestion = limits.questionLength * markedLetter.length;
  const guide = { passage: '', modelAnswer: '', misconception: '' };
  let left = bytes / Buffer.byteLength(markedLetter);
  const take = (max: number): string => {
    const letters = Math.max(1, Math.min(max, Math.floor(left)));
    left -= letters;
    return marked(letters);
  };
  const questions: Question[] = [];
  while (left > 1 && questions.length < limits.questionsPerTicket) {
    const text = take(limits.questionLength);
    const passage = left > perQuestion ? take(limits.guideLength) : guide.passage;
    questions.push(aQuestion({ id: `q${questions.length + 1}`, text, guide: { passage } }));
  }
  return questions;
};

/** What an attack makes its calls with; their results are counted. */
export interface Attacker {
  url: string;
  /** The source address of the next call. */
  address(): string;
  /** The nth account of this attacker; wraps around. */
  account(nth?: number): Account;
  accounts: readonly Account[];
  /** Makes a call and counts its status. */
  call(call: HttpRequest): Promise<Reply | undefined>;
  /** Makes a call and never reads the answer; resolves when the server gives up. */
  leaveUnread(call: HttpRequest): Promise<void>;
  /** Makes a call and disconnects shortly afterwards, with or without an answer. */
  hangUp(call: HttpRequest): Promise<void>;
  /** Runs `width` loops that each pause for `everyMs` between two runs. */
  repeat(pace: { width: number; everyMs: number }, once: (nth: number) => Promise<unknown>): Promise<void>;
  /** Counts a result that is not a call's. */
  count(outcome: string): void;
  makeTicket(account: Account, draft?: Partial<TicketDraft>): Promise<Ticket>;
  /** A ticket with as many bytes of questions as the app accepts. */
  makeWideTicket(account: Account): Promise<Ticket>;
  /** Such a ticket that stays open; created once for all attacks. */
  wideTicket(account: Account): Promise<Ticket>;
  /** Creates a ticket once for all attacks: an account may open no more than a hundred tickets an hour. */
  share(what: string, make: () => Promise<Ticket>): Promise<Ticket>;
  /** A ticket with as many long answers as it accepts; created once for all attacks. */
  longAnswers(): Promise<Ticket>;
}

/** The state that all attacks of one attacker share. */
export interface Camp {
  url: string;
  accounts: readonly Account[];
  address(): string;
  shared: Map<string, Promise<Ticket>>;
}

/** Registers the accounts, from addresses that only the nth attacker uses. */
export const pitchCamp = async (url: string, side: Side, nth: number): Promise<Camp> => {
  let calls = 0;
  const address = (): string => {
    calls += 1;
    return side === 'address' ? `203.0.${nth}.1` : `203.0.${nth}.${1 + (calls % addressesOfAccount)}`;
  };
  const agent = connections(1);
  const accounts: Account[] = [];
  while (accounts.length < accountsOf[side]) {
    const email = `${randomUUID()}@attack.nl`;
    const body = JSON.stringify({ email, password });
    const headers = { 'x-forwarded-for': address() };
    const reply = await expectReply(201, send(url, agent, { method: 'POST', path: register.path, body, headers }));
    const cookie = (reply.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
    accounts.push({ email, cookie });
  }
  agent.destroy();
  return { url, accounts, address, shared: new Map() };
};

/** Submits answers of the greatest length, until the ticket accepts no more. */
const fillWithAnswers = async (attacker: Attacker, ticket: Ticket, questions: readonly Question[]): Promise<void> => {
  const letters = limits.jsonBodyBytes / questions.length / Buffer.byteLength(markedLetter);
  for (const size of [letters, letters / 4, letters / 40]) {
    const answer = marked(Math.min(limits.answerLength, Math.floor(size) - 20));
    const answers = questions.map(({ id: questionId }) => ({ questionId, answer }));
    for (let sent = 0; sent < limits.responsesPerTicket; sent += 1) {
      const body = JSON.stringify(aSubmission({ ticketId: ticket.id, studentName: `Leerling ${sent}`, answers }));
      const reply = await attacker.call({ method: 'POST', path: submitResponse.path, body });
      if (reply?.status !== 201) break;
    }
  }
};

/** The tools of one attack; it counts results in `statuses`. */
export const createAttacker = (
  { url, accounts, address, shared }: Camp,
  statuses: Map<string, number>,
  signal: AbortSignal,
): Attacker => {
  const agent = connections(maxSockets);
  const count = (outcome: string): void => void statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  const fromHere = ({ headers, ...call }: HttpRequest): HttpRequest => ({
    ...call,
    headers: { 'x-forwarded-for': address(), ...headers },
  });
  const account = (nth = 0): Account => {
    const found = accounts[nth % accounts.length];
    if (!found) throw new Error('no account');
    return found;
  };

  const attacker: Attacker = {
    url,
    address,
    account,
    accounts,
    count,
    call: async (call) => {
      try {
        const reply = await send(url, agent, fromHere(call));
        count(String(reply.status));
        return reply;
      } catch {
        if (!signal.aborted) count('cut off');
        return undefined;
      }
    },
    leaveUnread: (call) =>
      new Promise((resolve) => {
        const { path, method, headers, cookie } = fromHere(call);
        const options = { method, headers: { ...headers, ...(cookie && { cookie }) }, agent: false } as const;
        const sent = request(new URL(path, url), options, (response: IncomingMessage) => {
          count(`${response.statusCode} unread`);
          response.once('error', () => resolve());
        });
        sent.once('error', () => resolve());
        sent.once('close', () => resolve());
        sent.end();
      }),
    hangUp: async (call) => {
      const left = AbortSignal.timeout(hangUpMs);
      const own = connections(1);
      const outcome = await send(url, own, { ...fromHere(call), signal: left }).then(
        ({ status }) => String(status),
        () => 'left',
      );
      own.destroy();
      if (!signal.aborted) count(outcome);
    },
    repeat: async ({ width, everyMs }, once) => {
      const worker = async (nth: number): Promise<void> => {
        await pause((nth * everyMs) / width);
        while (!signal.aborted) {
          await once(nth);
          await pause(everyMs);
        }
      };
      await Promise.all(Array.from({ length: width }, (_, nth) => worker(nth)));
    },
    makeTicket: async (owner, draft = {}) => {
      const body = JSON.stringify(aDraft(draft));
      const make = () => attacker.call({ method: 'POST', path: createTicket.path, body, cookie: owner.cookie });
      let reply = await make();
      // The app may still be busy with earlier calls.
      for (let left = maxTries; left > 1 && (reply?.status ?? 500) >= 500; left -= 1) reply = await make();
      if (reply?.status !== 201) throw new Error(`no ticket: ${reply?.status} ${reply?.body.slice(0, 200)}`);
      const { id, pin } = madeTicket.parse(JSON.parse(reply.body));
      return { id, pin, params: { id } };
    },
    makeWideTicket: async (owner) => {
      for (const size of sizes) {
        const ticket = await attacker.makeTicket(owner, { questions: wideQuestions(size) }).catch(() => undefined);
        if (ticket) return ticket;
      }
      throw new Error('no ticket of any size');
    },
    longAnswers: () => {
      const make = async (): Promise<Ticket> => {
        const questions = Array.from({ length: limits.questionsPerTicket }, (_, at) => aQuestion({ id: `q${at + 1}` }));
        const ticket = await attacker.makeTicket(account(), { questions });
        await fillWithAnswers(attacker, ticket, questions);
        return ticket;
      };
      return attacker.share('long answers', make);
    },
    wideTicket: (owner) => attacker.share(`wide ticket of ${owner.email}`, () => attacker.makeWideTicket(owner)),
    share: (what, make) => {
      const ticket = shared.get(what) ?? make();
      shared.set(what, ticket);
      return ticket;
    },
  };
  return attacker;
};
