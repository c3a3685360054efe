import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './features.module.css';

const features = ['smart', 'live', 'easy'] as const;

/** The product's features, as sentences. */
export const Features = () => {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.features} aria-labelledby="features">
      <Title order={2} id="features">
        {t('features.title')}
      </Title>
      <dl>
        {features.map((feature) => (
          <div key={feature}>
            <dt>{t(`features.${feature}.name`)}</dt>
            <dd>{t(`features.${feature}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
