import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOwner } from '../api/page-owner.ts';
import { useUserId } from '../api/use-user-id.ts';
import { toast } from '../components/toast.ts';
import type { Dialogs } from '../dialogs.ts';
import { windowStore } from '../stored-draft.ts';
import { discardUnfinished, takeUnfinished, unfinishedOf } from '../unfinished-drafts.ts';

/** Whether this page was loaded anew, and not come to. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/**
 * Goes on with what somebody was editing when the page went: at once when it was loaded anew, otherwise when they want to.
 * Another teacher's stays where it is.
 * @param isFree no dialog is open
 * @returns a function that offers what is left of it, if anything is
 */
export const useUnfinishedDraft = (openEditor: Dialogs['openEditor'], isFree: boolean): (() => void) => {
  const { t } = useTranslation(['editor', 'common']);
  const userId = useUserId();
  const [turn, setTurn] = useState(0);
  const offerNext = useCallback(() => setTurn((last) => last + 1), []);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or a dialog is no reason to ask again
  useEffect(() => {
    // Of a session that has ended the page is still the teacher's.
    if (!isFree || userId === undefined || pageOwner() !== (userId ?? undefined)) return;
    // What this window kept of a page that was dropped; as that page was closed, the browser may have kept it too.
    const [dropped] = isFirst.current ? unfinishedOf(userId, new Date(), windowStore()) : [];
    const opensAtOnce = dropped !== undefined || (isFirst.current && isReloaded());
    isFirst.current = false;
    const newest = dropped ?? unfinishedOf(userId, new Date())[0];
    if (!newest) return;
    const { slot } = newest;
    const goOn = (): void => {
      const kept = takeUnfinished(slot, new Date());
      const unfinished = takeUnfinished(slot, new Date(), windowStore()) ?? kept;
      // Another window went on with it.
      if (!unfinished) offerNext();
      else {
        const { saved, owner: _, ...draft } = unfinished;
        openEditor({ draft, saved, isUnsaved: true });
      }
    };
    if (opensAtOnce) return goOn();
    return toast.success({
      title: t('resume'),
      description: newest.draft.title.trim() || t('leave.question'),
      action: (
        <Button size="sm" mt="xs" onClick={goOn}>
          {t('leave.stay')}
        </Button>
      ),
      onClose: () => {
        discardUnfinished(slot);
        offerNext();
      },
    });
  }, [userId, turn, openEditor, offerNext]);
  return offerNext;
};
