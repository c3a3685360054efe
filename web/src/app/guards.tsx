import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authStatusQuery } from '../api/auth-status.ts';
import { Loading } from '../components/loading.tsx';
import { paths } from '../paths.ts';
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

/** Screens that make no sense once logged in. */
export const VisitorsOnly = () => {
  const { data: auth, isPending } = useQuery(authStatusQuery);
  if (isPending) return <Loading />;
  return auth?.isAuthenticated ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
};
