const maxNameLength = 150;

/** Characters unsafe in file names and headers: control and format characters except the emoji joiner, separators. */
const unsafe = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[/\\:*?"<>|%]+/gu;

/** The title as part of a file name: safe on every system, at most 150 bytes, cut between graphemes. */
const nameOf = (title: string): string => {
  const clean = title.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim();
  let name = '';
  for (const { segment } of new Intl.Segmenter().segment(clean)) {
    if (Buffer.byteLength(name + segment) > maxNameLength) break;
    name += segment;
  }
  return name.replace(/(?<![. ])[. ]+$/, '');
};

const toAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]|["\\%/]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const extendedValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const fileName = (name: string): string => `${['exit-ticket', name].filter(Boolean).join('-')}.pdf`;

/**
 * The content-disposition of a ticket's PDF: `exit-ticket-{title}.pdf` (docs/product.md 7), in ASCII for old clients
 * and in full for others (RFC 6266, RFC 8187).
 */
export const attachmentOf = (title: string): string => {
  const name = nameOf(title);
  return `attachment; filename="${fileName(toAscii(name))}"; filename*=UTF-8''${extendedValue(fileName(name))}`;
};
