import type { LinePatterns } from '../lines.ts';

/** The lines of Dutch lessons. */
export const nlLines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:les|leer)?doel(?:en|stellingen)?\b|na (?:deze|dit) (?:les|paragraaf|hoofdstuk|thema)|aan het eind(?:e)? van|wat (?:ga|leer|kun) je|je leert|in deze (?:les|paragraaf) leer)/iu,
    keyWords:
      /^(?:begrippen|kernbegrippen|kernwoorden|sleutelwoorden|belangrijke (?:woorden|begrippen)|trefwoorden)\b/iu,
    glossary: /^(?:begrippen(?:lijst)?|woordenlijst|kernbegrippen|belangrijke (?:woorden|begrippen)|definities)\b/iu,
    tasks:
      /^(?:opdracht|opgave|oefen|vra(?:ag|gen)\b|aan de slag|aan het werk|zelf aan|huiswerk|verwerking|toets|check|wat gaan we doen|agenda|programma|planning|terugblik|afsluiting|inleveren|doel van de les|wat weet je nog|discussie|veiligheid|opruimen|ruim op|bronnen\b|antwoorden|resultaten)/iu,
    materials: /^(?:nodig|benodigdheden|dit heb je nodig|wat heb je nodig|ingrediënten|materia(?:al|len))\b/iu,
    procedure: /^(?:werkwijze|zo doe je het|uitvoering|bereiding(?:swijze)?|stappen(?:plan)?|aanpak|methode$)/iu,
    example: /^(?:voorbeeld(?:opgave|som|en)?|uitgewerkt|rekenvoorbeeld|uitwerking|berekening)\b/iu,
    source: /^(?:bron\b|gedicht|fragment|citaat|tekst [a-d0-9])/iu,
  },
  goal: /^(?:ik|je|jij) (?:kan|kunt|kun|weet|leert|ken|kent|begrijpt|begrijp)\b/iu,
  task: /^(?:maak|maken|teken|noem|leg (?:(?:in|met|kort)\b.*)?uit|vul|bespreek|zoek|lees|bekijk|kijk|schrijf|bereken|reken|geef|kies|streep|omcirkel|onderstreep|kleur|plak|knip|vergelijk|beschrijf|beantwoord|bedenk|overleg|controleer|lever|neem|pak|leer|werk|ga|zet|verbind|gebruik|markeer|verzamel|test|vraag|herhaal|spoel|draag|was|let|denk|stel|sla|presenteer|haal|klaar\?|huiswerk|tip|kopieer|voeg|verwerk|probeer)\b/iu,
  formField:
    /^(?:(?:voor|achter)?naam|klas|datum|docent|groep|cijfer|vak|school|leerling|partner|les ?uur)\s*[:.…_]|[_.…]{6,}|\bklas:|\d+ ?min(?:uten)?\b\.?\)?$|^(?:dhr|mevr|meneer|mevrouw|juf|meester)\b/iu,
  pageFurniture:
    /^(?:dia|slide|pagina|pag\.?|blz\.?|blad)\s*\d+|^\d+$|©|^pagina\b|\bpagina \d+|^(?:noordhoff|malmberg|thiememeulenhoff|versie)\b/iu,
  example:
    /^(?:voorbeeld|bijvoorbeeld|vb|rekenvoorbeeld|uitwerking|gegeven|gevraagd|antwoord|uitkomst)\b\s*\d*\s*[:.]/iu,
  label:
    /^(?:(?:grote? |klein[e]? |extra |belangrijk(?:e|ste)? )?(?:voordeel|nadeel|voordelen|nadelen|doel|gevolg|oorzaak|voorbeeld|tip|let op|pas op|opmerking|uitleg|vraag|antwoord|bron|stap(?: \d+)?|veiligheid|conclusie|onthoud|samenvatting|vroeger|nu|later|toen|ruim op|theorie|regel|formule|kenmerken?|taken|taak|weetje|les|paragraaf|hoofdstuk|thema|blok|dia|nodig|werkblad|practicum|mythe|waar|niet waar|fout|goed|misverstand|zomer|winter))(?!\p{L})/iu,
  announcesError:
    /^(?:let op|pas op|veelgemaakte fout(?:en)?|veel gemaakte fout|misverstand(?:en)?|mythe|fout|valkuil|denkfout)\s*[:!–-]?\s*/iu,
  callsAttention: /^(?:let op|pas op)/iu,
  statesError:
    /(?:veel|sommige|de meeste)\s(?:\p{L}+ )?(?:leerlingen|mensen|kinderen|studenten|brugklassers|jongeren)\s(?:denken|geloven|zeggen|menen|schrijven)(?: vaak| ten onrechte| nog(?: steeds)?| soms)* dat (?<error>.+)|(?:vaak|soms|ten onrechte) (?:wordt|werd) (?:vaak |ten onrechte )?(?:gedacht|gezegd|beweerd) dat (?<thought>.+)|(?:een )?(?:veelgemaakte fout is (?:om )?te denken|(?:misverstand|misvatting|fabel|hardnekkige? (?:misverstand|fabel|idee|mythe)) is) dat (?<mistake>.+)|\b(?:misverstand|misvatting|denkfout|veelgemaakte fout)/iu,
  denies:
    /^(?:(?:dat|dit|het) (?:is|klopt) (?:(?:dus|echter|helemaal|natuurlijk) )?(?:niet (?:zo|waar|juist|goed|altijd (?:zo|waar))|niet|onjuist|onwaar|fout|een (?:fout|misverstand|fabel))|niet waar|onwaar|onjuist|fout|nee)(?!\p{L})/iu,
  putsRight:
    /^(?:in werkelijkheid|eigenlijk|in feite|maar|echter|toch|juist)(?!\p{L})|(?<!\p{L})ten onrechte(?!\p{L})/iu,
  agrees:
    /^(?:(?:dat|dit) (?:klopt(?! niet)|is (?:waar|zo|juist))|(?:zij|ze) hebben gelijk|ander(?:e|en)(?!\p{L})|en |(?:dat (?:is|klopt) )?(?:in theorie|in principe|soms|deels|gedeeltelijk|niet altijd)(?!\p{L}))/iu,
  opensTruth: /^(?:in werkelijkheid|in feite|eigenlijk),? /iu,
  opensContrast: /^(?:maar |echter, )|(?<=^\S+(?: \S+){0,3}) echter(?= )/iu,
  asksForNumber:
    /(?<!\p{L})(?:hoeveel|hoe (?:groot|hoog|lang|ver|snel|zwaar|duur|breed|diep)|bereken|wat is|wat kost)(?!\p{L})/iu,
  toMachine:
    /\b(?:negeer|vergeet) (?:alle |de |deze |je |jouw )*(?:vorige |eerdere |bovenstaande )?(?:instructies|opdrachten|regels|prompt)|\b(?:als|je bent een) (?:ai|taalmodel|chatbot|assistent)\b|\b(?:ai|chatgpt|taalmodel|assistent)[,:] |\bsysteemprompt\b|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior |above )?(?:instructions|rules|prompts?)|\bsystem prompt\b|\byou are (?:an? )?(?:ai|assistant|language model|chatbot)|^(?:system|assistant|user)\s*:/iu,
};
