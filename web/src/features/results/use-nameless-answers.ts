import type { Response, Ticket } from '@exit-tickets/contracts';
import { isInOwnWords } from '@exit-tickets/contracts/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { namelessAnswersQuery } from './api/get-nameless-answers.ts';

/** An answer without names; undefined until it has been checked. */
export type NamelessAnswer = (responseId: string, questionId: string, answer: string) => string | undefined;

/** A class's answers without names, masked by the same code as for a model: the page never detects names itself. */
export const useNamelessAnswers = (
  { id, questions }: Ticket,
  responses: readonly Response[],
  isNeeded: boolean,
): { nameless: NamelessAnswer; isReady: boolean } => {
  const ids = useMemo(() => responses.map((response) => response.id), [responses]);
  const inOwnWords = useMemo(() => new Set(questions.filter(isInOwnWords).map((question) => question.id)), [questions]);
  const { data } = useQuery({
    ...namelessAnswersQuery(id, ids),
    enabled: isNeeded && ids.length > 0 && inOwnWords.size > 0,
  });
  const found = useMemo(() => {
    const masked = new Map(data?.answers.map((one) => [`${one.responseId} ${one.questionId}`, one.answer]));
    return { seen: new Set(data?.responseIds), masked };
  }, [data]);
  const nameless = useCallback<NamelessAnswer>(
    (responseId, questionId, answer) => {
      // Options and scale steps contain no names.
      if (!inOwnWords.has(questionId)) return answer;
      return found.seen.has(responseId) ? (found.masked.get(`${responseId} ${questionId}`) ?? answer) : undefined;
    },
    [found, inOwnWords],
  );
  return { nameless, isReady: inOwnWords.size === 0 || ids.every((each) => found.seen.has(each)) };
};
