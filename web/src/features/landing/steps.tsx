import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './steps.module.css';

/** The size of each picture in px: two parts of a phone screen, and the whole board (scripts/landing-pictures). */
const steps = [
  { name: 'make', width: 390, height: 460 },
  { name: 'share', width: 1080, height: 720 },
  { name: 'read', width: 390, height: 460 },
] as const;

const Picture = ({ name, width, height }: (typeof steps)[number]) => {
  const { t, i18n } = useTranslation('landing');
  const source = (scheme: 'light' | 'dark') => `/steps/${name}-${i18n.language}-${scheme}.webp`;
  return (
    <picture className={name === 'share' ? classes.picture : `${classes.picture} ${classes.part}`}>
      <source media="(prefers-color-scheme: dark)" srcSet={source('dark')} />
      <img src={source('light')} width={width} height={height} alt={t(`picture.${name}`)} loading="lazy" />
    </picture>
  );
};

/** The three steps, each with a picture of the product. */
export const Steps = () => {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how">
      <Title order={2} id="how">
        {t('steps.title')}
      </Title>
      <ol className={classes.steps}>
        {steps.map((step, place) => (
          <li key={step.name} className={classes.step}>
            <div className={classes.words}>
              <h3>
                <span className={classes.count}>{place + 1}</span>
                {t(`steps.${step.name}.title`)}
              </h3>
              <p>{t(`steps.${step.name}.text`)}</p>
            </div>
            <Picture {...step} />
          </li>
        ))}
      </ol>
    </section>
  );
};
