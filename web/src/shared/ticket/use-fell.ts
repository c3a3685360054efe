import type { ListedTicket, QuestionTally } from '@exit-tickets/contracts';
import { answersIn, isAssessed, isInOwnWords } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';

/** The result of a question of a ticket; undefined while there is none to show. */
export const assessedTally = ({ tallies }: Pick<ListedTicket, 'tallies'>, questionId: string) =>
  tallies?.find((tally) => tally.questionId === questionId && isAssessed(tally));

/**
 * Whether a count covers the answers to a question that has verdicts: it follows a class by up to two minutes. Possible
 * concerns are never counted, so a question in own words may lack some.
 */
export const isCounted = (
  question: ListedTicket['questions'][number],
  tally: QuestionTally,
  responseCount: number,
): boolean => answersIn(tally) >= (isInOwnWords(question) ? responseCount / 2 : responseCount);

/** A result in words. */
export const useFell = (): ((tally: QuestionTally | undefined) => string | undefined) => {
  const { t } = useTranslation(['tickets', 'results']);
  return (tally) => {
    if (!tally || !isAssessed(tally)) return undefined;
    const { right, unjudged } = tally;
    const fell = t('search.fell', { right, total: answersIn(tally) });
    return unjudged > 0 ? `${fell}, ${t('results:judging.counted.unjudged', { count: unjudged })}` : fell;
  };
};
