import { mongo } from 'mongoose';
import type { Logger } from '../logs/log.ts';

type Fields = Record<string, unknown>;

interface IndexedCollection extends Pick<mongo.Collection, 'createIndex' | 'dropIndex' | 'indexes'> {
  collectionName: string;
}

/** A mongoose model, reduced to its schema. */
export interface StoredModel {
  collection: IndexedCollection;
  schema: { indexes(): [Fields, object][]; get(option: 'strict'): unknown };
}

/** IndexOptionsConflict and IndexKeySpecsConflict. */
const conflicts: readonly unknown[] = [85, 86];

/**
 * Creates an index. MongoDB refuses when an earlier release created it with other options; then the former index is
 * dropped first. Until the new one is built, queries are slow and duplicates may be stored, which make a unique index
 * fail. The order of the fields matters.
 */
export const ensureIndex = async (
  collection: IndexedCollection,
  fields: Fields,
  options: mongo.CreateIndexesOptions,
  logger: Logger,
): Promise<void> => {
  const spec = fields as mongo.IndexSpecification;
  try {
    await collection.createIndex(spec, options);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || !conflicts.includes(error.code)) throw error;
    const wanted = JSON.stringify(fields);
    const usualName = Object.entries(fields).flat().join('_');
    const inTheWay = (await collection.indexes()).filter(
      ({ name, key }) => name === (options.name ?? usualName) || JSON.stringify(key) === wanted,
    );
    for (const { name } of inTheWay) {
      logger.info({ collection: collection.collectionName, index: name }, 'an index is made anew with other options');
      if (name !== undefined) await collection.dropIndex(name);
    }
    await collection.createIndex(spec, options);
  }
};

/** Creates the indexes that the schemas of these models declare. */
export const ensureIndexes = async (models: readonly StoredModel[], logger: Logger): Promise<void> => {
  for (const { collection, schema } of models)
    for (const [fields, options] of schema.indexes()) await ensureIndex(collection, fields, options, logger);
};
