import { setTimeout as pause } from 'node:timers/promises';
import { type PeriodicWork, type ServiceContext, startPeriodicWork } from '@exit-tickets/service-kit';
import type { StoredMail } from './mail.model.ts';
import type { MailQueue } from './mail-queue.ts';
import { isHopeless } from './mail-retry.ts';
import { describeSmtpError } from './smtp-error.ts';

interface MailRelayContext extends Pick<ServiceContext, 'logger' | 'now' | 'signal'> {
  mails: MailQueue;
  /** Rejects when the mail server does not accept the mail. */
  deliver(mail: StoredMail): Promise<void>;
}

const pollMs = 1_000;
const maxCloseMs = 5_000;

/**
 * Sends queued mails, each at least once. It polls instead of being notified: sending a mail to a known address would
 * otherwise measurably delay the response to the request. On shutdown a mail in progress gets a few seconds to finish;
 * if it does not, it is sent again after the next start.
 */
export const startMailRelay = ({ mails, deliver, logger, now, signal }: MailRelayContext): PeriodicWork => {
  const send = async (mail: StoredMail): Promise<void> => {
    try {
      await deliver(mail);
    } catch (error) {
      const about = { mailId: mail._id, attempts: mail.attempts, ...describeSmtpError(error) };
      if (isHopeless(error, mail, now())) {
        logger.error(about, 'mail given up');
        return mails.remove(mail);
      }
      logger.warn(about, 'mail not sent, trying again later');
      return mails.postpone(mail);
    }
    await mails.remove(mail);
  };

  const sendAll = async (): Promise<void> => {
    for (let mail = await mails.claim(); mail; mail = signal.aborted ? null : await mails.claim()) await send(mail);
  };

  const problem = 'the mail queue cannot be read';
  const relay = startPeriodicWork({ everyMs: pollMs, first: sendAll, work: sendAll, problem, logger });
  return { ...relay, close: () => Promise.race([relay.close(), pause(maxCloseMs, undefined, { ref: false })]) };
};
