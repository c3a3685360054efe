const usualLength = 110;
const minLetters = 15;

/** The beginning of a student's answer, word for word: up to the end of a sentence or a clause where there is one. */
export const shorten = (text: string, length: number = usualLength): string => {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = trimmed.slice(0, length);
  const ends = [...cut.matchAll(/[.!?](?=\s)|(?=[,;]\s)/gu)].map((match) => match.index + match[0].length);
  const end = ends.filter((place) => place >= minLetters).at(-1);
  return cut
    .slice(0, end ?? Math.max(cut.lastIndexOf(' '), length / 2))
    .trimEnd()
    .replace(/[\uD800-\uDBFF]$/, '');
};
