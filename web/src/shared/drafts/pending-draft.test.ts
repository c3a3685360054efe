import { aDraft } from '@exit-tickets/testing/builders';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { clearPending, pendingDraftKey, readPending, storePending } from './pending-draft.ts';
import { unfinishedOf } from './unfinished-drafts.ts';

const hour = 3_600_000;
const now = new Date('2025-05-30T12:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * hour);

const draft = aDraft({ originalContent: 'Planten maken glucose.' });

describe('a ticket that somebody wanted to save before logging in', () => {
  test('waits under its name and comes back whole', () => {
    const store = memoryStore();
    expect(storePending(draft, now, store)).toBe(true);
    expect(JSON.parse(store.getItem(pendingDraftKey) ?? '')).toMatchObject({
      title: 'Fotosynthese',
      timestamp: now.getTime(),
    });
    expect(pendingDraftKey).toBe('pendingExitTicket');
    expect(readPending(later(1), store)).toEqual(draft);
  });

  test('is kept without the lesson text when the browser has no room for both', () => {
    const store = memoryStore(300);
    expect(storePending({ ...draft, originalContent: 'x'.repeat(1_000) }, now, store)).toBe(true);
    expect(readPending(now, store)).toEqual({ ...draft, originalContent: undefined });
  });

  test('says so when the browser keeps nothing', () => {
    expect(storePending(draft, now, memoryStore(10))).toBe(false);
  });

  test('is forgotten after 48 hours: the next one at this computer may be somebody else', () => {
    const store = memoryStore();
    storePending(draft, now, store);
    expect(readPending(later(48), store)).toEqual(draft);
    expect(readPending(later(48.1), store)).toBeUndefined();
    expect(store.length).toBe(0);
  });

  test('is none that an earlier version kept while it was edited: its owner is offered to go on with it, nobody else', () => {
    const store = memoryStore();
    const before = { ...draft, owner: 'u1', isUnfinished: true, timestamp: now.getTime() };
    store.setItem(pendingDraftKey, JSON.stringify(before));
    expect(readPending(later(1), store)).toBeUndefined();
    expect(store.getItem(pendingDraftKey)).toBeNull();
    expect(unfinishedOf('u2', later(1), store)).toEqual([]);
    expect(unfinishedOf('u1', later(48), store)).toMatchObject([{ draft: { title: 'Fotosynthese' } }]);
    expect(unfinishedOf('u1', later(48.1), store)).toEqual([]);
  });

  test('is not lost to another one: the earlier one can be gone on with', () => {
    const store = memoryStore();
    storePending(draft, now, store);
    storePending({ ...draft, title: 'Verbranding' }, later(1), store);
    expect(readPending(later(1), store)).toMatchObject({ title: 'Verbranding' });
    expect(unfinishedOf(null, later(1), store)).toMatchObject([{ draft }]);
  });

  test('cannot be kept where the browser forbids its storage, and nothing breaks', () => {
    // In Node the mere name of it throws, as it does in such a browser.
    expect(storePending(draft, now)).toBe(false);
    expect([readPending(now), unfinishedOf('u1', now)]).toEqual([undefined, []]);
    clearPending();
  });

  test('is forgotten once it is saved', () => {
    const store = memoryStore();
    storePending(draft, now, store);
    clearPending(store);
    expect(readPending(now, store)).toBeUndefined();
  });

  test.each(['', 'no json', '[]', '{"title":1}', '{"title":"x","questions":[]}', 'null'])(
    'is not made of %j',
    (stored) => {
      const store = memoryStore();
      store.setItem(pendingDraftKey, stored);
      expect(readPending(now, store)).toBeUndefined();
    },
  );
});
