import { expect, test } from 'vitest';
import { pushRegistration } from './analytics.ts';

test('a registration is reported to the analytics layer, without saying whose', () => {
  const empty = {};
  pushRegistration(empty);
  expect(empty).toEqual({ dataLayer: [{ event: 'registration' }] });

  const page = { dataLayer: [{ event: 'start' }] };
  pushRegistration(page);
  expect(page.dataLayer).toEqual([{ event: 'start' }, { event: 'registration' }]);
});
