import type { Language } from '../languages/language.ts';

/** Formulas and other names of one substance, with the name that all of them are taken for. */
export const substanceNames: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  nl: new Map([
    ['co2', ['koolstofdioxide']],
    ['kooldioxide', ['koolstofdioxide']],
    ['o2', ['zuurstof']],
    ['h2o', ['water']],
    ['nacl', ['keukenzout']],
  ]),
  en: new Map([
    ['co2', ['carbon', 'dioxide']],
    ['o2', ['oxygen']],
    ['h2o', ['water']],
  ]),
  de: new Map([
    ['co2', ['kohlenstoffdioxid']],
    ['kohlendioxid', ['kohlenstoffdioxid']],
    ['o2', ['sauerstoff']],
    ['h2o', ['wasser']],
  ]),
  fr: new Map([
    ['co2', ['dioxyde', 'carbone']],
    ['o2', ['oxygene']],
    ['dioxygene', ['oxygene']],
    ['h2o', ['eau']],
  ]),
};
