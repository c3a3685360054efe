import { useEffect, useRef, useState } from 'react';
import { pageOwner } from '../../shared/api/page-owner.ts';
import { type UnsavedDraft, windowStore } from '../../shared/drafts/stored-draft.ts';
import { discardUnfinished, keepUnfinished } from '../../shared/drafts/unfinished-drafts.ts';

/**
 * Keeps what was typed when the editor goes without having been closed: somebody else logs in, the login takes its place, the
 * page is closed, loaded anew or crashes. It opens again when its owner is back. While nobody sees the page this window keeps
 * it too: a tablet drops pages in the background without a word.
 * @param slot where it is kept, by this editor alone
 * @param latest the ticket as it stands, unless there is nothing to lose
 */
export const useKeepWhenReplaced = (slot: string, latest: () => UnsavedDraft | undefined) => {
  // By then the page may be another teacher's.
  const [owner] = useState(pageOwner);
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
    // What it opened with was kept until here.
    discardUnfinished(slot);
    // A page that is left is hidden too, before it or afterwards.
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
    /** The editor was closed, or something else keeps it from here on: there is nothing to keep, nor what was kept before. */
    forget: () => {
      isClosed.current = true;
      discardUnfinished(slot);
    },
  };
};
