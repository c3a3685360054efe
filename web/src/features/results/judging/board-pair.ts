import { type BoardAnswer, type BoardAnswers, boardAnswersOf, labelCounts } from '@exit-tickets/answer-groups/board';
import type { Analysis } from '@exit-tickets/contracts';
import {
  type AnswerCounts,
  answersIn,
  correctAnswerOf,
  isInOwnWords,
  minResponses,
  needsRepeating,
  notRightShareOf,
} from '@exit-tickets/contracts/rules';
import { fellOf, type JudgedQuestion } from './groups.ts';

/** A question with answers to correct, with the answers that can be compared on the board. */
export interface WeakQuestion extends BoardAnswers {
  judged: JudgedQuestion;
  /** Wrong or partly right. */
  notRight: number;
  /** Number of answers to the question. */
  total: number;
  tally: AnswerCounts;
  /** How many answers share the most frequent mistake: a label, or a chosen option. */
  sharing: number;
}

const sizeOf = ({ wording }: BoardAnswer): number => wording?.responseIds.length ?? 0;

const weakQuestion = (judged: JudgedQuestion): WeakQuestion | undefined => {
  const { question, groups, core } = judged;
  const wordings = groups.flatMap((group) => group.wordings);
  const tally = fellOf(judged);
  const notRight = tally.partly + tally.wrong;
  if (!judged.hasVerdicts || notRight === 0) return undefined;
  const { wrong, right } = boardAnswersOf(wordings, correctAnswerOf(question) ?? core?.text);
  const mistakes = isInOwnWords(question) ? labelCounts(wordings).map(({ count }) => count) : wrong.map(sizeOf);
  return {
    judged,
    notRight,
    total: answersIn(tally),
    tally,
    sharing: Math.max(0, ...mistakes),
    wrong,
    right,
  };
};

/** The questions with answers to correct, weakest first: by the share of answers that are not right. */
export const weakQuestions = (questions: readonly JudgedQuestion[]): WeakQuestion[] =>
  questions
    .flatMap((judged) => weakQuestion(judged) ?? [])
    .sort((a, b) => notRightShareOf(b.tally) - notRightShareOf(a.tally));

/**
 * The weak questions to repeat with the whole class, by the rule of the analysis. It also knows the mistakes that only
 * a model has found.
 */
export const questionsToRepeat = (
  weak: readonly WeakQuestion[],
  { responseCount, evidence }: Analysis,
): WeakQuestion[] => {
  if (responseCount < minResponses) return [];
  const struggling = evidence
    .filter(({ section }) => section === 'strugglingAreas')
    .flatMap(({ quotes }) => quotes.map(({ questionId }) => questionId));
  return weak.filter(
    ({ judged, tally, sharing }) => needsRepeating(tally, sharing) || struggling.includes(judged.question.id),
  );
};

/** What the analysis suggests to do with a question; its first suggestion if no question is to be repeated. */
export const suggestionFor = (
  questionId: string | undefined,
  { nextLessonSuggestions, evidence }: Analysis,
): string | undefined => {
  if (questionId === undefined) return nextLessonSuggestions[0];
  const found = evidence.find(
    ({ section, quotes }) =>
      section === 'nextLessonSuggestions' && quotes.some((quote) => quote.questionId === questionId),
  );
  return found && nextLessonSuggestions[found.index];
};
