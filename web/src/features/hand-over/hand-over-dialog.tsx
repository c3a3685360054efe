import type { Ticket } from '@exit-tickets/contracts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/api/paths.ts';
import type { CopiedTicket } from '../../shared/dialogs.ts';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { CopyButton } from '../../shared/forms/copy-button.tsx';
import { fileTitle, saveFile } from '../../shared/forms/save-file.ts';
import { errorText } from '../../shared/screen/error-text.ts';
import { Loading } from '../../shared/screen/loading.tsx';
import { exportedQuestions } from '../../shared/ticket/export/exported-question.ts';
import { toGift } from '../../shared/ticket/export/gift.ts';
import { toMoodleXml } from '../../shared/ticket/export/moodle-xml.ts';
import { dateFormat } from '../../shared/ui/date-format.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { handedOverQuery, useSharing } from './api/share-ticket.ts';
import classes from './hand-over-dialog.module.css';

/** The link of a ticket. Shown only once, when it is created: the server stores just a hash of its secret. */
const LinkSection = ({ ticket }: { ticket: Ticket }) => {
  const { t, i18n } = useTranslation('tickets');
  const { share, withdraw } = useSharing(ticket.id);
  const until = ticket.sharedUntil === undefined ? undefined : new Date(ticket.sharedUntil);
  const isShared = until !== undefined && until > new Date();
  const link = share.data && `${location.origin}${paths.shared}#${share.data.secret}`;
  return (
    <Stack gap="xs" align="start">
      <Title order={3} size="h4">
        {t('handOver.link')}
      </Title>
      <Text>{t('handOver.text')}</Text>
      <div role="status">
        {isShared && !link && <Text>{t('handOver.there')}</Text>}
        {withdraw.isSuccess && !isShared && <Text>{t('handOver.withdrawn')}</Text>}
        {isShared && (
          <Text c="dimmed">
            {t('handOver.until', { date: dateFormat(i18n.language, { dateStyle: 'long' }).format(until) })}
          </Text>
        )}
      </div>
      {link && (
        <Text className={classes.link} aria-label={t('handOver.address')} role="group">
          {link}
        </Text>
      )}
      <Group gap="xs">
        {link ? (
          <CopyButton text={link} />
        ) : (
          <BusyButton isBusy={share.isPending} onClick={() => share.mutate()}>
            {t(isShared ? 'handOver.again' : 'handOver.make')}
          </BusyButton>
        )}
        {isShared && (
          <BusyButton variant="default" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('handOver.withdraw')}
          </BusyButton>
        )}
      </Group>
    </Stack>
  );
};

const FileSection = ({ ticket: { title, questions } }: { ticket: Ticket }) => {
  const { t } = useTranslation('tickets');
  const exported = exportedQuestions(title, questions);
  const save = (content: string, type: string, ending: string) =>
    saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `exit-ticket-${fileTitle(title)}.${ending}`);
  return (
    <Stack gap="xs" align="start">
      <Title order={3} size="h4">
        {t('handOver.file')}
      </Title>
      <Text>{t('handOver.fileText')}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => save(toMoodleXml(exported), 'application/xml', 'xml')}>
          Moodle XML
        </Button>
        <Button variant="default" onClick={() => save(toGift(exported), 'text/plain', 'gift.txt')}>
          GIFT
        </Button>
      </Group>
    </Stack>
  );
};

/** Passes on the questions of a ticket: by a link for a colleague, or as a file. No student data is included. */
export const HandOverDialog = ({ ticket: { id, title }, onClose }: { ticket: CopiedTicket; onClose: () => void }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: ticket, error, isFetching, refetch } = useQuery({ ...handedOverQuery(id), staleTime: 0 });
  return (
    <Dialog opened onClose={onClose} size={620} title={t('handOver.action')}>
      <Stack gap="lg">
        <Text fw={600}>{title}</Text>
        {ticket ? (
          <>
            <LinkSection ticket={ticket} />
            <FileSection ticket={ticket} />
          </>
        ) : error ? (
          <Group>
            <Text role="alert">{errorText(error)}</Text>
            <BusyButton variant="default" isBusy={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </BusyButton>
          </Group>
        ) : (
          <Loading />
        )}
      </Stack>
    </Dialog>
  );
};
