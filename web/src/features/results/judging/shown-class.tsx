import type { Response } from '@exit-tickets/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { AnswersProvider } from './answers.ts';
import { NamesProvider } from './names.ts';
import { JudgingProvider, type useJudging } from './use-judging.ts';
import { VerdictsProvider, type WordingOf } from './verdicts.ts';

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
  const names = useMemo(() => new Map(shown.map(({ id, studentName }) => [id, studentName])), [shown]);
  const nameOf = useCallback((id: string) => names.get(id), [names]);
  const answers = useMemo(() => new Map(shown.map((response) => [response.id, response.answers])), [shown]);
  const answerOf = useCallback(
    (questionId: string, responseId: string) =>
      answers.get(responseId)?.find((answer) => answer.questionId === questionId)?.answer,
    [answers],
  );
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
      <NamesProvider value={nameOf}>
        <AnswersProvider value={answerOf}>
          <VerdictsProvider value={verdicts}>{children}</VerdictsProvider>
        </AnswersProvider>
      </NamesProvider>
    </JudgingProvider>
  );
};
