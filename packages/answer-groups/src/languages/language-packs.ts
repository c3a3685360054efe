import type { Language } from '@exit-tickets/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LanguagePack } from './language-pack.ts';
import { nl } from './nl.ts';

/** The languages of answers. A new one needs a file and an entry here. */
export const languagePacks: Record<Language, LanguagePack> = { nl, en, de, fr };
