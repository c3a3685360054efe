import type { Judgements, QuestionTally } from '@exit-tickets/contracts';

const counted = ['right', 'partly', 'wrong', 'blank', 'unjudged'] as const;

/** How the answers to each question that has verdicts fall. A concern counts nowhere. */
export const talliesOf = ({ questions }: Pick<Judgements, 'questions'>): QuestionTally[] =>
  questions
    .filter(({ hasVerdicts }) => hasVerdicts)
    .map(({ questionId, groups }) => {
      const tally = { questionId, right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
      for (const { verdict, responseIds } of groups.flatMap(({ wordings }) => wordings))
        for (const each of counted) if (verdict === each) tally[each] += responseIds.length;
      return tally;
    });
