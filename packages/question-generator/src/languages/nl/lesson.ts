import type { LessonPack } from '../language-pack.ts';
import { nlLines } from './lines.ts';
import { nlSentences } from './sentences.ts';
import { nlWordings } from './wordings.ts';

export const nlLesson = { lines: nlLines, sentences: nlSentences, wordings: nlWordings } satisfies LessonPack;
