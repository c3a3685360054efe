import type { LanguageWords } from '../language-words.ts';
import { masking } from './masking.ts';
import { phrases } from './phrases.ts';
import { scoring } from './scoring.ts';

export const nl: LanguageWords = {
  confidenceQuestion: 'Hoe zeker ben je van je antwoorden?',
  confidenceEnds: { lowEnd: 'helemaal niet zeker', highEnd: 'heel zeker' },
  markedBy: {
    right: 'De docent heeft dit antwoord als goed beoordeeld.',
    partly: 'De docent heeft dit antwoord als deels goed beoordeeld.',
    wrong: 'De docent heeft dit antwoord als fout beoordeeld.',
  },
  readYourself: 'Lees dit antwoord zelf: misschien heeft wie dit schreef hulp van een volwassene nodig.',
  ocrData: 'nld',
  smallWords:
    'het een van zijn niet dat voor met aan ook naar uit bij worden wordt deze dit waarom welke je hoe wat als door maar te',
  questionWord: /^(?:wat|wie|wiens|welke?|hoe\p{L}*|waarom|wanneer|waar\p{L}*)$/u,
  secondQuestion: /\ben (?:wat|welke?|hoe|wie|wanneer|waar\p{L}*)\s+(.*)/iu,
  yesAndNo: 'ja|nee|waar|niet waar|onwaar|juist|onjuist',
  allOrNone: 'alle(?:s| antwoorden)? (?:hierboven|bovenstaande|van)|geen van',
  or: 'of',
  asksAboutMaterial:
    '(?:afbeelding|figuur|dia|opgave|bron|bladzijde|plaatje|foto|schema) \\d+|(?:op|in|bij|onder) (?:de|het|deze|dit) (?:\\p{L}+ )?(?:afbeelding|plaatje|foto|dia|filmpje|video)|heb (?:je|jij) (?:\\p{L}+ ){0,6}geleerd|leerde (?:je|jij)',
  asksForCause: 'waarom|hoe komt|hoe dat komt|oorzaak|gevolg|wat gebeurt',
  numberWords:
    /(?<!\p{L})(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|helft|driekwart|procent|(?:de )?meeste (?:leerlingen|antwoorden|kinderen)|meerderheid|niemand|iedereen)(?!\p{L})/giu,
  quantityWords:
    '(?:bijna |vrijwel |haast |zowat )?(?:sommige|enkele|vele|veel|weinig|de meeste|meerdere|verschillende|een paar|een aantal|een hand(?:je)?vol|alle|geen enkele) (?:van de )?(?:leerlingen|kinderen|antwoorden|inzendingen)|sommigen|enkelen|velen|de meesten|een enkeling|enkelingen|(?:bijna|vrijwel|haast|zowat) (?:iedereen|niemand|allemaal)|(?:de|een) (?:hele|halve) (?:klas|groep)|een hand(?:je)?vol|een (?:groot |flink |klein )?deel van de (?:klas|leerlingen|groep)|minderheid|een (?:kwart|derde) van de (?:klas|leerlingen)|merendeel|gros van de|overgrote deel|(?:nauwelijks|amper|haast|bijna|vrijwel|zo goed als) (?:iemand|niemand|één|een)|weinigen|enkele(?:n)? van hen|een paar van hen|heel wat (?:leerlingen|kinderen|antwoorden)|tal van (?:leerlingen|kinderen|antwoorden)|(?:de|het) (?:rest|overige) van de (?:klas|groep)|de overigen|grotendeels|overwegend|(?:elke|iedere|geen) (?:leerling|kind)|allen(?= (?:denken|vinden|weten|schrijven|zeggen))|driekwart',
  remarksOnPersons: String.raw`luie?|slordige?|domme?|zwakke (?:leerling|lezer|rekenaar)\p{L}*|onoplettend|ongeconcentreerd|ongemotiveerd|niet opgelet|slimme?|begaafde?|adhd|autis\p{L}*|dyslec\p{L}*|dyslexie|zwakke? (?:groep\p{L}*|klas|leerling\p{L}*|lezers?|rekenaars?)|trage (?:leerling\p{L}*|denkers?)|(?:niet|slecht|onvoldoende|nauwelijks) (?:goed )?(?:opgelet|geleerd|geluisterd|geoefend|gestudeerd|voorbereid|hun best)|geen moeite|ongeïnteresseerd\p{L}*|gemakzuchtig\p{L}*|niet serieus|intelligent\p{L}*|onvolwassen|achterstand|laag niveau|leesprobleem\p{L}*`,
  callsWrong:
    'niet juist|onjuist|klopt niet|niet waar|fout|verkeerd|niet goed|misverstand|misvatting|denkfout|vergissing|onzin|niet zo',
  tellsThat: String.raw`(?:leg|vertel|benadruk|herhaal|toon|laat|zeg|herinner|maak|onderstreep|schrijf|noteer|dicteer|onthoud|bespreek|zet)(?!\p{L})[^.!?:]{0,60}?(?: dat(?!\p{L})| waarom(?!\p{L})|:)`,
  setsRight: String.raw`niet|geen|nooit|nergens|niks|fout|onjuist|verkeerd|verbeter\p{L}*|corrige\p{L}*|klopt|kloppen|in plaats van|juist wel|vergelijk\p{L}*|kies|kiezen|ontdek\p{L}*|weerleg\p{L}*|aanvul\p{L}*|vul\p{L}{0,20} aan`,
  firstPerson: 'ik|me|mij|mijn|mn|we|ons|niemand|iedereen',
  opensClause: 'en|maar|omdat|ik',
  distressSigns: (clauseEnd) => [
    `ik (?:wil|kan|trek)(?: het| dit| echt| zo| gewoon| ook| helemaal| allemaal)* niet meer${clauseEnd}`,
    String.raw`ik wil (?:echt |gewoon |zo )*(?:niet meer (?:leven|verder|bestaan)|dood|liever dood|sterven|verdwijnen|alles opgeven|met alles stoppen)(?!\p{L})`,
    String.raw`ik (?:haat|doe) (?:mezelf|mijn leven)(?!\p{L})`,
    String.raw`ik word (?:\p{L}+ ){0,3}gepest|(?:niemand mag|iedereen haat|niemand vindt) (?:me|mij)(?!\p{L})`,
    String.raw`ik voel me (?:zo |heel |erg |echt )*(?:alleen|eenzaam|waardeloos|ongelukkig)(?!\p{L})`,
    String.raw`ik ben (?:(?:zo|echt|gewoon|veel|te) )+(?:dom|waardeloos|verdrietig)(?!\p{L})`,
    String.raw`(?:mijn|mn|m'n) (?:stief)?(?:vader|moeder|papa|mama|pa|ma|broer|oom|opa|vriend)[^.!?\n]{0,40}(?:slaat|sloeg|slaan|geslagen|schopt|schopte|mishandel\p{L}*|pijn doet|doet (?:me|mij) pijn|drinkt|dronken|bedreig\p{L}*)`,
    String.raw`(?:slaan|slaat|schoppen|schopt|pesten|pest|bedreigen|bedreigt|duwen|wachten|filmen) (?:ze |hij |zij )?(?:me|mij)(?!\p{L})`,
    String.raw`(?:bang|durf)[^.!?\n]{0,40}(?:naar huis|thuis)`,
    String.raw`(?:ik|me|mij)[^.!?\n]{0,40}(?:doodgaan|dood (?:zijn|wil|ga|was)|zelfmoord|niet meer wakker|nooit meer wakker|niet meer (?:leven|bestaan|er zijn))`,
    String.raw`als ik (?:er niet meer|dood|weg|verdwenen)(?!\p{L})|zonder mij (?:is|zijn|was)|niemand zou (?:me|mij|het)(?!\p{L})`,
    String.raw`(?:snij|snijd|kras|krab|verwond)(?: ik)? (?:mezelf|mijzelf|me)(?!\p{L})|(?:mezelf|mijzelf) (?:snij|pijn|wat aan)\p{L}*`,
    String.raw`(?:zit|raakt|komt|zat)[^.!?\n]{0,40}(?:aan (?:me|mij)|(?:me|mij) aan)(?!\p{L})`,
    String.raw`(?:ik|we|wij)[^.!?\n]{0,40}(?:niks|niets|geen eten|al \p{L}+ dagen)[^.!?\n]{0,40}(?:gegeten|te eten|eten)(?!\p{L})|(?:we|wij) slapen in de auto`,
    String.raw`(?:mijn|mn|m'n) (?:stief)?(?:vader|moeder|papa|mama|pa|ma|broer|oom|opa|vriend|buurman)[^.!?\n]{0,40}(?:gooit?|sluit|sloot|opgesloten|opsluit|schreeuwt|scheldt|dreigt|buiten gezet|knijpt|trapt|schopt)(?!\p{L})`,
    String.raw`(?:me|mij)(?!\p{L})[^.!?\n]{0,40}(?:belachelijk|uitlachen|uitgelachen|bespugen|spugen|gepest|pesten|bedreig\p{L}*|dwing\p{L}*|gedwongen|uitschelden|uitgescholden|achtervolg\p{L}*|aanrak\p{L}*|foto|naakt)`,
    String.raw`ik(?!\p{L})[^.!?\n]{0,40}(?:niet (?:meer )?zitten|geen uitweg|aan de dood|als ik dood|ben bang (?:van|voor) (?:hem|haar|thuis|mijn)|mezelf pijn|weglopen van huis|hier weg)(?!\p{L})|ik dood (?:was|ga|wil)`,
  ],
  masking,
  phrases,
  scoring,
};
