import type { SentenceRule } from '../../sentences.ts';
import { isCommon, keepsCapital, readClause } from '../clause.ts';
import { insight, plain, recall, sentence, subject, why } from './parts.ts';

/** “*Ice* floats because …”: a noun of stuff that opens a sentence is no name. */
const withKnownNoun = (pattern: RegExp): SentenceRule['pattern'] => ({
  exec: (text) => {
    const groups = pattern.exec(text)?.groups;
    const { clause = '' } = groups ?? {};
    const isStuff = isCommon(clause.split(' ')[0] ?? '') && !keepsCapital(clause);
    return groups
      ? {
          groups: {
            ...groups,
            clause: isStuff ? clause.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : clause,
          },
        }
      : null;
  },
});

/** “Bakers add *it* to dough”: of a short statement, what it means stands in the sentence before. */
const hangsOnObject = (clause: string): boolean =>
  clause.split(' ').length <= 8 &&
  /^(?!.* (?:and|that|which|who|but) ).* (?:it|them)(?= (?!is |was |hard|easy|easier|harder|difficult|possible|impossible|necessary)|$)/u.test(
    clause,
  );

/** Why something is so. */
export const causes: readonly SentenceRule[] = [
  {
    kind: 'cause',
    pattern: /^because (?!of)(?<cause>[^,;]{8,}), (?<clause>[^;:]{10,})$/iu,
    ask: ({ cause, clause = '' }) => [
      { levels: [recall, insight], wordings: why(clause), answer: `Because ${cause}.` },
    ],
  },
  {
    kind: 'cause',
    pattern:
      /^(?:therefore|as a result(?! of)|consequently|for this reason|this is why|that is why),? (?<clause>[^;:]{10,})$/iu,
    leansOnPrevious: true,
    ask: ({ clause = '', previous = '' }) => [
      { levels: [insight, recall], wordings: why(clause), answer: sentence(previous) },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{10,}?),? (?:and )?(?:that|this|which) is why (?<clause>[^;:]{10,})$/iu,
    ask: ({ clause = '', cause = '' }) => [
      { levels: [recall, insight], wordings: why(clause), answer: sentence(cause) },
    ],
  },
  {
    kind: 'cause',
    pattern: withKnownNoun(/^(?<clause>[^;:]{8,}?),? because (?<cause>[^;:]{8,})$/iu),
    ask: ({ clause = '', cause = '' }) =>
      hangsOnObject(clause) ||
      /\b(?:not|only|partly|mainly|just|simply)$|,.* (?:while|whereas|but)|, (?:while|whereas|but)/iu.test(clause)
        ? []
        : [{ levels: [recall, insight], wordings: why(clause), answer: `Because ${cause}.` }],
  },
  {
    kind: 'cause',
    // “…, since the war began” is a time, which a perfect tense goes with.
    pattern: withKnownNoun(
      /^(?<clause>(?!.*\b(?:has|have|had|been|ever)\b)[^,;:]{12,}), since (?<cause>(?:there (?:is|are)|it|they|the|an?|\p{Ll}+s) (?!.*\b(?:began|started|ended|was|were|had)\b)[^,;:\d]{8,})$/iu,
    ),
    ask: ({ clause = '', cause = '' }) => [
      { levels: [recall, insight], wordings: why(clause), answer: `Because ${cause}.` },
    ],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^,;:]{12,}), which means that (?<clause>[^,;:]{10,})$/iu,
    ask: ({ clause = '', cause = '' }) =>
      // What opens with a place goes on in it: “On the outside of a bend …”.
      readClause(cause)?.opening === ''
        ? [{ levels: [insight, recall], wordings: why(clause), answer: sentence(cause) }]
        : [],
  },
  {
    kind: 'cause',
    pattern: /^(?<clause>[^,;:]{12,}?) (?<cause>(?:due|owing) to [^,;:]{6,})$/iu,
    ask: ({ clause = '', cause = '' }) =>
      /\b(?:is|are|was|were|not|only|partly|mainly|mostly|largely|be)$/iu.test(clause)
        ? []
        : [{ levels: [recall, insight], wordings: why(clause), answer: sentence(cause) }],
  },
  {
    kind: 'cause',
    pattern: /^(?<cause>[^;:]{12,}?), so (?!that|far|much|many|long|called)(?<clause>[^;:]{8,})$/iu,
    ask: ({ clause = '', cause = '' }) => [
      { levels: [insight, recall], wordings: why(clause), answer: sentence(cause) },
    ],
  },
  {
    kind: 'cause',
    pattern: new RegExp(`^(?<cause>${subject(60)}) causes? (?!by\\b)(?<np>(?:(?:the|an?) )?${plain}{4,60})$`, 'iu'),
    ask: ({ cause = '', np = '' }) => {
      // “Smoking can cause …”; of “… damages the skin and can cause …” the cause is not the whole.
      const [thing = ''] = cause.split(/ (?:can|may|could|might|will|often|also|usually)$/u);
      return readClause(thing) || / and$/u.test(thing)
        ? []
        : [{ levels: [recall, insight], wordings: [`What causes ${np}?`], answer: sentence(thing) }];
    },
  },
];
