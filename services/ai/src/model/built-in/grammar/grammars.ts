import type { Language } from '../../../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Grammar } from './grammar.ts';
import { nl } from './nl.ts';

export const grammars: Record<Language, Grammar> = { nl, en, de, fr };
