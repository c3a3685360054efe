import type { FollowUp } from '@exit-tickets/contracts';
import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { useRemoveFollowUp } from '../../../shared/ticket/follow-ups.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import disclosureClasses from '../../../shared/ui/disclosure.module.css';
import classes from './come-back.module.css';

type Tally = NonNullable<FollowUp['before']>;

const judgedIn = ({ right, partly, wrong, blank }: Tally): number => right + partly + wrong + blank;

/** What a class is asked again, or will be: folded, with the counts before and after. */
export const ComeBack = ({ followUps }: { followUps: readonly FollowUp[] }) => {
  const { t, i18n } = useTranslation('tickets');
  const remove = useRemoveFollowUp();
  const format = dateFormat(i18n.language, { day: 'numeric', month: 'short', year: 'numeric' });
  const share = (tally: Tally | undefined): string =>
    tally ? t('comeBack.share', { right: tally.right, total: judgedIn(tally) }) : t('comeBack.notCounted');
  return (
    <details className={`${disclosureClasses.disclosure} ${classes.comeBack}`}>
      <summary>{t('comeBack.title', { count: followUps.length })}</summary>
      <ul>
        {followUps.map(({ id, question, createdAt, before, askedIn }) => (
          <li key={id}>
            <span className={classes.question}>{question.text}</span>
            <span className={classes.facts}>
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
            </span>
            <Button
              variant="subtle"
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
              aria-label={t('comeBack.doneWith', { question: question.text })}
            >
              {t('comeBack.done')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
