import type { FollowUp } from '@exit-tickets/contracts';
import { Anchor, Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { useFell } from '../../../shared/ticket/use-fell.ts';
import { useTakenOff } from '../../../shared/ticket/use-taken-off.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import disclosureClasses from '../../../shared/ui/disclosure.module.css';
import { RemovedRow } from '../../../shared/ui/removed-row.tsx';
import classes from './come-back.module.css';

interface RowProps {
  followUp: FollowUp;
  /** It was put back, and takes the focus that “undo” had. */
  isBack: boolean;
  onTakeOff: () => void;
}

const Row = ({ followUp: { question, createdAt, before, askedIn }, isBack, onTakeOff }: RowProps) => {
  const { t, i18n } = useTranslation(['tickets', 'results']);
  const format = dateFormat(i18n.language, { day: 'numeric', month: 'short', year: 'numeric' });
  const fell = useFell();
  const share = (tally: FollowUp['before']): string =>
    fell(tally) ?? t(tally ? 'results:compare.notYet' : 'comeBack.notCounted');
  return (
    <li className={classes.row}>
      <span className={classes.question}>{question.text}</span>
      <Group gap="4px 16px" c="dimmed">
        <time dateTime={askedIn?.createdAt ?? createdAt}>
          {format.format(new Date(askedIn?.createdAt ?? createdAt))}
        </time>
        <span>{t('comeBack.before', { share: share(before) })}</span>
        {askedIn ? (
          <Anchor component={Link} to={paths.results(askedIn.ticketId)} underline="always">
            {t('comeBack.now', { share: share(askedIn.tally) })}
          </Anchor>
        ) : (
          <span>{t('comeBack.waits')}</span>
        )}
      </Group>
      <Button
        variant="subtle"
        autoFocus={isBack}
        onClick={onTakeOff}
        aria-label={t('comeBack.doneWith', { question: question.text })}
      >
        {t('comeBack.done')}
      </Button>
    </li>
  );
};

/** Questions that a class was or will be asked again: collapsed, with the results before and after. */
export const ComeBack = ({ followUps }: { followUps: readonly FollowUp[] }) => {
  const { t } = useTranslation('tickets');
  const { away, back, takeOff, putBack, end } = useTakenOff();
  const summary = useRef<HTMLElement>(null);
  const rows = followUps.filter(({ id }) => away.get(id) !== 'gone');
  if (rows.length === 0) return null;
  return (
    <details className={disclosureClasses.disclosure}>
      <summary ref={summary}>{t('comeBack.title', { count: rows.filter(({ id }) => !away.has(id)).length })}</summary>
      <ul>
        {rows.map((followUp) => {
          const { id, question } = followUp;
          if (!away.has(id))
            return <Row key={id} followUp={followUp} isBack={back === id} onTakeOff={() => takeOff(id)} />;
          return (
            <RemovedRow key={id} last={() => summary.current} onUndo={() => putBack(id)} onExpire={() => void end(id)}>
              {t('comeBack.removed', { question: question.text })}
            </RemovedRow>
          );
        })}
      </ul>
    </details>
  );
};
