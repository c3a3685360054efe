import { createContext, useContext } from 'react';
import type { StudentTexts } from '../shared/i18n/nl/student.ts';
import { student as dutch } from '../shared/i18n/nl/student.ts';

export const TextsContext = createContext<StudentTexts>(dutch);

/** The texts in the language of the page. */
export const useTexts = (): StudentTexts => useContext(TextsContext);
