import type { SentenceRule } from '../../sentences.ts';
import { phrasesOf } from '../clause.ts';
import { isPast, verbFirst } from '../main-clause.ts';
import { ask, isPlain, isRelative, joined, leans, statement, without } from './asking.ts';

import { recall, sentence } from './parts.ts';

// When something was, how often, how many and how far.

const month = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';

const season = '(?:Frühling|Frühjahr|Sommer|Herbst|Winter)';

const century = String.raw`\d{1,2}\. Jahrhunderts?`;

const era = '(?: (?:v\\. ?Chr\\.?|n\\. ?Chr\\.?|vor Christus|nach Christus))?';

const date = String.raw`(?:[Uu]m (?:das Jahr )?\d{3,4}${era}|[Ii]m (?:${season}|${month}) \d{4}|[Ii]m (?:frühen |späten )?${century}${era}|(?:[Zz]u |[Gg]egen )?(?:Beginn|Anfang|Mitte|Ende|Anfang|Mitte) des ${century}${era}|[Aa]m (?:Anfang|Ende) des ${century}${era}|[Ii]n der Nacht (?:zum|vom|auf den) \d{1,2}\. ${month} \d{4}|[Zz]wischen \d{3,4} und \d{3,4}|[Ii]m Jahre? \d{1,4}${era}|[Aa]m \d{1,2}\. ${month} \d{3,4})`;

const event = String.raw`(?:[Nn]ach|[Vv]or|[Ww]ährend) (?:dem|der|des) (?:(?:Ersten|Zweiten|Dreißigjährigen|Französischen|Russischen|Punischen) )?\p{L}*(?:[Kk]rieg(?:es|s)?|[Rr]evolution|[Tt]od|[Ss]ieg|[Nn]iederlage|[Ss]chlacht|[Gg]eburt|[Ee]rnte|[Bb]efruchtung|[Bb]estäubung|[Ww]interschlaf(?:s|es)?)(?: (?:von|des|der) \p{Lu}\p{L}+)?|Nach (?:etwa |rund |ungefähr )?(?:\d+|\p{Ll}+) (?:Stunden|Tagen|Wochen|Monaten|Jahren)`;

const opensWithTime = new RegExp(`^(?<when>${date}|${event}) (?<inverted>\\p{Ll}[^;:]{8,})$`, 'u');

const lasting =
  /^(?:war|waren|hatte|hatten|blieb|blieben|lebte|lebten|lag|lagen|galt|galten|gab|dauerte|dauerten|stand|standen|besaß|besaßen|mussten?|durften?|konnten?)(?!\p{L})/u;

/** Up to a second verb, and without a clause that only tells more. */
const firstStatement = (inverted: string): string =>
  inverted
    .replace(/, (?:(?:der|die|das|was|wo|weil|obwohl|denn|und|aber)) .*$/u, '')
    .replace(
      / und \p{Ll}+(?:te|ten|ß|ierte|ierten) (?=(?:der|die|das|den|dem|ein|eine|einen|im|in|am|an|auf|zum|zur|fruchtbaren|\p{Lu})).*$/u,
      '',
    );

export const openingTimes: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { when = '', inverted: told = '' } = opensWithTime.exec(text)?.groups ?? {};
      const inverted = firstStatement(told);
      return when &&
        isPlain(inverted) &&
        !/\d{3}/u.test(inverted) &&
        !lasting.test(inverted) &&
        !/(?:^|\s)(?:man)(?!\p{L})/u.test(inverted)
        ? { groups: { when, inverted } }
        : null;
    },
  },
  ask: ({ when = '', inverted }) => [{ levels: [recall], wordings: [`Wann ${inverted}?`], answer: sentence(when) }],
};

export const since: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { when = '', inverted = '' } =
        /^(?<when>(?:Seit|Ab) (?:(?:der|dem|den) (?:\p{Ll}+en )?\p{Lu}[\p{L}-]+|(?:dem Jahr )?\d{4}|(?:dem )?\d{1,2}\. Jahrhundert)) (?<inverted>\p{Ll}[^;:,]{8,}(?:, \p{Lu}\p{L}+ und \p{Lu}\p{L}+)?)$/u.exec(
          text,
        )?.groups ?? {};
      return when && isPlain(inverted) && !/\d{3}/u.test(inverted) ? { groups: { when, inverted } } : null;
    },
  },
  ask: ({ when = '', inverted }) => [
    {
      levels: [recall],
      wordings: [`${when.startsWith('Seit') ? 'Seit' : 'Ab'} wann ${inverted}?`],
      answer: sentence(when),
    },
  ],
};

const within = new RegExp(`^(?<before>[^;:]*?),? (?<when>${date})(?<after>(?: [^;:]*)?)$`, 'u');

export const times: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { before = '', when = '', after = '' } = within.exec(text)?.groups ?? {};
      const clause = firstStatement(`${before}${after}`);
      const asked = when ? verbFirst(clause) : undefined;
      const isOne =
        asked &&
        isPlain(asked) &&
        !/\d{3}/u.test(asked) &&
        !lasting.test(asked) &&
        (isPast(asked.split(' ')[0] ?? '') || /^wurden?/u.test(asked));
      return isOne && !/(?:bis|seit|ab|von|vor|nach|und)$/u.test(before) && !/[,]/u.test(clause)
        ? { groups: { when, clause } }
        : null;
    },
  },
  ask: ({ when = '', clause = '' }) => {
    const asked = verbFirst(clause);
    return asked ? [{ levels: [recall], wordings: [`Wann ${asked}?`], answer: sentence(when) }] : [];
  },
};

export const yearly: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { often = '', inverted: told = '' } =
        /^(?<often>(?:Jedes Jahr|Jeden Tag|Alle \p{Ll}+ (?:Jahre|Monate|Wochen|Tage|Stunden)|(?:Einmal|Zweimal) (?:im Jahr|am Tag|pro Jahr|pro Tag))) (?<inverted>\p{Ll}[^;:]{8,})$/u.exec(
          text,
        )?.groups ?? {};
      const inverted = firstStatement(told);
      return often && isPlain(inverted) && !/\d/u.test(inverted) ? { groups: { often, inverted } } : null;
    },
  },
  ask: ({ often = '', inverted }) => [
    { levels: [recall], wordings: [`Wie oft ${inverted}?`], answer: sentence(often) },
  ],
};

const numeral = String.raw`(?:\d[\d., ]*\d|\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend)(?: (?:Millionen|Milliarden))?`;

const roughly =
  '(?:(?:etwa|rund|ungefähr|circa|ca\\.|mehr als|über|fast|mindestens|höchstens|knapp|bis zu|genau|insgesamt) )?';

const frequency = new RegExp(
  String.raw`^(?<before>.*?) ?(?<often>${roughly}(?:${numeral}[ -]?[Mm]al|einmal|zweimal|dreimal) (?:in der (?:Minute|Stunde|Sekunde|Woche)|pro \p{Lu}\p{L}+|am Tag|im (?:Jahr|Monat)))$`,
  'u',
);

export const often = statement('number', (clause, more) => {
  const whole = clause.phrases.map(({ text }) => text).join(' ');
  const { before = '', often: told = '' } = frequency.exec(whole)?.groups ?? {};
  const left = told ? phrasesOf(before) : undefined;
  return left && !more ? ask('Wie oft', clause, left, told) : [];
});

const repeated = /^alle (?:\p{Ll}+|\d+) (?:Jahre|Monate|Wochen|Tage|Stunden)$/u;

export const regularly = statement('number', (clause, more) => {
  const found = clause.phrases.find(({ kind, text }) => kind === 'np' && repeated.test(text));
  return found && !more ? ask('Wie oft', clause, without(clause, found), found.text) : [];
});

const counted = new RegExp(String.raw`^(?<many>${roughly}${numeral}) (?<what>(?:\p{Ll}+e[n]? )?\p{Lu}\p{L}+)$`, 'u');

const noCount =
  /(?:^|\s)(?:Uhr|Jahrhundert|Klasse|Grad|Mal|Jahre?n?|Seiten?|Hälften?|Prozent|Teile?n?|Arten|Dinge|Gruppen|Mitgliedern)$/u;

export const counts = statement('number', (clause, more) => {
  const index = clause.phrases.findIndex(({ kind, text }) => kind === 'np' && counted.test(text));
  const found = clause.phrases[index];
  const { many = '', what = '' } = counted.exec(found?.text ?? '')?.groups ?? {};
  if (clause.phrases.slice(index + 1).some(({ first }) => /^(?:mit|von|vom|aus|für|zwischen|ohne)$/u.test(first)))
    return [];
  if (!found || noCount.test(what) || (more && !isRelative(more))) return [];
  if (/^(?:ist|sind|war|waren|wird|werden|wurde|wurden|dauert|dauerte|dauern|gibt|zwischen)$/u.test(clause.verb))
    return [];
  // Behind “bis zu” a noun may stand in the dative.
  if (
    many.startsWith('bis zu') &&
    !/(?:Stacheln|Stunden|Tonnen|Personen|Arten|Menschen|Zellen|Eier|[Mm]eter|Liter|[Gg]ramm)$/u.test(what)
  )
    return [];
  // Without an object of its own a number of metres or years tells how far or how long.
  return ask(`Wie viele ${what}`, clause, without(clause, found), `${many} ${what}${more ? `, ${more}` : ''}`);
});

export const crowd: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const {
        many = '',
        what = '',
        rest = '',
      } = /^(?<many>(?:Etwa|Rund|Ungefähr|Mehr als|Über|Fast|Mindestens|Knapp) \d[\d., ]*(?: (?:Millionen|Milliarden))?) (?<what>\p{Lu}\p{L}+) (?<rest>\p{Ll}+en [^,;:]{6,80})$/u.exec(
        text,
      )?.groups ?? {};
      return many &&
        !/(?:Prozent|Grad|Jahre|Tage)$/u.test(what) &&
        isPlain(rest) &&
        /^(?:sind|waren|haben|\p{Ll}+en) /u.test(rest)
        ? { groups: { many, what, rest } }
        : null;
    },
  },
  ask: ({ many, what, rest }) => [
    { levels: [recall], wordings: [`Wie viele ${what} ${rest}?`], answer: `${many} ${what}.` },
  ],
};

const crowdAt = new RegExp(
  String.raw`^(?<place>(?:In|Im|Auf|An|Am) [^,;:]{3,50}?) (?<verb>\p{Ll}+en) (?<many>${roughly}(?:\d[\d., ]*\d|\d)(?: (?:Millionen|Milliarden))?) (?<what>\p{Lu}\p{L}+)$`,
  'u',
);
/** “In Berlin leben rund 3,7 Millionen Menschen”: the number opens the subject. */
export const crowdsAt: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const found = crowdAt.exec(text)?.groups;
      const isOne =
        found && isPlain(found.place ?? '') && !/\d/u.test(found.place ?? '') && !noCount.test(found.what ?? '');
      return isOne ? { groups: { ...found } } : null;
    },
  },
  ask: ({ place = '', verb, many = '', what }) => [
    {
      levels: [recall],
      wordings: [`Wie viele ${what} ${verb} ${place.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`],
      answer: sentence(`${many} ${what}`),
    },
  ],
};

const measures = new RegExp(
  String.raw`^(?<amount>${roughly}\d[\d., ]*(?: bis \d[\d.]*)? (?:Kilometer|Meter|Zentimeter|Millimeter|Tonnen|Kilogramm|Gramm|Jahre|Grad|Quadratkilometer|Lichtjahre)) (?<how>lang|hoch|tief|breit|weit|schwer|dick|groß|alt|heiß)$`,
  'u',
);

export const sizes = statement('number', (clause, more) => {
  const { amount, how } = measures.exec(clause.phrases.map(({ text }) => text).join(' '))?.groups ?? {};
  return amount && how && !more && /^(?:ist|sind|war|waren|wird|werden)$/u.test(clause.verb) && clause.tail === ''
    ? ask(`Wie ${how}`, clause, [], amount)
    : [];
});

/** “… entstanden, als zwei Platten zusammenstießen”. */
export const moments: SentenceRule = {
  kind: 'number',
  pattern: /^(?<clause>[^,;:]{8,80}), (?<when>(?:als|nachdem|bevor|seitdem|solange) [^,;:]{8,})$/u,
  ask: ({ clause = '', when = '' }) => {
    const asked = verbFirst(clause);
    const isClear =
      asked &&
      isPlain(asked) &&
      !lasting.test(asked) &&
      !/(?<!\p{L})(?:er|sie|es|ihn|ihm|mehr|anders|größer|kleiner|\p{Ll}+er)$/u.test(clause);
    const word = when.startsWith('seitdem') ? 'Seit wann' : 'Wann';
    return isClear &&
      !when.startsWith('solange') &&
      !leans.test(when) &&
      (isPast(asked.split(' ')[0] ?? '') || !when.startsWith('als'))
      ? [{ levels: [recall], wordings: [`${word} ${asked}?`], answer: sentence(when) }]
      : [];
  },
};

export const amounts = statement('number', ({ verb, subject, phrases, opening, tail }, more) => {
  const amount = phrases.at(-1);
  const told = amount?.text.replace(/^immer /u, '') ?? '';
  const before = phrases.slice(0, -1).map(({ text }) => text);
  const isOne = amount?.kind === 'np' && new RegExp(`^${roughly}\\d`, 'u').test(told) && !/ bis /u.test(told);
  return isOne &&
    !more &&
    !opening &&
    !tail &&
    /^(?:beträgt|betragen|betrug|kostet|kosten)$/u.test(verb) &&
    isPlain(before.join(' '))
    ? [{ levels: [recall], wordings: [`${joined('Wie viel', verb, subject, ...before)}?`], answer: sentence(told) }]
    : [];
});

const apart = new RegExp(
  String.raw`^(?<amount>${roughly}\d[\d., ]*(?: (?:Millionen|Milliarden))? (?:Kilometer|Meter|Lichtjahre)) (?<from>von .+)$`,
  'u',
);

export const distances = statement('number', (clause, more) => {
  const { amount = '', from = '' } = apart.exec(clause.phrases.map(({ text }) => text).join(' '))?.groups ?? {};
  const left = amount ? phrasesOf(from) : undefined;
  return left && !more && clause.tail === 'entfernt' && /^(?:ist|sind)$/u.test(clause.verb)
    ? ask('Wie weit', clause, left, amount)
    : [];
});
