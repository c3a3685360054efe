import { check, print, tell } from '../judging/report.ts';
import type { Asked } from './ask-all.ts';
import { faultNames, faultsOf } from './checks.ts';
import { isSame } from './fold.ts';

/** Two questions may be of the same kind without reading like a machine. */
const minToVary = 2;

const quote = ({ lesson, level }: Asked, text: string): string => `${lesson.id}, ${level}: “${text}”`;

/** What code can tell: faults of questions, tickets that ask the same twice, and lessons that should be refused. */
export const reportChecks = (asked: readonly Asked[]): void => {
  const all = asked.flatMap((ticket) => ticket.questions.map((question) => ({ ticket, question })));
  const told = all.map((one) => ({ ...one, faults: faultsOf(one.question, one.ticket.lesson) }));
  print(`\nWhat code can tell of ${all.length} questions`);
  for (const name of faultNames) {
    const found = told.filter(({ faults }) => faults.includes(name));
    const shown = found.map(({ ticket, question }) => quote(ticket, question.text));
    check(name, `${found.length}`, found.length === 0, [...new Set(shown)]);
  }
  const twice = asked.flatMap((ticket) =>
    ticket.questions
      .filter(({ text }, at) => ticket.questions.slice(0, at).some((other) => isSame(other.text, text)))
      .map(({ text }) => quote(ticket, text)),
  );
  check('asked twice in a ticket', `${twice.length}`, twice.length === 0, twice);
  const fromOnePlace = asked.flatMap((ticket) =>
    ticket.questions
      .filter(({ guide }, at) =>
        ticket.questions
          .slice(0, at)
          .some((other) => guide?.passage && isSame(other.guide?.passage ?? '', guide.passage)),
      )
      .map(({ text }) => quote(ticket, text)),
  );
  check('second question about a passage', `${fromOnePlace.length}`, fromOnePlace.length === 0, fromOnePlace);
  const alike = asked.filter(({ questions }) => {
    const kinds = questions.map(({ guide, type }) => `${guide?.kind} ${type}`);
    return kinds.length > minToVary && new Set(kinds).size === 1;
  });
  tell('tickets whose questions are all of one kind and type', `${alike.length} of ${asked.length}`);
  const single = asked.filter(({ questions }) => questions.length === 1);
  check(
    'tickets of one question',
    `${single.length}`,
    single.length === 0,
    single.map((ticket) => quote(ticket, ticket.questions[0]?.text ?? '')),
  );
  const nothing = asked.filter(({ lesson }) => lesson.refusalIsRight);
  const given = nothing.filter(({ questions }) => questions.length > 0);
  check(
    'tickets about what holds nothing to ask',
    `${given.length} of ${nothing.length}`,
    given.length === 0,
    given.flatMap((ticket) => ticket.questions.map(({ text }) => quote(ticket, text))),
  );
};
