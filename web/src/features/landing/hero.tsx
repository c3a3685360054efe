import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperCard } from '../../shared/ui/paper-card.tsx';
import { SampleLink } from '../../shared/ui/sample-link.tsx';
import classes from './hero.module.css';
import { PinBox } from './pin-box.tsx';

/** First view: one sentence, the entry for students, the entry for teachers. */
export const Hero = ({ create }: { create: ReactNode }) => {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.hero}>
      <div className={classes.say}>
        <Title order={1} tabIndex={-1} className={classes.sentence}>
          {t('hero.sentence')}
        </Title>
        <p className={classes.lead}>{t('hero.lead')}</p>
        <p className={classes.sample}>
          <SampleLink />
        </p>
        <PaperCard className={classes.pinSlip}>
          <PinBox />
        </PaperCard>
      </div>
      <div className={classes.create} id="create">
        <Title order={2} size="h3" mb="sm">
          {t('hero.create')}
        </Title>
        {create}
      </div>
    </section>
  );
};
