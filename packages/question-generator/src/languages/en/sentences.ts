import type { DefinitionPattern, SentencePatterns } from '../sentences.ts';
import { withAntecedent } from './antecedent.ts';
import { enRules } from './rules.ts';

const term = String.raw`(?<term>[\p{L}’'-]+(?: [\p{L}-]+){0,2}?)`;
const np = `(?<np>(?:(?:[Aa]n?|[Tt]he) )?${term})`;
const called = '(?:called|known as|named|termed|referred to as)';
const explains = `(?:that|which|who|whose|where|when|of|in|by|for|between|used|made|from|to|with|on|at|about|without|directly|near|above|below|around)`;
/** “The roads are *dangerous* in winter” does not say what they are. */
const plural = String.raw`(?:[\p{L}-]+(?<!ou|le|s|u)s|people|men|women|children|bacteria|fungi|algae|teeth|nuclei)`;
const noPointer = String.raw`(?!(?:this|that|these|those|it|they|he|she|such|when|if|in|on|at|here|there|we|you|so|because|as|today)\b)`;

const definitions: readonly DefinitionPattern[] = [
  {
    by: 'previous',
    pattern: new RegExp(
      String.raw`^(?:this|that|these|those|it)\b[^,:]{0,40}?\b(?:is|are) (?:also |often )?${called} ${np}$`,
      'iu',
    ),
  },
  {
    by: 'previous',
    pattern: new RegExp(
      `^(?:we|scientists|people|you|historians|economists) call (?:this|that|these|it|them)(?: process| change| stage)? ${np}$`,
      'iu',
    ),
  },
  {
    by: 'name',
    pattern: new RegExp(`^(?<meaning>when [^,;:]{10,80}), (?:this|it) is (?:also |often )?${called} ${np}$`, 'iu'),
  },
  { by: 'told', pattern: new RegExp(`^${term} means (?:that )?(?<meaning>.{12,})$`, 'iu') },
  {
    by: 'name',
    pattern: new RegExp(`^(?<meaning>${noPointer}[^:;]{12,}?) (?:is|are) (?:also |often )?${called} ${np}$`, 'iu'),
  },
  // “A dye called anthocyanin” names it and does not say what it is.
  {
    by: 'told',
    pattern: new RegExp(
      String.raw`(?<=\s)(?:an?|the) (?:[\p{L}-]+ ){1,3}?${explains} (?:[\p{L}-]+ ){2,8}?${called} ${term}$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>is) (?<meaning>(?:an?|the) (?:[\p{L}-]+,? ){1,5}?${explains} .+)$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^(?<np>(?<term>\p{Lu}\p{Ll}+(?:ism|tion|sion|ery))) (?<verb>was) (?<meaning>an? (?:[\p{L}-]+,? ){1,5}?${explains} .+)$`,
      'u',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^(?<np>An? ${term}) (?<verb>was) (?<meaning>an? (?:[\p{L}-]+,? ){1,5}?${explains} .+)$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^(?<np>${term}) (?<verb>were) (?<meaning>(?:[\p{L}-]+ ){1,3}(?:that|which|who) .+)$`,
      'iu',
    ),
  },
  {
    by: 'is',
    pattern: new RegExp(
      String.raw`^${np} (?<verb>are) (?<meaning>(?!the (?:main|only|most|best|first|last|\p{L}+est)\b|[\p{L}]+(?:ed|en|own|ound|made|built|kept) (?:from|into|in|by|of|for|with|to|on|at|out|as)\b)(?:the )?(?:[\p{L}-]+ ){0,3}?${plural} (?:that|which|who|where|of|on|with|about|used|made|in|for|from|between) .+)$`,
      'iu',
    ),
  },
  {
    by: 'told',
    pattern: /(?:^|\s)(?<term>[\p{Ll}-]{4,}), (?<meaning>an? (?:[\p{L}-]+ ){1,4}(?:that|which|who|where) [^,]+)$/u,
  },
];

/** English sentences. */
export const enSentences: SentencePatterns = {
  leansElsewhere:
    /\b(?:this|these|those|the (?:latter|former|same(?! (?:sound|length|size|value|number|amount|base|speed|shape|species|meaning|denominator|temperature|kind) (?:of|in|at|as|for|from|to|with|and|or))|other)|of (?:it|them)|such|in this way|so far|above|below|opposite page|figure|diagram|picture|page \d+|here)\b|\b(?:it|them|him|her|there|so|do|does|not)$/iu,
  pronounFirst:
    /^(?:(?:in|on|at|by|for|with|from|to|after|before|during|as|if|when|because) (?:\S+ ){1,4})?(?:it|they|he|she|we|i|you|its|their|his|her|this|that|these|those(?! who)|there|then|but|and|also|one|some|others|another|both|each|most)\b|\b(?:them|him)\b/iu,
  pronounSecond: /^\S+ (?:it|they|he|she|we|i|its|their|his|her|this|that|these|those|one|some|others)\b/iu,
  pointsBack:
    /^(?:it|they|he|she|its|their|his|her|this|that|these|those|such|then|therefore|thus|so|as a result|here|there(?! (?:is|are|was|were))|also|but|and|or|however|instead|later|afterwards|next|finally|both|another|others|most of|the rest|some of|in (?:this|that|these|both|it)|(?:when|if|once) (?:it|they|he|she|this|that)|by (?:this|then)|for (?:this|that)|at (?:this|that)|because of this|without (?:it|this)|one of (?:them|these)|even so|in fact|in contrast|on the other hand|similarly|the (?:other|same|latter|former|(?:first|second)(?! world war)|result|answer|reason))\b/iu,
  connective:
    /(?:,? (?:therefore|thus|finally|also|moreover|furthermore|eventually|(?<!than )then),?(?= |$))|,? too$/giu,
  hangsOn:
    /\b(?:however|still|again|nevertheless|even so|instead|the (?:new|old) \p{L}+|(?:earlier|previous|later|other) \p{L}+)\b/iu,
  lasts: /\b(?:lasted|remained|stayed|until|continued|had)\b/iu,
  particular: /\d|[“„"«]|^such\s|\b(?:first|second|third|last|next|this poem|for example)\b/iu,
  contrasts: /, (?:while|whereas|but) .*$/iu,
  definiteNoun: /\bthe (?<noun>\p{L}{3,})/giu,
  indefiniteNoun: /\ban? (?:\p{L}+ )??(?<noun>\p{L}{3,})/giu,
  relativeClause: /, (?:which|who|whose|where) [^,]+(?:,(?= \p{L})|$)/giu,
  frameOf: (sentence) => {
    const [, frame] =
      /^((?:In|During|Under|Inside|Near|When|If|While) (?!(?:fact|general|reality|theory|practice|short|summary|conclusion|particular|turn)(?!\p{L})|.*\d|(?:you|we|it|they|he|she|this|that|these|order|other|many|most|some|addition)\b|the (?:past|end|beginning|same|first|following)\b)[^,:;]{4,60}), /u.exec(
        sentence,
      ) ?? [];
    return frame?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  },
  article: /^(?:the|an?)\s+/iu,
  indefinite: /^an?\s/iu,
  hollowNoun:
    /\b(?:examples?|results?|disadvantages?|advantages?|reasons?|causes?|aim|differences?|problem|question|answer|main|core point|first|second|third|last|part|way|situation|following|biggest|largest|other|only|best|conclusion|point|explanation|lesson|text|source|task|here|there|now|he|she|it|they|we|you|who|what|that|this|these|those|one|idea|key|effect|consequence|rest|boy|girl|man|woman|rule|trick|secret|goal|purpose|role|job|not|also|drawback|speaker|poet|title|author|narrator|sum|total|fact|fossils)\b/iu,
  isPlural: (term) =>
    /^(?:fungi|bacteria|people|men|women|children|mice|geese|feet|teeth|nuclei|cacti|larvae|stomata|algae)$/iu.test(
      term,
    ) ||
    (/s$/iu.test(term) && !/(?:ss|us|is|ics|as|os)$/iu.test(term)),
  opensMeaning: /^(?:an?|the|when|how|something|someone|any|all|that|what|where)\s/iu,
  givesExample: /\b(?:such as|for example|e\.g\.|for instance)\s/iu,
  withAntecedent,
  order: {
    first: /^(?:first|firstly|first of all|to begin with|at first),? /iu,
    next: /^(?:then|next|after that|afterwards|second|secondly|third|thirdly),? /iu,
    last: /^(?:finally|lastly|last of all|in the end|eventually),? /iu,
    process: /\b(?:steps?|stages?|phases?|order|process|cycle|procedure|sequence)\b/iu,
    ordinal: /\b(?:first|second|third|fourth|fifth|last|final)\b/iu,
    straighten: (sentence) => sentence,
  },
  definitions,
  rules: enRules,
};
