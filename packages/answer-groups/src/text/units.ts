import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from '../languages/language-packs.ts';
import type { Token } from './token.ts';

const everywhere: Record<string, string> = {
  m: 'm meter meters metre metres',
  km: 'km kilometer kilometers kilometre kilometres',
  cm: 'cm centimeter centimeters centimetre centimetres',
  dm: 'dm decimeter decimeters decimetre decimetres dezimeter',
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
  dl: 'dl deciliter deciliters decilitre decilitres deziliter',
  cl: 'cl centiliter centiliters centilitre centilitres zentiliter',
  ml: 'ml milliliter milliliters millilitre millilitres',
  'km/h': 'km/h km/u kmh kmu kmperuur kilometerperuur kilometersperhour kilometresperhour kilometerprostunde',
  'm/s': 'm/s ms^-1 meterperseconde meterspersecond metresbysecond metresparseconde metrespersecond meterprosekunde',
  s: 's sec seconde seconden second seconds sekunde sekunden secondes',
  min: 'min minuut minuten minute minutes',
  '%': '% procent percent prozent pourcent',
  '°': '°',
  '°c': '°c °celsius',
  '€': '€ euro euros eur',
  $: '$ dollar dollars',
  j: 'joule joules',
  kj: 'kj kilojoule kilojoules',
  w: 'watt watts',
  kw: 'kw kilowatt kilowatts',
  v: 'volt volts',
  kv: 'kv kilovolt kilovolts',
  a: 'ampere amperes ampère',
  ma: 'milliampere milliamperes',
  n: 'newton newtons',
  kn: 'kilonewton kilonewtons',
  hz: 'hz hertz',
  khz: 'khz kilohertz',
  pa: 'pa pascal',
  hpa: 'hpa hectopascal hektopascal',
  kpa: 'kpa kilopascal',
};

/** Conversion factors between units of one kind; each kind is named after its base unit. */
const kinds: Record<string, Record<string, number>> = {
  m: { km: 1_000, m: 1, dm: 0.1, cm: 0.01, mm: 0.001 },
  'm²': { 'm²': 1, 'cm²': 0.0001 },
  'm³': { 'm³': 1, 'dm³': 0.001, l: 0.001, dl: 0.0001, cl: 0.00001, 'cm³': 0.000001, ml: 0.000001 },
  g: { kg: 1_000, g: 1, mg: 0.001 },
  s: { day: 86_400, h: 3_600, min: 60, s: 1 },
  'm/s': { 'm/s': 1, 'km/h': 1 / 3.6 },
  j: { kj: 1_000, j: 1 },
  w: { kw: 1_000, w: 1 },
  v: { kv: 1_000, v: 1, mv: 0.001 },
  a: { a: 1, ma: 0.001 },
  n: { kn: 1_000, n: 1 },
  hz: { khz: 1_000, hz: 1 },
  pa: { kpa: 1_000, hpa: 100, pa: 1 },
};
const kindOf = (unit: string): string | undefined => Object.keys(kinds).find((kind) => kinds[kind]?.[unit]);

/** Whether two units measure the same quantity, such as metres and kilometres. */
export const areOfOneKind = (one: string, other: string): boolean => {
  const kind = kindOf(one);
  return kind !== undefined && kind === kindOf(other);
};

/** Converts a value to the base unit of its kind; unchanged if the unit has no kind. */
export const inBaseUnit = (value: number, unit: string): number => value * (kinds[kindOf(unit) ?? '']?.[unit] ?? 1);

/** Units that mean something else in lower case. */
const capitals: ReadonlySet<string> = new Set(['J', 'W', 'V', 'A', 'N', 'mA', 'mV', 'kN']);

const spellings = (units: Record<string, string>): [string, string][] =>
  Object.entries(units).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit]));

const known = new Map(
  languages.map((language) => [
    language,
    new Map([...spellings(everywhere), ...spellings(languagePacks[language].words.units)]),
  ]),
);

/** Most tokens in the spelling of one unit: “kilometer per uur”, “km / h”. */
const maxUnitTokens = 3;

/** Words before the divisor of a unit, in every language: “euro per uur”. */
export const per: ReadonlySet<string> = new Set(['per', 'pro', 'par']);

/**
 * The canonical spelling of the unit after a number; undefined if it is not a unit.
 * @param spelled its words as written, joined without separators
 * @param folded the same without capitals and accents
 */
export const unitOf = (spelled: string, folded: string, language: Language): string | undefined =>
  capitals.has(spelled) ? spelled.toLowerCase() : known.get(language)?.get(folded);

/** The unit that begins at a token, with its number of tokens; the longest, with its divisor: “m³ per seconde”. */
export const unitAt = (tokens: readonly Token[], at: number, language: Language): [string, number] | undefined => {
  for (let length = maxUnitTokens; length > 0; length -= 1) {
    const parts = tokens.slice(at, at + length);
    const unit = unitOf(parts.map(({ written }) => written).join(''), parts.map(({ text }) => text).join(''), language);
    if (parts.length < length || unit === undefined) continue;
    const next = tokens[at + length + 1];
    const before = tokens[at + length]?.text ?? '';
    const divisor = (before === '/' || per.has(before)) && next && unitOf(next.written, next.text, language);
    return divisor ? [`${unit}/${divisor}`, length + 2] : [unit, length];
  }
  return undefined;
};
