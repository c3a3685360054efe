import {
  type Analysis,
  type AnonymousAnalysis,
  type AnonymousResults,
  anonymousAnalysis,
  optionsOf,
} from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { sharedAnswers } from '../anonymity/shared-wordings.ts';
import { withoutQuotes } from '../anonymity/without-quotes.ts';
import { withoutNames } from '../masking/without-names.ts';
import { type Asked, readAnswers } from '../read-answers.ts';
import { readJudgements } from './read-judgements.ts';

const sentencesOf = ({ overallPerformance, strugglingAreas, nextLessonSuggestions, strengths }: Analysis): string[] => [
  overallPerformance,
  ...strugglingAreas,
  ...nextLessonSuggestions,
  ...strengths,
];

/** Returns the results that may remain when the answers become anonymous. Stores nothing, so it may be repeated. */
export const summarizeAnswers = async (context: AiContext, asked: Asked): Promise<AnonymousResults> => {
  const answered = await readAnswers(context, asked);
  const { ticket, responses } = answered;
  const judged = new Map((await readJudgements(context, answered)).questions.map((one) => [one.questionId, one]));
  const questions = ticket.questions.flatMap((question) => {
    const ofQuestion = judged.get(question.id);
    return ofQuestion ? [sharedAnswers(question, ofQuestion, responses)] : [];
  });
  const analysis = (await context.analyses.find(ticket.id))?.analysis;
  const groups = questions.flatMap((question) => question.groups);
  const sentences = analysis ? sentencesOf(analysis) : [];
  const single = analysis ? responses.flatMap(({ answers }) => answers.map(({ answer }) => answer)) : [];
  const texts = [...groups.flatMap(({ wording, label }) => [wording, label ?? '']), ...sentences, ...single];
  const masked = await withoutNames(context, answered, texts, context);
  const nameless = (text: string): string => masked.get(text) ?? '';
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
  const withoutStudents = (sentence: string): string => clean.point(nameless(sentence));
  const left = (made: Analysis): AnonymousAnalysis =>
    anonymousAnalysis.parse({
      ...made,
      overallPerformance: withoutStudents(made.overallPerformance),
      strugglingAreas: made.strugglingAreas.map(withoutStudents),
      nextLessonSuggestions: clean.suggestions(made.nextLessonSuggestions.map(nameless)),
      strengths: made.strengths.map(withoutStudents),
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
