import { escapeHtml } from '@exit-tickets/service-kit';

/** HTML that may stand in a page as it is. Only `html` makes it, so text cannot be taken for it. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Html | readonly Html[] | string | number | undefined;

const sourceOf = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return escapeHtml(String(part));
};

/** A template whose values are escaped, for element content and quoted attributes, unless they are HTML themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((string, index) => string + sourceOf(parts[index])).join(''));
