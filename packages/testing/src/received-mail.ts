/** A mail as its reader sees it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** By lower-case name, decoded. */
  headers: Map<string, string>;
  /** As it came over the wire. */
  raw: string;
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

const fromQuotedPrintable = (text: string): Buffer => {
  const joined = text.replace(/=\r?\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

/** Decodes `=?UTF-8?Q?…?=` in a header. White space between two encoded words is dropped. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_match, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')).toString('utf8'),
    );

const splitPart = (source: string): Part => {
  const end = source.indexOf('\r\n\r\n');
  const head = end < 0 ? source : source.slice(0, end);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]];
  });
  return { headers: new Map(headers), body: end < 0 ? '' : source.slice(end + 4) };
};

const bodyOf = ({ headers, body }: Part): string => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
};

const leavesOf = (part: Part): Part[] => {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) return [part];
  const pieces = `\r\n${part.body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return pieces.flatMap((piece) => leavesOf(splitPart(piece.replace(/^[ \t]*\r\n/, ''))));
};

/** Parses a received mail: enough of MIME for a text part, an HTML part and their headers. */
export const readMail = (source: Buffer, envelope: Pick<ReceivedMail, 'from' | 'to'>): ReceivedMail => {
  const raw = source.toString('latin1');
  const mail = splitPart(raw);
  const leaves = leavesOf(mail);
  const ofType = (type: string): string => {
    const leaf = leaves.find(({ headers }) => (headers.get('content-type') ?? 'text/plain').startsWith(type));
    return leaf ? bodyOf(leaf) : '';
  };
  return {
    ...envelope,
    subject: mail.headers.get('subject') ?? '',
    text: ofType('text/plain'),
    html: ofType('text/html'),
    headers: mail.headers,
    raw,
  };
};
