import type { TicketDraft } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { clearDraft, pendingDraftKey, readDraft, storeDraft } from './pending-draft.ts';

const hour = 3_600_000;
const now = new Date('2025-05-30T12:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * hour);

const draft: TicketDraft = {
  title: 'Fotosynthese',
  className: '2B',
  totalStudents: 27,
  questions: [{ id: 'q1', type: 'open_text', text: 'Wat doet een plant met koolstofdioxide?' }],
  originalContent: 'Planten maken glucose.',
};

/** A browser's storage that holds at most `room` characters. */
const aStore = (room = Number.POSITIVE_INFINITY) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
};

describe('a ticket that somebody wanted to save before logging in', () => {
  test('waits under the name of the specification and comes back whole', () => {
    const store = aStore();
    expect(storeDraft(draft, now, store)).toBe(true);
    expect(JSON.parse(store.getItem(pendingDraftKey) ?? '')).toMatchObject({
      title: 'Fotosynthese',
      timestamp: now.getTime(),
    });
    expect(pendingDraftKey).toBe('pendingExitTicket');
    expect(readDraft(later(1), store)).toEqual(draft);
  });

  test('is kept without the lesson text when the browser has no room for both', () => {
    const store = aStore(300);
    expect(storeDraft({ ...draft, originalContent: 'x'.repeat(1_000) }, now, store)).toBe(true);
    expect(readDraft(now, store)).toEqual({ ...draft, originalContent: undefined });
  });

  test('says so when the browser keeps nothing', () => {
    expect(storeDraft(draft, now, aStore(10))).toBe(false);
  });

  test('is forgotten after 48 hours: the next one at this computer may be somebody else', () => {
    const store = aStore();
    storeDraft(draft, now, store);
    expect(readDraft(later(48), store)).toEqual(draft);
    expect(readDraft(later(48.1), store)).toBeUndefined();
  });

  test('is forgotten once it is saved', () => {
    const store = aStore();
    storeDraft(draft, now, store);
    clearDraft(store);
    expect(readDraft(now, store)).toBeUndefined();
  });

  test.each(['', 'no json', '[]', '{"title":1}', '{"title":"x","questions":[]}', 'null'])(
    'is not made of %j',
    (stored) => {
      const store = aStore();
      store.setItem(pendingDraftKey, stored);
      expect(readDraft(now, store)).toBeUndefined();
    },
  );
});
