import type { SentenceRule } from '../../sentences.ts';
import { words } from '../../words.ts';
import { type Phrase, phrasesOf } from '../clause.ts';
import {
  ask,
  hasPerson,
  headOf,
  isPlain,
  isRelative,
  last,
  leans,
  negates,
  statement,
  timeNoun,
  verbOf,
  without,
} from './asking.ts';
import { recall, sentence } from './parts.ts';

// Where, through what, with what and of what.

const stays = verbOf(
  'liegt|liegen|lag|lagen|lebt|leben|lebte|lebten|wächst|wachsen|wohnt|wohnen|wohnten|entspringt|entspringen|herrscht|herrschen|herrschte|herrschten|beginnt|entsteht|entstehen|entstand|entstanden|sitzt|sitzen|stand|standen',
);

const inside = verbOf('befindet|befinden|befand|befanden|bildet|bilden|sammelt|sammeln');

const made =
  /^(?:gespeichert|gebildet|hergestellt|abgebaut|angebaut|produziert|erzeugt|gefunden|geprägt|gefördert|aufbewahrt|verarbeitet|gelagert)$/u;

const placeBefore = words(
  'in im an am auf bei beim unter über zwischen neben hinter vor innerhalb außerhalb entlang nahe',
);

const isPlace = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.kind === 'pp' &&
  placeBefore.has(phrase.first.toLowerCase()) &&
  !timeNoun.test(phrase.text) &&
  !hasPerson(phrase) &&
  !leans.test(phrase.text) &&
  !/(?<!\p{L})(?:die|das|den) (?!\p{L}*\s?\p{L}*n(?: |$))/u.test(phrase.text);

export const whereabouts = statement('definition', (clause, more) => {
  const { verb, tail, isReflexive, opening } = clause;
  const phrases = clause.phrases.filter(({ text }) => text !== 'schon' && text !== 'bereits');
  const isPlaced =
    (!isReflexive && stays.test(verb) && tail === '') ||
    (isReflexive && inside.test(verb) && tail === '') ||
    (/^(?:findet|finden|fand|fanden)$/u.test(verb) && tail === 'statt') ||
    (/^(?:kommt|kommen)$/u.test(verb) && tail === 'vor') ||
    (/^(?:wird|werden|wurde|wurden)$/u.test(verb) && made.test(tail)) ||
    (/^(?:bleibt|bleiben)$/u.test(verb) && tail === 'gespeichert');
  const hasSeat = /^(?:hat|haben)$/u.test(verb) && /^(?:ihren|seinen) Sitz$/u.test(phrases[0]?.text ?? '');
  if (!isPlaced && !hasSeat) return [];
  const places = phrases.filter(isPlace);
  const [place] = places;
  if (places.length > 0 && (places.length === 1 || phrases.at(-1) === places.at(-1))) {
    const answer = places.length === 1 ? place : undefined;
    const first = places[0] ? phrases.indexOf(places[0]) : 0;
    const told = answer
      ? answer.text
      : phrases
          .slice(first)
          .map(({ text }) => text)
          .join(' ');
    const left = answer ? phrases.filter((phrase) => phrase !== answer) : phrases.slice(0, first);
    if (more && (!isRelative(more) || last(phrases) !== last(places))) return [];
    if (left.some(({ kind }) => kind === 'np') && !hasSeat) return [];
    const isCircumstance = /^(?:bei|beim|in|im|früher|heute|damals)(?= |$)/u.test(opening);
    const opened = opening === '' || isCircumstance ? clause : undefined;
    const isWay =
      /(?<!\p{L})(?:Rudeln?|Herden?|Schwärmen|Schwarm|Familien?|Kolonien?|Staaten|Völkern|Armut|Frieden|Freiheit|Gemeinschaft(?:en)?|Paaren)$/u.test(
        told,
      );
    if (isWay && (!/^leb/u.test(verb) || left.length > 0)) return [];
    return opened ? ask(isWay ? 'Wie' : 'Wo', opened, left, more ? `${told}, ${more}` : told) : [];
  }
  if (opening === '') return [];
  const [front] = phrasesOf(opening) ?? [];
  // “Auf dem Berg liegt ein Felsen” brings in a thing; of what is known nothing is asked.
  if (!isPlace(front) || front.text !== opening || phrases.some(isPlace) || /^eine? /u.test(clause.subject)) return [];
  if (more === '') return ask('Wo', { ...clause, opening: '' }, phrases, opening);
  // The clause belongs to the subject, which stands last.
  return isRelative(more) && phrases.length === 0 && tail === '' && !leans.test(more) && !more.includes(',')
    ? [{ levels: [recall], wordings: [`Wo ${verb} ${clause.subject}, ${more}?`], answer: sentence(opening) }]
    : [];
});

const hasFeature =
  /(?:hilfe|zeit|recht|erfolg|ausnahme|jahren|mühe|absicht|vorsicht|einander|beginn|ende|anfang|sicherheit|sorgfalt)$/iu;

const carried =
  /^(?:gepumpt|transportiert|geleitet|getrieben|befördert|geschickt|geführt|verglichen|gebracht|geteilt|dividiert|ersetzt)$/u;

const goes = verbOf(
  'gelangt|gelangen|gelangte|strömt|strömen|dringt|dringen|tritt|treten|kommt|kommen|entweicht|entweichen|fließt|fließen',
);

const passive = verbOf('wird|werden|wurde|wurden|kann|können');

/** By what, with what or by whom: the phrase behind a preposition, asked for by one word. */
export const means = statement('definition', (clause, more) => {
  const { verb, tail, phrases, opening } = clause;
  const isPassive =
    passive.test(verb) &&
    /^(?:ge|be|er|ver|zer|ent|über|\p{Ll}+ge|\p{Ll}+iert)/u.test(tail) &&
    /(?:t|en)$/u.test(tail) &&
    !/^(?:werden)$/u.test(tail);
  const isFixed =
    /^(?:ist|sind)$/u.test(verb) &&
    /^(?:befestigt|verbunden|bedeckt|überzogen|geschützt|getrennt|umgeben)$/u.test(tail);
  if (more || opening.includes(',')) return [];
  for (const phrase of phrases) {
    if (phrase.kind !== 'pp' || leans.test(phrase.text) || phrase.text.includes(',') || timeNoun.test(phrase.text))
      continue;
    const left = without(clause, phrase);
    // “mit Salz getrocknet und in Leinen gewickelt”: two participles.
    if (left.some(({ kind, text }) => kind === 'word' && text !== 'miteinander')) continue;
    const first = phrase.first.toLowerCase();
    if (first === 'durch' && !hasPerson(phrase)) {
      if (
        ((isPassive || isFixed) && !carried.test(tail) && verb !== 'kann' && verb !== 'können') ||
        (goes.test(verb) && left.length > 0 && !left.some(({ kind }) => kind === 'np'))
      )
        return ask('Wodurch', clause, left, phrase.text);
    }
    if (isFixed && first === 'mit' && tail !== 'verbunden') return ask('Womit', clause, left, phrase.text);
    if (!isPassive || verb === 'kann' || verb === 'können') continue;
    if (/^(?:von|vom)$/u.test(first) && hasPerson(phrase) && opening === '')
      return ask('Von wem', clause, left, phrase.text);
    if (
      first === 'mit' &&
      !hasPerson(phrase) &&
      !hasFeature.test(headOf(phrase)) &&
      !carried.test(tail) &&
      !/^(?:verbunden|gefüllt|verwechselt|bezeichnet)$/u.test(tail)
    )
      return ask('Womit', clause, left, phrase.text);
  }
  return [];
});

/** “Mit einem Magneten lassen sich Späne entfernen”: the rest stands in the order of a question already. */
export const tools: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { tool = '', inverted: told = '' } =
        /^(?<tool>(?:Mit|Mithilfe) (?:dem|der|des|einem|einer|eines|Hilfe \p{L}+|\p{Lu}\p{L}+)(?: [^,;:]{2,50}?)?) (?<inverted>(?:lässt sich|lassen sich|kann man|konnte man|können|konnten|konnte|kann|misst man|bestimmt man|wird|werden|sollten?|wurde|wurden) [^;:]{8,})$/u.exec(
          text,
        )?.groups ?? {};
      const inverted = told.replace(/, (?:weil|da|denn|die|der|das) .*$/u, '');
      const [phrase] = tool ? (phrasesOf(tool.replace(/^M/u, 'm').replace(/^mithilfe/u, 'mit')) ?? []) : [];
      if (
        phrase?.kind !== 'pp' ||
        hasPerson(phrase) ||
        hasFeature.test(headOf(phrase)) ||
        leans.test(tool) ||
        /(?<!\p{L})neuen? /u.test(tool)
      )
        return null;
      return isPlain(inverted) ? { groups: { tool, inverted } } : null;
    },
  },
  ask: ({ tool = '', inverted }) => [{ levels: [recall], wordings: [`Womit ${inverted}?`], answer: sentence(tool) }],
};

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

export const found: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const {
        place = '',
        verb = '',
        things = '',
      } = /^(?<place>(?:In|Im|Auf|An|Am|Bei|Beim|Unter|Zwischen) [^,;:]{3,50}?) (?<verb>gibt es|gab es) (?<things>[^;:]{4,80})$/u.exec(
        text,
      )?.groups ?? {};
      const isOne =
        /^[^,]+(?:, [^,]+)* (?:und|oder) [^,]+$|^[^,]+$/u.test(things) &&
        !leans.test(`${place} ${things}`) &&
        !negates.test(things);
      const isCounted = /^(?:viele|mehrere|zahlreiche|verschiedene|wenige|große) \p{Lu}\p{L}+$|\d/u.test(things);
      return place &&
        isOne &&
        !isCounted &&
        !timeNoun.test(place) &&
        !/ (?:der|die|das|dass) \p{L}+ .*(?:t|en)$/u.test(things)
        ? { groups: { place, verb, things } }
        : null;
    },
  },
  ask: ({ place = '', verb, things = '' }) => [
    {
      levels: [recall],
      wordings: [`Was ${verb} ${place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
      answer: sentence(things),
    },
  ],
};

export const signs: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<sign>(?:An|Am|Aus|Durch) [^,;:]{4,50}?) (?<inverted>(?:erkennt man|erkennen wir|entsteht|entstehen|schlüpft|schlüpfen|gewinnt man|gewinnen wir|stellt man|macht man) [^,;:]{4,60}?)$/u,
  ask: ({ sign = '', inverted = '' }) => {
    const word = { An: 'Woran', Am: 'Woran', Aus: 'Woraus', Durch: 'Wodurch' }[sign.split(' ')[0] ?? ''];
    return word &&
      isPlain(inverted) &&
      !leans.test(sign) &&
      !timeNoun.test(sign) &&
      !hasPerson({ kind: 'pp', text: sign, first: '', head: sign.split(' ').at(-1) ?? '' })
      ? [{ levels: [recall], wordings: [`${word} ${inverted}?`], answer: sentence(sign) }]
      : [];
  },
};

/** “In einem rechtwinkligen Dreieck heißt die längste Seite Hypotenuse”. */
export const namesWithin: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<place>(?:In|Im|An|Am|Auf|Bei|Beim) [^,;:]{3,50}?) (?<verb>heißt|heißen) (?<np>(?:der|die|das) [^,;:]{3,50}) (?<name>\p{Lu}[\p{L}-]+)$/u,
  ask: ({ place = '', verb, np = '', name = '' }) =>
    /\p{Lu}/u.test(np) && isPlain(`${place} ${np}`)
      ? [
          {
            levels: [recall],
            wordings: [`Wie ${verb} ${np} ${place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
            answer: sentence(name),
          },
        ]
      : [],
};

/** “Für eine Änderung braucht man …”. */
export const needs: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<aim>Für (?:eine|einen|ein|die|den|das) [^,;:]{3,60}?) (?<verb>braucht man|benötigt man|verwendet man) (?<thing>[^;:]{4,100})$/u,
  ask: ({ aim = '', verb, thing = '' }) =>
    isPlain(aim) &&
    !leans.test(thing) &&
    !negates.test(thing) &&
    !/, (?:der|die|das|weil|um|wenn|damit|aber) /u.test(thing)
      ? [
          {
            levels: [recall],
            wordings: [`Was ${verb} ${aim.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
            answer: sentence(thing.replace(/^(?:meistens|meist|oft) /u, '')),
          },
        ]
      : [],
};

const moved = verbOf(
  'legt|legen|legte|legten|bringt|bringen|brachte|brachten|fließt|fließen|gelangt|gelangen|wandert|wandern|wanderten|zog|zogen|floh|flohen|strömt|strömen|schickt|schicken|schickte|schickten',
);

export const directions = statement('definition', (clause, more) => {
  const target = clause.phrases.at(-1);
  const isTarget =
    target?.kind === 'pp' &&
    /^(?:ins|in (?:die|den|das)|ans|an die|auf (?:die|den)|zum|zur|nach) \p{L}/u.test(target.text) &&
    !timeNoun.test(target.text) &&
    !hasPerson(target);
  const left = clause.phrases.slice(0, -1);
  return target &&
    isTarget &&
    !more &&
    clause.tail === '' &&
    !clause.isReflexive &&
    !clause.opening &&
    moved.test(clause.verb) &&
    left.every(({ kind }) => kind !== 'word')
    ? ask('Wohin', clause, left, target.text)
    : [];
});
