import type { Judgements } from '@exit-tickets/contracts';
import { Button, Checkbox, Group, Title } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkProgress } from '../../../shared/ui/work-progress.tsx';
import keyClasses from '../answers/key.module.css';
import type { useJudgeTicket } from '../api/judge-ticket.ts';
import type { WorkLeft } from '../judging/groups.ts';
import { firstUndecidedRow, focusRow } from '../judging/marking-rows.ts';
import classes from './marking-progress.module.css';

interface KeysProps {
  areKeysOn: boolean;
  onKeysChange: (areOn: boolean) => void;
}

const keys = {
  1: 'right',
  2: 'partly',
  3: 'wrong',
  '4 – 9': 'labels',
  b: 'below',
  n: 'next',
  j: 'down',
  k: 'up',
  r: 'rest',
  o: 'wordings',
  l: 'label',
  u: 'undo',
} as const;

const Keys = memo(({ areKeysOn, onKeysChange }: KeysProps) => {
  const { t } = useTranslation('results');
  return (
    <details className={classes.keys}>
      <summary>
        {(['right', 'partly', 'wrong'] as const).map((verdict, index) => (
          <span key={verdict}>
            <kbd className={keyClasses.key}>{index + 1}</kbd> {t(`judging.verdict.${verdict}`)}
          </span>
        ))}
        <span className={classes.allKeys}>{t('judging.keys.all')}</span>
      </summary>
      <dl>
        {Object.entries(keys).map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd className={keyClasses.key}>{key}</kbd>
            </dt>
            <dd>{t(`judging.keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('judging.keys.use')}
        checked={areKeysOn}
        onChange={({ currentTarget }) => onKeysChange(currentTarget.checked)}
      />
    </details>
  );
});

interface ModelStateProps {
  judgements: Judgements;
  hasWork: boolean;
  modelJudging: ReturnType<typeof useJudgeTicket>;
}

/** What the model is doing, or why it left answers unjudged. */
const ModelState = ({ judgements: { scope, isJudging, failure }, hasWork, modelJudging }: ModelStateProps) => {
  const { t } = useTranslation(['results', 'common']);
  const { mutate, isPending, progress } = modelJudging;
  if (scope !== 'answers') return null;
  if (isPending) return <WorkProgress label={t('judging.modelBusy')} progress={progress} />;
  if (isJudging) return <p className={classes.modelState}>{t('judging.modelBusy')}</p>;
  if (!hasWork) return null;
  return (
    <div className={classes.modelState}>
      {failure && (
        <p role="alert">
          <b>{t('judging.modelFailed')}</b> {t(`common:errors.${failure}`)}
        </p>
      )}
      <Button variant="default" onClick={() => mutate()}>
        {t(failure ? 'common:retry' : 'judging.askModel')}
      </Button>
    </div>
  );
};

interface MarkingProgressProps extends KeysProps {
  judgements: Judgements;
  work: WorkLeft;
  /** Number of answers with a verdict, of those that can have one. */
  judged: number;
  modelJudging: ReturnType<typeof useJudgeTicket>;
  /** Whether the page asks to judge further up: this then only shows how far it is. */
  isAskedAbove: boolean;
  /** The next action once all is judged. */
  next: ReactNode;
}

/** What is left to judge, how long that takes, and where to begin. */
export const MarkingProgress = ({
  judgements,
  work,
  judged,
  modelJudging,
  isAskedAbove,
  ...props
}: MarkingProgressProps) => {
  const { t } = useTranslation('results');
  const answers = t('questions.answers', { count: work.answers });
  const time = t('judging.minutes', { count: work.minutes });
  const hasWork = work.groups > 0;
  return (
    <section className={classes.toMark} data-no-print aria-labelledby="to-do" data-done={!hasWork}>
      <Group justify="space-between" gap="12px 24px" className={classes.head}>
        <div role="status">
          <Title order={2} size="h4" id="to-do" tabIndex={-1}>
            {hasWork ? t(isAskedAbove ? 'judging.stillLeft' : 'judging.left', { answers }) : t('judging.allJudged')}
          </Title>
          {!isAskedAbove && <p>{hasWork ? t('judging.leftText', { time }) : t('judging.allJudgedText')}</p>}
        </div>
        {hasWork && !isAskedAbove && (
          <Button onClick={() => focusRow(firstUndecidedRow())}>{t('judging.begin')}</Button>
        )}
        {!hasWork && (
          <Group gap="xs" align="stretch">
            {props.next}
          </Group>
        )}
      </Group>
      {hasWork && (
        <svg
          className={classes.progress}
          viewBox={`0 0 ${Math.max(1, judged + work.answers)} 6`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={judged} height="6" />
        </svg>
      )}
      <ModelState judgements={judgements} hasWork={hasWork} modelJudging={modelJudging} />
      {hasWork && <Keys areKeysOn={props.areKeysOn} onKeysChange={props.onKeysChange} />}
    </section>
  );
};
