import type { RuleQuestion, SentenceRule } from '../../sentences.ts';
import { isPast, mainClause, verbFirst, verbFromFrontToEnd, withinSentence } from '../main-clause.ts';
import { apply, insight, plain, recall, sentence } from './parts.ts';

/** Nothing happens where the text only names, advises or allows. */
const noEvent =
  /^(?:heißt|heißen|nennt|nennen|spricht|sprechen|sagt|schreibt|verwendet|benutzt|muss|müssen|sollte|sollten|soll|darf|dürfen|kannst|musst|rechnet|teilt|setzt|bildet|liegt|handelt|bedeutet|braucht|gilt|zählt|kann)(?: (?:man|du|ihr|wir|es|das|dies|sie))|^(?:ist|sind|wäre) (?:das|dies|es|man)(?!\p{L})/u;
/** Tells how something is, not what happens. */
const state =
  /^(?:ist|sind|hat|haben|gilt|gelten|beträgt|betragen|liegt|liegen|steht|stehen|besitzt|besitzen|herrscht|herrschen|besteht|bestehen)(?!\p{L})/u;

const leaning = /(?<!\p{L})(?:sie|er|es|ihn|ihm|ihnen|ihre?\p{L}*|seine?\p{L}*|dies\p{L}*)(?!\p{L})/u;

/** What “you” or “one” does is no case to which something is applied. */
const isAdvice = (condition: string): boolean => /^(?:man|du|ihr|wir)(?!\p{L})/u.test(condition);

const whatFollows = (condition: string, outcome: string): RuleQuestion[] => {
  // “When it is dark”: of what a question is about only a noun tells. And “what holds when” lets nobody guess the answer.
  if (noEvent.test(outcome) || state.test(outcome) || !/\p{Lu}|(?<!\p{L})\p{L}(?!\p{L})/u.test(condition)) return [];
  const answer = `Dann ${outcome}.`;
  if (isPast(outcome.split(' ')[0] ?? ''))
    return [{ levels: [recall], wordings: [`Was geschah, wenn ${condition}?`], answer }];
  return [
    {
      levels: isAdvice(condition) ? [recall] : [recall, apply],
      wordings: [`Was passiert, wenn ${condition}?`, `Erkläre, was passiert, wenn ${condition}.`],
      answer,
    },
  ];
};

/** What happens, when, and what something leads to. */
export const consequences: readonly SentenceRule[] = [
  {
    kind: 'consequence',
    pattern: /^(?:Wenn|Sobald|Falls) (?<condition>[^,;:]{8,}), (?:so |dann )?(?<outcome>\p{Ll}[^;:]{8,})$/u,
    ask: ({ condition = '', outcome = '' }) => whatFollows(condition, outcome),
  },
  {
    kind: 'consequence',
    pattern: /^(?<verb>\p{Lu}\p{Ll}+) (?<condition>[^,;:]{4,}), (?:so|dann) (?<outcome>\p{Ll}[^;:]{8,})$/u,
    ask: ({ verb = '', condition = '', outcome = '' }) => {
      const final = leaning.test(condition) ? undefined : verbFromFrontToEnd(verb.toLowerCase(), condition);
      return final ? whatFollows(final, outcome) : [];
    },
  },
  {
    kind: 'consequence',
    pattern: /^(?<clause>[^,;:]{8,}), (?:wenn|sobald|falls) (?<when>[^;:]{8,})$/u,
    ask: ({ clause = '', when = '' }) => {
      const asked = verbFirst(clause);
      const isNamed =
        /(?<!\p{L})(?:heißt|heißen|nennt|spricht|deshalb|daher|darum|auch|selbst|nur|dann|immer|besonders|als|wie|so|erst|nicht)(?!\p{L})/u;
      if (!asked || isNamed.test(clause)) return [];
      const told: RuleQuestion = {
        levels: [recall],
        wordings: [`Wann ${asked}?`, `Unter welcher Bedingung ${asked}?`],
        answer: `Wenn ${when}.`,
      };
      // What happens can be asked the other way round, where the condition is understood by itself.
      const isEvent = !state.test(asked) && !isPast(asked.split(' ')[0] ?? '');
      return isEvent && /^(?:der|die|das|eine?|zu viele?|kein\p{L}*) [^,]*$/u.test(when) && !leaning.test(when)
        ? [told, { levels: [apply], wordings: [`Was passiert, wenn ${when}?`], answer: sentence(clause) }]
        : [told];
    },
  },
  {
    kind: 'consequence',
    pattern: /^Je (?<more>[^,;:]{6,}), (?<then>desto|umso) (?<so>[^,;:]{6,})(?:, .*)?$/u,
    ask: ({ more = '', then, so }) =>
      /(?<!\p{L})(?:er|sie|ihn|ihm|ihre?\p{L}*|seine?\p{L}*)(?!\p{L})/u.test(more)
        ? []
        : [
            {
              levels: [recall, insight],
              wordings: [`Vervollständige den Satz: „Je ${more}, ${then} …“`],
              answer: `Je ${more}, ${then} ${so}.`,
            },
          ],
  },
  {
    kind: 'consequence',
    pattern: new RegExp(
      `^(?<np>${plain}{4,60}) (?<verb>führt|führen|führte|führten) (?<effect>(?:zu|zur|zum) [^;:]{4,})$`,
      'u',
    ),
    ask: ({ np = '', verb, effect = '' }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall, insight], wordings: [`Wozu ${verb} ${thing}?`], answer: sentence(effect) }]
        : [];
    },
  },
  {
    kind: 'consequence',
    pattern: new RegExp(
      `^(?<np>${plain}{4,60}) (?<verb>führt|führen|führte|führten) dazu, (?<effect>dass [^;:]{8,})$`,
      'u',
    ),
    ask: ({ np = '', verb, effect = '' }) => {
      const thing = withinSentence(np);
      return thing
        ? [{ levels: [recall, insight], wordings: [`Wozu ${verb} ${thing}?`], answer: `Dazu, ${effect}.` }]
        : [];
    },
  },
  {
    kind: 'consequence',
    pattern: new RegExp(
      `^(?<np>${plain}{3,60}) (?<verb>verhindert|verhindern|bewirkt|bewirken), (?<effect>dass [^;:]{8,})$`,
      'u',
    ),
    ask: ({ np = '', verb = '', effect = '' }) => {
      const thing = withinSentence(np);
      return thing
        ? [
            {
              levels: [recall],
              wordings: [`Was ${verb.endsWith('t') ? 'bewirkt' : 'bewirken'} ${thing}?`],
              answer: sentence(`${np} ${verb}, ${effect}`),
            },
          ]
        : [];
    },
  },
  {
    kind: 'consequence',
    pattern: /^(?<clause>[^,;:]{8,} (?:bewirkt|bewirken|verursacht|verursachen) [^;:]{4,})$/u,
    ask: ({ clause = '' }) => {
      const parts = mainClause(clause);
      if (!parts?.isNounPhrase || !/^(?:bewirk|verursach)/u.test(parts.verb) || /^(?:man|sich)/u.test(parts.rest))
        return [];
      const has = parts.verb.endsWith('en') ? 'haben' : 'hat';
      const what = parts.verb.startsWith('bewirk') ? 'Wirkung' : 'Folgen';
      return [
        { levels: [recall, insight], wordings: [`Welche ${what} ${has} ${parts.front}?`], answer: sentence(clause) },
      ];
    },
  },
];
