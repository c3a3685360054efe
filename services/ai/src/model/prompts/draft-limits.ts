/** Lengths in words, as the prompt says them and the rules check them: a question is read on a phone in some seconds. */
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
