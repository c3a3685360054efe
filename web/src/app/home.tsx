import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { useUserId } from '../shared/api/use-user-id.ts';
import { reasonIn, useDialogs } from '../shared/dialogs.ts';
import { readPending } from '../shared/drafts/pending-draft.ts';
import { DashboardScreen, LandingScreen } from './screens.ts';
import { TeacherGate } from './teacher-gate.tsx';

/** `/`: the landing page, or the dashboard once logged in. */
export const Home = () => (
  <TeacherGate visitors={<LandingScreen />}>
    <DashboardScreen />
  </TeacherGate>
);

/** Where a login leads: to the ticket that waits to be saved, or back to the screen that required it. */
const afterLogin = (state: unknown): string => {
  if (readPending(new Date())) return paths.dashboard;
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : paths.dashboard;
};

/** `/auth`: the landing page with the login open; `?mode=register` opens registration (docs/design.md 4.3). */
export const AuthPage = () => {
  const userId = useUserId();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { openAuth } = useDialogs();
  const mode = query.get('mode') === 'register' ? 'register' : 'login';
  const reason = reasonIn(state);
  const isVisitor = userId === null;
  useEffect(() => {
    if (isVisitor) openAuth(mode, reason);
  }, [isVisitor, mode, reason, openAuth]);
  return (
    <TeacherGate visitors={<LandingScreen />}>
      <Navigate to={afterLogin(state)} replace />
    </TeacherGate>
  );
};
