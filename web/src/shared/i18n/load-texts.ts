import type { Language } from '@exit-tickets/contracts/rules';
import type { texts as dutch } from './nl/texts.ts';

export type Texts = typeof dutch;

/** One chunk per language. The compiler guarantees every key in every language, so no fallback is loaded. */
export const loadTexts: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  nl: () => import('./nl/texts.ts'),
  en: () => import('./en/texts.ts'),
  de: () => import('./de/texts.ts'),
  fr: () => import('./fr/texts.ts'),
};
