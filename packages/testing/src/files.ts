import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: Buffer;
  /** A false unpacked size in the archive's header. */
  declares?: number;
}

const entryOf = ({ name, content, declares }: Part, offset: number): { local: Buffer; central: Buffer } => {
  const packed = deflateRawSync(content);
  const title = Buffer.from(name);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(declares ?? content.length, 8);
  const head = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(title.length, 0);
  const at = Buffer.alloc(4);
  at.writeUInt32LE(offset, 0);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, sizes, lengths, title, packed]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002', 'latin1'),
    Buffer.from([20, 0]),
    head,
    sizes,
    lengths,
    Buffer.alloc(10),
    at,
    title,
  ]);
  return { local, central };
};

/** A zip archive, possibly with false sizes. */
export const zip = (parts: readonly Part[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, central } = entryOf(part, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};

const contentTypes =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relationships =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** The main part of a Word document with this body, for example a formula or a text box. */
export const wordBody = (xml: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${xml}</w:body></w:document>`,
  );

/** A Word document with these paragraphs; `main` overrides the main part, `others` are added. */
export const docx = (paragraphs: readonly string[], main: Partial<Part> = {}, others: readonly Part[] = []): Buffer => {
  const content = wordBody(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''));
  return zip([
    { name: '[Content_Types].xml', content: Buffer.from(contentTypes) },
    { name: '_rels/.rels', content: Buffer.from(relationships) },
    { name: 'word/document.xml', content, ...main },
    ...others,
  ]);
};

/** A PDF of these objects, numbered from 1; the first is its catalog. `trailer` is added to its trailer. */
export const pdfOf = (objects: readonly string[], trailer = ''): Buffer => {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
};

interface PdfPage {
  lines?: readonly string[];
  /** A content stream that is already compressed. */
  packed?: Buffer;
  /** Additional entries of the page dictionary: its rotation, its annotations. */
  entries?: string;
}

const contentOf = ({ lines = [], packed }: PdfPage): string => {
  const text = lines.map((line, index) => `BT /F1 12 Tf 72 ${760 - index * 16} Td (${line}) Tj ET`).join('\n');
  return packed
    ? `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`
    : `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
};

/** A PDF of these pages. `objects` follow those of the pages: the first has the number 4 + 2 x pages. */
export const pdfPages = (pages: readonly PdfPage[], objects: readonly string[] = [], trailer = ''): Buffer => {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`);
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...pages.flatMap((page, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> ${page.entries ?? ''} >>`,
        contentOf(page),
      ]),
      ...objects,
    ],
    trailer,
  );
};

/** A PDF of one page with these lines, or with an already compressed content stream. */
export const pdf = (lines: readonly string[], packed?: Buffer): Buffer =>
  pdfPages([{ lines, ...(packed && { packed }) }]);

interface TestSlide {
  title: string;
  /** The slide's further content as DrawingML; text becomes a paragraph. */
  content?: string;
  notes?: string;
  isHidden?: boolean;
}

const drawing =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const officeType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A shape of a slide: a placeholder of a type, with one paragraph per line. */
export const slideShape = (type: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${text
    .split('\n')
    .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;

const relations = (targets: readonly { type: string; target: string }[]): Buffer =>
  Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ({ type, target }, index) =>
          `<Relationship Id="rId${index + 1}" Type="${officeType}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  );

/** A presentation. The archive has its parts in reverse order, as some programs write them. */
export const pptx = (slides: readonly TestSlide[]): Buffer => {
  const numberOf = (index: number): number => slides.length - index;
  const tree = (shapes: string): string => `<p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>`;
  const parts = slides.flatMap(({ title, content = '', notes, isHidden }, index) => [
    {
      name: `ppt/slides/slide${numberOf(index)}.xml`,
      content: Buffer.from(
        `<p:sld ${drawing}${isHidden ? ' show="0"' : ''}>${tree(slideShape('title', title) + content)}</p:sld>`,
      ),
    },
    {
      name: `ppt/slides/_rels/slide${numberOf(index)}.xml.rels`,
      content: relations(notes ? [{ type: 'notesSlide', target: `../notesSlides/notesSlide${index + 1}.xml` }] : []),
    },
    {
      name: `ppt/notesSlides/notesSlide${index + 1}.xml`,
      content: Buffer.from(
        `<p:notes ${drawing}>${tree(slideShape('body', notes ?? '') + slideShape('sldNum', '7'))}</p:notes>`,
      ),
    },
  ]);
  const list = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('');
  return zip([
    { name: '[Content_Types].xml', content: Buffer.from(contentTypes.replaceAll('word/document', 'ppt/presentation')) },
    ...parts.reverse(),
    {
      name: 'ppt/presentation.xml',
      content: Buffer.from(`<p:presentation ${drawing}><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`),
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relations(slides.map((_, index) => ({ type: 'slide', target: `slides/slide${numberOf(index)}.xml` }))),
    },
  ]);
};

/** A bitmap of one colour without a palette: its bytes are letters in windows-1252, after a header full of zeros. */
export const bmp = (width: number, height: number, colour = 0xff): Buffer => {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeUInt32LE(head.length + rowBytes * height, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(rowBytes * height, colour)]);
};
