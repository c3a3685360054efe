import type { Language } from '../languages/language.ts';
import type { Token } from './tokens.ts';

interface Fillers {
  /** Left out wherever they stand: articles, and words that only fill a pause. */
  anywhere: ReadonlySet<string>;
  /** Phrases left out where an answer begins, and where it ends. */
  opening: readonly (readonly string[])[];
  closing: readonly (readonly string[])[];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));
const phrases = (list: string): string[][] => list.split('|').map((phrase) => phrase.trim().split(/\s+/u));

// Folded as `foldWord` does. Nothing that can turn an answer round belongs here: no "not", "only", "more", "also".

const fillers: Record<Language, Fillers> = {
  nl: {
    anywhere: words('de het een t n gewoon eigenlijk namelijk natuurlijk sowieso uh uhm uhh eh euh ehm nou'),
    opening: phrases(`ik denk dat|ik denk|denk ik dat|denk ik|denk|volgens mij|ik geloof dat|ik geloof|misschien
      |ik weet niet zeker maar|dit is|dat is|dit zijn|dat zijn|is|zijn|dat heet|dit heet|heet|dat noem je|dat noemen we
      |antwoord is|mijn antwoord is|antwoord|omdat|want|door dat|door|vanwege|dat|dus|en`),
    closing: phrases('denk ik|ik denk|denk|volgens mij|geloof ik|misschien|ofzo|of zo|toch|hoor|he|is|zijn'),
  },
  en: {
    anywhere: words('the a an just basically um uh uhm erm hmm'),
    opening: phrases(`i think that|i think|i guess|i believe that|i believe|maybe|probably|not sure but|im not sure but
      |i am not sure but|it is called|its called|this is called|that is called|they are called|it is|its|this is|that is
      |thats|they are|these are|those are|is|are|answer is|my answer is|answer|because of|because|due to|cause|cos|cuz|bc|so|and`),
    closing: phrases('i think|i think so|i guess|i believe|maybe|probably|or something'),
  },
  de: {
    anywhere: words('der die das den dem des ein eine einen einem einer eines eigentlich halt ahm ah hm naja'),
    opening:
      phrases(`ich denke dass|ich denke|ich glaube dass|ich glaube|glaube ich|denke ich|meiner meinung nach|vielleicht
      |wahrscheinlich|es ist|es sind|ist|sind|man nennt|nennt man|es heisst|heisst|antwort ist|antwort lautet|antwort
      |meine antwort ist|weil|wegen|durch|denn|dass|also|und`),
    closing: phrases('glaube ich|denke ich|ich glaube|ich denke|meiner meinung nach|vielleicht|oder so|ist|sind'),
  },
  fr: {
    anywhere: words('le la les l un une des du de d ne n euh ben bah'),
    opening:
      phrases(`je pense que|je pense qu|je pense|je crois que|je crois qu|je crois|a mon avis|selon moi|peut etre|c est
      |ce sont|cest|est|sont|on appelle ca|ca s appelle|il s agit|reponse est|ma reponse est|reponse|parce que|parce qu|a cause|grace a
      |car|que|qu|donc|et`),
    closing: phrases('je pense|je crois|a mon avis|selon moi|peut etre'),
  },
};

const stands = (phrase: readonly string[], said: readonly Token[], from: number, to: number): boolean =>
  from + phrase.length <= to && phrase.every((word, index) => said[from + index]?.text === word);

/** Words without articles, pauses and the phrases around what an answer says; all of them when nothing else is left. */
export const withoutFillers = (tokens: readonly Token[], language: Language): readonly Token[] => {
  const { anywhere, opening, closing } = fillers[language];
  const said = tokens.filter(({ kind, text }) => kind !== 'word' || !anywhere.has(text));
  if (said.length === 0) return tokens;
  let start = 0;
  const startsWith = (phrase: readonly string[]): boolean => stands(phrase, said, start, said.length);
  for (let found = opening.find(startsWith); found; found = opening.find(startsWith)) start += found.length;
  let end = said.length;
  const endsWith = (phrase: readonly string[]): boolean =>
    end - phrase.length >= start && stands(phrase, said, end - phrase.length, end);
  for (let found = closing.find(endsWith); found; found = closing.find(endsWith)) end -= found.length;
  return start < end ? said.slice(start, end) : said;
};
