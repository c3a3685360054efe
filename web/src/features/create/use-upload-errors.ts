import { limits } from '@exit-tickets/contracts/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/screen/toast.ts';
import type { SizeProblem } from './file-rules.ts';

/**
 * Reports that files cannot be uploaded: in a toast of 10 s (docs/product.md 9), and as the problem that the card shows
 * until the next attempt.
 */
export const useUploadErrors = () => {
  const { t, i18n } = useTranslation('editor');
  const [problem, setProblem] = useState<{ title: string; text: string }>();
  const show = (title: string, text: string) => {
    setProblem({ title, text });
    toast.error({ title, description: text, duration: limits.uploadErrorToastMs });
  };
  const list = (files: readonly File[]) => new Intl.ListFormat(i18n.language).format(files.map(({ name }) => name));
  return {
    problem,
    clear: () => setProblem(undefined),
    failed: (text: string) => show(t('upload.failed'), text),
    tooLarge: (by: SizeProblem) => show(t('upload.tooLarge'), t(`upload.${by}Text`)),
    wrongType: (refused: readonly File[]) =>
      show(t('upload.failed'), t('upload.wrongTypeText', { names: list(refused) })),
    tooMany: () => show(t('upload.tooMany'), t('upload.tooManyText', { max: limits.filesPerUpload })),
  };
};

export type UploadErrors = ReturnType<typeof useUploadErrors>;
