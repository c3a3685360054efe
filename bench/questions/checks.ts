import type { FocusLevel, Language, Question } from '@exit-tickets/contracts';
import { contains, containsWords, isSame, words } from './fold.ts';
import type { Lesson } from './lessons.ts';
import { toldLanguages } from './told-language.ts';

/** Words that a question, a case to apply something to, an option and a model answer take at most. */
const most = { question: 25, case: 40, option: 10, modelAnswer: 60 };

const startsWithVerb: Record<Language, RegExp> = {
  nl: /^(is|zijn|was|waren|kan|kun|kunnen|heeft|hebben|had|mag|moet|moeten|wordt|worden|klopt|doet|doen|gaat|komt)\b/i,
  en: /^(is|are|was|were|can|could|has|have|had|may|must|does|do|did|will|would|should)\b/i,
  de: /^(ist|sind|war|waren|kann|können|hat|haben|darf|muss|müssen|wird|werden|stimmt|gibt|gehört)\b/i,
  fr: /^(est|sont|était|peut|peuvent|a-t|ont|doit|faut|existe|y a)(?![\p{L}])|^est-ce que/iu,
};
const asksForMore =
  /\b(leg uit|waarom|hoe|explain|why|how|erkläre|begründe|warum|wie|explique|pourquoi|justifie|comment)\b/i;

/** “er- halten”, but not “Laub- und Mischwald”. */
const brokenWord = /\p{Ll}-\s(?!(?:und|oder|bzw|en|of|and|or|to|et|ou)\b)\p{Ll}/u;

type Check = (question: Question, lesson: Lesson) => boolean;
const isChoice = (question: Question) => question.type === 'multiple_choice';
const told = (question: Question): string[] => [
  question.text,
  question.guide?.passage ?? '',
  question.guide?.modelAnswer ?? '',
  ...(isChoice(question) ? question.options : []),
];
const lines = (text: string): string[] => text.split('\n').filter((line) => words(line).length > 0);
/** A passage of several places has each in a line of its own, or “…” between them. */
const places = (passage: string): string[] => passage.split('…').flatMap(lines);
const isScale = (question: Question): boolean => question.type === 'scale';

/** What needs no reader: each tells whether a question has the fault. */
const faults = {
  'has no passage': ({ guide }) => !guide?.passage,
  'passage is not in the lesson': ({ guide }, { text }) =>
    places(guide?.passage ?? '').some((place) => !contains(text, place)),
  'passage is a question of the lesson': ({ guide }) => /[?_]\s*$|\.{4}/.test(guide?.passage?.trim() ?? ''),
  'speaks of a heading, task, name or page': (question, { never }) =>
    never.some((part) => told(question).some((text) => containsWords(text, part))),
  'is a line of the lesson': (question, { text }) => lines(text).some((line) => isSame(line, question.text)),
  'has no model answer': (question) => !isChoice(question) && !question.guide?.modelAnswer,
  'model answer is too long': ({ guide }) => words(guide?.modelAnswer ?? '').length > most.modelAnswer,
  'is yes or no': ({ text, type }, { language }) =>
    type === 'open_text' && startsWithVerb[language].test(text) && !asksForMore.test(text),
  'has two question marks': ({ text }) => (text.match(/\?/g) ?? []).length > 1,
  'is too long': ({ text, guide }) => words(text).length > (guide?.level === 'toepassen' ? most.case : most.question),
  'has a word that the end of a line broke': (question) => told(question).some((text) => brokenWord.test(text)),
  'is in another language': ({ text }, { language }) => !toldLanguages(text).includes(language),
  'has no right option': (question) =>
    isChoice(question) && !(question.correctAnswer && question.options.includes(question.correctAnswer)),
  'has fewer than three options': (question) => isChoice(question) && question.options.length < 3,
  'has two options alike': (question) =>
    isChoice(question) &&
    question.options.some((one, at) => question.options.slice(at + 1).some((other) => isSame(one, other))),
  'has an option that is too long': (question) =>
    isChoice(question) && question.options.some((option) => words(option).length > most.option),
  'says its right option itself': (question) =>
    isChoice(question) && containsWords(question.text, question.correctAnswer ?? question.text),
} as const satisfies Record<string, Check>;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults);

/** The faults of a question that code can tell; a scale asks nothing about the lesson. */
export const faultsOf = (question: Question, lesson: Lesson): Fault[] =>
  isScale(question) ? [] : faultNames.filter((name) => faults[name](question, lesson));

/** Whether every question is at a level that was asked for, and every such level is there where there is room. */
export const honoursLevels = (questions: readonly Question[], asked: readonly FocusLevel[]): boolean => {
  const levels = questions.filter((question) => !isScale(question)).map(({ guide }) => guide?.level);
  const wanted = new Set<FocusLevel | undefined>(asked);
  const expected = Math.min(wanted.size, levels.length);
  return levels.every((level) => wanted.has(level)) && new Set(levels).size >= expected;
};
