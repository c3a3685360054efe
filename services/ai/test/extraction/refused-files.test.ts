import { docx, pdf, zip } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { readHere } from '../support/read-here.ts';
import { photosynthesis } from '../support/samples.ts';

const { read } = readHere();

/** A file with the signature of a known kind and a body of plain text. */
const signed = (signature: string): Buffer =>
  Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.from(photosynthesis)]);

test.each([
  ['text with zeros in it', Buffer.from(`${photosynthesis}\u0000${photosynthesis}`)],
  ['a letter in RTF', Buffer.from('{\\rtf1 Planten maken voedsel.}')],
  [
    'a document of OpenOffice',
    zip([{ name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.text') }]),
  ],
  [
    'sound of which every other byte is zero',
    Buffer.concat([Buffer.from('BM'), Buffer.from('a lesson? '.repeat(200), 'utf16le')]),
  ],
  ['a program', Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003\u0000', 'latin1'), Buffer.alloc(600)])],
  ['an archive that is no document', zip([{ name: 'a.txt', content: Buffer.from('hello') }])],
  ['a web page', Buffer.from('<!DOCTYPE html><html><body>Planten</body></html>')],
  ['random bytes', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 97) % 256))],
])('%s is not of a supported kind', async (_what, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'unsupported_file_type' });
});

test.each([
  ['a JPEG of text', signed('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000')],
  ['a WebP of text', signed('RIFF\u00f0\u0001\u0000\u0000WEBPVP8 ')],
  [
    'a PNG that ends after its header',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  ],
  ['an old Word document of text', signed('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\u0000')],
  ['a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type')],
  ['a Word document that is no XML', docx([], { content: Buffer.from('<w:document') })],
])('%s cannot be read', async (_what, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'unreadable_file' });
});

test.each([
  ['a picture of one dot', signed('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000')],
  ['white space', Buffer.from('   \n\n  ')],
  ['an empty file', Buffer.alloc(0)],
  ['an empty page', pdf([])],
])('%s is refused as having no text', async (_what, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'no_text_in_file' });
});
