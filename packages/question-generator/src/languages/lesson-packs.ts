import type { Language } from '@exit-tickets/contracts';
import { deLesson } from './de/lesson.ts';
import { enLesson } from './en/lesson.ts';
import { frLesson } from './fr/lesson.ts';
import type { LessonPack } from './language-pack.ts';
import { nlLesson } from './nl/lesson.ts';

/** What makes questions in each language; the main thread of a service never loads it. */
export const lessonPacks: Record<Language, LessonPack> = { nl: nlLesson, en: enLesson, de: deLesson, fr: frLesson };
