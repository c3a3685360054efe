import type { Language } from '@exit-tickets/contracts';
import type { AuthTexts } from './auth-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const textsIn: Readonly<Record<Language, AuthTexts>> = { nl, en, de, fr };
