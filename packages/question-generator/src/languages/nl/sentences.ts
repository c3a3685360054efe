import type { DefinitionPattern, SentencePatterns } from '../sentences.ts';
import { withAntecedent } from './antecedent.ts';
import { placeOf, straighten } from './inversion.ts';
import { nlRules } from './rules.ts';

const term = String.raw`(?<term>[\p{L}’'-]+(?: [\p{L}-]+){0,2}?)`;
const np = `(?<np>(?:(?:[Dd]e|[Hh]et|[Ee]en) )?${term})`;
const called = '(?:heet|heten|noemen we|noemt men|noem je|noemen wij)';
/** What makes a noun phrase an explanation: a clause or a phrase behind its noun. */
const explains = String.raw`(?:die|dat|waar\p{L}*|van|met|om|in|tussen|door|voor|uit|tot|zonder|boven|onder|bij|op|over)`;

/** “De wegen zijn *gevaarlijk* voor fietsers” does not say what they are. */
const plural = String.raw`(?!(?:gesloten|afgesloten|gebonden|geboren|gebleven|geworden|gegeven|gevonden|gebroken|verboden|verdwenen|vergeten|verloren|verlaten|open|eigen|tevreden|binnen|buiten|samen) )[\p{L}-]+(?:en|s|['’]s|a|i)`;

const definitions: readonly DefinitionPattern[] = [
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:dit|dat|deze|die|zo['’]n)\b[^,:]{0,40}?\b${called} (?:ook wel |we )?${np}$`,
      'iu',
    ),
  },
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:dit|dat|deze|die|zo['’]n)\b[^,:]{0,40}?\b(?:wordt|worden) (?:ook wel )?${np} genoemd$`,
      'iu',
    ),
  },
  { by: 'told', pattern: new RegExp(`^onder ${np} verstaa[nt]? (?:we|men|je) (?<meaning>.{10,})$`, 'iu') },
  { by: 'told', pattern: new RegExp(`^${term} (?:betekent|houdt in) (?:dat )?(?<meaning>.{12,})$`, 'iu') },
  { by: 'told', pattern: new RegExp(`^[^:;]{12,} en ${called} (?:ook wel )?${np}$`, 'iu') },
  {
    by: 'name',
    pattern: new RegExp(
      String.raw`^(?<meaning>(?!(?:dit|dat|deze|die|zijn|haar|hun|zo['’]n|als|wanneer|daarom|daardoor|bij|in|op|hij|zij|ze|er|daar|hier)\b)[^:;]{12,}?(?<! en)),? ${called} (?:ook wel )?${np}$`,
      'iu',
    ),
  },
  {
    by: 'name',
    pattern: new RegExp(
      String.raw`^(?<meaning>(?!(?:dit|dat|deze|die|zijn|haar|hun|zo['’]n|als|wanneer|daarom|daardoor|bij|in|op|hij|zij|ze|er|daar|hier)\b)[^:;]{12,}?),? (?:wordt|worden) (?:ook wel )?${np} genoemd$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>is) (?<meaning>(?!(?:[ée]{2}n|een) van |een der )(?!het (?:hoog|laag|groot|klein|sterk|mee|min|dicht|ver|warm|koud|be|lang)st )(?:een|de|het) (?:[\p{L}-]+,? ){1,5}?${explains} .+)$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^(?<np>[Ee]en ${term}) (?<verb>was) (?<meaning>een (?:[\p{L}-]+,? ){1,5}?${explains} .+)$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>is) (?<meaning>(?:een|de|het) (?:[\p{L}-]+ ){2,8}(?:halen|maken|brengen|zetten|scheiden))(?: .+)?$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>zijn) (?<meaning>(?:[\p{L}-]+ ){0,2}${plural} (?:die|waar\p{L}*|van|met|om|tussen|voor|zonder) .+)$`,
      'iu',
    ),
  },
  {
    by: 'told',
    pattern: /(?:^|\s)(?<term>[\p{Ll}-]{4,}), (?<meaning>een (?:[\p{L}-]+ ){1,4}(?:die|dat|waar\p{L}*) [^,]+)$/u,
  },
];

/** “Het” before it is no article. */
const comparative = String.raw`(?!\p{L}*(?:water|weer|leger|koper|zilver|filter|papier|nummer|cijfer|klooster|theater)\b)\p{L}+er`;

/** Dutch sentences. */
export const nlSentences: SentencePatterns = {
  leansElsewhere:
    /\b(?:daarvan|daaraan|daarin|daarmee|daarbij|daarop|daaruit|daarvoor|daardoor|daarom|hiervan|hierin|hierbij|hierdoor|hiermee|hiervoor|ervan|erin|erop|ermee|eraan|eruit|ervoor|erdoor|deze|dit|dezelfde|zulke|zo['’]n|laatstgenoemde|bovenstaande|onderstaande|hierboven|hieronder|afbeelding|figuur|bladzijde|er (?:beter|mee|aan|in|uit|bij|van|op|door|voor))\b|\b(?:het|hem|ze|hen|haar|dat|dit|zo|niet)$/iu,
  pronounFirst: new RegExp(
    String.raw`^(?:hij|zij|ze|die|dat|men|we|wij|ik|hun|haar|er|daar|toen|dan|dus|maar|en|ook|het (?:niet|er|dan|ook|zo|te|wel|nog|snel|${comparative})\b|het$|(?:de|het|een) \p{L}+ \p{L}+ er)(?!\p{L})|\b(?:hem|hen)\b`,
    'iu',
  ),
  pronounSecond: new RegExp(
    String.raw`^\S+ (?:hij|zij|ze|die|dat|deze|dit|we|wij|ik|haar|hun|er (?:beter|mee|aan|in|uit)|daar|toen|het (?:niet|er|dan|ook|zo|te|wel|nog|snel|${comparative}|van)\b|het$|(?:de|het|een) \p{L}+ er)(?!\p{L})`,
    'iu',
  ),
  pointsBack:
    /^(?:dat|dit|deze|die|hij|zij|ze|het (?:is|wordt|heeft|kan|gaat|was|werd|begint|eindigt)|daar\p{L}*|hier\p{L}*|dan|dus|ook|zo|zulke|er(?! (?:zijn|is|was|waren|bestaan))|hun|haar|toen|maar|want|en|echter|later|vervolgens|ten slotte|(?:met|door|van|voor|in|uit|bij) (?:die|dat|deze|dit|hem|haar)|een ander\p{L}*|de ander\p{L}*|beide|allebei|zo['’]n|juist|toch|wel)(?!\p{L})/iu,
  connective:
    /,? (?:dus|immers|bovendien|eveneens|namelijk|uiteindelijk|tenslotte|(?<!(?:\p{L}er|meer|minder|anders|eerder|liever|dan) )dan(?= \p{L}+(?:er)?$)|(?<!\b(?:maar|en|of|dan|wie|wat|waar|hoe) )ook(?! (?:wel|al|als)(?!\p{L})))(?!\p{L})/giu,
  hangsOn:
    /(?<!\p{L})(?:toch|echter|(?:van|aan|voor|met) (?:hen|hem)|nog steeds|alsnog|desondanks|evenmin|ook|(?:eerdere|vorige|latere|andere|overige) \p{L}+)(?!\p{L})/iu,
  lasts: /(?<!\p{L})(?:duurde|duurden|bleef|bleven|tot (?:in )?(?:1\d{3}|20\d\d))(?!\p{L})/iu,
  particular:
    /\d|[“„"«]|^zo['’]n\s|(?<!\p{L})(?:eerste|tweede|derde|laatste|volgende|dit gedicht|bijvoorbeeld)(?!\p{L})/iu,
  contrasts: /, (?:terwijl|maar) .*$/iu,
  definiteNoun: /(?<!\p{L})(?:de|het) (?<noun>\p{L}{3,})/giu,
  indefiniteNoun: /(?<!\p{L})een (?:\p{L}+e )?(?<noun>\p{L}{3,})/giu,
  relativeClause: /, (?:die|dat|waar\p{L}*) [^,]+(?:,(?= \p{L})|$)/giu,
  frameOf: (sentence) =>
    /^(?:In|Op|Bij|Tijdens|Onder) (?!algemeen|werkelijkheid|feite|principe|theorie|(?:het|de|een) (?:algemeen|begin|eind\p{L}*|jaar|eeuw|manier|geval|tekst|afbeelding)|zijn |haar |hun |di[te] |deze |dat |elk|.*\d)[^,:;]+/u.test(
      sentence,
    )
      ? placeOf(sentence)
      : undefined,
  article: /^(?:de|het|een)\s+/iu,
  indefinite: /^een\s/iu,
  hollowNoun:
    /(?:^|\s)(?:voorbeeld(?:en)?|gevolg(?:en)?|nadeel|voordeel|nadelen|voordelen|reden(?:en)?|oorza(?:ak|ken)|doel|verschil(?:len)?|probleem|antwoord|belangrijkste|kern|resultaat|eerste|tweede|derde|laatste|deel|manier|situatie|volgende|bekendste|grootste|andere?|enige|beste|conclusie|punt|uitleg|les|tekst|bron|opdracht|hier|daar|nu|er|men|jongen|meisje|wat|wie|dat|dit|deze|die|het|ik|hij|zij|we|je|regel|rest|bedoeling|truc|idee|uitkomst|som|formule|taak|rol|alleen|ook|niet|hoofdpersoon|titel|schrijver|dichter)(?!\p{L})/iu,
  ambiguousTerm: /^vraag$/iu,
  isPlural: (term) =>
    /(?:en|s|['’]s|eren)$/iu.test(term) &&
    !/(?:isme|eren|ing|proces|analyse|fase|aanpassen|filtreren|is|us|os|ns|ss|as)$/iu.test(term),
  opensMeaning: /^(?:de|het|een|wanneer|als|dat|iets|iemand|alle|manier|geheel|deel)\s/iu,
  givesExample: /\b(?:zoals|bijvoorbeeld|bijv\.|denk aan)\s/iu,
  withAntecedent,
  order: {
    first: /^(?:eerst|allereerst|als eerste|in het begin|om te beginnen),? /iu,
    next: /^(?:daarna|vervolgens|dan|hierna|daarop),? /iu,
    last: /^(?:ten ?slotte|tot slot|uiteindelijk|als laatste|aan het eind(?:e)?),? /iu,
    process:
      /(?<!\p{L})(?:stap(?:pen)?|fasen?|volgorde|stadia|verloop|kringloop|proces)(?!\p{L})|(?:proces|kringloop)(?!\p{L})/iu,
    ordinal: /(?<!\p{L})(?:eerste|tweede|derde|vierde|vijfde|laatste)(?!\p{L})/iu,
    straighten,
  },
  definitions,
  rules: nlRules,
};
