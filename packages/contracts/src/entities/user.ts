import { z } from 'zod';
import { limits } from '../limits.ts';
import { cleanText, id, text } from '../text.ts';

/** Compared and stored in lower case: one person, one account, however the address is typed. */
export const email = z.string().trim().toLowerCase().max(limits.emailLength).pipe(z.email());

const fitsBcrypt = (password: string): boolean => new TextEncoder().encode(password).length <= limits.passwordBytes;
const tooLong = `must be at most ${limits.passwordBytes} bytes`;

/** A new password. */
export const newPassword = cleanText.min(limits.passwordLength.min).refine(fitsBcrypt, tooLong);

/** A password typed at login: whatever cannot be one is simply wrong, so only its size is bounded. */
export const typedPassword = z.string().min(1).max(1_000);

const personName = text(0, limits.personNameLength)
  .nullish()
  .transform((name) => name || null);

export const credentials = z.object({ email, password: typedPassword });
export const registration = z.object({ email, password: newPassword, firstName: personName, lastName: personName });

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const authStatus = z.object({ isAuthenticated: z.boolean(), user: user.nullable() });
export type AuthStatus = z.infer<typeof authStatus>;
