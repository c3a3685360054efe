import { email } from '@exit-tickets/contracts';
import type { Connection } from 'mongoose';
import { makeResetLink } from '../links.ts';
import { userModel } from '../users/user.model.ts';
import { createUsers } from '../users/user.repository.ts';

/**
 * A reset link for the operator to hand over when no mail is set up (docs/design.md 4.14). Undefined when the address
 * has no account. Throws a `ZodError` for an invalid address.
 */
export const createResetLink = async (
  database: Connection,
  { address, publicUrl, now }: { address: string; publicUrl: string; now: () => Date },
): Promise<string | undefined> => {
  const users = createUsers(userModel(database));
  const user = await users.byEmail(email.parse(address));
  return user ? makeResetLink({ users, publicUrl, now }, user._id) : undefined;
};
