import { describeSmtpError } from './smtp-error.ts';

const firstDelaySeconds = 10;
/** Longest delay between two attempts. */
export const maxDelaySeconds = 30 * 60;
/** Mails are given up after two days: nobody needs the reset link by then. */
const maxTryingMs = 48 * 60 * 60 * 1000;

/** Seconds until the next attempt after this many failures: 10, 20, 40 … up to half an hour. */
export const retryDelaySeconds = (failures: number): number =>
  Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** (failures - 1));

const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = describeSmtpError(error);
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Whether to stop retrying: the recipient was refused permanently, or the mail is too old. */
export const isHopeless = (error: unknown, mail: { askedAt: Date }, now: Date): boolean =>
  isRefusedForGood(error) || now.getTime() - mail.askedAt.getTime() > maxTryingMs;
