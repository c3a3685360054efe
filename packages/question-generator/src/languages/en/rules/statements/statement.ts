import { rememberLast } from '../../../remember-last.ts';
import type { RuleQuestion, SentenceRule } from '../../../sentences.ts';
import { type Clause, date, isName, keepsCapital, month, readClause, withinQuestion } from '../../clause.ts';
import { verbForms } from '../../verbs.ts';
import { recall, sentence } from '../parts.ts';

// What questions about a plain statement share: how it is read, and what may stand in a question.

export const leans =
  /(?<!\p{L})(?:it|them|him|her|this|these|those|that|such|there|here|we|us|you|however|though|instead|too|example|contrast|other hand|respectively|one|former|latter|(?:first|last|next) (?:version|edition)|same|another|others?)(?!\p{L})/iu;

export const negates = /(?<!\p{L})(?:not|no|never|hardly|without|nor|neither|n['’]t)(?!\p{L})/iu;

/** Without “that” before the verb of a clause: “layers *that are* pressed together”. */
export const withoutRelative = (text: string): string =>
  text.replace(/(?<=\p{Ll}) that(?= (?:is|are|was|were|can|has|have|had|will)(?!\p{L}))/gu, '');

/** “dead or *weakened germs*”, behind an adjective that has no noun yet. */
const isParticiple = (text: string, next: string): boolean =>
  /^(?:dead|old|new|hot|cold|raw|fresh|frozen|salted|dried) (?:and|or) \p{L}+ed \p{Ll}+s(?!\p{L})/u.test(text) &&
  next.endsWith('ed');

/** Whether “and” joins a second verb, which would be left behind “did” in the wrong form. */
export const joinsVerb = (text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(?:and|but|or|then) (?:\p{L}+ly )?(?<next>\p{L}+)/giu)].some(({ groups }) => {
    const next = groups?.next ?? '';
    return (
      /^(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|it|they|he|she)$/u.test(next) ||
      (verbForms(next).some(({ form }) => form !== 'ing') && !isParticiple(text, next))
    );
  });

/** What a question repeats behind its verb: plain, short and understood by itself. */
export const isPlain = (text: string): boolean =>
  !/[,;:]/u.test(text) && !leans.test(text) && !negates.test(text) && !joinsVerb(text) && text.split(' ').length <= 12;

/** Whether “and” opens a statement of its own: “to fill the gap and new crust forms”. */
export const opensAnother = (text: string): boolean => {
  const [, behindAnd = ''] = / and (.+)$/u.exec(text) ?? [];
  const hasPronoun = /^(?:\p{L}+ ){0,3}(?:it|they|he|she) /u.test(behindAnd);
  return behindAnd !== '' && (hasPronoun || readClause(behindAnd.replace(/,.*$/u, '')) !== undefined);
};

/** Without “…, a prison in Paris” and “…, which …”, which only tell more; a list goes on behind its commas. */
export const withoutAside = (text: string): string => {
  const [, end = ''] = /, ([^,]*)$/u.exec(text) ?? [];
  const isAside =
    /^(?:which|who|where|whose|while|whereas|but|so|when|probably|perhaps|mainly)(?!\p{L})/u.test(end) ||
    (/^(?:an?|the)(?!\p{L})/u.test(end) && !/ (?:and|or) /u.test(end)) ||
    (/^\p{Lu}\p{Ll}+$/u.test(end) && / in \p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+$/u.test(` ${text}`)) ||
    (/^and /u.test(end) && opensAnother(` ${end}`));
  return isAside ? text.slice(0, text.length - end.length - 2) : text;
};

/** “attacks the lungs *and passes from* …”: the second thing that a subject does is left out of what the first is done to. */
export const withoutSecondVerb = (text: string, { verb, isPlural, isPast }: Clause): string => {
  const [, first = '', next = ''] =
    /^(.+?) and (\p{Ll}+) (?:the|an?|its|their|to|from|into|in|on|at|with)(?!\p{L})/u.exec(text) ?? [];
  const isVerb = !isPlural && !isPast && verb.endsWith('s') && verbForms(next).some(({ form }) => form === 's');
  return isVerb ? first : text;
};

type Parts = Readonly<Record<string, string>>;

const read = rememberLast(readClause);

/** Tell nothing by themselves, or only how the text goes on. */
const hollowPlace =
  /(?<!\p{L})(?:end|beginning|start|past|same|first|last|next|inside|outside|middle|case|cases|meantime|meanwhile|run|fact|general|way|city|town|country|village|house|hospital|school|area|region|place|story|poem|novel|book|text|principle|particular|addition|order|total|moment|time|top|bottom|image|picture|diagram|experiment|example)(?!\p{L})|\d/iu;

/** Openings that a question can do without. */
const tellsNothing = /^(?:In the end|At last|Today|Nowadays)$/u;

/** “In a democracy”, which can stand before a question as it stands before a statement. */
const placeOf = ({ opening }: Clause): string | undefined =>
  /^(?:In|Inside|At|During|Under|Near|Throughout) /u.test(opening) &&
  !new RegExp(`^(?:${date}|In ${month})$`, 'u').test(opening) &&
  !hollowPlace.test(opening) &&
  !leans.test(opening) &&
  !/(?<!\p{L})(?:its|their|his|her)(?!\p{L})/u.test(opening)
    ? opening
    : undefined;

const within = (place: string, wordings: readonly string[]): string[] =>
  wordings
    .filter((wording) => /^(?:What|Why|How|When|Where|Which|By whom) /u.test(wording))
    .map((wording) => `${place}, ${wording.charAt(0).toLowerCase()}${wording.slice(1)}`);

/** A rule for statements; a name keeps its capital, any other subject is checked as the subject of a question is. */
export const statement = (
  kind: SentenceRule['kind'],
  ask: (clause: Clause, subject: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const clause = read(text);
      if (!clause || leans.test(clause.subject.replace(/^One (?=\p{Ll}+ of )/u, '')) || negates.test(clause.subject))
        return null;
      if (
        /(?<!\p{L})(?:first|last|next|final) (?:part|step|stage|phase|building|ship|time|point)(?!\p{L})|^(?:most|some|few|several|both|much|little|any|no|source|figure|table|document|extract)(?!\p{L})/iu.test(
          clause.subject,
        )
      )
        return null;
      const isKept = isName(clause) || keepsCapital(clause.subject);
      const name = isKept ? clause.subject : withinQuestion(clause.subject);
      const groups: Record<string, string> =
        name === undefined || /^(?:the|an?) /iu.test(name) ? { text, np: clause.subject } : { text, name };
      return { groups };
    },
  },
  ask: ({ text = '', np, name }: Parts) => {
    const clause = read(text);
    if (!clause) return [];
    const place = placeOf(clause);
    const found = ask(
      place || tellsNothing.test(clause.opening) ? { ...clause, opening: '' } : clause,
      np ?? name ?? '',
    );
    return place ? found.map((asked) => ({ ...asked, wordings: within(place, asked.wordings) })) : found;
  },
});

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** “When *did the king sign* the law”: the statement behind a question word, with what follows its verb. */
export const behind = (word: string, clause: Clause, subject: string, tail = ''): string => {
  const { auxiliary, isPast, isPlural, adverb, verb, base } = clause;
  const support = auxiliary || (isPast ? 'did' : isPlural ? 'do' : 'does');
  return `${joined(word, support, subject, adverb, auxiliary ? verb : base, tail.trim())}?`;
};

/** Without what stood before the subject, unless that tells only when. */
export const standsFree = ({ opening }: Clause): boolean =>
  opening === '' || new RegExp(`^${date}$`, 'u').test(opening);

export const one = (wordings: readonly string[], answer: string, levels: RuleQuestion['levels'] = [recall]) => [
  { levels, wordings, answer: sentence(answer) },
];

export const timeNoun =
  /(?<!\p{L})(?:winter|summer|spring|autumn|centur|years?|nights?|days?|morning|evening|months?|ages?|eras?|times?|wars?|past|future|moment|period|week|hour|minute|second|season|general|fact|addition|order|turn|detail|particular|total|part|common|response|return|contrast|pairs?|groups?|forms?|ways?|steps?|stages?|theory|practice)(?!\p{L})|\d/iu;
