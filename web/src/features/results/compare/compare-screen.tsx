import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { LoadFailed } from '../../../shared/screen/load-failed.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';
import { copiesQuery } from '../api/ticket-reads.ts';
import { ResultsSkeleton } from '../page/results-skeleton.tsx';
import { usePhone } from '../use-media.ts';
import classes from './compare.module.css';
import { CompareList } from './compare-list.tsx';
import { type ComparedQuestion, compareTickets } from './compare-tickets.ts';
import { Fell } from './fell.tsx';
import { TicketDate, TicketLink } from './ticket-date.tsx';
import { useClassName } from './use-class-name.ts';

const Asked = ({ row }: { row: ComparedQuestion }) => {
  const { t } = useTranslation('results');
  return (
    <>
      <span className={classes.place}>
        {t('questions.place', { place: row.place })}
        {row.isEdited && <> · {t('compare.edited')}</>}
      </span>
      {row.question.text}
    </>
  );
};

const Table = ({ title, compared }: { title: string; compared: ReturnType<typeof compareTickets> }) => {
  const { t } = useTranslation('results');
  const nameOf = useClassName();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('overview.question')}</th>
            {compared.classes.map((each) => (
              <th key={each.key} scope="col">
                {nameOf(each)}
                {each.tickets.map((ticket) => (
                  <TicketLink key={ticket.id} ticket={ticket} among={each.tickets} />
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared.questions.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Asked row={row} />
              </th>
              {row.classes.map((askings, at) => (
                <td key={compared.classes[at]?.key}>
                  {askings.map((asking) => (
                    <div key={asking.ticket.id} className={classes.asking}>
                      {askings.length > 1 && (
                        <TicketDate ticket={asking.ticket} among={askings.map(({ ticket }) => ticket)} />
                      )}
                      <Fell row={row} asking={asking} />
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** `/compare/:ticketId`: results by question for each class that got the ticket, as counts only (docs/product.md 2). */
export const CompareScreen = () => {
  const { ticketId = '' } = useParams();
  const { t } = useTranslation('results');
  const query = useQuery(copiesQuery(ticketId));
  const error = useLoadError(query);
  const isPhone = usePhone();
  if (!query.data) {
    if (!error) return <ResultsSkeleton />;
    const retry = () => void query.refetch();
    return <LoadFailed title={t('compare.failed')} error={error} isBusy={query.isFetching} onRetry={retry} />;
  }
  const { tickets, hasMore } = query.data;
  const compared = compareTickets(tickets);
  const name = tickets.find(({ id }) => id === ticketId)?.title ?? '';
  const count = compared.classes.length;
  const isTwice = count === 1 && tickets.length > 1;
  const titleTwice = t('compare.titleTwice', { title: name, count: tickets.length });
  const inClasses = count > 1 ? t('compare.title', { title: name, count }) : name;
  const title = isTwice ? titleTwice : inClasses;
  const back = (
    <Anchor component={Link} to={paths.results(ticketId)} py={10}>
      {t('compare.back')}
    </Anchor>
  );
  return (
    <Screen title={title} aside={back}>
      {tickets.length === 1 && <p>{t('compare.alone')}</p>}
      {isPhone ? <CompareList compared={compared} /> : <Table title={title} compared={compared} />}
      <p className={classes.about}>
        {hasMore && `${t('compare.more', { count: tickets.length })} `}
        {tickets.length > 1 && t('compare.about')}
      </p>
    </Screen>
  );
};
