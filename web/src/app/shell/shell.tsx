import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Loading } from '../../components/loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

/** Header, the screen, footer. */
export const Shell = () => {
  const { t } = useTranslation();
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
