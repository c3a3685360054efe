import { languages } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { attemptPolicies, delayAfter } from '../src/attempts/attempt-policy.ts';
import { textsIn } from '../src/languages/texts-in.ts';
import { letter } from '../src/mail/letter.ts';
import type { MailKind } from '../src/mail/mail.model.ts';
import { isHopeless, retryDelaySeconds } from '../src/mail/mail-retry.ts';

const policy = attemptPolicies.accountFromOneSide;

test('the first ten failures are free, then each doubles the delay up to its maximum', () => {
  expect([1, 10, 11, 12, 13].map((failures) => delayAfter(failures, policy))).toEqual([0, 0, 2, 4, 8]);
  expect(delayAfter(1_000, policy)).toBe(policy.maxDelaySeconds);
});

test('no delay is longer than a quarter of an hour', () => {
  for (const each of Object.values(attemptPolicies)) expect(delayAfter(10_000, each)).toBeLessThanOrEqual(15 * 60);
});

test('a mail is tried again after 10 seconds, then at growing intervals up to half an hour', () => {
  expect([1, 2, 3, 8, 9, 100].map(retryDelaySeconds)).toEqual([10, 20, 40, 1_280, 1_800, 1_800]);
});

test('a mail is hopeless only after a permanent refusal of the recipient or two days of tries', () => {
  const now = new Date('2026-01-10T12:00:00Z');
  const mail = { askedAt: new Date('2026-01-10T11:00:00Z') };
  const failure = (fields: object) => Object.assign(new Error('failed'), fields);
  expect(isHopeless(failure({ code: 'EENVELOPE', responseCode: 550 }), mail, now)).toBe(true);
  expect(isHopeless(failure({ code: 'EENVELOPE', responseCode: 451 }), mail, now)).toBe(false);
  expect(isHopeless(failure({ code: 'EAUTH', responseCode: 535 }), mail, now)).toBe(false);
  expect(isHopeless(failure({ code: 'ECONNREFUSED' }), mail, now)).toBe(false);
  expect(isHopeless('no error at all', mail, now)).toBe(false);
  expect(isHopeless(failure({}), { askedAt: new Date('2026-01-08T11:00:00Z') }, now)).toBe(true);
});

const link = 'https://tickets.example.org/reset-password?token=abc&x="<y>"';

test('everything in the HTML of a mail is escaped', () => {
  const { html, text } = letter({ kind: 'reset', link, firstName: "Anne & d'Arc", language: 'nl' });
  expect(html).toContain('Hallo Anne &amp; d&#39;Arc,');
  expect(html).toContain('href="https://tickets.example.org/reset-password?token=abc&amp;x=&quot;&lt;y&gt;&quot;"');
  expect(html).not.toContain('<y>');
  expect(text).toContain("Hallo Anne & d'Arc,");
});

test.each([
  '<b>x</b>',
  'Ga naar evil.example',
  'evil.example/x',
  'Bel 0900-1234',
  'a@b.nl',
  'x'.repeat(41),
  '\r\nBcc: a',
])('a name that could carry a message is left out: %s', (firstName) => {
  const { html, text } = letter({ kind: 'reset', link, firstName, language: 'en' });
  expect(text.startsWith('Hello,\n')).toBe(true);
  expect(html).toContain('Hello,');
});

test.each(languages)('every mail in %s uses one name for the product', (language) => {
  const { mail, letters } = textsIn[language];
  for (const kind of Object.keys(letters) as MailKind[]) {
    const { html, text } = letter({ kind, link, firstName: null, language });
    for (const part of [html, text]) expect(new Set(part.match(/exit.tickets/gi))).toEqual(new Set([mail.product]));
  }
});
