import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  accountChange,
  authStatus,
  credentials,
  email,
  emailChange,
  newPassword,
  passwordChange,
  registration,
  registrationQuestion,
  registrationTerms,
  typedPassword,
  user,
} from '../entities/user.ts';
import { limits, timeouts } from '../rules/limits.ts';

const forAnyone = { service: 'auth', access: 'anyone' } as const;

/**
 * Calls that hash a password may wait for a thread. They are not `slow`: one address gets few slow calls at a time, and
 * a whole school logs in from one address.
 */
const hashing = { timeoutMs: timeouts.passwordMs } as const;

/** The token of the examples. */
const token = 'the-token-of-the-reset-link';
const ofLink = z.object({ token: z.string().min(1).max(200).meta({ example: token }) });

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  ...forAnyone,
  ...hashing,
  summary: 'Log in; the session comes as a cookie',
  body: credentials,
  reply: user,
  cookies: ['device'],
  errors: ['wrong_credentials', 'account_disabled'],
});

export const checkRegistration = endpoint({
  method: 'POST',
  path: '/api/registration',
  ...forAnyone,
  summary: 'Who may make an account here, and whether an invitation still counts',
  body: registrationQuestion,
  reply: registrationTerms,
});

/** An addition to the documented calls: what the privacy page shows about mails. */
export const getMailStatus = endpoint({
  method: 'GET',
  path: '/api/mail/status',
  ...forAnyone,
  summary: 'Whether this server sends mails, and through which server',
  reply: z.object({
    sendsMail: z.boolean(),
    host: z
      .string()
      .meta({ example: 'smtp.school.example' })
      .optional()
      .describe('Missing when it is in the network of this server'),
  }),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  ...forAnyone,
  ...hashing,
  summary: 'Make an account and log in',
  body: registration,
  status: 201,
  reply: user,
  errors: ['email_taken', 'invitation_invalid', 'registration_closed', 'email_domain_not_allowed'],
});

/** The same for every address, so it never reveals whether an account exists. */
const withoutMail = {
  isNotMailed: z
    .boolean()
    .optional()
    .describe(
      'No mail server is set up: the link is in this answer, or on the terminal of `npm start`, or there is none',
    ),
  isResendError: z.boolean().optional().describe('Only with DEMO_RESET_LINKS (docs/design.md 4.14)'),
};
const demoLink = (page: string) =>
  z
    .url()
    .meta({ example: `https://tickets.example.org/${page}?token=${token}` })
    .optional()
    .describe('Only with DEMO_RESET_LINKS');

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  ...forAnyone,
  summary: 'Have a reset link sent, if the address has an account',
  body: z.object({ email }),
  reply: z.object({
    message: z.string().meta({ example: 'If the address has an account, a reset link has been sent' }),
    ...withoutMail,
    resetUrl: demoLink('reset-password'),
  }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  ...forAnyone,
  ...hashing,
  summary: 'Choose a new password with the token of a reset link; ends all sessions of that account',
  body: ofLink.extend({ password: newPassword }),
  reply: z.object({ message: z.string().meta({ example: 'Your password has been changed; log in with it' }) }),
  cookies: ['device'],
  errors: ['reset_token_invalid'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  ...forAnyone,
  summary: 'End this session',
  cookies: ['session'],
  status: 204,
  replyKind: 'empty',
});

export const getAuthStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  ...forAnyone,
  summary: `Who is logged in; a session in use is renewed, for ${limits.sessionDays} days`,
  reply: authStatus,
  cookies: ['session'],
});

const ofOwner = { service: 'auth', access: 'teacher' } as const;
/**
 * Requires the password, so that an unattended browser is not enough. A browser that the account knows has its own
 * count of failed attempts.
 */
const askingPassword = { ...ofOwner, ...hashing, cookies: ['session', 'device'] } as const;

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  ...ofOwner,
  summary: 'Change the name or the language; what is left out stays',
  body: accountChange,
  reply: user,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  ...askingPassword,
  summary: 'Choose another password; ends all other sessions of the account, and this one goes on',
  body: passwordChange,
  status: 204,
  replyKind: 'empty',
  errors: ['wrong_credentials'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  ...askingPassword,
  summary: 'Have a link sent to another address; the address changes once it is confirmed through that',
  body: emailChange,
  reply: z.object({
    message: z.string().meta({ example: 'If the address can be used, a link has been sent to it' }),
    ...withoutMail,
    confirmUrl: demoLink('confirm-email'),
  }),
  errors: ['wrong_credentials'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  ...forAnyone,
  summary: 'Change the address of an account with the token of the link that was sent to the new one',
  body: ofLink,
  reply: z.object({ message: z.string().meta({ example: 'Your email address has been changed' }) }),
  errors: ['reset_token_invalid'],
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  ...ofOwner,
  summary: 'Everything that is kept for the teacher, as a zip of JSON and of pages to read',
  replyKind: 'zip',
  cost: 'slow',
  timeoutMs: timeouts.exportMs,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  ...askingPassword,
  summary: 'Delete the account for good, with its tickets, their material, responses, judgements and analyses',
  body: z.object({ password: typedPassword }),
  status: 204,
  replyKind: 'empty',
  errors: ['wrong_credentials'],
});
