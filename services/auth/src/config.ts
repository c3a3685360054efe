import { domainToASCII } from 'node:url';
import { email, registrations } from '@exit-tickets/contracts';
import { flag, isLoopback, isOfOwnNetwork, publicUrl, wholeNumber } from '@exit-tickets/service-kit/process';
import { z } from 'zod';

/** Normalises a domain as in stored addresses: lower case, non-ASCII as `xn--`. Returns '' if invalid. */
const asStored = (typed: string): string => {
  const domain = typed.trim().replace(/^@/, '');
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
};

const emailDomains = z
  .string()
  .transform((list) => list.split(',').map(asStored))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (domain) => email.safeParse(`a@${domain}`).success,
          'must be a list of domains: school.example,school.nl',
        ),
    ),
  );

/** Whether a sender is an address, or ends with one in angle brackets; of mailboxes of the own network too. */
const holdsAddress = (sender: string): boolean =>
  /^[^\s@<>]+@[^\s@<>]+$/.test(/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender.trim());

const shape = z.object({
  BCRYPT_COST: wholeNumber(4, 15)
    .default(12)
    .describe('Rounds of bcrypt as a power of two: with 12 a login takes about a third of a second'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'write it whole, as in smtp://user:password@mail.school.example:587',
    })
    .optional()
    .describe(
      'The mail server, `smtp://user:password@host:port` or `smtps:`. Unset: reset links and confirmations of addresses appear on the terminal of `npm start`, and nowhere if its output goes elsewhere, as to a file or a container’s log',
    ),
  MAIL_FROM: z
    .string()
    .refine(holdsAddress, 'must be an address, as in Exit tickets <tickets@school.example>')
    .optional()
    .describe('The sender of mails, `Name <address>`. Unset: `no-reply@` and the public host'),
  REGISTRATION: z
    .enum(registrations)
    .optional()
    .describe(
      'Who may make an account: everybody, or who has an invitation (`npm run accounts -- invite`). With `closed` the page tells nobody to ask for one. Unset: `open` while `HOST` and `PUBLIC_URL` are addresses of this machine, else `invite`',
    ),
  REGISTRATION_DOMAINS: emailDomains
    .optional()
    .describe(
      'The domains of addresses that may register, by invitation too, separated by commas; not the domains below them. Mailboxes are not verified',
    ),
  DEMO: flag
    .default(false)
    .describe(
      'A demo: everybody may register, and their accounts and tickets are erased at every full hour. Its pages say so. Accounts from before stay. Refused with `SMTP_URL`, `DEMO_RESET_LINKS`, and a `REGISTRATION` other than `open`',
    ),
  DEMO_RESET_LINKS: flag
    .default(false)
    .describe(
      'Gives everyone reset links of any account and links to confirm an address, to try the app on your own machine. Refused with `SMTP_URL`, with `NODE_ENV=production` and off loopback',
    ),
  NODE_ENV: z.string().optional().describe('`production` refuses `DEMO_RESET_LINKS`'),
  /** The address this process listens on. */
  HOST: z.string().optional(),
  /** The address users open; the only base of links in mails. */
  PUBLIC_URL: publicUrl,
});

/** Signs in the configuration that others use this system. Never derived from requests. */
const signsOfOthers = ({ NODE_ENV, SMTP_URL, HOST, PUBLIC_URL }: z.infer<typeof shape>): string[] => [
  ...(NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
  ...(SMTP_URL === undefined ? [] : ['SMTP_URL']),
  ...(HOST !== undefined && isLoopback(HOST) ? [] : ['HOST off loopback']),
  ...(isLoopback(new URL(PUBLIC_URL).hostname) ? [] : ['PUBLIC_URL off loopback']),
];

/** Settings refused in a demo, where anyone can register: sending mail, and access to other accounts. */
const notInDemo = ({ SMTP_URL, DEMO_RESET_LINKS, REGISTRATION = 'open' }: z.infer<typeof shape>): string[] => [
  ...(SMTP_URL === undefined ? [] : ['SMTP_URL']),
  ...(DEMO_RESET_LINKS ? ['DEMO_RESET_LINKS'] : []),
  ...(REGISTRATION === 'open' ? [] : [`REGISTRATION=${REGISTRATION}`]),
];

/** The environment of the auth service. */
export const authConfig = shape.superRefine((config, { addIssue }) => {
  const refuse = (name: string, why: string, signs: string[]): void => {
    if (signs.length === 0) return;
    addIssue({ code: 'custom', path: [name], message: `it ${why}, so it is refused with ${signs.join(', ')}` });
  };
  if (config.DEMO_RESET_LINKS) refuse('DEMO_RESET_LINKS', 'hands reset links to whoever asks', signsOfOthers(config));
  if (config.DEMO) refuse('DEMO', 'lets everybody in for an hour', notInDemo(config));
});

export type AuthConfig = z.infer<typeof authConfig>;

/** The demo warning for the operator. */
export const demoNotice = ({ DEMO }: AuthConfig): string | undefined =>
  DEMO ? 'DEMO is on: everybody may register, and what they make is erased at every full hour' : undefined;

/**
 * The operator's notice about reset links; undefined when they are mailed.
 * @param hasTerminal whether requested links are printed to the operator
 */
export const resetLinkNotice = (
  { DEMO_RESET_LINKS, SMTP_URL }: AuthConfig,
  hasTerminal: boolean,
): string | undefined => {
  if (DEMO_RESET_LINKS) return 'DEMO_RESET_LINKS is on: whoever asks for a reset link gets it, for any account';
  if (SMTP_URL !== undefined) return undefined;
  return hasTerminal
    ? 'SMTP_URL is not set: reset links that people ask for appear here, for you to hand over'
    : 'SMTP_URL is not set: nobody gets a reset link by mail; `npm run reset-link EMAIL` prints one';
};

/** Whether mails are sent, and through which external host; public information. */
export const mailStatusOf = ({ SMTP_URL }: AuthConfig): { sendsMail: boolean; host?: string } => {
  if (SMTP_URL === undefined) return { sendsMail: false };
  const { hostname } = new URL(SMTP_URL);
  return { sendsMail: true, ...(!isOfOwnNetwork(hostname) && { host: hostname }) };
};

/** Whether the configuration lets other machines reach the app. */
export const isReachedByOthers = ({ HOST, PUBLIC_URL }: Pick<AuthConfig, 'HOST' | 'PUBLIC_URL'>): boolean =>
  [HOST, new URL(PUBLIC_URL).hostname].some((host) => host !== undefined && !isLoopback(host));

/** The environment of the command that prints a reset link (reset-link.ts). */
export const resetLinkConfig = z.object({ MONGODB_URL: z.string(), PUBLIC_URL: publicUrl });

// biome-ignore lint/style/noProcessEnv: the one place where the environment of this service's command is read
export const environment = process.env;
