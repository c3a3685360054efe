import { words } from '../words.ts';
import { type FiniteForm, finiteForms, formsBeforeJe } from './verbs.ts';

// A plain Dutch statement taken apart at its verb, which stands in the second place: what is before it, and the rest. With its
// verb first a statement is in the order of a question already.

/** A statement with one main verb. */
export interface Clause {
  /** What stands before the verb: the subject, or a time, a place or a cause. */
  front: string;
  isSubjectFirst: boolean;
  verb: string;
  infinitive: string;
  isPlural: boolean;
  isPast: boolean;
  rest: string;
}

export const prepositions =
  words(`in op bij met door na voor tijdens om van uit aan onder boven tussen sinds volgens zonder langs tegen binnen buiten
  naar over rond rondom per tot achter naast via vanaf vanwege wegens dankzij dwars`);
const determiners = words('de het een elke elk ieder iedere alle deze dit die dat zijn haar hun onze geen beide');
const singularDeterminers = words('het een elke elk ieder iedere dit dat');
const pluralDeterminers = words(
  'alle beide sommige enkele twee drie vier vijf zes zeven acht negen tien duizenden miljoenen honderden tientallen',
);
/** No subject goes on behind these. */
const ends =
  words(`die dat wie wat waar wanneer als omdat doordat terwijl maar want zodat dus dan om te niet nooit hij zij ze we wij ik
  er hier daar ook zich je jij u men zoals waardoor waarbij waarin hoe waarom toen nadat voordat totdat`);
/** Open a sentence before its verb, and are no subject. */
const adverbs =
  /^(?:vroeger|tegenwoordig|nu|toen|later|daarna|daarom|daardoor|soms|vaak|meestal|ook|zo|dan|hier\p{L}*|daar\p{L}*|uiteindelijk|tot slot|ten slotte|eerst|vervolgens|bovendien|overdag|(?:'s|’s) \p{L}+|elke? (?:dag|jaar|week|maand|lente|zomer|herfst|winter|nacht|ochtend|avond)|al|pas|vandaag|steeds|slechts|alleen|helaas|gelukkig|misschien|wel|niet|nog|uit|maar|en|want|of|als|wanneer|omdat|doordat|zodra|hoewel|terwijl|toch|echter|(?!meer)\p{L}+(?:lijk|waarts|malig|maals))(?!\p{L})/iu;
const singularNouns =
  words(`teken wapen wagen keuken regen haven oven leven laken jongen examen volumen proces gas glas virus mens paus prins grens
  basis les crisis bus klas kas jas reis prijs huis ijs gras vis mos bos kompas atlas as fles mes succes bijles dienst koers
  markies oasis hypothese eten weten denken vermogen wezen midden verleden heden water eigen tien zeven negen geheugen`);
const pluralEnding =
  /(?:en|ën|jes|ers|els|ens|ems|aars|eurs|ors|ons|ies|['’]s|ums|rams|ants|ets|ines|ages|rnes|oms|ls|lms|media|ici|ups)$/u;

/** Whether a noun is in the plural, as far as its form tells. */
export const isPluralNoun = (word: string): boolean => {
  const lower = word.toLowerCase().replace(/,$/u, '');
  return (
    pluralEnding.test(lower) &&
    ![...singularNouns].some((noun) => lower === noun || (noun.length > 3 && lower.endsWith(noun)))
  );
};

/** Whether a noun phrase is in the plural. */
export const isPluralPhrase = (phrase: string): boolean => {
  const tokens = phrase.split(' ');
  const of = tokens.findIndex((token, index) => index > 0 && prepositions.has(token));
  const core = of < 0 ? tokens : tokens.slice(0, of);
  const first = (core[0] ?? '').toLowerCase();
  if (core.includes('en')) return true;
  if (singularDeterminers.has(first)) return false;
  if ((pluralDeterminers.has(first) || /^\d/u.test(first)) && core.length > 1) return true;
  return isPluralNoun(core.at(-1) ?? '');
};

/** “Een groene *plant*”, “een diepe *sloot*”. */
const alsoNouns = words(
  'plant vlucht rust schat roest mest sloot boog goot bond wees kost test haat wacht jacht stort zet',
);

const isAdjective = (token: string): boolean =>
  /\p{L}{2}(?<!ie|in|od|os|ys|ag|ur|tt|èr|yd|ad)e$/u.test(token) && !/ie$/u.test(token);

/** Where the verb of a statement stands, and what form it is. */
const placeOfVerb = (tokens: readonly string[], isSubject: boolean): { at: number; form: FiniteForm } | undefined => {
  const maxFront = 12;
  for (let at = 1; at < Math.min(tokens.length, maxFront); at += 1) {
    const [before = '', token = '', next = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if ((ends.has(token) && !(token === 'om' && !isSubject)) || /[;:“"]/u.test(token)) return undefined;
    const forms = next === 'je' ? formsBeforeJe(token) : finiteForms(token);
    if (forms.length === 0) continue;
    const lower = before.toLowerCase();
    // “De *kosten*”, “door het *smelten*” are nouns.
    if (determiners.has(lower) || prepositions.has(lower) || lower === 'en' || lower === 'of' || before.endsWith(','))
      continue;
    const isNounLike = alsoNouns.has(token) || forms.every(({ isPlural, isPast }) => isPlural && !isPast);
    if (isNounLike && isAdjective(lower) && at > 1 && !/^(?:planten|mensen)$/u.test(before)) continue;
    // “Roken beschadigt …”: an infinitive as the subject.
    const isInfinitive = at === 1 && finiteForms(lower).some(({ infinitive }) => infinitive === lower);
    const isPluralFront = isPluralPhrase(tokens.slice(0, at).join(' '));
    const form = forms.find(({ isPlural }) => !isSubject || isPlural === isPluralFront || (isInfinitive && !isPlural));
    const goesOn = finiteForms(next).some(({ isPlural, isPast }) => !isPlural || isPast) && form?.isPlural;
    if (form && !goesOn) return { at, form };
  }
  return undefined;
};

/** Takes a statement apart; undefined where it is not plain. */
export const readClause = (sentence: string): Clause | undefined => {
  if (/[;()?!“”"]/u.test(sentence)) return undefined;
  const tokens = sentence.split(' ');
  const first = (tokens[0] ?? '').toLowerCase();
  const isPrepositional = prepositions.has(first);
  if (!isPrepositional && adverbs.test(sentence)) return undefined;
  const isSubjectFirst = !isPrepositional;
  const found = placeOfVerb(tokens, isSubjectFirst);
  if (!found) return undefined;
  const { at, form } = found;
  const front = tokens.slice(0, at).join(' ');
  const rest = tokens.slice(at + 1).join(' ');
  if (!isPrepositional && /,/u.test(front) && !/ en /u.test(front)) return undefined;
  // Behind an object the subject follows its verb: “een kracht *meet je* met …”.
  if (isSubjectFirst && /^(?:je|we|men|hij|zij|ze|wij|u|ik)(?!\p{L})/u.test(rest)) return undefined;
  return { front, isSubjectFirst, verb: tokens[at] ?? '', rest, ...form };
};

const common =
  words(`water lucht warmte licht geluid energie ijzer koper zink zuurstof stikstof waterstof koolstof koolstofdioxide zout suiker
  glucose bladgroen bloed regen sneeuw ijs wind zand klei steen steenkool aardolie aardgas hout papier plastic glas goud zilver
  lood kwik staal aluminium gist pollen nectar brood melk geld handel vraag aanbod slavernij democratie armoede honger oorlog
  vrede magma lava as erosie lijm vet eiwit zetmeel speeksel maagsap gal insuline hemoglobine stroom spanning weerstand kracht
  massa dichtheid druk snelheid poëzie proza rijm fictie pi sparen lenen hout rubber alcohol azijn benzine bloedplasma slijm`);

/** A subject as it stands within a question where its capital is surely no name's; undefined where that is not known. */
export const withinQuestion = (subject: string): string | undefined => {
  const [first = '', second = ''] = subject.split(' ');
  const isCommon =
    common.has(first.toLowerCase()) ||
    /^\p{Lu}\p{Ll}+(?:stof|zuur|gas|ine|ose|these|lyse|oxide|water|olie|metaal|sap|licht|suiker|zout|poort|ogie|osmose|diffusie|eren|been|weefsel|vlees|hout|staal|ijzer|lood)$/u.test(
      first,
    );
  // “Wit licht”, “elektrische stroom”, but not “Griekse kunst”.
  const isAttribute =
    // “Anne en haar zus” opens with a name.
    /^\p{Ll}{3,}$/u.test(second) &&
    !prepositions.has(second) &&
    !/^(?:De|Elke|Beide|Alle|Iedere|Deze|Die|Onze)$/u.test(first) &&
    (/^(?:Wit|Zwart|Warm|Koud|Zoet|Zout|Vast|Schoon|Vuil|Droog|Nat|Vers)$/u.test(first) ||
      (/^\p{Lu}\p{Ll}{2,}e$/u.test(first) && !/(?:[ndlrktsmp]se|ste|nde|ie)$/u.test(first)));
  return isCommon || isAttribute ? subject.replace(/^(?:IJ|\p{Lu})/u, (letter) => letter.toLowerCase()) : undefined;
};

const deeds =
  words(`vinden uitvinden ontdekken schrijven schilderen bewijzen beschrijven stichten leiden regeren veroveren verslaan ontwerpen
  ontwikkelen bouwen formuleren trouwen tekenen ondertekenen componeren publiceren voeren vertrekken bedenken onderzoeken`);
const titles = /^(?:koning|koningin|keizer|keizerin|president|paus|tsaar|prins|graaf|hertog) \p{Lu}/iu;
const countries =
  words(`Nederland België Duitsland Frankrijk Engeland Spanje Portugal Italië Griekenland Rome Athene Sparta Europa Afrika Azië
  Amerika Australië Rusland China Japan India Indonesië Egypte Suriname Turkije Zweden Noorwegen Denemarken Polen Flevoland Zeeland
  Groningen Friesland Drenthe Overijssel Gelderland Utrecht Limburg Amsterdam Rotterdam Brussel Parijs Londen Berlijn Vlaanderen
  Jupiter Saturnus Mars Venus Mercurius Neptunus Uranus`);

/** Whether the subject is a person's name. */
export const isName = ({ front, infinitive, isPast, isPlural }: Clause): boolean =>
  !isPlural &&
  (titles.test(front) ||
    (isPast &&
      deeds.has(infinitive) &&
      /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|de|van|der|den|da))*$/u.test(front) &&
      /\p{Lu}\p{Ll}+$/u.test(front) &&
      !/^(?:De|Het|Een) /u.test(front) &&
      !countries.has(front)));

const peoples =
  words(`Europeanen Nederlanders Duitsers Fransen Engelsen Britten Romeinen Grieken Egyptenaren Joden Spanjaarden Amerikanen
  Russen Chinezen Japanners Vikingen Germanen Franken Kelten Azteken Turken Arabieren Belgen Italianen Portugezen Hunnen Batavieren
  Indonesiërs Surinamers Oostenrijkers Polen Feniciërs Perzen Mongolen`);

/** Whether a subject keeps its capital in a question. */
export const keepsCapital = (front: string): boolean => {
  const [first = ''] = front.split(' ');
  return countries.has(first) || peoples.has(first);
};
