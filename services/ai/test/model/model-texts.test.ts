import { describe, expect, test } from 'vitest';
import { excerptForModel } from '../../src/model/excerpt-for-model.ts';
import { readErrorBody } from '../../src/model/provider/openai/error-body.ts';
import { readJson } from '../../src/model/read-json.ts';

const book = Array.from(
  { length: 200 },
  (_, index) => `Paragraaf ${index}. ${`Over onderwerp ${index} staat hier iets. `.repeat(8)}`,
).join('\n\n');
const placesIn = (text: string) => [...text.matchAll(/Paragraaf (\d+)\./g)].map(([, place]) => Number(place));

describe('long material', () => {
  test('is complete when it fits', () => {
    expect(excerptForModel(book, { maxLength: book.length })).toBe(book);
  });

  test('is cut to an excerpt over its whole length, in its order and within the maximum length', () => {
    for (const maxLength of [1_000, 5_000, 20_000]) {
      const short = excerptForModel(book, { maxLength });
      expect(short.length).toBeLessThanOrEqual(maxLength);
      const places = placesIn(short);
      expect(places[0]).toBe(0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
    const places = placesIn(excerptForModel(book, { maxLength: 20_000 }));
    for (const [from, to] of [
      [0, 50],
      [50, 100],
      [100, 150],
      [150, 200],
    ] as const)
      expect(places.filter((place) => place >= from && place < to).length).toBeGreaterThan(5);
  });

  test('marks where something was left out', () => {
    expect(excerptForModel(book, { maxLength: 5_000 })).toContain('\n\n[…]\n\n');
  });

  test('keeps what mentions the focus', () => {
    expect(excerptForModel(book, { maxLength: 5_000, focus: 'paragraaf 137' }).length).toBeLessThanOrEqual(5_000);
    const lesson = `${book}\n\nDe fotosynthese van mos.`;
    expect(excerptForModel(lesson, { maxLength: 5_000, focus: 'fotosynthese' })).toContain('van mos');
    expect(excerptForModel(lesson, { maxLength: 5_000, focus: 'fotosynthese' })).toContain('Paragraaf 100.');
  });

  test('is cut to other parts with another seed', () => {
    const [one, other] = [1, 2].map((seed) => placesIn(excerptForModel(book, { maxLength: 5_000, seed })));
    expect(one).not.toEqual(other);
  });

  test('without an empty line or without a full stop is condensed too', () => {
    for (const text of [
      book.replaceAll('\n\n', ' '),
      'x'.repeat(200_000),
      '\n'.repeat(200_000),
      '. '.repeat(100_000),
    ]) {
      const short = excerptForModel(text, { maxLength: 4_000 });
      expect(short.length).toBeLessThanOrEqual(4_000);
    }
    expect(placesIn(excerptForModel(book.replaceAll('\n\n', ' '), { maxLength: 20_000 })).at(-1)).toBeGreaterThan(150);
  });
});

describe('the JSON in a reply of a model', () => {
  test.each([
    '{"a":1}',
    ' ```json\n{"a":1}\n``` ',
    'Here you are:\n```\n{"a":1}\n```\nGood luck!',
    '<think>The user wants {"b":2}?</think>\n{"a":1}',
    'Sure! {"a":1} Anything else?',
  ])('is found in %j', (said) => expect(readJson(said)).toEqual({ a: 1 }));

  test.each(['', 'no', '{"a":', '}{'])('is not found in %j', (said) => expect(readJson(said)).toBeUndefined());
});

describe('the error of a server', () => {
  test.each([
    [
      '{"error":{"message":"No such model","type":"x","code":"model_not_found","param":null}}',
      'No such model',
      'model_not_found',
    ],
    ['{"error":"Unauthorized"}', 'Unauthorized', undefined],
    [
      '{"object":"error","message":"Invalid model: x","type":"invalid_model","param":null,"code":"1500"}',
      'Invalid model: x',
      '1500',
    ],
    ['{"object":"error","message":"Gone","type":"NotFoundError","param":null,"code":404}', 'Gone', '404'],
    [
      '{"object":"error","message":{"detail":[{"loc":["body","max_tokens"],"msg":"Extra"}]}}',
      'body.max_tokens: Extra',
      undefined,
    ],
    ['{"detail":"Not Found"}', 'Not Found', undefined],
    ['{"detail":[{"loc":["body"],"msg":"Required"}]}', 'body: Required', undefined],
    ['<html>Bad gateway</html>', '<html>Bad gateway</html>', undefined],
  ])('is read from %s', (body, message, code) => {
    expect(readErrorBody(body)).toEqual({ message, ...(code && { code }) });
  });
});
