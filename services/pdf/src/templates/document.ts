import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { style } from './style.ts';

/** Blocks loading, sending and all styles but this style sheet. One of four measures: see rendering/offline-page.ts. */
const policyFor = (css: string): string => {
  const hash = createHash('sha256').update(css).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
};

interface Document {
  language: string;
  title: string;
  body: Html;
  /** Defaults to the style sheet of tickets. */
  css?: string;
}

/** Wraps a body in a complete page. */
export const documentOf = ({ language, title, body, css = style }: Document): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(css)}">
<title>${title}</title><style>${new Html(css)}</style></head>
<body>${body}</body></html>
`.source;
