import { contentWords, foldWord, quoteIn, stem, wordsOf } from '@exit-tickets/answer-groups';
import { capitalised, type QuestionKind, type QuestionStem } from '@exit-tickets/contracts';
import type { KeyWords } from './key-words.ts';
import type { Lesson } from './lesson/lesson.ts';
import { brokenOff, standsAlone, type Unit, withoutMark, wordCount } from './units.ts';

/** A question that quotes a unit. */
export interface StemQuestion {
  stem: QuestionStem;
  kind?: QuestionKind;
  text: string;
  answer: string;
  misconception?: string;
  /** How likely the question is good: 1 is a plain gap. */
  strength: number;
}

export const blank = '_____';
const maxQuoted = 30;
const minLeft = 4;
const minRight = 3;
const maxListed = 6;
/** Content words in a follow-up sentence: “That is because of osmosis” explains nothing. */
const minFollowing = 3;

const ended = (text: string): string => (/[.!?]["“”»’)]*$/u.test(text) ? text : `${text}.`);

/** Whether an answer adds enough words that the question does not have. */
const isNew = (answer: string, question: string, { language }: Lesson): boolean => {
  const said = new Set(wordsOf(question).map((word) => stem(word, language)));
  const words = contentWords(answer, language).map((word) => stem(word, language));
  const fresh = words.filter((word) => !said.has(word)).length;
  return fresh >= 1 && fresh >= words.length / 4;
};

/** A unit cut in two: `left` is quoted, `right` is the answer. */
interface Cut {
  left: string;
  right: string;
}

/** Cuts a unit at a pattern. */
const cut = (unit: Unit, pattern: RegExp, lesson: Lesson): Cut | undefined => {
  const { openClause } = lesson.pack.stems;
  const { left = '', right = '' } = pattern.exec(withoutMark(unit.text))?.groups ?? {};
  const isWhole =
    wordCount(left) >= minLeft &&
    wordCount(right) >= minRight &&
    wordCount(unit.lead + left) <= maxQuoted &&
    !openClause?.test(left) &&
    (left.match(/\(/gu)?.length ?? 0) === (left.match(/\)/gu)?.length ?? 0) &&
    (unit.lead !== '' || standsAlone(capitalised(left), lesson)) &&
    isNew(right, unit.lead + left, lesson);
  return isWhole ? { left: left.replace(/,$/u, ''), right } : undefined;
};

/** The same if the quoted part must be a complete statement. */
const cutWhole = (unit: Unit, pattern: RegExp, lesson: Lesson): Cut | undefined => {
  const parts = cut(unit, pattern, lesson);
  return parts && !lesson.pack.stems.hangs.test(parts.left) ? parts : undefined;
};

/** Quotes a term as it is written within a sentence; in German with the article that inflects its adjective. */
const named = (term: string, lesson: Lesson, text = ''): string => {
  const at = text.indexOf(term);
  const { stems, words } = lesson.pack;
  const [bending] = (/^\p{Ll}/u.test(term) && stems.bendingArticle?.exec(text.slice(0, at))) || [];
  if (bending) return quoteIn(`${bending.toLowerCase()}${term}`, lesson.language);

  const lower = term.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const [first = '', ...others] = lower.split(' ');
  return quoteIn(
    !words.capitalisesNouns && lesson.uncapitalised.has(first) && !/\p{Lu}/u.test(others.join(' ')) ? lower : term,
    lesson.language,
  );
};

const isTerm = (term: string, { pack }: Lesson): boolean => {
  const words = term.split(/\s+/u);
  return (
    /\p{L}{3}/u.test(term) &&
    words.length <= 4 &&
    [words[0], words.at(-1)].every((word = '') => !pack.words.stop.has(word.toLowerCase())) &&
    !pack.stems.hollowNoun.test(term) &&
    (!pack.words.capitalisesNouns || /\p{Lu}/u.test(term))
  );
};

const definedIn = (text: string, patterns: readonly RegExp[], lesson: Lesson): string | undefined => {
  for (const pattern of patterns) {
    const term = pattern.exec(withoutMark(text))?.groups?.term?.replace(lesson.pack.stems.article, '');
    if (term && isTerm(term, lesson)) return term;
  }
  return undefined;
};

/** The term that a unit explains. */
export const termOf = (unit: Unit, lesson: Lesson): string | undefined => {
  const { definitions, definesPrevious, article, givesConsequence, leans } = lesson.pack.stems;
  if (unit.form === 'term') {
    const term = lesson.terms[unit.index]?.term.replace(/ ?\([^()]*\)$/u, '').replace(article, '') ?? '';
    // In “thin wall, therefore …” the consequence leans on what the line says itself.
    const itself = unit.text.split(', ').filter((part, at) => at === 0 || !givesConsequence.test(part));
    const isExplained = !leans.test(itself.join(', ')) && !brokenOff.test(unit.text);
    return isExplained && isTerm(term, lesson) ? term : undefined;
  }
  if (unit.form !== 'sentence') return undefined;
  return definedIn(unit.text, unit.lead === '' ? definitions : definesPrevious, lesson);
};

const meaning = (unit: Unit, lesson: Lesson): StemQuestion[] => {
  const term = termOf(unit, lesson);
  if (!term) return [];
  const { ask } = lesson.pack.stems;
  const answer = ended(unit.form === 'term' ? unit.text : unit.passage);
  return [
    { stem: 'meaning', kind: 'definition', text: ask.meaning(named(term, lesson, unit.text)), answer, strength: 4 },
  ];
};

const cuts = (unit: Unit, lesson: Lesson): StemQuestion[] => {
  if (unit.form !== 'sentence') return [];
  const { language, pack } = lesson;
  const { stems } = pack;
  const said = (text: string): string => quoteIn(capitalised(unit.lead + text), language);
  const found: StemQuestion[] = [];
  const askFor = ({ left, right }: Cut, what: 'cause' | 'aim' | 'consequence', strength: number): void => {
    const kind = what === 'aim' ? 'cause' : what;
    const next = what === 'cause' ? lesson.sentences[unit.index + 1] : undefined;
    const isMore = next?.previous?.index === unit.index && stems.addsCause.test(next.text);
    const reason = right.replace(stems.opensReason, '');
    const whole = reason === right ? `… ${ended(right)}` : capitalised(ended(reason));
    const answer = isMore ? `${whole} ${next.text}` : whole;
    found.push({ stem: kind, kind, text: stems.ask[what](said(`${left}.`)), answer, strength });
  };
  const why = cutWhole(unit, stems.cause, lesson);
  if (why && !stems.notOnly.test(why.left.split(',', 1)[0] ?? '')) askFor(why, 'cause', 4);
  const aim = why ? undefined : cutWhole(unit, stems.aim, lesson);
  if (aim) askFor(aim, 'aim', 3);
  const effect = aim ? undefined : cutWhole(unit, stems.consequence, lesson);
  if (effect) askFor(effect, 'consequence', 4);
  const finish = (pattern: RegExp, between: string, as: Pick<StemQuestion, 'stem' | 'kind' | 'strength'>): void => {
    const parts = cut(unit, pattern, lesson);
    if (parts)
      found.push({
        ...as,
        text: stems.ask.completion(said(`${parts.left.trimEnd()}${between}…`)),
        answer: `… ${ended(parts.right)}`,
      });
  };
  finish(stems.condition, ', ', { stem: 'consequence', kind: 'consequence', strength: 3 });
  finish(stems.contrast, ' ', { stem: 'difference', kind: 'contrast', strength: 3 });
  finish(stems.enumeration, ' ', { stem: 'completion', kind: 'enumeration', strength: 3 });
  finish(stems.says, ' ', { stem: 'completion', strength: 2.5 });
  // With two or three quoted sentences it is less clear which one the question means.
  return unit.lead === '' ? found : found.map((each) => ({ ...each, strength: each.strength - unit.uses.length + 1 }));
};

/** Quotes the previous sentence and asks for its cause or consequence, which this sentence gives. */
const followUps = ({ lead, text }: Unit, lesson: Lesson): StemQuestion[] => {
  if (lead === '') return [];
  const { stems } = lesson.pack;
  const quoted = quoteIn(lead, lesson.language);
  if (!isNew(text, lead, lesson) || contentWords(text, lesson.language).length < minFollowing) return [];
  if (stems.givesCause.test(text))
    return [{ stem: 'cause', kind: 'cause', text: stems.ask.cause(quoted), answer: text, strength: 4 }];
  if (stems.givesConsequence.test(text))
    return [
      { stem: 'consequence', kind: 'consequence', text: stems.ask.consequence(quoted), answer: text, strength: 3.5 },
    ];
  return [];
};

const difference = (unit: Unit, lesson: Lesson): StemQuestion[] => {
  const { a, b } = (unit.form === 'sentence' && lesson.pack.stems.difference.exec(unit.text)?.groups) || {};
  if (!a || !b || !isTerm(a, lesson) || !isTerm(b, lesson)) return [];
  const explains = wordCount(unit.text.slice(unit.text.indexOf(b) + b.length)) >= 6;
  return explains
    ? [
        {
          stem: 'difference',
          kind: 'contrast',
          text: lesson.pack.stems.ask.difference(named(a, lesson), named(b, lesson)),
          answer: ended(unit.passage),
          strength: 4,
        },
      ]
    : [];
};

const misconception = (unit: Unit, lesson: Lesson): StemQuestion[] => {
  const error = unit.form === 'error' ? lesson.errors[unit.index] : undefined;
  if (!error || lesson.pack.stems.leans.test(error.error)) return [];
  const { ask, believes, opensLeaning } = lesson.pack.stems;
  if (opensLeaning.test(error.error) || !isNew(error.right, error.error, lesson)) return [];
  const quoted = quoteIn(capitalised(ended(error.error)), lesson.language);
  const text = error.isClause ? ask.misconception(error.error) : ask.quotedMisconception(quoted);
  return [
    {
      stem: 'misconception',
      kind: 'correction',
      text,
      answer: error.right,
      misconception: error.isClause ? believes(error.error) : quoted,
      strength: 5,
    },
  ];
};

const isGoal = (leadIn: string, { pack: { lines } }: Lesson): boolean =>
  [lines.goal, lines.task, ...Object.values(lines.headings)].some((pattern) => pattern.test(leadIn));

const listed = (unit: Unit, lesson: Lesson): StemQuestion[] => {
  const list = unit.form === 'list' ? lesson.lists[unit.index] : undefined;
  if (
    !list ||
    list.items.length > maxListed ||
    wordCount(list.leadIn) < 3 ||
    !standsAlone(list.leadIn, lesson) ||
    isGoal(list.leadIn, lesson)
  )
    return [];
  const text = lesson.pack.stems.ask.list(quoteIn(`${list.leadIn}: …`, lesson.language));
  return [{ stem: 'completion', kind: 'enumeration', text, answer: `${list.items.join('; ')}.`, strength: 2.5 }];
};

const formula = (unit: Unit, lesson: Lesson): StemQuestion[] => {
  const [left = '', right = '', more] = unit.form === 'formula' ? unit.text.split(/= ?/u) : [];
  // “ρ (rho) = density in g/cm³” tells what a sign means, and needs no formula.
  const isNamed = [left.replace(/\([^()]*\)/gu, ''), right].every((side) => /\p{L}{3}/u.test(side));
  if (!isNamed || more !== undefined || wordCount(right) < 2 || right.includes(left.trim())) return [];
  const text = lesson.pack.stems.ask.completion(quoteIn(`${left.trim()} = …`, lesson.language));
  return [{ stem: 'completion', text, answer: unit.text, strength: 3 }];
};

/** Words of less weight hardly relate to the topic: used only if there is nothing else. */
const minWeight = 1;
const minLastResort = 6;
/** Of a gap in a noun of no weight. */
export const lastResort = 0.1;
/** Quotations, and “: word, word” at the end: an example could have many other words, so its words are the last choice. */
const examples =
  /(?<![^\s(])["“„«‘‚'][^"“”„«»]{1,200}?["“”»‘’'](?!\p{L})|: (?:[^\s,]{1,40}(?: [^\s,]{1,40})?, ){1,20}[^\s,]{1,40}(?: [^\s,]{1,40})?$/gu;
const ofExample = -2;
/** What is perhaps no noun is hardly better: for a verb or an adjective there are many others. */
const notNoun = -1;
/** A short sentence after a colon, which mostly is an example too. */
const exampleAfter = ({ text }: Unit): string[] => {
  const [, before = '', said = ''] = /^([^:]{1,200}): (\p{Lu}[^:]{8,80})$/u.exec(text) ?? [];
  return wordCount(before) >= 4 && wordCount(said) <= 8 ? [said] : [];
};
/** Most sentences around a gap. */
const maxForGap = 3;
/** One gap is asked; the others replace it if its word is asked for elsewhere. */
const maxGaps = 3;

/** Gaps for the main term or nouns of a unit that nothing else in it gives away; words of the title come last. */
const gap = (unit: Unit, lesson: Lesson, keys: KeyWords): StemQuestion[] => {
  // A note without a capital leaves words out already.
  if (unit.form !== 'sentence' || unit.uses.length > maxForGap || /^\p{Ll}/u.test(unit.passage)) return [];
  const { language, pack } = lesson;
  const all = wordsOf(unit.lead + unit.text).map((word) => foldWord(word));
  const title = foldWord(lesson.title ?? '');
  const rootOf = (word: string): string => stem(word, language).slice(0, 5);
  const isHidden = (words: string): boolean =>
    wordsOf(words).every((word) => all.filter((other) => other.includes(rootOf(word))).length === 1);
  const isInTitle = (words: string): boolean => wordsOf(words).every((word) => title.includes(rootOf(word)));
  const term = termOf(unit, lesson);
  const quoted = [...[...unit.text.matchAll(examples)].map(([example]) => example), ...exampleAfter(unit)];
  const weightOf = (word: string): number => {
    if (quoted.some((example) => example.includes(word))) return ofExample;
    const isCapitalised = /^\p{Lu}/u.test(word);
    // “East” in “the East German government” is no noun.
    const isInName = isCapitalised && /^ \p{Lu}/u.test(unit.text.slice(unit.text.indexOf(word) + word.length));
    if (!keys.isNoun(word) || (pack.words.capitalisesNouns ? !isCapitalised : isInName)) return notNoun;
    return isInTitle(word) ? 0 : keys.weightOf(word);
  };
  const words = contentWords(unit.text, language).filter(
    (word) =>
      !/\d/u.test(word) && !pack.stems.hollowNoun.test(word) && (keys.isNoun(word) || word.length >= minLastResort),
  );
  return [
    ...(term ? [{ word: term, weight: isInTitle(term) ? 0 : 4 }] : []),
    ...words.map((word) => ({ word, weight: weightOf(word) })),
  ]
    .filter(({ word }) => isHidden(word))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, _, [best]) => weight > ofExample || best?.weight === weight)
    .slice(0, maxGaps)
    .flatMap(({ word, weight }): StemQuestion[] => {
      const at = unit.text.indexOf(word);
      const gapped = `${unit.text.slice(0, at)}${blank}${unit.text.slice(at + word.length)}`;
      const text = pack.stems.ask.gap(quoteIn(unit.lead + gapped, language));
      const strength = weight < minWeight ? lastResort * 2 ** Math.min(0, weight) : Math.min(2, 0.6 + weight / 4);
      return at < 0 ? [] : [{ stem: 'gap', text, answer: word, strength }];
    });
};

/** All questions that quote a unit, strongest first. */
export const stemsOf = (unit: Unit, lesson: Lesson, keys: KeyWords): StemQuestion[] =>
  [
    ...misconception(unit, lesson),
    ...meaning(unit, lesson),
    ...difference(unit, lesson),
    ...followUps(unit, lesson),
    ...cuts(unit, lesson),
    ...listed(unit, lesson),
    ...formula(unit, lesson),
    ...gap(unit, lesson, keys),
  ].sort((a, b) => b.strength - a.strength);
