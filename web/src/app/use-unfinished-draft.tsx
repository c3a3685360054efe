import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserId } from '../api/use-user-id.ts';
import { toast } from '../components/toast.ts';
import type { Dialogs } from '../dialogs.ts';
import { clearDraft, isDraftOf, readDraft } from '../pending-draft.ts';

/** Whether this page was loaded anew, and not come to. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/**
 * Goes on with what somebody was editing when the page went: at once when it was loaded anew, otherwise when they want to.
 * Another teacher's stays where it is.
 */
export const useUnfinishedDraft = (openEditor: Dialogs['openEditor']): void => {
  const { t } = useTranslation(['editor', 'common']);
  const userId = useUserId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to ask again
  useEffect(() => {
    const unfinished = userId === undefined ? undefined : readDraft(new Date());
    if (!unfinished?.isUnfinished || !isDraftOf(unfinished, userId)) return;
    const goOn = (): void => {
      clearDraft();
      const { saved, owner: _, isUnfinished: __, ...draft } = unfinished;
      openEditor({ draft, saved, isUnsaved: true });
    };
    if (isReloaded()) return goOn();
    toast.success({
      title: t('resume'),
      description: t('leave.question'),
      action: (
        <Button size="sm" mt="xs" onClick={goOn}>
          {t('leave.stay')}
        </Button>
      ),
      onClose: () => clearDraft(),
    });
  }, [userId, openEditor]);
};
