import { newEvent, type StateEvent } from '@exit-tickets/bus';
import { accountDeleted } from '@exit-tickets/contracts';
import type { AuthContext } from './auth-context.ts';

/** Yields the deletion event of every erased account, so that other services delete the teacher's data. */
export async function* publishedState({ users, now }: AuthContext): AsyncGenerator<StateEvent> {
  for await (const teacherId of users.erased())
    yield {
      definition: accountDeleted,
      event: newEvent(accountDeleted, { teacherId }, { source: 'auth', now: now() }),
    };
}
