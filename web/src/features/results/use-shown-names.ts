import type { Response } from '@exit-tickets/contracts';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKey } from './judging/verdicts.ts';
import type { NamelessAnswer } from './use-nameless-answers.ts';

/** Placeholder for an answer that is not shown: a concern, or one not yet checked for names. */
export const heldBack = '…';

/**
 * The responses as shown: while names are hidden, numbers replace them, also inside answers. A student keeps a number
 * while the page is open, whoever is removed or added. Others may see such a page, so concerns are left out.
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

  /** As shown; the same object each time, so that memoised components do not re-render. */
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
  return { shown, show };
};
