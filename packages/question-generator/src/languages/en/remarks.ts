import type { Remarks } from '../remarks.ts';

/** English. */
export const enRemarks: Remarks = {
  blank: 'Blank: there is no answer to assess.',
  noContent: 'No content: this is not about the question.',
  unjudged: 'Not assessed yet.',
  rightChoice: (key) => `Right: “${key}” is the correct answer.`,
  wrongChoice: (key) => `This is not the right choice. The correct answer is “${key}”.`,
  asExpected: (expected) => `Right: the same as “${expected}”.`,
  rightNumber: (expected) => `Right: the result is ${expected}.`,
  wrongNumber: (expected) => `This number is not right. The result is ${expected}.`,
};
