import type { SentenceRule } from '../../sentences.ts';
import { ask, hasPerson, isRelative, leans, negates, statement, verbOf } from './asking.ts';
import { recall, sentence } from './parts.ts';

// What stands behind the preposition that a verb takes, what is used, and in which unit something is measured.

/** Verbs with the preposition that they take, and what asks for it. */
const governed: readonly { verb: RegExp; preposition: RegExp; word: string; isReflexive?: boolean; tail?: string }[] = [
  { verb: verbOf('besteht|bestehen|bestand|bestanden'), preposition: /^aus$/u, word: 'Woraus' },
  { verb: verbOf('setzt|setzen'), preposition: /^aus$/u, word: 'Woraus', isReflexive: true, tail: 'zusammen' },
  { verb: verbOf('gehört|gehören|gehörte|gehörten|zählt|zählen'), preposition: /^(?:zu|zum|zur)$/u, word: 'Wozu' },
  { verb: verbOf('ernährt|ernähren|ernährte|ernährten'), preposition: /^von$/u, word: 'Wovon', isReflexive: true },
  { verb: verbOf('lebt|leben|lebte|lebten'), preposition: /^von$/u, word: 'Wovon' },
  { verb: verbOf('steht|stehen'), preposition: /^für$/u, word: 'Wofür' },
  { verb: verbOf('handelt|handeln'), preposition: /^(?:von|vom)$/u, word: 'Wovon' },
  { verb: verbOf('beruht|beruhen|basiert|basieren'), preposition: /^(?:auf|auf)$/u, word: 'Worauf' },
  { verb: verbOf('reagiert|reagieren'), preposition: /^auf$/u, word: 'Worauf' },
  { verb: verbOf('reagiert|reagieren'), preposition: /^mit$/u, word: 'Womit' },
  {
    verb: verbOf('befasst|befassen|beschäftigt|beschäftigen'),
    preposition: /^mit$/u,
    word: 'Womit',
    isReflexive: true,
  },
  { verb: verbOf('glaubten|glaubte'), preposition: /^(?:an|am)$/u, word: 'Woran' },
  { verb: verbOf('litt|litten|leidet|leiden'), preposition: /^unter$/u, word: 'Worunter' },
  {
    verb: verbOf('kämpfte|kämpften|kämpft|kämpfen|demonstrierte|demonstrierten'),
    preposition: /^für$/u,
    word: 'Wofür',
  },
  { verb: verbOf('kämpfte|kämpften|protestierte|protestierten'), preposition: /^gegen$/u, word: 'Wogegen' },
  { verb: verbOf('kämpfte|kämpften|kämpft|kämpfen|stritten|streiten'), preposition: /^um$/u, word: 'Worum' },
  { verb: verbOf('atmet|atmen'), preposition: /^(?:mit|durch)$/u, word: 'Womit' },
  {
    verb: verbOf('orientiert|orientieren|verteidigt|verteidigen|schützt|schützen'),
    preposition: /^mit$/u,
    word: 'Womit',
    isReflexive: true,
  },
  { verb: verbOf('orientiert|orientieren'), preposition: /^(?:an|am)$/u, word: 'Woran', isReflexive: true },
  { verb: verbOf('handelte|handelten'), preposition: /^mit$/u, word: 'Womit' },
  { verb: verbOf('stammt|stammen|stammte|stammten'), preposition: /^(?:aus|vom|von)$/u, word: 'Woher' },
  { verb: verbOf('grenzt|grenzen'), preposition: /^(?:an|ans)$/u, word: 'Woran' },
  { verb: verbOf('eignet|eignen'), preposition: /^für$/u, word: 'Wofür', isReflexive: true },
  { verb: verbOf('eignet|eignen'), preposition: /^(?:zu|zum|zur)$/u, word: 'Wozu', isReflexive: true },
  { verb: verbOf('richtet|richten|richtete|richteten'), preposition: /^nach$/u, word: 'Wonach', isReflexive: true },
  { verb: verbOf('zeichnet|zeichnen'), preposition: /^durch$/u, word: 'Wodurch', isReflexive: true, tail: 'aus' },
  { verb: verbOf('unterscheidet|unterscheiden'), preposition: /^durch$/u, word: 'Wodurch', isReflexive: true },
  { verb: verbOf('hängt|hängen|hing|hingen'), preposition: /^(?:von|vom)$/u, word: 'Wovon', tail: 'ab' },
  { verb: verbOf('galt|galten|gilt|gelten'), preposition: /^als$/u, word: 'Als was' },
  { verb: verbOf('stützt|stützen|stützte|stützten'), preposition: /^auf$/u, word: 'Worauf', isReflexive: true },
  { verb: verbOf('dient|dienen|diente|dienten'), preposition: /^(?:als|zu|zum|zur)$/u, word: 'Wozu' },
  { verb: verbOf('sorgt|sorgen|sorgte|sorgten'), preposition: /^für$/u, word: 'Wofür' },
  { verb: verbOf('herrschte|herrschten|regierte|regierten|herrscht'), preposition: /^über$/u, word: 'Worüber' },
  {
    verb: verbOf('verständigt|verständigen|vermehrt|vermehren|schützt|schützen'),
    preposition: /^durch$/u,
    word: 'Wodurch',
    isReflexive: true,
  },
  { verb: verbOf('warnt|warnen'), preposition: /^(?:vor|vorm)$/u, word: 'Wovor' },
  { verb: verbOf('entscheidet|entscheiden'), preposition: /^über$/u, word: 'Worüber' },
  { verb: verbOf('beteiligt|beteiligen'), preposition: /^an$/u, word: 'Woran', isReflexive: true },
  {
    verb: verbOf('nutzt|nutzen|verwendet|verwenden|benutzt|benutzen|braucht|brauchen'),
    preposition: /^(?:zum|zur|für)$/u,
    word: 'Wozu',
  },
];

export const prepositional = statement('definition', (clause, more) => {
  const { verb, phrases, tail, isReflexive } = clause;
  for (const one of governed) {
    if (!one.verb.test(verb) || (one.isReflexive ?? false) !== isReflexive || (one.tail ?? '') !== tail) continue;
    const at = phrases.findIndex(({ kind, first }) => kind === 'pp' && one.preposition.test(first.toLowerCase()));
    const found = phrases[at];
    if (!found || leans.test(found.text) || (hasPerson(found) && !/^(?:Als|Woraus)/u.test(one.word))) continue;
    const rest = phrases.slice(at + 1);
    const told = [found, ...rest].map(({ text }) => text).join(' ');
    // What follows may belong to the noun as well as to the verb, so that it stays in the answer.
    if (
      rest.some(({ kind }) => kind === 'word') ||
      (more && !isRelative(more)) ||
      negates.test(told) ||
      /,$/u.test(told)
    )
      continue;
    if (/^(?:der|die|das|den|dem) .*\d{3}/u.test(told)) continue;
    const word =
      /(?<!\p{L})(?:Säugetieren?|Insekten|Vögeln|Fischen|Reptilien|Amphibien|Spinnentieren|Weichtieren|Nagetieren|Raubtieren)$/u.test(
        told,
      ) && one.word === 'Wozu'
        ? 'Zu welcher Tiergruppe'
        : one.word;
    return ask(word, clause, phrases.slice(0, at), more ? `${told}, ${more}` : told);
  }
  return [];
});

/** “Den Zucker nutzt die Pflanze zum Wachsen”: the object opens the sentence. */
export const uses: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<object>(?:Den|Einen) \p{Lu}[\p{L}-]+) (?<verb>nutzt|nutzen|verwendet|verwenden|benutzt|benutzen|braucht|brauchen) (?<np>(?:die|der|das|man|ein|eine) ?(?:\p{Lu}[\p{L}-]+)?) (?<use>(?:zum|zur|für|als) [^,;:]{4,60})$/u,
  ask: ({ object = '', verb, np, use = '' }) => [
    {
      levels: [recall],
      wordings: [`Wozu ${verb} ${np} ${object.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
      answer: sentence(use),
    },
  ],
};

/** “Die Stromstärke wird in Ampere gemessen”. */
export const units = statement('definition', (clause, more) => {
  const [phrase] = clause.phrases;
  const isUnit =
    phrase?.kind === 'pp' &&
    /^in (?:Ampere|Volt|Ohm|Watt|Newton|Joule|Kilojoule|Dezibel|Hertz|Grad|Kelvin|Metern|Kilometern|Gramm|Kilogramm|Litern?|Pascal|Lux|Bar|Bit|Byte|Lichtjahren)(?: Celsius)?$/u.test(
      phrase.text,
    ) &&
    clause.phrases.length === 1;
  return isUnit &&
    !more &&
    clause.opening === '' &&
    clause.tail === 'gemessen' &&
    /^(?:wird|werden)$/u.test(clause.verb)
    ? ask('In welcher Einheit', clause, [], phrase.text)
    : [];
});
