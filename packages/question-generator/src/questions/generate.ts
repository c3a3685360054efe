import { AppError } from '@exit-tickets/contracts';
import { detectLanguage } from '../languages/detect-language.ts';
import { recogniseLanguage } from '../languages/recognise-language.ts';
import { excerptOf } from '../lesson/excerpt.ts';
import { type Lesson, readLesson } from '../lesson/lesson.ts';
import { wordsOf } from '../text/stem.ts';
import { withApostropheOf } from './apostrophe.ts';
import type { Candidate } from './candidate.ts';
import { checked } from './checks.ts';
import { choose } from './choose.ts';
import { type Definition, definitionsOf } from './definition.ts';
import { aboutConversions } from './makers/conversions.ts';
import { aboutDefinitions } from './makers/definitions.ts';
import { aboutDifferences } from './makers/differences.ts';
import { aboutErrors } from './makers/errors.ts';
import { aboutFormulas } from './makers/formulas.ts';
import { aboutProcesses } from './makers/processes.ts';
import { aboutSentences } from './makers/sentence-rules.ts';
import { aboutClasses } from './makers/sorting.ts';
import { aboutWorkedExamples } from './makers/worked-examples.ts';
import { aboutYears } from './makers/years.ts';
import type { DraftQuestion, QuestionRequest } from './question-request.ts';
import { titleOf } from './topics.ts';

/** Less than this cannot hold two ideas. */
const minWords = 15;

const candidatesOf = (lesson: Lesson, definitions: readonly Definition[]): Candidate[] =>
  [
    ...aboutErrors(lesson),
    ...aboutDefinitions(definitions, lesson),
    ...aboutDifferences(definitions, lesson),
    ...aboutSentences(lesson),
    ...aboutYears(lesson),
    ...aboutFormulas(lesson),
    ...aboutWorkedExamples(lesson),
    ...aboutConversions(lesson),
    ...aboutClasses(lesson),
    ...aboutProcesses(lesson),
  ].flatMap((candidate) => checked(candidate, lesson) ?? []);

/**
 * Questions about lesson material, by the patterns of its language; pure, and long work for one thread.
 * @throws {AppError} `too_little_text` when there is next to none, `language_not_supported`, `too_little_to_ask` when
 *   fewer than two good questions were found (or none, where one was asked for)
 */
export const generate = (request: QuestionRequest): { title: string; questions: DraftQuestion[] } => {
  const { content, focus, count } = request;
  if (wordsOf(content).filter((word) => /\p{L}/u.test(word)).length < minWords)
    throw new AppError('too_little_text', { field: 'content' });
  const language = recogniseLanguage(content);
  if (!language) throw new AppError('language_not_supported', { field: 'content' });
  const lesson = readLesson(excerptOf(content, focus), language);
  const definitions = definitionsOf(lesson);
  const questions = choose(candidatesOf(lesson, definitions), lesson, request);
  if (questions.length < Math.min(2, count)) throw new AppError('too_little_to_ask', { field: 'content' });
  return { title: titleOf(lesson, definitions), questions: withApostropheOf(content, questions) };
};

/** All that could be asked about a text of a language that is known: for whoever writes a language pack. */
export const allCandidates = (content: string): { lesson: Lesson; candidates: Candidate[] } => {
  const lesson = readLesson(excerptOf(content), detectLanguage(content));
  return { lesson, candidates: candidatesOf(lesson, definitionsOf(lesson)) };
};
