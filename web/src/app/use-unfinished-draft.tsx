import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasKeptMaterial } from '../features/create/use-kept-material.ts';
import { pageOwner } from '../shared/api/page-owner.ts';
import { useUserId } from '../shared/api/use-user-id.ts';
import type { Dialogs } from '../shared/dialogs.ts';
import { readPending } from '../shared/drafts/pending-draft.ts';
import { discardUnfinished, recoverDropped, takeUnfinished, unfinishedOf } from '../shared/drafts/unfinished-drafts.ts';
import { toast } from '../shared/screen/toast.ts';

/** Whether this page was loaded anew, and not come to. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/**
 * Goes on with what somebody was editing when the page went: at once when it was loaded anew, otherwise when they want to.
 * What is left is offered whenever a dialog has closed. Another teacher's stays where it is.
 * @param isFree no dialog is open
 */
export const useUnfinishedDraft = (openEditor: Dialogs['openEditor'], isFree: boolean): void => {
  const { t } = useTranslation(['editor', 'common']);
  const userId = useUserId();
  const [turn, setTurn] = useState(0);
  const offerNext = useCallback(() => setTurn((last) => last + 1), []);
  const isFirst = useRef(true);
  /** What this window kept of a page that the browser dropped. */
  const dropped = useRef<readonly string[]>(undefined);
  useEffect(() => {
    // Moves what an earlier version kept there.
    readPending(new Date());
    dropped.current ??= recoverDropped(new Date());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to ask again
  useEffect(() => {
    // Of a session that has ended the page is still the teacher's.
    if (!isFree || userId === undefined || pageOwner() !== (userId ?? undefined)) return;
    const left = unfinishedOf(userId, new Date());
    const own = isFirst.current ? left.find(({ slot }) => dropped.current?.includes(slot)) : undefined;
    // Two dialogs would lie upon each other.
    const opensAtOnce = (own !== undefined || (isFirst.current && isReloaded())) && !hasKeptMaterial();
    isFirst.current = false;
    const next = own ?? left[0];
    if (!next) return;
    const { slot, draft: kept } = next;
    const goOn = (): void => {
      const unfinished = takeUnfinished(slot, new Date());
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
      description: kept.title.trim() || t('leave.question'),
      action: (
        <Button size="sm" mt="xs" onClick={goOn}>
          {t('leave.stay')}
        </Button>
      ),
      // It would take away what was just said: that a ticket is saved, that somebody is logged in.
      waits: true,
      onClose: () => {
        discardUnfinished(slot);
        offerNext();
      },
    });
  }, [userId, isFree, turn, openEditor, offerNext]);
};
