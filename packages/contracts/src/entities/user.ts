import { z } from 'zod';
import { languages } from '../rules/languages.ts';
import { limits } from '../rules/limits.ts';
import { storableText, text, userId } from '../scalars.ts';

const examples = {
  email: 'j.devries@example.org',
  password: 'correct-horse-battery',
  firstName: 'Jan',
  lastName: 'de Vries',
  language: 'nl',
} as const;

/** Compared and stored in lower case, so that one address has one account. */
export const email = z
  .string()
  .meta({ example: examples.email })
  .trim()
  .toLowerCase()
  .max(limits.emailLength)
  .pipe(z.email());

const fitsBcrypt = (password: string): boolean => new TextEncoder().encode(password).length <= limits.passwordBytes;
const tooLong = `must be at most ${limits.passwordBytes} bytes`;

/** A new password. */
export const newPassword = storableText
  .min(limits.passwordLength.min)
  .refine(fitsBcrypt, tooLong)
  .meta({ example: examples.password });

/** A password typed at login. Only its size is checked here: one that breaks the rules simply does not match. */
export const typedPassword = z.string().min(1).max(1_000).meta({ example: examples.password });

const personName = (example: string) =>
  text(0, limits.personNameLength)
    .meta({ example })
    .nullish()
    .transform((name) => name || null);

/** The language that a teacher chose, for mails and for browsers without a choice of their own. */
const chosenLanguage = z.enum(languages).meta({ example: examples.language });

/** The secret in the link of an invitation. */
const invitation = storableText.min(1).max(200).meta({ example: 'the-invitation-of-the-link' });

export const registrations = ['open', 'invite', 'closed'] as const;
/** Who may register: everybody, or only with an invitation. `closed` also means that no invitations are given out. */
export type Registration = (typeof registrations)[number];

export const registrationQuestion = z.object({ invitation: invitation.optional() });
export const registrationTerms = z
  .object({
    registration: z.enum(registrations),
    domains: z.array(z.string().meta({ example: 'school.example' })).describe('Only addresses of these; empty: any'),
    isInvited: z.boolean().optional().describe('Whether the invitation that was asked about can be used'),
  })
  .meta({ id: 'RegistrationTerms' });
export type RegistrationTerms = z.infer<typeof registrationTerms>;

export const credentials = z.object({ email, password: typedPassword });
export const registration = z.object({
  email,
  password: newPassword,
  firstName: personName(examples.firstName),
  lastName: personName(examples.lastName),
  language: chosenLanguage.optional(),
  invitation: invitation.optional(),
});

const changedName = (example: string) =>
  text(0, limits.personNameLength)
    .meta({ example })
    .nullable()
    .transform((name) => name || null)
    .optional();

/** Changes to an account that need no password. Absent fields stay as they are. */
export const accountChange = z.object({
  firstName: changedName(examples.firstName),
  lastName: changedName(examples.lastName),
  language: chosenLanguage.optional(),
});

export const passwordChange = z.object({ currentPassword: typedPassword, newPassword });
export const emailChange = z.object({ email, password: typedPassword });

export const user = z
  .object({
    id: userId,
    email: z.string().meta({ example: examples.email }),
    firstName: z.string().meta({ example: examples.firstName }).nullable(),
    lastName: z.string().meta({ example: examples.lastName }).nullable(),
    language: chosenLanguage.optional().describe('Absent until the teacher chose one'),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const authStatus = z.object({ isAuthenticated: z.boolean(), user: user.nullable() }).meta({ id: 'AuthStatus' });
export type AuthStatus = z.infer<typeof authStatus>;
