import type { Judgements, QuestionTally, Verdict, Wording } from '@exit-tickets/contracts';

const reported = (verdict: Verdict): Exclude<Verdict, 'concern'> => (verdict === 'concern' ? 'unjudged' : verdict);

/** How many answers each verdict has. */
export const tallyOf = (wordings: readonly Wording[]): Omit<QuestionTally, 'questionId'> => {
  const tally = { right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
  for (const { verdict, responseIds } of wordings) tally[reported(verdict)] += responseIds.length;
  return tally;
};

/** How the answers to each question that has verdicts fall. */
export const talliesOf = ({ questions }: Pick<Judgements, 'questions'>): QuestionTally[] =>
  questions
    .filter(({ hasVerdicts }) => hasVerdicts)
    .map(({ questionId, groups }) => ({ questionId, ...tallyOf(groups.flatMap(({ wordings }) => wordings)) }));
