import { withoutMarks } from '@exit-tickets/contracts';

/** The words of a name as people look for it. */
const nameWords = (name: string): string[] => withoutMarks(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word that is looked for begins a word of a name: “sem” finds “Sem de Vries”, “vries s” does too. */
export const nameMatcher = (asked: string): ((name: string) => boolean) => {
  const wanted = nameWords(asked);
  if (wanted.length === 0) return (name) => name.trim() === asked.trim();
  return (name) => {
    const words = nameWords(name);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  };
};
