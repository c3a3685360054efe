import { withoutMarks } from '@exit-tickets/contracts';

/** The words of a name, without accents. */
const nameWords = (name: string): string[] => withoutMarks(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Matches when every search word begins a word of the name: “sem” and “vries s” both find “Sem de Vries”. */
export const nameMatcher = (asked: string): ((name: string) => boolean) => {
  const wanted = nameWords(asked);
  if (wanted.length === 0) return (name) => name.trim() === asked.trim();
  return (name) => {
    const words = nameWords(name);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  };
};
