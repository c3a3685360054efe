import type { MailSink } from '@exit-tickets/testing';

/** The token of the link in the next mail to this address. */
export const mailedToken = async (mail: MailSink, email: string): Promise<string> => {
  const { text } = await mail.waitForMail(email, { timeoutMs: 45_000 });
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
};
