import { type AnswerCounts, answersIn } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { countsInWords } from '../judging/verdicts.ts';
import barClasses from './bar.module.css';
import classes from './verdict-bar.module.css';

const order = ['right', 'partly', 'wrong', 'blank'] as const satisfies (keyof AnswerCounts)[];

/** The verdicts on a question as a bar, in SVG; unjudged answers are hatched. */
export const VerdictBar = ({ tally }: { tally: AnswerCounts }) => {
  const { t } = useTranslation('results');
  let at = 0;
  return (
    <figure className={barClasses.figure}>
      <svg
        className={`${barClasses.bar} ${classes.bar}`}
        viewBox={`0 0 ${answersIn(tally)} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {order.map((verdict) => {
          const x = at;
          at += tally[verdict];
          return <rect key={verdict} data-verdict={verdict} x={x} width={tally[verdict]} height="10" />;
        })}
      </svg>
      <figcaption>{countsInWords(tally, t)}</figcaption>
    </figure>
  );
};
