import { AppError, type updateAccount } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import type { AuthContext } from '../auth-context.ts';
import type { StoredUser } from '../users/user.model.ts';

/** Changes name or language. Absent fields are unchanged, so that two windows do not overwrite each other. */
export const changeAccount = async (
  { users }: AuthContext,
  { body, teacherId }: RequestContext<typeof updateAccount>,
): Promise<StoredUser> => {
  const changed = await users.change(teacherId, body);
  if (!changed) throw new AppError('not_logged_in');
  return changed;
};
