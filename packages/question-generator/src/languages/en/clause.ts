import { words } from '../words.ts';
import { type VerbForm, verbByEnding, verbForms } from './verbs.ts';

// A plain English statement taken apart: what it opens with, its subject, its verb, and the rest.

/** A statement with one subject and one verb that the rest hangs on. */
export interface Clause {
  /** “In 1833”, “When it rains”: what stands before the subject, without its comma. */
  opening: string;
  subject: string;
  isPlural: boolean;
  /** “usually”, between subject and verb or behind the auxiliary. */
  adverb: string;
  /** “is”, “had”, “can”; empty where the verb stands alone. */
  auxiliary: string;
  /** The infinitive of the verb; “be” where it is the auxiliary itself. */
  base: string;
  /** As it stands; empty of “be”. */
  verb: string;
  isPassive: boolean;
  isPast: boolean;
  rest: string;
}

export const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const year = String.raw`(?:AD )?\d{3,4}(?: BC| AD| BCE| CE)?`;
/** A time that can be dated: “in May 1789”, “on 14 July 1789”, “around 300 BC”. */
export const date = String.raw`(?:[Ii]n (?:early |late |mid-)?(?:${month} )?(?:${year}|AD \d{1,4}|\d{1,2} BC)|[Oo]n (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? \d{3,4})?|${month} \d{1,2},? \d{3,4})|[Ii]n the (?:spring|summer|autumn|winter) of \d{4}|[Aa]round ${year}|[Aa]t the (?:beginning|end|start) of the \p{L}+ century|[Ii]n the (?:early |late )?(?:\p{L}+th|first|\d{1,2}(?:st|nd|rd|th)) century(?: BC)?|[Bb]etween \d{4} and \d{4}|[Ff]rom \d{4} to \d{4})`;
const opensWithDate = new RegExp(`^(?<opening>${date}),? (?<main>.+)$`, 'u');
const opensWithMonth = new RegExp(`^(?<opening>In ${month}) (?<main>.+)$`, 'u');
const opensWithPlace =
  /^(?<opening>(?:In|On|At|During|After|Before|Since|Under|Inside|Near|Among|Over|Within|By|For|Throughout|Today|Nowadays|Unlike|Every|Each|When|If|While|Once|As)(?: [^,:;]{2,70})?), (?<main>.+)$/u;

/** “In a circuit *each lamp* has …”, “In a democracy *citizens* choose …”: what follows can only be a subject. */
const opensWithoutComma =
  /^(?<opening>(?:In|On|At|During|Inside|Under|Near|Throughout) (?:(?:the |an? |many )?[\p{L}-]+(?: [\p{Ll}-]+){0,3}?)(?<! (?:of|in|on|at|for|and|or|the|an?|all|than|to|with|from|by|between))) (?<main>(?:the|an?|each|every|all|it|they|he|she) .+)$|^(?<opening>Today|Nowadays) (?<main>(?:very |many )?\p{L}+ .+)$|^(?<opening>(?:In|On|At) an? [\p{Ll}-]+) (?<main>\p{Ll}{2,}[^su\W]s (?!of|in|on|at|from|with).+)$/u;

const plurals =
  words(`people men women children bacteria fungi algae teeth feet mice geese nuclei police cattle fish sheep
  stomata media phenomena criteria larvae vertebrae mitochondria antennae cacti stimuli genera`);
const singulars =
  words(`physics mathematics economics politics news series species electronics genetics athletics linguistics
  gas lens glass grass mass moss class boss loss cross process access address business princess stress success bus virus
  campus census nucleus fungus bonus status focus cactus genus stimulus radius analysis basis crisis oasis axis hypothesis
  photosynthesis mitosis meiosis osmosis genesis thesis tennis iris pelvis atlas canvas chaos cosmos christmas`);
const hasPrefix = (word: string): boolean => /(?:ss|us|is|ics)$/u.test(word);
const isPluralNoun = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (plurals.has(lower)) return true;
  return lower.endsWith('s') && !singulars.has(lower) && !hasPrefix(lower) && !/['’]s$/u.test(lower);
};

const prepositions = words(
  'of in on at from with without between by for to near under above below around along inside outside within per among against',
);
const be = words('is are was were');
const auxiliaries = words('is are was were has have had can could may might must should will would');
const singularOnly = words('is was has');
const pluralOnly = words('are were have');
/** No noun phrase goes on behind these: such a subject is not taken apart. */
const ends =
  words(`that which who whom whose where when because if while but or as so than whereas although though since
  until unless not never no nor it they he she we you i there this these those to do does did be been being also
  how why what having thus hence only even both either neither`);
const adverbs = words(`usually often sometimes always mainly mostly normally generally typically slowly quickly rapidly
  gradually directly constantly easily also then therefore thus soon still now already partly largely chiefly first
  eventually finally commonly regularly continuously strongly`);
/** Only join a statement to the one before; a question leaves them out. */
const joining = words('also then therefore thus now still already soon finally eventually first');
/** A statement goes on behind them, so that a second verb is no sign of a wrong reading. */
const opensClause =
  /(?:^|[\s,])(?:that|which|who|whom|whose|where|when|because|if|while|whereas|as|so|until|before|after|since|than|how|why|what|although|though|unless|once|whether|and|but|or)\s.*$/u;

/** The head of a noun phrase: the last word before what hangs on it. */
const headOf = (tokens: readonly string[]): string => {
  const at = tokens.findIndex((token, index) => index > 0 && prepositions.has(token));
  return (at < 0 ? tokens.at(-1) : tokens[at - 1]) ?? '';
};

export const isPluralPhrase = (tokens: readonly string[]): boolean => {
  const of = tokens.findIndex((token, index) => index > 0 && prepositions.has(token));
  const core = of < 0 ? tokens : tokens.slice(0, of);
  if (/^they$/iu.test(tokens.join(' '))) return true;
  if (
    /^(?:both|two|three|four|five|six|seven|eight|nine|ten|many|several|thousands|millions|hundreds|\d+)$/iu.test(
      core[0] ?? '',
    ) &&
    core.length > 1
  )
    return true;
  return (core.includes('and') && !core.includes('between')) || isPluralNoun(headOf(tokens));
};

const agrees = ({ form }: VerbForm, isPlural: boolean): boolean =>
  form === 'past' || (isPlural ? form === 'base' : form === 's');

/** Whether the rest holds another verb of the same subject's statement: then the first was none. */
const hasSecondVerb = (rest: string): boolean =>
  rest
    .replace(opensClause, '')
    .split(' ')
    .some((token) => auxiliaries.has(token.replace(/,$/u, '')) && token !== 'may');

/** Whether a rest may hold the verb of the statement itself: “the new laws *the king made* angered …”. */
const holdsVerb = (rest: string): boolean =>
  rest
    .replace(opensClause, '')
    .split(' ')
    .some((token) => verbForms(token).some(({ form }) => form === 'past'));

/** “Coffee *exports* rose”: a verb only where something else than a verb follows. */
const alsoNouns = words('export import pack list place');

const maxSubject = 12;
/** No subject opens with these: “in adults smoking leads …” has a place before it. */
const opensOtherwise =
  /^(?:in|on|at|by|for|with|from|to|after|before|during|under|over|near|inside|outside|without|within|among|between|through|throughout|across|despite|since|until|today|now|often|sometimes|usually|generally|normally|only|here|there|then|every (?:year|day|month|week|time)|last|next|\p{L}+ly)(?!\p{L})/iu;

const readMain = (opening: string, main: string): Clause | undefined => {
  if (opensOtherwise.test(main)) return undefined;
  const tokens = main.split(' ');
  for (let at = 1; at < Math.min(tokens.length, maxSubject); at += 1) {
    const token = tokens[at] ?? '';
    const subject = tokens.slice(0, at).filter((word, index) => !(index === at - 1 && isAdverb(word)));
    if (ends.has(token) || /[,;:]|^["“]/u.test(tokens[at - 1] ?? '')) return undefined;
    if (prepositions.has(token) || prepositions.has(tokens[at - 1] ?? '')) continue;
    if (subject.length === 0 || /^(?:and|or|the|an?|its|their)$/iu.test(tokens[at - 1] ?? '')) continue;
    const before = tokens[at - 1] ?? '';
    const isPlural = isPluralPhrase(subject);
    const adverb = isAdverb(before) && at > 1 && !joining.has(before) ? before : '';
    if (auxiliaries.has(token)) return withAuxiliary(opening, subject, isPlural, tokens.slice(at));
    const rest = tokens.slice(at + 1).join(' ');
    const byEnding = holdsVerb(rest) ? undefined : verbByEnding(token, tokens[at + 1] ?? '');
    const form = [...verbForms(token), ...(byEnding ? [byEnding] : [])].find((one) => agrees(one, isPlural));
    if (!form || token !== token.toLowerCase()) continue;
    // “Loud *sounds* can damage …” is a noun, and so is all that another verb of the statement follows.
    if (hasSecondVerb(rest)) continue;
    if (alsoNouns.has(form.base) && (rest === '' || verbForms(tokens[at + 1] ?? '').length > 0)) continue;
    if (form.form === 'past' && /^by(?: |$)/u.test(rest)) return undefined;
    return {
      opening,
      subject: subject.join(' '),
      isPlural,
      adverb,
      auxiliary: '',
      base: form.base,
      verb: token,
      isPassive: false,
      isPast: form.form === 'past',
      rest,
    };
  }
  return undefined;
};

const isAdverb = (word: string): boolean =>
  adverbs.has(word) ||
  (/\p{Ll}{3,}ly$/u.test(word) &&
    !/^(?:family|supply|assembly|italy|reply|monopoly|anomaly|butterfly|ally|july|jelly|belly|only)$/iu.test(word));

const withAuxiliary = (
  opening: string,
  subject: readonly string[],
  isPlural: boolean,
  [auxiliary = '', ...behind]: readonly string[],
): Clause | undefined => {
  const isData = subject.at(-1)?.toLowerCase() === 'data';
  if (!isData && ((isPlural && singularOnly.has(auxiliary)) || (!isPlural && pluralOnly.has(auxiliary))))
    return undefined;
  const skipped = behind.findIndex((word) => !isAdverb(word));
  if (skipped < 0 || skipped > 1) return undefined;
  const [word = '', ...rest] = behind.slice(skipped);
  // “can *be obtained* from”, “have *been cut* down”
  const infinite = /^(?:has|have|had)$/u.test(auxiliary) ? 'been' : be.has(auxiliary) ? '' : 'be';
  if (infinite !== '' && word === infinite && skipped === 0) {
    const done = verbForms(rest[0] ?? '').find(({ form }) => form === 'participle');
    return done && !/^(?:been|being)$/u.test(rest[0] ?? '')
      ? {
          opening,
          subject: subject.join(' '),
          isPlural,
          adverb: '',
          auxiliary,
          base: done.base,
          verb: `${infinite} ${rest[0]}`,
          isPassive: true,
          isPast: auxiliary === 'had',
          rest: rest.slice(1).join(' '),
        }
      : undefined;
  }
  if (/^(?:not|never|no|n['’]t|hardly|rarely|neither|only|been|being|to|going)$/u.test(word)) return undefined;
  const forms = verbForms(word);
  const participle = forms.find(({ form }) => form === 'participle');
  const base = forms.find(({ form }) => form === 'base');
  const isBe = be.has(auxiliary);
  const shared = {
    opening,
    subject: subject.join(' '),
    isPlural,
    adverb: skipped === 1 && !joining.has(behind[0] ?? '') ? (behind[0] ?? '') : '',
    auxiliary,
    isPast: /^(?:was|were|had)$/u.test(auxiliary),
  };
  if (isBe && participle && skipped >= 0)
    return { ...shared, base: participle.base, verb: word, isPassive: true, rest: rest.join(' ') };
  if (isBe) return { ...shared, base: 'be', verb: '', isPassive: false, rest: [word, ...rest].join(' ') };
  if (/^(?:has|have|had)$/u.test(auxiliary))
    return participle
      ? { ...shared, base: participle.base, verb: word, isPassive: false, rest: rest.join(' ') }
      : { ...shared, base: 'have', verb: '', isPassive: false, rest: [word, ...rest].join(' ') };
  return base ? { ...shared, base: base.base, verb: word, isPassive: false, rest: rest.join(' ') } : undefined;
};

/** “Yeast, a fungus with only one cell, is …”, “Producers, on the other hand, offer …”. */
const aside =
  /^(?<subject>(?!In |On |At |When |If |After |During |As )[^,]{2,40}), (?:(?:an?|the|one of) (?:(?! and | or )[^,])+|on the other hand|by contrast|in contrast|however|for example|for instance|therefore|too), (?!and |or )/u;

/** Takes a statement apart; undefined where it is not plain. */
export const readClause = (written: string): Clause | undefined => {
  if (/[;:()?!]|--/u.test(written)) return undefined;
  const sentence = written.replace(aside, '$<subject> ');
  const dated = (opensWithDate.exec(sentence) ?? opensWithMonth.exec(sentence))?.groups;
  if (dated) return readMain(dated.opening ?? '', dated.main ?? '');
  const placed = (opensWithPlace.exec(sentence) ?? opensWithoutComma.exec(sentence))?.groups;
  return placed ? readMain(placed.opening ?? '', placed.main ?? '') : readMain('', sentence);
};

/** What only a person does in a lesson: before such a verb a single word with a capital is a name. */
const deeds =
  words(`invent discover write paint prove describe propose publish compose found lead rule conquer defeat improve design
  formulate marry sign demonstrate reign persuade argue claim study observe`);
const titles = /^(?:King|Queen|Emperor|Empress|President|Pope|Tsar|Sir|Lord|Lady|Saint|Captain|General) \p{Lu}/u;
const places =
  words(`Africa America Asia Europe Antarctica Australia Britain England Scotland Wales Ireland France Germany Italy
  Spain Portugal Russia China Japan India Egypt Greece Rome Athens Sparta Paris London Berlin Brazil Canada Mexico Belgium
  Switzerland Austria Poland Turkey Norway Sweden Denmark Finland Iceland Earth Mars Venus Jupiter Saturn Mercury Neptune Uranus
  Parliament Congress Christianity Islam Judaism Buddhism Hinduism Mesopotamia Constantinople`);

/** Whether the subject is a person's name. */
export const isName = ({ subject, base, isPast, isPlural, isPassive, rest }: Clause): boolean =>
  !isPlural &&
  (titles.test(subject) ||
    (isPast &&
      /^(?:be|bear)$/u.test(base) &&
      (base === 'bear' ||
        /^(?:an? |one of the )(?:\p{L}+,? ){0,4}?(?:\p{L}+ who|\p{L}{3,}(?:ist|cian|eer|er|or)|poet|nurse|king|queen|monk)(?!\p{L})/u.test(
          rest,
        )) &&
      /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|da|de|van|von|the|of))+$/u.test(subject)) ||
    (isPast &&
      !isPassive &&
      deeds.has(base) &&
      /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|da|de|van|von))*$/u.test(subject) &&
      !places.has(subject)));

/** Whether a subject keeps its capital: a place, an owner, “Vincent van Gogh”. */
export const keepsCapital = (subject: string): boolean =>
  places.has(subject.split(' ')[0] ?? '') ||
  /^\p{Lu}\p{Ll}+['’]s |^\p{Lu}\p{Ll}+ (?:van|von|de|da|del|le) (?:\p{Ll}+ )?\p{Lu}/u.test(subject);

const substances =
  words(`water air heat light sound energy magma lava rust zinc copper iron oxygen nitrogen helium hydrogen carbon salt sugar
  glucose chlorophyll blood rain snow ice wind sand soil steel gold silver lead mercury yeast pollen nectar pollution erosion
  petrol diesel bronze bitumen alcohol saliva urine sweat bile insulin limestone granite marble clay mud cotton silk tea coffee rice wheat meat farming electricity
  lightning fog advertising communication weathering tourism
  bread milk wood coal oil gas steam paper plastic glass rock money trade demand supply slavery democracy poverty hunger war
  peace language grammar poetry music gravity friction encryption force pressure speed data software hardware`);
/** Whether a word is a noun of stuff, and no name. */
export const isCommon = (word: string): boolean =>
  substances.has(word.toLowerCase()) || /(?:sis|ism|phyll|logy|ose|tion|sion|ity)$/u.test(word);
/** “Roman soldiers” keeps its capital. */
const mayBeOfPlace = /(?:an|ish|ese|Fren?ch|Czech|Dutch|lic|ek|ist|wiss|reek)$/u;

/**
 * A subject as it stands within a question, where its first word is no name for sure: a noun of stuff, or what stands
 * before a noun (“Loud sounds”).
 */
export const withinQuestion = (subject: string): string | undefined => {
  const [first = '', second = ''] = subject.split(' ');
  const isAdjective =
    /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Ll}/u.test(second) && !prepositions.has(second) && second !== 'and';
  const isKnown =
    second === '' || prepositions.has(second)
      ? isCommon(first)
      : isAdjective && !mayBeOfPlace.test(first) && !places.has(first);
  return isKnown ? subject.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : undefined;
};
