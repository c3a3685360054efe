import { sample } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { countFrames } from '../../src/extraction/pictures/frames.ts';
import { asAnimation, takePicture } from '../support/pictures.ts';

/** A frame of one pixel, and the end of a GIF. */
const frame = Buffer.from('2c00000000010001000002024401003b', 'hex');

describe('the frames of a picture', () => {
  test('are counted in a GIF', () => {
    const gif = sample('franzoesische-revolution-de.gif');
    expect(countFrames(gif, 'gif')).toBe(1);
    expect(countFrames(Buffer.concat([gif.subarray(0, -1), frame]), 'gif')).toBe(2);
  });

  test('are counted in a WebP', () => {
    const chunk = Buffer.from('ANMF\x02\0\0\0ab', 'latin1');
    const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
    expect(countFrames(sample('fotosynthese-nl.webp'), 'webp')).toBe(1);
    expect(countFrames(Buffer.concat([head, chunk, chunk, chunk]), 'webp')).toBe(3);
  });

  test('are counted in a PNG', async () => {
    const png = (await takePicture('water-cycle-en.png', { part: 0.05 })).toBuffer('image/png');
    expect(countFrames(png, 'png')).toBe(1);
    expect(countFrames(asAnimation(png, 7), 'png')).toBe(7);
  });

  test('are one in a JPEG', () => {
    expect(countFrames(sample('fotosynthese-nl.jpg'), 'jpg')).toBe(1);
  });
});
