import type { SentenceRule } from '../../../sentences.ts';
import { readClause, withinQuestion } from '../../clause.ts';
import { insight, recall, sentence } from '../parts.ts';
import { behind, joined, leans, negates, one, statement, withoutAside, withoutRelative } from './statement.ts';

// How two things differ, and which of all is the most so.

const headOf = (subject: string): string => subject.toLowerCase().split(' ').at(-1) ?? '';

export const sides: SentenceRule = {
  kind: 'contrast',
  pattern: {
    exec: (text) => {
      const { groups } = /^(?<a>[^;:]+?)(?<joint>, while|, whereas|,? and|, but) (?<b>[^;:]+)$/u.exec(text) ?? {};
      const [left, right] = [groups && readClause(groups.a ?? ''), groups && readClause(groups.b ?? '')];
      if (!left || !right || left.opening || right.opening || left.isPlural !== right.isPlural) return null;
      const isContrast = /while|whereas/u.test(groups?.joint ?? '');
      const areAlike =
        (left.base === right.base && left.base !== 'be') || headOf(left.subject) === headOf(right.subject);
      const isShort = [left, right].every(
        ({ subject }) =>
          subject.split(' ').length <= 4 &&
          !leans.test(subject) &&
          !/^(?:the|some|many|most|all)(?!\p{L})|(?<!\p{L})and(?!\p{L})/iu.test(subject),
      );
      if (!isShort || !(isContrast || areAlike) || left.subject.toLowerCase() === right.subject.toLowerCase())
        return null;
      return { groups: { text, np: left.subject, other: right.subject } };
    },
  },
  ask: ({ text = '', np = '', other = '' }) =>
    // What “it” stands for in the second half stands in the first.
    leans.test(text.replace(/(?<!\p{L})(?:each other|it|them)(?!\p{L})/gu, ''))
      ? []
      : one(
          [`What is the difference between ${np} and ${other}?`, `Explain the difference between ${np} and ${other}.`],
          text,
          [insight, recall],
        ),
};

export const superlatives = statement('definition', ({ base, rest, opening, subject, auxiliary }) => {
  if (base !== 'be' || opening !== '' || !/^the (?:\p{L}+est|most \p{L}+|only) \p{L}/u.test(rest)) return [];
  const told = withoutAside(rest);
  const asked = withoutRelative(told);
  const isPerson =
    /(?<!\p{L})(?:king|queen|emperor|president|man|woman|person|people|poet|writer|author|painter|composer|ruler|leader|scientist|player|general)(?!\p{L})/iu.test(
      told,
    );
  return leans.test(asked) || /[,;:]/u.test(told)
    ? []
    : one([`${isPerson ? 'Who' : 'What'} ${auxiliary} ${told}?`], subject);
});

export const comparisons = statement('contrast', (clause, subject) => {
  const main = clause.rest.replace(/, (?:and|but|so|because|which) .*$/u, '');
  const [, other = ''] =
    /^(?:much |far )?(?:\p{L}+er|more \p{L}+|less \p{L}+) than ((?:the|an?) [^,;:]+|\p{Ll}+(?: \p{Ll}+s)?)$/u.exec(
      main,
    ) ?? [];
  if (clause.base !== 'be' || clause.opening !== '' || !other || leans.test(other) || negates.test(other)) return [];
  if (
    /(?<!\p{L})(?:is|are|was|were|do|does|did|in|average|normal|usual|before|expected|ever|and)(?!\p{L})/u.test(other)
  )
    return [];
  const support = clause.isPast ? 'did' : clause.isPlural ? 'do' : 'does';
  return one([`How ${support} ${subject} compare with ${other}?`], `${clause.subject} ${clause.auxiliary} ${main}`, [
    recall,
    insight,
  ]);
});

/** “*Unlike most birds*, owls fly …” */
export const unlike = statement('contrast', (clause, subject) => {
  const [, other = ''] = /^Unlike ([^,;:]{3,40})$/u.exec(clause.opening) ?? [];
  const whole = joined(clause.subject, clause.adverb, clause.auxiliary, clause.verb, clause.rest);
  return other === '' || leans.test(other) || leans.test(clause.rest.replace(/ because .*$/u, ''))
    ? []
    : one(
        [
          behind(
            `In what way`,
            { ...clause, auxiliary: '', base: 'differ', adverb: '', isPast: clause.isPast },
            subject,
            `from ${other}`,
          ),
        ],
        whole,
        [insight, recall],
      );
});

/** A noun phrase for sure: with an article, a capital, or a noun of stuff. */
const isThing = (text: string): boolean =>
  /^(?:an?|the) |^\p{Lu}\p{Ll}+/u.test(text) || withinQuestion(sentence(text).replace('.', '')) !== undefined;

/** “The most common metal in the crust *is aluminium*” */
export const utmost = statement('definition', ({ base, rest, opening, subject, auxiliary, adverb }) => {
  const isUtmost =
    /^The (?:\p{L}+est|most (?:common|important|famous|abundant|widespread|valuable|powerful|popular)|main|chief|only) \p{L}/u.test(
      subject,
    );
  if (
    base !== 'be' ||
    opening !== '' ||
    adverb !== '' ||
    !isUtmost ||
    /(?<!\p{L})(?:problem|thing|reason|question|difference|aim|way|point|idea|person|king|queen|ruler|leader|president|man|woman|one|time|place|day|night|part|step)s?(?!\p{L})/u.test(
      subject,
    )
  )
    return [];
  const told = rest.replace(/, (?:which|a|an|the|because|so|but|and) .*$/u, '');
  const isPlainThing = /^(?:(?:an?|the) (?:\p{L}+ ){0,3}\p{L}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*|\p{Ll}+)$/u.test(told);
  return isPlainThing &&
    isThing(told) &&
    !leans.test(told) &&
    told.split(' ').length <= 5 &&
    !/(?:ed|ing|ly)$/u.test(told)
    ? one([`What ${auxiliary} ${lowerFirst(subject)}?`], told)
    : [];
});

const lowerFirst = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
