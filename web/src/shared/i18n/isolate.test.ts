import i18next from 'i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from './start.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await startI18n();
  // A separate area: the others are shared with the tests of all texts.
  i18next.addResource(i18next.language, 'isolate', 'test', '{{name}}: {{count}}');
});
afterAll(() => vi.unstubAllGlobals());

test.each(['محمد', 'יעל', 'Ada (آدا)'])('the name %s in a sentence does not turn what stands around it', (name) => {
  expect(i18next.t('isolate:test' as never, { name, count: 12 })).toBe(`\u2068${name}\u2069: 12`);
});

test('other names stand in it as they are', () => {
  expect(i18next.t('isolate:test' as never, { name: 'Zoë <3', count: 12 })).toBe('Zoë <3: 12');
});
