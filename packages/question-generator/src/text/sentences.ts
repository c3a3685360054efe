import type { Language } from '../languages/language.ts';

const abbreviations: Record<Language, RegExp> = {
  nl: /(?:^|[\s(])(?:bijv|bv|o\.a|d\.w\.z|m\.a\.w|enz|ca|nr|dr|mr|prof|blz|jl|resp|incl|excl|St|v\.Chr|n\.Chr|ong)\.$/i,
  en: /(?:^|[\s(])(?:e\.g|i\.e|Mr|Mrs|Ms|Dr|Prof|St|No|Fig|vs|ca|approx|etc|B\.C|A\.D|U\.S)\.$/i,
  de: /(?:^|[\s(])(?:z\.\s?B|d\.\s?h|u\.\s?a|bzw|ca|Nr|Dr|Prof|St|vgl|v\.\s?Chr|n\.\s?Chr|evtl|ggf|sog|Abb|\d{1,2}|[IVX]+)\.$/,
  fr: /(?:^|[\s(])(?:p\.\s?ex|c\.-à-d|M|Mme|Dr|Prof|St|av|apr|env|cf|fig|no)\.$/i,
};

/** A single capital before the dot is someone's initial. */
const initial = /(?:^|\s)\p{Lu}\.$/u;

/** Looked for where a run of marks begins, so that a line of dots is read once and not once a dot. */
const possibleEnd = /(?<![.!?…])[.!?…]+["”»’)]*\s+(?=["“„«‘'(]?\s?[\p{Lu}\p{N}]|['’]s\s)/gu;

/** The sentences of one paragraph, trimmed, each as it stands in the text. */
export const splitSentences = (paragraph: string, language: Language): string[] => {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end).trim();
    if (abbreviations[language].test(sentence) || initial.test(sentence)) continue;
    sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
};
