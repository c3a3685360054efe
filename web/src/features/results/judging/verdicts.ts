import type { Judgements, Wording } from '@exit-tickets/contracts';
import { createContext, useContext } from 'react';

/** The wording of a pupil's answer to a question, with its verdict. */
export type WordingOf = (questionId: string, responseId: string) => Wording | undefined;

/** Looks up verdicts by pupil. */
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

export interface Verdicts {
  wordingOf: WordingOf;
  hasVerdicts: (questionId: string) => boolean;
  /** Whether the model failed, or the verdicts could not be read; `retry` tries the same again. */
  hasFailed: boolean;
  retry: () => void;
}

const VerdictsContext = createContext<Verdicts | undefined>(undefined);
export const VerdictsProvider = VerdictsContext.Provider;

/** The verdicts by pupil. Only an open card uses it, so that a mark does not render the others again. */
export const useVerdicts = (): Verdicts => {
  const verdicts = useContext(VerdictsContext);
  if (!verdicts) throw new Error('useVerdicts outside of the results');
  return verdicts;
};
