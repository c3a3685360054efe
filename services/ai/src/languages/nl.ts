import { clauseEnd } from './clause-end.ts';
import type { LanguageWords } from './language-words.ts';

export const nl: LanguageWords = {
  confidenceQuestion: 'Hoe zeker ben je van je antwoorden?',
  confidenceEnds: { lowEnd: 'helemaal niet zeker', highEnd: 'heel zeker' },
  markedBy: {
    right: 'De docent heeft dit antwoord als goed beoordeeld.',
    partly: 'De docent heeft dit antwoord als deels goed beoordeeld.',
    wrong: 'De docent heeft dit antwoord als fout beoordeeld.',
  },
  ocrData: 'nld',
  smallWords:
    'het een van zijn niet dat voor met aan ook naar uit bij worden wordt deze dit waarom welke je hoe wat als door maar te',
  questionWord: /^(?:wat|wie|wiens|welke?|hoe\p{L}*|waarom|wanneer|waar\p{L}*)$/u,
  secondQuestion: /\ben (?:wat|welke?|hoe|wie|wanneer|waar\p{L}*)\s+(.*)/iu,
  numberWords:
    /(?<!\p{L})(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|helft|driekwart|procent|(?:de )?meeste (?:leerlingen|antwoorden|kinderen)|meerderheid|niemand|iedereen)(?!\p{L})/giu,
  distressSigns: [
    `ik (?:wil|kan|trek)(?: het| dit| echt| zo| gewoon| ook| helemaal| allemaal)* niet meer${clauseEnd}`,
    String.raw`ik wil (?:echt |gewoon |zo )*(?:niet meer (?:leven|verder|bestaan)|dood|liever dood|sterven|verdwijnen|alles opgeven|met alles stoppen)(?!\p{L})`,
    String.raw`ik (?:haat|doe) (?:mezelf|mijn leven)(?!\p{L})`,
    String.raw`ik word (?:\p{L}+ ){0,3}gepest|(?:niemand mag|iedereen haat|niemand vindt) (?:me|mij)(?!\p{L})`,
    String.raw`ik voel me (?:zo |heel |erg |echt )*(?:alleen|eenzaam|waardeloos|ongelukkig)(?!\p{L})`,
    String.raw`ik ben (?:(?:zo|echt|gewoon|veel|te) )+(?:dom|waardeloos|verdrietig)(?!\p{L})`,
  ],
  articles: "de het een 't deze dit die elke iedere geen mijn",
  namesThatAreWords: `roos roosje sterre ster maan zon wolf beer leeuw vos bos berg berge dijk meer brink kamp wit zwart groen rood
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
    leerling leerlingen student scholier groep klas team naam anoniem test gast niemand iemand ik docent`,
  namesThatAreCapitalised: `frans duits engels deens spaans italiaans romein romeins parijs paris londen berlijn rome china india europa azie
    afrika amerika israel holland venus mars jupiter christus christ jezus kerst maas rijn nederland vlaanderen`,
};
