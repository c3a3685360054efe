import type { Language } from '@exit-tickets/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LanguagePack } from './language-pack.ts';
import { nl } from './nl.ts';

/** The languages that answers can be in: a new one is a file and a line here. */
export const languagePacks: Record<Language, LanguagePack> = { nl, en, de, fr };
