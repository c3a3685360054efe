import { attribute, elementsOf, find, textIn, type XmlElement } from './xml.ts';

/** Whether text needs no brackets: a number, a word, or text already in brackets. */
const isSimple = (text: string): boolean => /^(?:[\p{L}\p{N}.,′'∞°%]+|\([^()]*\))$/u.test(text);
const inBrackets = (text: string): string => (isSimple(text) ? text : `(${text})`);

const part = (element: XmlElement, name: string): string => {
  const found = find(element, name);
  return found ? formulaText(found) : '';
};
const allParts = (element: XmlElement, name: string): string[] =>
  elementsOf(element)
    .filter((child) => child.name === name)
    .map(formulaText);
const raised = (text: string): string => (text ? `^${inBrackets(text)}` : '');
const lowered = (text: string): string => (text ? `_${inBrackets(text)}` : '');
const sign = (element: XmlElement, properties: string, name: string, usual: string): string =>
  attribute(find(element, properties, name), 'val') ?? usual;

/** How each element of a formula is written on one line; other elements contribute their text. */
const written: Record<string, (element: XmlElement) => string> = {
  f: (element) => `${inBrackets(part(element, 'num'))}/${inBrackets(part(element, 'den'))}`,
  sSup: (element) => part(element, 'e') + raised(part(element, 'sup')),
  sSub: (element) => part(element, 'e') + lowered(part(element, 'sub')),
  sSubSup: (element) => part(element, 'e') + lowered(part(element, 'sub')) + raised(part(element, 'sup')),
  sPre: (element) => lowered(part(element, 'sub')) + raised(part(element, 'sup')) + part(element, 'e'),
  rad: (element) => {
    const degree = part(element, 'deg');
    return degree ? `root${inBrackets(degree)}(${part(element, 'e')})` : `√${inBrackets(part(element, 'e'))}`;
  },
  d: (element) =>
    sign(element, 'dPr', 'begChr', '(') +
    allParts(element, 'e').join(sign(element, 'dPr', 'sepChr', '|')) +
    sign(element, 'dPr', 'endChr', ')'),
  nary: (element) =>
    `${sign(element, 'naryPr', 'chr', '∫')}${lowered(part(element, 'sub'))}${raised(part(element, 'sup'))} ${part(element, 'e')}`,
  func: (element) => `${part(element, 'fName')} ${inBrackets(part(element, 'e'))}`,
  limLow: (element) => part(element, 'e') + lowered(part(element, 'lim')),
  limUpp: (element) => part(element, 'e') + raised(part(element, 'lim')),
  m: (element) => allParts(element, 'mr').join('; '),
  mr: (element) => allParts(element, 'e').join(', '),
  eqArr: (element) => allParts(element, 'e').join('; '),
  t: textIn,
};

/** Writes an Office formula (OMML) on one line: `(a + b)/2`, `x^2`, `√(x + 1)`. */
export function formulaText(element: XmlElement): string {
  const write = written[element.name];
  return write
    ? write(element)
    : elementsOf(element)
        .filter(({ name }) => !name.endsWith('Pr'))
        .map(formulaText)
        .join('');
}
