import type { SentenceRule } from '../../sentences.ts';
import { phrasesOf } from '../clause.ts';
import { ask, hasPerson, headOf, isPlain, leans, statement, timeNoun, verbOf, without } from './asking.ts';
import { recall, sentence } from './parts.ts';

// Through what, and with what.

const hasFeature =
  /(?:hilfe|zeit|recht|erfolg|ausnahme|jahren|mühe|absicht|vorsicht|einander|beginn|ende|anfang|sicherheit|sorgfalt)$/iu;

const carried =
  /^(?:gepumpt|transportiert|geleitet|getrieben|befördert|geschickt|geführt|verglichen|gebracht|geteilt|dividiert|ersetzt)$/u;

const goes = verbOf(
  'gelangt|gelangen|gelangte|strömt|strömen|dringt|dringen|tritt|treten|kommt|kommen|entweicht|entweichen|fließt|fließen',
);

const passive = verbOf('wird|werden|wurde|wurden|kann|können');

/** By what, with what or by whom: the phrase behind a preposition, asked for by one word. */
export const means = statement('definition', (clause, more) => {
  const { verb, tail, phrases, opening } = clause;
  const isPassive =
    passive.test(verb) &&
    /^(?:ge|be|er|ver|zer|ent|über|\p{Ll}+ge|\p{Ll}+iert)/u.test(tail) &&
    /(?:t|en)$/u.test(tail) &&
    !/^(?:werden)$/u.test(tail);
  const isFixed =
    /^(?:ist|sind)$/u.test(verb) &&
    /^(?:befestigt|verbunden|bedeckt|überzogen|geschützt|getrennt|umgeben)$/u.test(tail);
  if (more || opening.includes(',')) return [];
  for (const phrase of phrases) {
    if (phrase.kind !== 'pp' || leans.test(phrase.text) || phrase.text.includes(',') || timeNoun.test(phrase.text))
      continue;
    const left = without(clause, phrase);
    // “mit Salz getrocknet und in Leinen gewickelt”: two participles.
    if (left.some(({ kind, text }) => kind === 'word' && text !== 'miteinander')) continue;
    const first = phrase.first.toLowerCase();
    if (first === 'durch' && !hasPerson(phrase)) {
      if (
        ((isPassive || isFixed) && !carried.test(tail) && verb !== 'kann' && verb !== 'können') ||
        (goes.test(verb) && left.length > 0 && !left.some(({ kind }) => kind === 'np'))
      )
        return ask('Wodurch', clause, left, phrase.text);
    }
    if (isFixed && first === 'mit' && tail !== 'verbunden') return ask('Womit', clause, left, phrase.text);
    if (!isPassive || verb === 'kann' || verb === 'können') continue;
    if (/^(?:von|vom)$/u.test(first) && hasPerson(phrase) && opening === '')
      return ask('Von wem', clause, left, phrase.text);
    if (
      first === 'mit' &&
      !hasPerson(phrase) &&
      !hasFeature.test(headOf(phrase)) &&
      !carried.test(tail) &&
      !/^(?:verbunden|gefüllt|verwechselt|bezeichnet)$/u.test(tail)
    )
      return ask('Womit', clause, left, phrase.text);
  }
  return [];
});

/** “Mit einem Magneten lassen sich Späne entfernen”: the rest stands in the order of a question already. */
export const tools: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { tool = '', inverted: told = '' } =
        /^(?<tool>(?:Mit|Mithilfe) (?:dem|der|des|einem|einer|eines|Hilfe \p{L}+|\p{Lu}\p{L}+)(?: [^,;:]{2,50}?)?) (?<inverted>(?:lässt sich|lassen sich|kann man|konnte man|können|konnten|konnte|kann|misst man|bestimmt man|wird|werden|sollten?|wurde|wurden) [^;:]{8,})$/u.exec(
          text,
        )?.groups ?? {};
      const inverted = told.replace(/, (?:weil|da|denn|die|der|das) .*$/u, '');
      const [phrase] = tool ? (phrasesOf(tool.replace(/^M/u, 'm').replace(/^mithilfe/u, 'mit')) ?? []) : [];
      if (
        phrase?.kind !== 'pp' ||
        hasPerson(phrase) ||
        hasFeature.test(headOf(phrase)) ||
        leans.test(tool) ||
        /(?<!\p{L})neuen? /u.test(tool)
      )
        return null;
      return isPlain(inverted) ? { groups: { tool, inverted } } : null;
    },
  },
  ask: ({ tool = '', inverted }) => [{ levels: [recall], wordings: [`Womit ${inverted}?`], answer: sentence(tool) }],
};
