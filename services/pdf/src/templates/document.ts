import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { style } from './style.ts';

/** Nothing may be loaded, sent or styled but by this style sheet. One of four locks: see rendering/offline-page.ts. */
const policyFor = (css: string): string => {
  const hash = createHash('sha256').update(css).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
};

interface Document {
  language: string;
  title: string;
  body: Html;
  /** Another style sheet than that of a ticket. */
  css?: string;
}

/** A whole page around a body. */
export const documentOf = ({ language, title, body, css = style }: Document): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(css)}">
<title>${title}</title><style>${new Html(css)}</style></head>
<body>${body}</body></html>
`.source;
