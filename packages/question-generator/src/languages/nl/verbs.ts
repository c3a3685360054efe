import { words } from '../words.ts';

// The verbs that lessons use, so that the second place of a statement can be told, and its number.

/** Weak verbs by their infinitive; separable ones without their particle. */
const weak = words(`
  achten ademen ankeren antwoorden arbeiden baseren bedekken bedienen bedoelen bedreigen beginnen behandelen behoren
  beheersen belasten beleven beloven benoemen beoordelen bepalen bereiken berekenen beroven beschermen beseffen
  bespreken besteden besturen betalen betekenen betoveren bevatten bevestigen bevloeien bewaken bewaren bezetten bloeien blussen
  bouwen branden breiden controleren combineren condenseren creëren dalen danken dekken delen dienen dopen draaien dragen
  draineren drijven drogen drukken duren duwen eindigen eisen eren erkennen ervaren exporteren filteren gebruiken gelden geloven
  genezen gebeuren geloven groeien halen handelen haten heersen herkennen herstellen hopen horen importeren informeren jagen
  kappen kennen kenmerken keuren kleuren kloppen knippen koelen koken kosten kraken landen leggen leiden lenen leren leven
  leveren lossen luisteren maken malen marcheren melden mengen merken missen morsen noemen noteren oefenen omringen
  omvatten ontbranden ontcijferen ontdekken ontmoeten ontwerpen ontwikkelen openen opereren organiseren overheersen
  overleven overstromen overtuigen passen persen plaatsen planten plegen plukken pompen praten produceren protesteren publiceren
  raken reageren reflecteren regelen regeren reizen rekenen remmen roken roesten rollen rusten scheren schaden schakelen
  schatten schilderen schrappen schudden slepen smaken spannen sparen spelen spoelen sporen staken stappen stellen sterken
  steunen stichten stijven stoppen storten stralen straffen stromen studeren stuiten sturen tekenen tellen temmen testen tonen
  transporteren treuren trillen trouwen veranderen verbazen verbeelden verbeteren verbouwen verbranden verbruiken verdampen
  verdedigen verdelen verdienen verdoven verdraaien verduren verenigen vereenvoudigen verhandelen verhitten verhogen verhongeren
  verhuizen verjagen verkennen verklaren verklanken verlagen verlammen verleiden verlengen verlichten vermelden vermengen vermenigvuldigen
  verminderen vermoorden vernietigen vernieuwen verontreinigen veroorzaken veroordelen veroveren verplaatsen verplichten verraden
  versieren versnellen versleutelen versterken verstoren verteren vertalen vertellen vertegenwoordigen vertragen vertrouwen vervangen
  vervoeren vervolgen vervormen vervuilen verwarmen verwerken verwijderen verwoesten verzamelen verzorgen vestigen vluchten voeden
  voegen voelen voeren volgen voltooien vormen vragen vrezen vullen wachten wandelen warmen waarschuwen weerkaatsen weigeren wekken
  werken wijzigen wisselen wonen worstelen zaaien zakken zetten zorgen zuiveren zwellen absorberen analyseren isoleren stimuleren
  coderen decoderen programmeren sorteren registreren communiceren verspreiden splitsen scheiden rijpen bestuiven bevruchten
  planten vermeerderen koppelen verbinden bevorderen remmen stabiliseren reguleren verwekken schommelen spuwen barsten botsen
  schuiven eroderen bezinken storten slibben dempen eisen beloven kronen bekeren belegeren plunderen onderdrukken onderzoeken
  ondersteunen onderhandelen ondertekenen onderwijzen bemesten beïnvloeden beperken beschadigen beschikken besparen
  bestrijden bevolken evenaren fluctueren investeren concurreren consumeren produceren lekken stelen rouleren executeren
  innoveren formuleren concluderen citeren rijmen vergelijken herhalen typeren personifiëren vervoegen spellen
  benadrukken beschrijven stemmen vergaderen adviseren toetsen straffen vervolgen wijzigen amenderen verbieden
  protesteren demonstreren emigreren immigreren migreren hangen kruisen schilferen strekken stutten verkleinen vergroten
  verlaten vermijden verzetten wentelen wortelen zweven zweten trappelen koloniseren kloppen krimpen kristalliseren neutraliseren
  oxideren reduceren mengen lossen schijnen glanzen geleiden laden ontladen magnetiseren meanderen bestuderen plakken beheren mislukken tasten slijten voorkomen richten rotten jagen
  stollen erven lozen dammen stuwen vlechten kneden wassen verslechteren verzwakken verkorten verrijken
  verkiezen presenteren ontslaan functioneren circuleren variëren analyseren verkleuren symboliseren weerspiegelen`);
/** Their last syllable but one has no stress, so that its vowel stays single. */
const unstressed =
  words(`ademen ankeren antwoorden behandelen betekenen betoveren filteren handelen leveren luisteren oefenen ontcijferen ontwikkelen
  openen regelen rekenen berekenen schakelen schilderen tekenen ondertekenen veranderen verbeteren verhandelen verhongeren
  verminderen vermeerderen vernietigen versleutelen veroveren verwijderen verzamelen wandelen weigeren wisselen worstelen zuiveren
  koppelen bevorderen schommelen belegeren plunderen onderhandelen vergaderen meanderen wentelen wortelen trappelen schilferen
  bedreigen`);

/** Infinitive, past, its plural, participle. */
const strong = words(`beginnen/begon/begonnen/begonnen bestaan/bestond/bestonden/bestaan bewegen/bewoog/bewogen/bewogen
  bieden/bood/boden/geboden binden/bond/bonden/gebonden verbinden/verbond/verbonden/verbonden blijven/bleef/bleven/gebleven
  breken/brak/braken/gebroken brengen/bracht/brachten/gebracht buigen/boog/bogen/gebogen denken/dacht/dachten/gedacht
  doen/deed/deden/gedaan dragen/droeg/droegen/gedragen drijven/dreef/dreven/gedreven drinken/dronk/dronken/gedronken
  verdrinken/verdronk/verdronken/verdronken dwingen/dwong/dwongen/gedwongen eten/at/aten/gegeten gaan/ging/gingen/gegaan
  ontstaan/ontstond/ontstonden/ontstaan geven/gaf/gaven/gegeven gieten/goot/goten/gegoten glijden/gleed/gleden/gegleden
  graven/groef/groeven/gegraven grijpen/greep/grepen/gegrepen hangen/hing/hingen/gehangen hebben/had/hadden/gehad
  helpen/hielp/hielpen/geholpen heten/heette/heetten/geheten houden/hield/hielden/gehouden bevriezen/bevroor/bevroren/bevroren
  kiezen/koos/kozen/gekozen kijken/keek/keken/gekeken klimmen/klom/klommen/geklommen klinken/klonk/klonken/geklonken
  komen/kwam/kwamen/gekomen kopen/kocht/kochten/gekocht krijgen/kreeg/kregen/gekregen krimpen/kromp/krompen/gekrompen
  kruipen/kroop/kropen/gekropen laten/liet/lieten/gelaten lezen/las/lazen/gelezen liggen/lag/lagen/gelegen
  lijken/leek/leken/geleken lopen/liep/liepen/gelopen meten/mat/maten/gemeten nemen/nam/namen/genomen roepen/riep/riepen/geroepen
  rijden/reed/reden/gereden schieten/schoot/schoten/geschoten schijnen/scheen/schenen/geschenen schrijven/schreef/schreven/geschreven
  beschrijven/beschreef/beschreven/beschreven schuiven/schoof/schoven/geschoven slaan/sloeg/sloegen/geslagen
  slapen/sliep/sliepen/geslapen sluiten/sloot/sloten/gesloten besluiten/besloot/besloten/besloten smelten/smolt/smolten/gesmolten
  spreken/sprak/spraken/gesproken springen/sprong/sprongen/gesprongen staan/stond/stonden/gestaan stelen/stal/stalen/gestolen
  sterven/stierf/stierven/gestorven stijgen/steeg/stegen/gestegen strijden/streed/streden/gestreden treden/trad/traden/getreden
  trekken/trok/trokken/getrokken vallen/viel/vielen/gevallen vangen/ving/vingen/gevangen ontvangen/ontving/ontvingen/ontvangen
  varen/voer/voeren/gevaren vechten/vocht/vochten/gevochten verbieden/verbood/verboden/verboden verdwijnen/verdween/verdwenen/verdwenen
  vergeten/vergat/vergaten/vergeten verliezen/verloor/verloren/verloren verkopen/verkocht/verkochten/verkocht
  verlaten/verliet/verlieten/verlaten verschijnen/verscheen/verschenen/verschenen verschuiven/verschoof/verschoven/verschoven
  verslaan/versloeg/versloegen/verslagen vinden/vond/vonden/gevonden bevinden/bevond/bevonden/bevonden uitvinden/uitvond/uitvonden/uitgevonden
  verschillen/verschilde/verschilden/verschild vliegen/vloog/vlogen/gevlogen wegen/woog/wogen/gewogen werpen/wierp/wierpen/geworpen
  wijzen/wees/wezen/gewezen winnen/won/wonnen/gewonnen worden/werd/werden/geworden wrijven/wreef/wreven/gewreven
  zenden/zond/zonden/gezonden verzenden/verzond/verzonden/verzonden zien/zag/zagen/gezien zingen/zong/zongen/gezongen
  zinken/zonk/zonken/gezonken zitten/zat/zaten/gezeten zoeken/zocht/zochten/gezocht onderzoeken/onderzocht/onderzochten/onderzocht
  zuigen/zoog/zogen/gezogen zwemmen/zwom/zwommen/gezwommen zijn/was/waren/geweest kunnen/kon/konden/gekund
  moeten/moest/moesten/gemoeten mogen/mocht/mochten/gemogen willen/wilde/wilden/gewild zullen/zou/zouden/gezuld
  scheppen/schiep/schiepen/geschapen splijten/spleet/spleten/gespleten ontbinden/ontbond/ontbonden/ontbonden
  ontwerpen/ontwierp/ontwierpen/ontworpen onderscheiden/onderscheidde/onderscheidden/onderscheiden scheiden/scheidde/scheidden/gescheiden
  vergelijken/vergeleek/vergeleken/vergeleken vertrekken/vertrok/vertrokken/vertrokken bedrijven/bedreef/bedreven/bedreven
  ontsnappen/ontsnapte/ontsnapten/ontsnapt bestrijden/bestreed/bestreden/bestreden vervangen/verving/vervingen/vervangen zeggen/zei/zeiden/gezegd
  bewijzen/bewees/bewezen/bewezen voorkomen/voorkwam/voorkwamen/voorkomen uitsterven/uitstierf/uitstierven/uitgestorven
  verkrijgen/verkreeg/verkregen/verkregen
  ontspringen/ontsprong/ontsprongen/ontsprongen bezinken/bezonk/bezonken/bezonken`);
const presents: ReadonlyMap<string, string> = new Map([
  ['hebben', 'heeft'],
  ['zijn', 'is'],
  ['kunnen', 'kan'],
  ['mogen', 'mag'],
  ['willen', 'wil'],
  ['zullen', 'zal'],
  ['komen', 'komt'],
  ['voorkomen', 'voorkomt'],
  ['gaan', 'gaat'],
  ['staan', 'staat'],
  ['bestaan', 'bestaat'],
  ['ontstaan', 'ontstaat'],
  ['slaan', 'slaat'],
  ['verslaan', 'verslaat'],
  ['doen', 'doet'],
  ['zien', 'ziet'],
]);

/** “Maken” to “mak”, “maak”: the stem as it is heard, and as it is written. */
const stemsOf = (infinitive: string): { heard: string; written: string } => {
  const heard = infinitive.replace(/en$/u, '');
  const single = heard.replace(/([bdfgklmnprst])\1$/u, '$1');
  const isOpen = single === heard && !unstressed.has(infinitive) && /(?<![aeiouë])[aeou][bdfgklmnprstvz]$/u.test(heard);
  const long = isOpen ? heard.replace(/([aeou])(.)$/u, '$1$1$2') : single;
  return { heard, written: long.replace(/v$/u, 'f').replace(/z$/u, 's') };
};
const withT = (stem: string): string => (stem.endsWith('t') ? stem : `${stem}t`);

/** A finite form of a verb. */
export interface FiniteForm {
  infinitive: string;
  isPlural: boolean;
  isPast: boolean;
}

const known = new Map<string, FiniteForm[]>();
const singulars = new Map<string, string>();
const learn = (word: string, form: FiniteForm): void => {
  known.set(word, [...(known.get(word) ?? []), form]);
};
const learnPresent = (infinitive: string): void => {
  const singular = presents.get(infinitive) ?? withT(stemsOf(infinitive).written);
  singulars.set(infinitive, singular);
  learn(singular, { infinitive, isPlural: false, isPast: false });
  learn(infinitive, { infinitive, isPlural: true, isPast: false });
};
const ofStrong = [...strong].map((four) => four.split('/'));
const isStrong = new Set(ofStrong.map(([infinitive]) => infinitive));
for (const infinitive of weak) {
  if (isStrong.has(infinitive) || !infinitive.endsWith('en')) continue;
  const { heard, written } = stemsOf(infinitive);
  const past = `${written}${/(?:[tkfspx]|ch)$/u.test(heard) ? 't' : 'd'}e`;
  learnPresent(infinitive);
  learn(past, { infinitive, isPlural: false, isPast: true });
  learn(`${past}n`, { infinitive, isPlural: true, isPast: true });
}
for (const [infinitive = '', past = '', pastPlural = ''] of ofStrong) {
  learnPresent(infinitive);
  learn(past, { infinitive, isPlural: false, isPast: true });
  learn(pastPlural, { infinitive, isPlural: true, isPast: true });
}

/** As it stands before “je”, without its ending: “kun”, “bereken”. */
export const formsBeforeJe = (word: string): readonly FiniteForm[] =>
  known.get(word === 'kun' ? 'kan' : withT(word)) ?? [];

/** What finite forms a word may be; it may be a noun all the same. */
export const finiteForms = (word: string): readonly FiniteForm[] => known.get(word) ?? [];

/** The present of the third person: “zit” of “zitten”. */
export const singularOf = (infinitive: string): string => singulars.get(infinitive) ?? infinitive;

/** As it stands before “je”: “gebruik je”. */
export const beforeJe = (infinitive: string): string =>
  /^(?:zijn|hebben|komen|gaan|staan|slaan|doen|zien|kunnen|mogen|willen|zullen|bestaan|ontstaan|verslaan)$/u.test(
    infinitive,
  )
    ? singularOf(infinitive)
    : stemsOf(infinitive).written;
