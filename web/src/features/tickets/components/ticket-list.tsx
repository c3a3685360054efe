import type { FollowUp } from '@exit-tickets/contracts';
import { foldClassName, limits } from '@exit-tickets/contracts/rules';
import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpsQuery } from '../../../shared/ticket/follow-ups.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { forgetLaterPages, type ListFilter, ticketsQuery } from '../api/list-tickets.ts';
import { ComeBack } from '../come-back/come-back.tsx';
import { groupByClass, type TicketGroup } from '../ticket-list.ts';
import { isFiltering, useListFilter } from '../use-list-filter.ts';
import { ListState } from './list-state.tsx';
import { ListTools } from './list-tools.tsx';
import { LoadMore } from './load-more.tsx';
import classes from './ticket-list.module.css';
import { TicketRows, type TicketRowsProps } from './ticket-rows.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** More than fit in the largest window. */
const rowsAtTop = 20;

interface ClassGroupProps extends Omit<TicketRowsProps, 'tickets'> {
  group: TicketGroup;
  /** Questions that the class was or will be asked again. */
  followUps: readonly FollowUp[];
  /** More tickets of the class may not be loaded yet. */
  isPartial: boolean;
}

const ClassGroup = ({ group, followUps, isPartial, ...rows }: ClassGroupProps) => {
  const { t } = useTranslation('tickets');
  const name = group.className ?? t('noClass');
  return (
    <section className={classes.group} aria-label={name}>
      <h2 className={classes.heading}>
        {name}
        <span className={classes.count}>
          {isPartial
            ? t('groupCountSoFar', { shown: group.tickets.length })
            : t('groupCount', { count: group.tickets.length })}
        </span>
      </h2>
      {followUps.length > 0 && <ComeBack followUps={followUps} />}
      <TicketRows tickets={group.tickets} isUnderClass {...rows} />
    </section>
  );
};

interface TicketListProps {
  isArchived: boolean;
  /** What to show when there is nothing at all. */
  empty: ReactNode;
}

/** A teacher's tickets with search, filters and order, which apply to all tickets, loaded or not. */
export const TicketList = ({ isArchived, empty }: TicketListProps) => {
  const { t } = useTranslation('tickets');
  const client = useQueryClient();
  const { filter, change: changeFilter } = useListFilter();
  const listed = ticketsQuery(filter, isArchived);
  const query = useInfiniteQuery(listed);
  const { data: followUps = [] } = useQuery({
    ...followUpsQuery(),
    enabled: !isArchived && filter.sort === 'class',
    meta: { isOptional: true },
  });
  const change = (part: ListFilter) => {
    forgetLaterPages(client, listed);
    changeFilter(part);
  };
  const rows = useRowFocus();
  const searchField = useRef<HTMLInputElement>(null);
  const isFiltered = isFiltering(filter);
  /** The pressed button disappears with the filters, so the focus moves to the search field. */
  const showAll = () => {
    change({ className: undefined, status: undefined, search: undefined });
    searchField.current?.focus();
  };
  // The tools stay while the filtered list is loading or has failed.
  const answer = query.isPlaceholderData ? undefined : query.data;
  const [hadTools, setHadTools] = useState(false);
  const hasTools = isFiltered || (answer ? answer.total > 0 : hadTools);
  if (hasTools !== hadTools) setHadTools(hasTools);
  return (
    <>
      {hasTools && (
        <ListTools
          filter={filter}
          change={change}
          isArchived={isArchived}
          searchField={searchField}
          isBusy={query.isPlaceholderData}
        />
      )}
      <ListState query={query}>
        {({ tickets, total }) => {
          // No results for another filter does not mean that there are no tickets.
          if (!hasTools) return empty;
          const atTop = new Set(tickets.slice(0, rowsAtTop));
          const row = { canRename: !isArchived, atTop, search: filter.search };
          const groups = filter.sort === 'class' ? groupByClass(tickets) : undefined;
          const last = tickets.at(-1);
          const isCounted = filter.search === undefined || total <= limits.ticketsCountedOfSearch;
          return (
            <>
              <Group gap="0 8px" mih={8} role="status">
                {isFiltered && total > 0 && (
                  <>
                    <Text>
                      {isCounted
                        ? t('search.found', { count: total })
                        : t('search.foundMany', { count: limits.ticketsCountedOfSearch })}
                    </Text>
                    <Button variant="subtle" onClick={showAll}>
                      {t('filter.clear')}
                    </Button>
                  </>
                )}
                {total === 0 && (
                  <EmptyState title={t('filter.none')} text={t('filter.noneText')}>
                    <Button onClick={showAll}>{t('filter.clear')}</Button>
                  </EmptyState>
                )}
              </Group>
              <div {...rows} aria-busy={query.isPlaceholderData}>
                {groups?.map((group) => (
                  <ClassGroup
                    key={group.key}
                    group={group}
                    followUps={followUps.filter(({ className }) => foldClassName(className) === group.key)}
                    isPartial={query.hasNextPage && last !== undefined && group.tickets.includes(last)}
                    {...row}
                  />
                )) ?? <TicketRows tickets={tickets} {...row} />}
              </div>
              {/* No further pages while the list is out of date: a new page would clear the error. */}
              {query.hasNextPage && !query.isRefetchError && (
                <LoadMore pages={query} shown={tickets.length} total={isCounted ? total : undefined} />
              )}
            </>
          );
        }}
      </ListState>
    </>
  );
};
