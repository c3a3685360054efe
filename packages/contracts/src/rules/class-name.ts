/** The same for names that mean one class, however they are typed: “2B”, “2b”, “2 B”, “2-b”, “２B”. Empty: no class. */
export const foldClassName = (className: string | null): string =>
  (className ?? '')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
