import { type EventEnvelope, limits, ticketChanged } from '@exit-tickets/contracts';
import { dropIndex, inBatches, type Migration, type Migrations, unlessDuplicate } from '@exit-tickets/service-kit';
import { classKeyOf, listKeysOf, searchTextOf } from './list-keys.ts';
import type { StoredTicket } from './ticket.ts';

/** Materials have up to 200,000 characters each, so a batch stays below 20 MB. */
const batchSize = 25;
const namesAtOnce = 1_000;

interface StoredMaterial {
  _id: string;
  ticketId: string;
  content: string;
}

interface StoredTicketFields {
  _id: string;
  teacherId: string;
  materialId?: string | null;
  /** Where the first release stored the material. */
  originalContent?: string;
  openSlot?: number | null;
}

/**
 * Moves the material out of tickets into documents with the ticket's id. The text is removed from its ticket only after
 * it is stored elsewhere. Moved tickets no longer match the query, so an interrupted run continues with the remaining
 * ones.
 */
const moveMaterialApart: Migration = async (database) => {
  const tickets = database.collection<StoredTicketFields>('tickets');
  const materials = database.collection<StoredMaterial>('ticket_materials');
  const withMaterial = tickets
    .find({ originalContent: { $exists: true } }, { projection: { originalContent: 1, materialId: 1 } })
    .batchSize(batchSize);
  for await (const batch of inBatches(withMaterial, batchSize)) {
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

/**
 * Gives every open ticket a slot of its teacher. Tickets beyond the limit stay open without a slot: the teacher then
 * has no free slot until others close, at the latest when they expire after seven days.
 */
const giveOpenTicketsSlots: Migration = async (database, now) => {
  const tickets = database.collection<StoredTicketFields>('tickets');
  // The unique index decides between two replicas that start at the same time.
  await tickets.createIndex(
    { teacherId: 1, openSlot: 1 },
    { unique: true, partialFilterExpression: { openSlot: { $gte: 0 } } },
  );
  const isOpen = { isActive: true, isAnalyzed: false, isArchived: false, expiresAt: { $gt: now } };
  const open = tickets.find(
    { holdsPin: true, ...isOpen, deletedAt: null, isOnlyPin: null },
    { projection: { teacherId: 1, openSlot: 1 } },
  );
  const byTeacher = Map.groupBy(await open.toArray(), ({ teacherId }) => teacherId);
  for (const owned of byTeacher.values()) {
    const taken = new Set(owned.map(({ openSlot }) => openSlot));
    const free = Array.from({ length: limits.openTicketsPerTeacher }, (_, slot) => slot).filter(
      (slot) => !taken.has(slot),
    );
    const without = owned.filter(({ openSlot }) => openSlot == null).slice(0, free.length);
    for (const [index, { _id }] of without.entries()) {
      // Another replica may have started earlier and assigned the same slot.
      await unlessDuplicate(tickets.updateOne({ _id, openSlot: null }, { $set: { openSlot: free[index] ?? null } }));
    }
  }
};

/** Former event types, now all `TicketChanged`. */
const formerTypes = ['TicketPublished', 'TicketClosed', 'TicketReopened'];

/** Renames the type of events that are still in an outbox; their data is unchanged. */
const renameStoredEvents: Migration = async (database) => {
  const tickets = database.collection<{ _id: string; outbox: EventEnvelope[] }>('tickets');
  const withFormer = tickets.find({ 'outbox.type': { $in: formerTypes } }, { projection: { outbox: 1 } });
  for await (const { _id, outbox } of withFormer) {
    for (const [index, { id, type }] of outbox.entries()) {
      // If another replica has published the event meanwhile, the filter matches nothing.
      if (formerTypes.includes(type))
        await tickets.updateOne(
          { _id, [`outbox.${index}.id`]: id },
          { $set: { [`outbox.${index}.type`]: ticketChanged.type } },
        );
    }
  }
};

/** Adds the sort keys of lists to tickets. A ticket renamed meanwhile already has them. */
const addListKeys: Migration = async (database) => {
  const tickets = database.collection<StoredTicket>('tickets');
  const without = tickets
    .find({ titleKey: { $exists: false } }, { projection: { title: 1, className: 1 } })
    .batchSize(batchSize);
  for await (const batch of inBatches(without, batchSize))
    await tickets.bulkWrite(
      batch.map(({ _id, title, className }) => ({
        updateOne: { filter: { _id, title, className }, update: { $set: listKeysOf({ title, className }) } },
      })),
    );
};

/** Recomputes the stored class keys with the current algorithm. */
const renewClassKeys: Migration = async (database) => {
  const tickets = database.collection<StoredTicket>('tickets');
  const stored = tickets
    .find({ className: { $type: 'string' } }, { projection: { className: 1, classKey: 1 } })
    .batchSize(namesAtOnce);
  for await (const batch of inBatches(stored, namesAtOnce)) {
    const changed = batch.filter(({ className, classKey }) => classKey !== classKeyOf(className));
    if (changed.length > 0)
      await tickets.bulkWrite(
        changed.map(({ _id, className }) => ({
          updateOne: { filter: { _id, className }, update: { $set: { classKey: classKeyOf(className) } } },
        })),
      );
  }
};

/**
 * Bounds the class keys and rebuilds their index: in the embedded database a single key that is too long permanently
 * prevents sorting by an index.
 */
const boundClassKeys: Migration = async (database, now) => {
  await renewClassKeys(database, now);
  await dropIndex(
    database,
    'tickets',
    'teacherId_1_isArchived_1_deletedAt_1_isOnlyPin_1_classKey_1_createdAt_-1__id_-1',
  );
};

/**
 * Removes leftovers of deleted tickets whose PIN is already released, which no query finds. A ticket whose deletion is
 * still in its outbox is removed after its last event.
 */
const removeLostReservations: Migration = async (database, now) => {
  const tickets = database.collection<StoredTicket>('tickets');
  const lost = { isOnlyPin: true, holdsPin: false, deletedAt: null };
  await tickets.deleteMany({ ...lost, outbox: { $size: 0 } });
  await tickets.updateMany(lost, { $set: { deletedAt: now, totalStudents: null } });
};

/** Adds the search text to tickets. A ticket changed meanwhile already has it. */
const addSearchText: Migration = async (database) => {
  const tickets = database.collection<StoredTicket>('tickets');
  const without = tickets
    .find({ searchText: { $exists: false } }, { projection: { title: 1, className: 1, questions: 1, version: 1 } })
    .batchSize(batchSize);
  for await (const batch of inBatches(without, batchSize))
    await tickets.bulkWrite(
      batch.map(({ _id, version, ...ticket }) => ({
        updateOne: { filter: { _id, version }, update: { $set: { searchText: searchTextOf(ticket) } } },
      })),
    );
};

/** Upgrades the tickets and materials of earlier releases. */
export const migrations: Migrations = {
  service: 'tickets',
  formerRecords: 'ticket_upgrades',
  steps: {
    '1-material-apart': moveMaterialApart,
    '2-open-slots': giveOpenTicketsSlots,
    // Drops the list index from before lists had pages.
    '3-list-index': (database) => dropIndex(database, 'tickets', 'teacherId_1_isArchived_1_createdAt_-1'),
    '4-event-names': renameStoredEvents,
    // Kept because installations and backups have recorded it. It republished open tickets, as `republishOnRequest`
    // does now.
    '5-replicate-open': async () => undefined,
    '6-list-keys': addListKeys,
    '7-class-keys': boundClassKeys,
    '8-lost-reservations': removeLostReservations,
    '9-search-text': addSearchText,
    '10-class-spellings': renewClassKeys,
  },
};
