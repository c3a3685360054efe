import { describe, expect, test } from 'vitest';
import { newSubmissionId } from './submission-id.ts';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a submission id', () => {
  test('is a UUID where the page came over https', () => {
    expect(newSubmissionId(crypto)).toMatch(uuid4);
  });

  test('is a UUID over plain http too, where browsers have no randomUUID', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(newSubmissionId(plain)).toMatch(uuid4);
    expect(newSubmissionId(plain)).not.toBe(newSubmissionId(plain));
  });
});
