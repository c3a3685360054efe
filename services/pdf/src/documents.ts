// For printing documents other than tickets.
export { printOffline, startOffline } from './rendering/offline-page.ts';
export { documentOf } from './templates/document.ts';
export { type Html, html } from './templates/html.ts';
