import { flag, publicUrl, wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** What the auth service reads from its environment. */
export const authConfig = z.object({
  /** Rounds of bcrypt as a power of two. 12 takes about a third of a second; tests use the least, 4. */
  BCRYPT_COST: wholeNumber(4, 15).default(12),
  /** Where mail goes out: `smtp://user:password@host:port`, or `smtps:`. Unset: no mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender, `Name <address>`; `no-reply@` the public host when unset. */
  MAIL_FROM: z.string().optional(),
  /** Answer reset links instead of mailing them (design section 4.14); only ever for one's own machine. */
  DEMO_MAIL: flag.default(false),
  /** The address that people open; the only source of the links in mails. */
  PUBLIC_URL: publicUrl,
});

export type AuthConfig = z.infer<typeof authConfig>;

const loopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether this is a name of one's own machine. */
export const isOwnMachine = (hostname: string): boolean => loopback.test(hostname);

/**
 * How a reset link reaches its person: by mail, in the answer (demo), or by hand of the operator.
 * The demo hands the link to whoever asks, so it yields to real mail and never runs where others can reach it.
 */
export const linkDeliveryOf = (config: AuthConfig): 'mail' | 'demo' | 'operator' => {
  if (config.SMTP_URL !== undefined) return 'mail';
  return config.DEMO_MAIL && isOwnMachine(new URL(config.PUBLIC_URL).hostname) ? 'demo' : 'operator';
};

/** What the operator's reset link needs. */
export const resetLinkConfig = z.object({ MONGODB_URL: z.string(), PUBLIC_URL: publicUrl });

// biome-ignore lint/style/noProcessEnv: this file is the only reader of the service's environment
export const environment = process.env;
