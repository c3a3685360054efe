import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without its prefix, which programs choose freely. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** No real document nests deeper. */
const maxDepth = 400;

/**
 * Parses XML as Office writes it. Rejects document types, as the standard demands: they could declare endless entities
 * or refer to local files.
 * @throws if it is broken
 */
export const parseXml = (xml: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const addText = (text: string): void => void open.at(-1)?.children.push(text);
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Error('a document type in a part of a document');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxDepth) throw new Error('nested too deeply');
    const element = { name: name.slice(name.indexOf(':') + 1), attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
};

/** The elements directly within another one; none if it is missing. */
export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((child) => typeof child !== 'string');

/** The root element of a part of a document; undefined if the part is missing. */
export const rootOf = (parts: ReadonlyMap<string, string>, name: string): XmlElement | undefined => {
  const xml = parts.get(name);
  return xml === undefined ? undefined : elementsOf(parseXml(xml))[0];
};

export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

/** The first element at the end of a path of names. */
export const find = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined => {
  let found = element;
  for (const name of path) found = elementsOf(found).find((child) => child.name === name);
  return found;
};

/** All elements with a name, at any depth. */
export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** An attribute by its local name; `prefixed` takes only one with a prefix, such as `r:id` besides `id`. */
export const attribute = (element: XmlElement | undefined, name: string, prefixed = false): string | undefined =>
  Object.entries(element?.attributes ?? {}).find(
    ([key]) => key.endsWith(`:${name}`) || (!prefixed && key === name),
  )?.[1];

/** Picks the variant for current programs from alternate content. */
export const chosen = (alternate: XmlElement): XmlElement[] =>
  elementsOf(find(alternate, 'Choice') ?? find(alternate, 'Fallback'));
