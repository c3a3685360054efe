import { deflateSync } from 'node:zlib';
import { docx, pdf, pdfOf, wordBody, zip } from './files.ts';

export interface HostileFile {
  /** What kind of file it is, as a file name. */
  name: string;
  content: Buffer;
  /** The accepted error codes. */
  codes: string[];
}

const mebibyte = 1024 * 1024;
const text = ['Planten maken hun eigen voedsel.'];

/** A Word document whose main part begins with a document type. */
const declared = (type: string): Buffer => {
  const body = wordBody('<w:p><w:r><w:t>&z;</w:t></w:r></w:p>').toString();
  return docx([], { content: Buffer.from(body.replace('?>', `?><!DOCTYPE w [${type}]>`)) });
};
const entities = Array.from({ length: 12 }, (_, index) => {
  const name = String.fromCharCode(111 + index);
  const before = index === 0 ? 'lol' : `&${String.fromCharCode(110 + index)};`.repeat(10);
  return `<!ENTITY ${name} "${before}">`;
}).join('');

const archives = (): HostileFile[] => {
  const bomb = Buffer.alloc(60 * mebibyte, ' ');
  const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `a${index}`, content: Buffer.alloc(0) }));
  const inner = zip([{ name: 'bomb.xml', content: bomb }]);
  return [
    {
      name: 'bomb.docx',
      content: docx(text, {}, [{ name: 'word/notes.xml', content: bomb }]),
      codes: ['file_too_complex'],
    },
    {
      name: 'bomb-that-lies.docx',
      content: docx(text, { content: bomb, declares: 900 }),
      codes: ['unreadable_file', 'file_too_complex'],
    },
    { name: 'ten-thousand-parts.docx', content: docx(text, {}, many), codes: ['file_too_complex'] },
    { name: 'nested.docx', content: zip([{ name: 'word.docx', content: inner }]), codes: ['unsupported_file_type'] },
    { name: 'entities.docx', content: declared(entities), codes: ['unreadable_file'] },
    {
      name: 'external.docx',
      content: declared('<!ENTITY z SYSTEM "file:///etc/hostname">'),
      codes: ['unreadable_file'],
    },
    {
      name: 'deep.docx',
      content: docx([], { content: wordBody('<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000)) }),
      codes: ['unreadable_file'],
    },
  ];
};

const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>';
const draw = '<< /Length 5 >>\nstream\n/F Do\nendstream';
const form =
  '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Length 11 >>\nstream\n/F Do /F Do\nendstream';
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';

const pdfs = (): HostileFile[] => [
  {
    name: 'pages-in-a-circle.pdf',
    content: pdfOf([catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>']),
    codes: ['unreadable_file', 'no_text_in_file', 'file_too_complex'],
  },
  {
    name: 'form-in-itself.pdf',
    content: pdfOf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page, draw, form]),
    codes: ['unreadable_file', 'no_text_in_file', 'file_too_complex'],
  },
  {
    name: 'stream-of-500-MB.pdf',
    content: pdf([], deflateSync(Buffer.alloc(500 * mebibyte, ' '), { level: 1 })),
    codes: ['file_too_complex', 'no_text_in_file'],
  },
  {
    name: 'endless-drawing.pdf',
    content: pdf([], deflateSync(Buffer.alloc(40_000_000, 'q Q '), { level: 1 })),
    codes: ['file_too_complex'],
  },
];

const side = 50_000;
const numbers = (bytes: number, ...values: number[]): Buffer => {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes);
  return buffer;
};
const latin = (signs: string): Buffer => Buffer.from(signs, 'latin1');
const head = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.alloc(200)]);

/** Pictures that claim to be 50,000 pixels wide and high, in a few bytes. */
const pictures = (): HostileFile[] => {
  const bigEndian = numbers(2, side, side).swap16();
  const made: [name: string, content: Buffer][] = [
    [
      'huge.png',
      head(latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), numbers(4, side, side).swap32(), latin('\x08\x02\0\0\0')),
    ],
    ['huge.gif', head(latin('GIF89a'), numbers(2, side, side))],
    ['huge.bmp', head(latin('BM'), numbers(4, 254, 0, 54, 40, side, side), numbers(2, 1, 24))],
    [
      'huge.webp',
      head(latin('RIFF'), numbers(4, 222), latin('WEBPVP8X'), numbers(4, 10, 0), numbers(3, side - 1, side - 1)),
    ],
    [
      'huge.jpg',
      head(latin('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08'), bigEndian, latin('\x03')),
    ],
  ];
  return made.map(([name, content]) => ({ name, content, codes: ['image_too_large'] }));
};

/** Files designed to harm their reader. Each must fail with one of its codes and harm only its reading process. */
export const hostileFiles = (): HostileFile[] => [
  ...archives(),
  ...pdfs(),
  ...pictures(),
  {
    name: 'program.docx',
    content: Buffer.concat([latin('MZ\x90\0\x03\0'), Buffer.alloc(600)]),
    codes: ['unsupported_file_type'],
  },
  {
    name: 'gif-and-pdf.pdf',
    content: Buffer.concat([latin('GIF89a\x01\0\x01\0\0\0\0'), pdf(text)]),
    codes: ['unreadable_file', 'no_text_in_file'],
  },
];
