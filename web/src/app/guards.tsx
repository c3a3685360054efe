import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authStatusQuery } from '../shared/api/auth-status.ts';
import { paths } from '../shared/api/paths.ts';
import { Loading } from '../shared/screen/loading.tsx';
import { toast } from '../shared/screen/toast.ts';
import { TeacherGate } from './teacher-gate.tsx';

/** Screens for logged-in teachers; visitors are sent to the login and return here afterwards. */
export const TeachersOnly = () => {
  const { pathname, search } = useLocation();
  const logIn = <Navigate to={paths.auth()} replace state={{ from: pathname + search }} />;
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

/** A screen for visitors only, such as the target of a reset link; a logged-in teacher gets a message instead. */
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
