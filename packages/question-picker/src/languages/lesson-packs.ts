import type { Language } from '@exit-tickets/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LessonPack } from './lesson-pack.ts';
import { nl } from './nl.ts';

/** What makes questions in each language: a new one is a file and a line here. */
export const lessonPacks: Record<Language, LessonPack> = { nl, en, de, fr };
