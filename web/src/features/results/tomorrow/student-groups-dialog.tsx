import type { Response, Ticket } from '@exit-tickets/contracts';
import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../../shared/csv/save-table.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { weakQuestions } from '../judging/board-pair.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import { mixedPairs, type StudentGroup, studentGroups } from '../judging/student-groups.ts';
import type { WordingOf } from '../judging/verdicts.ts';
import classes from './student-groups-dialog.module.css';

interface StudentGroupsProps {
  ticket: Ticket;
  questions: readonly JudgedQuestion[];
  /** With names as shown. */
  responses: readonly Response[];
  wordingOf: WordingOf;
  onPrint: () => void;
}

interface ListProps {
  title: string;
  groups: readonly StudentGroup[];
  areMixed: boolean;
  missing: number;
}

const useGroupName = () => {
  const { t } = useTranslation('results');
  return ({ kind, label }: StudentGroup): string => label ?? t(`groups.${kind === 'label' ? 'notRight' : kind}`);
};

const GroupLists = ({ title, groups, areMixed, missing }: ListProps) => {
  const { t } = useTranslation('results');
  const nameOf = useGroupName();
  return (
    <div className={classes.lists}>
      <h2>{title}</h2>
      {!areMixed && (
        <div className={classes.groups}>
          {groups.map((group) => (
            <section key={`${group.kind} ${group.label}`} data-kind={group.kind}>
              <h3>
                {nameOf(group)} <span>{group.names.length}</span>
              </h3>
              <ul>
                {group.names.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name
                  <li key={at}>{name}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {areMixed && (
        <ol className={classes.pairs}>
          {mixedPairs(groups).map((pair, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name
            <li key={at}>{pair.join(' + ')}</li>
          ))}
        </ol>
      )}
      {missing > 0 && <p>{t('groups.missing', { count: missing })}</p>}
    </div>
  );
};

const whole = 'ticket';

const StudentGroups = ({ ticket, questions, responses, wordingOf, onPrint }: StudentGroupsProps) => {
  const { t } = useTranslation('results');
  const nameOf = useGroupName();
  const judged = questions.filter(({ hasVerdicts }) => hasVerdicts);
  const [chosen, setChosen] = useState(weakQuestions(judged)[0]?.judged.question.id ?? whole);
  const [areMixed, setMixed] = useState(false);
  const about = judged.filter(({ question }) => chosen === whole || question.id === chosen);
  const groups = studentGroups(about, responses, wordingOf);
  const missing = Math.max(0, (ticket.totalStudents ?? 0) - responses.length);
  const place = about.length === 1 ? about[0]?.place : undefined;
  const title = place === undefined ? ticket.title : `${ticket.title}, ${t('questions.place', { place })}`;
  const lists = <GroupLists title={title} groups={groups} areMixed={areMixed} missing={missing} />;
  const save = () => {
    const rows = groups.flatMap((group) => group.names.map((name) => [nameOf(group), name]));
    saveTable([[t('groups.group'), t('overview.student')], ...rows], ticket.title, t('groups.file'));
  };
  return (
    <>
      <Stack gap="sm">
        <NativeSelect
          label={t('groups.by')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={[
            ...judged.map(({ question, place: at }) => ({
              value: question.id,
              label: `${t('questions.place', { place: at })} · ${question.text}`,
            })),
            { value: whole, label: t('groups.whole') },
          ]}
        />
        <Checkbox
          label={t('groups.mix')}
          checked={areMixed}
          onChange={({ currentTarget }) => setMixed(currentTarget.checked)}
        />
      </Stack>
      {lists}
      <Group gap="sm" align="stretch">
        <Button onClick={onPrint}>{t('print')}</Button>
        <Button variant="default" onClick={save}>
          {t('groups.download')}
        </Button>
      </Group>
      {createPortal(<div className={classes.paper}>{lists}</div>, document.body)}
    </>
  );
};

interface StudentGroupsDialogProps extends StudentGroupsProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * The class in groups for the next lesson, based on the marks; can be printed on one page, saved as a file, or mixed in
 * pairs. It stays mounted while closed, because otherwise it could not return the focus.
 */
export const StudentGroupsDialog = ({ opened, onClose, ...props }: StudentGroupsDialogProps) => {
  const { t } = useTranslation('results');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('groups.action')} size="lg">
      <StudentGroups {...props} />
    </Dialog>
  );
};
