import { randomInt } from 'node:crypto';

/** Letters and digits that spell no word and are not taken for each other. */
const characters = 'bcdfghjkmnpqrtvwxz2346789';
const idLength = 4;

const randomId = (): string =>
  Array.from({ length: idLength }, () => characters[randomInt(characters.length)]).join('');

/** In random order, each under an id made for this one request: neither tells when it came in, nor whose it is. */
export const underOpaqueIds = <Item>(items: readonly Item[]): Map<string, Item> => {
  const shuffled = items.map((item) => ({ item, place: randomInt(2 ** 47) })).sort((a, b) => a.place - b.place);
  const byId = new Map<string, Item>();
  for (const { item } of shuffled) {
    let id = randomId();
    while (byId.has(id)) id = randomId();
    byId.set(id, item);
  }
  return byId;
};
