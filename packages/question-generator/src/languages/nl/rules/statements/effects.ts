import type { SentenceRule } from '../../../sentences.ts';
import { words } from '../../../words.ts';
import { keepsCapital, withinQuestion } from '../../clause.ts';
import { capitalised, insight, recall } from '../parts.ts';
import {
  behind,
  isDate,
  isJe,
  isPlain,
  joined,
  leans,
  negates,
  one,
  opened,
  people,
  pointsOut,
  statement,
  tells,
  timeNoun,
  within,
  withoutAside,
} from './statement.ts';

// What follows from something, and what becomes of a thing.

/** “Een branddeken sluit de zuurstof af, *zodat* het vuur dooft.” */
export const results = statement('consequence', (clause, subject) => {
  const [, what = '', final = ''] =
    /^([^;:]+?),? (?:zodat|waardoor) ([^;:,]{8,})$/u.exec(clause.rest.replace(/, (?=\p{Ll}+e \p{Ll})/u, ' en ')) ?? [];
  if (!what || pointsOut.test(final) || !isPlain(what)) return [];
  const isAimed = /(?<!\p{L})(?:kan|kunnen|kon|konden)(?!\p{L})/u.test(final);
  const isBySomebody = people.test(clause.front) || keepsCapital(clause.front.replace(/^De /u, ''));
  const isDone =
    isBySomebody || /^(?:worden|werden)$/u.test(clause.infinitive) || /^(?:moet|moeten|moesten)$/u.test(clause.verb);
  if (isAimed && isDone) return one([behind('Waarom', clause, subject, what)], `zodat ${final}`, [recall, insight]);
  return one([`${capitalised(clause.front)} ${clause.verb} ${what}. Wat is daarvan het gevolg?`], `dat ${final}`, [
    recall,
    insight,
  ]);
});

export const resultsOpened = opened('consequence', ({ front, verb, infinitive, rest }) => {
  const [, what = '', final = ''] = /^([^,;:]+), zodat ([^;:,]{8,})$/u.exec(rest) ?? [];
  if (!what || pointsOut.test(final) || !isPlain(what)) return [];
  const isAimed = /(?<!\p{L})(?:kan|kunnen|kon|konden)(?!\p{L})/u.test(final);
  if (isAimed && infinitive === 'worden' && /^(?:de|het) /u.test(what) && !isDate(front))
    return one([`Waarom ${verb} ${within(front)} ${what}?`], `zodat ${final}`, [recall, insight]);
  return isAimed
    ? []
    : one(
        [
          `${front} ${verb} ${what}. Wat was daarvan het gevolg?`.replace(
            'was',
            /^(?:werd|werden|\p{L}+(?:de|te|den|ten))$/u.test(verb) ? 'was' : 'is',
          ),
        ],
        `dat ${final}`,
        [recall, insight],
      );
});

const happens = words(
  'veranderen bewegen stijgen dalen smelten bevriezen verdampen condenseren ontstaan reageren stromen breken binden trekken splitsen komen gaan bezinken',
);

export const atEvent = opened('consequence', (clause) => {
  const { front, infinitive, isPast, verb, rest } = clause;
  const isEvent =
    /^(?:Bij|Tijdens) (?:het |de |een )?(?:\p{Ll}+e )?\p{Ll}{4,}(?: van (?:de |het |een )?\p{Ll}+)?$/u.test(front);
  const isPlace =
    /^In (?:de|het|een) (?:\p{Ll}+e )?\p{Ll}{4,}(?: van (?:de |het |een )?\p{Ll}+)?$/u.test(front) &&
    !timeNoun.test(front);
  const isProcess =
    isPlace && infinitive === 'worden'
      ? /(?:^|\s)(?:\p{Ll}*ge(?!houden|noemd|sproken|bruikt|zien|vonden|maakt)\p{Ll}{3,}|ver\p{Ll}+[dt]|afgebroken|opgenomen)(?= |$)/u.test(
          rest,
        )
      : happens.has(infinitive);
  const told = withoutAside(rest);
  if (!(isEvent || isPlace) || !isProcess || isPast || leans.test(told) || negates.test(told) || /[;:,]/u.test(told))
    return [];
  if (
    !/^(?:(?:de|het|een) |\p{Ll}+(?:en|s|stof|oxide)? )/u.test(rest) ||
    /^(?:je|we|men|veel|in|op|mensen)(?!\p{L})/u.test(rest) ||
    rest.split(' ').length < 4
  )
    return [];
  return one([`Wat gebeurt er ${within(front)}?`], `${front} ${verb} ${rest}`);
});

const changes =
  /^(?:stijgt|stijgen|zakt|zakken|stroomt|stromen|verdampt|verdampen|stolt|stollen|smelt|smelten|condenseert|condenseren|komt .*(?:vrij|terecht)|komen .*(?:vrij|terecht)|verandert|veranderen|krimpt|krimpen|bezinkt|bezinken|gaat .*naar|gaan .*naar)(?!\p{L})/u;

/** “Het water zakt in de bodem”: what becomes of a thing. */
export const fates = statement('consequence', (clause, subject) => {
  const { front, verb, rest, isPast } = clause;
  const told = `${verb} ${withoutAside(rest)}`;
  const isThing = /^(?:De|Het|Een deel van (?:de|het)) /u.test(front) || withinQuestion(front) !== undefined;
  if (isPast || !isThing || !changes.test(told) || rest.split(' ').length < 3 || negates.test(rest)) return [];
  if (
    leans.test(rest) ||
    tells.test(told) ||
    /[;:]/u.test(rest) ||
    /(?<!\p{L})(?:af van|met de|zijn|hun)(?!\p{L})/u.test(rest)
  )
    return [];
  if (/(?:prijs|temperatuur|vraag|aantal|koers|bevolking|kans|mensen|rente|loop(?: |$)|rivier|beek)/u.test(front))
    return [];
  return one([`Wat gebeurt er met ${subject}?`], joined(capitalised(front), verb, rest));
});

const alters = words(
  'verlagen verhogen versterken verzwakken vergroten verkleinen beschadigen verbeteren vervuilen versnellen vertragen verminderen beïnvloeden remmen stimuleren',
);

export const effects = statement('consequence', (clause, subject) => {
  const { infinitive, rest, isPast, isPlural, front, verb } = clause;
  const isTold =
    !isPast &&
    isPlain(rest) &&
    !isJe(clause) &&
    !/(?<!\p{L})(?:met|door|bij|om|hun|zijn|haar|tot|van \d.*)(?!\p{L})/u.test(rest);
  if (alters.has(infinitive) && isTold && /^(?:de|het|een) /u.test(rest))
    return one(
      [`Welk effect ${isPlural ? 'hebben' : 'heeft'} ${subject} op ${rest}?`],
      joined(capitalised(front), verb, rest),
      [recall, insight],
    );
  return infinitive === 'veroorzaken' && isTold && rest.split(' ').length <= 8
    ? one([`Wat is het gevolg van ${subject}?`], rest, [recall, insight])
    : [];
});

export const moreMore: SentenceRule = {
  kind: 'consequence',
  pattern:
    /^(?<start>Hoe (?:\p{L}+er|meer|minder) [^,;:]{4,70}), (?<end>(?:hoe|des te) (?:\p{L}+er|meer|minder) [^;:,]{4,70})$/u,
  ask: ({ start = '', end = '' }) =>
    leans.test(start) || leans.test(end)
      ? []
      : one([`Vul de regel aan: “${start}, …”`], `${start}, ${end}`, [recall, insight]),
};
