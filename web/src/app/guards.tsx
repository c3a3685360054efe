import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authStatusQuery } from '../shared/api/auth-status.ts';
import { paths } from '../shared/api/paths.ts';
import { Loading } from '../shared/screen/loading.tsx';
import { toast } from '../shared/screen/toast.ts';
import { TeacherGate } from './teacher-gate.tsx';

/** Where to go back to after logging in. */
export interface CameFrom {
  from: string;
}

/** Screens for a teacher who is logged in; others are asked to log in and come back here afterwards. */
export const TeachersOnly = () => {
  const { pathname, search } = useLocation();
  const logIn = <Navigate to={paths.auth()} replace state={{ from: pathname + search } satisfies CameFrom} />;
  return (
    <TeacherGate visitors={logIn}>
      <Outlet />
    </TeacherGate>
  );
};

const LoggedInAlready = () => {
  const { t } = useTranslation();
  useEffect(() => {
    toast.error({ title: t('loggedInAlready.title'), description: t('loggedInAlready.text') });
  }, [t]);
  return <Navigate to={paths.dashboard} replace />;
};

/** A screen that is for visitors only, which is where a reset link leads; a teacher who was logged in already is told so. */
export const VisitorsOnly = () => {
  const { data: auth, isPending } = useQuery(authStatusQuery);
  const wasVisitor = useRef(false);
  if (isPending) return <Loading />;
  if (!auth?.isAuthenticated) {
    wasVisitor.current = true;
    return <Outlet />;
  }
  return wasVisitor.current ? <Navigate to={paths.dashboard} replace /> : <LoggedInAlready />;
};
