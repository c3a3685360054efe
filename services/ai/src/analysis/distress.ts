import type { Language } from '@exit-tickets/contracts';
import { splitSentences } from '@exit-tickets/question-generator';

/** Here the clause ends, with marks or without: "I can't go on", but not "I can't go on with the second sum". */
const end = String.raw`(?=\s*(?:[.,;:!?…)]|$|\p{Extended_Pictographic}|(?:en|and|und|et|maar|but|aber|mais|omdat|because|weil|parce|ik|ich|i|je|j)(?!\p{L})))`;

/**
 * What pupils who are not well write in the first person: about life, about themselves, about going on. What an answer
 * says about a subject ("he did not want to live any more") does not match.
 */
const signsIn: Record<Language, readonly string[]> = {
  nl: [
    `ik (?:wil|kan|trek)(?: het| dit| echt| zo| gewoon| ook| helemaal| allemaal)* niet meer${end}`,
    String.raw`ik wil (?:echt |gewoon |zo )*(?:niet meer (?:leven|verder|bestaan)|dood|liever dood|sterven|verdwijnen|alles opgeven|met alles stoppen)(?!\p{L})`,
    String.raw`ik (?:haat|doe) (?:mezelf|mijn leven)(?!\p{L})`,
    String.raw`ik word (?:\p{L}+ ){0,3}gepest|(?:niemand mag|iedereen haat|niemand vindt) (?:me|mij)(?!\p{L})`,
    String.raw`ik voel me (?:zo |heel |erg |echt )*(?:alleen|eenzaam|waardeloos|ongelukkig)(?!\p{L})`,
    String.raw`ik ben (?:(?:zo|echt|gewoon|veel|te) )+(?:dom|waardeloos|verdrietig)(?!\p{L})`,
  ],
  en: [
    `i (?:just |really )*(?:don['’]?t|do not) want to (?:live|be alive|be here any ?more|go on|do this any ?more)${end}`,
    `i (?:just |really )*want to (?:die|disappear|give up(?: on (?:everything|life|myself))?|stop everything)${end}`,
    `i (?:just |really )*(?:can['’]?t|cannot) (?:do (?:this|it) any ?more|take (?:this|it)(?: any ?more)?|go on|cope(?: any ?more)?)${end}`,
    `i hate (?:myself|my life)|(?:kill|hurt|harm) myself|(?:nobody|no one) (?:likes|wants|cares about) me|everyone hates me`,
    `i(?: am|['’]?m) (?:being |getting )?bullied|i feel (?:so |really |very )*(?:alone|lonely|worthless|hopeless)${end}`,
    `i(?: am|['’]?m) (?:(?:just|really|so|too) )+(?:stupid|dumb|worthless)${end}`,
  ],
  de: [
    `ich (?:will|kann|mag)(?: das| es| so| einfach| echt| wirklich)* nicht mehr${end}`,
    `ich will (?:nur |einfach )*(?:nicht mehr leben|sterben|tot sein|verschwinden|alles aufgeben|mit allem aufhören)${end}`,
    String.raw`ich hasse (?:mich|mein leben)(?!\p{L})|ich werde (?:\p{L}+ ){0,3}gemobbt|(?:niemand|keiner) mag mich|alle hassen mich|mir etwas antun`,
    String.raw`ich fühle? mich (?:so |sehr |echt )*(?:allein|einsam|wertlos)(?!\p{L})`,
    String.raw`ich bin (?:(?:einfach|echt|so|zu) )+(?:dumm|blöd|wertlos|traurig)(?!\p{L})`,
  ],
  fr: [
    `je (?:n['’]|ne )?(?:veux|peux)(?: vraiment)? plus${end}|j['’]en peux plus|je n['’]en peux plus`,
    `je (?:ne )?veux plus vivre|(?:je (?:veux|voudrais)|envie de) (?:mourir|disparaître|tout (?:arrêter|abandonner))${end}`,
    `je me déteste|je déteste ma vie|personne (?:ne )?m['’]aime|tout le monde me déteste|me faire du mal`,
    String.raw`je me sens (?:si |trop |très |tellement |vraiment )*(?:seule?|nulle?|malheureu\p{L}+)${end}`,
    String.raw`je suis (?:(?:si|trop|tellement|vraiment) )+(?:nulle?|bête|stupide|malheureu\p{L}+)${end}|on me harcèle|je suis harcelée?`,
  ],
};
const signs = Object.values(signsIn)
  .flat()
  .map((sign) => new RegExp(String.raw`(?<!\p{L})(?:${sign})`, 'iu'));

/** Enough to see by: a longer answer is a story. */
const maxLength = 1_000;
/** Every sign has one of these words: most answers are done with after one look. */
const firstPerson =
  /(?<!\p{L})(?:ik|i|im|ich|je|j|me|mij|mich|mir|myself|nobody|everyone|niemand|iedereen|personne|envie)(?!\p{L})/iu;

const isSign = (text: string): boolean => firstPerson.test(text) && signs.some((sign) => sign.test(text));

/** The sentence of an answer that asks for somebody's attention, in whichever of the four languages it is written. */
export const distressIn = (answer: string, language: Language): string | undefined => {
  const text = answer.slice(0, maxLength);
  if (!isSign(text)) return undefined;
  return splitSentences(text, language).find(isSign) ?? text;
};
