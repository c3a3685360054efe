import { listOf } from '@exit-tickets/answer-groups';
import type { LessonPack } from './lesson-pack.ts';
import type { LinePatterns } from './lines.ts';
import type { Stems } from './stems.ts';

/** Line patterns of Dutch lessons. */
const lines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:les|leer)?doel(?:en|stellingen)?\b|na (?:deze|dit) (?:les|paragraaf|hoofdstuk|thema)|aan het eind(?:e)? van|wat (?:ga|leer|kun) je|je leert|in deze (?:les|paragraaf) leer)/iu,
    keyWords:
      /^(?:begrippen(?:lijst)?|kernbegrippen|kernwoorden|sleutelwoorden|belangrijke (?:woorden|begrippen)|trefwoorden|woordenlijst|definities)\b/iu,
    tasks:
      /^(?:opdracht|opgave|oefen|vragen\b|vraag(?: \d|$|:)|aan de slag|aan het werk|zelf aan|huiswerk|verwerking|toets|check|wat gaan we doen|agenda|programma|planning|terugblik|afsluiting|inleveren|doel van de les|wat weet je nog|discussie|veiligheid|opruimen|ruim op|bronnen\b|antwoorden|resultaten|differentiatie|referenties|externe link|voetnoten|literatuur(?:lijst|$))/iu,
    materials: /^(?:nodig|benodigdheden|dit heb je nodig|wat heb je nodig|ingrediënten|materia(?:al|len))\b/iu,
    procedure: /^(?:werkwijze|zo doe je het|uitvoering|bereiding(?:swijze)?|stappen(?:plan)?|aanpak|methode$)/iu,
    example: /^(?:voorbeeld(?:opgave|som|en)?|uitgewerkt|rekenvoorbeeld|uitwerking|berekening)\b/iu,
    source: /^(?:bron\b|gedicht|fragment|citaat|tekst [a-d0-9])/iu,
  },
  goal: /^(?:ik|je|jij) (?:(?:kan|kunt|kun)(?=.*(?:uitleggen|noemen|beschrijven|vergelijken|berekenen|tekenen|toepassen|herkennen|verklaren|aangeven|vertellen|opzoeken|schrijven|lezen)(?!\p{L}))|weet|leert|ken|kent|begrijpt|begrijp)\b/iu,
  task: /^(?:(?:opdracht|opgave|vraag|oefening) ?(?:\d|[a-z](?=[.:)]))|graag|alsjeblieft|maak|maken|teken|noem|leg (?:(?:in|met|kort)\b.*)?uit|vul|bespreek|zoek|lees|bekijk|kijk|schrijf|bereken|reken|geef|kies|streep|omcirkel|onderstreep|kleur|plak|knip|vergelijk|beschrijf|beantwoord|bedenk|overleg|controleer|lever|neem|pak|leer|werk|ga|zet|verbind|gebruik|markeer|verzamel|test|vraag|herhaal|spoel|draag|was|let|denk|stel|sla|presenteer|haal|klaar\?|huiswerk|tip|kopieer|voeg|verwerk|probeer)\b/iu,
  formField:
    /^(?:(?:voor|achter)?naam|klas|datum|docent|groep|cijfer|vak|school|leerling|partner|les ?uur)\s*[:.…_]|[_.…]{6,}|\bklas:|\d+ ?min(?:uten)?\b\.?\)?$|^(?:dhr|mevr|meneer|mevrouw|juf|meester)\b/iu,
  notes: 'notities',
  webPage:
    /(?<!\p{L})(?:(?:gebruik\p{L}*|accepteer\p{L}*)(?: \p{L}+){0,3} cookies|cookies accepteren|nieuwsbrief|inloggen|aanmelden|laatst bijgewerkt|lees (?:ook|verder|meer)|naar (?:de )?inhoud|alle rechten|terug naar boven|min(?:\.|uten)? (?:lezen|leestijd)|\d+ reacties?)(?!\p{L})|^(?:beste|dag|hallo|hoi|lieve) [^.,!]{2,30}[,!]|^(?:(?:geplaatst|gepubliceerd) (?:op|door)|zie ook|deel dit)(?!\p{L})|^(?:menu|home|contact|zoeken|advertentie|hoofdmenu|inhoud|inhoudsopgave)$/iu,
  pageFurniture:
    /^(?:dia|slide|pagina|pag\.?|blz\.?|blad)\s*\d+|^\d+$|©|^pagina\b|\bpagina \d+|^(?:noordhoff|malmberg|thiememeulenhoff|versie)\b/iu,
  example:
    /^(?:voorbeeld|bijvoorbeeld|vb|rekenvoorbeeld|uitwerking|gegeven|gevraagd|antwoord|uitkomst)\b\s*\d*\s*[:.]/iu,
  label:
    /^(?:(?:grote? |klein[e]? |extra |belangrijk(?:e|ste)? )?(?:voordeel|nadeel|voordelen|nadelen|doel|gevolg|oorzaak|voorbeeld|tip|let op|pas op|opmerking|uitleg|vraag|antwoord|bron|stap(?: \d+)?|veiligheid|conclusie|onthoud|grammatica|samenvatting|inleiding|vroeger|nu|later|toen|ruim op|theorie|regel|formule|kenmerken?|taken|taak|weetje|les|paragraaf|hoofdstuk|thema|blok|dia|nodig|werkblad|practicum|mythe|waar|niet waar|fout|goed|misverstand|zomer|winter))(?!\p{L})/iu,
  announcesError:
    /^(?:let op|pas op|veelgemaakte fout(?:en)?|veel gemaakte fout|misverstand(?:en)?|mythe|fout|valkuil|denkfout)\s*[:!–-]?\s*/iu,
  callsAttention: /^(?:let op|pas op)/iu,
  statesError:
    /(?:veel|sommige|de meeste)\s(?:\p{L}+ )?(?:leerlingen|mensen|kinderen|studenten|brugklassers|jongeren)\s(?:denken|geloven|zeggen|menen|schrijven)(?: vaak| ten onrechte| nog(?: steeds)?| soms)* dat (?<error>.+)|\p{L}+ (?:denken|geloven) (?:vaak|ten onrechte) dat (?<taken>.+)|(?:vaak|soms|ten onrechte) (?:wordt|werd) (?:vaak |ten onrechte )?(?:gedacht|gezegd|beweerd) dat (?<thought>.+)|(?:een )?(?:veelgemaakte fout is (?:om )?te denken|(?:misverstand|misvatting|fabel|hardnekkige? (?:misverstand|fabel|idee|mythe)) is) dat (?<mistake>.+)|\b(?:misverstand|misvatting|denkfout|veelgemaakte fout)/iu,
  denies:
    /^(?:(?:dat|dit|het) (?:is|klopt) (?:(?:dus|echter|helemaal|natuurlijk) )?(?:niet (?:zo|waar|juist|goed|altijd (?:zo|waar))|niet|onjuist|onwaar|fout|een (?:fout|misverstand|fabel))|niet waar|onwaar|onjuist|fout|nee)(?!\p{L})/iu,
  putsRight:
    /^(?:in werkelijkheid|eigenlijk|in feite|maar|echter|toch|juist)(?!\p{L})|(?<!\p{L})ten onrechte(?!\p{L})/iu,
  agrees:
    /^(?:(?:dat|dit) (?:klopt(?! niet)|is (?:waar|zo|juist))|(?:zij|ze) hebben gelijk|ander(?:e|en)(?!\p{L})|en |(?:dat (?:is|klopt) )?(?:in theorie|in principe|soms|deels|gedeeltelijk|niet altijd)(?!\p{L}))/iu,
  opensContrast: /^(?:maar |echter, )|(?<=^\S+(?: \S+){0,3}) echter(?= )/iu,
  but: /, maar (?!ook)/u,
  joins: /^(?:en|of|tot)\s/u,
  toMachine:
    /\b(?:negeer|vergeet) (?:alle |de |deze |je |jouw )*(?:vorige |eerdere |bovenstaande )?(?:instructies|opdrachten|regels|prompt)|\b(?:als|je bent een) (?:ai|taalmodel|chatbot|assistent)\b|\b(?:ai|chatgpt|taalmodel|assistent)[,:] |\bsysteemprompt\b|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior |above )?(?:instructions|rules|prompts?)|\bsystem prompt\b|\byou are (?:an? )?(?:ai|assistant|language model|chatbot)|^(?:system|assistant|user)\s*:/iu,
  opensMeaning:
    /^(?!(?:de|het) \p{L}{1,30} (?:is|zijn|was|waren) )(?:de|het|een|wanneer|als|dat|iets|iemand|alle|manier|geheel|deel)\s/iu,
};

const called = '(?:heet|heten|noemen we|noemt men|noem je|noemen wij)';
const term = String.raw`(?<term>[\p{L}’'-]+(?: [\p{L}-]+){0,2}?)`;
const np = `(?:(?:[Dd]e|[Hh]et|[Ee]en) )?${term}`;
/** Words after a noun that begin a clause or phrase, which makes it an explanation. */
const explains = String.raw`(?:die|dat|waar(?!door)\p{L}*|van|met|om|in|tussen|door|voor|uit|tot|zonder|boven|onder|bij|op|over)`;
const plural = String.raw`(?!(?:gesloten|gebonden|geboren|verboden|verloren|open|eigen|tevreden|binnen|buiten|samen) )(?!\p{L}*ge\p{L}+(?:en|d|t) )[\p{L}-]+(?:en|s|['’]s|a|i)`;

const stems: Stems = {
  opensLeaning:
    /^(?:dat|dit|deze|die|hij|zij|ze|we|wij|ik|het (?!(?:verschil|gevolg|doel|regent|vriest|sneeuwt)(?!\p{L}))(?:is|wordt|heeft|kan|gaat|was|werd|begint|eindigt|zijn|waren|niet|er|dan|ook|zo|te|wel|nog|\p{L}+er)(?!\p{L})|daar\p{L}*|hier\p{L}*|dan|dus|ook|zo|zulke|er(?! (?:zijn|is|was|waren|bestaan))|hun|haar|zijn|toen|maar|want|en|of|echter|later|vervolgens|ten slotte|tot slot|verder|bovendien|daarnaast|(?:met|door|van|voor|in|uit|bij|op|na|om) (?:die|dat|deze|dit|hem|haar|beide)|een ander\p{L}*|de ander\p{L}*|het ander\p{L}*|(?:de|het) (?:eerste|tweede|derde|laatste|volgende)|andere|anderen|beide|allebei|sommige|juist|toch|wel|zelfs|als (?:je )?(?:hij|zij|ze|dit|dat|deze|het)|(?:omdat|wanneer) (?:hij|zij|ze|zijn|haar|hun|dit|dat|deze|het)|eerst|daarna|nu|in werkelijkheid|in feite|intussen|tegelijk\p{L}*|kortom|kijk|stel|denk|ten (?:eerste|tweede)|nee|ja|volgens (?:hem|haar|hen)|een paar|vandaag|elk van|geen van|(?:\p{L}+ |\d+ ){1,3}(?:minu(?:ut|ten)|uur|uren|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren)|eeuw(?:en)?) (?:later|daarna|eerder))(?!\p{L})/iu,
  adds: /^(?:ook|beide|andere?n?)(?!\p{L})/iu,
  leans:
    /(?<!\p{L})(?:daarvan|daaraan|daarin|daarmee|daarbij|daarop|daaruit|daarvoor|daarom|daarna|daardoor|hiervan|hierin|hierbij|hierdoor|hiermee|hiervoor|hierboven|hieronder|deze|dit|zulke|zo['’]n|laatstgenoemde|bovenstaande|onderstaande|bron [\dA-D]|afbeelding|figuur|bladzijde|echter|alsnog|desondanks|nog steeds|de ander\p{L}*|(?:eerdere|vorige|(?<!\p{L} (?:aan|bij|door|in|met|naar|op|tot|uit|van|voor) een )andere|overige) \p{L}+|vandaag|gisteren|vorige week|wij|we|ik|ons|onze|mijn|jullie)(?!\p{L})|(?<!\p{L})(?:het|hem|ze|hen|dat|dit|zo)$|(?<!\p{L})(?:de|het) \p{L}+,[^,]* daar\.?$|^(?:\p{L}+ ){1,3}(?:hij|zij|ze|hem|hen|juist)(?!\p{L})/iu,
  openClause: /^(?:\S+ ){1,4}(?:die|dat)(?= [^,]*$)/iu,
  hangs:
    /(?<!\p{L})(?:niet|geen|zo(?: \p{L}+)?|te|maar|en|of|is|zijn|alleen|net)$|^(?:als|doordat|hoewel|nadat|omdat|terwijl|wanneer|zodra) [^,]*$/iu,
  notOnly: /niet alleen/iu,
  cause:
    /^(?<left>[^;:]{12,}?),? (?<right>(?:(?:vooral|mede|juist|alleen|namelijk|onder andere) )?(?:omdat|doordat|aangezien|want) .{6,})$/iu,
  aim: /^(?<left>[^;:]{12,}?), (?<right>om .{6,})$/iu,
  consequence:
    /^(?<left>[^;:]{12,}?), (?<right>(?:waardoor|zodat|met als gevolg dat|dus|en daardoor|en daarom) .{8,})$/iu,
  opensReason: /^want /iu,
  condition:
    /^(?<left>(?:(?:Als|Wanneer|Zodra|Omdat|Doordat|Hoe) (?!dat |dit |deze |die )[^,;:]{8,}|\p{Lu}\p{L}+ [^,;:]{8,}(?=, dan ))), (?<right>\p{Ll}[^,;:]{8,})$/u,
  contrast: /^(?<left>[^;:]{12,}?,? (?:terwijl|in tegenstelling tot)) (?<right>[^;:]{8,})$/iu,
  enumeration:
    /^(?<left>[^;:,]{8,}?(?: (?:bestaat|bestaan) uit|(?: zijn|:)(?= [^,;:]+, ))) (?<right>[^\s,;:]+(?: [^\s,;:]+){0,4}(?:, [^\s,;:]+(?: [^\s,;:]+){0,4})*,? (?:en|of)(?: [^\s,;:]+){1,6})$/iu,
  says: /^(?<left>[^;:,]{4,}? (?:ontsta(?:at|an|n)(?: \p{L}+)? (?:door|uit|als|wanneer|doordat)|(?:zorg(?:t|en|de|den)) (?:voor|ervoor dat)|leid(?:t|en|de|den) tot|dien(?:t|en) (?:om|voor|als|tot)|hang(?:t|en) af van|(?:heeft|hebben) als taak|beschermt|beschermen|voorkomt|voorkomen|alleen (?:als|wanneer))) (?<right>[^;:]{8,})$/iu,
  givesCause:
    /^(?:(?:dat|dit) (?:komt|kwam) (?:door|omdat)|de (?:reden|oorzaak) (?:daarvan|daarvoor|hiervan|hiervoor) |(?:dat|dit) (?:is|was) omdat|(?:dat|dit) gebeurt (?:door|omdat))/iu,
  addsCause: /^(?:daarnaast|bovendien)(?!\p{L})/iu,
  givesConsequence:
    /^(?:daardoor|hierdoor|daarom|als gevolg (?:daarvan|hiervan)|het gevolg (?:is|was|hiervan|daarvan)|om die reden|(?:dat|dit) (?:leidt|leidde|zorgt|zorgde) (?:tot|voor|ervoor))(?!\p{L})/iu,
  definitions: [
    new RegExp(`^onder ${np} verstaa[nt]? (?:we|men|je) .{10,}$`, 'iu'),
    new RegExp(`^${np} (?:betekent|houdt in) .{12,}$`, 'iu'),
    new RegExp(`^[^:;]{12,}?,? (?:en )?${called} (?:ook wel |we )?${np}$`, 'iu'),
    new RegExp(`^[^:;]{12,}?,? (?:wordt|worden) (?:ook wel )?${np} genoemd$`, 'iu'),
    new RegExp(
      String.raw`^${np} (?:is|was) (?!(?:[ée]{2}n|een) van |een (?:der|voorbeeld) )(?!(?:de|het) (?:eerste|laatste|enige) |het (?:\p{L}+)st )(?:een|de|het) (?:[\p{L}-]+,? ){1,5}?${explains} .+$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${np} (?:is|was) (?:een|de|het) (?:[\p{L}-]+ ){2,8}(?:halen|maken|brengen|zetten|scheiden)(?: .+)?$`,
      'iu',
    ),
    new RegExp(
      String.raw`^${np} (?:zijn|waren) (?:[\p{L}-]+ ){0,2}${plural},? (?:die|waar(?!door)\p{L}*|van|met|om|tussen|voor|zonder) .+$`,
      'iu',
    ),
  ],
  definesPrevious: [
    new RegExp(String.raw`^(?:dit|dat|deze|die|zo['’]n)(?!\p{L})[^,:]{0,40}? ${called} (?:ook wel |we )?${np}$`, 'iu'),
    new RegExp(
      String.raw`^(?:dit|dat|deze|die|zo['’]n)(?!\p{L})[^,:]{0,40}? (?:wordt|worden) (?:ook wel )?${np} genoemd$`,
      'iu',
    ),
  ],
  difference:
    /(?<!\p{L})verschil(?:len)? tussen (?:(?:de|het|een) )?(?<a>[\p{L}-]+(?: [\p{L}-]+)?) en (?:(?:de|het|een) )?(?<b>[\p{L}-]+)/iu,
  hollowNoun:
    /(?:^|\s)(?:voorbeeld(?:en)?|gevolg(?:en)?|nadeel|voordeel|nadelen|voordelen|reden(?:en)?|oorza(?:ak|ken)|doel|verschil(?:len)?|probleem|antwoord|belangrijkste|kern|resultaat|eerste|tweede|derde|laatste|deel|manier|situatie|volgende|bekendste|grootste|andere?|enige|beste|conclusie|punt|uitleg|les|tekst|bron|opdracht|hier|daar|nu|er|men|jongen|meisje|wat|wie|dat|dit|deze|die|het|ik|hij|zij|we|je|regel|rest|bedoeling|truc|idee|uitkomst|som|formule|taak|rol|alleen|ook|niet|hoofdpersoon|titel|schrijver|dichter|mensen|leven|vraag|jaar|eeuw|slotte|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?!\p{L})/iu,
  nouns:
    /(?<!\p{L})(?:de|het(?! \p{L}+(?<!ch?)t )|een|geen|elke?|alle) (?:\p{L}+e ){0,2}?(?<noun>\p{L}{4,})(?= (?:de|het|een|van|in|is|zijn|was|waren|die|dat|en|of|met|op|voor|door|uit|aan|naar|om|tot|bij|te|wordt|worden|heeft|hebben|kan|tussen|over|als)(?!\p{L})|[.,;:?!)])|(?<!\p{L})de (?<subject>\p{L}{3,30}(?<!e|en))(?= )/giu,
  article: /^(?:de|het|een)\s+/iu,
  ask: {
    meaning: (term) => `Leg in je eigen woorden uit wat ${term} betekent.`,
    cause: (quoted) => `${quoted} Leg uit waarom.`,
    aim: (quoted) => `${quoted} Leg uit met welk doel.`,
    consequence: (quoted) => `${quoted} Wat is daarvan het gevolg?`,
    difference: (a, b) => `Wat is het verschil tussen ${a} en ${b}?`,
    misconception: (error) => `Sommige mensen denken dat ${error}. Leg uit wat er niet klopt.`,
    quotedMisconception: (quoted) => `Iemand zegt: ${quoted} Leg uit wat er niet klopt.`,
    completion: (quoted) => `Maak de zin af: ${quoted}`,
    list: (quoted) => `Maak het rijtje af: ${quoted}`,
    gap: (quoted) => `Welk woord hoort op de lege plek? ${quoted}`,
  },
  believes: (error) => `Denkt dat ${error}.`,
  suggestedFocus: (topics, headings) =>
    `Deze les draait om ${listOf(topics, 'en')}.${headings.length > 0 ? ` Onderdelen: ${listOf(headings, 'en')}.` : ''}`,
};

/** Line patterns, sentence patterns and questions for Dutch lessons. */
export const nl: LessonPack = { lines, stems };
