import type { SentenceRule } from '../../sentences.ts';
import { verbFirst, withinSentence } from '../main-clause.ts';
import { plain, recall } from './parts.ts';

const year = '(?<year>1\\d{3}|20\\d\\d)';
const month = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';
const amount = String.raw`(?<amount>(?:etwa |rund |ungefähr |ca\. |fast |mindestens |genau |nur |über )?\d[\d., ]*\d?(?: bis \d[\d.,]*)?(?: ?(?:%|°C|€|\p{L}+(?:/\p{L}+)?[²³]?)){1,3})`;

const endsWithMonth = new RegExp(`(?:${month}|Frühling|Frühjahr|Sommer|Herbst|Winter)$`, 'u');

/** “Wie hoch”, “wie groß” or “wie lang”, by what is measured. */
const howMuch = (thing: string): string | undefined => {
  const noun = thing.replace(/ (?:von|der|des|eines|einer|in|im) .*$/u, '');
  if (/(?:temperatur|preis|kosten|druck|anteil|spannung|geschwindigkeit|steuer|satz|lohn|punkt|wert)$/iu.test(noun))
    return 'Wie hoch';
  if (
    /(?:dichte|volumen|masse|umfang|fläche|abstand|winkel|kraft|größe|stärke|widerstand|bevölkerung|entfernung)$/iu.test(
      noun,
    )
  )
    return 'Wie groß';
  if (/(?:länge|dauer|zeit|strecke|grenze|küste)$/iu.test(noun)) return 'Wie lang';
  return undefined;
};

/** When something was, and how much it is. */
export const numbers: readonly SentenceRule[] = [
  {
    kind: 'number',
    pattern: new RegExp(String.raw`^(?:Im Jahre? )?${year} (?<inverted>\p{Ll}(?:(?!\d{4})[^,;:]){10,})$`, 'u'),
    ask: ({ year: found, inverted }) => [
      { levels: [recall], wordings: [`In welchem Jahr ${inverted}?`], answer: `Im Jahr ${found}.` },
    ],
  },
  {
    kind: 'number',
    pattern: new RegExp(String.raw`^Am (?<date>\d{1,2}\. ${month} \d{3,4}) (?<inverted>\p{Ll}[^;:]{10,})$`, 'u'),
    ask: ({ date, inverted }) => [{ levels: [recall], wordings: [`Wann ${inverted}?`], answer: `Am ${date}.` }],
  },
  {
    kind: 'number',
    pattern: new RegExp(`^Im (?<date>${month} ${year}) (?<inverted>\\p{Ll}[^;:]{10,})$`, 'u'),
    ask: ({ date, inverted }) => [{ levels: [recall], wordings: [`Wann ${inverted}?`], answer: `Im ${date}.` }],
  },
  {
    kind: 'number',
    pattern: /^(?<clause>[^,;:]{6,60}?) von (?<from>\d{3,4}) bis (?<to>\d{3,4})$/u,
    ask: ({ clause = '', from, to }) => {
      const asked = verbFirst(clause);
      return asked
        ? [{ levels: [recall], wordings: [`Von wann bis wann ${asked}?`], answer: `Von ${from} bis ${to}.` }]
        : [];
    },
  },
  {
    kind: 'number',
    pattern: /^Von (?<from>\d{3,4}) bis (?<to>\d{3,4}) (?<inverted>\p{Ll}[^;:]{8,})$/u,
    ask: ({ from, to, inverted }) => [
      { levels: [recall], wordings: [`Von wann bis wann ${inverted}?`], answer: `Von ${from} bis ${to}.` },
    ],
  },
  {
    kind: 'number',
    pattern: new RegExp(`^(?<before>[^,;:]{6,60}?) (?:im Jahre? )?${year}(?<after>(?: [^,;:]{3,})?)$`, 'u'),
    ask: ({ before = '', year: found, after = '' }) => {
      const asked =
        endsWithMonth.test(before) ||
        /(?:(?:^| )(?:Anfang|Ende|Mitte|Vor|Seit|Nach|Bis|Ab|Um|und|bis|vor|seit|nach|ab|um|zwischen|von|Jahren|rund|etwa|fast|knapp|über|ungefähr|als|mindestens|Jahr|Jahre)|\d|\.)$/u.test(
          before,
        ) ||
        /^ (?:und|bis|\p{Lu})/u.test(after)
          ? undefined
          : verbFirst(`${before}${after}`);
      return asked ? [{ levels: [recall], wordings: [`In welchem Jahr ${asked}?`], answer: `Im Jahr ${found}.` }] : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(`^(?<np>${plain}{3,50}) beträgt (?<mid>(?:im Durchschnitt |in der Regel )?)${amount}$`, 'u'),
    ask: ({ np = '', mid, amount: found }) => {
      const thing = withinSentence(np);
      const asked = thing && howMuch(thing);
      return asked ? [{ levels: [recall], wordings: [`${asked} ist ${mid}${thing}?`], answer: `${found}.` }] : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(`^(?<np>${plain}{3,50}) (?<verb>dauert|dauerte) ${amount}$`, 'u'),
    ask: ({ np = '', verb, amount: found }) => {
      const thing = withinSentence(np);
      return thing ? [{ levels: [recall], wordings: [`Wie lange ${verb} ${thing}?`], answer: `${found}.` }] : [];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(
      String.raw`^(?<np>${plain}{3,50}) wird (?<mid>in der Regel )?(?<often>alle \p{Ll}+ Jahre|jedes Jahr|einmal im Jahr|jährlich) (?<done>[^,;:]{4,40})$`,
      'u',
    ),
    ask: ({ np = '', mid = '', often = '', done }) => {
      const thing = withinSentence(np);
      return thing
        ? [
            {
              levels: [recall],
              wordings: [`Wie oft wird ${thing} ${mid}${done}?`],
              answer: `${often.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`,
            },
          ]
        : [];
    },
  },
];
