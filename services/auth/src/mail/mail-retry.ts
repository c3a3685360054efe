import { describeSmtpError } from './smtp-error.ts';

const firstDelaySeconds = 10;
/** No mail waits longer for its next try. */
export const maxDelaySeconds = 30 * 60;
/** After two days nobody waits for a reset link any more. */
const maxTryingMs = 48 * 60 * 60 * 1000;

/** Seconds until a mail is tried again that failed so many times: 10, 20, 40 … half an hour. */
export const retryDelaySeconds = (failures: number): number =>
  Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** (failures - 1));

const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = describeSmtpError(error);
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Whether sending once more makes no sense: the server has refused the recipient for good, or it is far too late. */
export const isHopeless = (error: unknown, mail: { askedAt: Date }, now: Date): boolean =>
  isRefusedForGood(error) || now.getTime() - mail.askedAt.getTime() > maxTryingMs;
