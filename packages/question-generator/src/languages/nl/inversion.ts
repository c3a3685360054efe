import { words } from '../words.ts';

/** Finite verbs that lessons use as the second part of a main clause, and that are hardly ever a noun. */
const finiteVerbs =
  words(`is zijn was waren wordt worden werd werden heeft hebben had hadden kan kunnen kon konden moet moeten
  moest moesten mag mogen mocht mochten wil willen wilde wilden gaat gaan ging gingen komt komen kwam kwamen krijgt krijgen
  kreeg kregen blijft blijven bleef bleven stijgt stijgen steeg stegen daalt dalen daalde daalden drijft drijven dreef zinkt
  zinken zonk smelt smelten smolt bevriest bevriezen verdampt verdampen verdampte groeit groeien groeide groeiden neemt nemen
  nam namen geeft geven gaf gaven maakt maken maakte maakten ligt liggen lag lagen staat staan stond stonden begint beginnen
  begon begonnen ontstaat ontstaan ontstond ontstonden verandert veranderen veranderde veranderden beweegt bewegen bewoog
  valt vallen viel vielen verliest verliezen verloor verloren wint winnen won wonnen vlucht vluchten vluchtte vluchtten trekt
  trekken trok trokken bevat bevatten bevatte bestaat bestaan bestond bestonden ziet zien zag zagen hoort horen draait draaien
  draaide daalt verbrandt verbranden sterft sterven stierf stierven leeft leven leefde leefden werkt werken werkte werkten
  lost losten sluit sluiten sloot sloten opent openen opende openden verdwijnt verdwijnen verdween verdwenen mengt breekt
  breken brak braken reageert reageren reageerde voelt voelen voelde voelden betaalt betalen betaalde betaalden koopt kopen
  kocht kochten verkoopt verkopen verkocht verkochten eet eten at aten slaapt slapen sliep vliegt vliegen vloog vlogen zwemt
  zwemmen zwom loopt lopen liep liepen brengt brengen bracht brachten houdt houden hield hielden zet zetten zendt zenden
  heet heten schijnt schijnen scheen stroomt stromen stroomde stroomden duurt duren duurde duurden brandt branden brandde
  weegt wegen woog heerst heersen heerste sloegen slaat slaan sloeg kookt koken kookte roest roesten stond gebruikt gebruiken
  gebruikte gebruikten zoekt zoeken zocht zochten vindt vinden vond vonden stopt stoppen stopte stopten klinkt klinken klonk
  hangt hangen hing hingen rekent rekenen werkt doen doet deed deden laat laten liet lieten noemt noemen noemde noemden
  steunt steunen steunde steunden handelt handelen kost kosten kostte kostten`);

/** What cannot stand within a subject: the verb found behind it would belong to a clause of its own. */
const opensClause = /\b(?:die|dat|waar\p{L}*|omdat|doordat|als|wanneer|terwijl|toen|om|te|wie|wat|hoe|of|zodat)\b|,/iu;
const adverbFirst =
  /^(?:in|op|bij|met|door|na|voor|tijdens|om|van|uit|aan|onder|boven|tussen|sinds|volgens|zonder|hier|daar|nu|toen|dan|soms|vaak|vroeger|later|ook|meestal|tegenwoordig|ondanks|langs|tegen|binnen|buiten|zo|daarna|uiteindelijk|eerst|maar|en|want)\b/iu;
const maxSubjectLength = 7;

/** Whether a word is surely a finite verb. */
export const isFiniteVerb = (word: string): boolean => finiteVerbs.has(word);

/**
 * A main clause with its verb first, as it stands behind “waarom” and “wanneer”; undefined where the subject and the verb
 * cannot be told for sure.
 */
export const inverted = (clause: string): string | undefined => {
  const tokens = clause.split(' ');
  if (adverbFirst.test(clause)) {
    // Another part stands first, so that the verb is not behind the subject.
    return undefined;
  }
  const at = tokens.findIndex((token, index) => index > 0 && finiteVerbs.has(token));
  if (at < 1 || at > maxSubjectLength) return undefined;
  const subject = tokens.slice(0, at).join(' ');
  if (opensClause.test(subject)) return undefined;
  return [tokens[at], subject, ...tokens.slice(at + 1)].join(' ');
};
