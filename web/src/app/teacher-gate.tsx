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
  /** Shown to visitors. */
  visitors: ReactNode;
  children: ReactNode;
}

/**
 * Content for logged-in teachers. When the login expires, it stays mounted but hidden behind the login dialog, so that
 * no input is lost; a different teacher who logs in there gets a fresh copy.
 */
export const TeacherGate = ({ visitors, children }: TeacherGateProps) => {
  const { t } = useTranslation();
  const query = useQuery(authStatusQuery);
  const { data: auth, isFetching, refetch } = query;
  const error = useLoadError(query);
  const { openLoginAgain } = useDialogs();
  const hasEnded = auth?.isAuthenticated === false && pageOwner() !== undefined;
  // Before the content is hidden and loses the focus, so that the login can return it.
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
