import type { LessonPack } from '../language-pack.ts';
import { enLines } from './lines.ts';
import { enSentences } from './sentences.ts';
import { enWordings } from './wordings.ts';

export const enLesson = { lines: enLines, sentences: enSentences, wordings: enWordings } satisfies LessonPack;
