import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRemoveFollowUp } from './follow-ups.ts';

/** `removed`: can still be undone. `gone`: the server has been asked to delete it. */
type Away = 'removed' | 'gone';

/** Hides follow-ups at once, and deletes them when the time to undo is over or the user leaves the screen. */
export const useTakenOff = () => {
  const { mutateAsync } = useRemoveFollowUp();
  const [away, setAway] = useState<ReadonlyMap<string, Away>>(new Map());
  /** The one put back last: its button takes the focus that “undo” had. */
  const [back, setBack] = useState<string>();
  const forget = (id: string) => setAway((all) => new Map([...all].filter(([other]) => other !== id)));
  const putBack = (id: string) => {
    setBack(id);
    forget(id);
  };
  const put = (id: string, how: Away) => setAway((all) => new Map([...all, [id, how]]));
  const end = async (id: string): Promise<void> => {
    put(id, 'gone');
    // The failed mutation reports its own error, and the question returns to the list.
    await mutateAsync(id).catch(() => undefined);
    forget(id);
  };
  const endAll = (): void => {
    for (const [id, how] of away) if (how === 'removed') void end(id);
  };
  useWindowEvent('pagehide', endAll);
  const leave = useEffectEvent(endAll);
  useEffect(() => () => leave(), []);
  return { away, back, takeOff: (id: string) => put(id, 'removed'), putBack, end };
};
