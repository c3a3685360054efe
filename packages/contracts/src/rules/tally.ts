/** The number of answers to a question by verdict. */
export interface AnswerCounts {
  right: number;
  partly: number;
  wrong: number;
  blank: number;
  unjudged: number;
}

interface CountedWording {
  verdict: keyof AnswerCounts | 'concern';
  responseIds: readonly string[];
}

/** How many answers each verdict has. A possible concern is for the teacher to read: it counts nowhere, and never waits. */
export const tallyOf = (wordings: readonly CountedWording[]): AnswerCounts => {
  const tally = { right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
  for (const { verdict, responseIds } of wordings) if (verdict !== 'concern') tally[verdict] += responseIds.length;
  return tally;
};

/** The total in every “11 of 24”: all counted answers, including blank and unjudged ones (docs/product.md 3.4). */
export const answersIn = ({ right, partly, wrong, blank, unjudged }: AnswerCounts): number =>
  right + partly + wrong + blank + unjudged;

/** Whether there is a result to show. Blank answers are known before anyone has judged. */
export const isAssessed = ({ right, partly, wrong, blank, unjudged }: AnswerCounts): boolean =>
  right + partly + wrong > 0 || (blank > 0 && unjudged === 0);
