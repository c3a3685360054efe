import type { Language } from '@exit-tickets/contracts';

/** Joins the patterns of all languages as alternatives; a language without one is skipped. */
export const alternatives = <Pack>(
  packs: Readonly<Record<Language, Pack>>,
  patternOf: (pack: Pack) => string,
): string => Object.values<Pack>(packs).map(patternOf).filter(Boolean).join('|');
