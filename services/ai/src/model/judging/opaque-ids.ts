import { randomInt } from 'node:crypto';

/** Letters and digits that spell no word and are not taken for each other. */
const characters = 'bcdfghjkmnpqrtvwxz2346789';
const idLength = 4;

const randomId = (): string =>
  Array.from({ length: idLength }, () => characters[randomInt(characters.length)]).join('');

/** The same items in random order, which tells nobody when they came in. */
export const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: randomInt(2 ** 47) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Each under an id made for this one request, which does not tell whose it is. */
export const underOpaqueIds = <Item>(items: readonly Item[]): Map<string, Item> => {
  const byId = new Map<string, Item>();
  for (const item of items) {
    let id = randomId();
    while (byId.has(id)) id = randomId();
    byId.set(id, item);
  }
  return byId;
};
