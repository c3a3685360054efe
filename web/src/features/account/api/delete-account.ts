import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { forgetTeacher } from '../../../api/forget-teacher.ts';
import { tellOtherWindows } from '../../../api/other-windows.ts';
import { toast } from '../../../components/toast.ts';
import { paths } from '../../../paths.ts';
import { clearDraft } from '../../../pending-draft.ts';

/** Deletes the account with all that belongs to it, and forgets here what was the teacher's. */
export const useDeleteAccount = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('account');
  return useMutation({
    mutationFn: (password: string) => call('deleteAccount', { body: { password } }),
    onSuccess: async () => {
      clearDraft();
      // At once: the screen of the account would ask to log in again.
      await navigate(paths.home, { flushSync: true });
      forgetTeacher(client);
      tellOtherWindows();
      toast.success({ title: t('delete.done') });
    },
  });
};
