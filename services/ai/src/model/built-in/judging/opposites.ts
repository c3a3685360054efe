import type { Language } from '../../../language/language.ts';
import { wordsOf } from '../../../language/stem.ts';

/** Words that turn a statement round. */
const pairs: Record<Language, readonly (readonly [string, string])[]> = {
  nl: [
    ['meer', 'minder'],
    ['groter', 'kleiner'],
    ['hoger', 'lager'],
    ['sneller', 'langzamer'],
    ['warmer', 'kouder'],
    ['stijgt', 'daalt'],
    ['toe', 'af'],
    ['open', 'dicht'],
    ['alleen', 'altijd'],
    ['zwaarder', 'lichter'],
    ['sterker', 'zwakker'],
  ],
  en: [
    ['more', 'less'],
    ['larger', 'smaller'],
    ['higher', 'lower'],
    ['faster', 'slower'],
    ['warmer', 'cooler'],
    ['rises', 'falls'],
    ['increases', 'decreases'],
    ['open', 'closed'],
    ['heavier', 'lighter'],
    ['stronger', 'weaker'],
    ['warm', 'cold'],
  ],
  de: [
    ['mehr', 'weniger'],
    ['größer', 'kleiner'],
    ['höher', 'niedriger'],
    ['schneller', 'langsamer'],
    ['wärmer', 'kälter'],
    ['steigt', 'sinkt'],
    ['offen', 'geschlossen'],
    ['schwerer', 'leichter'],
    ['stärker', 'schwächer'],
  ],
  fr: [
    ['plus', 'moins'],
    ['augmente', 'diminue'],
    ['monte', 'descend'],
    ['fluide', 'visqueuse'],
    ['ouvert', 'fermé'],
    ['rapide', 'lent'],
    ['chaud', 'froid'],
    ['effusive', 'explosive'],
  ],
};

/** The word of an answer that says the opposite of what is expected, where neither text has both. */
export const oppositeIn = (
  answer: string,
  expected: string,
  language: Language,
): { said: string; meant: string } | undefined => {
  const said = new Set(wordsOf(answer.toLowerCase()));
  const meant = new Set(wordsOf(expected.toLowerCase()));
  const turned = ([a, b]: readonly [string, string]): boolean =>
    said.has(a) && !said.has(b) && meant.has(b) && !meant.has(a);
  for (const [a, b] of pairs[language]) {
    if (turned([a, b])) return { said: a, meant: b };
    if (turned([b, a])) return { said: b, meant: a };
  }
  return undefined;
};
