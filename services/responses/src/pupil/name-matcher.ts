/** The words of a name as people look for it: without accents, in small letters. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether each word that is looked for begins a word of a name: “sem” finds “Sem de Vries”, “vries s” does too. */
export const nameMatcher = (asked: string): ((name: string) => boolean) => {
  const wanted = wordsOf(asked);
  if (wanted.length === 0) return (name) => name.trim() === asked.trim();
  return (name) => {
    const words = wordsOf(name);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  };
};
