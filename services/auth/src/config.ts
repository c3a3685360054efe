import { domainToASCII } from 'node:url';
import { email, registrations } from '@exit-tickets/contracts';
import { flag, isLoopback, isOfOwnNetwork, publicUrl, wholeNumber } from '@exit-tickets/service-kit/process';
import { z } from 'zod';

/** A domain as addresses have it that are stored: in lower case, other letters than ASCII as `xn--`. Empty when it is none. */
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

const shape = z.object({
  BCRYPT_COST: wholeNumber(4, 15)
    .default(12)
    .describe('Rounds of bcrypt as a power of two: with 12 a login takes about a third of a second'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'The mail server, `smtp://user:password@host:port` or `smtps:`. Unset: reset links and confirmations of addresses appear on the terminal of `npm start`, unless its output goes to a file',
    ),
  MAIL_FROM: z
    .string()
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
  /** Where this process listens. */
  HOST: z.string().optional(),
  /** The address that people open; the only source of the links in mails. */
  PUBLIC_URL: publicUrl,
});

/** Signs that others than the one who tries it out use this system; by the configuration, never by a request. */
const signsOfOthers = ({ NODE_ENV, SMTP_URL, HOST, PUBLIC_URL }: z.infer<typeof shape>): string[] => [
  ...(NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
  ...(SMTP_URL === undefined ? [] : ['SMTP_URL']),
  ...(HOST !== undefined && isLoopback(HOST) ? [] : ['HOST off loopback']),
  ...(isLoopback(new URL(PUBLIC_URL).hostname) ? [] : ['PUBLIC_URL off loopback']),
];

/** What does not go with strangers who make accounts for an hour: mail in our name, and the accounts of others. */
const notInDemo = ({ SMTP_URL, DEMO_RESET_LINKS, REGISTRATION = 'open' }: z.infer<typeof shape>): string[] => [
  ...(SMTP_URL === undefined ? [] : ['SMTP_URL']),
  ...(DEMO_RESET_LINKS ? ['DEMO_RESET_LINKS'] : []),
  ...(REGISTRATION === 'open' ? [] : [`REGISTRATION=${REGISTRATION}`]),
];

/** What the auth service reads from its environment. */
export const authConfig = shape.superRefine((config, { addIssue }) => {
  const refuse = (name: string, why: string, signs: string[]): void => {
    if (signs.length === 0) return;
    addIssue({ code: 'custom', path: [name], message: `it ${why}, so it is refused with ${signs.join(', ')}` });
  };
  if (config.DEMO_RESET_LINKS) refuse('DEMO_RESET_LINKS', 'hands reset links to whoever asks', signsOfOthers(config));
  if (config.DEMO) refuse('DEMO', 'lets everybody in for an hour', notInDemo(config));
});

export type AuthConfig = z.infer<typeof authConfig>;

/** What the operator has to know about a demo. */
export const demoNotice = ({ DEMO }: AuthConfig): string | undefined =>
  DEMO ? 'DEMO is on: everybody may register, and what they make is erased at every full hour' : undefined;

/**
 * What the operator has to know about reset links, if it is not that they are mailed.
 * @param hasTerminal whether links that people ask for are shown to the operator
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

/** Where mails go out: what anybody may know. */
export const mailStatusOf = ({ SMTP_URL }: AuthConfig): { sendsMail: boolean; host?: string } => {
  if (SMTP_URL === undefined) return { sendsMail: false };
  const { hostname } = new URL(SMTP_URL);
  return { sendsMail: true, ...(!isOfOwnNetwork(hostname) && { host: hostname }) };
};

/** Whether others than who sits at this machine come, as far as the configuration tells. */
export const isReachedByOthers = ({ HOST, PUBLIC_URL }: Pick<AuthConfig, 'HOST' | 'PUBLIC_URL'>): boolean =>
  [HOST, new URL(PUBLIC_URL).hostname].some((host) => host !== undefined && !isLoopback(host));

/** What the command that prints a reset link needs (reset-link.ts). */
export const resetLinkConfig = z.object({ MONGODB_URL: z.string(), PUBLIC_URL: publicUrl });

// biome-ignore lint/style/noProcessEnv: the one place where the environment of this service's command is read
export const environment = process.env;
