import type { AiScope, Judgements, Wording } from '@exit-tickets/contracts';
import type { AnswerCounts } from '@exit-tickets/contracts/rules';
import type { TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import type { JudgedQuestion } from './groups.ts';

/** The verdicts that are counted, in the order in which they are shown. */
export const countedVerdicts = ['right', 'partly', 'wrong', 'blank', 'unjudged'] as const;

/** The counts of a result in words, without those that are 0. */
export const countsInWords = (tally: AnswerCounts, t: TFunction<'results'>): string =>
  countedVerdicts
    .filter((verdict) => tally[verdict] > 0)
    .map((verdict) => t(`judging.counted.${verdict}`, { count: tally[verdict] }))
    .join(', ');

/** The wording of a student's answer to a question, with its verdict. */
export type WordingOf = (questionId: string, responseId: string) => Wording | undefined;

/** Indexes the verdicts by student. */
export const indexByResponse = (judgements: Judgements | undefined): WordingOf => {
  const byQuestion = new Map<string, Map<string, Wording>>();
  for (const { questionId, groups } of judgements?.questions ?? []) {
    const byResponse = new Map<string, Wording>();
    for (const { wordings } of groups)
      for (const wording of wordings) for (const id of wording.responseIds) byResponse.set(id, wording);
    byQuestion.set(questionId, byResponse);
  }
  return (questionId, responseId) => byQuestion.get(questionId)?.get(responseId);
};

/** Key of a student's answer to a question. */
export const answerKey = (questionId: string, responseId: string): string => `${questionId} ${responseId}`;

/** The answers with a concern. The same set until the content changes, so that marks re-render nothing else. */
export const useConcerns = (questions: readonly JudgedQuestion[]): ReadonlySet<string> => {
  const keys = questions
    .flatMap(({ question, concerns }) =>
      concerns.flatMap(({ responseIds }) => responseIds.map((id) => answerKey(question.id, id))),
    )
    .sort()
    .join('\n');
  return useMemo(() => new Set(keys.split('\n')), [keys]);
};

export interface Verdicts {
  wordingOf: WordingOf;
  /** What the model does with these answers; undefined until loaded. */
  scope: AiScope | undefined;
  hasVerdicts: (questionId: string) => boolean;
  /** Whether the model failed, or the verdicts could not be loaded; `retry` repeats what failed. */
  hasFailed: boolean;
  retry: () => void;
}

const VerdictsContext = createContext<Verdicts | undefined>(undefined);
export const VerdictsProvider = VerdictsContext.Provider;

/** The verdicts by student. Only expanded cards use it, so that a mark does not re-render the others. */
export const useVerdicts = (): Verdicts => {
  const verdicts = useContext(VerdictsContext);
  if (!verdicts) throw new Error('useVerdicts outside of the results');
  return verdicts;
};
