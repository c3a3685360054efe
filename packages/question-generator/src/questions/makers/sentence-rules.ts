import { listOf } from '../../languages/list-of.ts';
import type { SentenceRule } from '../../languages/sentences.ts';
import type { Lesson, Sentence } from '../../lesson/lesson.ts';
import { contentWords } from '../../text/stem.ts';
import type { Candidate } from '../candidate.ts';
import { mayBeName, startWithin, withoutMark } from '../definition.ts';
import {
  canBeAsked,
  frameBefore,
  illustrates,
  leansInside,
  namesSubject,
  refersBack,
  standingAlone,
  startsAlone,
  topicStems,
} from '../leaning.ts';

const maxSentenceLength = 320;
const maxItemLength = 8;
const years = /(?<!\d)(?:1\d{3}|20\d\d)(?!\d)/gu;

/** What a question is about: the first words of the material in it. */
const topicOf = (text: string, { language }: Lesson): string => contentWords(text, language).slice(0, 6).join(' ');

interface Where {
  text: string;
  passage: string;
  section: number;
  previous?: Sentence | undefined;
  /** Undefined of a list of bullets. */
  sentence?: Sentence;
}

/** The parts that say what is asked about. */
const asks = ['clause', 'inverted', 'final', 'condition', 'np'];

/**
 * How the wordings of a question for a cause or a consequence stand without the sentences around: as they are, with the
 * place or condition of the sentence before, or not at all.
 */
const withFrame = (
  wordings: readonly string[],
  { kind, leansOnPrevious = false, needsKnownSubject = false }: SentenceRule,
  parts: Readonly<Record<string, string>>,
  sentence: Sentence,
  lesson: Lesson,
): readonly string[] => {
  const topics = topicStems(lesson);
  const asked = asks.flatMap((group) => parts[group] ?? []);
  if (needsKnownSubject && asked.some((part) => refersBack(part, sentence, lesson, topics))) return [];
  if (kind !== 'cause' && kind !== 'consequence') return wordings;
  const isCause = kind === 'cause';
  if (isCause && asked.some((part) => illustrates(part, sentence, lesson, topics))) return [];
  const frame = isCause ? frameBefore(asked, sentence, lesson) : undefined;
  const isNamed = frame !== undefined && asked.some((part) => namesSubject(frame, part, lesson));
  if (!isNamed && asked.some((part) => refersBack(part, sentence, lesson, topics))) return [];
  return frame !== undefined && (isNamed || leansOnPrevious)
    ? wordings.flatMap((text) => lesson.pack.wordings.framed(text, frame) ?? [])
    : wordings;
};

const apply = (
  rule: SentenceRule,
  { text, passage, section, previous, sentence }: Where,
  lesson: Lesson,
): Candidate[] => {
  if (rule.leansOnPrevious && (!previous || !startsAlone(previous.text, lesson))) return [];
  if (!rule.leansOnPrevious && !startsAlone(text, lesson)) return [];
  const groups = rule.pattern.exec(withoutMark(text))?.groups;
  if (!groups) return [];
  const found = Object.fromEntries(Object.entries(groups).filter(([, part]) => part !== undefined)) as Record<
    string,
    string
  >;
  const parts: Record<string, string> = standingAlone(found, lesson);
  if (!canBeAsked(parts, lesson)) return [];
  if (['clause', 'np', 'condition'].some((group) => mayBeName(parts[group] ?? '', lesson))) return [];
  for (const group of ['clause', 'np', 'condition'])
    if (parts[group] !== undefined) parts[group] = startWithin(parts[group], lesson);
  if (rule.leansOnPrevious && previous) parts.previous = withoutMark(previous.text);
  return rule.ask(parts).flatMap(({ levels, wordings: told, answer }): Candidate[] => {
    const wordings = sentence ? withFrame(told, rule, parts, sentence, lesson) : told;
    if (wordings.length === 0 || (leansInside(answer, lesson) && !rule.leansOnPrevious)) return [];
    const whole = rule.leansOnPrevious && previous ? `${previous.text} ${passage}` : passage;
    return [
      {
        kind: rule.kind,
        levels,
        wordings,
        answer,
        passage: whole,
        misconception: '',
        topic: topicOf(text, lesson),
        section,
        weight: 1,
      },
    ];
  });
};

/** The first rule that fits: a sentence is asked about in one way. */
const firstOf = (where: Where, lesson: Lesson): Candidate[] => {
  if (where.text.length > maxSentenceLength) return [];
  for (const rule of lesson.pack.sentences.rules) {
    const made = apply(rule, where, lesson);
    if (made.length > 0) return made;
  }
  return [];
};

/** A question for a year, as a choice among the other years of the lesson. */
const yearChoice = (candidate: Candidate, lesson: Lesson): Candidate[] => {
  const [year] = candidate.answer.match(years) ?? [];
  if (candidate.kind !== 'number' || !year || candidate.answer.match(/\d+/gu)?.length !== 1) return [];
  const others = lesson.years
    .filter((other) => other !== year)
    .sort((a, b) => Math.abs(Number(a) - Number(year)) - Math.abs(Number(b) - Number(year)))
    .slice(0, 3);
  return others.length < 2
    ? []
    : [{ ...candidate, choice: { options: [year, ...others].sort(), right: year }, answer: year, weight: 0.8 }];
};

/** The sentences as they are understood by themselves, with a noun for a pronoun whose noun is sure. */
const withAntecedents = ({ sentences, pack }: Lesson): ReadonlyMap<Sentence, string> => {
  const read = new Map<Sentence, string>();
  for (const sentence of sentences) {
    const { text, previous } = sentence;
    const before = previous && (read.get(previous) ?? previous.text);
    const resolved = before && pack.sentences.withAntecedent?.(text, before);
    if (resolved) read.set(sentence, resolved);
  }
  return read;
};

/** Questions about sentences, and about lists of bullets read as one sentence. */
export const aboutSentences = (lesson: Lesson): Candidate[] => {
  const resolved = withAntecedents(lesson);
  const inSentences = lesson.sentences.flatMap((sentence) => {
    const { text, section, previous } = sentence;
    return firstOf({ text: resolved.get(sentence) ?? text, passage: text, section, previous, sentence }, lesson);
  });
  const inLists = lesson.lists.flatMap(({ leadIn, items, passage, section }) => {
    const isShort = items.every((item) => item.split(' ').length <= maxItemLength && !/[,;:]/u.test(item));
    const text = `${leadIn}: ${listOf(items, lesson.pack.wordings.and)}`;
    return isShort ? firstOf({ text, passage, section }, lesson) : [];
  });
  return [...inSentences, ...inLists].flatMap((candidate) => [candidate, ...yearChoice(candidate, lesson)]);
};
