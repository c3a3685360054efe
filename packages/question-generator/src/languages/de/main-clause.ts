import { words } from '../words.ts';

// German keeps its finite verb in the second place of a main clause, behind exactly one part. What may stand in that part
// is told by capitals: after a noun only an article, a preposition, a conjunction or the verb can follow.

export const determiners =
  words(`der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines jeder jede jedes
  jeden jedem alle allen aller viele vielen vieler manche manchen einige einigen einiger mehrere mehreren wenige wenigen beide
  beiden sämtliche welche solche meisten zwei drei vier fünf sechs sieben acht neun zehn zwölf hundert tausend`);
export const prepositions =
  words(`in im ins an am ans auf bei beim mit nach von vom zu zum zur aus durch für gegen ohne um unter über vor zwischen
  hinter neben seit während wegen trotz statt innerhalb außerhalb oberhalb unterhalb entlang gegenüber bis ab pro je laut
  dank mittels als wie außer aufgrund`);
const joins = words('und oder sowie bzw.');
const modifiers = words(
  'bis_zu mehr_als sehr fast etwa rund besonders mehr weniger ungefähr mindestens höchstens nur auch stark schwach besser',
);
/** Opens “Ökologisch erzeugte Lebensmittel …”, where the second word is no verb. */
const seldomNoun = /(?:isch|lich|ig|bar|los|sam|haft|weise|maschinell|industriell)$/u;
/** First names that end like an adjective. */
const firstNames =
  words(`James Johannes Charles Jules Hannes Georges Jacques Hans Klaus Peter Alexander Walter Werner Günter Dieter Oliver
  Jürgen Hermann Martin Marie Anne Sophie Charlotte Helene Rosalie Irene René Otto Ludwig Georg`);
/** Stand alone in front of the verb. */
const adverbs =
  words(`tagsüber nachts morgens abends früher heute oft meist meistens manchmal selten immer normalerweise gewöhnlich
  vielerorts überall außerdem zusätzlich zugleich natürlich tatsächlich nebeneinander innen außen`);
/** Adverbs that a question for a reason cannot keep; with a capital they look like a noun. */
const noSubject =
  words(`Leider Bald Gestern Nun Jetzt Damals Endlich Kaum Fast Vielleicht Hoffentlich Einst Einmal Bisher Inzwischen
  Mittlerweile Zuerst Zunächst Anfangs Danach Daher Häufig Selten Gern Hier Dort Da Draußen Drinnen Oben Unten Sofort Trotzdem
  Sonst Vorher Nachher Später So Dadurch Darum Deshalb Dennoch Daraufhin Schließlich Zuletzt Wieder Nie Niemals Nicht Nur Sogar
  Ebenso Dann Zufällig Eigentlich Allerdings Jedoch Schon Noch Erst Mitunter Zuweilen Immerhin Zudem Insgesamt Unterwegs`);
/** Begin a noun phrase that is an object or a time: “den Bauern fehlte Land”, “jeden Winter friert der See zu”. */
const noNominative = words(
  'den dem einen einem jeden jedem keinen keinem manchen allen vielen einigen wenigen mehreren',
);
/** Adjectives and participles that lessons begin a noun phrase with; others that end alike may be names. */
const adjective =
  /^(?:(?:\p{L}{2,}(?:ig|lich|isch|bar|los|sam|haft|reich|arm|end|ell|iv|al|är|förmig|frei|fähig|artig|haltig))|warm|kalt|gut|schlecht|groß|größer|klein|kleiner|alt|neu|jung|hoh|höher|tief|tiefer|schwer|leicht|hell|dunk[e]?l|stark|schwach|lang|länger|kurz|kürzer|breit|schnell|fest|flüssig|weich|hart|dick|dünn|rot|weiß|schwarz|gelb|blau|grün|braun|bunt|rund|flach|steil|trocken|nass|feucht|heiß|kühl|sauer|saur|tot|rein|fein|grob|edl|unedl|einfach|einzeln|bestimmt|verschieden|verschmutzt|erhitzt|ander|erst|zweit|dritt|letzt|meist|gleich|wild|echt|falsch|wahr|fremd|arm|reich|modern|öffentlich|privat|positiv|negativ|konkret|abstrakt|elektrisch|geladen|gelöst|gefroren|weit|nah|früh|spät|viel|wenig)(?:e|er|en|es|em)$/iu;
/** Of a form that tells nothing: the others end in -t, -en, -te. */
const irregular =
  words(`ist sind war waren hat hatte wird wurde kann konnte muss musste darf durfte soll sollte will wollte mag weiß kam
  ging gab nahm stand lag zog fiel blieb begann entstand wuchs sank stieg verlor gewann schuf trug floss schlug sprach starb
  hieß ließ hielt lief rief schrieb trieb fand verschwand brach traf warf half aß las sah trat tat bot flog floh fror goss
  schloss schoss verbot wog bog kroch roch schmolz bestand verstand erschien schien schwamm sang trank zwang wusch band dachte
  brachte kannte nannte rannte sandte wandte`);
/** Whether a finite verb tells of what is over. */
export const isPast = (verb: string): boolean =>
  /^\p{Ll}{2,}(?:te|ten)$/u.test(verb) &&
  !/^(?:bedeuten|arbeiten|leiten|halten|gelten|treten|bieten|enthalten|verbreiten|breiten|kosten|könnte|müsste|sollte|sollten|warten|achten|beachten|antworten|bitten|reiten|streiten|schalten|verwalten|erhalten|behalten)$/u.test(
    verb,
  )
    ? true
    : [verb, verb.replace(/en$/u, '')].some((form) => past.has(form) || isStrongPast(form));
const past =
  words(`war waren hatte wurde konnte musste durfte wollte kam ging gab nahm stand lag zog fiel blieb begann entstand wuchs
  sank stieg verlor gewann trug floss schlug sprach starb hieß ließ hielt lief rief schrieb trieb fand verschwand brach traf warf
  sah trat tat bot flog floh bestand verstand erschien drang zwang`);

/** The past of more strong verbs, with or without a syllable before it: “besaß”, “verstieß”. */
const strongPast =
  words(`saß fing griff hing lud lieh litt mied ritt schied schlief schnitt schob schwieg stieß stritt wies warb hob klang maß
  riss sog spann sprang stach stahl strich wusste biss blies barg gebar genoss glich befahl bewies lag stand fand hielt trug zog
  nahm ließ schloss trieb rief schrieb gab kam ging sprach brach warf traf wuchs band drang schien fiel goss bot galt`);
const isStrongPast = (verb: string): boolean =>
  strongPast.has(verb) ||
  strongPast.has(verb.replace(/^(?:be|er|ver|zer|ent|emp|über|unter|durch|um)(?=\p{Ll}{3})/u, ''));

const neverFinite =
  words(`nicht selbst fast erst sonst meist jetzt zuletzt oft dort mit seit statt insgesamt zunächst zwar samt außen innen
  oben unten hinten neben zwischen gegen wegen allerdings jedoch hingegen dagegen aber also allein zusammen eben sondern`);
/** Parted from their verb in a main clause, one word with it in another one. */
export const particles =
  words(`ab an auf aus bei ein fort her hin los mit nach vor weg zu zurück zusammen statt teil weiter wieder heraus herein
  hinein hinaus hervor herab auseinander entgegen übrig frei fest um durch über`);
const pronouns = words('er sie ich ihr du wir ihm ihn ihnen es');

/** Of somebody named elsewhere, when it is not the subject's. */
const possessive = /(?<!\p{L})(?:ihre?|seine?)[nrms]?(?!\p{L})/u;

const maxFrontLength = 14;
const bare = (token: string): string => token.replace(/[,)“”"]+$/u, '').replace(/^[(„"]/u, '');
export const isNoun = (token: string): boolean => /^[„"(]?[\p{Lu}\d]/u.test(token);
const endsPart = (token: string): boolean => token.endsWith(',');
const isAttribute = (token: string): boolean => /^\p{Ll}[\p{L}-]+(?:e|er|en|es|em),?$/u.test(token);
export const isFiniteVerb = (token: string): boolean =>
  /^\p{Ll}+$/u.test(token) &&
  !neverFinite.has(token) &&
  (irregular.has(token) || isStrongPast(token) || /(?:t|en|eln|ern|te)$/u.test(token));

/** The first word as it stands within a sentence; undefined where it may be a name or an adjective. */
const withoutCapital = ([first = '', second = '', third = '']: readonly string[]): string | undefined => {
  const lower = first.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const known = lower === 'man' || [determiners, prepositions, adverbs, modifiers].some((list) => list.has(lower));
  const next = joins.has(second) ? third : second;
  const isAdjective = adjective.test(bare(lower)) && (isAttribute(next) || (isNoun(next) && next === second));
  if (known || isAdjective) return lower;
  return isNoun(second) && /(?:e|er|en|es|em)$/u.test(first) && !firstNames.has(first) ? undefined : first;
};

/** Where the noun phrase that begins at a place ends; undefined where there is none. */
export const endOfNounPhrase = (tokens: readonly string[], from: number): number | undefined => {
  let at = from;
  while (determiners.has(tokens[at] ?? '') || modifiers.has(tokens[at] ?? '')) at += 1;
  while (
    isAttribute(tokens[at] ?? '') ||
    (at > from && joins.has(tokens[at] ?? '') && isAttribute(tokens[at + 1] ?? ''))
  )
    at += 1;
  const noun = at;
  while (isNoun(tokens[at] ?? '') && !(at > noun && endsPart(tokens[at - 1] ?? ''))) at += 1;
  return at > noun ? at : undefined;
};

/** Where the finite verb of a main clause stands, if that can be told. */
const placeOfVerb = (tokens: readonly string[]): number | undefined => {
  const [first = ''] = tokens;
  if (adverbs.has(first) || first === 'man') return isFiniteVerb(tokens[1] ?? '') ? 1 : undefined;
  let at = endOfNounPhrase(tokens, prepositions.has(first) ? 1 : 0);
  while (at !== undefined && at <= maxFrontLength) {
    const token = tokens[at] ?? '';
    if (endsPart(tokens[at - 1] ?? '')) {
      // A clause about the noun, up to its second comma.
      const isClause = /^(?:der|die|das|den|dem|deren|dessen|was)$/u.test(token) || prepositions.has(token);
      const end = tokens.findIndex((each, index) => at !== undefined && index >= at && endsPart(each));
      return isClause && end > 0 && isFiniteVerb(tokens[end + 1] ?? '') ? end + 1 : undefined;
    }
    if (prepositions.has(token) || joins.has(token)) {
      const isJoinedPhrase = joins.has(token) && prepositions.has(tokens[at + 1] ?? '');
      at = endOfNounPhrase(tokens, isJoinedPhrase ? at + 2 : at + 1);
    } else if (/^(?:der|des|eines|einer)$/u.test(token)) at = endOfNounPhrase(tokens, at);
    else return isFiniteVerb(token) ? at : undefined;
  }
  return undefined;
};

interface MainClause {
  /** Whether the front is a noun phrase that may be the subject. */
  isNounPhrase: boolean;
  /** What stands before the verb, as it stands within a sentence. */
  front: string;
  verb: string;
  rest: string;
}

/** Takes a main clause apart at its finite verb; undefined where the verb cannot be told for sure. */
export const mainClause = (clause: string): MainClause | undefined => {
  const written = clause.trim().split(' ');
  const first = withoutCapital(written);
  if (first === undefined || noSubject.has(first)) return undefined;
  const tokens = [first, ...written.slice(1)];
  const at = placeOfVerb(tokens);
  if (at === undefined || (at === 1 && seldomNoun.test(written[0] ?? ''))) return undefined;
  const isNounPhrase =
    tokens[0] !== 'man' && ![prepositions, adverbs, noNominative].some((list) => list.has(tokens[0] ?? ''));
  return {
    isNounPhrase,
    front: tokens.slice(0, at).join(' '),
    verb: tokens[at] ?? '',
    rest: tokens.slice(at + 1).join(' '),
  };
};

/** Where a noun phrase with a definite article, and a genitive behind it, ends; 0 where none begins. */
const endOfDefinite = (tokens: readonly string[]): number => {
  if (!/^(?:der|die|das|alle)$/u.test(tokens[0] ?? '')) return 0;
  const end = endOfNounPhrase(tokens, 0) ?? 0;
  return /^(?:der|des|eines|einer)$/u.test(tokens[end] ?? '') ? (endOfNounPhrase(tokens, end) ?? end) : end;
};

/** A main clause with its verb first, as it stands behind “warum”; undefined where that cannot be told for sure. */
export const verbFirst = (clause: string): string | undefined => {
  const parts = mainClause(clause);
  if (!parts) return undefined;
  const { front, verb, rest } = parts;
  const [next = '', ...others] = rest.split(' ');
  if (pronouns.has(next) && !(next === 'es' && /^(?:gab|gibt)$/u.test(verb))) return undefined;
  const isOf = /^(?:man$|(?:in|im|am|an|auf|bei|beim|mit|nach|von|zu) )/u.test(front) && possessive.test(rest);
  if (isOf) return undefined;
  // Small words stand right behind the verb, then what is known, then a place or a time.
  const all = [next, ...others];
  const small = all.slice(0, /^(?:man|es) sich(?= |$)/u.test(rest) ? 2 : /^(?:man|es|sich)$/u.test(next) ? 1 : 0);
  const words = all.slice(small.length);
  const known = parts.isNounPhrase ? 0 : endOfDefinite(words);
  return [verb, ...small, ...words.slice(0, known), front, ...words.slice(known)].join(' ').trim();
};

/** Puts a finite verb behind its clause, one word with the particle that stands there. */
const atEnd = (verb: string, words: string): string | undefined => {
  const tokens = words.split(' ');
  const last = tokens.at(-1) ?? '';
  if (/[,:;]| (?:und|oder|sondern|denn|aber) (?:\p{Ll}+ )?\p{Ll}+(?:t|en)(?!\p{L})/u.test(words)) return undefined;
  return particles.has(last) ? [...tokens.slice(0, -1), `${last}${verb}`].join(' ') : `${words} ${verb}`;
};

/** A main clause with its verb last, as it stands behind “dass”; undefined where that cannot be told for sure. */
export const verbLast = (clause: string): string | undefined => {
  const parts = mainClause(clause);
  if (!parts || parts.rest === '') return undefined;
  const [next = ''] = parts.rest.split(' ');
  if (pronouns.has(next) || next === 'man') return undefined;
  const words =
    next === 'sich' && prepositions.has(parts.front.split(' ')[0] ?? '') ? undefined : `${parts.front} ${parts.rest}`;
  return words && atEnd(parts.verb, words);
};

/** A clause that begins with its verb (“Fehlt ein Paket”) with the verb last. */
export const verbFromFrontToEnd = (verb: string, words: string): string | undefined =>
  isFiniteVerb(verb) ? atEnd(verb, words) : undefined;

/**
 * A clause that begins with its verb (“ist der Wal ein Säugetier”) as a statement; undefined where the end of its subject
 * is not certain: “wächst die Nachfrage nach Öl” would be torn at “nach”.
 */
export const straighten = (clause: string): string | undefined => {
  const [, verb = '', subject = '', rest = ''] =
    /^(\p{Ll}+(?:t|n|te)|war|wird|wurde|sind|kann|darf|muss) (man|(?:der|die|das|eine?) (?:\p{Ll}+e[rns]? )?\p{Lu}\p{L}+) (.+)$/u.exec(
      clause,
    ) ?? [];
  const [next = ''] = rest.split(' ');
  const tellsMore =
    [prepositions, joins].some((list) => list.has(next)) ||
    /^(?:\p{Lu}|\d|(?:der|des|eine[rs]|dies\p{L}+|unser\p{L}+|ihre[rs]|seine[rs]|aller|vieler|selbst|allein|dort|hier|oben|unten|heute|damals)$)/u.test(
      next,
    );
  // “… und atmet er mit Lungen” is turned round as well.
  if (verb === '' || (subject !== 'man' && tellsMore) || /(?<!\p{L})(?:und|oder|aber|doch)(?!\p{L})/u.test(rest))
    return undefined;
  return `${subject} ${verb} ${rest}`;
};

/** A noun phrase that opens a sentence as it stands within one; undefined where that is not sure, or it is none. */
export const withinSentence = (phrase: string): string | undefined => {
  const written = phrase.trim().split(' ');
  const first = withoutCapital(written);
  if (first === undefined) return undefined;
  const tokens = [first, ...written.slice(1)];
  return placeOfVerb([...tokens, 'ist']) === tokens.length ? tokens.join(' ') : undefined;
};
