import { InFlight } from '@exit-tickets/bus';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { StoredMail } from './mail.model.ts';
import type { MailQueue } from './mail-queue.ts';
import { isHopeless } from './mail-retry.ts';
import { describeSmtpError } from './smtp-error.ts';

/**
 * Sends the mails of the queue, each at least once. It looks by itself, and is not told of an order: the work on a mail to a
 * known address would show in the time of the answer to whoever ordered it.
 */
export interface MailRelay {
  /** Whether no mail is being sent; one that waits for its next try is not. */
  isIdle(): boolean;
  drain(): Promise<void>;
  /** Stops; a mail under way gets a few seconds to finish, else it is sent again after the next start. */
  close(): Promise<void>;
}

interface MailRelayContext extends Pick<ServiceContext, 'logger' | 'now'> {
  queue: MailQueue;
  /** Rejects when the mail could not be handed over to the mail server. */
  deliver(mail: StoredMail): Promise<void>;
}

const pollMs = 1_000;
const maxCloseMs = 5_000;

export const startMailRelay = ({ queue, deliver, logger, now }: MailRelayContext): MailRelay => {
  let isClosed = false;
  let isSending = false;
  const inFlight = new InFlight();

  const send = async (mail: StoredMail): Promise<void> => {
    try {
      await deliver(mail);
    } catch (error) {
      const about = { mailId: mail._id, attempts: mail.attempts, ...describeSmtpError(error) };
      if (isHopeless(error, mail, now())) {
        logger.error(about, 'mail given up');
        return queue.remove(mail);
      }
      logger.warn(about, 'mail not sent, trying again later');
      return queue.postpone(mail);
    }
    await queue.remove(mail);
  };

  const sendNext = async (): Promise<boolean> => {
    const mail = isClosed ? null : await queue.claim();
    if (mail) await send(mail);
    return mail !== null;
  };

  const sendAll = async (): Promise<void> => {
    try {
      while (await sendNext());
    } catch (error) {
      logger.warn({ err: error }, 'the mail queue cannot be read');
    } finally {
      isSending = false;
    }
  };

  const poll = (): void => {
    if (isClosed || isSending) return;
    isSending = true;
    inFlight.track(sendAll());
  };

  const timer = setInterval(poll, pollMs).unref();
  poll();

  return {
    isIdle: () => inFlight.isIdle(),
    drain: () => inFlight.onIdle(),
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, maxCloseMs);
      await Promise.race([inFlight.onIdle(), tooLong]);
      clearTimeout(limit);
    },
  };
};
