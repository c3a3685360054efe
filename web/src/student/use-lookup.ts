import type { StudentTicket } from '@exit-tickets/contracts';
import { useEffect, useState } from 'react';
import type { Outcome, Refused } from './ask.ts';
import { persist } from './persist.ts';
import { usePause } from './use-pause.ts';

/** Between two tries. `code`: the API's reason; none when there was no connection. */
export interface Waiting {
  code: string | undefined;
}

export type Lookup = (pin: string) => Promise<Outcome<StudentTicket>>;

/** Looks a PIN up once, until there is an answer; says meanwhile that it is being tried again, and why. */
export const useLookup = (
  pin: string,
  find: Lookup,
  onAnswer: (answer: { kind: 'done'; value: StudentTicket } | Refused) => void,
  onFailure: () => void,
) => {
  const [waiting, setWaiting] = useState<Waiting>();
  const { pause, nudge } = usePause();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look-up for each PIN, whatever is drawn meanwhile
  useEffect(() => {
    let isCancelled = false;
    const onWaiting = (_failures: number, code: string | undefined) => {
      setWaiting({ code });
      onFailure();
    };
    persist(() => find(pin), { pause, random: Math.random, onWaiting, isCancelled: () => isCancelled }).then(
      (answer) => answer && onAnswer(answer),
    );
    return () => {
      isCancelled = true;
    };
  }, [pin]);

  return { waiting, tryNow: nudge };
};
