import { type PptRecord, recordAt, recordType, uint32 } from './ppt-records.ts';

/** Offsets in the `Current User` stream: the latest edit of the presentation, and whether it is encrypted. */
const currentUser = { token: 12, edit: 16, encryptedToken: 0xf3d1c4df };
const maxEdits = 10_000;

export const isProtected = (user: Buffer): boolean =>
  user.length >= currentUser.token + 4 && user.readUInt32LE(currentUser.token) === currentUser.encryptedToken;

/** An entry has the number of consecutive objects (12 bits) and the first id (20 bits), followed by their offsets. */
const addPlaces = (directory: Buffer, places: Map<number, number>): void => {
  for (let at = 0; at + 4 <= directory.length; ) {
    const entry = directory.readUInt32LE(at);
    const first = entry & 0xfffff;
    const count = entry >>> 20;
    at += 4;
    for (let index = 0; index < count && at + 4 <= directory.length; index += 1, at += 4)
      // The newest edit is read first, so older entries for the same object are outdated.
      if (!places.has(first + index)) places.set(first + index, directory.readUInt32LE(at));
  }
};

/** Finds the last edit before an offset, as the records follow each other from the start of the stream. */
const editBefore = (stream: Buffer, end: number): number => {
  let found = 0;
  for (let at = 0; at + 8 <= end; at += 8 + stream.readUInt32LE(at + 4))
    if (stream.readUInt16LE(at + 2) === recordType.userEdit) found = at;
  return found;
};

/**
 * The current objects of a presentation. Saving appends to the stream, which still has older versions of a slide; the
 * chain of edits shows which one is current.
 */
export const currentObjects = (stream: Buffer, user: Buffer) => {
  const places = new Map<number, number>();
  let documentId: number | undefined;
  let offset = user.length >= currentUser.edit + 4 ? user.readUInt32LE(currentUser.edit) : 0;
  for (let edits = 0; offset > 0 && edits < maxEdits; edits += 1) {
    const edit = recordAt(stream, offset);
    if (edit?.type !== recordType.userEdit) break;
    const directory = recordAt(stream, uint32(edit, 12));
    if (directory?.type === recordType.persistDirectory) addPlaces(directory.data, places);
    documentId ??= uint32(edit, 16);
    const before = uint32(edit, 8);
    // Some presentations give an edit itself as its predecessor.
    offset = before < offset ? before : editBefore(stream, offset);
  }
  const object = (id: number): PptRecord | undefined => {
    const place = places.get(id);
    return place === undefined ? undefined : recordAt(stream, place);
  };
  return { object, document: documentId === undefined ? undefined : object(documentId) };
};
