import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from '@exit-tickets/question-generator';
import { fold } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(fold));

/** First names and surnames that are words in lower case: a capital inside a sentence tells them apart. */
const namesThatAreWords: Record<Language, ReadonlySet<string>> = {
  nl: words(`roos roosje sterre ster maan zon wolf beer leeuw vos bos berg berge dijk meer brink kamp wit zwart groen rood
    bruin blauw geel groot klein lang lange kort jong jonge oud koning keizer prins graaf hertog ridder bakker smid visser
    boer molenaar kok kuiper timmerman schipper slager bisschop pastoor meester schrijver wever jager herder brouwer
    schilder snijder ham hof hoek horst veld velden water stroom beek vliet zee eiland linde eik boom bloem bloemen anemoon
    madelief viool iris jasmijn lelie fleur flora lente zomer winter herfst mei april juni augustus vrede hoop lief lieve
    liefde fee storm wind regen sneeuw ijs vuur vlam merel zwaan valk haan vink mus duif raaf kraai havik arend sperwer
    mees spreeuw leeuwerik jet lot rein bas ton pip els berk wilg amber robijn parel jade job wil koos riet lies zus vriend
    vriends melk hond kat koe kip bie haas veen heide duin zand steen rots kei goud zilver koper ijzer staal glas man vrouw
    kind vader broer neef oom kuif kroon troost vroom wijs wijze sterk stout braaf trouw eerlijk pot pan kan mol rat spin
    mug vlieg wesp mier slak pad bond brand dam bouw buis blok bol boon brug dag dal dorp draad engel geest gans hart haar
    hamer haring heer held helder hout huis huizen kaars kamer kast kers kool koster krans kruis kwast laan land last leek
    leer licht lijn loon loos luik maat markt moed mooi muis muur naald nagel nieuw noot olie orgel os paard paus peer pen
    plaat plant poel polder poort pool pruim raad ram reus rijk ring rook ruiter rust schaap schaar schoen school slot snel
    spek staart stam stok straat tak tand toren touw tuin uil vaart val veer vet vis vlag vogel wagen wal wand weg wiel wijn
    winkel wortel zaal zacht zeeman zoet zoon zuid noord west oost hoog laag dik dun rond recht scherp stil warm koud koel
    nat droog ben bent nam lag zag lam min tong wang zee hem arm arts kus lam sol stel som mars dom daar vals sier mens pet
    mat kar car rob bar sal vers prins dekker kant kampen leven lever winter vries vriezen waard bouwman huisman veldman
    leerling leerlingen student scholier groep klas team naam anoniem test gast niemand iemand ik docent`),
  en: words(`will mark rose hope grace faith joy charity patience prudence constance amber ruby pearl jade crystal opal ivory
    coral sky dawn eve autumn summer winter spring august sunny lily daisy violet iris holly ivy poppy heather hazel olive
    rosemary ginger basil sage jasmine fern willow ash rowan forest river rivers brook brooks lake stone cliff dale glen
    heath ridge rocky sandy storm gale rain star sun moon robin martin jay wren raven drake hawk wolf fox lamb bear buck doe
    colt bull swan crane finch bird birds fish fisher pike bass bishop king queen prince princess duke earl baron knight
    major page pope dean chancellor judge marshal marshall mason baker cook butcher farmer hunter archer potter weaver
    turner shepherd gardener carpenter porter walker singer piper barber driver ranger young old long short small little
    large strong wise good noble sweet sharp swift keen stern savage wild wilder bright frank earnest rich poor black white
    brown green grey gray gold golden silver blue red scarlet rusty wood woods field fields hill hills mill mills bridge
    ford well wells church temple castle hall house homes marsh park parks lane street bank banks day days week weeks noon
    winters frost snow ice dew mist misty rice bean berry cherry apple peach plum clementine pepper cotton silk wool bush
    reed reeds flower flowers bloom root roots branch leaf stem thorn bond bill bob chase chance chip chuck clay dick dot
    drew duncan gene grant guy hank hardy harmony harry haven jack jean jet jewel junior kit lance laurel lee lot mace mat
    max may melody merry mercy mike miles mint mo myrtle nick norm pan pansy pat peg penny pierce pip price pride ray rob rod
    roman ruth sally scout serene shelly skip skipper sonny sterling sue tab tanner terry tiger tod trinity true van victor
    victory viola vic wade ward warren wave west win winner carol case cash dash destiny dolly echo ember fate fortune
    genesis glory happy heaven honor honour infinity jasper jubilee justice kale lark legend liberty lion love lovely lucky
    lyric marvel maverick memory mercury merit moss mystery north ocean onyx orchid peace phoenix pilot promise psalm quest
    reign rebel remedy rhythm rocket royal saint salt season serenity shadow sparrow spirit story sunshine tempest topaz
    truth unity vale velvet venture wander wisdom wonder zephyr bell bells blood bolt bow box brand brick burns butler
    cannon cave chambers close court couch craft crisp cross crow crown curry cutter dare deal dish dove eagle east edge
    farm fast fear finger fire flint flood foot foreman fort foster found free freeman fuller game garden gardens gates
    glass goose grain grave graves grove gun hail hammer hand hands harp hatch hay head hedge held herring high holder
    holiday hood hook hopper horn horner horse humble hunt hurt ink key keys kind knock lamp law laws leach lean lemon light
    line lock loud lord low luck maiden main manly manner march marble masters mast may mead meadows means miner minor moody
    mould mount mountain nail neck needle new newman nice night nutter oak orange organ outlaw owl own pace pack part parson
    parsons partridge pass patch payne pease peacock peak pear plant pledge pond pool pound powers power proud purple purse
    quick race reader read rider ring road rock rocks rule rush rust sail sale sand sands school seal self sell senior
    sermon shade shell ship shore silver simple single skill sleep smart smoke snake soap song south spark sparks spear
    speed spice spike square stable stack staff stage stamp stand stark start steel step stock stout strange straw sugar
    summers swallow tack tall tank temple tender thick tide tongue tower towers town trail tree trees trout trunk tune turn
    twist valentine vine viper voice wait wall walls waters watt watts way welcome wheat wheeler whale wick wind winds window
    wine wing wings winter witch witty worth wrath yard angel said sad ram rim son sung sang thin tin tan tang ton men min
    can pin ping pang ha ho hang mars car cat kit mat cam chi gab val ali mar pro phil art alma ada nova luna stella aurora
    ant any ever even ian cent lea len lens al ed van pa ma hi ally don sam pupil pupils student students group class team
    name anonymous guest test teacher nobody somebody bot me`),
  de: words(`klein groß lang lange kurz jung alt neu schwarz weiß braun grün rot blau gelb gold golden stark schnell stolz
    fromm ehrlich ernst froh fröhlich frei sauer süß lieb liebe reich arm hart weich wild still munter klug weise tapfer
    kühn keck kühl kalt warm heiter hell dunkel rau scharf streng treu wahr will rein bald dick dünn grob krumm gerade
    leicht schwer spät früh hoch tief breit schmal voll leer satt müde wach sanft schön rosa dank gut besser wer sang lang
    fang hang ging wen ton arm dom rang nah min eile eigen fest fein klar edel gern roh recht links offen heil fern halb
    ganz bin bist hat ben`),
  fr: words(`pierre claire clair fleur rose marguerite violette iris jasmin olive clémentine cerise prune capucine églantine
    aurore aube lune étoile soleil océan océane ciel perle ambre jade rubis opale colline marin marine aimé aimée désiré
    désirée parfait constant constance juste clément innocent fidèle prudence patience espérance grâce foi charité victoire
    gloire paix joie angélique céleste ange chérie blanc blanche brun brune noir noire rousse roux gris vert rouge blond
    petit grand gros long court jeune vieux bon bonne beau belle doux douce fort forte sage fin franc gentil roi reine
    prince comte duc baron marquis chevalier abbé moine évêque pape maître marchand mercier boulanger boucher berger bergère
    charpentier couturier tailleur meunier pêcheur chasseur fermier jardinier potier tisserand soldat sergent maréchal clerc
    page loup renard lion ours cerf lièvre mouton agneau poulain coq poule colombe corbeau merle aigle faucon rossignol
    moineau papillon abeille bois forêt arbre chêne frêne tremble bouleau orme if pin sapin rivière fontaine source lac mer
    étang pont moulin maison château tour mur porte place champ champs pré prairie mont montagne val vallée roche rocher
    sable terre feu glace neige hiver été printemps automne mai avril août dimanche pascal marc robin gilles guy jean jules
    mélodie harmonie félicité louve charme barbe royer chat garçon ami amour amours bonnet bouquet bouton carré chapelle
    cordier cousin couteau croix dauphin doré droit école ferry gaillard garde gay germain germaine hardi lefort léger
    maire major marion noisette fraise anémone hortense mauve olivier picard poirier pommier poisson riche royal sauvage
    voisin sylvestre laurier tulipe reine lumière anis myrtille or son vent sale sang dé dur nu vu su lu du dit sol mer tard
    luce camée parent ferme lys lis lilas muguet noël pâques mais gens amine danse rire bar car mal sel lame dame rame
    élève élèves groupe classe équipe nom anonyme test personne professeur`),
};

/** Names that are words with a capital everywhere, as every German noun: only its company tells such a name. */
const namesThatAreCapitalised: Record<Language, ReadonlySet<string>> = {
  nl: words(`frans duits engels deens spaans italiaans romein romeins parijs paris londen berlijn rome china india europa azie
    afrika amerika israel holland venus mars jupiter christus christ jezus kerst maas rijn nederland vlaanderen`),
  en: words(`april may june august march monday sunday friday easter christmas english french german dutch welsh irish scot
    scott british norman roman rome christian christ jesus england ireland holland france paris london berlin milan india
    china asia africa america europe israel venus mars mercury jupiter earth sun moon i`),
  de: words(`wolf stern sterne rose rosen sonne mond sommer winter herbst lenz frühling mai april juni juli august berg stein
    bach wald baum busch blume feld heide linde eiche tanne birke ahorn dorn fels see insel fluss strom meer quelle brunnen
    graben damm teich hügel tal bauer koch könig kaiser graf richter jäger fischer weber schneider schäfer schuster vogel
    hahn fuchs keller engel horn iris viola melodie jasmin ernst mark bär löwe adler falke rabe specht fink storch gans
    hirsch hase igel ritter herzog fürst prinz papst bischof abt mönch pfarrer vogt bürger krieger sieger sänger maler
    gärtner töpfer händler krämer schmied metzger bäcker kellner lehrer meister mann frau herr kind vater bruder hof haus
    burg schloss turm kirche markt platz weg brücke mühle acker wiese garten sand lehm eisen stahl gold silber kupfer glas
    salz pfeffer zucker honig korn weizen hafer kohl kraut apfel birne kirsche nuss bohne wein bier wasser feuer licht blitz
    donner wind sturm regen schnee frost reif nebel wolke tag nacht morgen abend zeit sonntag freitag montag ostern freude
    liebe glück kraft macht mut zorn stolz traum geist herz kopf hand haupt bart haar zahn kamm hut rock schuh hammer nagel
    pfeil bogen schild krone ring kreuz stab kugel block pilz zweig ast stamm wurzel blatt halm rubin opal perle amber
    hasel gabel rolle kuba rom paris london berlin china indien europa asien afrika amerika israel venus mars jupiter
    christ christus jesus gott tor ton dom arm not ehre gnade hoffnung friede frieden wahl recht lang land stadt dorf
    schüler schülerin gruppe klasse team name test gast lehrerin`),
  fr: words(`paris londres rome berlin chine inde france europe asie afrique israel mars venus noel pâques dieu jésus christ
    français anglais romain romains normand breton lorraine savoie`),
};

/** Units that are called after people: with a capital they are the people. */
export const eponymousUnits: ReadonlySet<string> = words(
  'pascal newton joule watt volt ampère kelvin celsius hertz tesla ohm siemens weber henry gray curie',
);
/** Symbols of elements that are given names too. */
const elements = words('al li mo ni co na ti in as he ho ag au sb os bi ra at er la ga ge se te ta pa am no');

const foldAll = (list: ReadonlySet<string>): ReadonlySet<string> => new Set([...list].map(fold));
const foldedStopWords: Record<Language, ReadonlySet<string>> = {
  nl: foldAll(languagePacks.nl.words.stop),
  en: foldAll(languagePacks.en.words.stop),
  de: foldAll(languagePacks.de.words.stop),
  fr: foldAll(languagePacks.fr.words.stop),
};

/** Whether a folded word is a small word of one of the languages. */
export const isStopWord = (folded: string): boolean =>
  languages.some((language) => foldedStopWords[language].has(folded));

/** How much a folded word says about being a name: a word that is one only beside others, one with a capital, or a name. */
export type WordKind = 'name' | 'word' | 'capitalised';

/** @param spoken the languages of an answer: the lesson's and its own */
export const wordKind = (folded: string, spoken: readonly Language[]): WordKind => {
  if (elements.has(folded) || spoken.some((language) => namesThatAreCapitalised[language].has(folded)))
    return 'capitalised';
  if (eponymousUnits.has(folded)) return spoken.includes('de') ? 'capitalised' : 'word';
  return spoken.some((language) => namesThatAreWords[language].has(folded) || foldedStopWords[language].has(folded))
    ? 'word'
    : 'name';
};
