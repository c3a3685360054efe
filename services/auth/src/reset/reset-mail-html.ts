import type { Language } from '@exit-tickets/contracts';
import type { ResetMailTexts } from './reset-mail-texts.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const paper = '#faf8f3';
const ink = '#1d2733';
const muted = '#5b6672';
const accent = '#0b6b57';
const line = '#8a919b';
const font = `font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const paragraph = (text: string, style = ''): string =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 24px; ${style}">${escapeHtml(text)}</p>`;

interface ResetMailParts {
  link: string;
  greeting: string;
  language: Language;
  texts: ResetMailTexts;
}

/** The ticket: a slip of paper with a torn edge, drawn without a picture so that nothing is loaded from anywhere. */
export const resetMailHtml = ({ link, greeting, language, texts }: ResetMailParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(texts.subject)}</title>
</head>
<body style="margin: 0; background: ${paper}; color: ${ink}; ${font}">
<table ${table} width="100%" style="background: ${paper};"><tr><td align="center" style="padding: 32px 16px;">
<table ${table} width="100%" style="max-width: 480px; background: #ffffff; border: 1px solid ${line}; border-radius: 10px;">
<tr><td style="padding: 20px 28px; border-bottom: 2px dashed ${line}; font-size: 16px; font-weight: 700; color: ${accent};">${escapeHtml(texts.product)}</td></tr>
<tr><td style="padding: 28px;">
<h1 style="margin: 0 0 20px; font-size: 22px; line-height: 28px; font-weight: 700;">${escapeHtml(texts.subject)}</h1>
${paragraph(greeting)}
${paragraph(texts.asked)}
<table ${table} style="margin: 0 0 20px;"><tr><td style="background: ${accent}; border-radius: 10px;">
<a href="${escapeHtml(link)}" style="display: inline-block; padding: 12px 24px; font-size: 16px; line-height: 24px; font-weight: 600; color: #ffffff; text-decoration: none;">${escapeHtml(texts.button)}</a>
</td></tr></table>
${paragraph(texts.validity)}
${paragraph(texts.notYou)}
${paragraph(texts.orCopy, `margin-bottom: 4px; color: ${muted};`)}
<p style="margin: 0; font-size: 14px; line-height: 20px; word-break: break-all;"><a href="${escapeHtml(link)}" style="color: ${accent};">${escapeHtml(link)}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
