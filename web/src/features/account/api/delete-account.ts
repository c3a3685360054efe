import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { forgetTeacher } from '../../../api/forget-teacher.ts';
import { tellOtherWindows } from '../../../api/other-windows.ts';
import { pageOwner } from '../../../api/page-owner.ts';
import { toast } from '../../../components/toast.ts';
import { paths } from '../../../paths.ts';
import { clearPending } from '../../../pending-draft.ts';
import { discardUnfinished, unfinishedOf } from '../../../unfinished-drafts.ts';

/** Deletes the account with all that belongs to it, and forgets here what was the teacher's. */
export const useDeleteAccount = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('account');
  return useMutation({
    mutationFn: (password: string) => call('deleteAccount', { body: { password } }),
    onSuccess: async () => {
      clearPending();
      for (const { slot } of unfinishedOf(pageOwner() ?? null, new Date())) discardUnfinished(slot);
      // At once: the screen of the account would ask to log in again.
      await navigate(paths.home, { flushSync: true });
      forgetTeacher(client);
      tellOtherWindows();
      toast.success({ title: t('delete.done') });
    },
  });
};
