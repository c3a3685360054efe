import { deflateSync } from 'node:zlib';
import { limits, summarizeMaterial } from '@exit-tickets/contracts';
import { docx, pdf, pdfPages, pptx, sample, slideShape, wordBody } from '@exit-tickets/testing';
import * as cfb from 'cfb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningAi, startAi } from './support/ai.ts';
import { asAnimation, cmykJpeg, takePicture, withOrientation } from './support/pictures.ts';
import { ppt } from './support/ppt.ts';

let ai: RunningAi;
beforeAll(async () => {
  ai = await startAi();
});
afterAll(() => ai.context.close());

type SentFile = readonly [name: string, content: Buffer | string];
const send = async (files: readonly SentFile[], accept = 'application/json'): Promise<Response> => {
  const form = new FormData();
  for (const [name, content] of files)
    form.append('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));
  return ai.newClient().fetch(summarizeMaterial.path, { method: 'POST', body: form, headers: { accept } });
};
const read = async (...files: SentFile[]) => {
  const answer = await (await send(files)).json();
  return summarizeMaterial.reply.parse(answer).summary;
};
const textOf = async (name: string, content: Buffer): Promise<string> => (await read([name, content])).originalContent;
const codeOf = async (...files: SentFile[]): Promise<unknown> => (await (await send(files)).json()).code;
const leftOutOf = async (name: string, content: Buffer) =>
  (await read([name, content])).leftOut.map(({ reason, count }) => [reason, count]);

const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const word = (xml: string, parts: Record<string, string> = {}): Buffer =>
  docx(
    [],
    { content: wordBody(xml) },
    Object.entries(parts).map(([name, content]) => ({ name: `word/${name}.xml`, content: Buffer.from(content) })),
  );

describe('a Word document', () => {
  test('its tables are rows', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Laag')}${cell('Dikte')}</w:tr><w:tr>${cell('Korst')}${cell('30 km')}</w:tr></w:tbl>`;
    expect(await textOf('a.docx', word(`${paragraph('De aarde')}${table}${paragraph('Einde')}`))).toBe(
      'De aarde\n\nLaag | Dikte\nKorst | 30 km\n\nEinde',
    );
  });

  test('items of its lists have a dash or their number', async () => {
    const item = (text: string, list: number): string =>
      paragraph(text, `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`);
    const kind = (id: number, format: string): string =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
    const list = (id: number): string => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
    const numbering = `<w:numbering xmlns:w="w">${kind(1, 'bullet')}${kind(2, 'decimal')}${list(1)}${list(2)}</w:numbering>`;
    const items = item('licht', 1) + item('water', 1) + paragraph('Dan:') + item('eerst', 2) + item('daarna', 2);
    expect(await textOf('a.docx', word(items, { numbering }))).toBe('- licht\n- water\n\nDan:\n\n1. eerst\n2. daarna');
  });

  test('its formulas are text', async () => {
    const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
    const fraction = `<m:f><m:num>${run('a+b')}</m:num><m:den>${run('2')}</m:den></m:f>`;
    const power = `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`;
    const root = `<m:rad><m:deg/><m:e>${run('y')}</m:e></m:rad>`;
    const formula = `<w:p><w:r><w:t>Dus </w:t></w:r><m:oMath>${fraction}${run('=')}${power}${run('+')}${root}</m:oMath></w:p>`;
    expect(await textOf('a.docx', word(formula))).toBe('Dus (a+b)/2=x^2+√y');
  });

  test('its text boxes and footnotes are read, headers and deleted text are not', async () => {
    const box = `<w:p><w:r><w:t>Tekst</w:t></w:r><w:r><w:drawing><w:txbxContent>${paragraph('In een kader')}</w:txbxContent></w:drawing></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:del><w:r><w:delText>weg</w:delText></w:r></w:del></w:p>`;
    const footnotes = `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${paragraph('Een voetnoot')}</w:footnote></w:footnotes>`;
    const header1 = `<w:hdr xmlns:w="w">${paragraph('Kop van de school')}</w:hdr>`;
    expect(await textOf('a.docx', word(box, { footnotes, header1 }))).toBe('Tekst\n\nIn een kader\n\nEen voetnoot');
  });

  test('pictures between its text are told; where there is no text, theirs is read', async () => {
    const picture = '<w:p><w:r><w:drawing><a:blip xmlns:a="a"/></w:drawing></w:r></w:p>';
    expect(await leftOutOf('a.docx', word(paragraph('Planten maken voedsel') + picture))).toEqual([['picture', 1]]);
    const content = (await takePicture('water-cycle-en.png', { part: 0.16 })).toBuffer('image/png');
    const media = [{ name: 'word/media/image1.png', content }];
    expect(await textOf('a.docx', docx([], { content: wordBody(picture) }, media))).toMatch(/^The water cycle\n/);
  });
});

test('a document of the old Word: hyphens at which a word may be broken are none of it, those at which it may not are', async () => {
  const withMark = (mark: string): Buffer => {
    const document = sample('fotosynthese-nl.doc');
    document.write(`bladgroen${mark}`, document.indexOf(Buffer.from('bladgroenkorrels', 'utf16le')), 'utf16le');
    return document;
  };
  expect(await textOf('a.doc', withMark('\u001f'))).toContain('In de bladgroenorrels van');
  expect(await textOf('a.doc', withMark('\u001e'))).toContain('In de bladgroen-orrels van');
});

test('parts that are numbered, as Office on the web does, are found', async () => {
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
  expect(await textOf('a.docx', numbered)).toBe('- licht');
});

test('a line end behind the archive of a document does not matter', async () => {
  const content = Buffer.concat([word(paragraph('Planten maken voedsel')), Buffer.from('\n')]);
  expect(await textOf('a.docx', content)).toBe('Planten maken voedsel');
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

  test('slides in their order: titles, items, rows of tables, notes marked; no numbers, no hidden slide', async () => {
    expect(await textOf('a.pptx', pptx(slides))).toBe(
      'Eerste\n\n- licht\n- water\n\n[Notes] Vraag de klas.\n\nTweede\n\nLaag | Dikte',
    );
  });

  test('what was left out is told', async () => {
    expect(await leftOutOf('a.pptx', pptx(slides))).toEqual([
      ['picture', 1],
      ['repeated', 1],
      ['hidden', 1],
    ]);
  });

  test('what stands on most slides is left out', async () => {
    const content = slideShape('pic', 'Het Groene Lyceum');
    const same = ['Licht', 'Water', 'Lucht'].map((title) => ({ title, content }));
    expect(await textOf('a.pptx', pptx(same))).toBe('Licht\n\nWater\n\nLucht');
    expect(await leftOutOf('a.pptx', pptx(same))).toEqual([['repeated', 3]]);
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

  test('its slides as they were saved last: titles, items, rows of tables, notes marked; no numbers, no hidden slide', async () => {
    expect(await textOf('a.ppt', old)).toBe(
      'Eerste\n\n- licht\n- water\n\n[Notes] Vraag de klas.\n\nTweede\n\nLaag | Dikte\nKorst | 30 km',
    );
    expect(await leftOutOf('a.ppt', old)).toEqual([
      ['repeated', 2],
      ['hidden', 1],
    ]);
  });
});

describe('a PDF', () => {
  test('what was filled into its form stands beside its label, and remarks on it are marked', async () => {
    const entries = '/Annots [6 0 R 7 0 R]';
    const objects = [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (Sanne) /Rect [150 755 300 775] >>',
      '<< /Type /Annot /Subtype /Text /Contents (Dit staat in de toets) /Rect [10 10 30 30] >>',
    ];
    const form = pdfPages([{ lines: ['Naam:', 'Planten maken hun eigen voedsel.'], entries }], objects);
    expect(await textOf('a.pdf', form)).toBe(
      'Naam: Sanne\nPlanten maken hun eigen voedsel.\n\n[Notes] Dit staat in de toets',
    );
  });

  test('a page that is turned is read in the direction of its letters', async () => {
    const lines = ['Planten maken hun eigen voedsel en', 'dat heet fotosynthese in de les.'];
    const upwards = lines.map((line, index) => `BT /F1 12 Tf 0 1 -1 0 ${100 + index * 16} 72 Tm (${line}) Tj ET`);
    const packed = deflateSync(Buffer.from(upwards.join('\n')));
    for (const page of [{ lines }, { packed }])
      expect(await textOf('a.pdf', pdfPages([{ ...page, entries: '/Rotate 90' }]))).toBe(lines.join(' '));
  });

  test('a page with a font that does not tell its letters is read as a picture', async () => {
    const lines = ['Planten maken hun eigen voedsel en dat heet fotosynthese.', 'Daarvoor is licht nodig.'];
    const toSigns = '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <2200> endbfrange';
    const font = [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
      `<< /Length ${toSigns.length} >>\nstream\n${toSigns}\nendstream`,
    ];
    const entries = '/Resources << /Font << /F1 6 0 R >> >>';
    const text = await textOf('a.pdf', pdfPages([{ lines, entries }], font));
    expect(text.split(/\s+/).join(' ')).toBe(lines.join(' '));
  });

  test('a page that is broken costs no other one, and is told', async () => {
    const whole = pdfPages([{ lines: ['Planten maken voedsel'] }, { lines: ['Dieren eten het'] }, {}]);
    // Its third page is the list of pages.
    const broken = Buffer.from(whole.toString('latin1').replace('8 0 R]', '2 0 R]'), 'latin1');
    const { originalContent, leftOut } = await read(['a.pdf', broken]);
    expect(originalContent).toBe('Planten maken voedsel\n\nDieren eten het');
    expect(leftOut).toEqual([{ reason: 'no_text', fileName: 'a.pdf', count: 1 }]);
  });

  test('running titles are left out and told, and so are empty pages', async () => {
    const pages = ['licht', 'water', 'lucht'].map((topic) => ({
      lines: ['Het Groene Lyceum', `Over ${topic} in de les`],
    }));
    const { originalContent, leftOut } = await read(['a.pdf', pdfPages([...pages, {}])]);
    expect(originalContent).toBe('Over licht in de les\n\nOver water in de les\n\nOver lucht in de les');
    expect(leftOut).toEqual([
      { reason: 'repeated', fileName: 'a.pdf', count: 3 },
      { reason: 'no_text', fileName: 'a.pdf', count: 1 },
    ]);
  });
});

describe('a photo', () => {
  const name = 'fotosynthese-nl.jpg';
  const upper = { part: 0.16 };
  const isRead = /^Fotosynthese\s+Planten maken hun eigen voedsel\. Dat proces heet fotosynthese/;
  const jpeg = async (taken: { turned?: number; scale?: number }): Promise<Buffer> =>
    (await takePicture(name, { ...upper, ...taken })).toBuffer('image/jpeg', 85);

  test.each([12, -9, 90, 180, 264])('turned by %i degrees', async (turned) => {
    expect(await textOf(name, await jpeg({ turned }))).toMatch(isRead);
  });

  test.each([
    [3, 180],
    [6, 270],
    [8, 90],
  ])('that says how the camera was held (%i)', async (orientation, turned) => {
    expect(await textOf(name, withOrientation(await jpeg({ turned }), orientation))).toMatch(isRead);
  });

  test('half as large, or as large as a phone takes it', async () => {
    expect(await textOf(name, await jpeg({ scale: 0.5 }))).toMatch(isRead);
    expect(await textOf(name, await jpeg({ scale: 4 }))).toMatch(isRead);
  });

  test('in the four inks of print', async () => {
    expect(await textOf(name, cmykJpeg(await takePicture(name, upper)))).toMatch(isRead);
  });

  test('an animation gives its first frame, and says how many others there are', async () => {
    const png = (await takePicture(name, upper)).toBuffer('image/png');
    const { originalContent, leftOut } = await read(['a.png', asAnimation(png, 3)]);
    expect(originalContent).toMatch(isRead);
    expect(leftOut).toEqual([{ reason: 'frames', fileName: 'a.png', count: 2 }]);
  });
});

describe('a file with a password', () => {
  const packed = cfb.utils.cfb_new();
  cfb.utils.cfb_add(packed, '/EncryptedPackage', Buffer.alloc(5_000, 7));
  const encrypted = Buffer.from(cfb.write(packed, { type: 'buffer' }));
  const doc = sample('fotosynthese-nl.doc');
  const head = doc.indexOf(Buffer.from([0xec, 0xa5]), 512) + 11;
  doc.writeUInt8(doc.readUInt8(head) | 1, head);
  const presentation = sample('volcans-fr.ppt');
  Buffer.from([0xdf, 0xc4, 0xd1, 0xf3]).copy(presentation, presentation.indexOf(Buffer.from([0x5f, 0xc0, 0x91, 0xe3])));
  const secret = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
  const pdfFile = pdfPages([{ lines: ['Geheim'] }], [secret], '/Encrypt 6 0 R /ID [<41> <41>]');
  test.each([
    ['les.docx', encrypted],
    ['les.pptx', encrypted],
    ['les.doc', doc],
    ['les.ppt', presentation],
    ['les.pdf', pdfFile],
  ])('%s: 422, and what to do', async (name, content) => {
    const response = await send([[name, content]]);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'file_protected',
      message: expect.stringContaining('password'),
    });
  });
});

describe('several files', () => {
  const plants = pdf(['Planten maken hun eigen voedsel.']);

  test('are read in their order, under their names; one that cannot be read is left out and told', async () => {
    const { originalContent, title, leftOut } = await read(
      ['Les 2.txt', 'Wortels nemen water op.'],
      ['kapot.pdf', '%PDF-1.7\n1 0 obj'],
      ['Les 1.pdf', plants],
    );
    expect(originalContent).toBe('Les 2\n\nWortels nemen water op.\n\nLes 1\n\nPlanten maken hun eigen voedsel.');
    expect(title).toBe('Les 2');
    expect(leftOut).toEqual([{ reason: 'file', fileName: 'kapot.pdf', count: 1, code: 'unreadable_file' }]);
  });

  test('of which one can be read have no heading', async () => {
    expect((await read(['a.txt', ''], ['b.pdf', plants])).originalContent).toBe('Planten maken hun eigen voedsel.');
  });

  test('of which none can be read are answered with the error of the first', async () => {
    expect(await codeOf(['a.pdf', '%PDF-1.7\n1 0 obj'], ['b.txt', ''])).toBe('unreadable_file');
  });

  test('are ten at most', async () => {
    const files = (count: number): SentFile[] =>
      Array.from({ length: count }, (_, index) => [`${index}.txt`, 'Planten maken voedsel.'] as const);
    expect(await codeOf(...files(limits.filesPerUpload + 1))).toBe('invalid_request');
  });

  test('pages are counted over all of them', async () => {
    const stream = await (
      await send(
        [
          ['a.pdf', pdfPages([{ lines: ['Planten een'] }, { lines: ['Planten twee'] }])],
          ['b.pdf', plants],
        ],
        'text/event-stream',
      )
    ).text();
    const counts = [...stream.matchAll(/"stage":"reading","done":(\d+),"total":(\d+)/g)].map(
      ([, done, total]) => `${done}/${total}`,
    );
    expect(counts).toEqual(['1/3', '2/3', '3/3']);
  });
});
