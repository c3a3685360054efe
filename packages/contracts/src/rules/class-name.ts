/**
 * The same for names that mean one class, however they are typed: “2B”, “2b”, “2 B”, “2-b”, “２B”. A name of signs alone is
 * told apart by these. Empty: no class.
 */
export const foldClassName = (className: string | null): string => {
  const name = (className ?? '').normalize('NFKD').toLowerCase();
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '') || name.trim();
};
