import { isQuestion, splitSentences } from '@exit-tickets/answer-groups';
import { capitalised, type Language } from '@exit-tickets/contracts';
import type { LessonPack } from '../languages/lesson-pack.ts';
import type { ClassifiedLine } from './classify.ts';

/** An error that the material warns about, with its correction. */
export interface StatedError {
  /** A clause that fits after “that”, or a complete sentence. */
  error: string;
  isClause: boolean;
  right: string;
  passage: string;
  section: number;
}

/** In characters; a longer sentence is a paragraph without punctuation. */
const maxLength = 600;
/** Fewer words correct nothing. */
const minWords = 4;
/** Most words that a student would write. */
const maxCorrectionLength = 55;
const finalMark = /(?<![.!])[.!]+["“”»’)]*$/u;

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Removes words that only call the error wrong: “That is not true: …”, “But …”. */
const withoutOpener = (sentence: string, { lines }: LessonPack): string => {
  const [, statement = ''] = /^\s?[:;–—-]\s+(\S.*)$/u.exec(sentence.replace(lines.denies, '')) ?? [];
  return capitalised(
    (lines.denies.test(sentence) && statement ? statement : sentence).replace(lines.opensContrast, ''),
  );
};

/** The correction of an error: at most two sentences that do more than call it wrong. */
const correctionOf = (sentences: readonly string[], pack: LessonPack): string => {
  const { denies, agrees } = pack.lines;
  if (sentences.slice(0, 2).some((sentence) => agrees.test(sentence))) return '';
  const statements = sentences
    .filter((sentence) => /\p{L}/u.test(sentence.replace(denies, '')))
    .map((sentence) => withoutOpener(sentence, pack));
  const some = statements.slice(0, 2);
  return wordCount(some.join(' ')) > maxCorrectionLength ? (some[0] ?? '') : some.join(' ');
};

const errorOf = (line: ClassifiedLine, pack: LessonPack, language: Language): StatedError | undefined => {
  const { lines } = pack;
  const text = line.text.replace(lines.announcesError, '');
  const sentences = splitSentences(text, language);
  const at = sentences.findIndex((sentence) => sentence.length <= maxLength && lines.statesError.test(sentence));
  // “Many think that …, but …” corrects the error in the same sentence.
  const [stating = '', contrast = ''] = (sentences[at] ?? '').split(lines.but);
  const right =
    contrast === ''
      ? correctionOf(
          sentences.slice(at + 1).filter((sentence) => !isQuestion(sentence)),
          pack,
        )
      : capitalised(contrast);
  // “That is a mistake.” is not a correction.
  if (at >= 0 && wordCount(right) < minWords) return undefined;
  const stated = contrast === '' ? sentences.slice(at, at + 3) : sentences.slice(at, at + 1);
  const where = { passage: at < 0 ? line.raw : stated.join(' '), section: line.section };
  if (at >= 0) {
    const groups = lines.statesError.exec(stating)?.groups ?? {};
    const words = Object.values(groups).find((group) => group !== undefined) ?? '';
    const isCalledWrong =
      (lines.announcesError.test(line.text) && !lines.callsAttention.test(line.text)) ||
      groups.mistake !== undefined ||
      contrast !== '' ||
      lines.putsRight.test(sentences[at] ?? '') ||
      [lines.denies, lines.putsRight].some((pattern) => pattern.test(sentences[at + 1] ?? ''));
    if (groups.error === undefined && !isCalledWrong) return undefined;
    const error = words.replace(finalMark, '').trim();
    const [, quoted] = /^["“„«]\s?(.+?)\s?["”“»]$/u.exec(error) ?? [];
    return error
      ? { error: (quoted ?? error).replace(finalMark, ''), isClause: quoted === undefined, right, ...where }
      : undefined;
  }
  const [, quoted, rest = ''] = /^["“„«]\s?([^"“”„«»]+?)\s?["”“»][.!]?\s*((?:[\p{Lu}–:-]|→).{15,})$/u.exec(text) ?? [];
  if (!quoted || !lines.announcesError.test(line.text)) return undefined;
  if (lines.callsAttention.test(line.text) && !lines.denies.test(rest)) return undefined;
  const explanation = rest
    .replace(/^\p{Lu}\p{L}+\s?[:!]\s+/u, '')
    .replace(/^[\p{Lu}\s!:.–-]{4,}(?=\s)\s*[–:-]?\s*/u, '')
    .trim();
  const corrected = correctionOf(splitSentences(explanation, language), pack);
  return wordCount(corrected) >= minWords
    ? { error: quoted.replace(finalMark, ''), isClause: false, right: corrected, ...where }
    : undefined;
};

/** The errors that a lesson states; the correction may be on the line after the error. */
export const errorsOf = (lines: readonly ClassifiedLine[], pack: LessonPack, language: Language): StatedError[] =>
  lines.flatMap((line, index) => {
    if (line.kind !== 'error') return [];
    const own = errorOf(line, pack, language);
    const next = lines[index + 1];
    if (own) return own;
    if (next?.kind !== 'teaching' || next.block !== line.block) return [];
    const both = { ...line, text: `${line.text} ${next.text}`, raw: `${line.raw} ${next.raw}` };
    return errorOf(both, pack, language) ?? [];
  });
