import type { SentenceRule } from '../../sentences.ts';
import { isFiniteVerb } from '../finite-verbs.ts';
import { inverted } from '../inversion.ts';
import { finiteForms } from '../verbs.ts';
import { apply, capitalised, insight, noEvent, plain, recall, sentence } from './parts.ts';

/** Tells how something is, or only names what happens: “is de oplossing verzadigd”, “ontstaat inflatie”. */
const state =
  /^(?:is|zijn) .*(?<!\p{L})(?:(?!ge\p{L}+(?:d|t|en)$|(?:ver|ont|be|her)\p{L}+(?:d|t|en)$)\p{L}+|verzadigd|gesloten|geladen)$|^(?:spreekt|spreken|is er sprake van|ontstaat \p{Ll}+$)/iu;

/** “Als dividend” and “als ambtenaar gewerkt” tell in what capacity, and are no condition. */
const isClause = (condition: string): boolean =>
  /(?<!(?<!\p{L})ge\p{Ll}+)(?<=\p{L}{3})t$/u.test(condition) ||
  condition.split(' ').some((word) => isFiniteVerb(word) || finiteForms(word).length > 0);

/** What comes of something. */
export const consequences: readonly SentenceRule[] = [
  {
    kind: 'consequence',
    pattern:
      /^(?:als|wanneer|zodra) (?<condition>(?!gevolg|voorbeeld|eerste|laatste|het goed)[^,;:]{8,}), (?:dan )?(?<outcome>\p{Ll}[^;:]{8,})$/iu,
    ask: ({ condition, outcome = '' }) =>
      noEvent.test(outcome) ||
      state.test(outcome) ||
      isFiniteVerb(/, (?<word>\p{L}+)/u.exec(outcome)?.groups?.word ?? '')
        ? []
        : [
            {
              levels: [recall, apply],
              wordings: [`Wat gebeurt er als ${condition}?`, `Leg uit wat er gebeurt als ${condition}.`],
              answer: `Dan ${outcome}.`,
            },
          ],
  },
  {
    kind: 'consequence',
    pattern:
      /^(?<clause>(?:(?!\b(?:die|dat|waar\p{L}*|hetzelfde|dezelfde)\b)[^,;:]){10,}?) (?<conjunction>als|wanneer|zodra) (?<condition>(?!gevolg|voorbeeld|eerste|laatste|het|een \p{L}+$|de \p{L}+$|alle|enige|er |in )[^,;:]{8,})$/iu,
    ask: ({ clause = '', conjunction, condition = '' }) => {
      const asked = inverted(clause);
      const isComparison =
        /\b(?:zo|even|net|meer|minder|\p{L}+er|zoals|gebruikt|bekend|gezien|noem\p{L}*|heet) (?:\p{L}+ )?$/iu.test(
          `${clause} `,
        ) || /\b(?:dan|zowel|niet alleen)\b/iu.test(clause);
      return asked && !isComparison && isClause(condition) && !noEvent.test(asked)
        ? [
            {
              levels: [recall],
              wordings: [`Wanneer ${asked}?`],
              answer: `${capitalised(conjunction ?? 'als')} ${condition}.`,
            },
            ...(state.test(asked)
              ? []
              : [
                  {
                    levels: [apply],
                    wordings: [`Wat gebeurt er als ${condition}?`],
                    answer: `Dan ${asked}.`,
                  },
                ]),
          ]
        : [];
    },
  },
  {
    kind: 'consequence',
    pattern: new RegExp(`^(?<np>${plain}{4,60}) (?:leidt|leiden|leidde|leidden) tot (?<effect>[^;:]{4,})$`, 'iu'),
    ask: ({ np = '', effect = '' }) => [
      {
        levels: [recall, insight],
        wordings: [`Wat is het gevolg van ${np}?`],
        answer: sentence(effect),
      },
    ],
  },
];
