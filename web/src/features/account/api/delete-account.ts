import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { forgetTeacher } from '../../../shared/api/forget-teacher.ts';
import { notifyOtherWindows } from '../../../shared/api/other-windows.ts';
import { pageOwner } from '../../../shared/api/page-owner.ts';
import { paths } from '../../../shared/api/paths.ts';
import { clearPending } from '../../../shared/drafts/pending-draft.ts';
import { discardUnfinished, unfinishedOf } from '../../../shared/drafts/unfinished-drafts.ts';
import { toast } from '../../../shared/screen/toast.ts';

/** Deletes the account with all its data, and clears the teacher's data from this browser. */
export const useDeleteAccount = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => call('deleteAccount', { body: { password } }),
    onSuccess: async () => {
      clearPending();
      for (const { slot } of unfinishedOf(pageOwner() ?? null, new Date())) discardUnfinished(slot);
      // Rendered synchronously: otherwise the account page would ask for a login.
      await navigate(paths.home, { flushSync: true });
      forgetTeacher(client);
      notifyOtherWindows();
      toast.success({ title: t('account:delete.done') });
    },
  });
};
