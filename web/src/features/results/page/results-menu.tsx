import { type Analysis, canReactivate, type Judgements, type Response, type Ticket } from '@exit-tickets/contracts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconDownload,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPrinter,
  IconSchool,
  IconUserOff,
  IconUserShare,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Cell } from '../../../shared/csv/csv.ts';
import { saveTable } from '../../../shared/csv/save-table.ts';
import { useDialogs } from '../../../shared/dialogs.ts';
import { useIsSample } from '../../../shared/sample.ts';
import { useSetStatus } from '../api/set-status.ts';
import { analysisTable } from '../csv/analysis-table.ts';
import { answersTable } from '../csv/answers-table.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import { indexByResponse } from '../judging/verdicts.ts';

export interface ResultsMenuProps {
  ticket: Ticket;
  /** Whether students can answer. */
  isOpen: boolean;
  questions: readonly JudgedQuestion[];
  /** As shown: what is hidden on the screen is left out of files too. */
  responses: readonly Response[];
  judgements: Judgements | undefined;
  analysis: Analysis | undefined;
  /** Undefined where the names have a separate switch. */
  onNamesToggle: (() => void) | undefined;
  areNamesHidden: boolean;
  /** Prints the analysis and the class overview, with the answers on request. */
  onPrint: (withAnswers: boolean) => void;
  onGroups: () => void;
  onRelease: () => void;
  onAnonymize: () => void;
}

/** Actions for the whole ticket, other than sharing and analysing it. */
export const ResultsMenu = (props: ResultsMenuProps) => {
  const { ticket, isOpen, questions, responses, judgements, analysis, areNamesHidden, onNamesToggle } = props;
  const { t } = useTranslation(['results', 'tickets']);
  const { openCopy, openHandOver } = useDialogs();
  const setStatus = useSetStatus(ticket.id);
  const isSample = useIsSample();
  const isClosed = !ticket.isArchived && canReactivate(ticket, new Date());
  const save = (table: Cell[][], name: string) => saveTable(table, ticket.title, name);
  const hasNone = responses.length === 0;
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={t('head.more')}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onNamesToggle && (
          <Menu.Item leftSection={<IconEyeOff size={18} />} onClick={onNamesToggle}>
            {t(areNamesHidden ? 'names.show' : 'names.hide')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconUsersGroup size={18} />}
          disabled={hasNone || !judgements}
          onClick={props.onGroups}
        >
          {t('groups.action')}
        </Menu.Item>
        {!isSample && (
          <Menu.Item leftSection={<IconSchool size={18} />} onClick={props.onRelease}>
            {t(ticket.rightAnswers?.isReleased ? 'release.released' : 'release.action')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => props.onPrint(false)}>
          {t('print')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} />} disabled={hasNone} onClick={() => props.onPrint(true)}>
          {t('printAnswers')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={18} />}
          disabled={hasNone || !judgements}
          onClick={() => save(answersTable(questions, responses, indexByResponse(judgements), t), t('csv.answersFile'))}
        >
          {t('csv.answers')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={18} />}
          disabled={!analysis}
          onClick={() => {
            if (analysis) save(analysisTable(analysis, ticket.questions, responses, t), t('csv.analysisFile'));
          }}
        >
          {t('csv.analysis')}
        </Menu.Item>
        {!isSample && (
          <>
            <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => openCopy(ticket)}>
              {t('tickets:copy.action')}
            </Menu.Item>
            <Menu.Item leftSection={<IconUserShare size={18} />} onClick={() => openHandOver(ticket)}>
              {t('tickets:handOver.action')}
            </Menu.Item>
            {(isOpen || isClosed) && (
              <Menu.Item
                leftSection={isOpen ? <IconLock size={18} /> : <IconLockOpen size={18} />}
                onClick={() => setStatus.mutate(isOpen ? 'close' : 'reactivate')}
              >
                {isOpen ? t('close.action') : t('tickets:reactivate.action')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconUserOff size={18} />} disabled={hasNone || isOpen} onClick={props.onAnonymize}>
              {t('anonymous.action')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
