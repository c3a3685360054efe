import { describe, expect, test } from 'vitest';
import { TicketAnalyzedError, TicketHasResponsesError, TicketIsOpenError } from '../src/ticket.errors.ts';
import { close, edit, markAnalyzed, publish, reactivate, type StoredTicket, setActive } from '../src/ticket.ts';

const now = new Date('2026-03-02T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const draft = { title: 'T', className: null, totalStudents: null, questions: [] };
const aTicket = (shown: Partial<StoredTicket> = {}): StoredTicket => ({
  ...publish(draft, { id: 't1', teacherId: 'u1', pin: '0042', now }),
  ...shown,
});

describe('a new ticket', () => {
  test('is open for seven days and rests its PIN for an hour after that', () => {
    expect(aTicket()).toMatchObject({
      isActive: true,
      holdsPin: true,
      expiresAt: new Date('2026-03-09T10:00:00Z'),
      pinFreeAt: new Date('2026-03-09T11:00:00Z'),
    });
  });
});

describe('closing', () => {
  test('lets the PIN go after an hour', () => {
    expect(close(aTicket(), now).pinFreeAt).toEqual(new Date('2026-03-02T11:00:00Z'));
  });

  test('never holds the PIN longer than it would have been held', () => {
    const ticket = aTicket();
    expect(close(ticket, daysLater(8)).pinFreeAt).toEqual(ticket.pinFreeAt);
  });
});

describe('reactivating', () => {
  test('renews a closed ticket for seven days from now', () => {
    const closed = aTicket({ isActive: false });
    expect(reactivate(closed, daysLater(3))).toMatchObject({ isActive: true, expiresAt: daysLater(10) });
  });

  test('renews an expired ticket', () => {
    expect(reactivate(aTicket(), daysLater(7))).toMatchObject({ expiresAt: daysLater(14) });
  });

  test('is refused for a ticket that is open', () => {
    expect(() => reactivate(aTicket(), now)).toThrow(TicketIsOpenError);
  });

  test('is refused for an analysed ticket, whatever its dates say', () => {
    expect(() => reactivate(aTicket({ isAnalyzed: true, isActive: false }), daysLater(9))).toThrow(TicketAnalyzedError);
  });
});

describe('editing', () => {
  test('is allowed while nobody has answered', () => {
    expect(edit(aTicket(), { ...draft, title: 'New' })).toMatchObject({ title: 'New' });
  });

  test('is refused once the first response locked it', () => {
    expect(() => edit(aTicket({ lockedAt: now }), draft)).toThrow(TicketHasResponsesError);
  });

  test('is refused when responses were counted', () => {
    expect(() => edit(aTicket({ responseCount: 1 }), draft)).toThrow(TicketHasResponsesError);
  });

  test('keeps the material when the draft brings none', () => {
    expect(edit(aTicket({ originalContent: 'lesson' }), draft)).not.toHaveProperty('originalContent');
  });
});

describe('the active switch', () => {
  test('changes nothing when the ticket is so already', () => {
    expect(setActive(aTicket(), true, now)).toBeUndefined();
    expect(setActive(aTicket({ isActive: false }), false, now)).toBeUndefined();
  });

  test('opens an expired ticket for seven days', () => {
    expect(setActive(aTicket(), true, daysLater(8))).toMatchObject({ isActive: true, expiresAt: daysLater(15) });
  });

  test('is refused for an analysed ticket', () => {
    expect(() => setActive(aTicket({ isAnalyzed: true }), true, now)).toThrow(TicketAnalyzedError);
  });
});

describe('being analysed', () => {
  test('closes the ticket for good', () => {
    expect(markAnalyzed(aTicket(), now)).toMatchObject({ isAnalyzed: true, isActive: false });
  });

  test('happens once', () => {
    expect(markAnalyzed(aTicket({ isAnalyzed: true }), now)).toBeUndefined();
  });
});
