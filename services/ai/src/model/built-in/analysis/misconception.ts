import type { Language } from '../../../language/language.ts';
import { isSameWord } from '../../../language/same-word.ts';
import { contentWords, stem } from '../../../language/stem.ts';
import type { Judged } from '../judging/judge-answer.ts';
import { isToTheJudge } from '../judging/to-the-judge.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';

/** Wrong answers that say the same thing, the one that stands for all of them first. */
export type Misconception = readonly [JudgedAnswer, ...JudgedAnswer[]];

const fewestAlike = 2;
/** Below this an idea is one that the question gives away. */
const ownWeight = 0.5;
/** Words of an answer that are compared; a longer one is no exit-ticket answer any more. */
const mostWords = 12;

/** Words that wrong answers share without meaning anything by it. */
const fillers: Record<Language, ReadonlySet<string>> = {
  nl: new Set('denk denken gewoon iets ding dingen spul misschien volgens maakt maken werkt goed antwoord'.split(' ')),
  en: new Set('think thing things stuff maybe something really just guess makes make good answer like'.split(' ')),
  de: new Set(
    'denke glaube ding dinge sache sachen vielleicht irgendwas macht machen etwas einfach gut antwort'.split(' '),
  ),
  fr: new Set('pense crois chose choses truc trucs quelque marche simplement bien réponse'.split(' ')),
};

interface Worded {
  one: JudgedAnswer;
  keys: readonly number[];
}

/** Wrong, turned round, or right in no more than one word. */
const isOffTheMark = ({ band, opposite, isUnsure, named }: Judged): boolean =>
  band === 'wrong' ||
  opposite !== undefined ||
  (band === 'incomplete' && !isUnsure && named.filter(({ weight }) => weight >= ownWeight).length < 2);

/** Gives all forms of a word, and its misspellings, one number. */
const createKeys = (language: Language) => {
  const known: string[] = [];
  const seen = new Map<string, number>();
  return (text: string): number[] => {
    const words = contentWords(text, language).filter((word) => !fillers[language].has(word.toLowerCase()));
    const keys = words.map((word) => {
      const key = stem(word, language);
      const before = seen.get(key) ?? known.findIndex((other) => isSameWord(other, key));
      const number = before >= 0 ? before : known.push(key) - 1;
      seen.set(key, number);
      return number;
    });
    return [...new Set(keys)];
  };
};

/** Answers by the words, and the pairs of words, that they have in common. */
const groupsOf = (answers: readonly Worded[], mayBind: (keys: readonly number[]) => boolean): Worded[][] => {
  const groups = new Map<string, Worded[]>();
  for (const worded of answers) {
    const { keys } = worded;
    const bonds = keys
      .slice(0, mostWords)
      .flatMap((a, index) => [[a], ...keys.slice(index + 1, mostWords).map((b) => [a, b])]);
    for (const bond of bonds.filter(mayBind)) {
      const name = [...bond].sort((a, b) => a - b).join(' ');
      const group = groups.get(name);
      if (group) group.push(worded);
      else groups.set(name, [worded]);
    }
  }
  return [...groups.values()];
};

/** The most like all others first; of equals the shorter one, without masked names. */
const byTypical = (group: readonly Worded[]): JudgedAnswer[] => {
  const counts = new Map<number, number>();
  for (const key of group.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const uses = (key: number): number => counts.get(key) ?? 0;
  const rank = ({ one, keys }: Worded): number => {
    const shared = keys.filter((key) => uses(key) > 1).reduce((sum, key) => sum + uses(key), 0);
    return (
      shared -
      keys.filter((key) => uses(key) === 1).length -
      one.answer.length / 200 -
      (one.answer.includes('[…]') ? 5 : 0)
    );
  };
  return [...group].sort((a, b) => rank(b) - rank(a)).map(({ one }) => one);
};

/**
 * What several wrong answers say alike and a good one does not: the misconception, in the pupils' own words.
 * Answers about something else (a joke, a word to the machine) are none.
 */
export const misconceptionIn = (
  { question, answers, reference, lesson }: QuestionResult,
  language: Language,
): Misconception | undefined => {
  const keysIn = createKeys(language);
  const given = new Set(keysIn(question.text));
  const expected = new Set(keysIn(`${question.text} ${reference?.text ?? ''} ${question.guide?.passage ?? ''}`));
  const wrong = answers
    .filter(({ judged }) => isOffTheMark(judged))
    .filter(({ answer }) => !isToTheJudge(answer))
    .map((one) => ({ one, keys: keysIn(one.answer) }));
  const mayBind = (keys: readonly number[]): boolean =>
    keys.length === 1 ? keys.every((key) => !expected.has(key)) : keys.filter((key) => given.has(key)).length < 2;
  const taught = new Set(lesson?.flatMap(({ stems }) => stems));
  const isAbout = ({ one, keys }: Worded): boolean =>
    keys.some((key) => expected.has(key)) ||
    // Without a lesson to compare with, jokes are told by their single word.
    (lesson === undefined && keys.length > 1) ||
    contentWords(one.answer, language).some((word) => taught.has(stem(word, language)));
  const isOnTopic = (group: readonly Worded[]): boolean => group.some(isAbout);
  const [top] = groupsOf(wrong, mayBind)
    .filter((group) => group.length >= fewestAlike && isOnTopic(group))
    .sort((a, b) => b.length - a.length);
  const [first, ...others] = top ? byTypical(top) : [];
  return first && [first, ...others];
};
