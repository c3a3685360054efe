import type { RuleQuestion, SentenceRule } from '../../sentences.ts';
import { words } from '../../words.ts';
import {
  type Clause,
  isName,
  isPluralNoun,
  isPluralPhrase,
  keepsCapital,
  prepositions,
  readClause,
  withinQuestion,
} from '../clause.ts';
import { beforeJe, finiteForms, formsBeforeJe, singularOf } from '../verbs.ts';
import { capitalised, count, insight, items, recall, sentence } from './parts.ts';

// Questions about plain statements: who or what does what, when, where, how, why. The order of the words is the statement's own.

const leans =
  /(?<!\p{L})(?:er|hij|zij|ze|hem|hen|we|wij|ons(?! zonnestelsel| lichaam)|onze|u|deze|dit|zulke?|zo|daar\p{L}*|hier\p{L}*|ook|echter|toch|dus|toen|zelfs|andere?|anderen|elders|vorige|volgende|(?:eerste|tweede)(?! Kamer| Wereldoorlog| \p{Ll}+(?:en|s)(?!\p{L}))|laatste|eerst|daarna|vervolgens|bijvoorbeeld|namelijk|immers|nog|al|weer|nu|juist)(?!\p{L})/iu;
const tells =
  /(?<!\p{L})(?:die|dat|wie|waar\p{L}*|omdat|doordat|als|wanneer|terwijl|zodat|maar|want|om(?= (?:[^,;:]+ )?te ))(?!\p{L})/u;
const negates = /(?<!\p{L})(?:niet|geen|nooit|zonder|noch|nauwelijks)(?!\p{L})/iu;

/** Whether “en” joins a second verb, which the question would ask for as well. */
const joinsVerb = (text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(?:en|maar|of|dan) (?<next>\p{L}+)/giu)].some(
    ({ groups }) => finiteForms(groups?.next ?? '').length > 0 && groups?.next !== 'zijn',
  ) || /(?<!\p{L})(?:en|maar) (?:\p{L}+ ){1,4}(?:is|was|wordt|werd|werden|heeft|kan|moet)(?!\p{L})/u.test(text);

/** What a question repeats behind its subject: plain, short and understood by itself. */
const isPlain = (text: string): boolean =>
  !/[,;:]/u.test(text) &&
  !leans.test(text) &&
  !tells.test(text) &&
  !negates.test(text) &&
  !joinsVerb(text) &&
  text.split(' ').length <= 13;

/** Without “…, een rode kleurstof” and “…, waardoor …”, which only tell more. */
const withoutAside = (text: string): string =>
  text.replace(/, (?:een|de|het|die|dat|waar\p{L}*|en|maar|zodat|terwijl|dus)(?!\p{L})[^,]*$/u, '');

type Parts = Readonly<Record<string, string>>;

let last: { text: string; clause: Clause | undefined } | undefined;
const read = (text: string): Clause | undefined => {
  if (last?.text !== text) last = { text, clause: readClause(text) };
  return last.clause;
};

const noSubject =
  /^(?:sommige|enkele|allebei|veel van|een aantal|de bron|de tekst|de afbeelding|het (?:vrouwtje|mannetje)|de (?:een|één|rest)|een deel|dit|deze|zijn|haar|hun|\p{L}+ ervan)(?!\p{L})/iu;

const isJe = (clause: Clause): boolean => clause.front === 'Je';

/** A rule for statements that open with their subject; a name keeps its capital. */
const statement = (
  kind: SentenceRule['kind'],
  ask: (clause: Clause, subject: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const clause = read(text);
      if (!clause?.isSubjectFirst) return null;
      const { front } = clause;
      if (leans.test(front) || tells.test(front) || negates.test(front) || noSubject.test(front)) return null;
      const name = isName(clause) || keepsCapital(front) ? front : isJe(clause) ? 'je' : withinQuestion(front);
      const groups: Record<string, string> = name === undefined ? { text, np: front } : { text, name };
      return { groups };
    },
  },
  ask: ({ text = '', np, name }: Parts) => {
    const clause = read(text);
    return clause ? ask(clause, np ?? name ?? '') : [];
  },
});

/** A rule for statements that open with a time, a place or a cause, and go on as a question does. */
const opened = (
  kind: SentenceRule['kind'],
  ask: (clause: Clause, question: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const clause = read(text);
      if (!clause || clause.isSubjectFirst || leans.test(clause.front) || tells.test(clause.front)) return null;
      const rest = withoutAside(clause.rest);
      if (noSubject.test(rest)) return null;
      return { groups: { text, inverted: `${clause.verb} ${rest}` } };
    },
  },
  ask: ({ text = '', inverted = '' }: Parts) => {
    const clause = read(text);
    return clause ? ask(clause, inverted) : [];
  },
});

/** Point out of the sentence; “hen” and “ze” in its second half stand for a noun of the first. */
const pointsOut = /(?<!\p{L})(?:daar\p{L}*|hier\p{L}*|deze|dit|ook|dus|zo)(?!\p{L})/iu;

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** “Waarom *kappen boeren* het bos”: the statement behind a question word, with what follows its subject. */
const behind = (word: string, clause: Clause, subject: string, tail = ''): string =>
  `${joined(word, isJe(clause) ? beforeJe(clause.infinitive) : clause.verb, subject, tail.trim())}?`;

const one = (wordings: readonly string[], answer: string, levels: RuleQuestion['levels'] = [recall]) => [
  { levels, wordings, answer: sentence(answer) },
];
const within = (front: string): string => front.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

const month = '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)';
const year = String.raw`(?:het jaar )?\d{3,4}(?: v\.Chr| voor Christus| na Christus)?`;
const date = String.raw`(?:(?:[Ii]n|[Rr]ond|[Oo]mstreeks) (?:${month} )?${year}|[Oo]p \d{1,2} ${month}(?: \d{3,4})?|[Ii]n (?:${month})|[Ii]n de (?:\p{L}+|\d{1,2}e) eeuw(?: (?:voor|na) Christus)?|[Tt]ussen \d{3,4} en \d{3,4}|[Vv]an \d{3,4} tot \d{3,4}|[Ii]n de (?:nacht|ochtend|middag|avond) van .{4,50} \d{3,4}|[Aa]an het (?:begin|eind|einde) van de \p{L}+ eeuw|[Vv]anaf ${year}|[Oo]ngeveer [\d.]+ (?:miljoen |miljard )?jaar geleden|ongeveer [\d.]+ (?:miljoen |miljard )?jaar geleden)`;
const isDate = (front: string): boolean => new RegExp(`^${date}$`, 'u').test(front);
/** Are so for long: nobody asks when. */
const lasting = words('zijn hebben blijven bestaan kennen weten heten liggen staan wonen behoren duren');

const seasonOrEvent =
  /^(?:In de (?:winter|zomer|herfst|lente)|In het (?:voorjaar|najaar)|(?:Na|Tijdens) (?:de|het) [^,:]{4,60})$/u;
const sharesWord = (front: string, question: string): boolean =>
  front
    .split(' ')
    .filter((word) => word.length > 4)
    .some((word) => question.toLowerCase().includes(word.toLowerCase()));

const timesOpening = opened('number', ({ front, infinitive, isPast }, question) => {
  const isSet = isDate(front) ? isPast && !lasting.has(infinitive) : seasonOrEvent.test(front);
  if (!isSet || infinitive === 'zijn' || !isPlain(question) || /\d/u.test(question) || sharesWord(front, question))
    return [];
  const asksFor = /^In (?:het jaar )?\d{4}$/u.test(front) ? 'In welk jaar' : 'Wanneer';
  return one([`${asksFor} ${question}?`], front);
});

const times = statement('number', (clause, subject) => {
  const { rest, isPast, infinitive } = clause;
  const found = new RegExp(`^(?<before>.*?) ?(?<when>${date})(?<after>(?: .*)?)$`, 'u').exec(
    withoutAside(rest),
  )?.groups;
  if (!found || !isPast || (lasting.has(infinitive) && infinitive !== 'zijn')) return [];
  const { before = '', when = '', after = '' } = found;
  if (/(?:^|\s)(?:tot|sinds|voor|na)$/u.test(before) || !/\d|eeuw/u.test(when)) return [];
  if (infinitive === 'zijn' && !/(?:ge\p{L}+|ver\p{L}+|ont\p{L}+)$/u.test(after)) return [];
  const tail = joined(before, after.trim());
  return isPlain(tail) && !/\d/u.test(tail) ? one([behind('Wanneer', clause, subject, tail)], when) : [];
});

const since = statement('number', (clause, subject) => {
  const { groups } = /^(?<when>sinds (?:het jaar )?\d{4}) (?<what>.{4,60})$/u.exec(clause.rest) ?? {};
  return groups && isPlain(groups.what ?? '')
    ? one([behind('Sinds wanneer', clause, subject, groups.what)], groups.when ?? '')
    : [];
});

const causedBy = opened('cause', ({ front, infinitive }, question) => {
  if (
    !/^(?:Door|Dankzij|Vanwege|Wegens) /u.test(front) ||
    !isPlain(question.replace(/ dan /u, ' ').replace(/(?<=^\p{Ll}+) er (?!mee|aan|in|op|uit|van)/u, ' '))
  )
    return [];
  // “Door de straat”, “door heel Europa” are places.
  if (
    /^Door (?:heel|het hele|de hele) /u.test(front) ||
    /^(?:lopen|rijden|trekken|stromen|gaan|reizen)$/u.test(infinitive)
  )
    return [];
  if (/ te \p{Ll}+/u.test(front)) return one([`Hoe ${question}?`], front, [recall, insight]);
  return one([`${/^Van|^Weg/u.test(front) ? 'Waarom' : 'Waardoor'} ${question}?`], front, [recall, insight]);
});

/** Words for people and what they found, by whom things are done. */
const people =
  /(?<!\p{L})(?:burgers?|volk|consument|consumenten|koning|koningin|regering|parlement|mensen|inwoners|boeren|kiezers|keizer|president|paus|minister|ministers|slaven|soldaten|arbeiders|leden|bedrijven|rechters?|politie|gemeenteraad|gemeente|leger|romeinen|duitsers|wetenschappers|kinderen|vrouwen|mannen)(?!\p{L})/iu;

/** Take “om te” as a part of what they say, and not as an aim. */
const takesInfinitive =
  words(`beginnen proberen helpen zijn hebben roepen vragen dwingen besluiten beloven weigeren leren kiezen dreigen staan lijken
  hopen willen eisen verbieden bevelen overtuigen zorgen duren kosten vallen liggen zitten krijgen`);
const noAim =
  /(?:^|\s)(?:in staat|manier|manieren|poging|kans|bereid|nodig|mogelijk|belangrijk|tijd|geld|recht|plicht|genoeg|macht|mogelijkheid|vermogen|opdracht|toestemming|neiging|van plan|makkelijk|moeilijk|lastig|gemakkelijk|eenvoudig|handig|oud|groot|sterk)$/u;
const aimAtEnd = /^(?<what>[^,;:]*?),? (?<aim>om (?:[^,;:]+ )?te \p{Ll}+en(?: [^,;:]{3,50})?)$/u;

const aimOf = (rest: string, infinitive: string): { what: string; aim: string } | undefined => {
  const { what = '', aim = '' } = aimAtEnd.exec(rest)?.groups ?? {};
  if (!aim || takesInfinitive.has(infinitive) || noAim.test(what) || !isPlain(what) || leans.test(aim))
    return undefined;
  return { what, aim };
};

const purposes = statement('cause', (clause, subject) => {
  const { infinitive, rest } = clause;
  const found = aimOf(rest, infinitive);
  if (!found || found.what === '') return [];
  if (infinitive === 'worden' && !/(?:^|\p{L})ge\p{L}+$|(?:^|\s)(?:be|ver|ont)\p{L}+$/u.test(found.what)) return [];
  if (infinitive === 'worden' && /gebruikt$/u.test(found.what))
    return one([behind('Waarvoor', clause, subject, found.what)], found.aim);
  if (infinitive !== 'gebruiken')
    return one([behind('Waarom', clause, subject, found.what)], found.aim, [recall, insight]);
  // “De glucose gebruikt de plant om …”: which of the two uses the other is not told by the form.
  const mayBeObject = /^(?:De|Het) /u.test(clause.front) && /^(?:de|het|een) /u.test(found.what);
  return mayBeObject ? [] : one([behind('Waarvoor', clause, subject, found.what)], found.aim);
});

/** “Een branddeken sluit de zuurstof af, *zodat* het vuur dooft.” */
const results = statement('consequence', (clause, subject) => {
  const [, what = '', final = ''] =
    /^([^;:]+?),? (?:zodat|waardoor) ([^;:,]{8,})$/u.exec(clause.rest.replace(/, (?=\p{Ll}+e \p{Ll})/u, ' en ')) ?? [];
  if (!what || pointsOut.test(final) || !isPlain(what)) return [];
  const isAimed = /(?<!\p{L})(?:kan|kunnen|kon|konden)(?!\p{L})/u.test(final);
  const isBySomebody = people.test(clause.front) || keepsCapital(clause.front.replace(/^De /u, ''));
  const isDone =
    isBySomebody || /^(?:worden|werden)$/u.test(clause.infinitive) || /^(?:moet|moeten|moesten)$/u.test(clause.verb);
  if (isAimed && isDone) return one([behind('Waarom', clause, subject, what)], `zodat ${final}`, [recall, insight]);
  return one([`${capitalised(clause.front)} ${clause.verb} ${what}. Wat is daarvan het gevolg?`], `dat ${final}`, [
    recall,
    insight,
  ]);
});

const resultsOpened = opened('consequence', ({ front, verb, infinitive, rest }) => {
  const [, what = '', final = ''] = /^([^,;:]+), zodat ([^;:,]{8,})$/u.exec(rest) ?? [];
  if (!what || pointsOut.test(final) || !isPlain(what)) return [];
  const isAimed = /(?<!\p{L})(?:kan|kunnen|kon|konden)(?!\p{L})/u.test(final);
  if (isAimed && infinitive === 'worden' && /^(?:de|het) /u.test(what) && !isDate(front))
    return one([`Waarom ${verb} ${within(front)} ${what}?`], `zodat ${final}`, [recall, insight]);
  return isAimed
    ? []
    : one(
        [
          `${front} ${verb} ${what}. Wat was daarvan het gevolg?`.replace(
            'was',
            /^(?:werd|werden|\p{L}+(?:de|te|den|ten))$/u.test(verb) ? 'was' : 'is',
          ),
        ],
        `dat ${final}`,
        [recall, insight],
      );
});

/** Bring something in that is new: “tussen de boezems *zitten* hartkleppen”. */
const bringsIn = words('zitten liggen staan ontstaan komen groeien leven');
const broughtIn = opened('definition', ({ front, infinitive, isPast, rest }) => {
  const particle = infinitive === 'komen' ? '(?: vrij)?' : '';
  const [, thing = ''] =
    new RegExp(
      `^((?:een )?(?:\\p{Ll}+e )?\\p{Ll}+(?:(?:, \\p{Ll}+)* en (?:een )?\\p{Ll}+)?)${particle}(?:,.*)?$`,
      'u',
    ).exec(rest) ?? [];
  if (!bringsIn.has(infinitive) || isPast || !thing || leans.test(rest.replace(/^.*?,/u, '')) || leans.test(thing))
    return [];
  if (
    /^(?:de|het|je|we|men|veel|weinig|mensen|boeren|in|op|dicht|ver|vooral)(?!\p{L})/u.test(thing) ||
    /^(?:In|Bij) (?:19|20|1)\d/u.test(front)
  )
    return [];
  if (!/^een /u.test(thing) && !isPluralPhrase(thing) && withinQuestion(thing) === undefined) return [];
  if (
    isDate(front) ||
    seasonOrEvent.test(front) ||
    /^(?:Door|Na|Tijdens|Sinds|Vanaf)(?!\p{L})/u.test(front) ||
    sharesWord(front, thing)
  )
    return [];
  const end = new RegExp(`${particle}$`, 'u').exec(rest)?.[0] ?? '';
  return one([`Wat ${singularOf(infinitive)} er ${within(front)}${end}?`], thing);
});

const happens = words(
  'veranderen bewegen stijgen dalen smelten bevriezen verdampen condenseren ontstaan reageren stromen breken binden trekken splitsen komen gaan bezinken',
);
const atEvent = opened('consequence', (clause) => {
  const { front, infinitive, isPast, verb, rest } = clause;
  const isEvent =
    /^(?:Bij|Tijdens) (?:het |de |een )?(?:\p{Ll}+e )?\p{Ll}{4,}(?: van (?:de |het |een )?\p{Ll}+)?$/u.test(front);
  const isPlace =
    /^In (?:de|het|een) (?:\p{Ll}+e )?\p{Ll}{4,}(?: van (?:de |het |een )?\p{Ll}+)?$/u.test(front) &&
    !timeNoun.test(front);
  const isProcess =
    isPlace && infinitive === 'worden'
      ? /(?:^|\s)(?:\p{Ll}*ge(?!houden|noemd|sproken|bruikt|zien|vonden|maakt)\p{Ll}{3,}|ver\p{Ll}+[dt]|afgebroken|opgenomen)(?= |$)/u.test(
          rest,
        )
      : happens.has(infinitive);
  const told = withoutAside(rest);
  if (!(isEvent || isPlace) || !isProcess || isPast || leans.test(told) || negates.test(told) || /[;:,]/u.test(told))
    return [];
  if (
    !/^(?:(?:de|het|een) |\p{Ll}+(?:en|s|stof|oxide)? )/u.test(rest) ||
    /^(?:je|we|men|veel|in|op|mensen)(?!\p{L})/u.test(rest) ||
    rest.split(' ').length < 4
  )
    return [];
  return one([`Wat gebeurt er ${within(front)}?`], `${front} ${verb} ${rest}`);
});

const number = String.raw`(?:ongeveer |bijna |ruim |meer dan |zo’n |minstens |maximaal )?(?:\d[\d.,]*(?: (?:miljoen|miljard|duizend))?|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|twintig)`;
const unit =
  /^(?:keer|procent|graden|meter|kilometer|gram|liter|jaar|uur|dagen|minuten|weken|maanden|jaren|euro|millimeter|centimeter|seconden|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|eeuw)$/u;

const counts = statement('number', (clause, subject) => {
  const { groups } =
    new RegExp(
      `^(?<many>${number}) (?<what>(?:\\p{Ll}+e )?\\p{Ll}+)(?<tail>(?: (?:in|van|op|aan) [^,;:]{3,40})?)(?:, (?:die|dat|waar).*)?$`,
      'u',
    ).exec(clause.rest) ?? {};
  const { many = '', what = '', tail = '' } = groups ?? {};
  if (
    !/^(?:hebben|tellen|kennen|bevatten|krijgen)$/u.test(clause.infinitive) ||
    !isPluralNoun(what.split(' ').at(-1) ?? '')
  )
    return [];
  if (unit.test(what) || leans.test(tail)) return [];
  return one([behind(`Hoeveel ${what}`, clause, subject, tail)], `${many} ${what}`);
});

const consists = statement('number', (clause, subject) => {
  const [, many = '', what = ''] =
    new RegExp(`^uit (${number}) ((?:\\p{Ll}+e )?\\p{Ll}+)(?:, (?:die|dat|waar).*)?$`, 'u').exec(clause.rest) ?? [];
  return clause.infinitive === 'bestaan' && what && isPluralNoun(what.split(' ').at(-1) ?? '') && !unit.test(what)
    ? one([behind(`Uit hoeveel ${what}`, clause, subject)], `uit ${many} ${what}`)
    : [];
});

const crowd: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<many>(?:Ongeveer|Bijna|Ruim|Meer dan|Minstens) \d[\d.,]*(?: (?:miljoen|miljard|duizend))?) (?<what>(?:\p{L}+e )?\p{L}+) (?<verb>\p{Ll}+) (?<rest>[^,;:]{6,80})$/u.exec(
          text,
        ) ?? {};
      const isVerb = finiteForms(groups?.verb ?? '').some(({ isPlural }) => isPlural);
      return groups &&
        isVerb &&
        isPluralNoun(groups.what ?? '') &&
        !unit.test(groups.what ?? '') &&
        isPlain(groups.rest ?? '')
        ? { groups }
        : null;
    },
  },
  ask: ({ many, what, verb, rest }) => one([`Hoeveel ${what} ${verb} ${rest}?`], `${many} ${what}`),
};

const countsOpened = opened('number', ({ front, verb, isPlural, rest }) => {
  const { groups } =
    new RegExp(`^(?<many>${number}) (?<what>(?:\\p{Ll}+e )?\\p{Ll}+)(?<tail>(?: [^,;:]+)?)$`, 'u').exec(
      withoutAside(rest),
    ) ?? {};
  const { many = '', what = '', tail = '' } = groups ?? {};
  if (!isPlural || !many || unit.test(what) || !isPluralNoun(what) || !isPlain(tail) || /\d/u.test(tail)) return [];
  const isPast = finiteForms(verb).some((form) => form.isPast);
  if (!/\d/u.test(many) && isPast) return [];
  return one([`Hoeveel ${what} ${verb} ${within(front)}${tail}?`], `${many} ${what}`);
});

const often = String.raw`(?<often>${number} keer per \p{Ll}+|eens per \p{Ll}+|om de ${number} (?:jaar|maanden|weken|dagen|uur)|elke (?:dag|week|maand|nacht|zomer|winter)|elk (?:jaar|uur))`;
const oftenOpened = opened('number', ({ front, verb, rest }) => {
  const { groups } = new RegExp(`^(?<subject>(?:de|het|een) (?:\\p{Ll}+e )?\\p{Ll}+) ${often}$`, 'u').exec(rest) ?? {};
  return groups && !isDate(front)
    ? one([`Hoe vaak ${verb} ${groups.subject} ${within(front)}?`], groups.often ?? '')
    : [];
});
const oftenTold = statement('number', (clause, subject) => {
  const { groups } =
    new RegExp(`^(?<what>[^,;:\\d]*?) ?${often}(?<after>(?: \\p{Ll}+(?: door [^,;:]+)?)?)$`, 'u').exec(clause.rest) ??
    {};
  const tail = joined(groups?.what ?? '', groups?.after?.trim() ?? '');
  return groups && clause.infinitive !== 'zijn' && clause.infinitive !== 'hebben' && isPlain(tail)
    ? one([behind('Hoe vaak', clause, subject, tail)], groups.often ?? '')
    : [];
});

const degrees = statement('number', (clause, subject) => {
  const [, at = ''] =
    /^(bij (?:ongeveer )?[\d,]+ (?:graden(?: Celsius)?|°C))(?: en \p{Ll}+ bij .*)?$/u.exec(clause.rest) ?? [];
  return at ? one([behind('Bij hoeveel graden', clause, subject)], at) : [];
});

const timeNoun =
  /(?<!\p{L})(?:winter|zomer|herfst|lente|voorjaar|najaar|eeuw|eeuwen|jaar|jaren|nacht|dag|dagen|ochtend|avond|maand|tijd|periode|oorlog|week|uur|moment|fase|vorm|vormen|manier|manieren|volgorde|handen|groepen|delen|stukjes|pakketjes|\d{3,4}|gevolg|staat|stand|algemeen|beeld|werking|procent|zin|verband|opdracht|naam)(?!\p{L})/u;
const where = `(?<where>(?:vooral |meestal )?(?:in|op|aan|bij|rond|langs|onder|boven|tussen|naast|buiten|binnen) [^;:]{3,90})`;
const placed =
  /^(?:gemaakt|gevonden|opgeslagen|geproduceerd|gebouwd|afgebroken|verteerd|gevormd|bewaard|geteeld|verbouwd|gewonnen|aangemaakt|gelegd)$/u;
const stays = words('ontspringen liggen leven wonen groeien zitten gebeuren ontstaan staan beginnen');
/** Without “en strekt zich uit …”, which tells something else. */
const withoutVerb = (text: string): string =>
  text.replace(/ en (?<verb>\p{Ll}+)(?: .*)?$/u, (all, verb: string) => (finiteForms(verb).length > 0 ? '' : all));

const whereabouts = statement('definition', (clause, subject) => {
  const { infinitive } = clause;
  const rest = withoutVerb(withoutAside(clause.rest));
  const [, verbal = '', placing = ''] = /^((?:zich|plaats)(?= ))? ?(.+)$/u.exec(rest) ?? [];
  let [told, tail] = ['', ''];
  if (infinitive === 'worden') {
    const [, participle = '', behindIt = ''] = /^(\p{Ll}+) (.+)$/u.exec(rest) ?? [];
    const [, before = '', final = ''] = /^(.+) (\p{Ll}+)$/u.exec(rest) ?? [];
    if (placed.test(participle)) [told, tail] = [behindIt, participle];
    else if (placed.test(final)) [told, tail] = [before, final];
  } else if ((infinitive === 'vinden' && verbal === 'plaats') || (infinitive === 'bevinden' && verbal === 'zich'))
    [told, tail] = [placing, verbal];
  else if (infinitive === 'vinden' && / plaats$/u.test(rest)) [told, tail] = [rest.replace(/ plaats$/u, ''), 'plaats'];
  else if (stays.has(infinitive) && verbal === '') told = rest;
  const place = new RegExp(`^${where}$`, 'u').exec(told)?.groups?.where ?? '';
  const core = place.replace(/, (?:onder andere|zoals|vooral|bijvoorbeeld) .*$/u, '');
  if (!place || timeNoun.test(place) || tells.test(core) || leans.test(core) || joinsVerb(place) || /, /u.test(core))
    return [];
  if (negates.test(place) || /(?<!\p{L})(?:elkaar|zijn|hun|haar)(?!\p{L})/u.test(place)) return [];
  const [, adverb = '', at = place] = /^(meestal) (.+)$/u.exec(place) ?? [];
  return one([behind('Waar', clause, subject, joined(adverb, tail))], at);
});

/** The preposition that a verb or its participle takes, with the word that asks for it. */
const asked: Readonly<Record<string, string>> = {
  met: 'Waarmee',
  aan: 'Waaraan',
  in: 'Waarin',
  van: 'Waarvan',
  uit: 'Waaruit',
  tot: 'Waartoe',
  tegen: 'Waartegen',
  over: 'Waarover',
};
const takes: Readonly<Record<string, string>> = {
  gebonden: 'aan',
  opgedeeld: 'in',
  verdeeld: 'in',
  ingedeeld: 'in',
  omgezet: 'in',
  opgebouwd: 'uit',
  gemaakt: 'van|uit',
  bedekt: 'met',
  gevuld: 'met',
  gemeten: 'met|in',
  bestuurd: 'door',
  verbonden: 'met',
  uitgedrukt: 'in',
  gesplitst: 'in',
  beschermd: 'tegen',
};
const thingOf = (text: string): string | undefined =>
  !/[;:]|, (?!een |de |het |\p{Ll}+ en |\p{Ll}+, )/u.test(text) &&
  !leans.test(text) &&
  !tells.test(text) &&
  !joinsVerb(text) &&
  text.length <= 90
    ? text
    : undefined;

const withParticle = statement('definition', (clause, subject) => {
  const { infinitive, rest } = clause;
  if (infinitive !== 'worden' && infinitive !== 'zijn') return [];
  const [, participle = '', particle = '', thing = ''] =
    /^(?:dan )?(\p{Ll}+) (met|aan|in|van|uit|tegen) (.+)$/u.exec(rest) ?? [];
  const [, fronted = '', frontedThing = '', final = ''] =
    /^(met|aan|in|uit|tegen|van) (.+) (\p{Ll}+)$/u.exec(rest) ?? [];
  const [verbal, used, what] = takes[participle] ? [participle, particle, thing] : [final, fronted, frontedThing];
  if (!takes[verbal]?.split('|').includes(used) || thingOf(what) === undefined) return [];
  if (used === 'in' && timeNoun.test(what.replace(/stukjes|pakketjes|delen|groepen|fasen/u, ''))) return [];
  return one([behind(asked[used] ?? '', clause, subject, verbal)], `${used} ${what}`);
});

const spreads = statement('definition', (clause, subject) => {
  const [, told = ''] = /^verdeeld (over .+)$/u.exec(clause.rest) ?? [];
  return clause.infinitive === 'zijn' && thingOf(told) ? one([behind('Hoe', clause, subject, 'verdeeld')], told) : [];
});

/** “Je meet een kracht *met een krachtmeter*”. */
const tools = statement('definition', (clause, subject) => {
  const [, object = '', tool = ''] = /^((?:(?!met )[^,;:])+?) (met [^,;:]+)$/u.exec(clause.rest) ?? [];
  if (
    !/^(?:meten|bewijzen|berekenen|onderzoeken|controleren|graven|vangen|doden|knippen|aantonen|tonen)$/u.test(
      clause.infinitive,
    ) &&
    !(clause.infinitive === 'nemen' && / op$/u.test(object))
  )
    return [];
  return object && isPlain(object) && isPlain(tool) ? one([behind('Waarmee', clause, subject, object)], tool) : [];
});

const breathes = statement('definition', (clause, subject) => {
  const isWay = /^(?:ademen)$/u.test(clause.infinitive) && /^(?:met|door|via) [^,;:]+$/u.test(clause.rest);
  return isWay && !leans.test(clause.rest) ? one([behind('Hoe', clause, subject)], clause.rest) : [];
});

/** What somebody does by doing something else, with the object first: “De omtrek bereken je door … te …”. */
const byDoing: SentenceRule = {
  kind: 'definition',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<np>(?:De|Het|Een) [^,;:]{3,70}?) (?<verb>\p{Ll}+) (?<who>je|we|men) (?<particle>aan |af |op |uit )?(?<how>(?:door (?:[^,;:]+ )?te \p{Ll}+en|met (?:een|de|het|behulp van) [^,;:]+)(?: [^,;:]+)?)$/u.exec(
          text,
        ) ?? {};
      const isVerb =
        finiteForms(groups?.who === 'je' ? (groups.verb ?? '').replace(/t?$/u, 't') : (groups?.verb ?? '')).length > 0;
      return groups &&
        isVerb &&
        !leans.test(groups.np ?? '') &&
        !leans.test(groups.how ?? '') &&
        !tells.test(groups.np ?? '')
        ? { groups: { ...groups, text } }
        : null;
    },
  },
  ask: ({ np = '', verb, who, how = '', particle = '' }) =>
    one([`${/^met/u.test(how) ? 'Waarmee' : 'Hoe'} ${joined(verb ?? '', who ?? '', np, particle.trim())}?`], how),
};

const reasonsWithObject: SentenceRule = {
  kind: 'cause',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<np>(?:De|Het|Een) [^,;:]{3,50}?) (?<verb>\p{Ll}+) (?<who>je|we|men) (?<rest>[^,;:]{4,50}), (?<cause>(?:omdat|doordat) [^;:,]{8,})$/u.exec(
          text,
        ) ?? {};
      return groups && !leans.test(groups.np ?? '') && !leans.test(groups.rest ?? '') && !joinsVerb(groups.rest ?? '')
        ? { groups: { ...groups, text } }
        : null;
    },
  },
  ask: ({ np = '', verb, who, rest, cause = '' }) =>
    one([`Waarom ${verb} ${who} ${np} ${rest}?`], cause, [recall, insight]),
};

/** What is done where something is so: “Als de noemers verschillend zijn, maak je …”. */
const whatToDo: SentenceRule = {
  kind: 'consequence',
  pattern: /^(?:Als|Wanneer) (?<condition>[^,;:]{8,70}), (?:dan )?(?<outcome>\p{Ll}+ (?:je|we) [^,;:]{8,})$/u,
  ask: ({ condition = '', outcome = '' }) => {
    const [verb = '', who = ''] = outcome.split(' ');
    const isDeed = finiteForms(who === 'je' ? verb.replace(/t?$/u, 't') : verb).some(({ infinitive }) =>
      /^(?:maken|delen|vermenigvuldigen|tellen|trekken|gebruiken|zetten|schrijven|nemen|vullen|rekenen|kiezen|meten)$/u.test(
        infinitive,
      ),
    );
    return isDeed && !leans.test(outcome.replace(/ eerst /u, ' ')) && !negates.test(outcome)
      ? one([`Wat ${who === 'je' ? 'doe je' : 'doen we'} als ${condition}?`], `dan ${outcome}`)
      : [];
  },
};

/** “Is er te weinig zuurstof, dan ontstaat …”. */
const isThere: SentenceRule = {
  kind: 'consequence',
  pattern: /^Is er (?<what>(?:te )?(?:weinig|veel|geen|genoeg|een) [^,;:]{3,40}), dan (?<outcome>[^;:,]{8,})$/u,
  ask: ({ what = '', outcome = '' }) =>
    leans.test(outcome) ? [] : one([`Wat gebeurt er als er ${what} is?`], `dan ${outcome}`, [recall]),
};

/** “Een schaar, een kruiwagen en een koevoet zijn hefbomen.” */
const members: SentenceRule = {
  kind: 'example',
  pattern: {
    exec: (text) => {
      const { groups } =
        /^(?<list>[^.;:]{2,60}(?:, [^.;:,]{2,40})* en [^.;:,]{2,40}) zijn (?<np>(?:\p{Ll}+e )?\p{Ll}+)$/u.exec(text) ??
        {};
      const head = groups?.np?.split(' ').at(-1) ?? '';
      const isKind =
        isPluralNoun(head) &&
        finiteForms(head).length === 0 &&
        !/^(?:ge|ver|be|ont)\p{L}+en$/u.test(head) &&
        !/^(?:tegenpolen|tegenstanders|vrienden|buren|broers|zussen|vijanden|verschillen|dus|ook)/u.test(
          groups?.np ?? '',
        );
      const each = (groups?.list ?? '').split(/, | en /u);
      const isPlainList = each.every(
        (item) =>
          item.split(' ').length <= 3 &&
          !prepositions.has(item.split(' ')[0]?.toLowerCase() ?? '') &&
          !/\p{L}(?<!i)e$/u.test(item) &&
          !leans.test(item),
      );
      return groups && isKind && isPlainList ? { groups } : null;
    },
  },
  ask: ({ list = '', np }) => one([`Noem twee voorbeelden van ${np}.`], `bijvoorbeeld ${within(list)}`),
};

const examples: SentenceRule = {
  kind: 'example',
  pattern: new RegExp(`^${items} zijn (?:bekende |goede )?voorbeelden van (?<np>[^,;:]{3,50})$`, 'u'),
  ask: ({ items: list = '', np }) => one([`Noem twee voorbeelden van ${np}.`], `bijvoorbeeld ${within(list)}`),
};

const listed = statement('enumeration', (clause, subject) => {
  const { groups } =
    new RegExp(`^(?<particle>voor )?(?<by>in|uit|met) ${count} (?<what>\\p{Ll}+): ${items}$`, 'u').exec(clause.rest) ??
    {};
  const { particle = '', by = '', what = '', items: list = '' } = groups ?? {};
  if (!groups || clause.infinitive === 'bestaan') return [];
  return one([behind(`${capitalised(by)} welke ${groups.count} ${what}`, clause, subject, particle.trim())], list);
});

const asIn = statement('example', (clause, subject) => {
  const { groups } =
    /^(?<what>(?:\p{Ll}+e )?\p{Ll}+)(?<tail>(?: [^,;:]+)?), zoals (?<list>[^,;:]+(?:, [^,;:]+)* en [^,;:]+)$/u.exec(
      clause.rest,
    ) ?? {};
  const { what = '', tail = '', list = '' } = groups ?? {};
  const head = what.split(' ').at(-1) ?? '';
  const isObject =
    isPluralNoun(head) &&
    finiteForms(head).length === 0 &&
    !/^(?:in|op|uit|van|aan|met|door|voor)(?!\p{L})/u.test(what);
  if (
    !isObject ||
    clause.infinitive === 'zijn' ||
    !isPlain(tail) ||
    leans.test(list) ||
    joinsVerb(list) ||
    isJe(clause)
  )
    return [];
  return one([behind(`Welke ${what}`, clause, subject, tail)], `bijvoorbeeld ${list}`);
});

const superlative = `(?:grootste|kleinste|hoogste|langste|diepste|snelste|belangrijkste|bekendste|oudste|zwaarste|lichtste|warmste|koudste|enige|hoofdstad|eenheid)`;
const superlatives: SentenceRule = {
  kind: 'definition',
  pattern: new RegExp(
    `^(?<np>(?:De|Het) (?:${superlative}|${superlative} [^,;:]+|(?:hoofdstad|eenheid|symbool) van [^,;:]+?)) is (?<what>(?:de |het )?[\\p{L}-]+(?: \\p{Lu}\\p{L}+)?)(?:, [^;:]+)?$`,
    'u',
  ),
  ask: ({ np, what = '' }) => (leans.test(what) || negates.test(what) ? [] : one([`Wat is ${np}?`], what)),
};

const best = statement('definition', (clause, subject) => {
  const { infinitive, rest, verb, front } = clause;
  const isBest = /^(?:de|het) (?:enige|(?!eerst|laatst|meest|best|naast)\p{L}{3,}ste) [^,;:]+$/u.test(rest);
  if (infinitive !== 'zijn' || !isBest || !isPlain(rest) || isName(clause) || front.split(' ').length > 4) return [];
  const isPerson =
    /(?<!\p{L})(?:koning|keizer|president|man|vrouw|persoon|schrijver|dichter|schilder|componist|leider|wetenschapper)(?!\p{L})/iu.test(
      rest,
    );
  return /^(?:Een|Alle) /u.test(front) ? [] : one([`${isPerson ? 'Wie' : 'Wat'} ${verb} ${rest}?`], subject);
});

/** “De som … is *180 graden*”. */
const measured = statement('number', (clause, subject) => {
  const [, many = '', what = ''] =
    /^(?:gelijk aan )?((?:ongeveer |precies |altijd )?\d[\d.,]*) (graden|procent|meter|kilometer|centimeter|gram|kilogram|liter|euro|volt|ampère|seconden|minuten|uur|dagen|jaar)$/u.exec(
      clause.rest,
    ) ?? [];
  return what && clause.infinitive === 'zijn'
    ? one([behind(`Hoeveel ${what}`, clause, subject)], `${many} ${what}`)
    : [];
});

const ratios = statement('contrast', (clause, subject) => {
  const { groups } =
    /^(?<told>(?:twee|drie|vier|vijf|tien|\d+) keer zo (?<how>\p{Ll}+) als (?<other>(?:de|het|een) [^,;:]+))$/u.exec(
      clause.rest,
    ) ?? {};
  return groups && clause.infinitive === 'zijn' && isPlain((groups.other ?? '').replace(/ als /u, ' '))
    ? one([behind(`Hoe ${groups.how}`, clause, subject, `vergeleken met ${groups.other}`)], groups.told ?? '')
    : [];
});

const values = statement('number', (clause, subject) => {
  const [, value = ''] = /^(ongeveer \d[\d,]*)$/u.exec(clause.rest) ?? [];
  return value && clause.infinitive === 'zijn' ? one([behind('Hoeveel', clause, subject, 'ongeveer')], value) : [];
});

/** “… wordt *alleen bij hoog water* gesloten”. */
const onlyWhen = statement('consequence', (clause, subject) => {
  const [, when = '', what = ''] =
    /^((?:alleen (?:bij|tijdens|na)|na|tijdens) [^,;:]+?) (ge\p{Ll}+|ver\p{Ll}+|\p{Ll}+ge\p{Ll}+)$/u.exec(
      clause.rest,
    ) ?? [];
  return when && /^(?:worden|zijn)$/u.test(clause.infinitive) && isPlain(when)
    ? one([behind('Wanneer', clause, subject, what)], when)
    : [];
});

/** “Krachten kunnen *de vorm van een voorwerp* veranderen”. */
const abilities = statement('definition', (clause, subject) => {
  const [, what = '', verb = ''] =
    /^([^,;:]+) (veranderen|veroorzaken|beschadigen|omzetten|vernietigen|doden|beïnvloeden|doorgeven)$/u.exec(
      clause.rest,
    ) ?? [];
  return what && clause.infinitive === 'kunnen' && isPlain(what) && /^(?:de|het|een|\p{Ll}+e? )/u.test(what)
    ? one([behind('Wat', clause, subject, verb)], what)
    : [];
});

/** What a thing or an office is there for. */
const jobs =
  words(`controleren beheren pompen vervoeren beschermen regelen keuren beoordelen bepalen trekken vertalen sturen filteren zuiveren bewaken
  transporteren verdedigen besturen verwerken verdelen koppelen verbinden absorberen verzamelen isoleren verteren bestuiven
  bewaren bewaken`);
/** Only with their particle behind them. */
const jobsWithParticle: Readonly<Record<string, string>> = {
  voeren: 'uit|af',
  nemen: 'waar',
  stellen: 'voor|vast',
  passen: 'toe',
  vallen: 'aan',
  houden: 'tegen|vast',
  zetten: 'om',
  sturen: 'aan',
  breken: 'af',
  sluiten: 'af',
  geven: 'door',
};
const roles = statement('definition', (clause, subject) => {
  const { infinitive, isPast, rest, front, verb } = clause;
  const isThing =
    /^(?:de|het|een) (?:\p{L}+ )?\p{L}[\p{L}-]+$/iu.test(front) ||
    /^(?:\p{L}+e )?(?:routers|rechters|aders|slagaders|enzymen|hormonen|nieren|longen|spieren|zenuwen|wortels|banken|antistoffen|bloedcellen|bloedplaatjes|hartkleppen|kleppen|darmen|bacteriën|schimmels|ministers|wetenschappers|sensoren|dijken|vaten|houtvaten|bastvaten|zintuigen|zenuwcellen|vitamines|eiwitten|poriën|vezels|algoritmes|firewalls|virusscanners|speeksel|insuline|gal|adrenaline|werksters)$/iu.test(
      front,
    );
  if (
    /(?:^|\s)(?:plant|dier|mens|kikker|vogel|vis|leraar|schrijver|kind|man|vrouw|\p{L}*wachtwoord|verteller|prijs)$/u.test(
      front,
    )
  )
    return [];
  const particle = jobsWithParticle[infinitive];
  const isJob =
    jobs.has(infinitive) || (particle && new RegExp(`(?:^|\\s)(?:${particle})(?= (?:en|in) |$)`, 'u').test(rest));
  if (!isJob || isPast || !isThing || rest.split(' ').length < 2 || isJe(clause)) return [];
  if (
    /^(?:plaats|deel|een rol|gebruik|af van|op met)(?!\p{L})/u.test(rest) ||
    /(?:^|\s)(?:af van|voor)(?= |$)/u.test(infinitive === 'houden' ? rest : '')
  )
    return [];
  const told = rest.replace(/, (?:die|waar\p{L}*) .*$/u, '');
  if (leans.test(told) || negates.test(told) || /[,;:]| (?:beter|meer|sneller|minder) dan /u.test(told)) return [];
  const support = clause.isPlural ? 'doen' : 'doet';
  return one([`Wat ${support} ${subject}?`], joined(capitalised(front), verb, rest));
});

const objects = statement('definition', (clause, subject) => {
  const { infinitive, rest, isPast } = clause;
  const told = withoutAside(rest);
  if (infinitive === 'bestaan' && !isPast) {
    const [, parts = ''] = /^(uit .+)$/u.exec(rest) ?? [];
    return parts && !leans.test(parts) && !/[,;:]/u.test(parts) && !negates.test(parts)
      ? one([behind('Waaruit', clause, subject)], parts)
      : [];
  }
  if (!/^(?:bevatten|omvatten)$/u.test(infinitive) || !isPlain(told) || told === '') return [];
  return one([behind('Wat', clause, subject)], told);
});

const changes =
  /^(?:stijgt|stijgen|zakt|zakken|stroomt|stromen|verdampt|verdampen|stolt|stollen|smelt|smelten|condenseert|condenseren|komt .*(?:vrij|terecht)|komen .*(?:vrij|terecht)|verandert|veranderen|krimpt|krimpen|bezinkt|bezinken|gaat .*naar|gaan .*naar)(?!\p{L})/u;
/** “Het water zakt in de bodem”: what becomes of a thing. */
const fates = statement('consequence', (clause, subject) => {
  const { front, verb, rest, isPast } = clause;
  const told = `${verb} ${withoutAside(rest)}`;
  const isThing = /^(?:De|Het|Een deel van (?:de|het)) /u.test(front) || withinQuestion(front) !== undefined;
  if (isPast || !isThing || !changes.test(told) || rest.split(' ').length < 3 || negates.test(rest)) return [];
  if (
    leans.test(rest) ||
    tells.test(told) ||
    /[;:]/u.test(rest) ||
    /(?<!\p{L})(?:af van|met de|zijn|hun)(?!\p{L})/u.test(rest)
  )
    return [];
  if (/(?:prijs|temperatuur|vraag|aantal|koers|bevolking|kans|mensen|rente|loop(?: |$)|rivier|beek)/u.test(front))
    return [];
  return one([`Wat gebeurt er met ${subject}?`], joined(capitalised(front), verb, rest));
});

const alters = words(
  'verlagen verhogen versterken verzwakken vergroten verkleinen beschadigen verbeteren vervuilen versnellen vertragen verminderen beïnvloeden remmen stimuleren',
);
const effects = statement('consequence', (clause, subject) => {
  const { infinitive, rest, isPast, isPlural, front, verb } = clause;
  const isTold =
    !isPast &&
    isPlain(rest) &&
    !isJe(clause) &&
    !/(?<!\p{L})(?:met|door|bij|om|hun|zijn|haar|tot|van \d.*)(?!\p{L})/u.test(rest);
  if (alters.has(infinitive) && isTold && /^(?:de|het|een) /u.test(rest))
    return one(
      [`Welk effect ${isPlural ? 'hebben' : 'heeft'} ${subject} op ${rest}?`],
      joined(capitalised(front), verb, rest),
      [recall, insight],
    );
  return infinitive === 'veroorzaken' && isTold && rest.split(' ').length <= 8
    ? one([`Wat is het gevolg van ${subject}?`], rest, [recall, insight])
    : [];
});

const needs = statement('definition', (clause, subject) => {
  const [, what = ''] = /^nodig (voor [^,;:]+|om [^,;:]+ te \p{Ll}+)$/u.exec(clause.rest) ?? [];
  return what && clause.infinitive === 'zijn' && !leans.test(what)
    ? one([behind('Waarvoor', clause, subject, 'nodig')], what)
    : [];
});

/** “… gewonnen *door zeewater te laten verdampen*”. */
const agentOfDoing = /^\p{Ll}*(?:ge|ver|be|ont)\p{Ll}+ door [^,;:]+ te (?:\p{Ll}+ )?\p{Ll}+en$/u;

const agents = statement('definition', (clause, subject) => {
  if (clause.infinitive !== 'worden') return [];
  const [, participle = '', behindIt = ''] =
    /^(\p{Ll}+) (door [^,;:]+)$/u.exec(clause.rest.replace(/, zoals [^;:]+$/u, '')) ?? [];
  const [, before = '', final = ''] =
    /^(door .+?) (\p{Ll}*ge\p{Ll}+|ver\p{Ll}+|be\p{Ll}+|ont\p{Ll}+)(?: .*)?$/u.exec(clause.rest) ?? [];
  if (agentOfDoing.test(clause.rest)) {
    const [, done = '', how = ''] = /^(\p{Ll}+) (door .+)$/u.exec(clause.rest) ?? [];
    return done && !leans.test(how) ? one([behind('Hoe', clause, subject, done)], how) : [];
  }
  const [agent, done] = behindIt ? [behindIt, participle] : [before, final];
  if (!agent || leans.test(agent) || tells.test(agent) || / te |\d/u.test(agent) || joinsVerb(agent)) return [];
  const head =
    agent
      .replace(/^door /u, '')
      .split(' ')
      .find((word) => !/^(?:de|het|een|\p{Ll}+e)$/u.test(word)) ?? '';
  if (/ (?:of|en) door /u.test(agent)) return [];
  if (people.test(agent)) return one([behind('Door wie', clause, subject, done)], agent);
  return /\p{Lu}/u.test(agent) || /(?:ers?|aars?|eurs?|isten|ist|ster|sters)$/u.test(head)
    ? []
    : one([behind('Waardoor', clause, subject, done)], agent);
});

/** “Met de drukpers *konden boeken sneller gemaakt worden*”. */
const toolsOpened = opened('definition', ({ front, infinitive }, question) => {
  const isTool = /^Met (?:behulp van )?(?:de|het|een) \p{Ll}[^,;:]*$/u.test(front) && !people.test(front);
  return isTool &&
    (/^(?:kunnen|meten|berekenen|bepalen|onderzoeken|aantonen|voorkomen)$/u.test(infinitive) ||
      /^\p{Ll}+ je /u.test(question)) &&
    isPlain(question.replace(/ dan /u, ' ').replace(/^voorkom je dat (?:anderen )?/u, ''))
    ? one([`Waarmee ${question}?`], front)
    : [];
});

const placesOpened = opened('definition', ({ front, infinitive, rest }, question) => {
  const isPlace =
    /^(?:In|Op|Langs|Rond|Onder|Boven|Tussen|Bij|Aan) (?:de |het |een )?\p{L}/u.test(front) &&
    !timeNoun.test(front) &&
    !/\d/u.test(front);
  const isWhole =
    /^(?:de|het) (?:\p{Ll}+e )?\p{L}+(?: van [^,;:]+)?(?: plaats)?$/u.test(rest) &&
    !/(?<!\p{L})(?:in|op|bij)(?!\p{L})/u.test(rest);
  const stands =
    /^(?:staan|liggen|zitten|wonen|leven)$/u.test(infinitive) || (infinitive === 'vinden' && / plaats$/u.test(rest));
  return isPlace && isWhole && stands && isPlain(question) && !sharesWord(front, question)
    ? one([`Waar ${question}?`], front)
    : [];
});

const sinceOpened = opened('number', ({ front }, question) =>
  /^Sinds (?:het jaar )?\d{4}$/u.test(front) && isPlain(question) ? one([`Sinds wanneer ${question}?`], front) : [],
);

/** “De scheiding van de machten voorkomt *dat* één persoon alle macht krijgt.” */
const prevents = statement('cause', (clause, subject) => {
  const [, final = ''] = /^(dat (?!het |ze |zij |hij |er )[^;:,]{8,})$/u.exec(clause.rest) ?? [];
  return final && clause.infinitive === 'voorkomen' && !leans.test(final) && !isJe(clause)
    ? one([`Wat ${singularOf('voorkomen')} ${final}?`], subject, [recall, insight])
    : [];
});

const sayings = statement('definition', (clause, subject) => {
  const [, what = ''] = /^iets (over [^,;:]+)$/u.exec(clause.rest) ?? [];
  return what && clause.infinitive === 'zeggen' && !leans.test(what)
    ? one([behind('Waarover', clause, subject, 'iets')], what)
    : [];
});

const parts = statement('definition', (clause, subject) => {
  const [, role = '', at = ''] = /^(een (?:\p{Ll}+e )?rol) (bij [^,;:]+)$/u.exec(clause.rest) ?? [];
  return at && clause.infinitive === 'spelen' && !leans.test(at)
    ? one([behind('Waarbij', clause, subject, role)], at)
    : [];
});

const routes = statement('definition', (clause, subject) => {
  const [, way = '', into = ''] =
    /^(via [^,;:]+?) ((?:in|bij|op|naar) (?:de|het|een) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return way && /^(?:komen|gaan|stromen|reizen)$/u.test(clause.infinitive) && isPlain(way) && isPlain(into)
    ? one([behind('Hoe', clause, subject, into)], way)
    : [];
});

const conditions = statement('consequence', (clause, subject) => {
  const { what = '', when = '' } =
    /^(?<what>[^,;:]*?) ?(?<when>(?:als|wanneer|zodra) (?:de|het|een|er|hij|zij|je|alle) [^,;:]{6,})$/u.exec(
      clause.rest,
    )?.groups ?? {};
  const isTold =
    when !== '' &&
    !clause.isPast &&
    isPlain(what) &&
    !pointsOut.test(when) &&
    !/^(?:noemen|heten|lijken|gelden|zien|gebruiken)$/u.test(clause.infinitive) &&
    (clause.infinitive !== 'zijn' || /^(?!bekend|gelijk|nodig|handig|hetzelfde|anders)\p{Ll}{4,}$/u.test(what));
  const isVerbLast =
    finiteForms(when.split(' ').at(-1) ?? '').length > 0 || /(?:ge|ver|be|ont|her)\p{Ll}+[dt]$|\p{L}{3}en$/u.test(when);
  const isClause = isVerbLast && when.split(' ').some((word) => finiteForms(word).some(({ isPlural }) => !isPlural));
  const isComparison = /(?<!\p{L})(?:zo|even|net|meer|minder|\p{L}+er)(?: \p{L}+)?$/u.test(what);
  return isTold && isClause && !isComparison && !isJe(clause)
    ? one([behind('Wanneer', clause, subject, what)], when)
    : [];
});

/** “Werknemers krijgen *loon* voor hun arbeid”. */
const received = statement('definition', (clause, subject) => {
  const [, thing = '', partner = ''] = /^((?:een )?\p{Ll}{3,}) (voor (?:hun|de|het) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return thing &&
    /^(?:krijgen|ontvangen|betalen)$/u.test(clause.infinitive) &&
    isPlain(partner) &&
    !/^(?:veel|weinig|niet|meer|vaak)/u.test(thing)
    ? one([behind('Wat', clause, subject, partner)], thing)
    : [];
});

const must = opened('definition', ({ front, verb, rest }) => {
  const [, who = '', how = ''] = /^((?:de|het) (?:\p{Ll}+e )?\p{Ll}+) (\p{Ll}+) zijn$/u.exec(rest) ?? [];
  return how && /^(?:moet|moeten)$/u.test(verb) && /^Bij /u.test(front)
    ? one([`Hoe ${verb} ${who} zijn ${within(front)}?`], how)
    : [];
});

/** “Om de vier jaar *werden in Olympia spelen gehouden*”. */
const cycles = opened('number', ({ front }, question) =>
  new RegExp(`^Om de (?:${number} )(?:jaar|maanden|weken|dagen|uur)$`, 'u').test(front) && isPlain(question)
    ? one([`Hoe vaak ${question}?`], front)
    : [],
);

/** “De overheid betaalt een uitkering *aan mensen die …*”. */
const recipients = statement('definition', (clause, subject) => {
  const [, thing = '', who = ''] =
    /^((?:een |het |de )?\p{Ll}+(?: af)?) (aan (?:de (?:Belastingdienst|staat|overheid|koning|gemeente|kerk)|mensen|burgers|boeren|arme|jongeren|gezinnen|bedrijven|werknemers)(?!\p{L})[^,;:]*)$/u.exec(
      clause.rest,
    ) ?? [];
  const isGiven = /^(?:betalen|geven|verlenen|lenen|verkopen|leveren|dragen)$/u.test(clause.infinitive);
  return thing && isGiven && !pointsOut.test(who) && isPlain(thing)
    ? one([behind('Aan wie', clause, subject, thing)], who)
    : [];
});

/** “De aarde draait *in 365 dagen* om de zon.” */
const durations = statement('number', (clause, subject) => {
  const { groups } =
    new RegExp(
      `^(?<when>in (?<many>${number}) (?<what>seconden|minuten|uur|dagen|weken|maanden|jaar)) (?<tail>[^,;:]+)$`,
      'u',
    ).exec(clause.rest) ?? {};
  return groups && isPlain(groups.tail ?? '')
    ? one([behind(`In hoeveel ${groups.what}`, clause, subject, groups.tail)], groups.when ?? '')
    : [];
});

const stores = statement('definition', (clause, subject) => {
  const [, what = '', at = ''] = /^(\p{Ll}+ op) (in (?:hun|de|het|een) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return at && clause.infinitive === 'slaan' && isPlain(at.replace(/ hun /u, ' '))
    ? one([behind('Waar', clause, subject, what)], at)
    : [];
});

const spreadsBy = statement('definition', (clause, subject) => {
  const [, how = ''] = /^zich ((?:via|door middel van|met behulp van) [^,;:]+)$/u.exec(clause.rest) ?? [];
  return how && isPlain(how) ? one([behind('Hoe', clause, subject, 'zich')], how) : [];
});

/** “Om 20 procent te berekenen, *vermenigvuldig je …*”. */
const toReach: SentenceRule = {
  kind: 'consequence',
  pattern: /^Om (?<aim>[^,;:]+ te \p{Ll}+en), (?<verb>\p{Ll}+) je (?<rest>[^,;:]+)$/u,
  ask: ({ aim = '', verb = '', rest = '' }) => {
    const [form] = formsBeforeJe(verb);
    return form && verb !== 'kun' && !leans.test(aim) && !leans.test(rest) && !joinsVerb(rest)
      ? one([`Wat doe je om ${aim}?`], `je ${singularOf(form.infinitive)} ${rest}`)
      : [];
  },
};

/** “In 2020 telde Nederland *ruim 17 miljoen* inwoners.” */
const totals = opened('number', ({ front, verb, infinitive, rest }) => {
  const { groups } =
    new RegExp(
      `^(?<who>(?:de|het) (?:\\p{Ll}+e )?\\p{L}+|\\p{Lu}\\p{L}+) (?<many>${number}) (?<what>\\p{Ll}+)$`,
      'u',
    ).exec(rest) ?? {};
  return groups &&
    /^(?:tellen|hebben|kennen|produceren)$/u.test(infinitive) &&
    isPluralNoun(groups.what ?? '') &&
    !unit.test(groups.what ?? '')
    ? one([`Hoeveel ${groups.what} ${verb} ${groups.who} ${within(front)}?`], `${groups.many} ${groups.what}`)
    : [];
});

const lengths = statement('number', (clause, subject) => {
  const [, time = ''] =
    new RegExp(`^(${number} (?:seconden|minuten|uur|dagen|weken|maanden|jaar|eeuwen))(?:,.*)?$`, 'u').exec(
      clause.rest,
    ) ?? [];
  return time && clause.infinitive === 'duren' ? one([behind('Hoe lang', clause, subject)], time) : [];
});

/** What a thing is equal to, is busy with, cares for or points at. */
const partners = statement('definition', (clause, subject) => {
  const { infinitive, rest } = clause;
  const take = (pattern: RegExp, on: boolean, word: string, tail = ''): readonly RuleQuestion[] => {
    const [, told = ''] = on ? (pattern.exec(rest) ?? []) : [];
    return told !== '' && isPlain(told) ? one([behind(word, clause, subject, tail)], told) : [];
  };
  return [
    ...take(/^gelijk (aan [^,;:]+)$/u, infinitive === 'zijn', 'Waaraan', 'gelijk'),
    ...take(/^zich bezig (met [^,;:]+)$/u, infinitive === 'houden', 'Waarmee', 'zich bezig'),
    ...take(/^(voor [^,;:]+)$/u, infinitive === 'zorgen', 'Waarvoor'),
    ...take(/^\p{Ll}+ (over [^,;:]+)$/u, infinitive === 'betalen', 'Waarover', rest.split(' ')[0]),
    ...take(
      /^(?:een |de )?\p{Ll}+ nodig (voor [^,;:]+)$/u,
      infinitive === 'hebben',
      'Waarvoor',
      rest.replace(/ voor .*$/u, ''),
    ),
    ...take(/^met elkaar verbonden (door [^,;:]+)$/u, infinitive === 'zijn', 'Waardoor', 'met elkaar verbonden'),
    ...take(/^achter (in (?:de|het) [^,;:]+)$/u, infinitive === 'blijven', 'Waar', 'achter'),
    ...take(/^((?:de|het|een) [^,;:]+) aan$/u, infinitive === 'geven', 'Wat', 'aan'),
  ].slice(0, 1);
});

/** “De VOC was een handelscompagnie die …”. */
const wasWhat = statement('definition', (clause, subject) => {
  const { front, infinitive, isPast, rest, verb } = clause;
  const isTold =
    infinitive === 'zijn' &&
    isPast &&
    /^een (?:\p{Ll}+ ){1,3}(?:die|dat|van|waar\p{Ll}*|tussen|in|voor) [^;:]+$/u.test(rest);
  return isTold && /^(?:De|Het) \p{Lu}[\p{L}-]+$/u.test(front) && !pointsOut.test(rest)
    ? one([`Wat ${verb} ${subject}?`], joined(front, verb, rest))
    : [];
});

/** “Iedereen van 18 jaar en ouder *mag stemmen*”. */
const everyone: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<who>(?:Iedereen|Alle \p{Ll}+) (?:van|die|boven|met|vanaf) [^,;:]+?) (?<verb>mag|moet|mogen|moeten) (?<rest>(?:[^,;:]+ )?\p{Ll}+en)$/u,
  ask: ({ who = '', verb, rest = '' }) => (leans.test(who) || !isPlain(rest) ? [] : one([`Wie ${verb} ${rest}?`], who)),
};

/** “Het kwadraat van 5 is *25*.” */
const outcomes: SentenceRule = {
  kind: 'number',
  pattern: /^(?<np>(?:De|Het) \p{Ll}+ van \d[\d.,]*) is (?<value>\d[\d.,]*)$/u,
  ask: ({ np, value = '' }) => one([`Hoeveel is ${np}?`], value),
};

const reason = /^(?<what>[^,;:]+?),? (?<conjunction>omdat|doordat) (?<cause>[^;:,]{8,})$/u;
/** “In de ruimte kun je niets horen, *omdat* daar geen lucht is.” */
const reasons = statement('cause', (clause, subject) => {
  const { what = '', conjunction = '', cause = '' } = reason.exec(clause.rest)?.groups ?? {};
  if (!what || !isPlain(what) || isJe(clause)) return [];
  return one(
    [behind(conjunction === 'doordat' ? 'Waardoor' : 'Waarom', clause, subject, what)],
    `${conjunction} ${cause}`,
    [recall, insight],
  );
});
const reasonsOpened = opened('cause', ({ front, verb, rest }) => {
  const { what = '', conjunction = '', cause = '' } = reason.exec(rest)?.groups ?? {};
  if (!what || leans.test(what) || tells.test(what) || joinsVerb(what) || isDate(front)) return [];
  const [, who = '', told = ''] = /^(je|we|men) (.+)$/u.exec(what) ?? [];
  if (!who && !/^(?:(?:altijd|vaak|meestal) )?(?:de|het|een) /u.test(what)) return [];
  const asked = who ? joined(verb, who, within(front), told) : joined(verb, within(front), what);
  return one([`${conjunction === 'doordat' ? 'Waardoor' : 'Waarom'} ${asked}?`], `${conjunction} ${cause}`, [
    recall,
    insight,
  ]);
});

/** “Eens in de vier jaar *kiezen de inwoners de gemeenteraad*.” */
const everySoOften: SentenceRule = {
  kind: 'number',
  pattern: {
    exec: (text) => {
      const { groups } =
        new RegExp(
          `^(?<often>Eens (?:per \\p{Ll}+|in de ${number} (?:jaar|maanden|weken|dagen))) (?<inverted>\\p{Ll}+ (?:de|het) [^,;:]+)$`,
          'u',
        ).exec(text) ?? {};
      const isVerb = finiteForms(groups?.inverted?.split(' ')[0] ?? '').length > 0;
      return groups && isVerb && isPlain(groups.inverted ?? '') ? { groups } : null;
    },
  },
  ask: ({ often: told = '', inverted }) => one([`Hoe vaak ${inverted}?`], told),
};

/** “Nederland is verdeeld *in ruim 340 gemeenten*.” */
const divisions = statement('number', (clause, subject) => {
  const [, participle = '', many = '', what = ''] =
    new RegExp(`^(verdeeld|opgedeeld|gesplitst) in (${number}) (\\p{Ll}+)$`, 'u').exec(clause.rest) ?? [];
  return what && isPluralNoun(what) && /^(?:zijn|worden)$/u.test(clause.infinitive)
    ? one([behind(`In hoeveel ${what}`, clause, subject, participle)], `in ${many} ${what}`)
    : [];
});

/** “De overheid heeft geld *nodig om* scholen te betalen.” */
const needsToDo = statement('definition', (clause, subject) => {
  const [, what = '', told = ''] =
    /^((?:een |de |het )?\p{Ll}+ nodig) (om [^;:]+ te \p{Ll}+en)$/u.exec(clause.rest) ?? [];
  return what && clause.infinitive === 'hebben' && !leans.test(told) && !isJe(clause)
    ? one([behind('Waarvoor', clause, subject, what)], told)
    : [];
});

const called = statement('definition', (clause, subject) => {
  const [, name = ''] = /^((?:de |het )\p{Ll}+)$/u.exec(clause.rest) ?? [];
  return name && clause.infinitive === 'heten' && /^(?:De|Het) \p{L}+ \p{L}/u.test(clause.front)
    ? one([behind('Hoe', clause, subject)], name)
    : [];
});

/** “De VOC haalde specerijen, *zoals peper*, uit Indië.” */
const asInside = statement('example', (clause, subject) => {
  const {
    what = '',
    list = '',
    tail = '',
  } = /^(?<what>(?:\p{Ll}+e )?\p{Ll}+), zoals (?<list>[^;:]+?), (?<tail>(?:uit|in|op|naar|van) [^,;:]+)$/u.exec(
    clause.rest,
  )?.groups ?? {};
  const head = what.split(' ').at(-1) ?? '';
  if (
    !what ||
    !isPluralNoun(head) ||
    finiteForms(head).length > 0 ||
    !isPlain(tail) ||
    leans.test(list) ||
    isJe(clause)
  )
    return [];
  return one([behind(`Welke ${what}`, clause, subject, tail)], `bijvoorbeeld ${list}`);
});

const doers = statement('definition', (clause, subject) => {
  const told = withoutAside(clause.rest);
  return isName(clause) &&
    isPlain(told.replace(/^dat (?:er )?/u, '')) &&
    told.split(' ').length >= 2 &&
    clause.infinitive !== 'zijn'
    ? one([`Wie ${clause.verb} ${told}?`], subject)
    : [];
});

const sideSubject = /^(?<b>(?:(?:de|het|een) )?(?:\p{Ll}+e )?\p{Ll}{3,}) /u;
const sides: SentenceRule = {
  kind: 'contrast',
  pattern: {
    exec: (text) => {
      const { groups } = /^(?<a>[^,;:]+), terwijl (?<rest>[^,;:]+)$/u.exec(text) ?? {};
      const left = groups && readClause(groups.a ?? '');
      const other = sideSubject.exec(groups?.rest ?? '')?.groups?.b ?? '';
      if (!left?.isSubjectFirst || !other || leans.test(text) || left.front.split(' ').length > 4) return null;
      const isSame = isPluralPhrase(other) === left.isPlural && other.split(' ').length <= 3;
      const hasArticle = /^(?:de|het|een) /u.test(other);
      return isSame &&
        (hasArticle || isPluralNoun(other.split(' ').at(-1) ?? '')) &&
        hasArticle === /^(?:De|Het|Een) /u.test(left.front)
        ? { groups: { text, np: left.front, other } }
        : null;
    },
  },
  ask: ({ text = '', np = '', other = '' }) =>
    one([`Wat is het verschil tussen ${np} en ${other}?`, `Leg het verschil uit tussen ${np} en ${other}.`], text, [
      insight,
      recall,
    ]),
};

const moreMore: SentenceRule = {
  kind: 'consequence',
  pattern:
    /^(?<start>Hoe (?:\p{L}+er|meer|minder) [^,;:]{4,70}), (?<end>(?:hoe|des te) (?:\p{L}+er|meer|minder) [^;:,]{4,70})$/u,
  ask: ({ start = '', end = '' }) =>
    leans.test(start) || leans.test(end)
      ? []
      : one([`Vul de regel aan: “${start}, …”`], `${start}, ${end}`, [recall, insight]),
};

/** Questions about plain statements, those that ask for most first. */
export const statements: readonly SentenceRule[] = [
  sides,
  moreMore,
  reasons,
  reasonsOpened,
  everySoOften,
  divisions,
  needsToDo,
  called,
  asInside,
  isThere,
  everyone,
  outcomes,
  toReach,
  whatToDo,
  reasonsWithObject,
  byDoing,
  examples,
  members,
  superlatives,
  best,
  measured,
  prevents,
  causedBy,
  purposes,
  results,
  resultsOpened,
  totals,
  timesOpening,
  times,
  since,
  sinceOpened,
  toolsOpened,
  countsOpened,
  oftenOpened,
  broughtIn,
  placesOpened,
  must,
  atEvent,
  crowd,
  listed,
  asIn,
  consists,
  counts,
  oftenTold,
  lengths,
  partners,
  wasWhat,
  cycles,
  durations,
  recipients,
  stores,
  spreadsBy,
  degrees,
  ratios,
  values,
  whereabouts,
  agents,
  withParticle,
  spreads,
  needs,
  sayings,
  parts,
  routes,
  conditions,
  effects,
  received,
  tools,
  breathes,
  onlyWhen,
  abilities,
  roles,
  fates,
  objects,
  doers,
];
