import { notDeleted, outboxFields } from '@exit-tickets/bus';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import type { StoredTicket } from '../ticket.ts';

/** A ticket with its unpublished events. */
export interface TicketDocument extends StoredTicket {
  outbox: EventEnvelope[];
  /** When its teacher deleted it. The outbox removes the document once the deletion is published. */
  deletedAt?: Date;
  /** The number of removed responses, which versions the response count. Missing before the first removal. */
  responseRemovals?: number;
  /** The ticket is deleted; only the reservation of its PIN is left. */
  isOnlyPin?: boolean;
}

type Field = Exclude<keyof TicketDocument, 'outbox' | 'deletedAt'>;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    title: { type: String, required: true },
    className: { type: String, default: null },
    totalStudents: { type: Number, default: null },
    questions: { type: Schema.Types.Mixed, required: true },
    materialId: { type: String, default: null },
    rightAnswers: { type: Schema.Types.Mixed, default: null },
    isKeptFromAi: Boolean,
    isActive: { type: Boolean, required: true },
    isAnalyzed: { type: Boolean, required: true },
    isArchived: { type: Boolean, required: true },
    anonymizedAt: Date,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    responseCount: { type: Number, required: true },
    responseRemovals: Number,
    judged: Schema.Types.Mixed,
    originId: String,
    version: { type: Number, required: true },
    lockedAt: { type: Date, default: null },
    pin: { type: String, required: true },
    holdsPin: { type: Boolean, required: true },
    pinFreeAt: { type: Date, required: true },
    openSlot: { type: Number, default: null },
    hourSlot: { type: Number, default: null },
    hourSlotFreeAt: { type: Date, default: null },
    titleKey: { type: String, default: '' },
    classKey: { type: String, default: '' },
    searchText: { type: String, default: '' },
    shareHash: String,
    sharedUntil: Date,
    isOnlyPin: Boolean,
    ...outboxFields,
  } satisfies Record<Field, unknown>,
  { strict: 'throw', versionKey: false, minimize: false, collection: 'tickets' },
);

// Two tickets can never hold the same PIN, even under concurrent requests (docs/design.md 4.5).
schema.index({ pin: 1 }, { unique: true, partialFilterExpression: { holdsPin: true } });
schema.index({ pinFreeAt: 1 }, { partialFilterExpression: { holdsPin: true } });
// A teacher never has more open tickets than slots, whichever replica opens them (docs/design.md 4.21).
schema.index({ teacherId: 1, openSlot: 1 }, { unique: true, partialFilterExpression: { openSlot: { $gte: 0 } } });
schema.index({ teacherId: 1, hourSlot: 1 }, { unique: true, partialFilterExpression: { hourSlot: { $gte: 0 } } });
const isShared = { sharedUntil: { $exists: true } } as const;
schema.index({ shareHash: 1 }, { partialFilterExpression: { shareHash: { $exists: true } } });
schema.index({ teacherId: 1, sharedUntil: 1 }, { partialFilterExpression: isShared });
// Covers the list queries: a page reads only its own tickets, and counting reads none.
const ofList = { teacherId: 1, isArchived: 1, deletedAt: 1, isOnlyPin: 1 } as const;
schema.index({ ...ofList, createdAt: -1, _id: -1 });
schema.index({ ...ofList, titleKey: 1, createdAt: -1, _id: -1 });
schema.index({ ...ofList, classKey: 1, createdAt: -1, _id: -1 });
// Partial, because most tickets are not copies.
schema.index(
  { ...ofList, originId: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { originId: { $gte: '' } } },
);

export const ticketModel = (database: Connection): Model<TicketDocument> =>
  database.model<TicketDocument>('Ticket', schema);

/** Condition of every query: neither deleted nor a leftover that only reserves a PIN. */
export const alive = { ...notDeleted, isOnlyPin: null };

/** Fields that neither lists nor students need. */
export const notShown = { 'questions.guide': 0, 'questions.origin': 0, searchText: 0, outbox: 0 } as const;
