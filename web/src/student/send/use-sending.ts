import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, Drafts } from '../drafts.ts';
import type { Outcome, Refused } from './request.ts';
import { retryUntilAnswered } from './retry.ts';
import { useRetryDelay } from './use-retry-delay.ts';

/** `waiting`: sending failed and is retried automatically; `code` is the API's reason, if it gave one. */
export type Sending = { kind: 'idle' | 'sending' } | { kind: 'waiting'; code: string | undefined } | Refused;

/** Sends a complete draft. */
export type Submit = (draft: Draft) => Promise<Outcome<true>>;

interface SendingOptions {
  submit: Submit;
  onSent: () => void;
  onQuestionsChanged: () => void;
}

/** Sends a draft until the server has answered; `isSending` in the draft lets it continue after a reload. */
export const useSending = (drafts: Drafts, { submit, onSent, onQuestionsChanged }: SendingOptions) => {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const isBusy = useRef(false);
  const isUnmounted = useRef(false);
  const { delay, interrupt } = useRetryDelay();

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const send = async (draft: Draft): Promise<void> => {
    if (isBusy.current) return;
    // Another tab may have sent it already.
    if (drafts.sentAt(draft.ticket.id) !== undefined) return onSent();
    isBusy.current = true;
    setSending({ kind: 'sending' });
    drafts.save({ ...draft, isSending: true });
    const answer = await retryUntilAnswered(() => submit(draft), {
      delay,
      random: Math.random,
      onWaiting: (_failures, code) => setSending({ kind: 'waiting', code }),
      isCancelled: () => isUnmounted.current,
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
    interrupt();
  }, [interrupt]);

  return { sending, send, tryNow };
};
