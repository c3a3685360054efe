import { useEffect, useRef, useState } from 'react';
import { useRemoveFollowUp } from './follow-ups.ts';

/** `removed`: it can come back. `gone`: the server is told. */
type Away = 'removed' | 'gone';

/** Takes questions that wait off the screen at once, and for good once that is not undone in time, or the screen is left. */
export const useTakenOff = () => {
  const { mutateAsync } = useRemoveFollowUp();
  const [away, setAway] = useState<ReadonlyMap<string, Away>>(new Map());
  const putBack = (id: string) => setAway((all) => new Map([...all].filter(([other]) => other !== id)));
  const put = (id: string, how: Away) => setAway((all) => new Map([...all, [id, how]]));
  const end = async (id: string): Promise<void> => {
    put(id, 'gone');
    // A failure is told where it is made, and the question is on the list again.
    await mutateAsync(id).catch(() => undefined);
    putBack(id);
  };
  const endAll = useRef(() => {});
  endAll.current = () => {
    for (const [id, how] of away) if (how === 'removed') void end(id);
  };
  useEffect(() => {
    const leave = () => endAll.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { away, takeOff: (id: string) => put(id, 'removed'), putBack, end };
};
