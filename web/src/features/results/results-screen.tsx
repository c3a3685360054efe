import { Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CallError } from '../../shared/api/call-error.ts';
import { paths } from '../../shared/api/paths.ts';
import { LoadFailed } from '../../shared/screen/load-failed.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useLoadError } from '../../shared/screen/use-load-error.ts';
import { AnonymousResults } from './anonymous/anonymous-results.tsx';
import { responsesQuery } from './api/list-responses.ts';
import { ticketQuery } from './api/ticket-reads.ts';
import { ResultsSkeleton } from './page/results-skeleton.tsx';
import { TicketResults } from './page/ticket-results.tsx';
import classes from './results-screen.module.css';

const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 'invalid_request');

/** The answers of a class to a ticket, and the actions on them (docs/product.md 2, Results). */
export const ResultsOf = ({ ticketId }: { ticketId: string }) => {
  const { t } = useTranslation(['results', 'common']);
  const ticket = useQuery(ticketQuery(ticketId));
  const responses = useQuery(responsesQuery(ticketId));
  const ticketError = useLoadError(ticket);
  const responsesError = useLoadError(responses);
  const error = ticketError ?? responsesError;

  if (isMissing(error))
    return (
      <div className={classes.missing}>
        <Screen title={t('notFound')}>
          <Text mb="md">{t('notFoundText')}</Text>
          <Link to={paths.dashboard} className={classes.back} data-no-print>
            <IconArrowLeft size={20} aria-hidden />
            {t('back')}
          </Link>
        </Screen>
      </div>
    );
  if (!ticket.data || !responses.data) {
    if (!error) return <ResultsSkeleton />;
    const retry = () => {
      void ticket.refetch();
      void responses.refetch();
    };
    const isBusy = ticket.isFetching || responses.isFetching;
    return <LoadFailed title={t('loadFailed')} error={error} isBusy={isBusy} onRetry={retry} />;
  }
  return (
    <Screen title={ticket.data.title} isBare>
      {ticket.data.anonymizedAt ? (
        <AnonymousResults ticket={ticket.data} />
      ) : (
        <TicketResults ticket={ticket.data} responses={responses.data} />
      )}
    </Screen>
  );
};

/** The results of the ticket in the address. */
export const ResultsScreen = () => {
  const { ticketId = '' } = useParams();
  return <ResultsOf ticketId={ticketId} />;
};
