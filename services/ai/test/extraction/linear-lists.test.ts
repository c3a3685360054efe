import { growth } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { createMarks } from '../../src/extraction/office/lists.ts';
import { find, parseXml } from '../../src/extraction/office/xml.ts';

const levels = '<w:lvl w:ilvl="9"/>'.repeat(20_000);
const numbering = parseXml(
  `<w:numbering><w:abstractNum w:abstractNumId="a">${levels}<w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="a"/></w:num></w:numbering>`,
);
const styles = parseXml(
  `<w:styles><w:style w:styleId="s">${'<w:x/>'.repeat(20_000)}<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`,
);
const item = find(parseXml('<w:pPr><w:pStyle w:val="s"/></w:pPr>'), 'pPr');

test('a hundred times as many items of a list with very many levels cost less than ten times as much', () => {
  const read = (items: number) => () => {
    const markOf = createMarks(find(numbering, 'numbering'), find(styles, 'styles'));
    const marks = Array.from({ length: items }, () => markOf(item));
    expect(marks.at(-1)).toBe(`${items}. `);
  };
  expect(growth(read(2), read(200), 10)).toBeLessThan(10);
});
