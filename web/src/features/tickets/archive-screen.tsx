import { Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Screen } from '../../components/screen.tsx';
import { paths } from '../../paths.ts';
import { archivedTicketsQuery } from './api/list-archived-tickets.ts';
import { GroupedTickets } from './components/grouped-tickets.tsx';
import { ListState } from './components/list-state.tsx';

/** `/archive`: what was put away; results stay readable, and everything can come back. */
export const ArchiveScreen = () => {
  const { t } = useTranslation(['tickets', 'common']);
  const query = useInfiniteQuery(archivedTicketsQuery);
  const toTickets = (
    <Anchor component={Link} to={paths.tickets} py={10}>
      {t('toTickets')}
    </Anchor>
  );
  const empty = <EmptyState title={t('emptyArchive.title')} text={t('emptyArchive.text')} />;
  return (
    <Screen title={t('common:nav.archive')} aside={toTickets}>
      <ListState query={query}>
        {({ tickets, total }) => <GroupedTickets tickets={tickets} total={total} pages={query} empty={empty} />}
      </ListState>
    </Screen>
  );
};
