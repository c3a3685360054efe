import { documentOf, type Html, html } from '@exit-tickets/pdf/documents';
import type { PackDocument } from './documents.ts';

const css = `
@page { size: A4; margin: 20mm 18mm; @bottom-right { content: counter(page); font: 9pt "Open Sans", sans-serif; } }
body { color: #1d2733; font: 10.5pt/1.45 "Open Sans", "Segoe UI", "Helvetica Neue", "Noto Sans", Arial, sans-serif; }
h1 { font-size: 19pt; line-height: 1.2; } h2 { font-size: 13pt; margin-top: 7mm; break-after: avoid; }
table { border-collapse: collapse; width: 100%; } tr { break-inside: avoid; }
th, td { border: .2mm solid #8a919b; padding: 1.5mm 2mm; text-align: start; vertical-align: top; }
mark { background: none; color: #8a3b00; }
`;

/** Renders bold, code, and placeholders in square brackets, which are filled in by hand. */
const inline = (text: string): Html[] =>
  text.split(/(\*\*[^*]*\*\*|`[^`]*`|\[[^[\]]*\])/).map((part) => {
    if (part.startsWith('**')) return html`<b>${inline(part.slice(2, -2))}</b>`;
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('[') ? html`<mark>${part}</mark>` : html`${part}`;
  });

const table = ([head = '', , ...rows]: string[]): Html => {
  const cells = (row: string): string[] =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const header = cells(head).map((cell) => html`<th>${inline(cell)}</th>`);
  const body = rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`);
  return html`<table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table>`;
};

const block = (text: string): Html => {
  if (text.startsWith('## ')) return html`<h2>${inline(text.slice(3))}</h2>`;
  if (text.startsWith('# ')) return html`<h1>${inline(text.slice(2))}</h1>`;
  const lines = text.split('\n');
  if (text.startsWith('|')) return table(lines);
  if (text.startsWith('- ')) return html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
  return html`<p>${inline(text)}</p>`;
};

/** A document of the pack as a printable page; supports only the Markdown that the templates use. */
export const pageOf = ({ language, markdown }: PackDocument): string =>
  documentOf({
    language,
    title: markdown.split('\n', 1)[0]?.slice(2) ?? '',
    body: html`${markdown.trim().split(/\n\n+/).map(block)}`,
    css,
  });
