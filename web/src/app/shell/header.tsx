import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch } from 'react-router-dom';
import { authStatusQuery } from '../../shared/api/auth-status.ts';
import { paths } from '../../shared/api/paths.ts';
import { useDialogs } from '../../shared/dialogs.ts';
import { useMayRegister } from '../../shared/registration/registration-terms.ts';
import screenClasses from '../../shared/screen/screen.module.css';
import topBarClasses from '../../shared/screen/top-bar.module.css';
import { Logo } from '../../shared/ui/logo.tsx';
import classes from './header.module.css';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Fetches the menu in parallel with the auth status; visitors do not need it. */
export const preloadMenu = (): void => {
  // The failure is shown where the menu is rendered.
  loadMenu().catch(() => undefined);
};

const TeacherNav = () => {
  const { t } = useTranslation();
  return (
    <nav className={`${classes.nav} ${classes.wide}`} aria-label={t('nav.label')}>
      <NavLink to={paths.dashboard} className={classes.link}>
        {t('nav.create')}
      </NavLink>
      <NavLink to={paths.tickets} className={classes.link}>
        {t('nav.tickets')}
      </NavLink>
    </nav>
  );
};

const VisitorButtons = () => {
  const { t } = useTranslation();
  const { openAuth } = useDialogs();
  const isOffered = useMayRegister();
  return (
    <>
      <Button variant={isOffered ? 'subtle' : 'default'} onClick={() => openAuth('login')}>
        {t('nav.logIn')}
      </Button>
      {isOffered && (
        <Button variant="default" onClick={() => openAuth('register')}>
          {t('nav.register')}
        </Button>
      )}
    </>
  );
};

/** The top bar: the teacher's navigation, or a visitor's login buttons (fixed at the bottom on a phone). */
export const Header = () => {
  const { t } = useTranslation();
  const { data: auth } = useQuery(authStatusQuery);
  // The page of a shared ticket has its own login buttons, with an explanation.
  const isShared = useMatch(paths.shared) !== null;
  const isVisitor = auth?.isAuthenticated === false && !isShared;
  return (
    <>
      <header className={topBarClasses.bar} data-no-print>
        <div className={`${screenClasses.column} ${classes.bar}`}>
          <Logo to={paths.home} name={t('name')} />
          {auth?.isAuthenticated && <TeacherNav />}
          <div className={classes.end}>
            {auth?.isAuthenticated && (
              <Suspense>
                <AccountMenu user={auth.user} />
              </Suspense>
            )}
            {isVisitor && (
              <div className={`${classes.end} ${classes.wide}`}>
                <VisitorButtons />
              </div>
            )}
          </div>
        </div>
      </header>
      {isVisitor && (
        <div className={classes.bottomBar} data-no-print>
          <VisitorButtons />
        </div>
      )}
    </>
  );
};
