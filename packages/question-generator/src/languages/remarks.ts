/** Why an answer has the verdict that is certain without a model: about the task, never about the person. */
export interface Remarks {
  blank: string;
  noContent: string;
  unjudged: string;
  rightChoice(key: string): string;
  wrongChoice(key: string): string;
  asExpected(expected: string): string;
  rightNumber(expected: string): string;
  wrongNumber(expected: string): string;
}
