import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../api/call-error.ts';

/** The text for an error in the reader's language, by its code; `fallback` for what has no text of its own. */
export const useErrorText = (): ((error: unknown, fallback?: string) => string) => {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof CallError) || error.code === 'unknown') return fallback ?? t('errors.unknown');
      // A server newer than this page may send a code that has no text here.
      if (!i18n.exists(`errors.${error.code}`)) return error.detail ?? fallback ?? t('errors.unknown');
      return t(`errors.${error.code}`);
    },
    [t, i18n],
  );
};
