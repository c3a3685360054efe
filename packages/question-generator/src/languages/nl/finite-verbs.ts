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

/** Whether a word is surely a finite verb, or a noun that looks like one (“kosten”). */
export const isFiniteVerb = (word: string): boolean => finiteVerbs.has(word);
