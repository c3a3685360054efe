import type { TicketDraft } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import type { UnsavedDraft } from './stored-draft.ts';
import { memoryStore } from './testing/memory-store.ts';
import { discardUnfinished, keepUnfinished, newSlot, takeUnfinished, unfinishedOf } from './unfinished-drafts.ts';

const now = new Date('2025-05-30T12:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const aTicket = (title: string): TicketDraft => ({
  title,
  className: null,
  totalStudents: 25,
  questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }],
});
const inBrowser = () => {
  const store = memoryStore();
  return {
    store,
    keep: (slot: string, draft: UnsavedDraft, at = now) => keepUnfinished(slot, draft, at, store),
    titles: (userId: string | null, at = now) => unfinishedOf(userId, at, store).map(({ draft }) => draft.title),
  };
};

describe('tickets that were being edited when the page went', () => {
  test('do not take each other’s place, whatever window they were in; the newest comes first', () => {
    const { keep, titles } = inBrowser();
    keep(newSlot(), aTicket('Verbranding'));
    keep(newSlot(), aTicket('Fotosynthese'), later(1));
    expect(titles(null, later(1))).toEqual(['Fotosynthese', 'Verbranding']);
  });

  test('are kept once for each editor, as they were last', () => {
    const { keep, titles } = inBrowser();
    const slot = newSlot();
    keep(slot, aTicket('Verbr'));
    keep(slot, aTicket('Verbranding'), later(1));
    expect(titles(null, later(1))).toEqual(['Verbranding']);
  });

  test('are shown to their teacher alone; a visitor’s to whoever logs in', () => {
    const { keep, titles } = inBrowser();
    keep(newSlot(), { ...aTicket('Verbranding'), owner: 'u1' });
    keep(newSlot(), aTicket('Fotosynthese'), later(1));
    const shown = ['u1', 'u2', null].map((userId) => titles(userId, later(1)));
    expect(shown).toEqual([['Fotosynthese', 'Verbranding'], ['Fotosynthese'], ['Fotosynthese']]);
  });

  test('are taken by one window only', () => {
    const { keep, store } = inBrowser();
    const slot = newSlot();
    keep(slot, aTicket('Verbranding'));
    const taken = [takeUnfinished(slot, now, store), takeUnfinished(slot, now, store)];
    expect(taken).toEqual([aTicket('Verbranding'), undefined]);
  });

  test('can be thrown away, each by itself', () => {
    const { keep, titles, store } = inBrowser();
    const slot = newSlot();
    keep(slot, aTicket('Verbranding'));
    keep(newSlot(), aTicket('Fotosynthese'));
    discardUnfinished(slot, store);
    expect(titles(null)).toEqual(['Fotosynthese']);
  });

  test('are ten at most, and leave the browser after 48 hours', () => {
    const { keep, titles, store } = inBrowser();
    const lessons = Array.from({ length: 12 }, (_, n) => `Les ${n}`);
    for (const [hours, title] of lessons.entries()) keep(newSlot(), aTicket(title), later(hours));
    expect(titles(null, later(12))).toEqual(lessons.slice(2).reverse());
    keep(newSlot(), aTicket('Daarna'), later(48 + 12));
    expect(store.length).toBe(1);
  });
});
