import type { Language } from '../../../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Phrasing } from './phrasing.ts';

export const phrasings: Record<Language, Phrasing> = { nl, en, de, fr };
