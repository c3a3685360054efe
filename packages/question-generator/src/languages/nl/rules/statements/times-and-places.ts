import { words } from '../../../words.ts';
import { isPluralPhrase, withinQuestion } from '../../clause.ts';
import { finiteForms, singularOf } from '../../verbs.ts';
import {
  behind,
  date,
  isDate,
  isPlain,
  joined,
  joinsVerb,
  leans,
  negates,
  one,
  opened,
  seasonOrEvent,
  sharesWord,
  statement,
  tells,
  timeNoun,
  within,
  withoutAside,
} from './statement.ts';

// When something happened, where something is or happens, and what is there.

/** Are so for long: nobody asks when. */
const lasting = words('zijn hebben blijven bestaan kennen weten heten liggen staan wonen behoren duren');

export const timesOpening = opened('number', ({ front, infinitive, isPast }, question) => {
  const isSet = isDate(front) ? isPast && !lasting.has(infinitive) : seasonOrEvent.test(front);
  if (!isSet || infinitive === 'zijn' || !isPlain(question) || /\d/u.test(question) || sharesWord(front, question))
    return [];
  const asksFor = /^In (?:het jaar )?\d{4}$/u.test(front) ? 'In welk jaar' : 'Wanneer';
  return one([`${asksFor} ${question}?`], front);
});

export const times = statement('number', (clause, subject) => {
  const { rest, isPast, infinitive } = clause;
  const found = new RegExp(`^(?<before>.*?) ?(?<when>${date})(?<after>(?: .*)?)$`, 'u').exec(
    withoutAside(rest),
  )?.groups;
  if (!found || !isPast || (lasting.has(infinitive) && infinitive !== 'zijn')) return [];
  const { before = '', when = '', after = '' } = found;
  if (/(?:^|\s)(?:tot|sinds|voor|na)$/u.test(before) || !/\d|eeuw/u.test(when)) return [];
  if (infinitive === 'zijn' && !/(?:ge\p{L}+|ver\p{L}+|ont\p{L}+)$/u.test(after)) return [];
  const tail = joined(before, after.trim());
  return isPlain(tail) && !/\d/u.test(tail) ? one([behind('Wanneer', clause, subject, tail)], when) : [];
});

export const since = statement('number', (clause, subject) => {
  const { groups } = /^(?<when>sinds (?:het jaar )?\d{4}) (?<what>.{4,60})$/u.exec(clause.rest) ?? {};
  return groups && isPlain(groups.what ?? '')
    ? one([behind('Sinds wanneer', clause, subject, groups.what)], groups.when ?? '')
    : [];
});

export const sinceOpened = opened('number', ({ front }, question) =>
  /^Sinds (?:het jaar )?\d{4}$/u.test(front) && isPlain(question) ? one([`Sinds wanneer ${question}?`], front) : [],
);

const where = `(?<where>(?:vooral |meestal )?(?:in|op|aan|bij|rond|langs|onder|boven|tussen|naast|buiten|binnen) [^;:]{3,90})`;

const placed =
  /^(?:gemaakt|gevonden|opgeslagen|geproduceerd|gebouwd|afgebroken|verteerd|gevormd|bewaard|geteeld|verbouwd|gewonnen|aangemaakt|gelegd)$/u;

const stays = words('ontspringen liggen leven wonen groeien zitten gebeuren ontstaan staan beginnen');

/** Without “en strekt zich uit …”, which tells something else. */
const withoutVerb = (text: string): string =>
  text.replace(/ en (?<verb>\p{Ll}+)(?: .*)?$/u, (all, verb: string) => (finiteForms(verb).length > 0 ? '' : all));

export const whereabouts = statement('definition', (clause, subject) => {
  const { infinitive } = clause;
  const rest = withoutVerb(withoutAside(clause.rest));
  const [, verbal = '', placing = ''] = /^((?:zich|plaats)(?= ))? ?(.+)$/u.exec(rest) ?? [];
  let [told, tail] = ['', ''];
  if (infinitive === 'worden') {
    const [, participle = '', behindIt = ''] = /^(\p{Ll}+) (.+)$/u.exec(rest) ?? [];
    const [, before = '', final = ''] = /^(.+) (\p{Ll}+)$/u.exec(rest) ?? [];
    if (placed.test(participle)) [told, tail] = [behindIt, participle];
    else if (placed.test(final)) [told, tail] = [before, final];
  } else if ((infinitive === 'vinden' && verbal === 'plaats') || (infinitive === 'bevinden' && verbal === 'zich'))
    [told, tail] = [placing, verbal];
  else if (infinitive === 'vinden' && / plaats$/u.test(rest)) [told, tail] = [rest.replace(/ plaats$/u, ''), 'plaats'];
  else if (stays.has(infinitive) && verbal === '') told = rest;
  const place = new RegExp(`^${where}$`, 'u').exec(told)?.groups?.where ?? '';
  const core = place.replace(/, (?:onder andere|zoals|vooral|bijvoorbeeld) .*$/u, '');
  if (!place || timeNoun.test(place) || tells.test(core) || leans.test(core) || joinsVerb(place) || /, /u.test(core))
    return [];
  if (negates.test(place) || /(?<!\p{L})(?:elkaar|zijn|hun|haar)(?!\p{L})/u.test(place)) return [];
  const [, adverb = '', at = place] = /^(meestal) (.+)$/u.exec(place) ?? [];
  return one([behind('Waar', clause, subject, joined(adverb, tail))], at);
});

export const placesOpened = opened('definition', ({ front, infinitive, rest }, question) => {
  const isPlace =
    /^(?:In|Op|Langs|Rond|Onder|Boven|Tussen|Bij|Aan) (?:de |het |een )?\p{L}/u.test(front) &&
    !timeNoun.test(front) &&
    !/\d/u.test(front);
  const isWhole =
    /^(?:de|het) (?:\p{Ll}+e )?\p{L}+(?: van [^,;:]+)?(?: plaats)?$/u.test(rest) &&
    !/(?<!\p{L})(?:in|op|bij)(?!\p{L})/u.test(rest);
  const stands =
    /^(?:staan|liggen|zitten|wonen|leven)$/u.test(infinitive) || (infinitive === 'vinden' && / plaats$/u.test(rest));
  return isPlace && isWhole && stands && isPlain(question) && !sharesWord(front, question)
    ? one([`Waar ${question}?`], front)
    : [];
});

export const stores = statement('definition', (clause, subject) => {
  const [, what = '', at = ''] = /^(\p{Ll}+ op) (in (?:hun|de|het|een) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return at && clause.infinitive === 'slaan' && isPlain(at.replace(/ hun /u, ' '))
    ? one([behind('Waar', clause, subject, what)], at)
    : [];
});

/** Bring something in that is new: “tussen de boezems *zitten* hartkleppen”. */
const bringsIn = words('zitten liggen staan ontstaan komen groeien leven');

export const broughtIn = opened('definition', ({ front, infinitive, isPast, rest }) => {
  const particle = infinitive === 'komen' ? '(?: vrij)?' : '';
  const [, thing = ''] =
    new RegExp(
      `^((?:een )?(?:\\p{Ll}+e )?\\p{Ll}+(?:(?:, \\p{Ll}+)* en (?:een )?\\p{Ll}+)?)${particle}(?:,.*)?$`,
      'u',
    ).exec(rest) ?? [];
  if (!bringsIn.has(infinitive) || isPast || !thing || leans.test(rest.replace(/^.*?,/u, '')) || leans.test(thing))
    return [];
  if (
    /^(?:de|het|je|we|men|veel|weinig|mensen|boeren|in|op|dicht|ver|vooral)(?!\p{L})/u.test(thing) ||
    /^(?:In|Bij) (?:19|20|1)\d/u.test(front)
  )
    return [];
  if (!/^een /u.test(thing) && !isPluralPhrase(thing) && withinQuestion(thing) === undefined) return [];
  if (
    isDate(front) ||
    seasonOrEvent.test(front) ||
    /^(?:Door|Na|Tijdens|Sinds|Vanaf)(?!\p{L})/u.test(front) ||
    sharesWord(front, thing)
  )
    return [];
  const end = new RegExp(`${particle}$`, 'u').exec(rest)?.[0] ?? '';
  return one([`Wat ${singularOf(infinitive)} er ${within(front)}${end}?`], thing);
});
