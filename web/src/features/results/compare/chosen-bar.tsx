import { useTranslation } from 'react-i18next';
import barClasses from '../components/bar.module.css';

/** How often each option was chosen, in the order of the options and from light to dark. In SVG. */
export const ChosenBar = ({ chosen }: { chosen: readonly { choice: string; count: number }[] }) => {
  const { t } = useTranslation('results');
  const total = chosen.reduce((sum, { count }) => sum + count, 0);
  let at = 0;
  return (
    <figure className={barClasses.figure}>
      <svg className={barClasses.bar} viewBox={`0 0 ${total} 10`} preserveAspectRatio="none" aria-hidden="true">
        {chosen.map(({ choice, count }, place) => {
          const x = at;
          at += count;
          return <rect key={choice} x={x} width={count} height="10" fillOpacity={(place + 1) / chosen.length} />;
        })}
      </svg>
      <figcaption>
        {chosen
          .filter(({ count }) => count > 0)
          .map((each) => t('compare.chosen', each))
          .join(', ')}
      </figcaption>
    </figure>
  );
};
