import type { Language } from '@exit-tickets/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LessonPack } from './lesson-pack.ts';
import { nl } from './nl.ts';

/** The languages of lesson material. A new one needs a file and an entry here. */
export const lessonPacks: Record<Language, LessonPack> = { nl, en, de, fr };
