import type { Grammar } from '../../languages/grammar.ts';
import type { Language } from '../../languages/language.ts';
import { contentWords } from '../../text/stem.ts';
import { type Clause, passageOf, quotable } from './clauses.ts';
import type { Statement } from './finding.ts';

const year = /\b(?:1\d{3}|20\d{2})\b|\b(?:in|im|en|um|vers|around|about|until|bis|rond|sinds|since|seit) \d{3,4}\b/iu;
/** A day and a month: something happened just then. */
const day =
  /\b\d{1,2}\.?(?:st|nd|rd|th|er)? (?:jan|feb|fév|m[aä]r|maa|apr|avr|m[ae]i|may|mai|jun|juin|jul|juil|aug|août|sep|o[ck]t|nov|de[czs]|déc)\p{L}*/iu;
/** A number with what it counts, in digits or as "three percent", "cent kilomètres". */
const amount =
  /\b\d[\d.,]*\s?(?:%|°C|°|km|kg|m|cm|mm|procent|percent|prozent|pour cent|miljoen|million|miljard|milliard|jaar|years|jahre|ans|meter|kilomet)|\p{L}+ (?:procent|percent|Prozent|pour cent|kilomètres|kilometers?|kilometres?)/iu;

const fewestWords = 6;
const fewestOfSubstance = 3;

/** Sentences that stand on their own and say enough to be explained. */
export const findStatements = (clauses: readonly Clause[], grammar: Grammar, language: Language): Statement[] =>
  clauses.flatMap((clause) => {
    const text = quotable(clause);
    const concludes = grammar.therefore.some((pattern) => pattern.test(clause.text));
    if (!text || concludes || text.endsWith('?') || clause.text.split(' ').length < fewestWords) return [];
    if (new Set(contentWords(clause.text, language)).size < fewestOfSubstance) return [];
    const holds = amount.test(clause.text)
      ? 'number'
      : year.test(clause.text) || day.test(clause.text)
        ? 'event'
        : 'fact';
    const backing = clause.pointsBack ? clause.previous : undefined;
    return [{ kind: 'statement' as const, text, holds, isDated: day.test(clause.text), ...passageOf(backing, clause) }];
  });

/** Whether the material tells of the past: dates all over. */
export const isHistory = (clauses: readonly Clause[]): boolean => {
  const dated = clauses.filter(({ text }) => year.test(text)).length;
  return dated >= 2 && dated >= clauses.length / 6;
};
