import { type ListedTicket, statusOf } from '@exit-tickets/contracts';
import { IconDots } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { tellingQuestion } from '../../../shared/ticket/found-questions.ts';
import { assessedTally, isCounted, useFell } from '../../../shared/ticket/use-fell.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { ClassName } from './class-name.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ResponseCount } from './response-count.tsx';
import { TicketMenu } from './ticket-menu.tsx';
import classes from './ticket-row.module.css';
import { TicketState } from './ticket-state.tsx';
import { useNearWindow } from './use-near-window.ts';

interface TicketRowProps {
  ticket: ListedTicket;
  canRename?: boolean;
  /** The heading above shows its class: the row shows it only while edited or hovered. */
  isUnderClass?: boolean;
  /** Whether it is in view when the list opens. */
  isAtTop?: boolean | undefined;
  /** The search text: the question that matches it is shown. */
  search?: string | undefined;
}

const dayOfThisYear = { day: 'numeric', month: 'short' } as const;
const dayOfAnotherYear = { ...dayOfThisYear, year: 'numeric' } as const;

/**
 * A ticket in a list: a link to its results, and a menu with all actions. Re-renders only when the ticket changes. The
 * actions, which are expensive to render, exist only near the window, so that a list of thousands loads smoothly;
 * further away, an icon stands in for the menu.
 */
export const TicketRow = memo((props: TicketRowProps) => {
  const { ticket, canRename = false, isUnderClass = false, isAtTop = true, search } = props;
  const { t, i18n } = useTranslation(['tickets', 'results']);
  const row = useRef<HTMLLIElement>(null);
  const isNear = useNearWindow(row, isAtTop);
  const [isRenaming, setRenaming] = useState(false);
  const status = useNow((now) => statusOf(ticket, now));
  const created = new Date(ticket.createdAt);
  const found = search ? tellingQuestion(ticket, search) : undefined;
  const fell = useFell();
  const tally = found && assessedTally(ticket, found.id);
  const isBehind = tally && !isCounted(found, tally, ticket.responseCount);
  const howItDid = isBehind ? t('results:compare.notCounted') : fell(tally);
  const isOfThisYear = useNow((now) => now.getFullYear() === created.getFullYear());
  return (
    <li ref={row} className={classes.row} data-ticket={ticket.id} data-under-class={isUnderClass || undefined}>
      <h3 className={classes.title}>
        <Link to={paths.results(ticket.id)}>{ticket.title}</Link>
      </h3>
      <span className={classes.class} data-editing={isRenaming || undefined}>
        {canRename ? (
          <ClassName ticket={ticket} isEditing={isRenaming} onEditing={setRenaming} />
        ) : (
          (ticket.className ?? t('noClass'))
        )}
      </span>
      <TicketState ticket={ticket} status={status} />
      <time className={classes.date} dateTime={ticket.createdAt}>
        {dateFormat(i18n.language, isOfThisYear ? dayOfThisYear : dayOfAnotherYear).format(created)}
      </time>
      <ResponseCount ticket={ticket} />
      {found && <p className={classes.found}>{howItDid ? `${found.text} · ${howItDid}` : found.text}</p>}
      <div className={classes.actions}>
        {isNear ? (
          <>
            <QuickActions ticket={ticket} />
            <TicketMenu
              ticket={ticket}
              status={status}
              isRenaming={isRenaming}
              onRename={canRename ? () => setRenaming(true) : undefined}
            />
          </>
        ) : (
          <IconDots size={22} aria-hidden />
        )}
      </div>
    </li>
  );
});
