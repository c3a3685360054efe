import { escapeHtml } from '@exit-tickets/service-kit';

/** Trusted HTML. A class, so that plain text is never mistaken for it; use `html` to create it. */
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

/** A template that escapes its values for element content and quoted attributes, except `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((string, index) => string + sourceOf(parts[index])).join(''));
