import type { Language } from '@exit-tickets/contracts/rules';
import type { SampleClass } from './sample-class.ts';

/** The sample class in each language, as separate chunks. */
export const loadClass: Readonly<Record<Language, () => Promise<{ sampleClass: SampleClass }>>> = {
  nl: () => import('virtual:sample-class/nl'),
  en: () => import('virtual:sample-class/en'),
  de: () => import('virtual:sample-class/de'),
  fr: () => import('virtual:sample-class/fr'),
};
