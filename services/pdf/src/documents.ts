// What other documents than tickets are printed with.
export { printOffline, startOffline } from './rendering/offline-page.ts';
export { documentOf } from './templates/document.ts';
export { type Html, html } from './templates/html.ts';
