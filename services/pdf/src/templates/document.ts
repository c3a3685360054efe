import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { style } from './style.ts';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing may be loaded, sent or styled but by our own style sheet. One of four locks: see rendering/offline-page.ts. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** A whole page around a body. */
export const documentOf = ({ language, title, body }: { language: string; title: string; body: Html }): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title><style>${new Html(style)}</style></head>
<body>${body}</body></html>
`.source;
