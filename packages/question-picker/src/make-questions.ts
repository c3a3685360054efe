import { contentWords, languagePacks, wordsOf, wordsWithHyphens } from '@exit-tickets/answer-groups';
import { AppError, type Language, limits, type Question } from '@exit-tickets/contracts';
import { sentenceFinder } from './find-sentence.ts';
import { keyWordsOf } from './key-words.ts';
import { lessonPacks } from './languages/lesson-packs.ts';
import { pairs, recogniseLanguage } from './languages/recognise-language.ts';
import { excerptToRead } from './lesson/excerpt-to-read.ts';
import { readLesson } from './lesson/lesson.ts';
import { type Pick, pickFrom } from './pick.ts';
import type { DraftQuestion, DraftSuggestion, MadeQuestions, QuestionRequest } from './question-request.ts';
import { mulberry32 } from './random.ts';
import { blank, type StemQuestion } from './stems.ts';
import { titleOf } from './title.ts';
import type { Unit } from './units.ts';

/** Shorter texts cannot hold two ideas. */
const minWords = 15;
const minQuestions = 2;
/** Lines with a word and its translation, in two languages, that make a word list. */
const minPairs = 5;
/** Questions offered about one sentence. */
const stemsPerSentence = 3;
/** Score penalty for each chosen question of the same kind: three gaps in a ticket look machine-made. */
const sameStem = 1.5;
/** How much weaker than a question of the ticket one in its place may be. */
const maxWeaker = 1;
/** The least strength of a question beyond the first two. */
const goodEnough = 1;

/** Whether a question is new and of the requested kind. */
const wantedBy = (
  { existing, variant }: QuestionRequest,
  language: Language,
): ((unit: Unit, stem: StemQuestion) => boolean) => {
  const known = variant ? [...existing, variant.of] : existing;
  const taken = known
    .flatMap(({ text, guide }: Question) => [wordsWithHyphens(text), wordsWithHyphens(guide?.passage ?? '')])
    .filter(Boolean);
  const wished =
    variant && (({ kind }: StemQuestion) => (kind === variant.of.guide?.kind) === (variant.kind === 'same'));
  // Questions in the teacher's own words: “What is osmosis?”
  const own = known
    .filter(({ guide }) => !guide?.passage)
    .map(({ text }) => contentWords(text.toLowerCase(), language))
    .filter(({ length }) => length > 0);
  const isAsked = ({ stem, text }: StemQuestion): boolean =>
    stem === 'meaning' && own.some((words) => words.every((word) => text.toLowerCase().includes(word)));
  return (unit, stem) => {
    const passage = wordsWithHyphens(unit.passage);
    const isKnown = taken.some(
      (text) => text === wordsWithHyphens(stem.text) || text.includes(passage) || passage.includes(text),
    );
    return !isKnown && !isAsked(stem) && (wished?.(stem) ?? true);
  };
};

interface Chosen {
  pick: Pick;
  stem: StemQuestion;
}

/** Whether another question of the ticket contains the answer. */
const isGivenAway = ({ stem, answer }: StemQuestion, { text }: StemQuestion, language: Language): boolean => {
  if (stem === 'gap') return text.toLowerCase().includes(answer.toLowerCase());
  const words = contentWords(answer.toLowerCase(), language);
  return words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
};

/** Adds the strongest questions about different sentences to those chosen, preferring different kinds. */
const chooseQuestions = (
  picks: readonly Pick[],
  count: number,
  language: Language,
  already: readonly Chosen[] = [],
): Chosen[] => {
  const chosen = [...already];
  const fits = ({ stem }: Chosen): boolean =>
    !chosen.some((other) => isGivenAway(stem, other.stem, language) || isGivenAway(other.stem, stem, language));
  const scoreOf = ({ stem }: Chosen): number =>
    stem.strength - sameStem * chosen.filter((other) => other.stem.stem === stem.stem).length;
  while (chosen.length < count) {
    const open = picks.filter((pick) => !chosen.some((other) => other.pick === pick));
    const [best] = open
      .flatMap((pick) => pick.stems.map((stem) => ({ pick, stem })))
      .filter(fits)
      .sort((a, b) => scoreOf(b) - scoreOf(a));
    if (!best || (chosen.length >= minQuestions && best.stem.strength < goodEnough)) break;
    chosen.push(best);
  }
  return chosen.sort((a, b) => picks.indexOf(a.pick) - picks.indexOf(b.pick));
};

/** The questions that may enter a ticket: each about as strong as the one that leaves for it, or good enough to add. */
const notWeaker = (added: readonly Chosen[], former: readonly Pick[], count: number): Chosen[] => {
  const leastOf = (pick: Pick | undefined): number =>
    pick?.stems[0] ? pick.stems[0].strength - maxWeaker : goodEnough;
  const least = Array.from({ length: count }, (_, at) => leastOf(former[at])).sort((a, b) => a - b);
  const kept = new Set<Chosen>();
  for (const one of [...added].sort((a, b) => a.stem.strength - b.stem.strength))
    if (one.stem.strength >= (least[kept.size] ?? 0)) kept.add(one);
  return added.filter((one) => kept.has(one));
};

const gapWordingOf = (language: Language) => {
  const [before = '', after = ''] = lessonPacks[language].stems.ask.gap('\n').split('\n');
  const [open, close] = languagePacks[language].words.quotes.outer;
  return { before: `${before}${open}`, blank, after: `${close}${after}` };
};

/**
 * Makes questions that quote lesson material, and suggestions for more. Pure and CPU-heavy.
 * @throws {AppError} `too_little_text`, `language_not_supported`, `no_teaching_text` if there is no sentence to quote,
 *   `too_little_to_ask` if every possible question already exists
 */
export const makeQuestions = (request: QuestionRequest): MadeQuestions => {
  const { content, focus, count, existing, seed, variant } = request;
  if (wordsOf(content).filter((word) => /\p{L}/u.test(word)).length < minWords)
    throw new AppError('too_little_text', { field: 'content' });
  const language = recogniseLanguage(content);
  const isWordList = (content.match(pairs)?.length ?? 0) >= minPairs;
  if (!language) throw new AppError(isWordList ? 'no_teaching_text' : 'language_not_supported', { field: 'content' });
  const lesson = readLesson(excerptToRead(content, focus), language);
  const find = sentenceFinder(content);
  const keys = keyWordsOf(lesson, focus);
  const found = pickFrom(lesson, keys, {
    max: count + limits.suggestedSentences,
    random: mulberry32(seed ^ 0x9e3779b9),
    isWanted: wantedBy(request, language),
  }).flatMap((pick) => {
    const sentence = find(pick.unit.passage);
    return sentence && sentence.length <= limits.suggestedSentenceLength ? [{ ...pick, sentence }] : [];
  });
  // A ticket that is made anew keeps a question rather than having a weaker one or none in its place.
  const present = new Set(count > 1 ? existing.map(({ text }) => wordsWithHyphens(text)) : []);
  const isPresent = (_: Unit, { text }: StemQuestion): boolean => present.has(wordsWithHyphens(text));
  const former = present.size > 0 ? pickFrom(lesson, keys, { max: count, random: () => 0, isWanted: isPresent }) : [];
  const best = chooseQuestions(found.slice(0, limits.suggestedSentences), count, language);
  const added = former.length > 0 ? notWeaker(best, former, count) : best;
  const chosen = added.length > 0 ? chooseQuestions(former, count, language, added) : added;
  if (chosen.length < Math.min(minQuestions, count))
    throw new AppError(existing.length > 0 || variant ? 'too_little_to_ask' : 'no_teaching_text', { field: 'content' });

  const draftOf = ({ unit }: Pick, { text, kind, answer, misconception = '' }: StemQuestion): DraftQuestion => ({
    text,
    // Quoted text asks for recall or explanation.
    guide: {
      level: 'reproduceren-begrijpen',
      ...(kind && { kind }),
      passage: unit.passage,
      modelAnswer: answer,
      misconception,
    },
  });
  const isChosen = (stem: StemQuestion): boolean => chosen.some((one) => one.stem === stem);
  const others = found.filter(({ stems }) => !stems.some(isChosen));
  return {
    title: titleOf(lesson),
    questions: chosen.map(({ pick, stem }) => draftOf(pick, stem)),
    suggestions: [...others.slice(0, limits.suggestedSentences), ...found.filter(({ stems }) => stems.some(isChosen))]
      .flatMap(({ sentence, ...pick }): DraftSuggestion[] =>
        pick.stems
          .filter((stem) => !isChosen(stem))
          .slice(0, stemsPerSentence)
          .map((stem) => ({ sentence, stem: stem.stem, question: draftOf(pick, stem) })),
      )
      .slice(0, limits.suggestions),
    gap: gapWordingOf(language),
  };
};
