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

/** Whether this page was reloaded, as opposed to a new visit. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

/**
 * Restores unfinished edits after the page was closed: at once after a reload, otherwise on request. Remaining drafts
 * are offered whenever a dialog has closed. Another teacher's drafts stay untouched.
 * @param isFree whether no dialog is open
 */
export const useUnfinishedDraft = (openEditor: Dialogs['openEditor'], isFree: boolean): void => {
  const { t } = useTranslation(['editor', 'common']);
  const userId = useUserId();
  const [turn, setTurn] = useState(0);
  const offerNext = useCallback(() => setTurn((last) => last + 1), []);
  const isFirst = useRef(true);
  /** The drafts in this window of a page that the browser discarded. */
  const dropped = useRef<readonly string[]>(undefined);
  useEffect(() => {
    // Moves drafts that an earlier version stored there.
    readPending(new Date());
    dropped.current ??= recoverDropped(new Date());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to ask again
  useEffect(() => {
    // After an expired login the page still belongs to its teacher.
    if (!isFree || userId === undefined || pageOwner() !== (userId ?? undefined)) return;
    const left = unfinishedOf(userId, new Date());
    const own = isFirst.current ? left.find(({ slot }) => dropped.current?.includes(slot)) : undefined;
    // Two dialogs would overlap.
    const opensAtOnce = (own !== undefined || (isFirst.current && isReloaded())) && !hasKeptMaterial();
    isFirst.current = false;
    const next = own ?? left[0];
    if (!next) return;
    const { slot, draft: kept } = next;
    const goOn = (): void => {
      const unfinished = takeUnfinished(slot, new Date());
      // Another window has taken over the draft.
      if (!unfinished) offerNext();
      else {
        const { owner: _, saved, focusLevels, focus, isFromText, offered, ...draft } = unfinished;
        openEditor({ draft, saved, focusLevels, focus, isFromText, offered, isUnsaved: true });
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
      // It must not replace a message that has just appeared, such as that a ticket was saved.
      waits: true,
      onClose: () => {
        discardUnfinished(slot);
        offerNext();
      },
    });
  }, [userId, isFree, turn, openEditor, offerNext]);
};
