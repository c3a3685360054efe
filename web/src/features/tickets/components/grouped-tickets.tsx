import type { ListedTicket } from '@exit-tickets/contracts';
import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByClass, searchTickets, type TicketGroup } from '../ticket-list.ts';
import classes from './grouped-tickets.module.css';
import { LoadMore, type PagedQuery, useLoadMore } from './load-more.tsx';
import ticketRowClasses from './ticket-row.module.css';
import { TicketRow } from './ticket-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

interface ClassGroupProps {
  group: TicketGroup;
  /** Older tickets of the class may still have to be read. */
  isPartial: boolean;
  canRename: boolean;
}

const ClassGroup = ({ group, isPartial, canRename }: ClassGroupProps) => {
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
      <ul className={ticketRowClasses.list}>
        {group.tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} canRename={canRename} />
        ))}
      </ul>
    </section>
  );
};

interface GroupedTicketsProps {
  tickets: ListedTicket[];
  /** How many there are, with those that are still to be read. */
  total: number;
  pages: PagedQuery;
  /** What to show when there is nothing at all. */
  empty: ReactNode;
  canRename?: boolean;
}

/** Tickets by class, with a search on their titles. A search loads the rest of the list first, so that it finds all. */
export const GroupedTickets = ({ tickets, total, pages, empty, canRename = false }: GroupedTicketsProps) => {
  const { t } = useTranslation('tickets');
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const isPartial = pages.hasNextPage;
  useLoadMore(pages, isSearching);
  const rows = useRowFocus();
  if (tickets.length === 0) return empty;
  const found = searchTickets(tickets, search);
  const clear = () => setSearch('');
  return (
    <>
      <TextInput
        type="search"
        maw={420}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={search && <CloseButton aria-label={t('search.clear')} onClick={clear} />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Group className={classes.found} mt="xs" mih={44} gap="xs" role="status">
        {isSearching && (
          <>
            <Text>
              {isPartial
                ? t('search.searching', { shown: tickets.length, count: total })
                : t('search.found', { count: found.length, query: search.trim() })}
            </Text>
            <Button variant="subtle" onClick={clear}>
              {t('search.clear')}
            </Button>
          </>
        )}
      </Group>
      <div {...rows}>
        {groupByClass(found).map((group) => (
          <ClassGroup key={group.className ?? ''} group={group} isPartial={isPartial} canRename={canRename} />
        ))}
      </div>
      {isPartial && <LoadMore pages={pages} shown={tickets.length} total={total} />}
    </>
  );
};
