import { randomUUID } from 'node:crypto';
import {
  analyzeTicket,
  changeJudgements,
  copyTicket,
  createTicket,
  downloadPdf,
  evaluateAnswer,
  exportAccount,
  forgotPassword,
  generateFromContent,
  getJudgements,
  limits,
  listClassNames,
  listResponses,
  listTickets,
  login,
  removeResponse,
  restoreResponse,
  setTicketStatus,
  submitResponse,
  updateAccount,
  updateClassName,
  updateTicket,
  watchTicket,
} from '@exit-tickets/contracts';
import { aDraft, aQuestion, aSubmission } from '@exit-tickets/testing';
import { z } from 'zod';
import { password } from '../../../e2e/support/classroom.ts';
import { type Account, type Attacker, marked, type Ticket } from '../attacker.ts';
import { type Attacks, at, get, patch, post, put } from './attack.ts';
import { longLessons } from './long-lessons.ts';

/** Tickets per account, for long lists and for large ones. */
const listed = { plain: 40, wide: 20 };
const storedResponses = z.array(z.object({ id: z.string() }));

/** Creates many tickets with long names; returns the last. */
const listPlainTickets = ({ makeTicket, share }: Attacker, account: Account): Promise<Ticket> =>
  share('plain tickets', async () => {
    const make = (nth: number): Promise<Ticket> => {
      const className = `${nth} ${'9'.repeat(limits.classNameLength - 4)}`;
      return makeTicket(account, { className, title: `${nth}`.repeat(limits.titleLength / 4) });
    };
    for (let made = 1; made < listed.plain; made += 1) await make(made);
    return make(listed.plain);
  });

/** A ticket of the greatest size and copies of it, each created by a body of thirty bytes. */
const listWideTickets = ({ wideTicket, call, share }: Attacker, account: Account, count: number): Promise<Ticket> =>
  share(`wide tickets of ${account.email}`, async () => {
    const ticket = await wideTicket(account);
    for (let made = 1; made < count; made += 1)
      await call(post(at(copyTicket.path, ticket.params), { className: `${made}` }, account.cookie));
    return ticket;
  });

export const attacksOfAccounts: Attacks = {
  logins: {
    what: 'logins with right passwords, two at a time of each account',
    begin:
      async ({ call, repeat, accounts, account }) =>
      () =>
        repeat({ width: accounts.length * 2, everyMs: 200 }, (nth) =>
          call(post(login.path, { email: account(nth).email, password })),
        ),
  },
  'own-mistakes': {
    what: 'logins with wrong passwords to the own accounts, and reset links for them',
    begin:
      async ({ call, repeat, account }) =>
      () =>
        repeat({ width: 12, everyMs: 500 }, async (nth) => {
          await call(post(login.path, { email: account(nth).email, password: 'verkeerd' }));
          await call(post(forgotPassword.path, { email: account(nth).email }));
        }),
  },
  renames: {
    what: 'a ticket as large as one may be, its class renamed forty times a second',
    begin: async ({ call, repeat, account, wideTicket }) => {
      const { params } = await wideTicket(account());
      return () =>
        repeat({ width: 40, everyMs: 1_000 }, () =>
          call(patch(at(updateClassName.path, params), { className: randomUUID() }, account().cookie)),
        );
    },
  },
  edits: {
    what: 'tickets as large as one may be, edited three times a second',
    begin: async ({ call, repeat, account, makeTicket }) => {
      const { params } = await makeTicket(account());
      const question = (nth: number) => aQuestion({ id: `q${nth}`, text: marked(limits.questionLength) });
      const questions = Array.from({ length: limits.questionsPerTicket }, (_, nth) => question(nth));
      const draft = aDraft({ questions, originalContent: 'a'.repeat(limits.contentLength) });
      return () =>
        repeat({ width: 3, everyMs: 1_000 }, () =>
          call(put(at(updateTicket.path, params), { ...draft, title: randomUUID() }, account().cookie)),
        );
    },
  },
  copies: {
    what: 'copies of a ticket as large as one may be, ten a second',
    begin: async ({ call, repeat, account, accounts, wideTicket }) => {
      const tickets = await Promise.all(accounts.map(wideTicket));
      return () =>
        repeat({ width: 10, everyMs: 1_000 }, (nth) => {
          const ticket = tickets[nth % tickets.length];
          return call(post(at(copyTicket.path, ticket?.params), { className: 'x' }, account(nth).cookie));
        });
    },
  },
  openings: {
    what: 'tickets opened and closed, twenty a second',
    begin: async ({ call, repeat, account, makeWideTicket }) => {
      const { params } = await makeWideTicket(account());
      let isActive = true;
      return () =>
        repeat({ width: 20, everyMs: 1_000 }, () => {
          isActive = !isActive;
          return call(patch(at(setTicketStatus.path, params), { isActive }, account().cookie));
        });
    },
  },
  drafts: {
    what: 'new tickets, twenty a second',
    begin:
      async ({ call, repeat, account }) =>
      () =>
        repeat({ width: 20, everyMs: 1_000 }, (nth) => call(post(createTicket.path, aDraft(), account(nth).cookie))),
  },
  names: {
    what: 'the name of the account changed, forty times a second',
    begin:
      async ({ call, repeat, account }) =>
      () =>
        repeat({ width: 40, everyMs: 1_000 }, (nth) =>
          call(patch(updateAccount.path, { firstName: randomUUID() }, account(nth).cookie)),
        ),
  },
  classes: {
    what: 'the classes of forty tickets, 120 sockets',
    begin: async (attacker) => {
      const { call, repeat, account } = attacker;
      await listPlainTickets(attacker, account());
      return () => repeat({ width: 120, everyMs: 500 }, () => call(get(listClassNames.path, account().cookie)));
    },
  },
  searches: {
    what: 'searches and orders of a list of forty tickets, thirty at a time',
    begin: async (attacker) => {
      const { call, repeat, account } = attacker;
      await listPlainTickets(attacker, account());
      const queries = [
        `search=${encodeURIComponent('e\u0301'.repeat(limits.titleLength))}`,
        'sort=title',
        'sort=class',
        'search=1&sort=class',
        'search=(.*)*%24',
      ];
      return () =>
        repeat({ width: 30, everyMs: 500 }, (nth) =>
          call(get(`${listTickets.path}?${queries[nth % queries.length]}`, account().cookie)),
        );
    },
  },
  'wide-lists': {
    what: 'a list of twenty tickets as large as one may be, thirty at a time, never read',
    begin: async (attacker) => {
      const { leaveUnread, repeat, account } = attacker;
      await listWideTickets(attacker, account(), listed.wide);
      return () => repeat({ width: 30, everyMs: 2_000 }, () => leaveUnread(get(listTickets.path, account().cookie)));
    },
  },
  'unread-answers': {
    what: 'the list of 2 MB of answers, thirty sockets that never read it',
    begin: async ({ leaveUnread, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      return () =>
        repeat({ width: 30, everyMs: 2_000 }, () => leaveUnread(get(at(listResponses.path, params), account().cookie)));
    },
  },
  'read-answers': {
    what: 'the list of 2 MB of answers, two at a time',
    begin: async ({ call, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      return () =>
        repeat({ width: 2, everyMs: 500 }, () => call(get(at(listResponses.path, params), account().cookie)));
    },
  },
  'unread-judgements': {
    what: 'the judgements of 2 MB of answers, thirty sockets that never read them',
    begin: async ({ leaveUnread, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      return () =>
        repeat({ width: 30, everyMs: 2_000 }, () => leaveUnread(get(at(getJudgements.path, params), account().cookie)));
    },
  },
  marks: {
    what: 'judgements of 2 MB of answers changed, four at a time',
    begin: async ({ call, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      return () =>
        repeat({ width: 4, everyMs: 500 }, () => {
          const change = { questions: [{ questionId: 'q1', core: randomUUID() }] };
          return call(put(at(changeJudgements.path, params), change, account().cookie));
        });
    },
  },
  analyses: {
    what: 'analyses made anew of answers of many digits, four at a time',
    begin: async ({ call, repeat, account, makeTicket }) => {
      const questions = Array.from({ length: 5 }, (_, nth) =>
        aQuestion({ id: `q${nth}`, guide: { modelAnswer: '12 en 3' } }),
      );
      const { params, id: ticketId } = await makeTicket(account(), { questions });
      const texts = ['1'.repeat(limits.answerLength), '1 2-'.repeat(1_200), 'J. de Vries '.repeat(400), marked(1_000)];
      for (const [nth, text] of texts.entries()) {
        const answers = questions.map(({ id: questionId }) => ({ questionId, answer: text }));
        await call(post(submitResponse.path, aSubmission({ ticketId, studentName: `Bakker ${nth}`, answers })));
      }
      const body = { renew: true, lessonContent: longLessons[0] };
      return () =>
        repeat({ width: 4, everyMs: 500 }, () => call(post(at(analyzeTicket.path, params), body, account().cookie)));
    },
  },
  evaluations: {
    what: 'single answers of many digits and letters judged, eight at a time',
    begin: async ({ call, repeat, account }) => {
      const question = aQuestion({ guide: { modelAnswer: '1'.repeat(limits.guideLength) } });
      const answers = ['1'.repeat(limits.answerLength), '1,'.repeat(2_500), 'a b '.repeat(1_250), marked(2_000)];
      return () =>
        repeat({ width: 8, everyMs: 500 }, (nth) => {
          const body = {
            question,
            answer: answers[nth % answers.length],
            lessonContent: longLessons[nth % longLessons.length],
          };
          return call(post(evaluateAnswer.path, body, account().cookie));
        });
    },
  },
  generation: {
    what: 'questions from 200,000 characters with an account, eight at a time',
    begin: async ({ call, repeat, account }) => {
      return () =>
        repeat({ width: 8, everyMs: 500 }, (nth) =>
          call(
            post(
              generateFromContent.path,
              { content: longLessons[nth % longLessons.length], seed: nth },
              account(nth).cookie,
            ),
          ),
        );
    },
  },
  streams: {
    what: 'live streams that nobody reads, as many as one may open, of a ticket that gets long answers',
    begin: async ({ call, leaveUnread, repeat, account, accounts, makeTicket }) => {
      const questions = Array.from({ length: limits.questionsPerTicket }, (_, nth) => aQuestion({ id: `q${nth}` }));
      const tickets = await Promise.all(accounts.map((owner) => makeTicket(owner, { questions })));
      const answers = questions.map(({ id: questionId }) => ({ questionId, answer: marked(2_000) }));
      const body = (nth: number) =>
        aSubmission({ ticketId: tickets[nth % tickets.length]?.id ?? '', studentName: randomUUID(), answers });
      return () =>
        Promise.all([
          repeat({ width: accounts.length * limits.callsInFlight.stream.perAccount, everyMs: 2_000 }, (nth) =>
            leaveUnread(get(at(watchTicket.path, tickets[nth % tickets.length]?.params), account(nth).cookie)),
          ),
          repeat({ width: 3, everyMs: 1_000 }, (nth) => call(post(submitResponse.path, body(nth)))),
        ]);
    },
  },
  'stream-openings': {
    what: 'live streams opened and left at once, thirty a second',
    begin: async ({ hangUp, repeat, account, makeTicket }) => {
      const { params } = await makeTicket(account());
      return () =>
        repeat({ width: 30, everyMs: 1_000 }, () => hangUp(get(at(watchTicket.path, params), account().cookie)));
    },
  },
  'left-logins': {
    what: 'logins with right passwords, left after a tenth of a second, twenty a second',
    begin:
      async ({ hangUp, repeat, account }) =>
      () =>
        repeat({ width: 20, everyMs: 1_000 }, (nth) =>
          hangUp(post(login.path, { email: account(nth).email, password })),
        ),
  },
  'left-lists': {
    what: 'the list of 2 MB of answers, left after a tenth of a second, five a second',
    begin: async ({ hangUp, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      return () =>
        repeat({ width: 5, everyMs: 1_000 }, () => hangUp(get(at(listResponses.path, params), account().cookie)));
    },
  },
  'left-judgements': {
    what: 'the judgements of 2 MB of answers, left after a tenth of a second, five a second',
    begin: async ({ hangUp, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      return () =>
        repeat({ width: 5, everyMs: 1_000 }, () => hangUp(get(at(getJudgements.path, params), account().cookie)));
    },
  },
  'left-work': {
    what: 'PDFs and questions from 200,000 characters, left after a tenth of a second, ten a second',
    begin: async ({ hangUp, repeat, account, wideTicket }) => {
      const { params } = await wideTicket(account());
      const { cookie } = account();
      const content = longLessons[0];
      return () =>
        repeat({ width: 10, everyMs: 1_000 }, (nth) =>
          hangUp(
            nth % 2 ? get(at(downloadPdf.path, params), cookie) : post(generateFromContent.path, { content }, cookie),
          ),
        );
    },
  },
  removals: {
    what: 'a long answer removed and brought back, twenty times a second',
    begin: async ({ call, repeat, account, longAnswers }) => {
      const { params } = await longAnswers();
      const { cookie } = account();
      const reply = await call(get(at(listResponses.path, params), cookie));
      const stored = storedResponses.parse(JSON.parse(reply?.body ?? '[]'));
      return () =>
        repeat({ width: 20, everyMs: 1_000 }, async (nth) => {
          const one = { ...params, responseId: stored[nth % stored.length]?.id ?? '' };
          await call({ method: 'DELETE', path: at(removeResponse.path, one), cookie });
          await call({ method: 'PATCH', path: at(restoreResponse.path, one), cookie });
        });
    },
  },
  pdfs: {
    what: 'PDFs of a ticket as large as one may be, renamed for each, ten at a time',
    begin: async ({ call, repeat, account, wideTicket }) => {
      const { params } = await wideTicket(account());
      return () =>
        repeat({ width: 10, everyMs: 500 }, async () => {
          const { cookie } = account();
          await call(patch(at(updateClassName.path, params), { className: randomUUID() }, cookie));
          await call(get(at(downloadPdf.path, params), cookie));
        });
    },
  },
  exports: {
    what: 'exports of accounts with large tickets, twenty at a time, never read',
    begin: async (attacker) => {
      const { leaveUnread, repeat, account, accounts } = attacker;
      for (const owner of accounts) await listWideTickets(attacker, owner, 3);
      return () =>
        repeat({ width: 20, everyMs: 1_000 }, (nth) => leaveUnread(get(exportAccount.path, account(nth).cookie)));
    },
  },
};
