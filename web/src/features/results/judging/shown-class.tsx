import type { Response } from '@exit-tickets/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { JudgingProvider, type useJudging } from './use-judging.ts';
import { VerdictsProvider, type WordingOf } from './verdicts.ts';

const ResponsesContext = createContext<ReadonlyMap<string, Response>>(new Map());

/** The responses by id, as they are shown; one that was removed is not among them. */
export const useShownResponses = (): ReadonlyMap<string, Response> => useContext(ResponsesContext);

interface ShownClassProps {
  judging: ReturnType<typeof useJudging>;
  /** The responses with names and answers as they are shown. */
  shown: readonly Response[];
  wordingOf: WordingOf;
  /** Lets the model judge the answers that it failed to judge. */
  judgeByModel: () => void;
  children: ReactNode;
}

/** Context for all parts of the results: names, answers, verdicts, and actions to change verdicts. */
export const ShownClass = ({ judging, shown, wordingOf, judgeByModel, children }: ShownClassProps) => {
  const { judgements, actions, error, reload } = judging;
  const byId = useMemo(() => new Map(shown.map((response) => [response.id, response])), [shown]);
  const hasReadFailed = error !== null && !judgements;
  const verdicts = useMemo(
    () => ({
      wordingOf,
      scope: judgements?.scope,
      hasVerdicts: (questionId: string) =>
        judgements?.questions.find((question) => question.questionId === questionId)?.hasVerdicts ?? false,
      hasFailed: hasReadFailed || judgements?.failure !== undefined,
      retry: () => (hasReadFailed ? reload() : judgeByModel()),
    }),
    [wordingOf, judgements, hasReadFailed, reload, judgeByModel],
  );
  return (
    <JudgingProvider value={actions}>
      <ResponsesContext.Provider value={byId}>
        <VerdictsProvider value={verdicts}>{children}</VerdictsProvider>
      </ResponsesContext.Provider>
    </JudgingProvider>
  );
};
