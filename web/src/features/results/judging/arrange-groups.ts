import { isBlank, type KeyedGroup } from './groups.ts';

/**
 * Gives groups keys and an order that are stable while answers come in, so that nothing jumps: a known group keeps its
 * place, even if it grew, and a new one follows them, before the blank ones.
 * @param shown the groups as they were arranged before; none after a reload, which takes the order of the server
 */
export const arrangeGroups = (
  shown: readonly KeyedGroup[],
  groups: readonly Pick<KeyedGroup, 'wordings'>[],
): KeyedGroup[] => {
  const placeOf = new Map<string, number>();
  for (const [place, { wordings }] of shown.entries())
    for (const { responseIds } of wordings) for (const id of responseIds) placeOf.set(id, place);
  const firstBlank = shown.findIndex(isBlank);
  const placeOfNew = firstBlank < 0 ? Number.POSITIVE_INFINITY : firstBlank - 0.5;
  const keys = new Set(shown.map(({ key }) => key));
  const newKey = (id = ''): string => (keys.has(id) ? newKey(`${id}'`) : id);
  const taken = new Set<number>();
  const placed = groups.map(({ wordings }) => {
    const ids = wordings.flatMap(({ responseIds }) => responseIds);
    // A group that was split keeps its place and key once.
    const place = ids.map((id) => placeOf.get(id)).find((known) => known !== undefined && !taken.has(known));
    if (place === undefined) return { place: placeOfNew, group: { key: newKey(ids[0]), wordings } };
    taken.add(place);
    const known = shown[place];
    const key = known?.key ?? '';
    return { place, group: known?.wordings === wordings ? known : { key, wordings } };
  });
  return placed.sort((a, b) => compare(a.place, b.place)).map(({ group }) => group);
};

/** Not a subtraction: Infinity - Infinity is NaN. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
