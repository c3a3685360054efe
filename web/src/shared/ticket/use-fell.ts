import type { ListedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';

/** How a question of a ticket did, in words; undefined while none of its answers has a verdict. */
export const useFell = (): ((ticket: Pick<ListedTicket, 'tallies'>, questionId: string) => string | undefined) => {
  const { t } = useTranslation(['tickets', 'results']);
  return ({ tallies }, questionId) => {
    const tally = tallies?.find((each) => each.questionId === questionId);
    if (!tally) return undefined;
    const { right, partly, wrong, blank, unjudged } = tally;
    const total = right + partly + wrong + blank + unjudged;
    if (total === unjudged) return undefined;
    const fell = t('search.fell', { right, total });
    return unjudged > 0 ? `${fell}, ${t('results:judging.counted.unjudged', { count: unjudged })}` : fell;
  };
};
