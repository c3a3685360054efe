import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { forgetTeacher } from '../../shared/api/forget-teacher.ts';
import { notifyOtherWindows } from '../../shared/api/other-windows.ts';
import { paths } from '../../shared/api/paths.ts';
import { toast } from '../../shared/screen/toast.ts';

/** Ends the session and forgets everything that was the teacher's. */
export const useLogout = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: async () => {
      // Synchronously: a teacher's screen that is still mounted would ask for a new login.
      await navigate(paths.home, { flushSync: true });
      forgetTeacher(client);
      notifyOtherWindows();
      toast.success({ title: t('nav.loggedOut') });
    },
    onError: (error) => toast.failure(t('nav.logOutFailed'), error),
  });
};
