import { useMutation } from '@tanstack/react-query';
import { send } from '../../../shared/api/call.ts';
import { saveFile } from '../../../shared/forms/save-file.ts';

/** Downloads everything stored for the teacher as one archive; an incomplete download is not saved. */
export const useExportAccount = () =>
  useMutation({
    mutationFn: async () => {
      const response = await send('exportAccount', {}, 'application/zip');
      saveFile(await response.blob(), `exit-tickets-${new Date().toISOString().slice(0, 10)}.zip`);
    },
  });
