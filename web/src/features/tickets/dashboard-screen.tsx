import type { ListedTicket } from '@exit-tickets/contracts';
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Screen } from '../../components/screen.tsx';
import { paths } from '../../paths.ts';
import { useCreatePendingTicket } from './api/create-pending-ticket.ts';
import { latestTicketsQuery } from './api/list-tickets.ts';
import { ListState } from './components/list-state.tsx';
import ticketRowClasses from './components/ticket-row.module.css';
import { TicketRow } from './components/ticket-row.tsx';
import { useRowFocus } from './components/use-row-focus.ts';
import classes from './dashboard-screen.module.css';

const LatestTickets = ({ tickets, total }: { tickets: ListedTicket[]; total: number }) => {
  const { t } = useTranslation('tickets');
  const rows = useRowFocus();
  if (tickets.length === 0) return <Text c="dimmed">{t('latest.none')}</Text>;
  return (
    <div {...rows}>
      <ul className={ticketRowClasses.list}>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <div className={classes.more}>
        {total > tickets.length && <Text c="dimmed">{t('latest.of', { shown: tickets.length, count: total })}</Text>}
        <Anchor component={Link} to={paths.tickets}>
          {t('latest.all', { count: total })}
        </Anchor>
      </div>
    </div>
  );
};

/** `/dashboard`: make a ticket, and the five latest ones. `create` is the card that makes one. */
export const DashboardScreen = ({ create }: { create: ReactNode }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const query = useQuery(latestTicketsQuery);
  useCreatePendingTicket();
  return (
    <Screen title={t('common:nav.create')}>
      <div className={classes.columns}>
        <section className={classes.create} aria-label={t('common:nav.create')}>
          {create}
        </section>
        <section className={classes.latest} aria-labelledby="latest">
          <Title order={2} size="h3" mb="sm" id="latest">
            {t('latest.title')}
          </Title>
          <ListState query={query}>{({ items, total }) => <LatestTickets tickets={items} total={total} />}</ListState>
        </section>
      </div>
    </Screen>
  );
};
