import { hasRightOrWrong } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { useFell } from '../../../shared/ticket/use-fell.ts';
import { VerdictBar } from '../components/verdict-bar.tsx';
import classes from './compare.module.css';
import type { Asking, ComparedQuestion } from './compare-tickets.ts';
import { TicketDate, TicketLink } from './ticket-date.tsx';

/** Of fewer answers a share says nothing. */
const minForShares = 10;

const useWords = ({ question }: ComparedQuestion, { ticket, how, tally }: Asking): string => {
  const { t } = useTranslation('results');
  const fell = useFell();
  if (how !== 'asked') return t(`compare.${how}`);
  if (ticket.responseCount === 0 && !tally) return t('compare.noAnswers');
  if (!hasRightOrWrong(question)) return t('compare.answers', { count: ticket.responseCount });
  return fell(ticket, question.id) ?? t('compare.notYet');
};

interface ShownDates {
  /** Whether each time is told apart by its date. */
  isDated: boolean;
  /** Whether the date leads to the results. */
  isLinked?: boolean;
}

interface AskingFellProps extends ShownDates {
  row: ComparedQuestion;
  asking: Asking;
  askings: readonly Asking[];
}

const AskingFell = ({ row, asking, askings, isDated, isLinked }: AskingFellProps) => {
  const { ticket, tally } = asking;
  const among = askings.map((one) => one.ticket);
  const words = useWords(row, asking);
  const total = tally ? tally.right + tally.partly + tally.wrong + tally.blank + tally.unjudged : 0;
  const hasBar = tally !== undefined && total >= minForShares && tally.unjudged < total;
  return (
    <div className={classes.asking}>
      {isDated &&
        (isLinked ? <TicketLink ticket={ticket} among={among} /> : <TicketDate ticket={ticket} among={among} />)}
      <p data-counted={tally !== undefined}>{words}</p>
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
export const Fell = ({
  row,
  askings,
  ...dates
}: ShownDates & { row: ComparedQuestion; askings: readonly Asking[] }) => (
  <>
    {askings.map((asking) => (
      <AskingFell key={asking.ticket.id} row={row} asking={asking} askings={askings} {...dates} />
    ))}
  </>
);
