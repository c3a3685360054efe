import { type Analysis, type AnalysisSection, analysisSections, type Evidence } from '@exit-tickets/contracts';
import type { AnonymousResponse, Claim, DraftAnalysis } from '../model/model.ts';

/** A teacher reads it between two lessons. */
const mostPerSection = 3;
const shortestQuote = 2;

type Checked = Pick<Analysis, 'overallPerformance' | AnalysisSection | 'evidence'>;

/** On one line; the spaces that keep French marks with their words stay. */
const oneLine = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/**
 * Keeps the claims that rest on words that are really there, letter by letter, in the answer that they name
 * (design section 7), and drops the rest. Also counts what was dropped.
 */
export const checkClaims = (
  draft: DraftAnalysis,
  responses: readonly AnonymousResponse[],
): Checked & { dropped: number } => {
  const answers = new Map(
    responses.flatMap(({ id, answers: given }) =>
      given.map(({ questionId, answer }) => [`${id} ${questionId}`, oneLine(answer)] as const),
    ),
  );
  const exists = ({ responseId, questionId, quote }: Evidence): boolean => {
    const words = oneLine(quote);
    const answer = answers.get(`${responseId} ${questionId}`);
    return (
      answer !== undefined &&
      answer !== '' &&
      (words === answer || (words.length >= shortestQuote && answer.includes(words)))
    );
  };
  const evidence: Analysis['evidence'] = [];
  let dropped = 0;
  const keep = (section: AnalysisSection, claims: readonly Claim[]): string[] => {
    const sound = claims
      .map(({ text, quotes }) => ({ text: oneLine(text), quotes: quotes.filter(exists) }))
      .filter(({ text, quotes }) => text !== '' && quotes.length > 0);
    dropped += claims.length - sound.length;
    return sound.slice(0, mostPerSection).map(({ text, quotes }, index) => {
      evidence.push({ section, index, quotes });
      return text;
    });
  };
  const [strugglingAreas, nextLessonSuggestions, individualConcerns, strengths] = analysisSections.map((section) =>
    keep(section, draft[section]),
  );
  return {
    overallPerformance: oneLine(draft.overallPerformance),
    strugglingAreas: strugglingAreas ?? [],
    nextLessonSuggestions: nextLessonSuggestions ?? [],
    individualConcerns: individualConcerns ?? [],
    strengths: strengths ?? [],
    evidence,
    dropped,
  };
};
