import type { ListedTicket, QuestionTally } from '@exit-tickets/contracts';
import { answersIn, isAssessed } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';

/** How the answers to a question of a ticket fell; undefined while there is no result to tell. */
export const assessedTally = ({ tallies }: Pick<ListedTicket, 'tallies'>, questionId: string) =>
  tallies?.find((tally) => tally.questionId === questionId && isAssessed(tally));

/** The same in words. */
export const useFell = (): ((tally: QuestionTally | undefined) => string | undefined) => {
  const { t } = useTranslation(['tickets', 'results']);
  return (tally) => {
    if (!tally || !isAssessed(tally)) return undefined;
    const { right, unjudged } = tally;
    const fell = t('search.fell', { right, total: answersIn(tally) });
    return unjudged > 0 ? `${fell}, ${t('results:judging.counted.unjudged', { count: unjudged })}` : fell;
  };
};
