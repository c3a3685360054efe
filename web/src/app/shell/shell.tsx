import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useMatch, useNavigationType } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { Loading } from '../../shared/screen/loading.tsx';
import { toast } from '../../shared/screen/toast.ts';
import { useOtherWindows } from '../use-other-windows.ts';
import { DemoNote } from './demo-note.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OtherAddress } from './other-address.tsx';
import classes from './shell.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSlowToast } from './use-slow-toast.ts';

/**
 * Clears toasts when the user opens another screen, and an error when they start a new action. A redirect by the app
 * keeps them, because they explain it.
 */
const useToastsOfScreen = (): void => {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the screen changes
  useEffect(() => {
    if (!isRedirect) toast.clear();
  }, [pathname, isRedirect]);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        const isBegun = event.type === 'updated' && event.action.type === 'pending';
        if (isBegun && !event.mutation.meta?.keepsError) toast.clearError();
      }),
    [client],
  );
};

/** Header, the screen, footer. */
export const Shell = () => {
  const { t } = useTranslation();
  useToastsOfScreen();
  useOtherWindows();
  useSlowToast();
  useKeptFocus();
  // The results of a ticket have a separate header, and use the whole window for the answers.
  const results = useMatch(paths.results(':ticketId'));
  const sample = useMatch(paths.sample);
  const hasOwnHead = results !== null || sample !== null;
  return (
    <div className={classes.page}>
      <a href="#main" className={classes.skip}>
        {t('skip')}
      </a>
      {!hasOwnHead && <Header />}
      {/* Nothing in the sample class is saved anyway. */}
      {!sample && <DemoNote />}
      <OtherAddress />
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
