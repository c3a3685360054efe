import type { Verdict } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import classes from './verdict-bar.module.css';

const order = ['right', 'partly', 'wrong', 'blank'] as const satisfies Verdict[];

interface VerdictBarProps {
  tally: Record<Verdict, number>;
  /** Whether the bar is of those who wrote something, as the words beside it are; how many did not stands below it. */
  isOfAnswered?: boolean;
}

/** The verdicts on a question as a bar, in SVG; what is unjudged stays hatched. */
export const VerdictBar = ({ tally, isOfAnswered = false }: VerdictBarProps) => {
  const { t } = useTranslation('results');
  const drawn = isOfAnswered ? { ...tally, blank: 0 } : tally;
  const total = Object.values(drawn).reduce((sum, count) => sum + count, 0);
  const words = [...order, 'unjudged' as const]
    .filter((verdict) => tally[verdict] > 0)
    .map((verdict) => t(`judging.counted.${verdict}`, { count: tally[verdict] }))
    .join(', ');
  let at = 0;
  const parts = order.map((verdict) => {
    const x = at;
    at += drawn[verdict];
    return { verdict, x, width: drawn[verdict] };
  });
  return (
    <figure className={classes.tally}>
      <svg className={classes.bar} viewBox={`0 0 ${total} 10`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ verdict, x, width }) => (
          <rect key={verdict} data-verdict={verdict} x={x} width={width} height="10" />
        ))}
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
};
