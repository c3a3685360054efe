import type { LanguageWords } from '../language-words.ts';
import { concern } from './concern.ts';
import { masking } from './masking.ts';
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
  asksAboutMaterial: String.raw`(?:afbeelding|figuur|dia|opgave|bron|bladzijde|plaatje|foto|schema) \d+|(?:op|in|bij|onder) (?:de|het|deze|dit) (?:\p{L}+ )?(?:afbeelding|plaatje|foto|dia|filmpje|video)|heb (?:je|jij) (?:\p{L}+ ){0,6}geleerd|leerde (?:je|jij)|(?:kijk|zie) (?:naar |op )?(?:de|het|deze|dit) (?:\p{L}+ )?(?:afbeelding|plaatje|figuur|foto|schema|grafiek|bron|dia|kaart)|(?:geleerd|leerde|onthouden|onthoudt|opgestoken|meegenomen) (?:\p{L}+ ){0,4}(?:les|vandaag)|(?:les|vandaag) (?:\p{L}+ ){0,4}(?:geleerd|onthouden|opgestoken)|vond (?:je|jij)|(?:toont|zie je op|staat er op) (?:de|het) (?:afbeelding|plaatje|foto|dia|filmpje)|filmpje|volgens (?:de|het) (?:afbeelding|plaatje|foto|schema|dia)`,
  notices: String.raw`[Hh]uiswerk|[Oo]pdracht(?:en)? \d|[Ii]nleveren|[Ww]erkblad|[Bb]ladzijde|[Bb]lz|[Dd]ia \d|[Pp]roefwerk|[Tt]oets (?:op|over)|afwezig|(?:[Mm]eneer|[Mm]evrouw|[Jj]uf|[Mm]eester) \p{Lu}\p{L}{0,12}|korting|[Gg]ratis|[Aa]anbieding|[Tt]ip:|[Aa]bonne\p{L}{0,12}|[Bb]estel|[Uu]itverkoop|voor (?:maandag|dinsdag|woensdag|donderdag|vrijdag)|[Oo]pgaven? \d|[Mm]aak thuis|[Nn]eem (?:\p{L}+ ){0,4}mee|volgende (?:les|keer|week)|[Ff]ilmpje|[Vv]ergeet (?:je|niet)|\d{1,3} ?% korting`,
  numberWords:
    /(?<!\p{L})(?:(?<!(?:de|deze|die) )twee|twee(?= (?:leerlingen|antwoorden|kinderen|derde))|drie|vier|vijf|zes|zeven|(?<!in )acht|negen|tien|elf|twaalf|twintig|helft|driekwart|procent|(?:de )?meeste (?:leerlingen|antwoorden|kinderen)|meerderheid|niemand|iedereen)(?!\p{L})/giu,
  outOf: 'van de|van',
  quantityWords: String.raw`(?:bijna |vrijwel |haast |zowat )?(?:sommige|enkele|vele|veel|weinig|de meeste|meerdere|verschillende|een paar|een aantal|een hand(?:je)?vol|alle|geen enkele) (?:van de )?(?:leerlingen|kinderen|antwoorden|inzendingen)|sommigen|enkelen|velen|de meesten|een enkeling|enkelingen|(?:bijna|vrijwel|haast|zowat) (?:iedereen|niemand|allemaal)|(?:de|een) (?:hele|halve) (?:klas|groep)|een hand(?:je)?vol|een (?:groot |flink |klein )?deel van de (?:klas|leerlingen|groep)|een (?:groot|flink) deel(?! van)|minderheid|een (?:kwart|derde) van de (?:klas|leerlingen)|merendeel|gros van de|overgrote deel|(?:nauwelijks|amper|haast|bijna|vrijwel|zo goed als) (?:iemand|niemand|één|een)|weinigen|enkele(?:n)? van hen|een paar van hen|heel wat (?:leerlingen|kinderen|antwoorden)|tal van (?:leerlingen|kinderen|antwoorden)|(?:de|het) (?:rest|overige) van de (?:klas|groep)|de overigen|grotendeels|overwegend|(?:elke|iedere|geen) (?:leerling|kind)|allen(?= (?:denken|vinden|weten|schrijven|zeggen))|driekwart|nergens|(?:wordt|worden|werd|is|zijn|heeft|hebben) (?:nooit|nergens|overal|steeds|altijd|telkens)(?=(?: \p{L}{1,20}){0,4} (?:\p{L}{0,8}ge|be|ver|ont|her)\p{L}{2,14}(?:d|t|en)(?:[.,;!?]|$))`,
  remarksOnPersons: String.raw`luie|(?:is|zijn|was|waren|te|erg|heel|zo|gewoon) lui|slordige?|domme?|zwakke (?:leerling|lezer|rekenaar)\p{L}{0,12}|onoplettend|ongeconcentreerd|ongemotiveerd|niet opgelet|slimme?|begaafde?|adhd|autis\p{L}{0,12}|dyslec\p{L}{0,12}|dyslexie|zwakke? (?:groep\p{L}{0,12}|klas|leerling\p{L}{0,12}|lezers?|rekenaars?)|trage (?:leerling\p{L}{0,12}|denkers?)|(?:niet|slecht|onvoldoende|nauwelijks) (?:goed )?(?:opgelet|geleerd|geluisterd|geoefend|gestudeerd|voorbereid|hun best)|geen moeite|ongeïnteresseerd\p{L}{0,12}|gemakzuchtig\p{L}{0,12}|niet serieus|intelligent\p{L}{0,12}|onvolwassen|achterstand|laag niveau|leesprobleem\p{L}{0,12}|niveau (?:voor|van) deze klas|(?:niet|onder) het niveau|thuis ?hoort niet in`,
  callsWrong:
    'niet juist|onjuist|klopt niet|niet waar|fout|verkeerd|niet goed|misverstand|misvatting|denkfout|vergissing|onzin|niet zo',
  teachesThat: String.raw`(?:leg|vertel|benadruk|herhaal|toon|laat|zeg|herinner|maak|onderstreep|schrijf|noteer|dicteer|onthoud|bespreek|zet)(?!\p{L})[^.!?:]{0,60}?(?: dat(?!\p{L})| waarom(?!\p{L})|:)`,
  setsRight: String.raw`niet|geen|nooit|nergens|niks|fout|onjuist|verkeerd|verbeter\p{L}{0,12}|corrige\p{L}{0,12}|klopt|kloppen|in plaats van|juist wel|vergelijk\p{L}{0,12}|kies|kiezen|ontdek\p{L}{0,12}|weerleg\p{L}{0,12}|aanvul\p{L}{0,12}|vul\p{L}{0,12} aan`,
  feedbackWords: `antwoord uitkomst resultaat uitleg verklaring reden aanleiding oorzaak gevolg verband rol term begrip woord idee
    gedachte stap volgorde berekening onderbouwing voorbeeld verschil onderscheid kern helft vraag gevraagd juist
    goed fout kloppend correct onvolledig volledig duidelijk precies vaag ontbreekt ontbreken mist missen vergeten
    weggelaten benoemd vermeld beschreven uitgelegd verklaard onderbouwd begrepen herkend gezien gezegd gedacht
    aangezien opgevat verward verwisseld omgedraaid gelijkgesteld vergeleken toegeschreven toegepast gebruikt
    gegeven gezocht gemaakt gebeurt gebeurde later eerder vroeger enkel iemand ding manier soort`,
  concern,
  masking,
  scoring,
};
