import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TicketList } from './components/ticket-list.tsx';

/** `/archive`: archived tickets; results stay readable, and every ticket can be restored. */
export const ArchiveScreen = () => {
  const { t } = useTranslation(['tickets', 'common']);
  const toTickets = (
    <Anchor component={Link} to={paths.tickets} py={10}>
      {t('toTickets')}
    </Anchor>
  );
  const empty = (
    <EmptyState title={t('emptyArchive.title')} text={t('emptyArchive.text')}>
      <Button component={Link} to={paths.tickets}>
        {t('toTickets')}
      </Button>
    </EmptyState>
  );
  return (
    <Screen title={t('common:nav.archive')} aside={toTickets}>
      <TicketList isArchived empty={empty} />
    </Screen>
  );
};
