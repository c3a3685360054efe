import type { StudentTicket } from '@exit-tickets/contracts';
import { useEffect, useState } from 'react';
import type { Outcome, Refused } from '../send/request.ts';
import { retryUntilAnswered } from '../send/retry.ts';
import { useRetryDelay } from '../send/use-retry-delay.ts';

/** Waiting for the next attempt. `code`: the API's reason; undefined without a connection. */
export interface Waiting {
  code: string | undefined;
}

export type FindTicket = (pin: string) => Promise<Outcome<StudentTicket>>;

/** Looks something up, such as a PIN, and retries until there is an answer; `waiting` is set meanwhile. */
export const useLookup = <Found>(
  asked: string,
  find: (asked: string) => Promise<Outcome<Found>>,
  onAnswer: (answer: { kind: 'done'; value: Found } | Refused) => void,
  onFailure: () => void,
) => {
  const [waiting, setWaiting] = useState<Waiting>();
  const { delay, interrupt } = useRetryDelay();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look-up for each thing, whatever is drawn meanwhile
  useEffect(() => {
    let isCancelled = false;
    const onWaiting = (_failures: number, code: string | undefined) => {
      setWaiting({ code });
      onFailure();
    };
    retryUntilAnswered(() => find(asked), {
      delay,
      random: Math.random,
      onWaiting,
      isCancelled: () => isCancelled,
    }).then((answer) => answer && onAnswer(answer));
    return () => {
      isCancelled = true;
    };
  }, [asked]);

  return { waiting, tryNow: interrupt };
};
