import type { Language } from '@exit-tickets/contracts/rules';
import { student as de } from '../shared/i18n/de/student.ts';
import { student as en } from '../shared/i18n/en/student.ts';
import { student as fr } from '../shared/i18n/fr/student.ts';
import type { StudentTexts } from '../shared/i18n/nl/student.ts';
import { student as nl } from '../shared/i18n/nl/student.ts';

/** All in one bundle: loading one separately would take a round trip, which is slower than loading all. */
export const textsIn: Record<Language, StudentTexts> = { nl, en, de, fr };
