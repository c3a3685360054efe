import { isSameWord } from '../../language/same-word.ts';
import { contentWords, stem } from '../../language/stem.ts';
import type { Material } from '../../material/material.ts';
import type { Findings } from './findings/find.ts';

const mostTopics = 4;
const fewestMentions = 2;
const shortestWord = 4;

/** A word that stands after an article or a preposition is most likely a noun; German nouns have capitals. */
const isNounLike = (word: string, { text, language }: Material): boolean => {
  if (language === 'de') return /^\p{Lu}/u.test(word);
  const before = {
    nl: 'de|het|een|van|in|uit|voor|op|met|en',
    en: 'the|an?|of|in|into|by|and|from|about',
    fr: "le|la|les|un|une|des|du|de|en|et|l['’]|d['’]",
  };
  return new RegExp(String.raw`(?:^|[\s(])(?:${before[language]})\s?${word}(?!\p{L})`, 'iu').test(text);
};

const frequentWords = (material: Material): string[] => {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of contentWords(material.text, material.language)) {
    if (word.length < shortestWord || /\d/.test(word)) continue;
    const key = stem(word, material.language);
    const known = counts.get(key);
    counts.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ word, count }) => count >= fewestMentions && isNounLike(word, material))
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => (material.language === 'de' ? word : word.toLowerCase()));
};

/** What the material is about: the terms that it explains, then the nouns that it keeps coming back to. */
export const topicsOf = (material: Material, { all }: Findings): string[] => {
  const terms = all.flatMap((found) => (found.kind === 'definition' ? [found.term] : []));
  const topics: string[] = [];
  const stems = (text: string): string[] => text.split(/\s+/).map((word) => stem(word, material.language));
  const overlaps = (one: string): boolean =>
    topics.some((other) => stems(other).some((word) => stems(one).some((own) => isSameWord(word, own))));
  for (const topic of [...terms, ...frequentWords(material)])
    if (topics.length < mostTopics && !overlaps(topic)) topics.push(topic);
  return topics;
};
