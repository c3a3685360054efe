import type { Analysis, Judgements, Response, Ticket } from '@exit-tickets/contracts';
import { Button, Menu, Switch } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fileTitle, saveFile } from '../../../components/save-file.ts';
import { useDialogs } from '../../../dialogs.ts';
import { analysisTable } from '../csv/analysis-table.ts';
import { answersTable } from '../csv/answers-table.ts';
import { type Cell, toCsv } from '../csv/csv.ts';
import { listSeparator, thisComputer } from '../csv/list-separator.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import { indexByResponse } from '../judging/verdicts.ts';
import resultsClasses from '../results.module.css';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './results-tools.module.css';

interface ResultsToolsProps {
  ticket: Ticket;
  questions: readonly JudgedQuestion[];
  /** As they are shown: what is hidden on the screen is in no file either. */
  responses: readonly Response[];
  judgements: Judgements | undefined;
  analysis: Analysis | undefined;
  areNamesHidden: boolean;
  onNamesHiddenChange: (areHidden: boolean) => void;
}

/** What can be done with the whole: shown to a class without names, copied for another class, taken along, printed. */
export const ResultsTools = (props: ResultsToolsProps) => {
  const { ticket, questions, responses, judgements, analysis, areNamesHidden, onNamesHiddenChange } = props;
  const { t } = useTranslation(['results', 'tickets']);
  const { openCopy } = useDialogs();
  const save = (table: Cell[][], name: string) => {
    const csv = toCsv(table, listSeparator(thisComputer()));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `exit-ticket-${fileTitle(ticket.title)}-${name}.csv`);
  };
  return (
    <div className={`${classes.tools} ${resultsClasses.noPrint}`}>
      <Switch
        size="md"
        label={t('names.hide')}
        checked={areNamesHidden}
        onChange={({ currentTarget }) => onNamesHiddenChange(currentTarget.checked)}
      />
      <span role="status" className={visuallyHidden.always}>
        {areNamesHidden && t('names.areHidden')}
      </span>
      {/* On a phone only their signs, which are known. */}
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => openCopy(ticket)}>
        <span className={visuallyHidden.upTo40em}>{t('tickets:copy.action')}</span>
      </Button>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            <span className={visuallyHidden.upTo40em}>{t('csv.action')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={responses.length === 0}
            onClick={() =>
              save(answersTable(questions, responses, indexByResponse(judgements), t), t('csv.answersFile'))
            }
          >
            {t(judgements ? 'csv.answers' : 'csv.answersOnly')}
          </Menu.Item>
          <Menu.Item
            disabled={!analysis}
            onClick={() => {
              if (analysis) save(analysisTable(analysis, ticket.questions, responses, t), t('csv.analysisFile'));
            }}
          >
            {t('csv.analysis')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        <span className={visuallyHidden.upTo40em}>{t('print')}</span>
      </Button>
    </div>
  );
};
