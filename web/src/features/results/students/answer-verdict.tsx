import { type Verdict, verdictScores, type Wording } from '@exit-tickets/contracts';
import { Anchor } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
  IconHelpCircle,
  IconPencil,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Misconception } from '../components/misconception.tsx';
import classes from './answer-verdict.module.css';

const icons = {
  right: IconCircleCheck,
  partly: IconPencil,
  wrong: IconPencil,
  blank: IconCircleMinus,
  concern: IconEye,
  unjudged: IconHelpCircle,
} as const satisfies Record<Verdict, unknown>;

const words = {
  right: 'evaluation.correct',
  partly: 'evaluation.improvable',
  wrong: 'evaluation.improvable',
  blank: 'groups.blank',
  concern: 'judging.verdict.concern',
  unjudged: 'evaluation.unjudged',
} as const satisfies Record<Verdict, string>;

/** Shown where the model failed or the verdicts could not be read, with a retry. */
export const FailedVerdict = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('results');
  return (
    <div className={classes.evaluation}>
      <span className={classes.verdict}>
        <IconAlertCircle size={20} aria-hidden />
        {t('evaluation.failed')}
      </span>
      <Anchor component="button" onClick={onRetry}>
        {t('evaluation.retry')}
      </Anchor>
    </div>
  );
};

/** The verdict on a student's answer, with score, author and reason. */
export const AnswerVerdict = ({ wording: { verdict, by, reason, label } }: { wording: Wording }) => {
  const { t } = useTranslation('results');
  const Icon = icons[verdict];
  const isImprovable = verdict === 'partly' || verdict === 'wrong';
  const said = isImprovable ? `${t(words[verdict])} (${t(`judging.verdict.${verdict}`)})` : t(words[verdict]);
  return (
    <div className={classes.evaluation}>
      <span className={classes.verdict} data-correct={verdict === 'right'}>
        <Icon size={20} aria-hidden />
        <span>{said}</span>
        {/* Only the model's verdicts have a score, shown as an estimate. */}
        {by === 'model' && verdict !== 'concern' && (
          <span className={classes.score}>{t('evaluation.score', { score: verdictScores[verdict] })}</span>
        )}
        {by && <span className={classes.score}>{t(`evaluation.by.${by}`)}</span>}
      </span>
      {label && <Misconception label={label} />}
      {reason && <p>{reason}</p>}
    </div>
  );
};
