import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { toast } from '../../../components/toast.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useDialogs } from '../../../dialogs.ts';

/** Opens a saved ticket in the editor, unless it has responses (specification section 4). */
export const useEditTicket = () => {
  const { t } = useTranslation('tickets');
  const errorText = useErrorText();
  const { openEditor } = useDialogs();
  return useMutation({
    mutationFn: async (id: string) => {
      const params = { id };
      const [{ hasResponses }, ticket] = await Promise.all([
        call('hasResponses', { params }),
        call('getTicket', { params }),
      ]);
      if (hasResponses) return toast.error({ title: t('edit.blocked'), description: t('edit.blockedText') });
      const { title, className, totalStudents, questions, originalContent, pin } = ticket;
      openEditor({ draft: { title, className, totalStudents, questions, originalContent }, saved: { id, pin } });
    },
    onError: (error) => toast.error({ title: t('edit.checkFailed'), description: errorText(error) }),
  });
};
