import type { Language } from '@exit-tickets/contracts';
import type { AnalysisPhrases } from './analysis-phrases.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The analysis in each language. */
export const phrasesIn: Readonly<Record<Language, AnalysisPhrases>> = { nl, en, de, fr };
