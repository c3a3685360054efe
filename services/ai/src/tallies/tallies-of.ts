import {
  choicesOf,
  type Judgements,
  type QuestionTally,
  type Response,
  type Ticket,
  tallyOf,
} from '@exit-tickets/contracts';

/** How often each option was chosen. */
export const chosenIn = (question: Ticket['questions'][number], responses: readonly Response[]) => {
  const given = responses.flatMap(({ answers }) =>
    answers.flatMap(({ questionId, answer }) => (questionId === question.id ? [answer] : [])),
  );
  return choicesOf(question).map((answer) => ({ answer, count: given.filter((one) => one === answer).length }));
};

/** The counts of each question that has verdicts or options. */
export const talliesOf = (
  { questions }: Pick<Judgements, 'questions'>,
  ticket: Pick<Ticket, 'questions'>,
  responses: readonly Response[],
): QuestionTally[] =>
  questions.flatMap(({ questionId, hasVerdicts, groups }) => {
    const tally = { questionId, ...tallyOf(groups.flatMap(({ wordings }) => wordings)) };
    if (hasVerdicts) return [tally];
    const question = ticket.questions.find(({ id }) => id === questionId);
    const chosen = question ? chosenIn(question, responses).map(({ count }) => count) : [];
    return chosen.length > 0 ? [{ ...tally, chosen }] : [];
  });
