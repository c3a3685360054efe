import { answersIn, hasRightOrWrong, isAssessed } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useFell } from '../../../shared/ticket/use-fell.ts';
import { VerdictBar } from '../components/verdict-bar.tsx';
import type { Asking, ComparedQuestion } from './compare-tickets.ts';

/** Of fewer answers a share says nothing. */
const minForShares = 10;

const useWords = ({ question }: ComparedQuestion, { ticket, how, tally }: Asking): string => {
  const { t } = useTranslation('results');
  const fell = useFell();
  if (how !== 'asked') return t(`compare.${how}`);
  if (ticket.responseCount === 0 && !tally) return t('compare.noAnswers');
  if (!hasRightOrWrong(question)) return t('compare.answers', { count: ticket.responseCount });
  return fell(tally) ?? t('compare.notYet');
};

/** How a question fell in one ticket, in words and, from ten answers on, as a bar. */
export const Fell = ({ row, asking }: { row: ComparedQuestion; asking: Asking }) => {
  const words = useWords(row, asking);
  const { tally } = asking;
  return (
    <>
      <p data-counted={tally !== undefined}>{words}</p>
      {tally && isAssessed(tally) && answersIn(tally) >= minForShares && <VerdictBar tally={tally} />}
    </>
  );
};
