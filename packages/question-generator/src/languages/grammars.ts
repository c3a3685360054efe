import { de } from './de/grammar.ts';
import { en } from './en/grammar.ts';
import { fr } from './fr/grammar.ts';
import type { Grammar } from './grammar.ts';
import type { Language } from './language.ts';
import { nl } from './nl/grammar.ts';

export const grammars: Record<Language, Grammar> = { nl, en, de, fr };
