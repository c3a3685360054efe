import { randomInt } from 'node:crypto';

/** Characters that form no words and are not confused with each other. */
const characters = 'bcdfghjkmnpqrtvwxz2346789';
const idLength = 4;

const randomId = (): string =>
  Array.from({ length: idLength }, () => characters[randomInt(characters.length)]).join('');

/** The items in random order, which hides their order of arrival. */
export const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: randomInt(2 ** 47) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Gives each item a random id for a single request, which hides whose it is. */
export const underOpaqueIds = <Item>(items: readonly Item[]): Map<string, Item> => {
  const byId = new Map<string, Item>();
  for (const item of items) {
    let id = randomId();
    while (byId.has(id)) id = randomId();
    byId.set(id, item);
  }
  return byId;
};
