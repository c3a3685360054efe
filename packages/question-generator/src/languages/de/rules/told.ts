import type { SentenceRule } from '../../sentences.ts';
import { mainClause, withinSentence } from '../main-clause.ts';
import { person } from './asking.ts';
import { insight, plain, recall, sentence } from './parts.ts';

const does =
  'transportier|übersetz|liefer|entzieh|entzog|versorg|schütz|kontrollier|regel|speicher|filter|pump|bekämpf|steuer|überwach|reinig|beschleunig|leit|bind|trenn|führ|nehm|nimm|zerleg|übertrag|verhinder|ermöglich|verteil|begrenz|prüf|misst|mess|produzier|wandel|vertritt|vertret';
const task = new RegExp(`^(?:${does})(?:t|et|en|n|te|ten|eln|ern|st)?$`, 'u');
/** A task belongs to a part or to a class of things, not to a stuff (“Wasser”) or to somebody with a name. */
const isActor = (front: string, isPlural: boolean): boolean =>
  (/^(?:der|die|das|eine?) /u.test(front) || isPlural) &&
  !/^(?:viele|große|kleine) |(?:pflanzen?|tiere?|menschen?|b[aä]ume?|kakteen|kaktus|bauern?|metalle?|stoffe?)$/iu.test(
    front,
  );

/** What things are for, and how they differ. */
export const told: readonly SentenceRule[] = [
  {
    kind: 'contrast',
    pattern:
      /^(?:Der|Ein) (?:wichtige |wesentliche |große |wichtiger |wesentlicher )?(?<np>Unterschied zwischen [^,;:]{3,40}? und [^,;:]{3,40}?) (?:ist|besteht darin|liegt darin),? (?<what>[^;]{10,})$/u,
    ask: ({ np = '', what = '' }) => [
      {
        levels: [insight],
        wordings: [`Worin besteht der ${np}?`, `Erkläre den ${np}.`],
        answer: `Der Unterschied ist, ${what.replace(/^, /u, '')}.`,
      },
    ],
  },
  {
    kind: 'contrast',
    pattern:
      /^(?<all>Im (?:Gegensatz|Unterschied) zu(?<with>[rm]?) (?<other>(?:(?:den|einem|einer) )?(?:\p{Ll}+e[nrm] )*\p{Lu}[\p{L}-]+) (?<verb>\p{Ll}+) (?:sich )?(?<np>(?:(?:der|die|das|eine?) )?(?:\p{Ll}+e[nrs]? )*\p{Lu}[\p{L}-]+) [^;:]{4,})$/u,
    ask: ({ all, with: article = '', other, verb = '', np }) => {
      const isPlural = /(?:en|ln|rn|sind)$/u.test(verb);
      const dative = { r: 'der ', m: 'dem ', '': '' }[article] ?? '';
      return [
        {
          levels: [insight, recall],
          wordings: [`Wodurch ${isPlural ? 'unterscheiden' : 'unterscheidet'} sich ${np} von ${dative}${other}?`],
          answer: `${all}.`,
        },
      ];
    },
  },
  {
    kind: 'contrast',
    pattern:
      /^(?<clause>[^;:]{10,}?), während (?<np>(?:(?:der|die|das|eine?) )?(?:\p{Ll}+e[nrs]? )*\p{Lu}[\p{L}-]+) (?<what>[^,;:]{6,})$/u,
    ask: ({ clause = '', np = '', what }) => {
      const { front: first = '', isNounPhrase } = mainClause(clause) ?? {};
      if (!isNounPhrase || !areCounterparts(first, np)) return [];
      return [
        {
          levels: [insight],
          wordings: [
            `Worin unterscheiden sich ${first} und ${np}?`,
            `Erkläre, worin sich ${first} und ${np} unterscheiden.`,
          ],
          answer: `${sentence(clause).slice(0, -1)}, während ${np} ${what}.`,
        },
      ];
    },
  },
  {
    kind: 'definition',
    pattern:
      /^(?<np>(?:(?:Die|Der|Das) )?(?:\p{Ll}+e )?\p{Lu}[\p{L}-]+)(?: \p{L}(?: %)?)? (?<verb>gibt|geben) (?<what>[^;:]{3,}? an|an, [^;:]{8,})$/u,
    ask: ({ np = '', verb, what }) => {
      const thing = withinSentence(np);
      return thing
        ? [
            {
              levels: [recall],
              wordings: [
                `Was ${verb} ${thing} an?`,
                `Erkläre, was ${thing} ${verb === 'gibt' ? 'angibt' : 'angeben'}.`,
              ],
              answer: sentence(`${np} ${verb} ${what}`),
            },
          ]
        : [];
    },
  },
  {
    kind: 'definition',
    pattern: new RegExp(`^(?<np>${plain}{3,50}) (?<verb>sorgt|sorgen) für (?<what>[^;:]{4,})$`, 'u'),
    ask: ({ np = '', verb, what }) => {
      const thing = withinSentence(np);
      // “einen Ausgleich zwischen beiden”: of which two?
      const isNamed = !/(?<!\p{L})beiden?$/u.test(what ?? '');
      return thing && isNamed
        ? [{ levels: [recall], wordings: [`Wofür ${verb} ${thing}?`], answer: `Für ${what}.` }]
        : [];
    },
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^(?<np>${plain}{3,50}) (?<verb>dient|dienen|diente|dienten) (?<what>(?:dazu, [^;:]{6,})|(?:zum|zur|als|der|dem|zu) [^;:]{4,})$`,
      'u',
    ),
    ask: ({ np = '', verb, what = '' }) => {
      const thing = withinSentence(np);
      return thing
        ? [
            {
              levels: [recall],
              wordings: [`Wozu ${verb} ${thing}?`],
              answer: /^(?:der|dem) /u.test(what) ? sentence(`${np} ${verb} ${what}`) : sentence(what),
            },
          ]
        : [];
    },
  },
  {
    kind: 'definition',
    pattern:
      /^Mit (?<tool>(?:der|dem|einer|einem) [^,;:]{3,40}?) (?<verb>\p{Ll}+t) man (?<what>(?:eine?n?|die|den|das|\p{Lu})[^;:]*)$/u,
    ask: ({ tool, verb = '', what }) =>
      /^(?:fragt|sagt|spricht|nennt|kommt|beginnt|erkennt|rechnet)$/u.test(verb) ||
      / (?:ab|an|auf|aus|ein|zu|um|durch|fest)$/u.test(what ?? '')
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Was ${verb} man mit ${tool}?`],
              answer: `Mit ${tool} ${verb} man ${what}.`,
            },
          ],
  },
  {
    kind: 'definition',
    pattern: /^(?<np>(?:Der|Die|Das|Eine?) [^,;:]{3,50}?) (?<verb>bedeutet|bedeuten), (?<what>dass [^;:]{8,})$/u,
    ask: ({ np = '', verb, what }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall], wordings: [`Was ${verb} ${thing}?`], answer: sentence(`${np} ${verb}, ${what}`) }]
        : [];
    },
  },
  {
    kind: 'definition',
    pattern:
      /^(?<at>(?:Bei der|Bei einer|Beim|In der|Im) (?:\p{Ll}+en )?\p{Lu}[\p{L}-]*(?:ung|these|lyse|ion|kreislauf|wechsel|phase|vorgang|prozess|ösen|dampfen|dunsten|schmelzen)(?: von \p{Lu}\p{L}+)?) (?<verb>(?!ist|sind|hat|haben|gibt|kann|können|muss|müssen|gilt|spricht|geht|handelt|entsteh)\p{Ll}+(?:t|en|ln|rn)) (?<what>(?!man nicht|er |sie |es |ihr |sich )[^:;]{10,})$/u,
    ask: ({ at = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`Was passiert ${at.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
        answer: `${at} ${verb} ${what}.`,
      },
    ],
  },
  {
    kind: 'definition',
    pattern: /^(?<at>Bei(?:m| der| einer| einem) [^;:]{3,60}?) (?<verb>entsteht|entstehen) (?<what>[^;:]{4,})$/u,
    ask: ({ at = '', what = '' }) => [
      { levels: [recall], wordings: [`Was entsteht ${at.replace(/^B/u, 'b')}?`], answer: sentence(what) },
    ],
  },
  {
    kind: 'definition',
    pattern: /^(?<clause>[^,;:]{6,60}? \p{Ll}+(?:t|en|n) [^;:]{8,})$/u,
    ask: ({ clause = '' }) => {
      const parts = mainClause(clause);
      const isPlural = /(?:en|rn|ln)$/u.test(parts?.verb ?? '');
      if (!parts?.isNounPhrase || !task.test(parts.verb) || !isActor(parts.front, isPlural)) return [];
      if (/(?<!\p{L})(?:nicht|nie|kein\p{L}*|man|sich|dagegen|jedoch|aber)(?!\p{L})/u.test(parts.rest)) return [];
      const isPerson = person.test(head(parts.front));
      const wordings = isPlural
        ? [`Welche Aufgabe haben ${parts.front}?`, ...(isPerson ? [] : [`Wozu dienen ${parts.front}?`])]
        : [`Welche Aufgabe hat ${parts.front}?`, ...(isPerson ? [] : [`Wozu dient ${parts.front}?`])];
      return [{ levels: [recall], wordings, answer: sentence(clause) }];
    },
  },
];

const head = (phrase: string): string => phrase.split(' ').at(-1) ?? '';
const opening = (phrase: string): string => /^(?:der|die|das|eine?)(?= )/u.exec(phrase)?.[0] ?? '';
const sharedEnding = (a: string, b: string): number => {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  return same;
};

/** Two things of one sort: classes, or words with the same second part; “while the sun shines” sets nothing against it. */
function areCounterparts(a: string, b: string): boolean {
  const [one, other] = [opening(a), opening(b)];
  const isClass = (article: string): boolean => article === '' || article.startsWith('ein');
  if (head(a) === head(b)) return a.split(' ').length === b.split(' ').length && a !== b && a.split(' ').length > 1;
  return (isClass(one) && isClass(other) && (one === '') === (other === '')) || sharedEnding(head(a), head(b)) >= 5;
}
