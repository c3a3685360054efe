import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TicketList } from './components/ticket-list.tsx';

/** `/my-tickets`: every ticket that is not archived, by class. */
export const TicketsScreen = () => {
  const { t } = useTranslation(['tickets', 'common']);
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
      <TicketList empty={empty} />
    </Screen>
  );
};
