import { statusOf } from '@exit-tickets/contracts';
import { Button, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type SharedTicket, useDialogs } from '../../../shared/dialogs.ts';
import type { LiveState } from '../../../shared/live/ticket-stream.ts';
import { useIsSample } from '../../../shared/sample.ts';
import { StatusBadge } from '../../../shared/ticket/status-badge.tsx';
import { useTablet } from '../use-media.ts';
import visuallyHidden from '../visually-hidden.module.css';
import { ResultsBar } from './results-bar.tsx';
import classes from './results-head.module.css';
import { ResultsMenu, type ResultsMenuProps } from './results-menu.tsx';

interface ResultsHeadProps extends Omit<ResultsMenuProps, 'onNamesToggle'> {
  /** State of the live stream; undefined if the ticket takes no answers. */
  live: LiveState | undefined;
  /** What students need to join, while they can. */
  shared: SharedTicket | undefined;
  onNamesHiddenChange: (areHidden: boolean) => void;
  /** The next action. */
  action: ReactNode;
}

/** The page header: the ticket, its responses, how students join, and a menu with all other actions. */
export const ResultsHead = ({ live, shared, action, onNamesHiddenChange, ...menu }: ResultsHeadProps) => {
  const { ticket, responses, areNamesHidden } = menu;
  const { t } = useTranslation(['results', 'tickets']);
  const { openShare } = useDialogs();
  const isNarrow = useTablet();
  const isSample = useIsSample();
  const state = (
    <span className={classes.state} role="status" data-state={live}>
      {live ? (
        <>
          <span className={classes.dot} aria-hidden />
          <span className={classes.liveWord} aria-hidden>
            {t(`head.${live}`)}
          </span>
          <span className={visuallyHidden.always}>{t(`summary.${live}`)}</span>
        </>
      ) : (
        !isSample && <StatusBadge status={ticket.isArchived ? 'archived' : statusOf(ticket, new Date())} />
      )}
    </span>
  );
  return (
    <ResultsBar ticket={ticket} responseCount={responses.length} state={state}>
      {!isNarrow && (
        <Switch
          label={t('names.hide')}
          checked={areNamesHidden}
          onChange={({ currentTarget }) => onNamesHiddenChange(currentTarget.checked)}
        />
      )}
      <span role="status" className={visuallyHidden.always}>
        {areNamesHidden && t('names.areHidden')}
      </span>
      {shared && (
        <>
          <button
            type="button"
            className={classes.pin}
            aria-label={t('head.showPin', { pin: shared.pin })}
            onClick={() => openShare(shared)}
          >
            {shared.pin}
          </button>
          <Button className={classes.share} variant="default" onClick={() => openShare(shared)}>
            {t('tickets:share.action')}
          </Button>
        </>
      )}
      {action && <span className={classes.action}>{action}</span>}
      <ResultsMenu {...menu} onNamesToggle={isNarrow ? () => onNamesHiddenChange(!areNamesHidden) : undefined} />
    </ResultsBar>
  );
};
