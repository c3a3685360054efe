import { firefox } from 'playwright-core';
import { findFirefox } from './find-firefox.ts';
import { settleDifferences } from './settle-differences.ts';

interface FirefoxOptions {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
}

/**
 * A real Firefox, driven by WebDriver BiDi. Colour scheme and reduced motion are set when it starts; other browsers can
 * set them per page.
 */
export const openFirefox = async ({ colorScheme = 'light', reducedMotion = false }: FirefoxOptions = {}) => {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    ...(await findFirefox()),
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  });
  settleDifferences(browser);
  return { browser, close: () => browser.close() };
};
