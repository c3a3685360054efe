import { createHash } from 'node:crypto';
import type { AnswersToGroup, TicketGroups } from '@exit-tickets/question-generator';

export type Group = (order: AnswersToGroup) => Promise<TicketGroups>;

/** Enough for what the teachers of a school look at in the same hour, and an end to the memory that it takes. */
const mostCharacters = 20_000_000;

/** Groups the same answers once: a page reads them again after every mark, and every window of it does. */
export const rememberGroups = (group: Group): Group => {
  const kept = new Map<string, { groups: Promise<TicketGroups>; characters: number }>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };

  return (order) => {
    const text = JSON.stringify(order);
    const key = createHash('sha256').update(text).digest('base64');
    const groups = kept.get(key)?.groups ?? group(order);
    forget(key);
    kept.set(key, { groups, characters: text.length });
    characters += text.length;
    groups.catch(() => forget(key));
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) break;
      forget(oldest);
    }
    return groups;
  };
};
