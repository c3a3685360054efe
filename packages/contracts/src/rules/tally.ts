/** How the answers to a question fell. */
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

/** What may be a concern is reported to nobody: it counts as an answer that is not assessed, as on paper and in files. */
export const countedAs = (verdict: CountedWording['verdict']): keyof AnswerCounts =>
  verdict === 'concern' ? 'unjudged' : verdict;

/** How many answers each verdict has. */
export const tallyOf = (wordings: readonly CountedWording[]): AnswerCounts => {
  const tally = { right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 };
  for (const { verdict, responseIds } of wordings) tally[countedAs(verdict)] += responseIds.length;
  return tally;
};

/** What every “11 of 24” is out of: all answers, blank and not assessed ones too (docs/product.md 3.4). */
export const answersIn = ({ right, partly, wrong, blank, unjudged }: AnswerCounts): number =>
  right + partly + wrong + blank + unjudged;

/** Whether there is a result to tell. What is blank is known before anybody has assessed an answer. */
export const isAssessed = ({ right, partly, wrong, blank, unjudged }: AnswerCounts): boolean =>
  right + partly + wrong > 0 || (blank > 0 && unjudged === 0);
