import { email } from '@exit-tickets/contracts';
import type { Connection } from 'mongoose';
import { userModel } from '../users/user.model.ts';
import { createUsers } from '../users/user.repository.ts';
import { createResetLinks } from './reset-link.ts';

/**
 * A reset link for whoever runs the system to hand over, where no mail is set up (docs/design.md 4.14).
 * Undefined when the address has no account. Throws a `ZodError` when it is no address at all.
 */
export const createResetLink = async (
  database: Connection,
  options: { address: string; publicUrl: string; now: () => Date },
): Promise<string | undefined> => {
  const users = createUsers(userModel(database));
  const user = await users.byEmail(email.parse(options.address));
  if (!user) return undefined;
  return createResetLinks({ users, publicUrl: options.publicUrl, now: options.now }).make(user._id);
};
