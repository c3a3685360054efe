import { aDraft } from '@exit-tickets/testing/builders';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import type { UnsavedDraft } from './stored-draft.ts';
import {
  discardUnfinished,
  keepUnfinished,
  newSlot,
  recoverDropped,
  takeUnfinished,
  unfinishedOf,
} from './unfinished-drafts.ts';

const now = new Date('2025-05-30T12:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const aTicket = (title: string) => aDraft({ title });
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

  test('are shown to their teacher alone; a visitor’s to the next teacher who logs in', () => {
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
    discardUnfinished(slot, [store]);
    expect(titles(null)).toEqual(['Fotosynthese']);
  });

  test('are ten at most', () => {
    const { keep, titles } = inBrowser();
    const lessons = Array.from({ length: 12 }, (_, n) => `Les ${n}`);
    for (const [hours, title] of lessons.entries()) keep(newSlot(), aTicket(title), later(hours));
    expect(titles(null, later(12))).toEqual(lessons.slice(2).reverse());
  });

  test('leave the browser after 48 hours, when any teacher lists drafts; so do unreadable ones', () => {
    const { keep, titles, store } = inBrowser();
    keep(newSlot(), { ...aTicket('Verbranding'), owner: 'u1' });
    store.setItem(newSlot(), '{"title":');
    titles('u2', later(48));
    expect(store.length).toBe(1);
    titles('u2', later(48.1));
    expect(store.length).toBe(0);
  });

  test('are moved out of a window whose page the browser dropped, unless they were kept since', () => {
    const { keep, titles, store } = inBrowser();
    const ofWindow = inBrowser();
    const [known, dropped] = [newSlot(), newSlot()];
    keep(known, aTicket('Verbranding'), later(1));
    ofWindow.keep(known, aTicket('Verbr'));
    ofWindow.keep(dropped, { ...aTicket('Fotosynthese'), owner: 'u1' });
    expect(recoverDropped(later(2), ofWindow.store, store).toSorted()).toEqual([known, dropped].toSorted());
    expect([titles('u1', later(2)), ofWindow.store.length]).toEqual([['Verbranding', 'Fotosynthese'], 0]);
    // Of the time when it was kept.
    expect(titles('u1', later(48.5))).toEqual(['Verbranding']);
  });

  test('stay in the window where the browser has no room for them', () => {
    const ofWindow = inBrowser();
    ofWindow.keep(newSlot(), aTicket('Verbranding'));
    recoverDropped(now, ofWindow.store, memoryStore(10));
    expect(ofWindow.titles(null)).toEqual(['Verbranding']);
  });
});
