import { deflateSync } from 'node:zlib';
import { pdfPages } from '@exit-tickets/testing';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** The size of the pages of `pdfPages`, in points. */
const page = { width: 612, height: 792 };
type Area = readonly [left: number, bottom: number, width: number, height: number];
export const wholePage: Area = [0, 0, page.width, page.height];

interface PageOfPictures {
  /** Each placed picture: its index from 0 and its area. */
  pictures?: readonly (readonly [picture: number, area: Area])[];
  /** Lines with their heights, counted from the bottom. */
  texts?: readonly (readonly [bottom: number, text: string])[];
  /** Whether the text is invisible and only there for searching. */
  isHidden?: boolean;
  entries?: string;
}

const jpegObject = (canvas: Canvas): string => {
  const jpeg = canvas.toBuffer('image/jpeg', 85);
  const head = `/Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return `<< /Type /XObject /Subtype /Image ${head} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg.toString('latin1')}\nendstream`;
};

/** A PDF of pages with pictures, as scanners and slide programs make them; `objects` follow the pictures. */
export const pdfOfPictures = (
  pages: readonly PageOfPictures[],
  pictures: readonly Canvas[] = [createCanvas(8, 8)],
  objects: readonly string[] = [],
): Buffer => {
  const first = 4 + 2 * pages.length;
  const named = pictures.map((_, index) => `/P${index} ${first + index} 0 R`).join(' ');
  const resources = `/Resources << /Font << /F1 3 0 R >> /XObject << ${named} >> >>`;
  return pdfPages(
    pages.map(({ pictures: placed = [], texts = [], isHidden, entries = '' }) => {
      const content = [
        ...placed.map(
          ([picture, [left, bottom, width, height]]) =>
            `q ${width} 0 0 ${height} ${left} ${bottom} cm /P${picture} Do Q`,
        ),
        ...texts.map(([bottom, text]) => `BT /F1 12 Tf ${isHidden ? 3 : 0} Tr 40 ${bottom} Td (${text}) Tj ET`),
      ].join('\n');
      return { packed: deflateSync(Buffer.from(content)), entries: `${resources} ${entries}` };
    }),
    [...pictures.map(jpegObject), ...objects],
  );
};

/** A page-shaped picture with this picture at its top. */
export const asSheet = (picture: Canvas): Canvas => {
  const sheet = createCanvas(picture.width, Math.round((picture.width * page.height) / page.width));
  const context = sheet.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(picture, 0, 0);
  return sheet;
};
