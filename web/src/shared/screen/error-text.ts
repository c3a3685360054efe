import { exists, t } from 'i18next';
import { CallError } from '../api/call-error.ts';

/** The text for an error code in the reader's language; `fallback` for codes without a specific meaning. */
export const errorText = (error: unknown, fallback?: string): string => {
  if (!(error instanceof CallError)) return fallback ?? t('errors.unknown');
  // These codes do not tell what failed; the caller's own text does.
  if (error.code === 'unknown' || error.code === 'internal') return fallback ?? t(`errors.${error.code}`);
  // A server newer than this page may send a code without a text here; its message is English.
  if (!exists(`errors.${error.code}`)) return fallback ?? t('errors.unknown');
  return t(`errors.${error.code}`);
};
