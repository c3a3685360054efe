import type { ListedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';

type Tallied = Pick<ListedTicket, 'tallies'>;

/** How the answers to a question of a ticket fell; undefined while none of them has a verdict. */
export const judgedTally = ({ tallies }: Tallied, questionId: string) =>
  tallies?.find(
    (tally) => tally.questionId === questionId && tally.right + tally.partly + tally.wrong + tally.blank > 0,
  );

/** How a question of a ticket did, in words; undefined while none of its answers has a verdict. */
export const useFell = (): ((ticket: Tallied, questionId: string) => string | undefined) => {
  const { t } = useTranslation(['tickets', 'results']);
  return (ticket, questionId) => {
    const tally = judgedTally(ticket, questionId);
    if (!tally) return undefined;
    const { right, partly, wrong, blank, unjudged } = tally;
    const total = right + partly + wrong + blank + unjudged;
    const fell = t('search.fell', { right, total });
    return unjudged > 0 ? `${fell}, ${t('results:judging.counted.unjudged', { count: unjudged })}` : fell;
  };
};
