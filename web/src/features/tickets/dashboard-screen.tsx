import { isOpen, type ListedTicket } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import screenClasses from '../../shared/screen/screen.module.css';
import { Screen } from '../../shared/screen/screen.tsx';
import { SampleLink } from '../../shared/ui/sample-link.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { useCreatePendingTicket } from './api/create-pending-ticket.ts';
import { latestTicketsQuery, openTicketsQuery } from './api/list-tickets.ts';
import { ListState } from './components/list-state.tsx';
import { TicketRows } from './components/ticket-rows.tsx';
import { useRowFocus } from './components/use-row-focus.ts';
import classes from './dashboard-screen.module.css';

interface LatestTicketsProps {
  tickets: readonly ListedTicket[];
  /** Number of the teacher's tickets, and of the open ones above. */
  total: number;
  openAbove: number;
}

const LatestTickets = ({ tickets, total, openAbove }: LatestTicketsProps) => {
  const { t } = useTranslation('tickets');
  const others = total - openAbove;
  if (total === 0)
    return (
      <>
        <Text c="dimmed" mb="xs">
          {t('latest.none')}
        </Text>
        <SampleLink />
      </>
    );
  return (
    <>
      {tickets.length > 0 && <TicketRows tickets={tickets} />}
      <Group justify="space-between" gap="4px 24px" pt="sm" className={classes.more}>
        {tickets.length > 0 && others > tickets.length && (
          <Text c="dimmed">
            {t(openAbove > 0 ? 'latest.ofOthers' : 'latest.of', { shown: tickets.length, count: others })}
          </Text>
        )}
        <Anchor component={Link} to={paths.tickets}>
          {t('latest.all', { count: total })}
        </Anchor>
      </Group>
    </>
  );
};

/** `/dashboard`: open tickets, the create card from `create`, and the five latest of the others. */
export const DashboardScreen = ({ create }: { create: ReactNode }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const query = useQuery(latestTicketsQuery);
  const rows = useRowFocus();
  const found = useQuery(openTicketsQuery).data?.items ?? [];
  const openIds = useNow((now) =>
    found
      .filter((ticket) => isOpen(ticket, now))
      .map(({ id }) => id)
      .join(' '),
  );
  const open = new Set(openIds ? openIds.split(' ') : []);
  const latest = query.data?.items.filter(({ id }) => !open.has(id)).slice(0, limits.dashboardTickets) ?? [];
  const areAllAbove = latest.length === 0 && (query.data?.total ?? 0) > 0;
  useCreatePendingTicket();
  return (
    <Screen title={t('common:nav.create')} isBare>
      <div className={`${screenClasses.column} ${classes.columns}`} {...rows}>
        {openIds && (
          <section aria-labelledby="open">
            <Title order={2} size="h3" mb="sm" id="open">
              {t('latest.open')}
            </Title>
            <TicketRows tickets={found.filter(({ id }) => open.has(id))} />
          </section>
        )}
        <section aria-labelledby="create">
          <Title order={1} tabIndex={-1} mb="sm" id="create">
            {t('common:nav.create')}
          </Title>
          <div className={classes.create}>{create}</div>
        </section>
        <section aria-labelledby={areAllAbove ? undefined : 'latest'}>
          {!areAllAbove && (
            <Title order={2} size="h3" mb="sm" id="latest">
              {t('latest.title')}
            </Title>
          )}
          <ListState query={query}>
            {({ total }) => <LatestTickets tickets={latest} total={total} openAbove={open.size} />}
          </ListState>
        </section>
      </div>
    </Screen>
  );
};
