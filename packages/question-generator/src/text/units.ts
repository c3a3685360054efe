import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';

const everywhere: Record<string, string> = {
  m: 'm meter meters metre metres',
  km: 'km kilometer kilometers kilometre kilometres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  mm: 'mm millimeter millimeters millimetre millimetres',
  'm²': 'm2 m^2',
  'm³': 'm3 m^3',
  'cm²': 'cm2 cm^2',
  'cm³': 'cm3 cm^3',
  'dm³': 'dm3 dm^3',
  g: 'g gram grams gramm gramme grammes',
  kg: 'kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes',
  mg: 'mg milligram milligrams milligramm milligramme milligrammes',
  l: 'l liter liters litre litres',
  ml: 'ml milliliter milliliters millilitre millilitres',
  'km/h': 'km/h km/u kmh kmu kmperuur kilometerperuur kilometersperhour kilometresperhour kilometerprostunde',
  'm/s': 'm/s ms^-1 meterperseconde meterspersecond metresbysecond metresparseconde metrespersecond meterprosekunde',
  s: 's sec seconde seconden second seconds sekunde sekunden secondes',
  min: 'min minuut minuten minute minutes',
  '%': '% procent percent prozent pourcent',
  '°c': '°c °celsius °',
  '€': '€ euro euros eur',
  $: '$ dollar dollars',
  j: 'joule joules',
  w: 'watt watts',
  v: 'volt volts',
  a: 'ampere amperes ampère',
  n: 'newton newtons',
  hz: 'hz hertz',
  pa: 'pa pascal',
};

/** Units of one letter that is a word, or another unit, when it is small. */
const capitals: ReadonlyMap<string, string> = new Map([
  ['J', 'j'],
  ['W', 'w'],
  ['V', 'v'],
  ['A', 'a'],
  ['N', 'n'],
]);

const spellings = (units: Record<string, string>): [string, string][] =>
  Object.entries(units).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit]));

const known = new Map(
  languages.map((language) => [
    language,
    new Map([...spellings(everywhere), ...spellings(languagePacks[language].words.units)]),
  ]),
);

/** The most words and signs that one unit is written with: “kilometer per uur”, “km / h”. */
export const maxUnitTokens = 3;

/**
 * The unit that stands behind a number, in one spelling; undefined when it is none.
 * @param spelled its words as they stand, without what is between them
 * @param folded the same without capitals and accents
 */
export const unitOf = (spelled: string, folded: string, language: Language): string | undefined =>
  capitals.get(spelled) ?? known.get(language)?.get(folded);
