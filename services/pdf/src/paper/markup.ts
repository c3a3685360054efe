const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** HTML that may stand in a page as it is. Only `markup` makes it, so text cannot be taken for it. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | readonly Markup[] | string | number | undefined;

const sourceOf = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities.get(sign) ?? '');
};

/** A template whose values are escaped, for element content and quoted attributes, unless they are markup themselves. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((string, index) => string + sourceOf(parts[index])).join(''));
