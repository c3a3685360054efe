import { de } from './de/phrasing.ts';
import { en } from './en/phrasing.ts';
import { fr } from './fr/phrasing.ts';
import type { Language } from './language.ts';
import { nl } from './nl/phrasing.ts';
import type { Phrasing } from './phrasing.ts';

export const phrasings: Record<Language, Phrasing> = { nl, en, de, fr };
