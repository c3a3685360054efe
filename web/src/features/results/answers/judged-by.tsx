import type { Wording } from '@exit-tickets/contracts';
import { tallyOf } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { Misconception } from '../components/misconception.tsx';
import { VerdictIcon } from '../components/verdict-icon.tsx';
import { sharedVerdict } from '../judging/groups.ts';
import { countsInWords } from '../judging/verdicts.ts';
import classes from './judged-by.module.css';

/** The verdict of these wordings, with its author and reason. */
export const JudgedBy = ({ wordings }: { wordings: readonly Wording[] }) => {
  const { t } = useTranslation('results');
  const [first] = wordings;
  const verdict = sharedVerdict(wordings);
  if (!verdict) return <span>{t('judging.different', { parts: countsInWords(tallyOf(wordings), t) })}</span>;
  if (verdict === 'unjudged')
    return (
      <span className={classes.unjudged} data-unjudged>
        <VerdictIcon verdict={verdict} size={14} />
        {t('judging.verdict.unjudged')}
      </span>
    );
  const word = first?.hasNoContent ? t('judging.noContent') : t(`judging.verdict.${verdict}`);
  const by = first?.by && t(`judging.by.${first.by}`);
  return (
    <>
      <span data-by={first?.by}>{by ? t('judging.given', { by, verdict: word }) : word}</span>
      {first?.label && <Misconception label={first.label} />}
      {first?.reason && <span data-reason>{first.reason}</span>}
    </>
  );
};
