import type { MaskingWords } from '../masking-words.ts';

export const masking: MaskingWords = {
  articles: "de het een 't deze dit die elke iedere geen mijn",
  particles: "van de der den het 't ter ten te op",
  conjunctions: 'en of met',
  speechVerbs: `zegt zei zeggen denkt dacht vindt vond meent vraagt vroeg weet wist schrijft schreef legt legde snapt snapte
    begrijpt antwoordt antwoordde vertelt vertelde bedoelt beweert helpt hielp`,
  beforeVerbs: '',
  titles: 'juf juffrouw meester meneer mijnheer mevrouw professor dokter',
  titlesThatAreVerbs: '',
  subjects: '',
  abbreviatedTitles: 'mevr dhr dr prof',
  capitalisedTitles: 'mw',
  dottedTitles: '',
  kinship: `broer broertje stiefbroer halfbroer zus zusje stiefzus halfzus vader moeder papa mama pap mam opa oma opaatje omaatje tante oom ome
    peetoom peettante neef neefje nicht nichtje vriend vriendin vriendje maatje buurman buurvrouw buurjongen buurmeisje stiefvader
    stiefmoeder pleegvader pleegmoeder schoonzus zwager`,
  mine: "mijn m'n mn onze zijn haar hun",
  me: 'me mij ons',
  auxiliaries: 'heeft had is was kan wil gaat ging komt kwam doet deed moet en die',
  callsOneself: 'ik heet|(?:vriend|vriendin|broer|zus|zusje|broertje) heet',
  callsSomebody: '(?:hij|zij|ze|die) heet',
  schools: String.raw`\p{Lu}\p{L}{3,20}(?:college|lyceum|gymnasium)(?!\p{L})|(?:\p{Lu}[\p{L}-]{1,30} ){1,2}(?:College|Lyceum|Gymnasium|School|Basisschool|Mavo|Havo|Universiteit|Hogeschool|Ziekenhuis|MC|UMC)(?!\p{L})|(?<=(?:[Bb]asisschool|[Ss]chool|[Cc]ollege|[Ll]yceum|[Gg]ymnasium|[Mm]avo|[Hh]avo|[Zz]iekenhuis|[Kk]liniek) )(?:[Dd]e |[Hh]et |['’]t )?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?`,
  livesIn:
    '(?:zit|zitten|ga|gaan) op(?: het| de)?|werkt bij(?: het| de)?|(?:ik|wij|we) (?:woon|wonen|kom|komen|ben|zijn) (?:in|te|uit|van)|woont in|woont te|komt uit|verhuisd naar',
  placePrepositions: 'in te uit bij',
  born: String.raw`geboren|geb\.|jarig|verjaardag`,
  months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  health: String.raw`diabet\p{L}{0,8}|suikerziekte|kanker\p{L}{0,10}|epilep\p{L}{0,8}|adhd|astma\p{L}{0,8}|autis\p{L}{0,8}|dyslec\p{L}{0,8}|dyslexie|dement\p{L}{0,4}|dementie|alzheimer|parkinson|depressi\p{L}{0,4}|anorex\p{L}{0,5}|boulim\p{L}{0,5}|hartaanval|hartinfarct|beroerte|reuma|leukemie|migraine|rolstoel|blind|doof|downsyndroom|schizofre\p{L}{0,6}|burn-?out|coeliakie|verslaafd|alcoholist|hiv|aids`,
  diminutives: [
    ['tje', 3],
    ['pje', 3],
    ['je', 3],
    ['etje', 3],
  ],
  diminutiveName: /...[dfgkpst]je$/,
  streets: {
    inOneWord: {
      endings: 'straat|straatje|laan|plein|gracht|singel|steeg|dreef|plantsoen',
      capitalEndings: 'weg|kade|dijk|hof|pad|markt|steenweg|baan|lei',
      others: `zeestraat productiestraat wasstraat hoofdstraat teststraat snelweg spoorweg melkweg luchtweg waterweg omweg
        uitweg afsluitdijk kerkhof voetpad fietspad zebrapad landweg handelsweg supermarkt arbeidsmarkt zwartemarkt binnenhof`,
      apart: 'straat laan weg plein',
      particles: 'van de der den het ter ten',
    },
  },
  quantities: 'meter kilometer jaar jaren uur uren minuten keer procent graden miljoen huizen mensen',
  phone: 'tel|telefoon|telefoonnummer|nummer|mobiel|bel',
  phoneIs: 'is|mij',
  at: 'apenstaartje',
  givenNames: `anouk annelies anneke anniek aylin ayoub bart bilal boaz bram britt chantal daan damian dani danique
    daphne derk deniz dex dilara ece elif elin eline ellen emma emre esmee esra esther evi fatima femke fenna fien
    finn floortje freek gijs guus hamza hannah hatice henk hidde hugo ilias imane ingrid isa jasper jayden jelle jens
    jeroen jesper jesse jip jochem joep joost jordy jorn joris jurre karim kees kerem khadija kim koen lars laura levi
    lieke lisa lizzy loes lotte lucas luca lucie luuk lynn maaike maarten marieke marijn marloes marwa maryam maud
    mehmet melissa merve mika mila milan milou mohamed mohammed murat mustafa naomi nick niels nienke nina noa noah
    noor nora nour oumaima pepijn pien piet pim quinten rachid rick rik ruben saar salma sam samira sander sanne sarah
    selin sem shanaya siem sofie sophie stan stef stijn sven tarik teun thijs tijmen tijn tim tom tess tessa tygo vera
    wesley willemijn wout wouter xavi yara yasmina yassin yassine youssef yusuf zakaria zara zeynep zoe`,
  familyNames: `bakker berg boer boers bos bosman brouwer claes dekker demir dijk dijkstra dekkers el gerritsen graaf haan hendriks hoekstra
    jacobs jansen janssen janssens jong kaya koning kok kuipers maes meer meijer mertens mulder peeters peters post postma prins
    schouten smit smits veen vermeer vermeulen verhoeven visser vos vries wit willems wouters yildiz yilmaz`,
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
    enzo leerling leerlingen student scholier groep klas team naam anoniem test gast niemand iemand ik docent`,
  namesThatAreCapitalised: `frans duits engels deens spaans italiaans romein romeins parijs paris londen berlijn rome china india europa azie
    afrika amerika israel holland venus mars jupiter christus christ jezus kerst maas rijn nederland vlaanderen`,
};
