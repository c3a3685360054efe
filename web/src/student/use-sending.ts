import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from './ask.ts';
import type { Draft, Drafts } from './drafts.ts';
import { persist } from './persist.ts';
import { submit } from './student-api.ts';
import { usePause } from './use-pause.ts';

/** `waiting`: it did not arrive, and is tried again by itself. */
export type Sending = { kind: 'idle' | 'sending' | 'waiting' } | Refused;

interface Ends {
  onSent: () => void;
  onQuestionsChanged: () => void;
}

/** Sends a draft until the server has answered; `isSending` in the draft lets a reload go on with it. */
export const useSending = (drafts: Drafts, { onSent, onQuestionsChanged }: Ends) => {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const { pause, nudge } = usePause();

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const send = async (draft: Draft): Promise<void> => {
    if (isBusy.current) return;
    // Another tab may have been quicker.
    if (drafts.sentAt(draft.ticket.id) !== undefined) return onSent();
    isBusy.current = true;
    setSending({ kind: 'sending' });
    drafts.save({ ...draft, isSending: true });
    const answer = await persist(() => submit(draft), {
      pause,
      random: Math.random,
      onWaiting: () => setSending({ kind: 'waiting' }),
      isCancelled: () => isGone.current,
    });
    isBusy.current = false;
    if (!answer) return;
    if (answer.kind === 'done') return onSent();
    drafts.save({ ...draft, isSending: false });
    setSending(answer.code === 'questions_changed' ? { kind: 'idle' } : answer);
    if (answer.code === 'questions_changed') onQuestionsChanged();
  };

  const tryNow = useCallback(() => {
    setSending({ kind: 'sending' });
    nudge();
  }, [nudge]);

  return { sending, send, tryNow };
};
