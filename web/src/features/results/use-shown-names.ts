import type { Response } from '@exit-tickets/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKey } from './judging/verdicts.ts';
import type { NamelessAnswer } from './use-nameless-answers.ts';

/** Stands for an answer that is not shown: the teacher reads it alone, or nobody has looked through it for names yet. */
export const heldBack = '…';

/**
 * The responses as they are shown: with numbers in place of names while these are hidden, also inside answers. A student keeps a
 * number as long as the page is open, whoever is removed or comes in. Others may see such a page, so that a concern is not on it.
 */
export const useShownNames = (
  responses: readonly Response[],
  areHidden: boolean,
  nameless: NamelessAnswer,
  concerns: ReadonlySet<string>,
) => {
  const { t } = useTranslation('results');
  const numbers = useRef(new Map<string, number>());
  for (const { id } of responses) if (!numbers.current.has(id)) numbers.current.set(id, numbers.current.size + 1);

  /** As it is shown; the same object each time, so that what is memoised is not rendered again. */
  const show = useMemo(() => {
    const made = new WeakMap<Response, Response>();
    return (response: Response): Response => {
      if (!areHidden) return response;
      const { id } = response;
      const studentName = t('names.numbered', { number: numbers.current.get(id) ?? '' });
      const answerOf = ({ questionId, answer }: Response['answers'][number]): string =>
        (concerns.has(answerKey(questionId, id)) ? undefined : nameless(id, questionId, answer)) ?? heldBack;
      const answers = response.answers.map((one) => ({ ...one, answer: answerOf(one) }));
      const shown = made.get(response) ?? { ...response, studentName, answers };
      made.set(response, shown);
      return shown;
    };
  }, [areHidden, nameless, concerns, t]);
  const shown = useMemo(() => responses.map(show), [responses, show]);
  return { shown, show, nameOf: useCallback((response: Response) => show(response).studentName, [show]) };
};
