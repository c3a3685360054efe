import type { Grammar } from '../../languages/grammar.ts';
import type { Language } from '../../languages/language.ts';
import { languagePacks } from '../../languages/language-packs.ts';
import { asSentence, type Clause, passageOf } from './clauses.ts';
import type { Definition } from './finding.ts';

const longestTerm = { letters: 40, words: 4 };

/** A term as it goes between quotation marks: no article, no verb or small word at its ends; undefined when it is none. */
export const cleanTerm = (raw: string, grammar: Grammar, language: Language): string | undefined => {
  const bare = raw.trim().replace(grammar.articles, '').replace(/\s+/g, ' ');
  // A German adjective changes without its article (der Dritte Stand, ein Dritter Stand): then it keeps it.
  const term = language === 'de' && bare.includes(' ') ? raw.trim() : bare;
  const words = bare.split(/[\s’']+/);
  const isSmall = (word: string | undefined): boolean =>
    word === undefined || languagePacks[language].words.stop.has(word.toLowerCase());
  if (term.length < 3 || term.length > longestTerm.letters || words.length > longestTerm.words) return undefined;
  return isSmall(words[0]) || isSmall(words.at(-1)) ? undefined : term;
};

/** A word that has its capital only because it opens a sentence; a name has it everywhere, and so have German nouns. */
const uncapitalize = (term: string, clause: Clause, raw: string, language: Language): string => {
  const opens = language !== 'de' && clause.text.startsWith(raw) && raw.trim() === term;
  return opens && /^\p{Lu}\p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;
};

/** Whether a text gives away the word that it describes. */
const mentions = (text: string, term: string): boolean => text.toLowerCase().includes(term.toLowerCase());

const fromPrevious = (clause: Clause, grammar: Grammar, language: Language): Definition | undefined => {
  const before = clause.previous;
  if (!before) return undefined;
  for (const pattern of grammar.namesPrevious) {
    const found = pattern.exec(clause.text)?.groups;
    const term = found?.term && cleanTerm(found.term, grammar, language);
    if (!term) continue;
    return {
      kind: 'definition',
      term,
      meaning: before.text,
      isDescription: !before.pointsBack && !mentions(before.text, term),
      ...passageOf(before, clause),
    };
  }
  return undefined;
};

const withinClause = (clause: Clause, grammar: Grammar, language: Language): Definition[] =>
  grammar.definitions.flatMap((pattern) => {
    const found = pattern.exec(clause.text)?.groups;
    const term = found?.term && cleanTerm(found.term, grammar, language);
    const meaning = found?.around ? clause.text : found?.meaning?.trim();
    if (!term || !meaning || grammar.pointsBack.test(found.term ?? '')) return [];
    const isWhole = clause.text.startsWith(meaning);
    const leansBack = isWhole && clause.pointsBack;
    if (leansBack && !clause.previous) return [];
    const { np, verb } = found;
    return [
      {
        kind: 'definition' as const,
        term: uncapitalize(term, clause, found?.term ?? '', language),
        np: np && grammar.articles.test(np) ? np.charAt(0).toLowerCase() + np.slice(1) : np,
        verb,
        meaning: isWhole ? `${leansBack ? `${clause.previous?.text} ` : ''}${asSentence(meaning)}` : meaning,
        isDescription: !found.around && !leansBack && !mentions(meaning, term) && meaning.split(' ').length >= 3,
        ...passageOf(leansBack ? clause.previous : undefined, clause),
      },
    ];
  });

/** What the material says a word means; a word is taken where it is explained first. */
export const findDefinitions = (clauses: readonly Clause[], grammar: Grammar, language: Language): Definition[] => {
  const found = clauses.flatMap((clause) => {
    const naming = fromPrevious(clause, grammar, language);
    return naming ? [naming] : withinClause(clause, grammar, language);
  });
  const seen = new Set<string>();
  return found.filter(({ term }) => {
    const key = term.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
