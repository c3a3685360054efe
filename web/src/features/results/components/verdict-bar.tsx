import type { Verdict } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './verdict-bar.module.css';

const order = ['right', 'partly', 'wrong', 'blank'] as const satisfies Verdict[];

interface VerdictBarProps {
  tally: Record<Verdict, number>;
  /** Without its words, where these stand beside it. */
  isBare?: boolean;
}

/** The verdicts on a question as a bar, in SVG; what is unjudged stays hatched. */
export const VerdictBar = ({ tally, isBare = false }: VerdictBarProps) => {
  const { t } = useTranslation('results');
  const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
  const words = [...order, 'unjudged' as const]
    .filter((verdict) => tally[verdict] > 0)
    .map((verdict) => t(`judging.counted.${verdict}`, { count: tally[verdict] }))
    .join(', ');
  let at = 0;
  const parts = order.map((verdict) => {
    const x = at;
    at += tally[verdict];
    return { verdict, x, width: tally[verdict] };
  });
  return (
    <figure className={classes.tally}>
      <svg className={classes.bar} viewBox={`0 0 ${total} 10`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ verdict, x, width }) => (
          <rect key={verdict} data-verdict={verdict} x={x} width={width} height="10" />
        ))}
      </svg>
      <figcaption className={isBare ? visuallyHidden.always : undefined}>{words}</figcaption>
    </figure>
  );
};
