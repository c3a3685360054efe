import { Anchor, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Screen } from '../../components/screen.tsx';
import { paths } from '../../paths.ts';
import { ticketsQuery } from './api/list-tickets.ts';
import { GroupedTickets } from './components/grouped-tickets.tsx';
import { ListState } from './components/list-state.tsx';

/** `/my-tickets`: every ticket that is not archived, by class. */
export const TicketsScreen = () => {
  const { t } = useTranslation(['tickets', 'common']);
  const query = useInfiniteQuery(ticketsQuery);
  const empty = (
    <EmptyState title={t('empty.title')} text={t('empty.text')}>
      <Button component={Link} to={paths.dashboard}>
        {t('common:nav.create')}
      </Button>
    </EmptyState>
  );
  return (
    <Screen
      title={t('common:nav.tickets')}
      aside={
        <Anchor component={Link} to={paths.archive} py={10}>
          {t('toArchive')}
        </Anchor>
      }
    >
      <ListState query={query}>
        {({ tickets, total }) => (
          <GroupedTickets tickets={tickets} total={total} pages={query} empty={empty} canRename />
        )}
      </ListState>
    </Screen>
  );
};
