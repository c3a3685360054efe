import type { Language } from '@exit-tickets/contracts/rules';
import { de } from './i18n/de.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { nl } from './i18n/nl.ts';
import type { Texts } from './i18n/texts.ts';

/** All four in one bundle: loading one on its own would cost a round trip, more than the others weigh. */
export const textsIn: Record<Language, Texts> = { nl, en, de, fr };
