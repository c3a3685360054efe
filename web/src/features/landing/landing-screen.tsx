import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import screenClasses from '../../shared/screen/screen.module.css';
import { useScreenFocus } from '../../shared/screen/use-screen-focus.ts';
import { Article } from './article.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-screen.module.css';
import { Steps } from './steps.tsx';

/** The landing page: purpose, the three steps, and what makes a good exit ticket. `create` renders the create card. */
export const LandingScreen = ({ create }: { create: ReactNode }) => {
  const { t } = useTranslation('landing');
  const title = t('tab');
  useScreenFocus(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={`${screenClasses.column} ${classes.landing}`}>
      <Hero create={create} />
      <Steps />
      <Features />
      <Article />
    </div>
  );
};
