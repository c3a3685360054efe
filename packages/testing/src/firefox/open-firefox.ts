import { firefox } from 'playwright-core';
import { findFirefox } from './find-firefox.ts';
import { settleDifferences } from './settle-differences.ts';

interface FirefoxOptions {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
}

/**
 * A real Firefox, driven by WebDriver BiDi. What another browser is told of a page it is told when it starts: the colours
 * that people prefer, and that they want no movement.
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
