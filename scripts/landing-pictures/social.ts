import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@exit-tickets/contracts';
import type { Browser } from 'playwright-core';
import { loadTexts, type Texts } from '../../web/src/shared/i18n/load-texts.ts';

const size = { width: 1200, height: 630 };

const web = new URL('../../web/', import.meta.url);
const assets = new URL('dist/assets/', web);
const font = (await readdir(assets)).find((name) => name.endsWith('.woff2')) ?? '';
const [palette, logo, fontData] = await Promise.all([
  readFile(new URL('src/shared/styles/palette.css', web), 'utf8'),
  readFile(new URL('public/icon.svg', web), 'utf8'),
  readFile(new URL(font, assets), 'base64'),
]);

const pageOf = (
  language: Language,
  { common, landing }: Texts,
): string => `<!doctype html><html lang="${language}"><style>
  ${palette}
  @font-face { font-family: Headings; font-weight: 200 800; src: url(data:font/woff2;base64,${fontData}) }
  body {
    box-sizing: border-box; width: ${size.width}px; height: ${size.height}px; margin: 0; padding: 72px 80px;
    display: grid; grid-template-rows: auto 1fr; color: var(--ink); background: var(--paper);
    font: 650 34px/1.1 Headings;
  }
  header { display: flex; align-items: center; gap: 18px }
  header svg { width: 56px; height: 56px }
  main { display: grid; grid-template-columns: 1fr 400px; gap: 64px; align-items: center }
  h1 { margin: 0; font-size: 68px; font-weight: 650; letter-spacing: -0.02em; text-wrap: balance }
  .pin {
    padding: 56px 0 64px 0.14em; text-align: center; font-size: 104px; font-weight: 700; line-height: 1;
    letter-spacing: 0.14em; font-variant-numeric: tabular-nums; color: var(--on-mark); background: var(--mark);
    border-radius: 16px;
    mask:
      radial-gradient(circle at 0 50%, transparent 22px, #000 23px) left / 51% 100% no-repeat,
      radial-gradient(circle at 100% 50%, transparent 22px, #000 23px) right / 51% 100% no-repeat;
  }
</style><header>${logo} ${common.name}</header>
<main><h1>${landing.hero.sentence}</h1><div class="pin">4071</div></main>`;

const folder = new URL('public/social/', web);

/** Draws the preview image of links to the landing page in messengers and social networks, in each language. */
export const drawSocial = async (browser: Browser, languages: readonly Language[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  for (const language of languages) {
    const { texts } = await loadTexts[language]();
    await page.setContent(pageOf(language, texts), { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    const path = fileURLToPath(new URL(`${language}.png`, folder));
    await writeFile(path, await page.screenshot());
    process.stdout.write(`${path}\n`);
  }
  await page.close();
};
