import type { Response, Ticket } from '@exit-tickets/contracts';
import { Button, Title } from '@mantine/core';
import { memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SharedTicket, useDialogs } from '../../../shared/dialogs.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { RemovedRow } from '../../../shared/ui/removed-row.tsx';
import { useRemovals } from '../api/remove-response.ts';
import { ShowAllButton } from '../components/show-all-button.tsx';
import { fewStudents, useFirstRows } from '../components/use-first-rows.ts';
import { oldestFirst } from '../response-list.ts';
import resultsClasses from '../results.module.css';
import { StudentCard } from './student-card.tsx';
import classes from './student-results.module.css';

interface StudentResultsProps {
  ticket: Ticket;
  /** With names, even while they are hidden. */
  responses: readonly Response[];
  /** A response as shown, without its name while names are hidden. */
  show: (response: Response) => Response;
  /** What students need to join, while they can. */
  shared: SharedTicket | undefined;
}

/** Everyone who answered; a card expands to the answers. Marks do not re-render it. */
export const StudentResults = memo(({ ticket, responses, show, shared }: StudentResultsProps) => {
  const { t } = useTranslation(['results', 'tickets']);
  const { openShare } = useDialogs();
  const ended = useRef<{ cardOf?: string } | undefined>(undefined);
  const { removals, remove, restore, expire } = useRemovals(ticket.id, (cardOf) => {
    ended.current = { ...(cardOf && { cardOf }) };
  });
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  // When a removal ends, its focus moves to the restored card once rendered, unless it has moved elsewhere.
  useEffect(() => {
    if (!ended.current) return;
    const { cardOf } = ended.current;
    const next = cardOf
      ? list.current?.querySelector<HTMLElement>(`[data-response="${cardOf}"] button`)
      : document.getElementById('students');
    if (!next) return;
    ended.current = undefined;
    if (document.activeElement === document.body) next.focus();
  });
  const removed = new Map(removals.map((removal) => [removal.response.id, removal]));
  const rows = oldestFirst([
    ...responses.filter(({ id }) => !removed.has(id)),
    ...removals.map(({ response }) => response),
  ]);
  const { shown, hasMore, isWhole, setWhole } = useFirstRows(rows, fewStudents);
  return (
    <section className={resultsClasses.section} aria-labelledby="students">
      <Title order={2} id="students" tabIndex={-1} className={resultsClasses.sectionTitle}>
        {t('students.title')}
      </Title>
      {rows.length === 0 ? (
        <EmptyState title={t('students.none')} text={t(shared ? 'students.noneOpen' : 'students.noneClosed')}>
          {shared && <Button onClick={() => openShare(shared)}>{t('tickets:share.action')}</Button>}
        </EmptyState>
      ) : (
        <ul className={classes.students} ref={list} id={id}>
          {shown.map((response) => {
            const removal = removed.get(response.id);
            if (!removal)
              return (
                <StudentCard
                  key={response.id}
                  ticket={ticket}
                  response={response}
                  shown={show(response)}
                  onRemove={remove}
                />
              );
            return (
              <RemovedRow
                key={`removed ${response.id}`}
                isRunning={removal.isConfirmed}
                last={() => document.getElementById('students')}
                onUndo={() => restore(response)}
                onExpire={() => expire(response.id)}
              >
                {t('removal.done', { name: show(response).studentName })}{' '}
                {ticket.isAnalyzed && t('removal.dropsAnalysis')}
              </RemovedRow>
            );
          })}
        </ul>
      )}
      {hasMore && (
        <ShowAllButton
          isWhole={isWhole}
          text={t('overview.showAll', { count: rows.length })}
          controls={id}
          of="students"
          onChange={setWhole}
        />
      )}
    </section>
  );
});
