import type { StudentTicket } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { type Answers, fittingAnswers, isStudentTicket } from './student-ticket.ts';

/** What a student has typed for one ticket, stored on the device until it has been sent. */
export interface Draft {
  /** Made once, so that double taps, retries, reloads and two tabs store one response (docs/design.md 4.13). */
  submissionId: string;
  pin: string;
  /** Stored too, so that a reload without network or after closing still shows what was typed. */
  ticket: StudentTicket;
  name: string;
  answers: Answers;
  /** Sending has begun and no answer came yet: goes on after a reload. */
  isSending: boolean;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Whether anything has been typed or chosen. */
export const hasContent = ({ name, answers }: Pick<Draft, 'name' | 'answers'>): boolean =>
  name !== '' || Object.keys(answers).length > 0;

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface DraftsOptions {
  storage: DeviceStorage;
  now: () => number;
  newId: () => string;
}

const draftKey = (ticketId: string): string => `exitTicket.draft.${ticketId}`;
const sentKey = (ticketId: string): string => `exitTicket.sent.${ticketId}`;
const isDraftKey = (key: string): boolean => key.startsWith(draftKey(''));
const isSentKey = (key: string): boolean => key.startsWith(sentKey(''));

const dayMs = 24 * 60 * 60 * 1000;
/** A draft names a student, and school devices are shared: a day is enough to come back from a lost connection. */
const draftMaxAgeMs = dayMs;
/** As long as a ticket stays open at most without being reactivated. */
const sentMarkMaxAgeMs = limits.openDays * dayMs;

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof Draft, unknown>> = value;
  return (
    typeof fields.submissionId === 'string' &&
    typeof fields.pin === 'string' &&
    typeof fields.name === 'string' &&
    typeof fields.isSending === 'boolean' &&
    typeof fields.savedAt === 'number' &&
    isStudentTicket(fields.ticket) &&
    typeof fields.answers === 'object' &&
    fields.answers !== null &&
    Object.values(fields.answers).every((answer) => typeof answer === 'string')
  );
};

/** What `markSent` wrote begins with the time. */
const timeOf = (mark: string | null): number => Number.parseInt(mark ?? '', 10);

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The drafts of a device. After sending, only the time and the PIN stay; name and answers are removed. */
export const createDrafts = ({ storage, now, newId }: DraftsOptions) => {
  const keys = (): string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);

  const read = (key: string): Draft | undefined => {
    const value = parse(storage.getItem(key));
    return isDraft(value) && value.savedAt + draftMaxAgeMs > now() ? value : undefined;
  };

  /** Stores a draft, and gives it back with its time. A full or forbidden storage must not stop a student from answering. */
  const save = (draft: Draft): Draft => {
    const saved = { ...draft, savedAt: now() };
    try {
      storage.setItem(draftKey(draft.ticket.id), JSON.stringify(saved));
    } catch (error) {
      console.error('This device keeps no draft', error);
    }
    return saved;
  };

  return {
    save,

    /** The draft of a ticket: the stored one with the answers that still fit, or a new one, stored at once. */
    open(ticket: StudentTicket, pin: string): Draft {
      const stored = read(draftKey(ticket.id));
      const draft: Draft = {
        submissionId: stored?.submissionId ?? newId(),
        pin,
        ticket,
        name: stored?.name ?? '',
        answers: fittingAnswers(ticket.questions, stored?.answers ?? {}),
        isSending: stored?.isSending ?? false,
        savedAt: now(),
      };
      return save(draft);
    },

    /** The stored draft of a ticket where it is newer than this one: another tab has changed it. */
    newerThan({ ticket, savedAt }: Draft): Draft | undefined {
      const stored = read(draftKey(ticket.id));
      return stored && stored.savedAt > savedAt ? stored : undefined;
    },

    /** The draft of a PIN, for when the ticket itself cannot be loaded. */
    findByPin(pin: string): Draft | undefined {
      return keys()
        .filter(isDraftKey)
        .map(read)
        .find((draft) => draft?.pin === pin);
    },

    /** What was typed for a ticket and never sent. */
    answersOf: (ticketId: string): Answers => read(draftKey(ticketId))?.answers ?? {},

    /** Throws away what was typed. */
    discard(ticketId: string): void {
      storage.removeItem(draftKey(ticketId));
    },

    /** Removes the draft of a response that has been stored, and remembers when, and under which PIN. */
    markSent(ticketId: string, pin: string): void {
      storage.removeItem(draftKey(ticketId));
      try {
        storage.setItem(sentKey(ticketId), `${now()} ${pin}`);
      } catch (error) {
        console.error('This device does not remember what was sent', error);
      }
    },

    /** When this device sent a response to a ticket, in milliseconds since 1970. */
    sentAt(ticketId: string): number | undefined {
      const at = timeOf(storage.getItem(sentKey(ticketId)));
      return Number.isFinite(at) ? at : undefined;
    },

    /** The ticket that this device knows by a PIN that may lead to another, or nowhere, by now. */
    ticketOfPin(pin: string): string | undefined {
      const key = keys().find((key) => isSentKey(key) && storage.getItem(key)?.endsWith(` ${pin}`));
      return key?.slice(sentKey('').length);
    },

    /** Another student answers on this device. */
    clearSent(ticketId: string): void {
      storage.removeItem(sentKey(ticketId));
    },

    /** Removes what is too old to be of use. */
    prune(): void {
      for (const key of keys()) {
        if (isDraftKey(key) && !read(key)) storage.removeItem(key);
        if (isSentKey(key) && !(timeOf(storage.getItem(key)) + sentMarkMaxAgeMs > now())) storage.removeItem(key);
      }
    },

    /** Whether a storage event of another tab says that this ticket has been sent. */
    isSentKeyOf: (ticketId: string, key: string | null): boolean => key === sentKey(ticketId),
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
