import { useEffect, useRef, useState } from 'react';
import { pageOwner } from '../../api/page-owner.ts';
import { clearDraft, isDraftOf, readDraft, storeDraft, type UnsavedDraft } from '../../pending-draft.ts';

/**
 * Keeps what was typed when the editor goes without having been closed: somebody else logs in, the login takes its place, the
 * page is closed, loaded anew or crashes. It opens again when its owner is back.
 * @param latest the ticket as it stands, unless there is nothing to lose
 */
export const useKeepWhenReplaced = (latest: () => UnsavedDraft | undefined) => {
  // By then the page may be another teacher's.
  const [owner] = useState(pageOwner);
  const isClosed = useRef(false);
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  useEffect(() => {
    const keep = (): void => {
      const unsaved = isClosed.current ? undefined : current.current();
      if (unsaved) storeDraft({ ...unsaved, owner, isUnfinished: true }, new Date());
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [owner]);
  return {
    owner,
    /** Something else keeps it from here on. */
    handOver: () => {
      isClosed.current = true;
    },
    /** The editor was closed on purpose: there is nothing to keep, nor what was kept of it before. */
    forget: () => {
      isClosed.current = true;
      const kept = readDraft(new Date());
      if (kept && isDraftOf(kept, owner)) clearDraft();
    },
  };
};
