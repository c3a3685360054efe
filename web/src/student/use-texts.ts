import { createContext, useContext } from 'react';
import { nl } from './i18n/nl.ts';
import type { Texts } from './i18n/texts.ts';

export const TextsContext = createContext<Texts>(nl);

/** The texts in the language of the page. */
export const useTexts = (): Texts => useContext(TextsContext);
