import { alternatives } from '@exit-tickets/answer-groups';
import { languageWords } from '../../languages/languages.ts';
import type { ScoringWords } from '../../languages/scoring-words.ts';

const any = (patternOf: (scoring: ScoringWords) => string): string =>
  `(?:${alternatives(languageWords, ({ scoring }) => patternOf(scoring))})`;
const partsOf = (kind: Exclude<keyof ScoringWords, 'isRight' | 'points' | 'right'>): [string, string, string] => {
  const part = (place: number): string => any((scoring) => scoring[kind][place] ?? '');
  return [part(0), part(1), part(2)];
};
const [ignore, rules] = partsOf('ignore');
const [give, me] = partsOf('give');
const [award, toAward] = partsOf('award');
const [count, toCount, full] = partsOf('count');
const [my, answer, is] = partsOf('mine');
const [deserve, deserved] = partsOf('deserve');
const [teacher, said, wrong] = partsOf('teacher');
const [all, allPoints] = partsOf('all');
const [some, please] = partsOf('please');
const points = any((scoring) => scoring.points);
const right = any((scoring) => scoring.right);

/**
 * A few words between: told in words, since any number of letters would take long to look through. An apostrophe parts
 * two of them: as a letter as well it would be read in two ways, and a row of them in 2^n.
 */
const few = String.raw`[^\p{L}\p{N}]+(?:[\p{L}\p{N}]+[^\p{L}\p{N}]+){0,7}`;

/** What is said to whoever judges; words such as “points” alone are content. */
const patterns = [
  String.raw`\b${ignore}\b${few}${rules}`,
  String.raw`(?:^|\n|[.!?]\s)[^\S\n]*(?:system|assistant|\[system\]|###\s*system)(?:\s*prompt)?\s*:`,
  String.raw`<\|?(?:im_start|system|endoftext)`,
  String.raw`\b(?:${give}|${award})${few}(?:${me}|${toAward})\b${few}${points}`,
  String.raw`\b${give}${few}${me}\b${few}(?:10|9|8|1|20/20|\d{2,3})\b`,
  String.raw`\b${count}${few}${toCount}\b${few}(?:${right}|100|${full})`,
  String.raw`\b${my}\s+${answer}\s+${is}\b${few}${right}`,
  any(({ isRight }) => isRight),
  String.raw`\b(?:is_?correct|verdict|score)\b["']?\s*[:=]\s*["']?(?:true|right|correct|\d{1,3})`,
  String.raw`\b${deserve}\b${few}(?:${points}|\d|${deserved})`,
  String.raw`\b${teacher}\b${few}${said}\b${few}(?:${right}|${wrong})`,
  String.raw`\b${all}\s+${allPoints}\b|\b\d{1,3}\s?${some}\s+${please}`,
  String.raw`\byou are (?:now )?(?:an? )?(?:ai|language model|grader|judge|assistant|chatgpt)|\bas an ai\b|\bchatgpt\b${few}${right}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Nobody needs more words to ask for a mark. */
const maxRead = 5_000;

/** Whether an answer speaks to whoever judges it instead of about the subject: such a one is judged apart from the others. */
export const talksAboutScoring = (answer: string): boolean => {
  const text = answer.slice(0, maxRead);
  return patterns.some((pattern) => pattern.test(text));
};
