import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSlowCall, onSlownessChange } from '../../shared/api/slow-calls.ts';
import { toast } from '../../shared/screen/toast.ts';

/** Shows a toast while the page waits for a slow server. */
export const useSlowToast = (): void => {
  const { t } = useTranslation();
  const isSlow = useSyncExternalStore(onSlownessChange, hasSlowCall, () => false);
  useEffect(
    () => (isSlow ? toast.wait({ title: t('slow.title'), description: t('slow.text') }) : undefined),
    [isSlow, t],
  );
};
