import { aDraft } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import {
  edit,
  isReleasedAt,
  markAnalyzed,
  moveTo,
  newTicket,
  reactivate,
  type StoredTicket,
  setActive,
  setArchived,
  setRightAnswers,
  type TicketChange,
  withReservations,
} from '../src/ticket.ts';

const now = new Date('2026-03-02T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const aTicket = (overrides: Partial<StoredTicket> = {}): StoredTicket => ({
  ...newTicket(aDraft(), { id: 't1', teacherId: 'u1', pin: '0042', now }),
  ...overrides,
});

describe('a new ticket', () => {
  test('is open for seven days and keeps its PIN for an hour after that', () => {
    expect(aTicket()).toMatchObject({
      isActive: true,
      holdsPin: true,
      expiresAt: new Date('2026-03-09T10:00:00Z'),
      pinFreeAt: new Date('2026-03-09T11:00:00Z'),
    });
  });
});

/** The ticket after a change, with its reservations of a PIN and of its teacher's slots. */
const after = (ticket: StoredTicket, change: TicketChange | undefined, moment: Date) => {
  expect(change).toBeDefined();
  return { ...ticket, ...withReservations(ticket, change ?? {}, moment) };
};

describe('the PIN and the slot of a ticket', () => {
  const open = () => aTicket({ openSlot: 3 });
  const hourLater = new Date('2026-03-02T11:00:00Z');

  test.each([
    ['closed', setActive(open(), false, now)],
    ['put in the archive', setArchived(open(), true)],
    ['analysed', markAnalyzed(open())],
  ])('are freed when it is %s: the slot at once, the PIN after an hour', (_how, change) => {
    expect(after(open(), change, now)).toMatchObject({ openSlot: null, holdsPin: true, pinFreeAt: hourLater });
  });

  test.each<[string, TicketChange]>([
    ['edited', edit(open(), aDraft({ title: 'New' }))],
    ['moved to another class', moveTo(open(), '3C')],
    ['given right answers', setRightAnswers(open(), { isReleased: false, answers: [] }, now)],
  ])('are kept when an open ticket is %s', (_how, change) => {
    const { pinFreeAt } = open();
    expect(after(open(), change, daysLater(1))).toMatchObject({ openSlot: 3, holdsPin: true, pinFreeAt });
  });

  test.each([
    ['closed', setActive(open(), false, daysLater(8))],
    ['put in the archive', setArchived(open(), true)],
    ['analysed', markAnalyzed(open())],
  ])('are not held longer when an expired ticket is %s', (_how, change) => {
    const { pinFreeAt } = open();
    expect(after(open(), change, daysLater(8))).toMatchObject({ openSlot: null, pinFreeAt });
  });

  test('are not reserved when an archived ticket is reactivated', () => {
    const archived = aTicket({ isArchived: true, isActive: false, holdsPin: false });
    const reactivated = after(archived, reactivate(archived, daysLater(9)), daysLater(9));
    expect(reactivated).toMatchObject({ isActive: true, holdsPin: false, openSlot: null });
  });

  test('are reserved again, as to the PIN, when an active ticket leaves the archive', () => {
    const archived = aTicket({ isArchived: true, holdsPin: false, pinFreeAt: hourLater });
    expect(after(archived, setArchived(archived, false), daysLater(1))).toMatchObject({
      holdsPin: true,
      pinFreeAt: aTicket().pinFreeAt,
    });
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
    expect(() => reactivate(aTicket(), now)).toThrow(expect.objectContaining({ code: 'ticket_is_open' }));
  });

  test('is refused for an analysed ticket, whatever its dates say', () => {
    for (const isActive of [true, false])
      for (const moment of [now, daysLater(9)])
        expect(() => reactivate(aTicket({ isAnalyzed: true, isActive }), moment)).toThrow(
          expect.objectContaining({ code: 'ticket_analyzed' }),
        );
  });
});

describe('editing', () => {
  test('is allowed while nobody has answered', () => {
    expect(edit(aTicket(), aDraft({ title: 'New' }))).toMatchObject({ title: 'New' });
  });

  test('is refused once the first response locked it', () => {
    expect(() => edit(aTicket({ lockedAt: now }), aDraft())).toThrow(
      expect.objectContaining({ code: 'ticket_has_responses' }),
    );
  });

  test('is refused when responses were counted', () => {
    expect(() => edit(aTicket({ responseCount: 1 }), aDraft())).toThrow(
      expect.objectContaining({ code: 'ticket_has_responses' }),
    );
  });

  test('keeps the material when the draft brings none', () => {
    expect(edit(aTicket({ materialId: 'm1' }), aDraft())).not.toHaveProperty('materialId');
  });
});

describe('the active switch', () => {
  test('changes nothing when the ticket already is in that state', () => {
    expect(setActive(aTicket(), true, now)).toBeUndefined();
    expect(setActive(aTicket({ isActive: false }), false, now)).toBeUndefined();
  });

  test('opens an expired ticket for seven days', () => {
    expect(setActive(aTicket(), true, daysLater(8))).toMatchObject({ isActive: true, expiresAt: daysLater(15) });
  });

  test('is refused for an analysed ticket', () => {
    for (const isActive of [true, false])
      expect(() => setActive(aTicket({ isAnalyzed: true }), isActive, now)).toThrow(
        expect.objectContaining({ code: 'ticket_analyzed' }),
      );
  });
});

describe('being analysed', () => {
  test('closes the ticket for good', () => {
    const analyzed = after(aTicket(), markAnalyzed(aTicket()), now);
    expect(analyzed).toMatchObject({ isAnalyzed: true, isActive: false });
    const refusal = expect.objectContaining({ code: 'ticket_analyzed' });
    expect(() => setActive(analyzed, true, now)).toThrow(refusal);
    expect(() => reactivate(analyzed, daysLater(9))).toThrow(refusal);
  });

  test('happens once', () => {
    expect(markAnalyzed(aTicket({ isAnalyzed: true }))).toBeUndefined();
  });
});

describe('the right answers', () => {
  const release = { isReleased: true, answers: [] };

  test('are released for an expired ticket, and not when the clock is set back to before its expiry', () => {
    const ticket = aTicket();
    const change = setRightAnswers(ticket, release, daysLater(7));
    expect(change).toEqual({ rightAnswers: release });
    expect(isReleasedAt({ ...ticket, ...change }, daysLater(7))).toBe(true);
    expect(isReleasedAt({ ...ticket, ...change }, daysLater(6))).toBe(false);
  });
});
