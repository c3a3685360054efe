import type { Material } from '../lesson/material.ts';
import { isSameWord } from '../text/same-word.ts';
import { contentWords, stem } from '../text/stem.ts';
import type { Findings } from './findings/find.ts';
import { nounsIn } from './noun-like.ts';

const mostTopics = 4;
const fewestMentions = 2;
const shortestWord = 4;

const frequentWords = (material: Material): string[] => {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of contentWords(material.text, material.language)) {
    if (word.length < shortestWord || /\d/.test(word)) continue;
    const key = stem(word, material.language);
    const known = counts.get(key);
    counts.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
  }
  const isNoun = nounsIn(material.text, material.language);
  return [...counts.values()]
    .filter(({ word, count }) => count >= fewestMentions && isNoun(word))
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
