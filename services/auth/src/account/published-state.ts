import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { accountDeleted } from '@exit-tickets/contracts';
import type { Users } from '../users/user.repository.ts';

/** Every account that was deleted: what others keep of its teacher must go. */
export async function* publishedState(users: Pick<Users, 'erased'>, now: () => Date): AsyncGenerator<StateEvent> {
  for await (const teacherId of users.erased())
    yield {
      definition: accountDeleted,
      event: newEvent(accountDeleted, { teacherId }, { source: 'auth', now: now() }),
    };
}
