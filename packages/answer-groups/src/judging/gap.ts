const gap = /…|\.{3,30}|_{2,30}/u;

/** Whether words are missing in a question. */
export const hasGap = (question: string): boolean => gap.test(question);

/** What follows the only gap of a question, without what it says in brackets: an answer may repeat it. */
export const afterGap = (question: string): string => {
  const [, after = '', next] = question.split(gap);
  return next === undefined ? after.replace(/\([^()]*\)/gu, ' ') : '';
};
