import { behind, isPlain, leans, one, statement } from './statement.ts';

// Numbers with a unit: how long, how far, how fast, how much, at what temperature.

const about =
  '(?:about |around |nearly |almost |over |more than |less than |up to |at least |at most |roughly |only )?';
const numeral = String.raw`(?:minus )?(?:\d[\d,.]*(?: (?:million|billion|thousand))?|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|several)`;
const ofTime = '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades|centuries)';
const ofLength = '(?:millimetres?|centimetres?|metres?|kilometres?|meters?|kilometers?|miles?|feet|inches|km|cm|mm|m)';
const asHow = new RegExp(
  `^(?<much>${about}${numeral} (?:${ofTime}|${ofLength}|square kilometres|kilograms|tonnes)) (?<how>long|wide|deep|high|tall|thick|old)(?=$|,? and |, )`,
  'u',
);
const lasting = new RegExp(
  `^(?:for )?(?<much>${about}${numeral} ${ofTime})(?<tail> (?:in|on|under) [^,;:]{3,40})?$`,
  'u',
);
const taking = new RegExp(`^(?<much>${about}${numeral} ${ofTime}) (?<tail>to (?!the |an? )[^,;:]{4,60})$`, 'u');
const moving = new RegExp(
  String.raw`^(?:(?<where>(?:through|in) (?:the )?\p{L}+) )?(?<much>at (?:a speed of )?${about}${numeral} (?:${ofLength}|kilometres) (?:per|an?) (?:second|minute|hour|day|year))$`,
  'u',
);
const warmth = new RegExp(
  `^(?<much>at (?:a temperature of )?${about}${numeral} ?(?:°C|°F|degrees(?: Celsius)?))$`,
  'u',
);
const mass = `${about}${numeral} (?:grams|kilograms|kilos|kg|tonnes|pounds)`;
const holding = new RegExp(
  `^(?<much>${about}${numeral} (?:grams|litres|millilitres|kilograms|tonnes)) of (?<what>\\p{Ll}+)$`,
  'u',
);

const lasts = /^(?:last|live|reign|rule|govern|sleep)$/u;
const moves = /^(?:travel|move|fly|flow|run|swim|spread)$/u;
const melts = /^(?:boil|melt|freeze|condense|evaporate|burn|catch)$/u;

/** A number with its unit is the answer, and its quantity the question: “How long does a day on Venus last?” */
export const measures = statement('number', (clause, subject) => {
  const { base, opening, isPassive, isPast, isPlural } = clause;
  if (opening !== '' || isPassive) return [];
  const rest = clause.rest.trim();
  const answered = (pattern: RegExp, word: string, tailOf: 'tail' | 'where' | '' = ''): ReturnType<typeof one> => {
    const groups = pattern.exec(rest)?.groups;
    const tail = tailOf === '' ? '' : (groups?.[tailOf]?.trim() ?? '');
    return groups && isPlain(tail) ? one([behind(word, clause, subject, tail)], groups.much ?? '') : [];
  };
  if (base === 'be') {
    const { much = '', how = '' } = asHow.exec(rest)?.groups ?? {};
    const be = isPast ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is';
    return much === '' || clause.auxiliary !== be || leans.test(subject)
      ? []
      : one([`How ${how} ${be} ${subject}?`], much);
  }
  if (lasts.test(base)) return answered(lasting, 'How long', 'tail');
  if (base === 'take') return answered(taking, 'How long', 'tail');
  if (moves.test(base)) return answered(moving, 'How fast', 'where');
  if (melts.test(base)) return answered(warmth, 'At what temperature');
  if (base === 'weigh') return answered(new RegExp(`^(?<much>${mass})$`, 'u'), 'How much');
  const { much = '', what = '' } = /^(?:contain|produce|hold|need|absorb)$/u.test(base)
    ? (holding.exec(rest)?.groups ?? {})
    : {};
  return much === '' ? [] : one([behind(`How much ${what}`, clause, subject)], `${much} of ${what}`);
});
