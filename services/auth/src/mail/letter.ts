import type { Language } from '@exit-tickets/contracts';
import { escapeHtml } from '@exit-tickets/service-kit';
import { textsIn } from '../languages/texts-in.ts';
import type { MailKind } from './mail.model.ts';
import type { MailContent } from './mailer.ts';

/**
 * Letters and the characters that join them. Anyone can register someone else's address under any name, so a name that
 * could be read as a link or a message must not appear in mails.
 */
const greetableName = /^[\p{L}\p{M}][\p{L}\p{M}'’& -]{0,39}$/u;

const paper = '#faf8f3';
const ink = '#1d2733';
const muted = '#5b6672';
const accent = '#0b6b57';
const line = '#8a919b';
const font = `font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const paragraph = (text: string, style = ''): string =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 24px; ${style}">${escapeHtml(text)}</p>`;

const button = (
  label: string,
  link: string,
): string => `<table ${table} style="margin: 0 0 20px;"><tr><td style="background: ${accent}; border-radius: 10px;">
<a href="${escapeHtml(link)}" style="display: inline-block; padding: 12px 24px; font-size: 16px; line-height: 24px; font-weight: 600; color: #ffffff; text-decoration: none;">${escapeHtml(label)}</a>
</td></tr></table>
`;

const linkToCopy = (
  orCopy: string,
  link: string,
): string => `${paragraph(orCopy, `margin-bottom: 4px; color: ${muted};`)}
<p style="margin: 0; font-size: 14px; line-height: 20px; word-break: break-all;"><a href="${escapeHtml(link)}" style="color: ${accent};">${escapeHtml(link)}</a></p>
`;

/** The mail as a ticket: paper with a dashed line, drawn without images so that nothing is loaded. */
const page = (language: Language, product: string, subject: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; background: ${paper}; color: ${ink}; ${font}">
<table ${table} width="100%" style="background: ${paper};"><tr><td align="center" style="padding: 32px 16px;">
<table ${table} width="100%" style="max-width: 480px; background: #ffffff; border: 1px solid ${line}; border-radius: 10px;">
<tr><td style="padding: 20px 28px; border-bottom: 2px dashed ${line}; font-size: 16px; font-weight: 700; color: ${accent};">${escapeHtml(product)}</td></tr>
<tr><td style="padding: 28px;">
<h1 style="margin: 0 0 20px; font-size: 22px; line-height: 28px; font-weight: 700;">${escapeHtml(subject)}</h1>
${body}</td></tr></table>
</td></tr></table>
</body>
</html>
`;

export interface LetterOptions {
  kind: MailKind;
  language: Language;
  /** First name for the greeting; omitted if it does not look like a name. */
  firstName: string | null;
  link?: string;
  /** The address concerned. */
  about?: string;
}

/** Renders a mail as text and HTML. */
export const letter = ({ kind, language, firstName, link, about = '' }: LetterOptions): MailContent => {
  const { mail, letters } = textsIn[language];
  const { product, greeting, orCopy } = mail;
  const { subject, why, button: label = '', further } = letters[kind];
  const name = firstName && greetableName.test(firstName) ? firstName : undefined;
  const opening = [greeting(name), why.replace('{email}', () => about)];
  const text = [...opening, ...(link ? [`${label}\n${link}`] : []), ...further, product];
  const body = [
    ...opening.map((each) => paragraph(each)),
    ...(link ? [button(label, link)] : []),
    ...further.map((each) => paragraph(each)),
    ...(link ? [linkToCopy(orCopy, link)] : []),
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: page(language, product, subject, body.join('\n')) };
};
