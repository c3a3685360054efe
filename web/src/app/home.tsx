import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { authStatusQuery } from '../api/auth-status.ts';
import { Loading } from '../components/loading.tsx';
import { useDialogs } from '../dialogs.ts';
import { paths } from '../paths.ts';
import { DashboardScreen, LandingScreen } from './screens.ts';

/** `/`: the landing page, or the dashboard once logged in. */
export const Home = () => {
  const { data: auth, isPending } = useQuery(authStatusQuery);
  if (isPending) return <Loading />;
  return auth?.isAuthenticated ? <DashboardScreen /> : <LandingScreen />;
};

const cameFrom = (state: unknown): string => {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : paths.dashboard;
};

/** `/auth`: the landing page with the login open; `?mode=register` opens registration (design section 4.3). */
export const AuthPage = () => {
  const { data: auth, isPending } = useQuery(authStatusQuery);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { openAuth } = useDialogs();
  const mode = query.get('mode') === 'register' ? 'register' : 'login';
  const isVisitor = auth?.isAuthenticated === false;
  useEffect(() => {
    if (isVisitor) openAuth(mode);
  }, [isVisitor, mode, openAuth]);
  if (isPending) return <Loading />;
  return auth?.isAuthenticated ? <Navigate to={cameFrom(state)} replace /> : <LandingScreen />;
};
