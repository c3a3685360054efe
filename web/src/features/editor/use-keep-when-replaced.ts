import { useEffect, useRef, useState } from 'react';
import { pageOwner } from '../../api/page-owner.ts';
import type { UnsavedDraft } from '../../stored-draft.ts';
import { discardUnfinished, keepUnfinished, newSlot } from '../../unfinished-drafts.ts';

/**
 * Keeps what was typed when the editor goes without having been closed: somebody else logs in, the login takes its place, the
 * page is closed, loaded anew or crashes. It opens again when its owner is back.
 * @param latest the ticket as it stands, unless there is nothing to lose
 */
export const useKeepWhenReplaced = (latest: () => UnsavedDraft | undefined) => {
  // By then the page may be another teacher's.
  const [owner] = useState(pageOwner);
  const [slot] = useState(newSlot);
  const isClosed = useRef(false);
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  useEffect(() => {
    const keep = (): void => {
      const unsaved = isClosed.current ? undefined : current.current();
      if (unsaved) keepUnfinished(slot, { ...unsaved, owner }, new Date());
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
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
