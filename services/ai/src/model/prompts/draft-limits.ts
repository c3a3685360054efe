/** Maximum lengths in words, used by the prompt and the rules: a question is read on a phone within seconds. */
export const draftLimits = {
  question: 25,
  appliedQuestion: 40,
  option: 10,
  passage: 60,
  options: 4,
  minOptions: 3,
} as const;

export const countWords = (text: string): number =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
