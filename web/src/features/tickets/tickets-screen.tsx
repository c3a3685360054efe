import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TicketList } from './components/ticket-list.tsx';

/** `/my-tickets`: every ticket that is not archived, by class; `/archive`: the archived ones, each can be restored. */
export const TicketsScreen = ({ isArchived = false }: { isArchived?: boolean }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const none = isArchived ? 'emptyArchive' : 'empty';
  const empty = (
    <EmptyState title={t(`${none}.title`)} text={t(`${none}.text`)}>
      <Button component={Link} to={isArchived ? paths.tickets : paths.dashboard}>
        {t(isArchived ? 'toTickets' : 'common:nav.create')}
      </Button>
    </EmptyState>
  );
  const other = (
    <Anchor component={Link} to={isArchived ? paths.tickets : paths.archive} py={10}>
      {t(isArchived ? 'toTickets' : 'toArchive')}
    </Anchor>
  );
  return (
    <Screen title={t(isArchived ? 'common:nav.archive' : 'common:nav.tickets')} aside={other}>
      <TicketList isArchived={isArchived} empty={empty} />
    </Screen>
  );
};
