import type { Grammar } from '../grammar.ts';

const term = String.raw`(?<term>(?:(?:the|an?) )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const called = '(?:called|known as|named|termed|referred to as)';

/** English. */
export const en: Grammar = {
  pointsBack:
    /^(?:(?:\p{L}+ ){0,2}(?:years?|days?|weeks?|months?) later|later|afterwards|(?:when|if|once) (?:it|they|he|she|this|that)|this|that|these|those|it|they|he|she|its|their|his|her|such|then|therefore|thus|so|as a result|here|there|also|most of (?:it|them)|the rest|some of (?:it|them))\b/iu,
  leansBack: /\b(?:of (?:it|them|this)|in (?:it|them|this))\b/iu,
  articles: /^(?:the|an?)\s+/iu,
  namesPrevious: [
    new RegExp(
      String.raw`^(?:this|that|these|those|it)\b[^,:]{0,40}?\b(?:is|are)\s(?:also )?${called}\s${term}\.$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:we|scientists|people|you|historians) call (?:this|that|these|it|them)(?: process| change| stage)? ${term}\.$`,
      'iu',
    ),
  ],
  naming: /\b(?:is|are) (?:called|known as|named)\b/giu,
  definitions: [
    /^(?<meaning>[^,;:]{12,}), (?:also |often )?(?:called|known as) (?<term>[^,;:]{3,40}), /iu,
    /^(?<term>[\p{L}-]+(?: [\p{L}-]+)?) means (?:that )?(?<meaning>[^;:]{12,})\.$/iu,
    new RegExp(
      `^(?<meaning>[^:]{12,}?), (?:which|who|and|that) (?:is|are) (?:also )?${called} ${term}(?=[,.;:])`,
      'iu',
    ),
    new RegExp(String.raw`^(?<meaning>[^:]{12,}?) (?:is|are) (?:also )?${called} ${term}\.$`, 'iu'),
    /^(?<meaning>[^:]{16,}): (?<term>\p{Ll}[\p{L}-]{4,})\.$/u,
    new RegExp(String.raw`(?<around>\b(?:an?|the) (?:[\p{L}-]+ ){1,6}?called ${term})(?=[,.;:])`, 'iu'),
    /(?:^|\s)(?<term>[\p{L}-]{4,}), (?<meaning>an? (?:[\p{L}-]+ ){1,4}(?:that|which|who|where|of|for|in) [^,.;:]+)(?=[,.;:])/iu,
    /^(?<np>(?<term>(?:(?:an?|the) )?[\p{L}-]+(?: [\p{L}-]+){0,2})) (?<verb>is) (?<meaning>(?:an?|the) (?:[\p{L}-]+ ){1,4}(?:that|which|who|where|of|by|for|in|between)[ ,][^.;:]+)\.$/iu,
    /^(?<np>(?<term>[\p{L}-]+(?: [\p{L}-]+)?)) (?<verb>are) (?<meaning>(?:[\p{L}-]+ ){1,3}(?:that|which|who) [^.;:]+)\.$/iu,
  ],
  effectThenCause: [/^(?<effect>[^;]{12,}?),? because (?!of)(?<main>[^;]{8,})\.$/iu],
  causeThenEffect: [
    /^(?<main>[^;]{12,}?), so (?!that|far|much|many)(?<effect>(?:the|an?|\p{L}+s?|it|they) [^;]{8,})\.$/iu,
    /^because (?!of)(?<main>[^,;]{8,}), (?<effect>[^;]{10,})\.$/iu,
  ],
  causeThenInverted: [],
  therefore: [/^(?<before>[^,;]{3,}?) (?:therefore|thus|consequently)(?<after> [^;]{6,})\.$/iu],
  thereforeFirst: [
    /^(?:therefore|as a result|consequently|for this reason|that is why|this is why|thus),? (?<effect>[^;]{10,})\.$/iu,
  ],
  consequences: [
    /^(?<cause>(?!.* means? )[^;]{12,}?), (?<effect>which (?:makes?|made|causes?|caused|means|meant|leads?|led|allows?|allowed|explains?) [^;]{8,})\.$/iu,
  ],
  conditions: [
    /^(?<when>(?:when|if|once|as soon as) (?<bare>(?!you|we|it |they |he |she )[^,;]{8,})), (?<outcome>[^;:]{8,}[^;]*)\.$/iu,
  ],
  sequel: /\b(?:then|in that case)\b/iu,
  contrasts: [/^(?<first>[^;]{10,}?), ?(?:while|whereas|(?<but>but|although)) (?<second>[^;]{10,})\.$/iu],
  opposedThings: [],
  needs: /\bneeds?\b|\bneeded\b|\brequires?\b|\bconsists? of\b/iu,
  dependsOn: /\bdepends? on\b|\bdetermined by\b/iu,
  and: 'and',
  process: /(?:tion|sion|ing|ism|sis|off)$/iu,
  situation: /^(?:where|when|if) /iu,
  preposition: /^(?:in|at|on|with|by|for|during) /iu,
};
