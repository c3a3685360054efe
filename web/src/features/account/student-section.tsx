import { type FoundResponse, type Judgements, limits } from '@exit-tickets/contracts';
import { searchKey } from '@exit-tickets/contracts/rules';
import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { paths } from '../../shared/api/paths.ts';
import { saveTable } from '../../shared/csv/save-table.ts';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import { ConfirmDialog } from '../../shared/screen/confirm-dialog.tsx';
import { dateFormat } from '../../shared/ui/date-format.ts';
import classes from './account-screen.module.css';
import { useFindStudent, useRemoveStudent } from './api/find-student.ts';
import { FormError } from './form-error.tsx';
import { Section } from './section.tsx';
import { studentTable } from './student-table.ts';

/** Downloads what is stored about one student, with the verdicts. */
const useDownload = (name: string) => {
  const { t, i18n } = useTranslation(['account', 'results']);
  return useMutation<void, Error, readonly FoundResponse[]>({
    mutationFn: async (responses) => {
      const judgements = new Map<string, Judgements>();
      for (const ticketId of new Set(responses.map((response) => response.ticketId)))
        judgements.set(ticketId, await call('getJudgements', { params: { id: ticketId } }));
      saveTable(studentTable(responses, judgements, t, i18n.language), name, t('student.file'));
    },
  });
};

/** The names found, ignoring case and accents, each with its number of responses. */
const namesIn = (responses: readonly FoundResponse[]): { name: string; count: number }[] => {
  const names = new Map<string, { name: string; count: number }>();
  for (const { studentName } of responses) {
    const key = searchKey(studentName);
    const { name, count } = names.get(key) ?? { name: studentName, count: 0 };
    names.set(key, { name, count: count + 1 });
  }
  return [...names.values()];
};

/** Finds all responses under one name, to hand them over on request or to delete them. */
export const StudentSection = () => {
  const { t, i18n } = useTranslation(['account', 'common']);
  const [name, setName] = useState('');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setConfirming] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const search = useFindStudent();
  const remove = useRemoveStudent((id) => setRemoved((before) => new Set([...before, id])));
  const download = useDownload(search.variables ?? '');
  const found = search.data?.filter(({ responseId }) => !removed.has(responseId));
  // Different names may be different students, so responses are preselected only when there is one name.
  const isOneName = namesIn(search.data ?? []).length === 1;
  const isTicked = ({ responseId }: FoundResponse): boolean => touched.has(responseId) !== isOneName;
  const ticked = found?.filter(isTicked) ?? [];
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setTouched(new Set());
    setRemoved(new Set());
    remove.reset();
    download.reset();
    search.mutate(name.trim());
  };
  const touch = (responseId: string) => {
    const next = new Set(touched);
    if (!next.delete(responseId)) next.add(responseId);
    setTouched(next);
  };
  const date = dateFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Section title={t('student.title')}>
      <Text>{t('student.text')}</Text>
      <form onSubmit={find} noValidate className={classes.search}>
        <LimitedTextInput
          label={t('student.name')}
          value={name}
          onChange={setName}
          maxLetters={limits.studentNameLength}
          autoComplete="off"
        />
        <BusyButton type="submit" variant="default" leftSection={<IconSearch size={20} />} isBusy={search.isPending}>
          {t('student.find')}
        </BusyButton>
      </form>
      <FormError title={t('student.notFound')} error={search.error} />
      <Text role="status" ref={status} tabIndex={-1}>
        {removed.size > 0 && `${t('student.removed', { count: removed.size })} `}
        {found &&
          (found.length > 0 ? t('student.found', { count: found.length }) : removed.size === 0 && t('student.none'))}
      </Text>
      {found && found.length > 0 && (
        <>
          <Text>
            {t('student.shared')} {t(isOneName ? 'student.untick' : 'student.tick')}
          </Text>
          <ul className={classes.found}>
            {found.map((response) => {
              const { responseId, ticketId, studentName, title, className, submittedAt } = response;
              return (
                <li key={responseId}>
                  <Checkbox
                    label={`${studentName}, ${date.format(new Date(submittedAt))}`}
                    checked={isTicked(response)}
                    onChange={() => touch(responseId)}
                  />
                  <Anchor component={Link} to={paths.results(ticketId)}>
                    {className ? `${title} (${className})` : title}
                  </Anchor>
                </li>
              );
            })}
          </ul>
          <FormError title={t('student.notDownloaded')} error={download.error} />
          <FormError title={t('student.notRemoved')} error={remove.error} />
          <Group>
            <BusyButton
              variant="default"
              leftSection={<IconDownload size={20} />}
              isBusy={download.isPending}
              disabled={ticked.length === 0}
              onClick={() => download.mutate(ticked)}
            >
              {t('student.download', { count: ticked.length })}
            </BusyButton>
            <Button
              variant="outline"
              color="red"
              disabled={ticked.length === 0 || remove.isPending}
              onClick={() => setConfirming(true)}
            >
              {t('student.remove', { count: ticked.length })}
            </Button>
          </Group>
        </>
      )}
      <ConfirmDialog
        opened={isConfirming}
        title={t('student.question', { count: ticked.length })}
        text={t('student.lost')}
        confirm={t('student.confirm')}
        danger
        busy={remove.isPending}
        onClose={() => setConfirming(false)}
        onConfirm={() =>
          remove.mutate(ticked, {
            onSettled: () => {
              setConfirming(false);
              status.current?.focus();
            },
          })
        }
      >
        <ul className={classes.names} data-bullets>
          {namesIn(ticked).map(({ name: named, count }) => (
            <li key={named}>{t('student.named', { name: named, count })}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </Section>
  );
};
