import { crc32 } from 'node:zlib';
import { sample } from '@exit-tickets/testing';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

interface PictureOptions {
  /** Clockwise, in degrees. */
  turned?: number;
  scale?: number;
  /** The share of the height that is in the picture. */
  part?: number;
}

/** A sample picture as a camera might take it: turned, enlarged or only its upper part. */
export const takePicture = async (
  name: string,
  { turned = 0, scale = 1, part = 1 }: PictureOptions = {},
): Promise<Canvas> => {
  const image = await loadImage(sample(name));
  const width = image.width * scale;
  const height = image.height * scale * part;
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const canvas = createCanvas(Math.round(width * cos + height * sin), Math.round(width * sin + height * cos));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(image, 0, 0, image.width, image.height * part, -width / 2, -height / 2, width, height);
  return canvas;
};

/** Adds the orientation of the camera to a JPEG (EXIF 2.3, tag 0x0112). */
export const withOrientation = (jpeg: Buffer, orientation: number): Buffer => {
  const tag = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  const tiff = Buffer.concat([Buffer.from('MM\0\x2a\0\0\0\x08\0\x01', 'latin1'), tag, Buffer.alloc(4)]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
};

/** Turns a PNG into an animation: the chunk with the number of frames (`acTL`) goes before the image data. */
export const asAnimation = (png: Buffer, frames: number): Buffer => {
  const content = Buffer.from('acTL\0\0\0\0\0\0\0\0', 'latin1');
  content.writeUInt32BE(frames, 4);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  checksum.writeUInt32BE(crc32(content));
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), length, content, checksum, png.subarray(at)]);
};

const segment = (marker: number, content: number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
};

/**
 * A CMYK JPEG as Photoshop writes it (inverted). Each pixel becomes a block of 8 x 8 that has only its mean, so no transform
 * is needed: twelve codes of four bits for the mean, one bit for the end of the block.
 */
export const cmykJpeg = (canvas: Canvas): Buffer => {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const bits: string[] = [];
  let before = 127;
  const addMean = (difference: number): void => {
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
    const amount = difference < 0 ? difference + 2 ** size - 1 : difference;
    bits.push(size.toString(2).padStart(4, '0'), size > 0 ? amount.toString(2).padStart(size, '0') : '', '0');
  };
  for (let at = 0; at < pixels.length; at += 4) {
    const black = (pixels[at] ?? 0) - 128;
    // No cyan, magenta or yellow: white from the first block on.
    for (let ink = 0; ink < 3; ink += 1) addMean(at === 0 ? 127 : 0);
    addMean(at === 0 ? black : black - before);
    before = black;
  }
  const stream = bits.join('');
  const bytes: number[] = [];
  for (let at = 0; at < stream.length; at += 8) {
    const byte = Number.parseInt(stream.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  const [w, h] = [width * 8, height * 8];
  const inks = [1, 2, 3, 4];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xee, [...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0]),
    segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    segment(0xc0, [8, h >> 8, h & 255, w >> 8, w & 255, 4, ...inks.flatMap((ink) => [ink, 0x11, 0])]),
    segment(0xc4, [0x00, 0, 0, 0, 12, ...Array<number>(12).fill(0), ...Array.from({ length: 12 }, (_, size) => size)]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xda, [4, ...inks.flatMap((ink) => [ink, 0]), 0, 63, 0]),
    Buffer.from(bytes),
    Buffer.from([0xff, 0xd9]),
  ]);
};
