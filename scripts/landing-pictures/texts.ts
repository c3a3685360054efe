import { texts as de } from '../../web/src/i18n/de/texts.ts';
import { texts as en } from '../../web/src/i18n/en/texts.ts';
import { texts as fr } from '../../web/src/i18n/fr/texts.ts';
import { texts as nl } from '../../web/src/i18n/nl/texts.ts';

/** What the pages say, in each language. */
export const texts = { nl, en, de, fr };
