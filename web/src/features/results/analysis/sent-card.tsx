import { Anchor, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { errorText } from '../../../shared/screen/error-text.ts';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { sentQuery } from '../api/ticket-reads.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import resultsClasses from '../results.module.css';
import classes from './sent-card.module.css';

interface SentCardProps {
  ticketId: string;
  questions: readonly JudgedQuestion[];
}

const SentRequests = ({ ticketId, questions }: SentCardProps) => {
  const { t, i18n } = useTranslation(['results', 'common']);
  // Fetched anew each time it is opened.
  const query = useQuery({ ...sentQuery(ticketId), staleTime: 0 });
  const { data, isFetching, refetch } = query;
  const error = useLoadError(query);
  const placeOf = (id: string | undefined) => questions.find(({ question }) => question.id === id)?.place;
  if (error)
    return (
      <div role="alert">
        <p>{errorText(error)}</p>
        <BusyButton onClick={() => void refetch()} isBusy={isFetching}>
          {t('common:retry')}
        </BusyButton>
      </div>
    );
  if (!data) return <p role="status">{t('common:loading')}</p>;
  if (data.requests.length === 0) return <p>{t('sent.nothing')}</p>;
  return data.requests.map(({ task, questionId, sentAt, messages }, index) => {
    const place = placeOf(questionId);
    const time = dateFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(sentAt));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes places
      <details key={index} className={classes.sent}>
        <summary>
          {place ? t('sent.taskOfQuestion', { task: t(`sent.task.${task}`), place }) : t(`sent.task.${task}`)}
          <time dateTime={sentAt}>{time}</time>
        </summary>
        {messages.map(({ role, content }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={at}>
            <b>{t(`sent.role.${role}`)}</b>
            <pre>{content}</pre>
          </div>
        ))}
      </details>
    );
  });
};

/** Shows exactly what was sent to the model. */
export const SentCard = (props: SentCardProps) => {
  const { t } = useTranslation(['results', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${resultsClasses.sideCard} ${classes.sentCard}`} data-no-print aria-labelledby="sent">
      <Title order={2} size="h4" id="sent">
        {t('sent.title')}
      </Title>
      <p>
        {t('sent.noNames')}{' '}
        <Anchor component="button" underline="always" onClick={() => setOpen(true)}>
          {t('sent.look')}
        </Anchor>
      </p>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('sent.title')} size="xl">
        <SentRequests {...props} />
      </Dialog>
    </section>
  );
};
