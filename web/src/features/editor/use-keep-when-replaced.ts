import { useEffect, useRef, useState } from 'react';
import { pageOwner } from '../../api/page-owner.ts';
import { type UnsavedDraft, windowStore } from '../../stored-draft.ts';
import { discardUnfinished, keepUnfinished, newSlot } from '../../unfinished-drafts.ts';

/**
 * Keeps what was typed when the editor goes without having been closed: somebody else logs in, the login takes its place, the
 * page is closed, loaded anew or crashes. It opens again when its owner is back. While nobody sees the page this window keeps
 * it too: a tablet drops pages in the background without a word.
 * @param latest the ticket as it stands, unless there is nothing to lose
 * @param keptIn the slot that the browser keeps it in already
 */
export const useKeepWhenReplaced = (latest: () => UnsavedDraft | undefined, keptIn?: string) => {
  // By then the page may be another teacher's.
  const [owner] = useState(pageOwner);
  const [slot] = useState(() => keptIn ?? newSlot());
  const isClosed = useRef(false);
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  useEffect(() => {
    const keep = (store?: ReturnType<typeof windowStore>): void => {
      const unsaved = isClosed.current ? undefined : current.current();
      if (unsaved) keepUnfinished(slot, { ...unsaved, owner }, new Date(), store);
    };
    // A page that is left is hidden too, before it or afterwards.
    let isLeft = false;
    const onHide = (): void => {
      isLeft = true;
      discardUnfinished(slot, windowStore());
      keep();
    };
    const onVisibility = (): void => {
      const isHidden = document.visibilityState === 'hidden';
      if (!isHidden) isLeft = false;
      if (isHidden && !isLeft) keep(windowStore());
      else discardUnfinished(slot, windowStore());
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
      discardUnfinished(slot, windowStore());
      keep();
    };
  }, [owner, slot]);
  return {
    owner,
    /** The editor was closed, or something else keeps it from here on: there is nothing to keep, nor what was kept before. */
    forget: () => {
      isClosed.current = true;
      discardUnfinished(slot);
      discardUnfinished(slot, windowStore());
    },
  };
};
