import type { StudentTicket } from '@exit-tickets/contracts';
import { useEffect, useState } from 'react';
import type { Outcome, Refused } from './ask.ts';
import { persist } from './persist.ts';
import { usePause } from './use-pause.ts';

export type Lookup = (pin: string) => Promise<Outcome<StudentTicket>>;

/** Looks a PIN up once, until there is an answer; says meanwhile whether the connection is down. */
export const useLookup = (
  pin: string,
  find: Lookup,
  onAnswer: (answer: { kind: 'done'; value: StudentTicket } | Refused) => void,
  onFailure: () => void,
) => {
  const [isWaiting, setWaiting] = useState(false);
  const { pause, nudge } = usePause();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look-up for each PIN, whatever is drawn meanwhile
  useEffect(() => {
    let isCancelled = false;
    const onWaiting = () => {
      setWaiting(true);
      onFailure();
    };
    persist(() => find(pin), { pause, random: Math.random, onWaiting, isCancelled: () => isCancelled }).then(
      (answer) => answer && onAnswer(answer),
    );
    return () => {
      isCancelled = true;
    };
  }, [pin]);

  return { isWaiting, tryNow: nudge };
};
