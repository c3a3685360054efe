/**
 * Returns the same key for all spellings of one class: “2B”, “2b”, “2 B”, “2-b”, “２B”. A name without letters and
 * digits keeps its signs. Empty: no class.
 */
export const foldClassName = (className: string | null): string => {
  const name = (className ?? '').normalize('NFKD').toLowerCase();
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '') || name.trim();
};
