import { limits } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast.ts';
import type { SizeProblem } from './file-rules.ts';

/** Toasts about files that cannot be uploaded, 10 s long (specification section 9). */
export const useUploadErrors = () => {
  const { t, i18n } = useTranslation('editor');
  const show = (title: string, description: string) =>
    toast.error({ title, description, duration: limits.uploadErrorToastMs });
  const list = (files: readonly File[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(files.map(({ name }) => name));
  return {
    failed: (text: string) => show(t('upload.failed'), text),
    tooLarge: (problem: SizeProblem) => show(t('upload.tooLarge'), t(`upload.${problem}Text`)),
    wrongType: (refused: readonly File[]) =>
      show(t('upload.wrongType'), t('upload.wrongTypeText', { names: list(refused) })),
    tooMany: () => show(t('upload.tooMany'), t('upload.tooManyText', { max: limits.filesPerUpload })),
  };
};
