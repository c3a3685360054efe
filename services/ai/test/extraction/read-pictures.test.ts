import { bmp, docx, pdfPages, sample, wordBody } from '@exit-tickets/testing';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { textOfLines } from '../../src/extraction/page-lines.ts';
import { decodePicture } from '../../src/extraction/pictures/picture.ts';
import { skewOf } from '../../src/extraction/pictures/skew.ts';
import { asAnimation, cmykJpeg, takePicture, withOrientation } from '../support/pictures.ts';
import { readHere } from '../support/read-here.ts';
import { asSheet, pdfOfPictures, wholePage } from '../support/scans.ts';

const { ocr, read, textOf } = readHere();

const name = 'fotosynthese-nl.jpg';
/** The title and two lines: recognition takes longer with more text. */
const upper = { part: 0.16 };
const isRead = /^Fotosynthese\s+Planten maken hun eigen voedsel\. Dat proces heet fotosynthese/;
const jpeg = async (picture: { turned: number; scale: number }): Promise<Buffer> =>
  (await takePicture(name, { ...upper, ...picture })).toBuffer('image/jpeg', 85);

const upperOf = (canvas: Canvas): Canvas => {
  const cut = createCanvas(canvas.width, Math.round(canvas.height * upper.part));
  cut.getContext('2d').drawImage(canvas, 0, 0);
  return cut;
};

/** A white picture with one black corner. */
const blackCorner = (width: number, height: number, right: boolean, bottom: boolean): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.fillRect(right ? width / 2 : 0, bottom ? height / 2 : 0, width / 2, height / 2);
  return canvas;
};
/** Whether left top, right top, left bottom and right bottom are dark. */
const darkCorners = (canvas: Canvas): boolean[] =>
  [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => {
      const [x, y] = [Math.floor(canvas.width * across), Math.floor(canvas.height * down)];
      return (canvas.getContext('2d').getImageData(x, y, 1, 1).data[0] ?? 0) < 128;
    }),
  );

describe('a photo', () => {
  test.each([
    [
      'on its side and askew, in WebP,',
      async () => (await takePicture('fotosynthese-nl.webp', { ...upper, turned: 84 })).toBuffer('image/webp'),
    ],
    ['half as large and upside down', () => jpeg({ turned: 180, scale: 0.5 })],
    [
      'as large as a phone takes it, on its side as the camera says,',
      async () => withOrientation(await jpeg({ turned: 270, scale: 4 }), 6),
    ],
  ])('%s is read', async (_how, picture) => {
    expect(await textOf(await picture())).toMatch(isRead);
  });

  // The slant of a page does not tell which way up it is.
  test.each([
    [0, 0],
    [12, 12],
    [-9, -9],
    [90, 90],
    [180, 0],
    [264, 84],
  ])('turned by %i degrees has lines with a slant of %i', async (turned, slant) => {
    const skew = skewOf(await takePicture(name, { part: 0.5, turned }));
    expect(Math.abs(skew - slant)).toBeLessThanOrEqual(1);
  });

  // Where the first row and column belong, as EXIF 2.3 defines it.
  test.each([
    [1, blackCorner(60, 40, false, false)],
    [2, blackCorner(60, 40, true, false)],
    [3, blackCorner(60, 40, true, true)],
    [4, blackCorner(60, 40, false, true)],
    [5, blackCorner(40, 60, false, false)],
    [6, blackCorner(40, 60, false, true)],
    [7, blackCorner(40, 60, true, true)],
    [8, blackCorner(40, 60, true, false)],
  ])('is upright, whatever its EXIF orientation (%i)', async (orientation, picture) => {
    const { canvas } = await decodePicture(withOrientation(picture.toBuffer('image/jpeg', 85), orientation));
    expect([canvas.width > canvas.height, ...darkCorners(canvas)]).toEqual([true, true, false, false, false]);
  });

  test('in CMYK keeps its black and its white', async () => {
    const { canvas } = await decodePicture(cmykJpeg(blackCorner(60, 40, false, true)));
    expect(darkCorners(canvas)).toEqual([false, false, true, false]);
  });
});

test.each([
  ['franzoesische-revolution-de.gif', /Um 1789 war die französische Gesellschaft in drei Stände/],
  ['volcans-fr.bmp', /^Les volcans\s+Un volcan est une ouverture de la croûte terrestre/],
])('the first words of %s are read', async (file, words) => {
  const { canvas } = await decodePicture(sample(file));
  expect(textOfLines(await ocr.read(upperOf(canvas)))).toMatch(words);
});

test('the first frame of an animation is read, and the number of other frames is reported', async () => {
  const png = (await takePicture(name, upper)).toBuffer('image/png');
  const { text, leftOut } = await read(asAnimation(png, 3));
  expect(text).toMatch(isRead);
  expect(leftOut).toEqual([{ reason: 'frames', count: 2 }]);
});

test('the pictures of a Word document without text are read', async () => {
  const picture = '<w:p><w:r><w:drawing><a:blip xmlns:a="a"/></w:drawing></w:r></w:p>';
  const content = (await takePicture('water-cycle-en.png', upper)).toBuffer('image/png');
  const media = [{ name: 'word/media/image1.png', content }];
  expect(await textOf(docx([], { content: wordBody(picture) }, media))).toMatch(/^The water cycle\n/);
});

test('a page of a PDF whose font does not map to letters is read as a picture', async () => {
  const lines = ['Planten maken hun eigen voedsel en dat heet fotosynthese.', 'Daarvoor is licht nodig.'];
  const toSigns = '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <2200> endbfrange';
  const font = [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
    `<< /Length ${toSigns.length} >>\nstream\n${toSigns}\nendstream`,
  ];
  const entries = '/Resources << /Font << /F1 6 0 R >> >>';
  const text = await textOf(pdfPages([{ lines, entries }], font));
  expect(text.split(/\s+/).join(' ')).toBe(lines.join(' '));
});

test.each([
  ['white, which is a letter in some encoding', bmp(400, 100)],
  ['of one grey', bmp(400, 100, 0x61)],
  ['of a few dots', bmp(2, 2)],
])('a bitmap %s is a picture without text', async (_what, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'no_text_in_file' });
});

test('the picture of a scan is read even with a stamp as text on it, and the stamp appears once', async () => {
  const stamp = 'Scanned with CamScanner';
  const picture = asSheet(await takePicture('water-cycle-en.png', { part: 0.16 }));
  const text = await textOf(pdfOfPictures([{ pictures: [[0, wholePage]], texts: [[20, stamp]] }], [picture]));
  expect(text).toMatch(/^The water cycle\n/);
  expect(text.split('Scanned')).toHaveLength(2);
  expect(text.endsWith(`\n\n${stamp}`)).toBe(true);
});
