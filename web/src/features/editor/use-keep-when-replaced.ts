import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageOwner } from '../../shared/api/page-owner.ts';
import { type UnsavedDraft, windowStore } from '../../shared/drafts/stored-draft.ts';
import { discardUnfinished, keepUnfinished } from '../../shared/drafts/unfinished-drafts.ts';

/**
 * Stores unsaved work when the editor goes away without being closed: another user logs in, the login replaces it, or
 * the page is closed, reloaded or crashes. The work reopens when its owner is back. While the page is hidden, this
 * window stores it too, because tablets drop background pages without notice.
 * @param slot storage slot, used by this editor only
 * @param latest the current ticket, or undefined if there is nothing to lose
 */
export const useKeepWhenReplaced = (slot: string, latest: () => UnsavedDraft | undefined) => {
  // The page may belong to another teacher by then.
  const [owner] = useState(pageOwner);
  const isClosed = useRef(false);
  const current = useEffectEvent(latest);
  useEffect(() => {
    const keep = (store?: ReturnType<typeof windowStore>): void => {
      const unsaved = isClosed.current ? undefined : current();
      if (unsaved) keepUnfinished(slot, { ...unsaved, owner }, new Date(), store);
    };
    // Until now the slot held the draft that the editor opened with.
    discardUnfinished(slot);
    // A page that is left also becomes hidden, before or after `pagehide`.
    let isLeft = false;
    const onHide = (): void => {
      isLeft = true;
      discardUnfinished(slot);
      keep();
    };
    const onVisibility = (): void => {
      const isHidden = document.visibilityState === 'hidden';
      if (!isHidden) isLeft = false;
      if (isLeft) return;
      discardUnfinished(slot);
      if (isHidden) keep(windowStore());
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
      discardUnfinished(slot);
      keep();
    };
  }, [owner, slot]);
  return {
    owner,
    /** Call when the editor closes or hands the draft over: stops storing it and discards the stored copy. */
    forget: () => {
      isClosed.current = true;
      discardUnfinished(slot);
    },
  };
};
