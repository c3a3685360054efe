import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { Loading } from '../../components/loading.tsx';
import { toast } from '../../components/toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

/** Toasts go when somebody goes to another screen; where the app itself leads on, they tell of the way there. */
const useToastsOfScreen = (): void => {
  const { pathname } = useLocation();
  const isLedOn = useNavigationType() === NavigationType.Replace;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the screen changes
  useEffect(() => {
    if (!isLedOn) toast.clear();
  }, [pathname, isLedOn]);
};

/** Header, the screen, footer. */
export const Shell = () => {
  const { t } = useTranslation();
  useToastsOfScreen();
  return (
    <div className={classes.page}>
      <a href="#main" className={classes.skip}>
        {t('skip')}
      </a>
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
};
