import type { Language } from '@exit-tickets/contracts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { LanguagePack } from './language-pack.ts';
import { nl } from './nl/index.ts';

/** The languages that lessons can be in: a new one is a folder, a line here and one in `lesson-packs.ts`. */
export const languagePacks: Record<Language, LanguagePack> = { nl, en, de, fr };
