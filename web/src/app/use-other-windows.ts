import { languages } from '@exit-tickets/contracts/rules';
import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authStatusQuery } from '../shared/api/auth-status.ts';
import { loginKey } from '../shared/api/other-windows.ts';
import { pageOwner } from '../shared/api/page-owner.ts';
import { paths } from '../shared/api/paths.ts';
import { currentLanguage, languageKey } from '../shared/i18n/language.ts';
import { changeLanguage } from '../shared/i18n/start.ts';
import { toast } from '../shared/screen/toast.ts';

/** Checks again who is logged in; a failure changes nothing. */
const useCheckLogin = () => {
  const client = useQueryClient();
  const { t } = useTranslation();
  return async (): Promise<void> => {
    const owner = pageOwner();
    const auth = await client.fetchQuery({ ...authStatusQuery, staleTime: 0 }).catch(() => undefined);
    if (!auth?.user || !owner || auth.user.id === owner) return;
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authStatusQuery.queryKey[0] });
    toast.error({ title: t('otherTeacher.title'), description: t('otherTeacher.text', { email: auth.user.email }) });
  };
};

/** A language's address keeps its language, whatever was chosen elsewhere. */
const hasOwnLanguage = (): boolean => languages.map(paths.landing).includes(location.pathname);

/** Reacts to other windows of this browser: login, logout, change of language. */
export const useOtherWindows = (): void => {
  const checkLogin = useCheckLogin();
  useWindowEvent('storage', ({ key }) => {
    if (key === loginKey) void checkLogin();
    if (key === languageKey && !hasOwnLanguage()) changeLanguage(currentLanguage()).catch(() => undefined);
  });
  // A page in the back/forward cache gets no events: it stays hidden until the login has been checked.
  useWindowEvent('pagehide', ({ persisted }) => {
    if (persisted && pageOwner() !== undefined) document.body.style.visibility = 'hidden';
  });
  const show = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    if (persisted) await checkLogin();
    document.body.style.visibility = '';
  };
  useWindowEvent('pageshow', (event) => void show(event));
};
