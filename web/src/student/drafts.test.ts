import type { StudentTicket } from '@exit-tickets/contracts';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from './device-storage.ts';
import { createDrafts, type DeviceStorage } from './drafts.ts';

const hour = 3_600_000;

const aTicket = (part: Partial<StudentTicket> = {}): StudentTicket => ({
  id: 't1',
  title: 'Fotosynthese',
  className: '3B',
  questions: [
    { id: 'q1', type: 'open_text', text: 'Waarom?' },
    { id: 'q2', type: 'multiple_choice', text: 'Welke?', options: ['a', 'b'] },
  ],
  ...part,
});

/** One device; each call of `open` is a page on it. */
const aDevice = (storage: DeviceStorage = createMemoryStorage()) => {
  const clock = { now: 0 };
  let ids = 0;
  const parts = { storage, now: () => clock.now, newId: () => `id-${++ids}` };
  return { storage, clock, openPage: () => createDrafts(parts) };
};

const everythingIn = (storage: DeviceStorage): string =>
  Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? '';
    return `${key}=${storage.getItem(key)}`;
  }).join('\n');

describe('a draft', () => {
  test('comes back after a reload as it was typed', () => {
    const device = aDevice();
    const drafts = device.openPage();
    drafts.save({ ...drafts.open(aTicket(), '1234'), name: 'Noor', answers: { q1: 'Door de zon' } });
    expect(device.openPage().open(aTicket(), '1234')).toMatchObject({ name: 'Noor', answers: { q1: 'Door de zon' } });
  });

  test('has one submission id, whatever is reloaded or opened beside it', () => {
    const device = aDevice();
    const first = device.openPage().open(aTicket(), '1234').submissionId;
    expect(device.openPage().open(aTicket(), '1234').submissionId).toBe(first);
  });

  test('of another ticket has another submission id', () => {
    const drafts = aDevice().openPage();
    const first = drafts.open(aTicket(), '1234').submissionId;
    expect(drafts.open(aTicket({ id: 't2' }), '5678').submissionId).not.toBe(first);
  });

  test('keeps the answers to questions that remain when the teacher changed the ticket', () => {
    const drafts = aDevice().openPage();
    drafts.save({ ...drafts.open(aTicket(), '1234'), answers: { q1: 'Door de zon', q2: 'b' } });
    const changed = aTicket({
      questions: [
        { id: 'q1', type: 'open_text', text: 'Waarom dan?' },
        { id: 'q2', type: 'multiple_choice', text: 'Welke?', options: ['a', 'c'] },
      ],
    });
    expect(drafts.open(changed, '1234').answers).toEqual({ q1: 'Door de zon' });
  });

  test('can be found by its PIN when the ticket itself cannot be had', () => {
    const drafts = aDevice().openPage();
    drafts.open(aTicket(), '1234');
    expect(drafts.findByPin('1234')?.ticket.title).toBe('Fotosynthese');
    expect(drafts.findByPin('4321')).toBeUndefined();
  });

  test('remembers that sending had begun', () => {
    const device = aDevice();
    const drafts = device.openPage();
    drafts.save({ ...drafts.open(aTicket(), '1234'), isSending: true });
    expect(device.openPage().open(aTicket(), '1234').isSending).toBe(true);
  });

  test('is gone after a day, because school devices are shared', () => {
    const device = aDevice();
    const drafts = device.openPage();
    drafts.save({ ...drafts.open(aTicket(), '1234'), name: 'Noor' });
    device.clock.now = 24 * hour;
    drafts.prune();
    expect(everythingIn(device.storage)).not.toContain('Noor');
    expect(drafts.open(aTicket(), '1234').name).toBe('');
  });

  test('that another program spoilt is begun anew', () => {
    const device = aDevice();
    device.storage.setItem('exitTicket.draft.t1', '{"name":"Noor"}');
    expect(device.openPage().open(aTicket(), '1234')).toMatchObject({ name: '', answers: {} });
  });

  test('that finds no room does not stop the student', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    const full: DeviceStorage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(aDevice(full).openPage().open(aTicket(), '1234').pin).toBe('1234');
    expect(silence).toHaveBeenCalled();
    silence.mockRestore();
  });
});

describe('after sending', () => {
  test('neither name nor answers stay on the device', () => {
    const device = aDevice();
    const drafts = device.openPage();
    drafts.save({ ...drafts.open(aTicket(), '1234'), name: 'Noor', answers: { q1: 'Door de zon' } });
    drafts.markSent('t1', '1234');
    expect(everythingIn(device.storage)).not.toMatch(/Noor|Door de zon|Fotosynthese/);
  });

  test('the device knows when it was, until the ticket can no longer be open', () => {
    const device = aDevice();
    const drafts = device.openPage();
    device.clock.now = 5 * hour;
    drafts.markSent('t1', '1234');
    expect(device.openPage().sentAt('t1')).toBe(5 * hour);
    device.clock.now += 7 * 24 * hour;
    drafts.prune();
    expect(drafts.sentAt('t1')).toBeUndefined();
  });

  test('it knows the ticket by its PIN, for when that leads nowhere any more', () => {
    const drafts = aDevice().openPage();
    drafts.open(aTicket(), '1234');
    expect(drafts.ticketOfPin('1234')).toBeUndefined();
    drafts.markSent('t1', '1234');
    drafts.markSent('t2', '5678');
    expect(['1234', '5678', '0000'].map(drafts.ticketOfPin)).toEqual(['t1', 't2', undefined]);
  });

  test('a mark of an earlier release, which is a time and no PIN, still says when it was', () => {
    const device = aDevice();
    device.storage.setItem('exitTicket.sent.t1', String(5 * hour));
    const drafts = device.openPage();
    drafts.prune();
    expect([drafts.sentAt('t1'), drafts.ticketOfPin('1234')]).toEqual([5 * hour, undefined]);
  });

  test('someone else can answer on the same device, as a separate response', () => {
    const drafts = aDevice().openPage();
    const first = drafts.open(aTicket(), '1234').submissionId;
    drafts.markSent('t1', '1234');
    drafts.clearSent('t1');
    expect(drafts.sentAt('t1')).toBeUndefined();
    expect(drafts.open(aTicket(), '1234').submissionId).not.toBe(first);
  });
});
