import type { RuleQuestion, SentenceRule } from '../../sentences.ts';

import { type Clause, type Phrase, readClauses } from '../clause.ts';
import { recall, sentence } from './parts.ts';

// What the rules of plain statements share. German asks with its own order: a question word, the finite verb, the
// subject, and the rest without what is asked for.

/** Points to another sentence, or joins one to it. */
export const leans =
  /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihnen|wir|uns|ich|du|dies\p{L}*|solche?\p{L}*|jene[rsnm]?|dort|hier|dann|da(?:bei|mit|für|von|durch|nach|rin|ran|rauf|raus|zu|gegen|vor|her|rüber|runter)|auch|jedoch|hingegen|dagegen|aber|außerdem|sogar|erst|noch|wieder|nun|jetzt|schon|einander|letzter\p{L}*|ander\p{L}*|weiter\p{L}*|übrig\p{L}*|beides?|beiden|zum Beispiel|deshalb|daher|darum|deswegen|schließlich|so)(?!\p{L})/iu;

/** What is not so is not asked about. */
export const negates = /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|kaum|weder|ohne|nur)(?!\p{L})/iu;

/** Tell what they are of only in the sentence before. */
export const hollowSubject =
  /^(?:(?:der|die|das|ein|eine|alle|viele|manche|einige|mehrere|beide|zwei|drei) )?(?:\p{Ll}+e[rsn]? )?(?:Hälften?|Seiten?|Teile?|Folgen?|Arten?|Beispiele?|Gr(?:und|ünde)|Ursachen?|Ergebnis|Ziele?|Aufgaben?|Text|Abbildung|Anteil|Zahl|Menge|Regeln?|Wirkung|Unterschied|Vorteile?|Nachteile?|Rest|Name|Ding|Dinge|Gesamt\p{L}*|Vorgang|Prozess|Schritt|Abstand)$|^(?:manche|einige|andere|beide|die meisten (?!Menschen|Leute)|wenige|etwa|rund|mehr) /u;

/** Nouns for people, of whom “was” does not ask. */
export const person =
  /(?:kanzler(?:in)?|könig(?:e|in)?|kaiser|papst|fürst(?:en)?|herrscher|präsident(?:en|in)?|minister|ritter|mönche?|nonnen?|soldaten|sklaven?|bürger|bauern?|beamten?|leute|menschen?|kinder?|frauen?|männer|mann|gläubigen?|arbeiter|händler|kaufleute|lehrer|schüler|forscher|wähler|kandidaten|abgeordneten?|richter|römer|griechen|ägypter|germanen|franzosen|deutschen?|volk|volke?s?|adel|adligen?|priester|götter|gott|gottes|feinde?|sohn|sohne?s|tochter|dichter|pharao|pharaonen|partei(?:en)?|bundestag|bundesrat|parlament|regierung|bevölkerung|eltern|nachbarn|gegner|gelehrten?|handwerker|herren|herzöge|grafen?)n?$/iu;

/** No place, no means and no thing, though they stand behind the same prepositions. */
export const timeNoun =
  /(?<!\p{L})(?:\p{L}*(?:jahr|jahre|jahren|jahrhunderts?|zeit|zeiten|tag|tage|tagen|tages|monat|monate|monaten|nacht|stunden?|minuten?|sekunden?|wochen?|moment|phase|beginn|anfang|ende|krieg|kriege?s|sommer|winter|herbst|frühling|frühjahr|mittelalter|antike|morgen|abend|mittag|epoche|regel|durchschnitt|allgemeinen|vergleich|gegensatz|form|folge|weise|fall|fällen|reihenfolge|richtung|kontakt|verbindung|bezug|hinblick|rahmen|lauf|laufe|jugend|alter|alltag|schritt|schritten|besitz|betrieb|kraft|frage|mal|rolle|mittelpunkt|vordergrund|zusammenhang|gebrauch|lage|gruppen?|paaren|spitze))(?!\p{L})|\d{3}/iu;

type Parts = Readonly<Record<string, string>>;

/** The noun of a phrase. */
export const headOf = (phrase: Phrase): string => phrase.head.replace(/[.,]$/u, '');

/** Whether a phrase names people. */
export const hasPerson = (phrase: Phrase): boolean =>
  phrase.text.split(/,? (?:und|oder) |, /u).some((part) =>
    person.test(
      part
        .replace(/ (?:des|der|eines|einer|von) .*$/u, '')
        .split(' ')
        .at(-1) ?? '',
    ),
  );

/** Whether words can stand in a question: short, without another clause, understood by themselves. */
export const isPlain = (text: string): boolean =>
  !/[;:“”„()]/u.test(text) &&
  !/, \p{Ll}/u.test(text) &&
  !leans.test(text) &&
  !negates.test(text) &&
  text.split(' ').length <= 16;

/** Words and phrases with spaces between, empty ones left out. */
export const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** “Womit *wird der Brief im Büro geschrieben*”: a clause behind a question word, with the given phrases. */
export const behind = (word: string, clause: Clause, phrases: readonly Phrase[]): string => {
  const { verb, subject, isReflexive, opening, tail } = clause;
  // A place or time that opened the sentence follows the subject.
  return `${joined(word, verb, isReflexive ? 'sich' : '', subject, opening, ...phrases.map(({ text }) => text), tail)}?`;
};

/** The phrases of a clause but those that are asked for. */
export const without = (clause: Clause, ...gone: readonly (Phrase | undefined)[]): Phrase[] =>
  clause.phrases.filter((phrase) => !gone.includes(phrase));

/** A question about a clause with the given phrases left in it; none where they would not be understood. */
export const ask = (
  word: string,
  clause: Clause,
  asked: readonly Phrase[],
  answer: string,
  levels: RuleQuestion['levels'] = [recall],
): RuleQuestion[] => {
  const question = behind(word, clause, asked);
  const repeated = joined(clause.opening, ...asked.map(({ text }) => text));
  return isPlain(repeated) ? [{ levels, wordings: [question], answer: sentence(answer.replace(/,$/u, '')) }] : [];
};

/** The sentence without an explanation behind a colon, and a clause behind its comma. */
export const partsOf = (text: string): { main: string; clause: string } => {
  const told = text.replace(/: \p{Lu}.*$/u, '');
  const at = told.search(
    /, (?:(?:in|an|auf|mit|von|aus|durch|für|zu|bei) )?(?:der|die|das|den|dem|denen|dessen|deren|was|dass|wie|ob|indem|wodurch|woraus|wo) \p{L}/u,
  );
  return at < 0 ? { main: told, clause: '' } : { main: told.slice(0, at), clause: told.slice(at + 2) };
};

/** Goes on about the noun at the end of the statement, and belongs to it in an answer. */
export const isRelative = (clause: string): boolean =>
  /^(?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|dessen|deren) /u.test(clause);

/** A rule for statements; `clause` is what stands behind the comma. */
export const statement = (
  kind: SentenceRule['kind'],
  make: (clause: Clause, more: string, text: string) => readonly RuleQuestion[],
): SentenceRule => {
  const made = (text: string): { clause: Clause; questions: readonly RuleQuestion[] } | undefined => {
    const { main, clause: more } = partsOf(text);
    const all = readClauses(main);
    for (const clause of all) {
      const { subject } = clause;
      if (
        leans.test(subject) ||
        negates.test(main) ||
        hollowSubject.test(subject) ||
        (subject.includes(',') && !/ (?:und|oder) /u.test(subject))
      )
        continue;
      if (/(?<!\p{L})(?:ihr|sein)(?:e[rnms]?)?(?!\p{L})/u.test(`${clause.opening ? '' : subject}`)) continue;
      const questions = make(clause, clause === all.at(-1) ? more : '', text);
      if (questions.length > 0) return { clause, questions };
    }
    return undefined;
  };
  return {
    kind,
    needsKnownSubject: true,
    pattern: {
      exec: (text) => {
        const found = made(text);
        return found ? { groups: { text, np: found.clause.subject } } : null;
      },
    },
    ask: ({ text = '' }: Parts) => made(text)?.questions ?? [],
  };
};

/** The finite forms of verbs. */
export const verbOf = (forms: string): RegExp => new RegExp(`^(?:${forms})$`, 'u');

/** The last of a list. */
export const last = <T>(list: readonly T[]): T | undefined => list.at(-1);
