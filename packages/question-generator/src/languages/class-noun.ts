/** The first of some nouns for classes (“families”) that a heading has, as a question asks for it (“family”). */
export const classNounIn = (heading: string, nouns: Readonly<Record<string, string>>): string | undefined =>
  (heading.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    Object.hasOwn(nouns, word) ? (nouns[word] ?? []) : [],
  )[0];
