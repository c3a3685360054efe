import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { authStatusQuery } from '../shared/api/auth-status.ts';
import { pageOwner } from '../shared/api/page-owner.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { LoadFailed } from '../shared/screen/load-failed.tsx';
import { Loading } from '../shared/screen/loading.tsx';
import { useLoadError } from '../shared/screen/use-load-error.ts';

interface TeacherGateProps {
  /** Who is not logged in sees this. */
  visitors: ReactNode;
  children: ReactNode;
}

/**
 * What only a teacher who is logged in sees. When the session ends, it is hidden behind the login and goes on afterwards,
 * with all that was typed; somebody else who logs in there gets it anew.
 */
export const TeacherGate = ({ visitors, children }: TeacherGateProps) => {
  const { t } = useTranslation();
  const query = useQuery(authStatusQuery);
  const { data: auth, isFetching, refetch } = query;
  const error = useLoadError(query);
  const { openLoginAgain } = useDialogs();
  const hasEnded = auth?.isAuthenticated === false && pageOwner() !== undefined;
  // Before it is hidden, which takes the focus away: the login gives it back.
  useLayoutEffect(() => {
    if (hasEnded) openLoginAgain();
  }, [hasEnded, openLoginAgain]);
  if (!auth && !error) return <Loading />;
  if (!auth)
    return <LoadFailed title={t('loadFailed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const teacher = auth.user?.id ?? pageOwner();
  if (teacher === undefined) return visitors;
  return (
    <Fragment key={teacher}>
      <div style={{ display: hasEnded ? 'none' : 'contents' }}>{children}</div>
    </Fragment>
  );
};
