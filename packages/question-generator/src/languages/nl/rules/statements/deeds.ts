import type { SentenceRule } from '../../../sentences.ts';
import { words } from '../../../words.ts';
import { isName } from '../../clause.ts';
import { capitalised } from '../parts.ts';
import { behind, isJe, isPlain, joined, leans, negates, one, statement, withoutAside } from './statement.ts';

// What a thing does, is made of or is there for, and who does something.

/** “Iedereen van 18 jaar en ouder *mag stemmen*”. */
export const everyone: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<who>(?:Iedereen|Alle \p{Ll}+) (?:van|die|boven|met|vanaf) [^,;:]+?) (?<verb>mag|moet|mogen|moeten) (?<rest>(?:[^,;:]+ )?\p{Ll}+en)$/u,
  ask: ({ who = '', verb, rest = '' }) => (leans.test(who) || !isPlain(rest) ? [] : one([`Wie ${verb} ${rest}?`], who)),
};

/** “Krachten kunnen *de vorm van een voorwerp* veranderen”. */
export const abilities = statement('definition', (clause, subject) => {
  const [, what = '', verb = ''] =
    /^([^,;:]+) (veranderen|veroorzaken|beschadigen|omzetten|vernietigen|doden|beïnvloeden|doorgeven)$/u.exec(
      clause.rest,
    ) ?? [];
  return what && clause.infinitive === 'kunnen' && isPlain(what) && /^(?:de|het|een|\p{Ll}+e? )/u.test(what)
    ? one([behind('Wat', clause, subject, verb)], what)
    : [];
});

/** What a thing or an office is there for. */
const jobs =
  words(`controleren beheren pompen vervoeren beschermen regelen keuren beoordelen bepalen trekken vertalen sturen filteren zuiveren bewaken
  transporteren verdedigen besturen verwerken verdelen koppelen verbinden absorberen verzamelen isoleren verteren bestuiven
  bewaren bewaken`);

/** Only with their particle behind them. */
const jobsWithParticle: Readonly<Record<string, string>> = {
  voeren: 'uit|af',
  nemen: 'waar',
  stellen: 'voor|vast',
  passen: 'toe',
  vallen: 'aan',
  houden: 'tegen|vast',
  zetten: 'om',
  sturen: 'aan',
  breken: 'af',
  sluiten: 'af',
  geven: 'door',
};

export const roles = statement('definition', (clause, subject) => {
  const { infinitive, isPast, rest, front, verb } = clause;
  const isThing =
    /^(?:de|het|een) (?:\p{L}+ )?\p{L}[\p{L}-]+$/iu.test(front) ||
    /^(?:\p{L}+e )?(?:routers|rechters|aders|slagaders|enzymen|hormonen|nieren|longen|spieren|zenuwen|wortels|banken|antistoffen|bloedcellen|bloedplaatjes|hartkleppen|kleppen|darmen|bacteriën|schimmels|ministers|wetenschappers|sensoren|dijken|vaten|houtvaten|bastvaten|zintuigen|zenuwcellen|vitamines|eiwitten|poriën|vezels|algoritmes|firewalls|virusscanners|speeksel|insuline|gal|adrenaline|werksters)$/iu.test(
      front,
    );
  if (
    /(?:^|\s)(?:plant|dier|mens|kikker|vogel|vis|leraar|schrijver|kind|man|vrouw|\p{L}*wachtwoord|verteller|prijs)$/u.test(
      front,
    )
  )
    return [];
  const particle = jobsWithParticle[infinitive];
  const isJob =
    jobs.has(infinitive) || (particle && new RegExp(`(?:^|\\s)(?:${particle})(?= (?:en|in) |$)`, 'u').test(rest));
  if (!isJob || isPast || !isThing || rest.split(' ').length < 2 || isJe(clause)) return [];
  if (
    /^(?:plaats|deel|een rol|gebruik|af van|op met)(?!\p{L})/u.test(rest) ||
    /(?:^|\s)(?:af van|voor)(?= |$)/u.test(infinitive === 'houden' ? rest : '')
  )
    return [];
  const told = rest.replace(/, (?:die|waar\p{L}*) .*$/u, '');
  if (leans.test(told) || negates.test(told) || /[,;:]| (?:beter|meer|sneller|minder) dan /u.test(told)) return [];
  const support = clause.isPlural ? 'doen' : 'doet';
  return one([`Wat ${support} ${subject}?`], joined(capitalised(front), verb, rest));
});

export const objects = statement('definition', (clause, subject) => {
  const { infinitive, rest, isPast } = clause;
  const told = withoutAside(rest);
  if (infinitive === 'bestaan' && !isPast) {
    const [, parts = ''] = /^(uit .+)$/u.exec(rest) ?? [];
    return parts && !leans.test(parts) && !/[,;:]/u.test(parts) && !negates.test(parts)
      ? one([behind('Waaruit', clause, subject)], parts)
      : [];
  }
  if (!/^(?:bevatten|omvatten)$/u.test(infinitive) || !isPlain(told) || told === '') return [];
  return one([behind('Wat', clause, subject)], told);
});

export const doers = statement('definition', (clause, subject) => {
  const told = withoutAside(clause.rest);
  return isName(clause) &&
    isPlain(told.replace(/^dat (?:er )?/u, '')) &&
    told.split(' ').length >= 2 &&
    clause.infinitive !== 'zijn'
    ? one([`Wie ${clause.verb} ${told}?`], subject)
    : [];
});
