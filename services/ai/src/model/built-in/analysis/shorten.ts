const usualLength = 110;

/** The beginning of a text, word for word, short enough to be read in passing. */
export const shorten = (text: string, length: number = usualLength): string => {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = trimmed.slice(0, length);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), length / 2))
    .trimEnd()
    .toWellFormed();
};
