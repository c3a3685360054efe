import type { SentenceRule } from '../../../sentences.ts';
import { isPluralNoun } from '../../clause.ts';
import { finiteForms } from '../../verbs.ts';
import { behind, isDate, isPlain, joined, leans, one, opened, statement, within, withoutAside } from './statement.ts';

// How many, and how often.

export const number = String.raw`(?:ongeveer |bijna |ruim |meer dan |zo’n |minstens |maximaal )?(?:\d[\d.,]*(?: (?:miljoen|miljard|duizend))?|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|twintig)`;

const unit =
  /^(?:keer|procent|graden|meter|kilometer|gram|liter|jaar|uur|dagen|minuten|weken|maanden|jaren|euro|millimeter|centimeter|seconden|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|eeuw)$/u;

export const counts = statement('number', (clause, subject) => {
  const { groups } =
    new RegExp(
      `^(?<many>${number}) (?<what>(?:\\p{Ll}+e )?\\p{Ll}+)(?<tail>(?: (?:in|van|op|aan) [^,;:]{3,40})?)(?:, (?:die|dat|waar).*)?$`,
      'u',
    ).exec(clause.rest) ?? {};
  const { many = '', what = '', tail = '' } = groups ?? {};
  if (
    !/^(?:hebben|tellen|kennen|bevatten|krijgen)$/u.test(clause.infinitive) ||
    !isPluralNoun(what.split(' ').at(-1) ?? '')
  )
    return [];
  if (unit.test(what) || leans.test(tail)) return [];
  return one([behind(`Hoeveel ${what}`, clause, subject, tail)], `${many} ${what}`);
});

export const consists = statement('number', (clause, subject) => {
  const [, many = '', what = ''] =
    new RegExp(`^uit (${number}) ((?:\\p{Ll}+e )?\\p{Ll}+)(?:, (?:die|dat|waar).*)?$`, 'u').exec(clause.rest) ?? [];
  return clause.infinitive === 'bestaan' && what && isPluralNoun(what.split(' ').at(-1) ?? '') && !unit.test(what)
    ? one([behind(`Uit hoeveel ${what}`, clause, subject)], `uit ${many} ${what}`)
    : [];
});

export const crowd: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<many>(?:Ongeveer|Bijna|Ruim|Meer dan|Minstens) \d[\d.,]*(?: (?:miljoen|miljard|duizend))?) (?<what>(?:\p{L}+e )?\p{L}+) (?<verb>\p{Ll}+) (?<rest>[^,;:]{6,80})$/u.exec(
          text,
        ) ?? {};
      const isVerb = finiteForms(groups?.verb ?? '').some(({ isPlural }) => isPlural);
      return groups &&
        isVerb &&
        isPluralNoun(groups.what ?? '') &&
        !unit.test(groups.what ?? '') &&
        isPlain(groups.rest ?? '')
        ? { groups }
        : null;
    },
  },
  ask: ({ many, what, verb, rest }) => one([`Hoeveel ${what} ${verb} ${rest}?`], `${many} ${what}`),
};

export const countsOpened = opened('number', ({ front, verb, isPlural, rest }) => {
  const { groups } =
    new RegExp(`^(?<many>${number}) (?<what>(?:\\p{Ll}+e )?\\p{Ll}+)(?<tail>(?: [^,;:]+)?)$`, 'u').exec(
      withoutAside(rest),
    ) ?? {};
  const { many = '', what = '', tail = '' } = groups ?? {};
  if (!isPlural || !many || unit.test(what) || !isPluralNoun(what) || !isPlain(tail) || /\d/u.test(tail)) return [];
  const isPast = finiteForms(verb).some((form) => form.isPast);
  if (!/\d/u.test(many) && isPast) return [];
  return one([`Hoeveel ${what} ${verb} ${within(front)}${tail}?`], `${many} ${what}`);
});

/** “In 2020 telde Nederland *ruim 17 miljoen* inwoners.” */
export const totals = opened('number', ({ front, verb, infinitive, rest }) => {
  const { groups } =
    new RegExp(
      `^(?<who>(?:de|het) (?:\\p{Ll}+e )?\\p{L}+|\\p{Lu}\\p{L}+) (?<many>${number}) (?<what>\\p{Ll}+)$`,
      'u',
    ).exec(rest) ?? {};
  return groups &&
    /^(?:tellen|hebben|kennen|produceren)$/u.test(infinitive) &&
    isPluralNoun(groups.what ?? '') &&
    !unit.test(groups.what ?? '')
    ? one([`Hoeveel ${groups.what} ${verb} ${groups.who} ${within(front)}?`], `${groups.many} ${groups.what}`)
    : [];
});

/** “Nederland is verdeeld *in ruim 340 gemeenten*.” */
export const divisions = statement('number', (clause, subject) => {
  const [, participle = '', many = '', what = ''] =
    new RegExp(`^(verdeeld|opgedeeld|gesplitst) in (${number}) (\\p{Ll}+)$`, 'u').exec(clause.rest) ?? [];
  return what && isPluralNoun(what) && /^(?:zijn|worden)$/u.test(clause.infinitive)
    ? one([behind(`In hoeveel ${what}`, clause, subject, participle)], `in ${many} ${what}`)
    : [];
});

const often = String.raw`(?<often>${number} keer per \p{Ll}+|eens per \p{Ll}+|om de ${number} (?:jaar|maanden|weken|dagen|uur)|elke (?:dag|week|maand|nacht|zomer|winter)|elk (?:jaar|uur))`;

export const oftenOpened = opened('number', ({ front, verb, rest }) => {
  const { groups } = new RegExp(`^(?<subject>(?:de|het|een) (?:\\p{Ll}+e )?\\p{Ll}+) ${often}$`, 'u').exec(rest) ?? {};
  return groups && !isDate(front)
    ? one([`Hoe vaak ${verb} ${groups.subject} ${within(front)}?`], groups.often ?? '')
    : [];
});

export const oftenTold = statement('number', (clause, subject) => {
  const { groups } =
    new RegExp(`^(?<what>[^,;:\\d]*?) ?${often}(?<after>(?: \\p{Ll}+(?: door [^,;:]+)?)?)$`, 'u').exec(clause.rest) ??
    {};
  const tail = joined(groups?.what ?? '', groups?.after?.trim() ?? '');
  return groups && clause.infinitive !== 'zijn' && clause.infinitive !== 'hebben' && isPlain(tail)
    ? one([behind('Hoe vaak', clause, subject, tail)], groups.often ?? '')
    : [];
});

/** “Om de vier jaar *werden in Olympia spelen gehouden*”. */
export const cycles = opened('number', ({ front }, question) =>
  new RegExp(`^Om de (?:${number} )(?:jaar|maanden|weken|dagen|uur)$`, 'u').test(front) && isPlain(question)
    ? one([`Hoe vaak ${question}?`], front)
    : [],
);

/** “Eens in de vier jaar *kiezen de inwoners de gemeenteraad*.” */
export const everySoOften: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { groups } =
        new RegExp(
          `^(?<often>Eens (?:per \\p{Ll}+|in de ${number} (?:jaar|maanden|weken|dagen))) (?<inverted>\\p{Ll}+ (?:de|het) [^,;:]+)$`,
          'u',
        ).exec(text) ?? {};
      const isVerb = finiteForms(groups?.inverted?.split(' ')[0] ?? '').length > 0;
      return groups && isVerb && isPlain(groups.inverted ?? '') ? { groups } : null;
    },
  },
  ask: ({ often: told = '', inverted }) => one([`Hoe vaak ${inverted}?`], told),
};
