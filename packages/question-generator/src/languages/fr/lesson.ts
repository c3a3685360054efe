import type { LessonPack } from '../language-pack.ts';
import { frLines } from './lines.ts';
import { frSentences } from './sentences.ts';
import { frWordings } from './wordings.ts';

export const frLesson = { lines: frLines, sentences: frSentences, wordings: frWordings } satisfies LessonPack;
