import { deflateSync } from 'node:zlib';
import { docx, pdf, pdfPages, pptx, sample, slideShape, wordBody } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { compoundFile } from '../support/compound-file.ts';
import { ppt } from '../support/ppt.ts';
import { protectedPdf } from '../support/protected-pdf.ts';
import { readHere } from '../support/read-here.ts';
import { wordsOf, wordsOfLesson } from '../support/samples.ts';

const { read, textOf } = readHere();
const leftOutOf = async (content: Buffer) => (await read(content)).leftOut.map(({ reason, count }) => [reason, count]);

test.each([
  'fotosynthese-nl.txt',
  'franzoesische-revolution-de.txt',
  'franzoesische-revolution-de-utf16.txt',
  'franzoesische-revolution-de.doc',
  'franzoesische-revolution-de.docx',
  'volcans-fr-windows1252.txt',
  'volcans-fr.pdf',
  'volcans-fr.pptx',
  'volcans-fr.ppt',
  'volcans-fr.txt',
])('all words of %s are read', async (name) => {
  const { text, leftOut } = await read(sample(name));
  expect(wordsOf(text)).toEqual(wordsOfLesson(name));
  expect(leftOut).toEqual([]);
});

const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const word = (xml: string, parts: Record<string, string> = {}): Buffer =>
  docx(
    [],
    { content: wordBody(xml) },
    Object.entries(parts).map(([name, content]) => ({ name: `word/${name}.xml`, content: Buffer.from(content) })),
  );

describe('a Word document', () => {
  test('is read paragraph by paragraph', async () => {
    expect(await textOf(docx(['Fotosynthese', 'Planten maken hun eigen voedsel.']))).toBe(
      'Fotosynthese\n\nPlanten maken hun eigen voedsel.',
    );
  });

  test('has its tables read as rows', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Laag')}${cell('Dikte')}</w:tr><w:tr>${cell('Korst')}${cell('30 km')}</w:tr></w:tbl>`;
    expect(await textOf(word(`${paragraph('De aarde')}${table}${paragraph('Einde')}`))).toBe(
      'De aarde\n\nLaag | Dikte\nKorst | 30 km\n\nEinde',
    );
  });

  test('has its list items marked with a dash or their number', async () => {
    const item = (text: string, list: number): string =>
      paragraph(text, `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`);
    const kind = (id: number, format: string): string =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
    const list = (id: number): string => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
    const numbering = `<w:numbering xmlns:w="w">${kind(1, 'bullet')}${kind(2, 'decimal')}${list(1)}${list(2)}</w:numbering>`;
    const items = item('licht', 1) + item('water', 1) + paragraph('Dan:') + item('eerst', 2) + item('daarna', 2);
    expect(await textOf(word(items, { numbering }))).toBe('- licht\n- water\n\nDan:\n\n1. eerst\n2. daarna');
  });

  test('has its formulas read as text', async () => {
    const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
    const fraction = `<m:f><m:num>${run('a+b')}</m:num><m:den>${run('2')}</m:den></m:f>`;
    const power = `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`;
    const root = `<m:rad><m:deg/><m:e>${run('y')}</m:e></m:rad>`;
    const formula = `<w:p><w:r><w:t>Dus </w:t></w:r><m:oMath>${fraction}${run('=')}${power}${run('+')}${root}</m:oMath></w:p>`;
    expect(await textOf(word(formula))).toBe('Dus (a+b)/2=x^2+√y');
  });

  test('has its text boxes and footnotes read, but not its headers and deleted text', async () => {
    const box = `<w:p><w:r><w:t>Tekst</w:t></w:r><w:r><w:drawing><w:txbxContent>${paragraph('In een kader')}</w:txbxContent></w:drawing></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:del><w:r><w:delText>weg</w:delText></w:r></w:del></w:p>`;
    const footnotes = `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${paragraph('Een voetnoot')}</w:footnote></w:footnotes>`;
    const header1 = `<w:hdr xmlns:w="w">${paragraph('Kop van de school')}</w:hdr>`;
    expect(await textOf(word(box, { footnotes, header1 }))).toBe('Tekst\n\nIn een kader\n\nEen voetnoot');
  });

  test('has its pictures reported as left out', async () => {
    const picture = '<w:p><w:r><w:drawing><a:blip xmlns:a="a"/></w:drawing></w:r></w:p>';
    expect(await leftOutOf(word(paragraph('Planten maken voedsel') + picture))).toEqual([['picture', 1]]);
  });
});

test('numbered parts, as Office on the web writes them, are found', async () => {
  const item = paragraph('licht', '<w:pPr><w:pStyle w:val="Lijst"/></w:pPr>');
  const parts = (document: string, others: Record<string, string>): Buffer =>
    docx(
      [],
      { name: `word/${document}`, content: wordBody(item) },
      Object.entries(others).map(([name, content]) => ({ name: `word/${name}`, content: Buffer.from(content) })),
    );
  const styles =
    '<w:styles xmlns:w="w"><w:style w:styleId="Lijst"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>';
  const relations =
    '<Relationships><Relationship Id="rId1" Type="office/styles" Target="/word/styles2.xml"/></Relationships>';
  const numbered = parts('document2.xml', { 'styles2.xml': styles, '_rels/document2.xml.rels': relations });
  expect(await textOf(numbered)).toBe('- licht');
});

test('a line end after the archive of a document does not matter', async () => {
  const content = Buffer.concat([word(paragraph('Planten maken voedsel')), Buffer.from('\n')]);
  expect(await textOf(content)).toBe('Planten maken voedsel');
});

describe('a presentation', () => {
  const slides = [
    {
      title: 'Eerste',
      content: slideShape('body', 'licht\nwater') + slideShape('sldNum', '1'),
      notes: 'Vraag de klas.',
    },
    { title: 'Geheim', isHidden: true },
    {
      title: 'Tweede',
      content:
        '<p:graphicFrame><a:tbl><a:tr><a:tc><a:p><a:r><a:t>Laag</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>Dikte</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame><p:pic/>',
    },
  ];

  test('is read slide by slide: titles, items, table rows and marked notes, without slide numbers and hidden slides', async () => {
    expect(await textOf(pptx(slides))).toBe(
      'Eerste\n\n- licht\n- water\n\n[Notes] Vraag de klas.\n\nTweede\n\nLaag | Dikte',
    );
  });

  test('reports what was left out', async () => {
    expect(await leftOutOf(pptx(slides))).toEqual([
      ['picture', 1],
      ['repeated', 1],
      ['hidden', 1],
    ]);
  });

  test('loses what repeats on most slides', async () => {
    const content = slideShape('pic', 'Het Groene Lyceum');
    const same = ['Licht', 'Water', 'Lucht'].map((title) => ({ title, content }));
    expect(await textOf(pptx(same))).toBe('Licht\n\nWater\n\nLucht');
    expect(await leftOutOf(pptx(same))).toEqual([['repeated', 3]]);
  });
});

describe('a presentation of the old PowerPoint', () => {
  const old = ppt(
    [
      { title: 'Eerste', body: 'licht\rwater', notes: 'Vraag de klas.' },
      { title: 'Geheim', isHidden: true },
      {
        title: 'Tweede',
        table: [
          ['Laag', 'Dikte'],
          ['Korst', '30 km'],
        ],
      },
    ],
    { title: 'Wat er eerst stond' },
  );

  test('is read as last saved: titles, items, table rows and marked notes, without slide numbers and hidden slides', async () => {
    expect(await textOf(old)).toBe(
      'Eerste\n\n- licht\n- water\n\n[Notes] Vraag de klas.\n\nTweede\n\nLaag | Dikte\nKorst | 30 km',
    );
    expect(await leftOutOf(old)).toEqual([
      ['repeated', 2],
      ['hidden', 1],
    ]);
  });
});

describe('a PDF', () => {
  test('has its lines joined', async () => {
    const lines = ['Planten maken hun eigen voedsel en', 'dat proces heet fotosyn-', 'these in de les.'];
    expect(await textOf(pdf(lines))).toBe('Planten maken hun eigen voedsel en dat proces heet fotosynthese in de les.');
  });

  test('has the values of its form next to their labels, and its comments marked', async () => {
    const entries = '/Annots [6 0 R 7 0 R]';
    const objects = [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (Sanne) /Rect [150 755 300 775] >>',
      '<< /Type /Annot /Subtype /Text /Contents (Dit staat in de toets) /Rect [10 10 30 30] >>',
    ];
    const form = pdfPages([{ lines: ['Naam:', 'Planten maken hun eigen voedsel.'], entries }], objects);
    expect(await textOf(form)).toBe('Naam: Sanne\nPlanten maken hun eigen voedsel.\n\n[Notes] Dit staat in de toets');
  });

  test('has a rotated page read in the direction of its letters', async () => {
    const lines = ['Planten maken hun eigen voedsel en', 'dat heet fotosynthese in de les.'];
    const upwards = lines.map((line, index) => `BT /F1 12 Tf 0 1 -1 0 ${100 + index * 16} 72 Tm (${line}) Tj ET`);
    const packed = deflateSync(Buffer.from(upwards.join('\n')));
    for (const page of [{ lines }, { packed }])
      expect(await textOf(pdfPages([{ ...page, entries: '/Rotate 90' }]))).toBe(lines.join(' '));
  });

  test('with a broken page keeps the others, and that page is reported', async () => {
    const whole = pdfPages([{ lines: ['Planten maken voedsel'] }, { lines: ['Dieren eten het'] }, {}]);
    // The third page points to the list of pages.
    const broken = Buffer.from(whole.toString('latin1').replace('8 0 R]', '2 0 R]'), 'latin1');
    const { text, leftOut } = await read(broken);
    expect(text).toBe('Planten maken voedsel\n\nDieren eten het');
    expect(leftOut).toEqual([{ reason: 'no_text', count: 1 }]);
  });

  test('has running titles and empty pages left out and reported', async () => {
    const pages = ['licht', 'water', 'lucht'].map((topic) => ({
      lines: ['Het Groene Lyceum', `Over ${topic} in de les`],
    }));
    const { text, leftOut } = await read(pdfPages([...pages, {}]));
    expect(text).toBe('Over licht in de les\n\nOver water in de les\n\nOver lucht in de les');
    expect(leftOut).toEqual([
      { reason: 'repeated', count: 3 },
      { reason: 'no_text', count: 1 },
    ]);
  });
});

describe('a file with a password', () => {
  const encrypted = compoundFile({ EncryptedPackage: Buffer.alloc(5_000, 7) });
  const doc = sample('fotosynthese-nl.doc');
  const head = doc.indexOf(Buffer.from([0xec, 0xa5]), 512) + 11;
  doc.writeUInt8(doc.readUInt8(head) | 1, head);
  const presentation = sample('volcans-fr.ppt');
  Buffer.from([0xdf, 0xc4, 0xd1, 0xf3]).copy(presentation, presentation.indexOf(Buffer.from([0x5f, 0xc0, 0x91, 0xe3])));
  test.each([
    ['the new Word or PowerPoint', encrypted],
    ['the old Word', doc],
    ['the old PowerPoint', presentation],
    ['PDF', protectedPdf()],
  ])('of %s is refused as protected', async (_format, content) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'file_protected' });
  });
});
