import { describe, expect, test } from 'vitest';
import { differingWords } from './differing-words.ts';

describe('the words that differ from the heading', () => {
  const marked = (answer: string, heading: string) =>
    differingWords(answer, heading)
      .filter(({ isDifferent }) => isDifferent)
      .map(({ text }) => text.trim());

  test('are marked, whatever the case, accents and punctuation', () => {
    expect(marked('De huidmondjes gaan OPEN.', 'de huidmondjes gaan dicht')).toEqual(['OPEN.']);
    expect(marked('café!', 'Cafe')).toEqual([]);
  });

  test('are marked where two were swapped', () => {
    expect(marked('zuurstof in, koolstofdioxide uit', 'koolstofdioxide in, zuurstof uit').length).toBeGreaterThan(0);
  });

  test('give the whole answer when put together', () => {
    const answer = ' de  plant\nmaakt voedsel ';
    expect(
      differingWords(answer, 'x')
        .map(({ text }) => text)
        .join(''),
    ).toBe(answer.trimStart());
  });
});
