import type { StudentTicket } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { type Answers, fittingAnswers, isStudentTicket } from './student-ticket.ts';

/** A student's input for one ticket, stored on the device until it has been sent. */
export interface Draft {
  /** Created once, so that double taps, retries, reloads and two tabs store one response (docs/design.md 4.13). */
  submissionId: string;
  pin: string;
  /** Stored too, so that the input can be shown after a reload without network or after the ticket has closed. */
  ticket: StudentTicket;
  name: string;
  answers: Answers;
  /** Sending has begun without an answer so far; it continues after a reload. */
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
/** A draft contains a student's name, and school devices are shared: a day is enough after a lost connection. */
const draftMaxAgeMs = dayMs;
/** The longest time that a ticket stays open without being reactivated. */
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

/** The value that `markSent` writes starts with the time. */
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

  /** Stores a draft and returns it with its time. Full or forbidden storage must not stop a student from answering. */
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

    /** The draft of a ticket: the stored one with the answers that still fit, or a new one, which is stored at once. */
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

    /** The stored draft if it is newer than this one, because another tab has changed it. */
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

    /** The unsent answers to a ticket. */
    answersOf: (ticketId: string): Answers => read(draftKey(ticketId))?.answers ?? {},

    /** Deletes an unsent draft. */
    discard(ticketId: string): void {
      storage.removeItem(draftKey(ticketId));
    },

    /** Removes the draft of a stored response, and records the time and the PIN. */
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

    /** The ticket that this device answered with a PIN; by now the PIN may belong to another ticket or none. */
    ticketOfPin(pin: string): string | undefined {
      const key = keys().find((key) => isSentKey(key) && storage.getItem(key)?.endsWith(` ${pin}`));
      return key?.slice(sentKey('').length);
    },

    /** Called when another student uses this device. */
    clearSent(ticketId: string): void {
      storage.removeItem(sentKey(ticketId));
    },

    /** Removes expired entries. */
    prune(): void {
      for (const key of keys()) {
        if (isDraftKey(key) && !read(key)) storage.removeItem(key);
        if (isSentKey(key) && !(timeOf(storage.getItem(key)) + sentMarkMaxAgeMs > now())) storage.removeItem(key);
      }
    },

    /** Whether a storage event from another tab means that this ticket has been sent. */
    isSentKeyOf: (ticketId: string, key: string | null): boolean => key === sentKey(ticketId),
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
