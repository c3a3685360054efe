import { limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { readHere } from '../support/read-here.ts';

const { textOf } = readHere();

const accents = 'Étude du café: één plant, größer.';

test.each([
  ['UTF-8', Buffer.from(accents), accents],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${accents}`), accents],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${accents}`, 'utf16le'), accents],
  ['UTF-16 without a byte order mark', Buffer.from(accents, 'utf16le'), accents],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${accents}`, 'utf16le').swap16(), accents],
  ['windows-1252', Buffer.from(accents, 'latin1'), accents],
])('a text in %s is read', async (_encoding, content, text) => {
  expect(await textOf(content)).toBe(text);
});

test('a text that begins like a bitmap is read as text', async () => {
  expect(await textOf('BM of basaal metabolisme is energie.')).toMatch(/^BM of/);
});

test('control characters and broken line ends are removed', async () => {
  const text = await textOf(
    'Plan\u00ADten maken voed-\r\nsel.\r\n\r\n\r\n\r\nEen nieuwe ali\u200Bnea\u0007 met genoeg tekst om text te zijn, een hele lange zin, nog langer, en nog langer, zodat het ene stuurteken niet opvalt in de rest van de hele tekst die hier staat, en die gaat maar door en door en door tot het einde van de regel, en nog wat meer woorden om het te vullen, want anders lijkt het op iets anders dan een tekst die iemand heeft geschreven voor een les over planten en wat die nodig hebben.',
  );
  expect(text).toMatch(/^Planten maken voedsel\.\n\nEen nieuwe alinea met/);
});

test('a text of 20 MB without a line end is condensed', async () => {
  const text = await textOf('Planten maken voedsel. '.repeat(900_000));
  expect(text.length).toBeGreaterThan(limits.contentLength * 0.9);
  expect(text.length).toBeLessThanOrEqual(limits.contentLength);
});
