import { createHash } from 'node:crypto';
import type { GroupingRequest, TicketGroups } from '@exit-tickets/answer-groups';

export type Group = (request: GroupingRequest) => Promise<TicketGroups>;

/** Enough for the teachers of a school working in the same hour; limits the memory used, in UTF-16 units. */
const maxCharacters = 20_000_000;

/** Unused groups are dropped after this time, so that answers do not stay in memory. */
const unusedMs = 60 * 60_000;

interface Cached {
  groups: Promise<TicketGroups>;
  characters: number;
  timer: NodeJS.Timeout;
}

/** Caches groups, because a page reads the same answers after every mark and in every window. */
export const cacheGroups = (group: Group): Group => {
  const cache = new Map<string, Cached>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= cache.get(key)?.characters ?? 0;
    clearTimeout(cache.get(key)?.timer);
    cache.delete(key);
  };

  return (request) => {
    const text = JSON.stringify(request);
    const key = createHash('sha256').update(text).digest('base64');
    const groups = cache.get(key)?.groups ?? group(request);
    forget(key);
    cache.set(key, { groups, characters: text.length, timer: setTimeout(forget, unusedMs, key).unref() });
    characters += text.length;
    groups.catch(() => forget(key));
    for (const oldest of cache.keys()) {
      if (characters <= maxCharacters) break;
      forget(oldest);
    }
    return groups;
  };
};
