import { readFileSync, statSync } from 'node:fs';
import { languages, siteInBuiltPages as site } from '@exit-tickets/contracts/rules';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '../src/shared/i18n/load-texts.ts';
import { readBuilt } from './built.ts';

describe.each(languages)('the landing page in %s', async (language) => {
  const html = readBuilt(`landing/${language}.html`);
  const { tab, hero, why, conclusion, stillLoading } = (await loadTexts[language]()).texts.landing;

  test('says in which language it is, and what it is, to search engines and where it is shared', () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title>${tab}</title>`);
    expect(html).toContain(`<meta name="description" content="${hero.lead}"`);
    expect(html).toContain(`<meta property="og:title" content="${tab}"`);
    expect(html).toContain(`<link rel="canonical" href="${site}/${language}"`);
    for (const other of languages) expect(html).toContain(`hreflang="${other}" href="${site}/${other}"`);
  });

  test('shows a picture of the usual size where it is shared, light enough to be fetched', () => {
    expect(html).toContain(`<meta property="og:url" content="${site}/${language}"`);
    expect(html).toContain(`<meta property="og:image" content="${site}/social/${language}.png"`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    const picture = readFileSync(new URL(`../dist/social/${language}.png`, import.meta.url));
    // The header of a PNG: width and height stand at these places.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  });

  test.each(['make', 'share', 'read'])(
    'shows what to %s in a light picture, fetched when it comes into sight',
    (step) => {
      expect(html).toMatch(new RegExp(`<img src="/steps/${step}-${language}-light.webp" width="\\d+" height="\\d+"`));
      expect(html.match(/<img /g)).toHaveLength(html.match(/<img [^>]*loading="lazy"/g)?.length ?? 0);
      for (const scheme of ['light', 'dark'])
        expect(
          statSync(new URL(`../dist/steps/${step}-${language}-${scheme}.webp`, import.meta.url)).size,
        ).toBeLessThan(60_000);
    },
  );

  test('keeps what is done on it before the app is there, with a script that comes first and words for those who wait', () => {
    expect(html).toContain(` data-still-loading="${stillLoading}"`);
    const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    expect([scripts[0], scripts.at(-1)]).toEqual([
      expect.stringContaining('pre-hydration-input'),
      expect.stringContaining('index'),
    ]);
  });

  test('is there before any script has run', () => {
    for (const text of [hero.sentence, hero.lead, why.title, conclusion.text]) expect(html).toContain(text);
  });

  test('has no script within it, which the policy of the site would forbid', () => {
    expect(html.match(/<script(?![^>]* src=)[^>]*>/g)).toBeNull();
    expect(html).not.toMatch(/<template|<!--\$[?!]/);
  });
});
