import type { AnswerGroup } from '@exit-tickets/contracts';
import { answerCount, isBlank, type KeyedGroup, type Pile } from './groups.ts';

/** Minimum share of the expected content that an answer names, for the piles `much` and `some`. */
const much = 0.4;
const some = 0.12;

const pileOf = ({ wordings, named }: Pick<AnswerGroup, 'wordings' | 'named'>): Pile | undefined => {
  if (named === undefined) return undefined;
  if (answerCount(wordings) > 1) return 'several';
  if (named >= much) return 'much';
  return named >= some ? 'some' : 'none';
};

/**
 * Gives groups keys and an order that are stable while answers come in: a known group keeps its place even if it grew,
 * and new groups follow, before the blank ones.
 * @param shown the groups as arranged before; empty after a reload, which takes the order of the server
 */
export const arrangeGroups = (
  shown: readonly KeyedGroup[],
  groups: readonly Pick<AnswerGroup, 'wordings' | 'named'>[],
): KeyedGroup[] => {
  const placeOf = new Map<string, number>();
  for (const [place, { wordings }] of shown.entries())
    for (const { responseIds } of wordings) for (const id of responseIds) placeOf.set(id, place);
  const firstBlank = shown.findIndex(isBlank);
  const placeOfNew = firstBlank < 0 ? shown.length : firstBlank - 0.5;
  const keys = new Set(shown.map(({ key }) => key));
  const newKey = (id = ''): string => (keys.has(id) ? newKey(`${id}'`) : id);
  const taken = new Set<number>();
  const isFirst = shown.length === 0;
  const placed = groups.map(({ wordings, named }) => {
    const ids = wordings.flatMap(({ responseIds }) => responseIds);
    // Only one part of a group that was split keeps its place and key.
    const place = ids.map((id) => placeOf.get(id)).find((known) => known !== undefined && !taken.has(known));
    if (place === undefined) {
      const pile = isFirst || named === undefined ? pileOf({ wordings, named }) : 'new';
      return { place: placeOfNew, group: { key: newKey(ids[0]), wordings, ...(pile && { pile }) } };
    }
    taken.add(place);
    const known = shown[place];
    return { place, group: known?.wordings === wordings ? known : { ...known, key: known?.key ?? '', wordings } };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ group }) => group);
};
