/** Finds the main part of a document; Office on the web may number it, as in `word/document2.xml`. */
export const mainPart = (names: Iterable<string>, usual: string): string | undefined =>
  [...names].filter((name) => name.startsWith(usual) && /^\d*\.xml$/.test(name.slice(usual.length))).sort()[0];
