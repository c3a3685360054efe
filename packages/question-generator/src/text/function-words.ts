import type { Language } from '../languages/language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/**
 * Words that hold a sentence together, folded: without them two answers still say the same. Missing on purpose is what
 * can turn a statement round: negations, “only” and “all”, “or”, “so”, and prepositions that tell a direction, an order
 * or who does it to whom (“by”, “from”, “before”, “without”).
 */
export const functionWords: Record<Language, ReadonlySet<string>> = {
  nl: words(`die dat dit deze er het ze zij hij hun hem zich is zijn was waren wordt worden werd werden heeft hebben had
    hadden kan kunnen kon gaat gaan doet doen en dan als te om in op aan bij van omdat want doordat waardoor maar heel erg
    zeer best zo toch wel hier daar daarbij waarbij waarin waar wat hoe nu al nog ook je men namelijk bijvoorbeeld bv`),
  en: words(`that this these those there it they them he she is are was were be been being has have had having can could do
    does did and than as to in on at of because since but very really quite pretty here where which who what how when if
    then now also its their would will you we just like eg example`),
  de: words(`dass dies diese dieser dieses es sie er ihn ihm ihr sich ist sind war waren wird werden wurde wurden hat haben
    hatte kann konnen konnte geht gehen tut und dann als wie wenn zu um in im am an auf bei beim weil denn da aber sehr ganz
    hier dort was wo man nun jetzt schon noch auch zum zur beispiel zb`),
  fr: words(`ce cet cette ces ca cela il elle ils elles on lui y est sont etait etaient etre a ont avait avoir peut peuvent
    fait font et que qu qui dont en dans au aux sur car parce puisque mais tres bien si comme quand alors aussi encore
    exemple ex se s c j`),
};
