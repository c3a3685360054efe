import { hasRightOrWrong } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { VerdictBar } from '../components/verdict-bar.tsx';
import classes from './compare.module.css';
import type { Asking, ComparedQuestion } from './compare-tickets.ts';
import { TicketDate } from './ticket-date.tsx';

/** Of fewer answers a share says nothing. */
const minForShares = 10;

const useWords = ({ question }: ComparedQuestion, { ticket, how, tally }: Asking): string => {
  const { t } = useTranslation('results');
  if (how !== 'asked') return t(`compare.${how}`);
  if (ticket.responseCount === 0 && !tally) return t('compare.noAnswers');
  if (!hasRightOrWrong(question)) return t('compare.answers', { count: ticket.responseCount });
  if (!tally) return t('compare.notYet');
  const { right, partly, wrong, blank, unjudged } = tally;
  const total = right + partly + wrong + blank + unjudged;
  if (unjudged === total) return t('compare.notYet');
  return t('compare.right', { count: right, total });
};

const AskingFell = ({ row, asking, isDated }: { row: ComparedQuestion; asking: Asking; isDated: boolean }) => {
  const { tally } = asking;
  const words = useWords(row, asking);
  const total = tally ? tally.right + tally.partly + tally.wrong + tally.blank + tally.unjudged : 0;
  const hasBar = tally !== undefined && total >= minForShares && tally.unjudged < total;
  return (
    <div className={classes.asking}>
      <p data-counted={tally !== undefined}>
        {isDated && (
          <>
            <TicketDate ticket={asking.ticket} />{' '}
          </>
        )}
        {words}
      </p>
      {hasBar && (
        <VerdictBar
          tally={{
            right: tally.right,
            partly: tally.partly,
            wrong: tally.wrong,
            blank: tally.blank,
            unjudged: tally.unjudged,
            concern: 0,
          }}
        />
      )}
    </div>
  );
};

/** How a question fell in one class: once, or each time that the class got it. */
export const Fell = ({ row, askings }: { row: ComparedQuestion; askings: readonly Asking[] }) => (
  <>
    {askings.map((asking) => (
      <AskingFell key={asking.ticket.id} row={row} asking={asking} isDated={askings.length > 1} />
    ))}
  </>
);
