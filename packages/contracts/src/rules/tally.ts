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

/** A possible concern stays private: it counts as an unjudged answer, as it does on paper and in files. */
export const countedAs = (verdict: CountedWording['verdict']): keyof AnswerCounts =>
  verdict === 'concern' ? 'unjudged' : verdict;

/** How many answers each verdict has. */
export const tallyOf = (wordings: readonly CountedWording[]): AnswerCounts => {
  const tally = { right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
  for (const { verdict, responseIds } of wordings) tally[countedAs(verdict)] += responseIds.length;
  return tally;
};

/** The total in every “11 of 24”: all answers, including blank and unjudged ones (docs/product.md 3.4). */
export const answersIn = ({ right, partly, wrong, blank, unjudged }: AnswerCounts): number =>
  right + partly + wrong + blank + unjudged;

/** Whether there is a result to show. Blank answers are known before anyone has judged. */
export const isAssessed = ({ right, partly, wrong, blank, unjudged }: AnswerCounts): boolean =>
  right + partly + wrong > 0 || (blank > 0 && unjudged === 0);
