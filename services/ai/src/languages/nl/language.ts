import type { LanguageWords } from '../language-words.ts';
import { masking } from './masking.ts';
import { phrases } from './phrases.ts';

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
  yesAndNo: 'ja|nee|waar|niet waar|onwaar|juist|onjuist',
  allOrNone: 'alle(?:s| antwoorden)? (?:hierboven|bovenstaande|van)|geen van',
  or: 'of',
  asksAboutMaterial:
    '(?:afbeelding|figuur|dia|opgave|bron|bladzijde|plaatje|foto|schema) \\d+|(?:op|in|bij|onder) (?:de|het|deze|dit) (?:\\p{L}+ )?(?:afbeelding|plaatje|foto|dia|filmpje|video)|heb (?:je|jij) (?:\\p{L}+ ){0,6}geleerd|leerde (?:je|jij)',
  asksForCause: 'waarom|hoe komt|hoe dat komt|oorzaak|gevolg|wat gebeurt',
  numberWords:
    /(?<!\p{L})(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|helft|driekwart|procent|(?:de )?meeste (?:leerlingen|antwoorden|kinderen)|meerderheid|niemand|iedereen)(?!\p{L})/giu,
  quantityWords:
    '(?:bijna |vrijwel |haast |zowat )?(?:sommige|enkele|vele|veel|weinig|de meeste|meerdere|verschillende|een paar|een aantal|een hand(?:je)?vol|alle|geen enkele) (?:van de )?(?:leerlingen|kinderen|antwoorden|inzendingen)|sommigen|enkelen|velen|de meesten|een enkeling|enkelingen|(?:bijna|vrijwel|haast|zowat) (?:iedereen|niemand|allemaal)|(?:de|een) (?:hele|halve) (?:klas|groep)|een hand(?:je)?vol|een (?:groot |flink |klein )?deel van de (?:klas|leerlingen|groep)|minderheid|een (?:kwart|derde) van de (?:klas|leerlingen)',
  remarksOnPersons:
    'luie?|slordige?|domme?|zwakke (?:leerling|lezer|rekenaar)\\p{L}*|onoplettend|ongeconcentreerd|ongemotiveerd|niet opgelet|slimme?|begaafde?|adhd|autis\\p{L}*|dyslec\\p{L}*|dyslexie',
  callsWrong: 'niet juist|onjuist|klopt niet|niet waar|fout|verkeerd|niet goed',
  turningWords: 'niet geen nooit zonder meer minder groter kleiner hoger lager alleen toe af voor na',
  fillerWords: 'denk denken gewoon iets ding dingen spul misschien volgens maakt maken werkt goed antwoord',
  firstPerson: 'ik|me|mij|niemand|iedereen',
  opensClause: 'en|maar|omdat|ik',
  distressSigns: (clauseEnd) => [
    `ik (?:wil|kan|trek)(?: het| dit| echt| zo| gewoon| ook| helemaal| allemaal)* niet meer${clauseEnd}`,
    String.raw`ik wil (?:echt |gewoon |zo )*(?:niet meer (?:leven|verder|bestaan)|dood|liever dood|sterven|verdwijnen|alles opgeven|met alles stoppen)(?!\p{L})`,
    String.raw`ik (?:haat|doe) (?:mezelf|mijn leven)(?!\p{L})`,
    String.raw`ik word (?:\p{L}+ ){0,3}gepest|(?:niemand mag|iedereen haat|niemand vindt) (?:me|mij)(?!\p{L})`,
    String.raw`ik voel me (?:zo |heel |erg |echt )*(?:alleen|eenzaam|waardeloos|ongelukkig)(?!\p{L})`,
    String.raw`ik ben (?:(?:zo|echt|gewoon|veel|te) )+(?:dom|waardeloos|verdrietig)(?!\p{L})`,
  ],
  masking,
  phrases,
};
