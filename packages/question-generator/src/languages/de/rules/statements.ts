import type { RuleQuestion, SentenceRule } from '../../sentences.ts';
import { words } from '../../words.ts';
import { type Clause, type Phrase, phrasesOf, readClauses } from '../clause.ts';
import { isPast, verbFirst, verbFromFrontToEnd } from '../main-clause.ts';
import { insight, recall, sentence } from './parts.ts';

// Questions about plain statements. German asks with its own order: a question word, the finite verb, the subject, and the
// rest without what is asked for.

const leans =
  /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihnen|wir|uns|ich|du|dies\p{L}*|solche?\p{L}*|jene[rsnm]?|dort|hier|dann|da(?:bei|mit|für|von|durch|nach|rin|ran|rauf|raus|zu|gegen|vor|her|rüber|runter)|auch|jedoch|hingegen|dagegen|aber|außerdem|sogar|erst|noch|wieder|nun|jetzt|schon|einander|letzter\p{L}*|ander\p{L}*|weiter\p{L}*|übrig\p{L}*|beides?|beiden|zum Beispiel|deshalb|daher|darum|deswegen|schließlich|so)(?!\p{L})/iu;
const negates = /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|kaum|weder|ohne|nur)(?!\p{L})/iu;
/** Tell what they are of only in the sentence before. */
const hollowSubject =
  /^(?:(?:der|die|das|ein|eine|alle|viele|manche|einige|mehrere|beide|zwei|drei) )?(?:\p{Ll}+e[rsn]? )?(?:Hälften?|Seiten?|Teile?|Folgen?|Arten?|Beispiele?|Gr(?:und|ünde)|Ursachen?|Ergebnis|Ziele?|Aufgaben?|Text|Abbildung|Anteil|Zahl|Menge|Regeln?|Wirkung|Unterschied|Vorteile?|Nachteile?|Rest|Name|Ding|Dinge|Gesamt\p{L}*|Vorgang|Prozess|Schritt|Abstand)$|^(?:manche|einige|andere|beide|die meisten (?!Menschen|Leute)|wenige|etwa|rund|mehr) /u;
const person =
  /(?:kanzler(?:in)?|könig(?:e|in)?|kaiser|papst|fürst(?:en)?|herrscher|präsident(?:en|in)?|minister|ritter|mönche?|nonnen?|soldaten|sklaven?|bürger|bauern?|beamten?|leute|menschen?|kinder?|frauen?|männer|mann|gläubigen?|arbeiter|händler|kaufleute|lehrer|schüler|forscher|wähler|kandidaten|abgeordneten?|richter|römer|griechen|ägypter|germanen|franzosen|deutschen?|volk|volke?s?|adel|adligen?|priester|götter|gott|gottes|feinde?|sohn|sohne?s|tochter|dichter|pharao|pharaonen|partei(?:en)?|bundestag|bundesrat|parlament|regierung|bevölkerung)$/iu;
const timeNoun =
  /(?<!\p{L})(?:\p{L}*(?:jahr|jahre|jahren|jahrhunderts?|zeit|zeiten|tag|tage|tagen|tages|monat|monate|monaten|nacht|stunden?|minuten?|sekunden?|wochen?|moment|phase|beginn|anfang|ende|krieg|kriege?s|sommer|winter|herbst|frühling|frühjahr|mittelalter|antike|morgen|abend|mittag|epoche|regel|durchschnitt|allgemeinen|vergleich|gegensatz|form|folge|weise|fall|fällen|reihenfolge|richtung|kontakt|verbindung|bezug|hinblick|rahmen|lauf|laufe|jugend|alter|alltag|schritt|schritten|besitz|betrieb|kraft|frage|mal|rolle|mittelpunkt|vordergrund|zusammenhang|gebrauch|lage|gruppen?|paaren|spitze))(?!\p{L})|\d{3}/iu;

type Parts = Readonly<Record<string, string>>;

const headOf = (phrase: Phrase): string => phrase.head.replace(/[.,]$/u, '');
const hasPerson = (phrase: Phrase): boolean =>
  phrase.text.split(/,? (?:und|oder) |, /u).some((part) => {
    const noun =
      part
        .replace(/ (?:des|der|eines|einer|von) .*$/u, '')
        .split(' ')
        .at(-1) ?? '';
    return person.test(noun) || person.test(part.split(' ')[0] === phrase.head ? phrase.head : '');
  });

/** Whether words can stand in a question: short, without another clause, understood by themselves. */
const isPlain = (text: string): boolean =>
  !/[;:“”„()]/u.test(text) &&
  !/, \p{Ll}/u.test(text) &&
  !leans.test(text) &&
  !negates.test(text) &&
  text.split(' ').length <= 16;

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** “Womit *wird der Brief im Büro geschrieben*”: a clause behind a question word, with the given phrases. */
const behind = (word: string, clause: Clause, phrases: readonly Phrase[]): string => {
  const { verb, subject, isReflexive, opening, tail } = clause;
  // A place or time that opened the sentence follows the subject.
  return `${joined(word, verb, isReflexive ? 'sich' : '', subject, opening, ...phrases.map(({ text }) => text), tail)}?`;
};

const without = (clause: Clause, ...gone: readonly (Phrase | undefined)[]): Phrase[] =>
  clause.phrases.filter((phrase) => !gone.includes(phrase));

const ask = (
  word: string,
  clause: Clause,
  asked: readonly Phrase[],
  answer: string,
  levels: RuleQuestion['levels'] = [recall],
): RuleQuestion[] => {
  const question = behind(word, clause, asked);
  const repeated = joined(clause.opening, ...asked.map(({ text }) => text));
  return isPlain(repeated) ? [{ levels, wordings: [question], answer: sentence(answer.replace(/,$/u, '')) }] : [];
};

/** The sentence without an explanation behind a colon, and a clause behind its comma. */
const partsOf = (text: string): { main: string; clause: string } => {
  const told = text.replace(/: \p{Lu}.*$/u, '');
  const at = told.search(
    /, (?:(?:in|an|auf|mit|von|aus|durch|für|zu|bei) )?(?:der|die|das|den|dem|denen|dessen|deren|was|dass|wie|ob|indem|wodurch|woraus|wo) \p{L}/u,
  );
  return at < 0 ? { main: told, clause: '' } : { main: told.slice(0, at), clause: told.slice(at + 2) };
};
/** Goes on about the noun at the end of the statement, and belongs to it in an answer. */
const isRelative = (clause: string): boolean =>
  /^(?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|dessen|deren) /u.test(clause);

/** A rule for statements; `clause` is what stands behind the comma. */
const statement = (
  kind: SentenceRule['kind'],
  make: (clause: Clause, more: string, text: string) => readonly RuleQuestion[],
): SentenceRule => {
  const made = (text: string): { clause: Clause; questions: readonly RuleQuestion[] } | undefined => {
    const { main, clause: more } = partsOf(text);
    const all = readClauses(main);
    for (const clause of all) {
      const { subject } = clause;
      if (
        leans.test(subject) ||
        negates.test(main) ||
        hollowSubject.test(subject) ||
        (subject.includes(',') && !/ (?:und|oder) /u.test(subject))
      )
        continue;
      if (/(?<!\p{L})(?:ihr|sein)(?:e[rnms]?)?(?!\p{L})/u.test(`${clause.opening ? '' : subject}`)) continue;
      const questions = make(clause, clause === all.at(-1) ? more : '', text);
      if (questions.length > 0) return { clause, questions };
    }
    return undefined;
  };
  return {
    kind,
    needsKnownSubject: true,
    pattern: {
      exec: (text) => {
        const found = made(text);
        return found ? { groups: { text, np: found.clause.subject } } : null;
      },
    },
    ask: ({ text = '' }: Parts) => made(text)?.questions ?? [],
  };
};

const verbOf = (forms: string): RegExp => new RegExp(`^(?:${forms})$`, 'u');
const last = <T>(list: readonly T[]): T | undefined => list.at(-1);

// ————— When, how often, how many —————

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

const openingTimes: SentenceRule = {
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

const since: SentenceRule = {
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
const times: SentenceRule = {
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

const yearly: SentenceRule = {
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
const often = statement('number', (clause, more) => {
  const whole = clause.phrases.map(({ text }) => text).join(' ');
  const { before = '', often: told = '' } = frequency.exec(whole)?.groups ?? {};
  const left = told ? phrasesOf(before) : undefined;
  return left && !more ? ask('Wie oft', clause, left, told) : [];
});

const repeated = /^alle (?:\p{Ll}+|\d+) (?:Jahre|Monate|Wochen|Tage|Stunden)$/u;
const regularly = statement('number', (clause, more) => {
  const found = clause.phrases.find(({ kind, text }) => kind === 'np' && repeated.test(text));
  return found && !more ? ask('Wie oft', clause, without(clause, found), found.text) : [];
});

const counted = new RegExp(String.raw`^(?<many>${roughly}${numeral}) (?<what>(?:\p{Ll}+e[n]? )?\p{Lu}\p{L}+)$`, 'u');
const noCount =
  /(?:^|\s)(?:Uhr|Jahrhundert|Klasse|Grad|Mal|Jahre?n?|Seiten?|Hälften?|Prozent|Teile?n?|Arten|Dinge|Gruppen|Mitgliedern)$/u;
const counts = statement('number', (clause, more) => {
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
const crowd: SentenceRule = {
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

const measures = new RegExp(
  String.raw`^(?<amount>${roughly}\d[\d., ]*(?: bis \d[\d.]*)? (?:Kilometer|Meter|Zentimeter|Millimeter|Tonnen|Kilogramm|Gramm|Jahre|Grad|Quadratkilometer|Lichtjahre)) (?<how>lang|hoch|tief|breit|weit|schwer|dick|groß|alt|heiß)$`,
  'u',
);
const sizes = statement('number', (clause, more) => {
  const { amount, how } = measures.exec(clause.phrases.map(({ text }) => text).join(' '))?.groups ?? {};
  return amount && how && !more && /^(?:ist|sind|war|waren|wird|werden)$/u.test(clause.verb) && clause.tail === ''
    ? ask(`Wie ${how}`, clause, [], amount)
    : [];
});

// ————— Where, through what, with what, of what —————

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

const whereabouts = statement('definition', (clause, more) => {
  const { verb, tail, isReflexive, phrases, opening } = clause;
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
    const first = phrases.indexOf(place as Phrase);
    const told = answer
      ? answer.text
      : phrases
          .slice(first)
          .map(({ text }) => text)
          .join(' ');
    const left = answer ? without(clause, answer) : phrases.slice(0, first);
    if (more && (!isRelative(more) || last(phrases) !== last(places))) return [];
    if (left.some(({ kind }) => kind === 'np') && !hasSeat) return [];
    const isCircumstance = /^(?:bei|beim|in|im|früher|heute|damals)(?= |$)/u.test(opening);
    const opened = opening === '' || isCircumstance ? clause : undefined;
    const isWay =
      /(?<!\p{L})(?:Rudeln?|Herden?|Schwärmen|Schwarm|Familien?|Kolonien?|Staaten|Völkern|Armut|Frieden|Freiheit|Gemeinschaft(?:en)?|Paaren)$/u.test(
        told,
      );
    if (isWay && !/^leb/u.test(verb)) return [];
    return opened ? ask(isWay ? 'Wie' : 'Wo', opened, left, more ? `${told}, ${more}` : told) : [];
  }
  if (opening === '') return [];
  const [front] = phrasesOf(opening) ?? [];
  if (!isPlace(front) || front.text !== opening || phrases.some(isPlace)) return [];
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
const means = statement('definition', (clause, more) => {
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
const tools: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { tool = '', inverted: told = '' } =
        /^(?<tool>(?:Mit|Mithilfe) (?:dem|der|des|einem|einer|eines|Hilfe \p{L}+|\p{Lu}\p{L}+)(?: [^,;:]{2,50}?)?) (?<inverted>(?:lässt sich|lassen sich|kann man|konnte man|können|konnten|konnte|kann|misst man|bestimmt man|wird|werden|sollten?|wurde|wurden) [^;:]{8,})$/u.exec(
          text,
        )?.groups ?? {};
      const inverted = told.replace(/, (?:weil|da|denn|die|der|das) .*$/u, '');
      const [phrase] = tool ? (phrasesOf(tool.replace(/^M/u, 'm').replace(/^mithilfe/u, 'mit')) ?? []) : [];
      if (phrase?.kind !== 'pp' || hasPerson(phrase) || hasFeature.test(headOf(phrase)) || leans.test(tool))
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
const prepositional = statement('definition', (clause, more) => {
  const { verb, phrases, tail, isReflexive } = clause;
  for (const one of governed) {
    if (!one.verb.test(verb) || (one.isReflexive ?? false) !== isReflexive || (one.tail ?? '') !== tail) continue;
    const at = phrases.findIndex(({ kind, first }) => kind === 'pp' && one.preposition.test(first.toLowerCase()));
    const found = phrases[at];
    if (!found || leans.test(found.text) || (hasPerson(found) && !/^Als/u.test(one.word))) continue;
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
const uses: SentenceRule = {
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

// ————— How —————

const ways: SentenceRule = {
  kind: 'cause',
  pattern: /^(?<clause>[^,;:]{8,}), (?<way>indem [^;:]{8,})$/u,
  ask: ({ clause = '', way = '' }) => {
    const asked = verbFirst(clause);
    return asked && !negates.test(clause)
      ? [{ levels: [recall], wordings: [`Wie ${asked}?`], answer: sentence(way) }]
      : [];
  },
};

const gained: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<clause>[^,;:]{3,40}? \p{Ll}+t man(?: [^,;:]{3,50})?) (?<way>(?:durch|mithilfe|mit Hilfe) [^,;:]{4,60})$/u,
  ask: ({ clause = '', way = '' }) => {
    const asked = verbFirst(clause);
    return asked && !leans.test(clause) && !/(?:nennt|versteht|bezeichnet|erkennt) man/u.test(clause)
      ? [{ levels: [recall], wordings: [`Wie ${asked}?`], answer: sentence(way) }]
      : [];
  },
};

/** “Um A zu tun, macht man B”, “Beim Filtrieren trennt man …”: what one does. */
const procedures: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { at = '', rest = '' } =
        /^(?<at>(?:Beim (?:\p{Ll}+ )?\p{Lu}\p{Ll}+en|Bei (?:einem|dem|einer|der) (?:\p{Ll}+en )?\p{L}*(?:[Aa]usbruch|beben|[Gg]ewitter|[Ss]turm|[Bb]rand|[Uu]nfall|[Vv]ersuch|ion|ung|lyse|these))(?: (?:von|der|des|eines|einer) [^,;:]{3,40}?)?) (?<rest>\p{Ll}+(?:t|en) [^;:]{10,})$/u.exec(
          text,
        )?.groups ?? {};
      const isBackward = leans.test(rest) || /(?:^|\s)(?:ihr|sein)\p{L}*(?!\p{L})/u.test(rest);
      const noun = at.split(' ')[1] ?? '';
      return at &&
        !isBackward &&
        !negates.test(rest) &&
        !/(?:essen|wagen|rahmen|boden|becken|garten)$/iu.test(noun) &&
        !/^(?:ist|sind|hat|haben|gibt|heißt|gilt)/u.test(rest)
        ? { groups: { at, rest } }
        : null;
    },
  },
  ask: ({ at = '', rest = '' }) => {
    const asked = at.replace(/^B/u, 'b');
    return [
      {
        levels: [recall],
        wordings: / man(?!\p{L})/u.test(rest) ? [`Was macht man ${asked}?`] : [`Was passiert ${asked}?`],
        answer: `${at} ${rest}.`,
      },
    ];
  },
};

const aims: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { aim = '' } =
        /^(?<aim>Um [^,;:]{4,60} (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en)), \p{Ll}+ man (?:[^,;:]{8,}|[^,;:]{4,}, [^,;:]{4,})$/u.exec(
          text,
        )?.groups ?? {};
      return aim && !leans.test(aim) ? { groups: { aim, text } } : null;
    },
  },
  ask: ({ aim = '', text = '' }) => [
    { levels: [recall], wordings: [`Was macht man, ${aim.replace(/^U/u, 'u')}?`], answer: sentence(text) },
  ],
};

/** “Trifft Licht auf einen Spiegel, wird es reflektiert”: a condition without “wenn”. */
const unlinked: SentenceRule = {
  kind: 'consequence',
  pattern: {
    exec: (text) => {
      const {
        verb = '',
        condition: told = '',
        outcome = '',
      } = /^(?<verb>\p{Lu}\p{Ll}+) (?<condition>[^,;:]{4,60}), (?<outcome>(?:wird|werden|steigt|steigen|sinkt|sinken|bildet|bilden|entsteht|entstehen|ändert|ändern|bewegt|bewegen|beginnt|beginnen|verdunstet|verdampft|schmilzt|fließt|leuchtet|reißt|dehnt|zieht|stößt) [^,;:]{4,})$/u.exec(
        text,
      )?.groups ?? {};
      const condition = told && !leans.test(told) ? verbFromFrontToEnd(verb.toLowerCase(), told) : undefined;
      const [, pronoun = ''] = /^\p{Ll}+ (?:sich )?(er|sie|es|ihm|ihn)(?!\p{L})/u.exec(outcome) ?? [];
      // Only a thing of fitting gender in the condition, and no other.
      const fits = {
        '': /./u,
        es: /^(?:das |ein )?(?:Licht|Wasser|Eis|Metall|Gas|Salz|Eisen|Holz)(?!\p{L})|^das /u,
        er: /^der /u,
        sie: /^die /u,
      }[pronoun];
      const isRead =
        condition && fits?.test(condition) && !leans.test(outcome.replace(/(?<= )(?:er|sie|es)(?= )/u, ''));
      return isRead ? { groups: { condition, outcome } } : null;
    },
  },
  ask: ({ condition, outcome = '' }) => [
    { levels: [recall], wordings: [`Was passiert, wenn ${condition}?`], answer: `Dann ${outcome}.` },
  ],
};

const circumstance =
  '(?:Gefahr|Regen|Kälte|Hitze|Anstrengung|Dunkelheit|Frost|Trockenheit|Flut|Ebbe|Neumond|Vollmond|Sonnenschein|hellem Licht|schwachem Licht|hohen Temperaturen|niedrigen Temperaturen|hohem Druck|Krankheit|Fieber|Stress|Sauerstoffmangel|Wassermangel)';
const occasions: SentenceRule = {
  kind: 'consequence',
  pattern: {
    exec: (text) => {
      const { when = '', inverted = '' } =
        new RegExp(
          `^(?<when>Bei (?:großer |starker |starkem )?${circumstance}) (?<inverted>\\p{Ll}[^,;:]{8,})$`,
          'u',
        ).exec(text)?.groups ?? {};
      return when && isPlain(inverted) && !/^(?:ist|sind|muss|müssen|soll)/u.test(inverted)
        ? { groups: { when, inverted } }
        : null;
    },
  },
  ask: ({ when = '', inverted }) => [{ levels: [recall], wordings: [`Wann ${inverted}?`], answer: sentence(when) }],
};

// ————— What and who —————

const superlative =
  /^(?:der|die|das) (?!(?:erste|meiste|nächste|letzte|beste)\p{Ll}? )(?:\p{Ll}+st(?:e|en)|einzigen?) \p{Lu}/u;
const superlatives = statement('definition', ({ subject, verb, isPlural, phrases, opening, tail }, more) => {
  const at = phrases.findIndex(({ kind }) => kind === 'np');
  const predicate = phrases[at];
  if (!/^(?:ist|sind|war|waren)$/u.test(verb) || !predicate || opening || tail || more) return [];
  const told = phrases
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
  // “Der höchste Berg der Alpen ist der Mont Blanc”: the other way round.
  if (superlative.test(subject) && at === 0 && isPlain(told) && !hasPerson(predicate))
    return superlative.test(told)
      ? []
      : [{ levels: [recall], wordings: [`Was ${verb} ${subject}?`], answer: sentence(told) }];
  if (!superlative.test(predicate.text) || !isPlain(told) || told.includes(',')) return [];
  const asked = isPlural && !told.startsWith('die ') ? verb.replace('sind', 'ist').replace('waren', 'war') : verb;
  const word = person.test(headOf(predicate)) ? 'Wer' : 'Was';
  return [{ levels: [recall], wordings: [`${word} ${asked} ${told}?`], answer: sentence(subject) }];
});

/** “Die Stromstärke wird in Ampere gemessen”. */
const units = statement('definition', (clause, more) => {
  const [phrase] = clause.phrases;
  const isUnit = phrase?.kind === 'pp' && /^in \p{Lu}[\p{L}-]+$/u.test(phrase.text) && clause.phrases.length === 1;
  return isUnit &&
    !more &&
    clause.opening === '' &&
    clause.tail === 'gemessen' &&
    /^(?:wird|werden)$/u.test(clause.verb)
    ? ask('In welcher Einheit', clause, [], phrase.text)
    : [];
});

/** What somebody had to or was allowed to do. */
const duties = statement('definition', (clause, more, text) => {
  const { subject, verb, tail, opening } = clause;
  const isPerson =
    person.test(subject.split(' ').at(-1) ?? '') && /^(?:der|die|das|ein|eine|\p{Lu}\p{L}+$)/u.test(subject);
  return isPerson &&
    !opening &&
    !more &&
    !leans.test(text) &&
    /^(?:muss|müssen|musste|mussten|durfte|durften|darf|dürfen)$/u.test(verb) &&
    /en$/u.test(tail)
    ? [{ levels: [recall], wordings: [`Was ${verb} ${subject} tun?`], answer: sentence(text) }]
    : [];
});

const found: SentenceRule = {
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

const signs: SentenceRule = {
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

/** “… entstanden, als zwei Platten zusammenstießen”. */
const moments: SentenceRule = {
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

/** A reason where a place or a time opens the sentence: “Im Herbst verlieren Bäume ihre Blätter, damit …”. */
const reasons: SentenceRule = {
  kind: 'cause',
  pattern: {
    exec: (text) => {
      const { main = '', reason = '' } =
        /^(?<main>[^,;:]{8,90}), (?<reason>(?:weil|da|damit) [^;:]{8,}|um [^,;:]{4,} (?:zu \p{Ll}+|\p{Ll}+zu\p{Ll}+en))$/u.exec(
          text,
        )?.groups ?? {};
      const [clause, second] = main ? readClauses(main) : [];
      if (
        !clause ||
        second ||
        !clause.opening ||
        leans.test(main) ||
        negates.test(main) ||
        hollowSubject.test(clause.subject)
      )
        return null;
      const asked = behind('Warum', clause, clause.phrases);
      return { groups: { asked, reason, np: clause.subject } };
    },
  },
  ask: ({ asked = '', reason = '' }) => [{ levels: [recall, insight], wordings: [asked], answer: sentence(reason) }],
};

const amounts = statement('number', ({ verb, subject, phrases, opening, tail }, more) => {
  const amount = phrases.at(-1);
  const before = phrases.slice(0, -1).map(({ text }) => text);
  const isOne = amount?.kind === 'np' && new RegExp(`^${roughly}\\d`, 'u').test(amount.text) && before.length > 0;
  return isOne &&
    !more &&
    !opening &&
    !tail &&
    /^(?:beträgt|betragen|betrug|kostet|kosten)$/u.test(verb) &&
    isPlain(before.join(' '))
    ? [
        {
          levels: [recall],
          wordings: [`${joined('Wie viel', verb, subject, ...before)}?`],
          answer: sentence(amount.text),
        },
      ]
    : [];
});

const moved = verbOf(
  'legt|legen|legte|legten|bringt|bringen|brachte|brachten|fließt|fließen|gelangt|gelangen|wandert|wandern|wanderten|zog|zogen|floh|flohen|strömt|strömen|schickt|schicken|schickte|schickten',
);
const directions = statement('definition', (clause, more) => {
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

const apart = new RegExp(
  String.raw`^(?<amount>${roughly}\d[\d., ]*(?: (?:Millionen|Milliarden))? (?:Kilometer|Meter|Lichtjahre)) (?<from>von .+)$`,
  'u',
);
const distances = statement('number', (clause, more) => {
  const { amount = '', from = '' } = apart.exec(clause.phrases.map(({ text }) => text).join(' '))?.groups ?? {};
  const left = amount ? phrasesOf(from) : undefined;
  return left && !more && clause.tail === 'entfernt' && /^(?:ist|sind)$/u.test(clause.verb)
    ? ask('Wie weit', clause, left, amount)
    : [];
});

const ratio = statement('definition', (clause, more) => {
  const told = clause.phrases.map(({ text }) => text).join(' ');
  return clause.verb === 'ist' &&
    !more &&
    !clause.opening &&
    /^(?:doppelt|halb|dreimal|viermal|zehnmal) so \p{Ll}+ wie (?:der|die|das|ein|eine) \p{Lu}[\p{L}-]+$/u.test(told)
    ? [{ levels: [recall], wordings: [`Was ist ${told}?`], answer: sentence(clause.subject) }]
    : [];
});

const clauseTakers = verbOf(
  'kritisierte|kritisierten|verlangte|verlangten|verlangt|forderte|forderten|fordert|behauptete|behaupteten|erkannte|erkannten|entdeckte|entdeckten|zeigt|zeigen|zeigte|besagt|regelt|regeln|entscheidet|entscheiden|bestimmt|bestimmen|sagt|beschreibt|beschreiben|erklärt|erklären|verbietet|verbot|erlaubt|fürchtete|fürchteten|befürchtete|befürchteten|beschloss|beschlossen|überprüft|überprüfen|prüft|prüfen|untersucht|untersuchen|glaubte|glaubten|garantiert|verhinderte|verhinderten|vermutete|bewies|lehrte|legt|will|wollte|wollten',
);
const subclauses = statement(
  'definition',
  ({ verb, subject, phrases, tail, isReflexive, opening, isPlural }, more, text) => {
    const { main } = partsOf(text);
    if (
      !clauseTakers.test(verb) ||
      phrases.length > 0 ||
      isReflexive ||
      opening ||
      !/^(?:dass|wie|ob|was|wo|welche\p{L}*) /u.test(more)
    )
      return [];
    if (
      /^(?:will|wollte|wollten)$/u.test(verb)
        ? !/^(?:verhindern|erreichen|zeigen|beweisen)$/u.test(tail)
        : tail !== '' && verb !== 'legt'
    )
      return [];
    if (
      leans.test(more.replace(/(?<!\p{L})(?:noch|auch|so|sie alle|beide)(?!\p{L})/gu, '')) ||
      /[;:]/u.test(more) ||
      !main ||
      isPlural === undefined
    )
      return [];
    return [{ levels: [recall], wordings: [`${joined('Was', verb, subject, tail)}?`], answer: sentence(more) }];
  },
);

const weak = (stems: string): string => `(?:${stems.trim().split(/\s+/u).join('|')})(?:e?t|e?te|e?ten|en|n)`;
/** Take an object that “was” asks for, and need nothing else to be whole. */
const transitive = new RegExp(
  `^(?:${weak(`bewach bündel erzeug erwärm erleichter verarbeit verwalt kontrollier regel speicher transportier produzier liefer
    entdeck erober gründ besetz beleucht reinig schütz steuer überwach absorbier zerleg zersetz erfüll beherrsch verkauf kauf sammel
    ersetz bekämpf unterstütz veröffentlich kritisier vergrößer verkleiner verbesser verstärk verschmutz zerstör beschädig öffn prüf
    durchquer verfass entwickel baut bau besuch bewohn benötig brauch nutz verwend enthäl umhüll umkreis trag erhöh senk verringer
    verursach fressen fress ernt überquer bestäub teil lös feier verehr wähl unterteil garantier überprüf verkünd beend schädig stütz förder hemm beschleunig wiederhol halbier berechn beeinfluss verdräng gefährd bedroh bedeck trenn begrenz markier symbolisier ermöglich belast bestimm verknüpf jag mal komponier erwirtschaft exportier importier`)}|besitzt|besitzen|besaß|besaßen|enthält|enthalten|enthielt|umfasst|umfassen|erhielt|erhielten|trägt|tragen|frisst|fressen|isst|essen|trinkt|nimmt|nehmen|nahm|nahmen|gibt|geben|stellt|stellen|stellte|stellten|baut|bauen|baute|bauten|führt|führen|führte|führten|atmet|atmen|erfand|erfanden|verbot|verboten|gewann|gewannen|verlor|verloren|schuf|schufen|wählt|wählen|verbrennt|verbrennen|umgibt|umgeben|überträgt|übertragen|misst|messen|beschließt|beschließen|beschloss|bildet|bilden|treibt|trieb|trieben|schließt|hält|halten|bekam|bekamen|bekommt|bekommen|saugt|saugen|schrieb|schrieben|leitet|leiten|lehnt|lehnte|trug|trugen|bot|boten|bietet|bieten|verbindet|verbinden|verband|unterbricht|unterbrechen|fängt|fangen|zieht|ziehen|legte|legten|schüttet|schütten|scheidet|scheiden|sendet|senden|gräbt)$`,
  'u',
);
/** These need their particle to mean what takes an object alone. */
const needsParticle =
  /^(?:nimmt|nehmen|nahm|nahmen|gibt|geben|stellt|stellen|stellte|stellten|führt|führen|führte|führten|atmet|atmen|treibt|trieb|trieben|hält|halten|lehnt|lehnte|leitet|leiten|zieht|ziehen|legte|legten|schüttet|schütten|scheidet|scheiden|schließt|fängt|fangen|teilt|teilen|trägt|tragen|saugt|saugen|bildet|bilden)$/u;
const alone = /^(?:trägt|tragen|bildet|bilden|leitet|leiten|teilt|teilen)$/u;
const accusative =
  /^(?:|die|das|den|ein|eine|einen|seine|ihre|seinen|ihren|alle|viele|große|mehrere|zwei|drei|vier|etwa|\p{Ll}+e[ns]?)$/u;
const objects = statement('definition', (clause, more) => {
  const { verb, tail, phrases, isReflexive } = clause;
  if (isReflexive || !transitive.test(verb) || (needsParticle.test(verb) && tail === '' && !alone.test(verb)))
    return [];
  if (tail && /^(?:\p{Ll}{5,})$/u.test(tail) && !/^(?:zurück|weiter|heraus|zusammen|hinaus)$/u.test(tail)) return [];
  const nouns = phrases.filter(({ kind }) => kind === 'np');
  const [receiver, thing] = nouns;
  const isGiven =
    thing &&
    receiver &&
    (/^(?:dem|einem|einer)$/u.test(receiver.first) || (receiver.first === 'den' && /n$/u.test(receiver.head)));
  const object = isGiven ? thing : receiver;
  const at = object ? phrases.indexOf(object) : -1;
  if (!object || !accusative.test(object.first) || leans.test(object.text) || timeNoun.test(object.text)) return [];
  const before = phrases.slice(0, at);
  const after = phrases.slice(at + 1);
  if (
    after.some(({ kind }) => kind === 'np') ||
    before.some(
      ({ kind, text }) =>
        kind === 'word' && !/^(?:vor|allem|oft|meist|meistens|täglich|regelmäßig|heute|damals|früher)$/u.test(text),
    )
  )
    return [];
  const toKeep = after.filter(({ kind, text }) => kind === 'word' && /^(?:selbst|her|auf|ab)$/u.test(text));
  const behindObject = after.filter((phrase) => !toKeep.includes(phrase));
  if (
    behindObject.some(
      ({ kind, first }) => kind === 'word' || /^(?:unter|über|hinter|neben|gegenüber|bis)$/u.test(first),
    ) ||
    (more && !isRelative(more))
  )
    return [];
  // “Was frisst die Eule bei Nacht?”: a place or a means stays; of “Wasser aus dem Boden” the answer keeps all.
  const kept = behindObject.filter(
    ({ first, text }) =>
      timeNoun.test(text) ||
      /\d/u.test(text) ||
      /^(?:nach|bei|beim|mit|seit|während|durch|zum|zur|pro|ab|gegen|ohne|als)$/u.test(first.toLowerCase()),
  );
  const told = [object, ...behindObject.filter((phrase) => !kept.includes(phrase))].map(({ text }) => text).join(' ');
  if (
    (more && (behindObject.length > 0 || leans.test(more))) ||
    (object.text.includes(',') && !/ (?:und|oder) /u.test(object.text))
  )
    return [];
  if (/(?<!\p{L})(?:ihr|sein)(?:e[nrms]?)?(?!\p{L})/u.test(told) && before.length > 0) return [];
  const isWhom = hasPerson(object);
  if (/,$/u.test(told) || / (?:und|oder)$/u.test(told)) return [];
  return ask(isWhom ? 'Wen' : 'Was', clause, [...before, ...toKeep, ...kept], more ? `${told}, ${more}` : told);
});

const title =
  '(?:Dichter|Schriftsteller|König|Kaiser|Papst|Physiker|Chemiker|Forscher|Naturforscher|Maler|Erfinder|Mönch|Mathematiker|Astronom|Philosoph|Arzt|Seefahrer|Ingenieur|Komponist|Feldherr|Biologe|Entdecker)';
const personName = new RegExp(
  `^(?:(?:der|ein) (?:\\p{Ll}+e?r? )?${title} (?:\\p{Lu}[\\p{L}-]+ ?){1,3}|\\p{Lu}\\p{Ll}+ (?:(?:von|van|der) )?\\p{Lu}\\p{Ll}+)$`,
  'u',
);
const doers = statement('definition', ({ subject, verb, phrases, tail, isPlural, opening, isReflexive }, more) => {
  const told = joined(isReflexive ? 'sich' : '', ...phrases.map(({ text }) => text), tail);
  if (
    isPlural ||
    opening ||
    more ||
    !personName.test(subject) ||
    /^(?:ist|war|hatte|hat|galt|hieß|wurde|wird|lebte|starb|weigerte)$/u.test(verb) ||
    /(?<!\p{L})(?:ihr|sein)\p{L}*/u.test(told)
  )
    return [];
  const object = phrases.find(({ kind }) => kind === 'np');
  // Only who did one certain thing is sure: “viele Dramen” was written by others as well.
  return object &&
    /^(?:der|die|das|den|eine?|einen|viele|alle|zwei|drei|vier|\d+)$/u.test(object.first) &&
    isPlain(told) &&
    !/,/u.test(told)
    ? [{ levels: [recall], wordings: [`Wer ${verb} ${told}?`], answer: sentence(subject) }]
    : [];
});

const examples: SentenceRule = {
  kind: 'example',
  pattern:
    /^(?<items>\p{Lu}[^.;:]{2,60} und [^.;:,]{2,40}?) sind (?:bekannte |typische )?Beispiele für (?<np>\p{Lu}[\p{L}-]+|(?:einen?|eine|die|das|den) \p{Lu}[\p{L}-]+)$/u,
  ask: ({ items = '', np }) => [
    { levels: [recall], wordings: [`Nenne zwei Beispiele für ${np}.`], answer: `Zum Beispiel ${items}.` },
  ],
};

/** What happens to a thing, where the whole sentence answers. */
const happening = verbOf(
  'steigt|sinkt|versickert|kondensiert|verdunstet|verdampft|gefriert|schmilzt|erstarrt|zerfällt|verwittert|dehnt|fließt|verbrennt|rostet|entweicht',
);
const undergone =
  /^(?:getrocknet|gewickelt|gefiltert|gereinigt|erhitzt|abgekühlt|zerlegt|zerkleinert|umgewandelt|verdaut|gespült|gemahlen|geschmolzen|gepresst|verarbeitet|begraben|verbrannt|geteilt|abgegeben|ausgeschieden)$/u;
const dative = (subject: string): string | undefined => {
  const [, article = '', adjective = '', noun = '', of = ''] =
    /^(der|die|das|ein|eine) ((?:\p{Ll}+e[rs]? )?)(\p{Lu}[\p{L}-]+)((?: (?:der|des|eines|einer) .+)?)$/u.exec(
      subject,
    ) ?? [];
  if (
    !article ||
    (/^(?:der|ein)$/u.test(article) && /(?:e|ent|ist|ant|at|or|mensch|bauer|herr|nachbar|held|bär)$/iu.test(noun))
  )
    return undefined;
  const form = { der: 'dem', das: 'dem', die: 'der', ein: 'einem', eine: 'einer' }[article];
  return `${form} ${adjective.replace(/e[rs]? $/u, 'en ')}${noun}${of}`;
};
const fates: SentenceRule = {
  kind: 'consequence',
  pattern: {
    exec: (text) => {
      const [clause] = /[,:;]/u.test(text) ? [] : readClauses(text);
      if (!clause || clause.isPlural || clause.opening || leans.test(text) || negates.test(text)) return null;
      if (hollowSubject.test(clause.subject) || /^\p{Ll}+ (?:Wasser|Luft|Stoff|Flüssigkeit)$/u.test(clause.subject))
        return null;
      const isFate = happening.test(clause.verb)
        ? / und \p{Ll}/u.test(text)
        : /^(?:wird|wurde)$/u.test(clause.verb) && undergone.test(clause.tail) && / und /u.test(text);
      const to = isFate ? dative(clause.subject) : undefined;
      return to ? { groups: { np: clause.subject, to, verb: clause.verb, text } } : null;
    },
  },
  needsKnownSubject: true,
  ask: ({ to, verb = '', text = '' }) => [
    {
      levels: [recall, insight],
      wordings: [verb === 'wurde' ? `Was geschah mit ${to}?` : `Was passiert mit ${to}?`],
      answer: sentence(text),
    },
  ],
};

/** Questions about plain statements, those that ask for most first. */
export const statements: readonly SentenceRule[] = [
  openingTimes,
  since,
  times,
  yearly,
  often,
  regularly,
  sizes,
  crowd,
  ways,
  gained,
  uses,
  aims,
  procedures,
  unlinked,
  occasions,
  tools,
  superlatives,
  ratio,
  subclauses,
  means,
  prepositional,
  whereabouts,
  counts,
  examples,
  reasons,
  moments,
  units,
  distances,
  amounts,
  directions,
  found,
  signs,
  duties,
  fates,
  doers,
  objects,
];
