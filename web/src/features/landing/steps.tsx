import { Title } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './steps.module.css';

/** The questions as the editor shows them. */
const MadePicture = () => {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.paper} aria-hidden>
      <p className={classes.file}>
        <IconFileText size={20} /> {t('picture.file')} <IconCheck size={18} />
      </p>
      <strong className={classes.ticketTitle}>{t('picture.title')}</strong>
      <p className={classes.question}>
        <span>1</span> {t('picture.open')}
      </p>
      <p className={classes.question}>
        <span>2</span> {t('picture.choice')}
      </p>
    </div>
  );
};

/** The share dialog and a pupil's phone. */
const SharedPicture = () => {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.shared} aria-hidden>
      <div className={classes.pin}>4071</div>
      <div className={classes.phone}>
        <small>{t('picture.number')}</small>
        <strong>{t('picture.open')}</strong>
        <p>{t('picture.answer')}</p>
        <span>{t('picture.send')}</span>
      </div>
    </div>
  );
};

/** What the results page puts first. */
const ResultsPicture = () => {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.paper} aria-hidden>
      <p className={classes.live}>
        <IconCircleCheck size={20} /> {t('picture.responses')}
      </p>
      <strong className={classes.ticketTitle}>{t('picture.attention')}</strong>
      <p className={classes.finding}>{t('picture.finding')}</p>
      <blockquote>{t('picture.quote')}</blockquote>
      <p className={classes.next}>{t('picture.next')}</p>
    </div>
  );
};

const Step = ({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <li className={classes.step}>
    <div className={classes.words}>
      <h3>
        <span className={classes.count}>{number}</span>
        {title}
      </h3>
      <p>{text}</p>
    </div>
    {children}
  </li>
);

/** The three steps, each shown as the product looks. */
export const Steps = () => {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.section} aria-labelledby="how">
      <Title order={2} id="how">
        {t('steps.title')}
      </Title>
      <ol className={classes.steps}>
        <Step number={1} title={t('steps.make.title')} text={t('steps.make.text')}>
          <MadePicture />
        </Step>
        <Step number={2} title={t('steps.share.title')} text={t('steps.share.text')}>
          <SharedPicture />
        </Step>
        <Step number={3} title={t('steps.read.title')} text={t('steps.read.text')}>
          <ResultsPicture />
        </Step>
      </ol>
    </section>
  );
};
