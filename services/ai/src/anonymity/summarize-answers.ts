import {
  type Analysis,
  type AnonymousAnalysis,
  type AnonymousResults,
  anonymousAnalysis,
  optionsOf,
} from '@exit-tickets/contracts';
import type { Judgements } from '../judging/judgements.ts';
import { lessonOf } from '../masking/lesson-of.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';
import { sharedAnswers } from './shared-wordings.ts';
import { withoutQuotes } from './without-quotes.ts';

interface SummaryContext {
  judgements: Pick<Judgements, 'answersTo' | 'read'>;
  analysisOf: (ticketId: string) => Promise<Analysis | undefined>;
  mask: MaskAnswers;
  /** Aborted when the service stops. */
  signal: AbortSignal;
}

const sentencesOf = ({ overallPerformance, strugglingAreas, nextLessonSuggestions, strengths }: Analysis): string[] => [
  overallPerformance,
  ...strugglingAreas,
  ...nextLessonSuggestions,
  ...strengths,
];

/** Says what may be left of the answers to a ticket; stores nothing, so it may be asked for again. */
export const createSummarizeAnswers =
  ({ judgements, analysisOf, mask, signal }: SummaryContext) =>
  async (asked: { ticketId: string; teacherId: string }): Promise<AnonymousResults> => {
    const { ticket, responses } = await judgements.answersTo(asked);
    const judged = new Map((await judgements.read(ticket, responses)).questions.map((one) => [one.questionId, one]));
    const questions = ticket.questions.flatMap((question) => {
      const ofQuestion = judged.get(question.id);
      return ofQuestion ? [sharedAnswers(question, ofQuestion, responses)] : [];
    });
    const analysis = await analysisOf(ticket.id);
    const groups = questions.flatMap((question) => question.groups);
    const sentences = analysis ? sentencesOf(analysis) : [];
    const single = analysis ? responses.flatMap(({ answers }) => answers.map(({ answer }) => answer)) : [];
    const texts = [...groups.flatMap(({ wording, label }) => [wording, label ?? '']), ...sentences, ...single];
    const names = responses.map(({ studentName }) => studentName);
    const masked = await mask({ names, lesson: lessonOf(ticket), answers: texts }, { signal });
    const maskedOf = new Map(texts.map((text, at) => [text, masked[at] ?? '']));
    const nameless = (text: string): string => maskedOf.get(text) ?? '';
    const kept = [
      ...groups.flatMap(({ wording, label = '' }) => [wording, label, nameless(wording), nameless(label)]),
      ...ticket.questions.flatMap((question) => [
        question.text,
        question.guide?.modelAnswer ?? '',
        ...optionsOf(question),
      ]),
      ...[...judged.values()].map(({ core }) => core?.text ?? ''),
    ];
    const clean = withoutQuotes(kept, [...single, ...single.map(nameless)]);
    const withoutPupils = (sentence: string): string => clean.point(nameless(sentence));
    const left = (made: Analysis): AnonymousAnalysis =>
      anonymousAnalysis.parse({
        ...made,
        overallPerformance: withoutPupils(made.overallPerformance),
        strugglingAreas: made.strugglingAreas.map(withoutPupils),
        nextLessonSuggestions: clean.suggestions(made.nextLessonSuggestions.map(nameless)),
        strengths: made.strengths.map(withoutPupils),
      });
    return {
      responseCount: responses.length,
      questions: questions.map((question) => ({
        ...question,
        groups: question.groups.map(({ wording, label, ...group }) => ({
          ...group,
          wording: nameless(wording),
          ...(label && { label: nameless(label) }),
        })),
      })),
      ...(analysis && { analysis: left(analysis) }),
    };
  };
