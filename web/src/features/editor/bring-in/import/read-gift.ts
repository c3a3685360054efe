import type { Change, LeftOutReason, Read, ReadQuestion } from './imported.ts';
import { hasLayout, hasPicture, wordsOfHtml } from './plain-text.ts';

/** Placeholders for escaped characters while a question is parsed, from a private-use range of Unicode. */
const standIns: Record<string, string> = {
  ':': '\uE000',
  '#': '\uE001',
  '=': '\uE002',
  '{': '\uE003',
  '}': '\uE004',
  '~': '\uE005',
  n: '\uE006',
  '\\': '\uE007',
};
const signs = new Map(Object.entries(standIns).map(([sign, standIn]) => [standIn, sign === 'n' ? '\n' : sign]));

const hideEscaped = (text: string): string =>
  text.replaceAll(/[\uE000-\uE007]/g, '').replaceAll(/\\([:#={}~n\\])/g, (_, sign: string) => standIns[sign] ?? sign);
const showEscaped = (text: string): string =>
  text.replaceAll(/[\uE000-\uE007]/g, (standIn) => signs.get(standIn) ?? '');

/** Stops reading a question; `reason` says why. */
class UnreadableError extends Error {
  readonly reason: LeftOutReason;

  constructor(reason: LeftOutReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The words for true and false. */
export interface TrueFalseTexts {
  right: string;
  wrong: string;
}

/** Splits a file into questions: a blank line ends one, and a line that starts with slashes is a comment. */
const blocksOf = (gift: string): string[] => {
  const blocks: string[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const raw of gift.split('\n')) {
    const line = raw.trim();
    if (line === '') end();
    else if (!line.startsWith('//') && !(lines.length === 0 && line.startsWith('$CATEGORY:'))) lines.push(line);
  }
  end();
  return blocks;
};

/** Removes a leading `::name::`. */
const withoutName = (block: string): string => {
  if (!block.startsWith('::')) return block;
  const end = block.indexOf('::', 2);
  return end < 0 ? block : block.slice(end + 2).trim();
};

const format = /^\[(html|moodle|plain|markdown)\]/i;

/** Reads the texts of one question; they are HTML unless a format is given. */
const textReader =
  (questionFormat: string, changes: Set<Change>) =>
  (part: string): string => {
    const own = format.exec(part.trim());
    const text = showEscaped(own ? part.trim().slice(own[0].length) : part).trim();
    const isMarkup = /html|moodle/i.test(own?.[1] ?? questionFormat);
    if (hasPicture(text)) throw new UnreadableError('picture');
    if (!isMarkup || !hasLayout(text)) return text;
    changes.add('layout');
    return wordsOfHtml(text);
  };

const weightOf = (answer: string): { weight: number | undefined; text: string } => {
  const weight = /^%(-?\d{1,3})(?:\.\d{0,6})?%/.exec(answer);
  return weight
    ? { weight: Number(weight[1]), text: answer.slice(weight[0].length) }
    : { weight: undefined, text: answer };
};

/** Splits the answers at the sign in front of each, and drops their feedback. */
const answersOf = (answers: string, changes: Set<Change>): { isRight: boolean; text: string }[] =>
  answers
    .replaceAll('=', '~=')
    .split('~')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const isMarked = each.startsWith('=');
      const { weight, text } = weightOf(isMarked ? each.slice(1).trim() : each);
      const feedback = text.indexOf('#');
      if (feedback >= 0) changes.add('feedback');
      // Partial credit means neither right nor wrong.
      if (weight !== undefined && weight > 0 && weight < 100) throw new UnreadableError('severalRight');
      return {
        isRight: isMarked ? (weight ?? 100) > 0 : weight === 100,
        text: feedback < 0 ? text : text.slice(0, feedback),
      };
    });

type Answers = Pick<ReadQuestion, 'options' | 'right' | 'answer'>;

const readChoice = (answers: string, read: (part: string) => string, changes: Set<Change>): Answers => {
  const choices = answersOf(answers, changes).map(({ isRight, text }) => ({ isRight, text: read(text) }));
  const options = choices.map(({ text }) => text);
  const right = choices.filter(({ isRight }) => isRight);
  // If every answer earns credit, the question asks for an opinion.
  if (right.length > 1 && right.length < choices.length) throw new UnreadableError('severalRight');
  return { options, right: right.length === 1 ? right[0]?.text : undefined };
};

const readAnswers = (
  answers: string,
  texts: TrueFalseTexts,
  read: (part: string) => string,
  changes: Set<Change>,
): Answers => {
  if (answers === '') return {};
  if (answers.startsWith('#')) {
    changes.add('shortAnswer');
    const numbers = answersOf(answers.slice(1).split('~', 1)[0] ?? '', changes);
    return {
      answer: numbers.map(({ text }) => showEscaped(text).replace(':', ' ± ').replace('..', ' – ')).join(' / '),
    };
  }
  if (answers.includes('~')) return readChoice(answers, read, changes);
  if (answers.includes('=') && answers.includes('->')) throw new UnreadableError('matching');
  const [word = ''] = answers.split('#', 1);
  if (/^(?:T|TRUE|F|FALSE)$/i.test(word.trim())) {
    if (word.length < answers.length) changes.add('feedback');
    const isTrue = /^T/i.test(word.trim());
    return { options: [texts.right, texts.wrong], right: isTrue ? texts.right : texts.wrong };
  }
  changes.add('shortAnswer');
  return {
    answer: answersOf(answers, changes)
      .map(({ text }) => read(text))
      .join(' / '),
  };
};

const readBlock = (block: string, number: number, texts: TrueFalseTexts): ReadQuestion => {
  const whole = withoutName(hideEscaped(block));
  const start = whole.indexOf('{');
  const end = whole.indexOf('}');
  if (start < 0 && end < 0) throw new UnreadableError('noQuestion');
  // A brace that opens inside or after the answers: the blank line between two questions is missing.
  if (start < 0 || end < start || whole.indexOf('{', start + 1) >= 0) throw new UnreadableError('broken');
  const behind = whole.slice(end + 1).trim();
  const stem = behind ? `${whole.slice(0, start)}_____ ${behind}` : whole.slice(0, start);
  const changes = new Set<Change>();
  const read = textReader(format.exec(stem)?.[1] ?? 'moodle', changes);
  const inside = whole.slice(start + 1, end).trim();
  const feedbackAt = inside.lastIndexOf('####');
  const feedback = feedbackAt < 0 ? '' : read(inside.slice(feedbackAt + 4));
  const text = read(stem);
  const answers = readAnswers((feedbackAt < 0 ? inside : inside.slice(0, feedbackAt)).trim(), texts, read, changes);
  return { number, text, ...answers, answer: answers.answer || feedback || undefined, changes: [...changes] };
};

/**
 * Reads the questions of a file in Moodle's GIFT format. Each question is parsed separately in linear time, so an error
 * in one loses no others.
 */
export const readGift = (gift: string, texts: TrueFalseTexts): Read[] =>
  blocksOf(gift).map((block, place) => {
    try {
      return readBlock(block, place + 1, texts);
    } catch (error) {
      if (error instanceof UnreadableError) return { number: place + 1, reason: error.reason };
      throw error;
    }
  });
