import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { accountDeleted } from '@exit-tickets/contracts';
import type { AuthContext } from './auth-context.ts';

/** Every account that was deleted: what others keep of its teacher must go. */
export async function* publishedState({ users, now }: AuthContext): AsyncGenerator<StateEvent> {
  for await (const teacherId of users.erased())
    yield {
      definition: accountDeleted,
      event: newEvent(accountDeleted, { teacherId }, { source: 'auth', now: now() }),
    };
}
