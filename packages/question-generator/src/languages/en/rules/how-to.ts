import type { SentenceRule } from '../../sentences.ts';
import { verbForms } from '../verbs.ts';
import { recall, sentence } from './parts.ts';

// How something is worked out or done, as the text tells its reader to.

const leans = /(?<!\p{L})(?:it|them|this|that|these|those|here|above|below|such)(?!\p{L})/iu;
const isBase = (word: string): boolean => verbForms(word).some(({ form }) => form === 'base');

export const howTo: readonly SentenceRule[] = [
  {
    kind: 'definition',
    pattern:
      /^To (?<verb>\p{Ll}+) (?<aim>[^,;:]{4,70}), (?<who>you|we|one) (?<modal>(?:can|must|have to|should) )?(?:first )?(?<deed>\p{Ll}+) (?<how>[^;:]{3,110})$/u,
    ask: ({ verb = '', aim = '', who = '', modal = '', deed = '', how = '' }) => {
      if (!isBase(verb) || !isBase(deed) || leans.test(aim) || / (?:and|or) \p{Ll}+ (?:the|an?|it|them) /u.test(aim))
        return [];
      const aimed = `${verb} ${aim}`;
      if (/^(?:need|require)$/u.test(deed))
        return leans.test(how) || / to /u.test(how)
          ? []
          : [{ levels: [recall], wordings: [`What do ${who} need to ${aimed}?`], answer: sentence(how) }];
      const support = modal === 'can ' ? 'can' : 'do';
      return [
        {
          levels: [recall],
          wordings: [`How ${support} ${who} ${aimed}?`],
          answer: sentence(`${who} ${modal}${deed} ${how}`),
        },
      ];
    },
  },
  {
    kind: 'definition',
    pattern:
      /^(?<np>The (?:area|perimeter|circumference|volume|mean|average|density|speed|surface area|range|probability)(?: of [^,;:]{3,30})?) (?:is|equals) (?:equal to |found by |calculated by )?(?<how>(?:[^,;:]* )?(?:multiplied|divided|multiplying|dividing|adding|times|the sum of|the product of)(?: [^;:]{3,80}))$/u,
    ask: ({ np = '', how = '' }) =>
      leans.test(how.replace(/^(?:its|their) /u, '').replace(/(?<!\p{L})them(?!\p{L})/u, ''))
        ? []
        : [{ levels: [recall], wordings: [`How do you calculate ${np}?`], answer: sentence(how) }],
  },
];
