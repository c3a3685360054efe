import type { Language } from '@exit-tickets/contracts';

/** What each language has of a pattern, as alternatives of one; a language may have none. */
export const alternatives = <Pack>(
  packs: Readonly<Record<Language, Pack>>,
  patternOf: (pack: Pack) => string,
): string => Object.values<Pack>(packs).map(patternOf).filter(Boolean).join('|');
