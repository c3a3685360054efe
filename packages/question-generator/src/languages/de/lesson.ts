import type { LessonPack } from '../language-pack.ts';
import { deLines } from './lines.ts';
import { deSentences } from './sentences.ts';
import { deWordings } from './wordings.ts';

export const deLesson = { lines: deLines, sentences: deSentences, wordings: deWordings } satisfies LessonPack;
