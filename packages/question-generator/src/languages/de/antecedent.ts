import { isPluralVerb, type Phrase, phrasesOf, readClauses } from './clause.ts';
import { isNoun, mainClause } from './main-clause.ts';

// “Er”, “Sie” and “Es” agree with their noun in gender and number, so that one noun of the sentence before often is sure.

/** Masculine, feminine, neuter, plural. */
type Gender = 'm' | 'f' | 'n' | 'p';
const every: readonly Gender[] = ['m', 'f', 'n', 'p'];

const byDeterminer: Readonly<Record<string, string>> = {
  der: 'mfp',
  die: 'fp',
  das: 'n',
  den: 'mp',
  dem: 'mn',
  des: 'mn',
  ein: 'mn',
  eine: 'f',
  einen: 'm',
  einem: 'mn',
  einer: 'f',
  eines: 'mn',
  im: 'mn',
  am: 'mn',
  zum: 'mn',
  beim: 'mn',
  vom: 'mn',
  ins: 'n',
  ans: 'n',
  zur: 'f',
  jeder: 'm',
  jede: 'f',
  jedes: 'n',
  jeden: 'm',
  sein: 'mn',
  seine: 'fp',
  seinen: 'mp',
  seinem: 'mn',
  seiner: 'fp',
  ihr: 'mn',
  ihre: 'fp',
  ihren: 'mp',
  ihrem: 'mn',
  ihrer: 'fp',
  viele: 'p',
  vielen: 'p',
  alle: 'p',
  allen: 'p',
  mehrere: 'p',
  einige: 'p',
  zwei: 'p',
  drei: 'p',
  vier: 'p',
  fünf: 'p',
  sechs: 'p',
  sieben: 'p',
  acht: 'p',
  zehn: 'p',
  beide: 'p',
  beiden: 'p',
};
const byEnding: readonly [RegExp, string][] = [
  [
    /(?:ung|heit|keit|schaft|tät|ion|ik|enz|anz|luft|energie|kraft|sonne|kohle|wärme|erde|zelle|haut|wurzel|pflanze|lunge|leber|stadt|macht|zeit|nacht|wüste|küste|nordsee|ostsee|welt|natur|kultur|kirche|familie|klasse)$/iu,
    'f',
  ],
  [/(?:ungen|heiten|keiten|schaften|täten|ionen|enzen|innen)$/u, 'p'],
  [/(?:chen|lein)$/u, 'np'],
  [
    /(?:ismus|ling|stoff|strom|zucker|druck|dampf|handel|körper|boden|magen|mund|darm|berg|fluss|wald|baum|stamm|winter|sommer|herbst|frühling|krieg|könig|kaiser|papst|vogel|fisch|kopf|rücken|regen|wind|schnee|staat)$/iu,
    'm',
  ],
  [
    /(?:wasser|oxid|licht|salz|öl|gas|blut|eisen|geld|holz|land|eis|volk|jahr|jahrhundert|grad|prozent|ägypten|griechenland|preußen|europa|afrika|asien|amerika|italien|spanien|rom|athen|berlin|frankreich|mittelalter|meer|gebirge|gebiet|dorf|haus|blatt|tier|kind|herz|auge|gehirn|parlament|gesetz|heer)$/iu,
    'n',
  ],
];
const singularInEn =
  /(?:boden|garten|magen|norden|süden|westen|osten|hafen|ofen|wagen|regen|rahmen|menschen|rasen|graben|faden|laden|schatten)$/iu;

const gendersOf = (phrase: Phrase): readonly Gender[] => {
  const { kind, text, head } = phrase;
  const parts = text.split(/, (?:und |oder )?| (?:und|oder|sowie) /u);
  const preposition = kind === 'pp' ? `${text.split(' ')[0]} ` : '';
  if (parts.length > 1)
    return every.filter((gender) =>
      parts.some((part, index) => {
        const whole = index > 0 && !part.startsWith(preposition) ? preposition + part : part;
        const noun = part.split(' ').at(-1) ?? '';
        return gendersOf({ ...phrase, text: whole, head: noun }).includes(gender);
      }),
    );
  if (/\d/u.test(text)) return ['p'];
  const tokens = text.toLowerCase().split(' ');
  const [first = '', second = ''] = tokens;
  const determiner = kind === 'pp' && byDeterminer[first] === undefined ? second : first;
  const told = byDeterminer[determiner] ?? (kind === 'pp' && tokens.length === 2 ? 'nfp' : 'mfnp');
  const takesDative = /^(?:zu|mit|von|aus|bei|nach)$/u.test(first);
  const isDativePlural =
    /n$/u.test(head) &&
    !singularInEn.test(head) &&
    (determiner === 'den' || (kind === 'pp' && tokens.length === 2 && (takesDative || /(?:eln|ern|en)$/u.test(head))));
  const ending = byEnding.find(([pattern]) => pattern.test(head))?.[1] ?? 'mfnp';
  const found = isDativePlural ? 'p' : [...told].filter((gender) => ending.includes(gender)).join('');
  return every.filter((gender) => (found || told).includes(gender));
};

const subjectGenders = (subject: string, isPlural: boolean, predicate: string): readonly Gender[] => {
  if (isPlural) return ['p'];
  const [first = ''] = subject.split(' ');
  const article = { der: 'm', die: 'f', das: 'n', eine: 'f', jeder: 'm', jede: 'f', jedes: 'n' }[first];
  if (article) return every.filter((gender) => gender === article);
  const phrase = phrasesOf(subject)?.[0];
  const genders = phrase ? gendersOf(phrase).filter((gender) => gender !== 'p') : [];
  if (first === 'ein') return genders.filter((gender) => gender !== 'f');
  // “Martin Luther war *ein* Mönch”: a name has the gender of what it is.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(subject))
    return /^eine /u.test(predicate) ? ['f'] : /^(?:ein|der) /u.test(predicate) ? ['m'] : ['m', 'f'];
  return genders;
};

/** “Es regnet”, “Es ist wichtig, dass …”, “Es gibt …”: stands for nothing. */
const impersonal =
  /^(?:gibt|gab|regnet|schneit|geht um|handelt|kommt darauf|dauert)(?!\p{L})|^\p{Ll}+ (?:\p{Ll}+ )*(?:sich um|dass|wichtig|möglich|nötig|notwendig|kalt|warm|dunkel|hell|still|leicht|schwer)(?!\p{L})|, (?:dass|zu|ob|wenn)(?!\p{L})/u;
const anyPronoun = /(?<!\p{L})(?:er|sie|es|dies\p{L}*|ihn|ihm|ihnen|man)(?!\p{L})/iu;

interface Known {
  subject: string;
  genders: readonly Gender[];
  isTold: boolean;
  others: readonly Phrase[];
}

/** A thing besides the subject; what is “its” belongs to the subject, which stays what the text is about. */
const isOther = ({ kind, text }: Phrase): boolean =>
  kind !== 'word' && !/^\d+$/u.test(text) && !/(?:^|\s)(?:sein|ihr)e[mnrs]? /u.test(text);

/** What the sentence before is about, and the other nouns that a pronoun might stand for. */
const knownOf = (previous: string): Known | undefined => {
  const [, named] =
    /^Dies(?:en|er) (?:Vorgang|Prozess|Ablauf) (?:nennt man|bezeichnet man als|heißt) (?:auch )?(?:die |das |den )?(\p{Lu}[\p{L}-]+)$/u.exec(
      previous,
    ) ?? [];
  if (named) return { subject: named, genders: ['m'], isTold: true, others: [] };
  const main = previous
    .replace(
      /, (?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|dessen|deren|weil|da|wenn|damit|sondern|sodass|um|obwohl|dass|wie)(?!\p{L}).*$/u,
      '',
    )
    .replace(/: \p{Lu}.*$/u, '');
  const clauses = readClauses(main);
  const [clause] = clauses;
  if (!clause || anyPronoun.test(clause.subject) || clause.subject.split(' ').length > 6) return undefined;
  const predicate = clause.phrases[0];
  const isTold = /^(?:ist|sind|war|waren)$/u.test(clause.verb) && predicate?.kind === 'np' && clause.opening === '';
  const clausesBehind = previous.slice(main.length);
  const behind = clausesBehind
    ? (clausesBehind.match(
        /(?:(?:der|die|das|den|dem|eine?[nmr]?|im|am|zum|zur|alle|viele) )?(?:\p{Ll}+e[nrms]? )?\p{Lu}\p{L}+/gu,
      ) ?? [])
    : [];
  return {
    subject: clause.subject,
    genders: subjectGenders(clause.subject, clause.isPlural, predicate?.text ?? ''),
    isTold,
    others: [
      ...clauses.flatMap(({ phrases }) => phrases.filter(isOther)),
      ...(phrasesOf(clause.opening.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) ?? []).filter(isOther),
      ...behind.flatMap((text) => phrasesOf(text) ?? []),
      ...(
        phrasesOf(clause.subject)?.[0]
          ?.text.split(/ (?:des|der|eines|einer|von|und) /u)
          .slice(1) ?? []
      ).map((text): Phrase => ({ kind: 'np', text: `der ${text}`, first: 'der', head: text })),
    ],
  };
};

const agreeing = (pronoun: string, verb: string): Gender | undefined =>
  (({ er: 'm', es: 'n', sie: isPluralVerb(verb) ? 'p' : 'f' }) as const)[pronoun.toLowerCase()];

/**
 * “Er findet im Blatt statt”, “Bei Gefahr rollt er sich zusammen”: the subject of the sentence before takes the place of the
 * pronoun where gender and number fit it and no other noun there.
 */
export const withAntecedent = (sentence: string, previous: string): string | undefined => {
  const known = /^(?:Er|Sie|Es) \p{Ll}|^[^,]{3,60}? \p{Ll}+ (?:er|sie|es)(?= )/u.test(sentence)
    ? knownOf(previous.replace(/[.!]$/u, ''))
    : undefined;
  if (!known) return undefined;
  const [, opener = '', verb = '', rest = ''] = /^(Er|Sie|Es) (\p{Ll}+)(,? .+)$/u.exec(sentence) ?? [];
  const inside = opener ? undefined : mainClause(sentence);
  const [pronoun = ''] = opener ? [opener] : (inside?.rest.split(' ') ?? []);
  const finite = opener ? verb : (inside?.verb ?? '');
  const gender = agreeing(pronoun, finite);
  if (!gender || !known.genders.includes(gender)) return undefined;
  if (
    /^es$/iu.test(pronoun) &&
    impersonal.test(`${finite} ${opener ? rest.replace(/^ /u, '') : (inside?.rest.slice(3) ?? '')}`)
  )
    return undefined;
  const isSure = known.isTold || !known.others.some((other) => gendersOf(other).includes(gender));
  if (!isSure) return undefined;
  const subject = known.subject;
  if (opener) return `${subject.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} ${verb}${rest}`;
  if (!inside || inside.isNounPhrase) return undefined;
  const behind = inside.rest.slice(pronoun.length + 1);
  const front = inside.front.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  // A name without an article may stand in no other place for sure.
  if (isNoun(subject.split(' ')[0] ?? '')) return `${subject} ${finite} ${inside.front} ${behind}`;
  return behind.startsWith('sich ')
    ? `${front} ${finite} sich ${subject} ${behind.slice(5)}`
    : `${front} ${finite} ${subject} ${behind}`;
};
