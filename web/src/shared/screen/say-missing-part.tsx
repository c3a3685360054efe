import { Button } from '@mantine/core';
import { t } from 'i18next';
import { MissingPartError } from '../api/lazy-part.ts';
import { toast } from './toast.ts';

/** Focuses the button after the failed dialog has returned the focus. */
const focusLast = (button: HTMLButtonElement | null): void => {
  if (button) requestAnimationFrame(() => button.focus());
};

/** Reports that a part of the app did not load, and offers a remedy; the screen stays as it is. */
export const sayMissingPart = (error: unknown): void => {
  if (!(error instanceof MissingPartError && error.isReplaced))
    return void toast.error({ title: t('notLoaded.title'), description: t('notLoaded.text') });
  const reload = (
    <Button ref={focusLast} size="sm" mt="xs" variant="default" onClick={() => location.reload()}>
      {t('crashed.reload')}
    </Button>
  );
  toast.error({ title: t('newVersion.title'), description: t('newVersion.text'), action: reload });
};
