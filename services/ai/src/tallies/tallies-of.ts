import { type Judgements, type QuestionTally, tallyOf } from '@exit-tickets/contracts';

/** How the answers to each question that has verdicts fall. */
export const talliesOf = ({ questions }: Pick<Judgements, 'questions'>): QuestionTally[] =>
  questions
    .filter(({ hasVerdicts }) => hasVerdicts)
    .map(({ questionId, groups }) => ({ questionId, ...tallyOf(groups.flatMap(({ wordings }) => wordings)) }));
