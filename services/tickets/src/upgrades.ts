import { limits } from '@exit-tickets/contracts';
import { type Connection, mongo } from 'mongoose';

/** A material of up to 200,000 characters each: a batch stays below 20 MB. */
const batchSize = 25;

interface StoredMaterial {
  _id: string;
  ticketId: string;
  content: string;
}

interface StoredTicketFields {
  _id: string;
  teacherId: string;
  materialId?: string | null;
  /** Where the first version kept the material. */
  originalContent?: string;
  openSlot?: number | null;
}

async function* inBatches<Document>(documents: AsyncIterable<Document>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Takes the material out of tickets into documents of its own, named by the ticket. The text leaves the ticket only once
 * it lies elsewhere, and what was moved already is not found again: a start that is interrupted goes on with the rest.
 */
const moveMaterialApart = async (database: Connection): Promise<void> => {
  const tickets = database.collection<StoredTicketFields>('tickets');
  const materials = database.collection<StoredMaterial>('ticket_materials');
  const withMaterial = tickets
    .find({ originalContent: { $exists: true } }, { projection: { originalContent: 1, materialId: 1 } })
    .batchSize(batchSize);
  for await (const batch of inBatches(withMaterial)) {
    const moved = batch.flatMap(({ _id, originalContent, materialId }) =>
      originalContent && !materialId ? [{ _id, ticketId: _id, content: originalContent }] : [],
    );
    if (moved.length > 0)
      await materials.bulkWrite(
        moved.map((material) => ({
          replaceOne: { filter: { _id: material._id }, replacement: material, upsert: true },
        })),
      );
    const pointsTo = new Set(moved.map(({ _id }) => _id));
    await tickets.bulkWrite(
      batch.map(({ _id }) => ({
        updateOne: {
          filter: { _id },
          update: { $unset: { originalContent: '' as const }, ...(pointsTo.has(_id) && { $set: { materialId: _id } }) },
        },
      })),
    );
  }
};

const isDuplicate = (error: unknown): boolean => error instanceof mongo.MongoServerError && error.code === 11_000;

/**
 * Gives every open ticket a slot of its teacher's. Tickets beyond the limit stay open without one: the teacher has no free
 * slot then and opens no more until others closed; all of them expire within seven days.
 */
const giveOpenTicketsSlots = async (database: Connection, now: Date): Promise<void> => {
  const tickets = database.collection<StoredTicketFields>('tickets');
  const isOpen = { isActive: true, isAnalyzed: false, isArchived: false, expiresAt: { $gt: now } };
  const open = tickets.find(
    { holdsPin: true, ...isOpen, deletedAt: null, isOnlyPin: null },
    { projection: { teacherId: 1, openSlot: 1 } },
  );
  const byTeacher = Map.groupBy(await open.toArray(), ({ teacherId }) => teacherId);
  for (const ofTeacher of byTeacher.values()) {
    const taken = new Set(ofTeacher.map(({ openSlot }) => openSlot));
    const free = Array.from({ length: limits.openTicketsPerTeacher }, (_, slot) => slot).filter(
      (slot) => !taken.has(slot),
    );
    const without = ofTeacher.filter(({ openSlot }) => openSlot == null).slice(0, free.length);
    for (const [index, { _id }] of without.entries()) {
      // Another copy of the service may have started before this one and given out the same slot.
      await tickets.updateOne({ _id, openSlot: null }, { $set: { openSlot: free[index] ?? null } }).catch((error) => {
        if (!isDuplicate(error)) throw error;
      });
    }
  }
};

const codeOf = { namespaceNotFound: 26, indexNotFound: 27 };

/** Drops the index that lists used before they were read a page at a time. */
const dropOldListIndex = async (database: Connection): Promise<void> => {
  await database
    .collection('tickets')
    .dropIndex('teacherId_1_isArchived_1_createdAt_-1')
    .catch((error: unknown) => {
      const isMissing =
        error instanceof mongo.MongoServerError && Object.values(codeOf).some((code) => code === error.code);
      if (!isMissing) throw error;
    });
};

/** In the order in which they are needed; a name is never used again. */
const upgrades = {
  '1-material-apart': moveMaterialApart,
  '2-open-slots': giveOpenTicketsSlots,
  '3-list-index': dropOldListIndex,
};

/**
 * Brings what earlier versions stored into today's shape, each step once, before anything is served. Every step may be
 * interrupted and repeated, also by two copies of the service that start together.
 */
export const upgradeStoredTickets = async (database: Connection, now: Date): Promise<void> => {
  const done = database.collection<{ _id: string; doneAt: Date }>('ticket_upgrades');
  for (const [name, upgrade] of Object.entries(upgrades)) {
    if (await done.findOne({ _id: name })) continue;
    await upgrade(database, now);
    await done.updateOne({ _id: name }, { $set: { doneAt: now } }, { upsert: true });
  }
};
