import type { SentenceRule } from '../../sentences.ts';
import { sentence, tail, within } from '../elision.ts';
import { insight, isPluralPhrase, subjectOf } from './parts.ts';

const nounOf = (np: string): string => np.replace(/^(?:l['’]|\S+ )/iu, '').split(' ')[0] ?? np;

/**
 * Two things of one kind (“un matériau conducteur”, “un matériau isolant”) differ in what the lesson tells; others, such
 * as animals and plants, in more than that.
 */
const contrasted = (a: string, b: string, answer: string) => {
  const [left, right] = [within(a), within(b)];
  const areAlike = nounOf(a) === nounOf(b) || answer.startsWith('la différence');
  return left === undefined || right === undefined || left.toLowerCase() === right.toLowerCase()
    ? []
    : [
        {
          levels: [insight],
          wordings: areAlike
            ? [
                `Quelle est la différence entre ${left} et ${right}${tail}`,
                `Explique la différence entre ${left} et ${right}.`,
              ]
            : [`D'après la leçon, quelle est la différence entre ${left} et ${right}${tail}`],
          answer: sentence(answer),
        } as const,
      ];
};

/** How two things differ. */
export const contrasts: readonly SentenceRule[] = [
  {
    kind: 'contrast',
    pattern: /^(?<a>[^;:]{12,}?),? (?<conjunction>tandis qu|alors qu)(?<joint>e |['’])(?<b>[^;:]{12,})$/u,
    ask: ({ a = '', conjunction, joint, b = '' }) => {
      const [left, right] = [subjectOf(a), subjectOf(b)];
      const twins = /^(\S+['’ ]\p{L}+) \p{L}+ .*\n\1 \p{L}+ /iu.exec(`${a}\n${b}`);
      if (left && right) return contrasted(left.np, right.np, `${a}, ${conjunction}${joint}${b}`);
      const nps =
        twins &&
        [a, b].map((side) =>
          side
            .split(' ')
            .slice(0, /^l['’]/iu.test(side) ? 2 : 3)
            .join(' '),
        );
      return nps ? contrasted(nps[0] ?? '', nps[1] ?? '', `${a}, ${conjunction}${joint}${b}`) : [];
    },
  },
  {
    kind: 'contrast',
    pattern:
      /^La (?:principale )?différence entre (?<a>[^,;:]{3,40}?) et (?<b>[^,;:]{3,40}?) (?<verb>est|vient|tient) (?<what>[^;]{10,})$/u,
    ask: ({ a = '', b = '', verb, what }) => contrasted(a, b, `la différence ${verb} ${what}`),
  },
  {
    kind: 'contrast',
    pattern: /^Contrairement (?<to>à la |à l['’]|aux? )(?<a>[^,;:]{3,40}), (?<b>[^;:]{12,})$/u,
    ask: ({ to = '', a = '', b = '' }) => {
      const article = to.replace(/^à /u, '').replace(/^aux /u, 'les ').replace(/^au /u, 'le ');
      const subject = subjectOf(b);
      return subject ? contrasted(`${article}${a}`, subject.np, `contrairement ${to}${a}, ${b}`) : [];
    },
  },
  {
    kind: 'contrast',
    pattern: /^(?:En revanche|Au contraire|Par contre|À l['’]inverse|Inversement),? (?<clause>[^;:]{12,})$/u,
    leansOnPrevious: true,
    ask: ({ previous = '', clause = '' }) => {
      const [left, right] = [subjectOf(previous), subjectOf(clause)];
      return left && right && isPluralPhrase(left.np) === isPluralPhrase(right.np)
        ? contrasted(left.np, right.np, `${previous}. En revanche, ${clause}`)
        : [];
    },
  },
];
