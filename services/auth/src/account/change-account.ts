import { AppError, type BodyOf, type updateAccount } from '@exit-tickets/contracts';
import type { StoredUser } from '../users/user.model.ts';
import type { Users } from '../users/user.repository.ts';

/** Changes name or language; what is absent stays, so that two windows do not undo each other. */
export const changeAccount = async (
  users: Users,
  teacherId: string,
  change: BodyOf<typeof updateAccount>,
): Promise<StoredUser> => {
  const changed = await users.change(teacherId, change);
  if (!changed) throw new AppError('not_logged_in');
  return changed;
};
