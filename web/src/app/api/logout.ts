import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { forgetTeacher } from '../../api/forget-teacher.ts';
import { tellOtherWindows } from '../../api/other-windows.ts';
import { toast } from '../../components/toast.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { paths } from '../../paths.ts';

/** Ends the session and forgets everything that was the teacher's. */
export const useLogout = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: async () => {
      // At once: a teacher's screen that is still mounted would ask to log in again.
      await navigate(paths.home, { flushSync: true });
      forgetTeacher(client);
      tellOtherWindows();
      toast.success({ title: t('nav.loggedOut') });
    },
    onError: (error) => toast.error({ title: t('nav.logOutFailed'), description: errorText(error) }),
  });
};
